// What is wrong with a screen as it stands, for eyes and fingers. Asks for axe, too, where it is loaded.
(() => {
  const name = (each) => `"${each.textContent.trim().slice(0, 60)}"`;

  /** What sticks out of the window, and words that do not fit into what they stand in. What is only read out has a
   *  box of one pixel. */
  function cutOff() {
    const wide = document.documentElement.scrollWidth;
    const page = wide > innerWidth ? [`the page is ${wide} wide`] : [];
    const tight = [...document.querySelectorAll("button, a, summary, h1, h2, h3, label")].filter(
      (each) =>
        each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1 && !each.closest("[data-place]") && getComputedStyle(each).display !== "inline",
    );
    return [...page, ...tight.map((each) => `${name(each)} needs ${each.scrollWidth} and has ${each.clientWidth}`)];
  }

  /** Fingers need 44 pixels. A link in running text is excused; a control may be as large as its label. */
  function small() {
    const size = (each) => {
      const boxes = [each, each.closest("label")].filter(Boolean).map((one) => one.getBoundingClientRect());
      return [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
    };
    return [...document.querySelectorAll("button, a, select, input, summary")]
      .filter((each) => each.checkVisibility() && !(each.tagName === "A" && each.closest("p, li, dd")))
      .filter((each) => Math.min(...size(each)) < 43.5)
      .map((each) => `${each.tagName} ${name(each)} ${each.ariaLabel ?? ""} is ${size(each).map(Math.round).join(" x ")}`);
  }

  /** Names of messages, where there should be words. */
  const unsaid = () => document.body.innerText.match(/\b(?:web|learn|story|fair|play-nine|four-card|six-card|server|pn|fc|sc)-[a-z0-9-]+\b/g) ?? [];

  /** By axe, all of it or one of its rules. */
  async function axed(rule) {
    const only = rule === "all" ? { rules: { "target-size": { enabled: true } } } : { runOnly: [rule] };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...only });
    return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.failureSummary} ${node.html.slice(0, 300)}`));
  }

  /** Resolves when the page has stood still for a few frames: texts and fonts may come after the first heading. */
  window.still = async (frames = 4) => {
    let quiet = 0;
    const watch = new MutationObserver(() => (quiet = 0));
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    await document.fonts.ready;
    while (quiet++ < frames) await new Promise(requestAnimationFrame);
    watch.disconnect();
  };

  /** Resolves when a window of another size has it, and all that is measured anew in it: some sizes follow from others. */
  window.settled = async ({ width, height }) => {
    while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
    await still(2);
  };

  window.examine = async (rule) => [...cutOff(), ...small(), ...unsaid(), ...(rule ? await axed(rule) : [])];
})();
