// When Play now can be pressed, how long a message takes to show, long tasks, and frames while something moves.
(() => {
  const clock = { interactive: 0, shown: [], long: [], frames: [] };
  window.clock = clock;
  const note = (list) => clock.long.push(...list.getEntries().map((each) => each.duration));
  new PerformanceObserver(note).observe({ entryTypes: ["longtask"] });
  const ready = new MutationObserver(() => {
    if (!document.querySelector("button.primary")) return;
    ready.disconnect();
    setTimeout(() => (clock.interactive = performance.now()));
  });
  ready.observe(document, { childList: true, subtree: true });

  clock.moving = () =>
    document.getAnimations().some((each) => each.playState === "running" && each.effect.getTiming().iterations < Infinity);

  let heard = 0; // when the move came that does not show yet; the first view is of a table that is opened
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      let opened = false;
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.t !== "view") return;
        if (opened && message.played?.length) heard ||= performance.now();
        opened = true;
      });
    }
  };
  new MutationObserver(() => {
    if (!heard) return;
    const since = heard;
    heard = 0;
    requestAnimationFrame(() => setTimeout(() => clock.shown.push(performance.now() - since)));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });

  let before = 0;
  requestAnimationFrame(function frame(now) {
    if (clock.moving()) {
      if (before) clock.frames.push(now - before);
      before = now;
    } else before = 0;
    requestAnimationFrame(frame);
  });
})()
