// Runs in every page before its own script: what the page was told, to compare with what it shows.
(() => {
  const Plain = window.WebSocket;
  const heard = { count: 0, sockets: [] };
  const clear = () => Object.assign(heard, { welcome: null, table: null, view: null, score: null, refused: null, looking: [] });
  clear();
  window.heard = heard;

  const waiting = [];
  /** Resolves when something that was heard makes it so. */
  heard.until = async (so) => {
    while (!so()) await new Promise((again) => waiting.push(again));
  };

  /** Where a finger would touch it; nothing if it is covered. */
  window.spot = (place) => {
    const found = document.querySelector(`button[data-place="${place}"]`);
    const box = found?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };

  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      clear();
      heard.sockets = [this];
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        heard[message.t] = message;
        heard.count += 1;
        if (message.t === "view") look(message);
        setTimeout(() => waiting.splice(0).forEach((again) => again())); // the page has drawn it by then
      });
    }
  };

  /** Cards shown to this reader alone, for a moment. */
  function look(view) {
    const deeds = (view.played ?? []).flatMap((each) => each.happened);
    const seen = deeds.filter((each) => ["looked", "peeked"].includes(each.what) && each.seat === view.seat && each.card);
    if (seen.length) heard.looking = seen.map((each) => `slot-${each.seat}-${each.slot}`);
  }

  /** A face-down card as markup, without what tells its place. */
  function plain(slot) {
    const copy = slot.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["class", "style", "data-place", "aria-disabled", "tabindex", "id"]) each.removeAttribute(name);
    }
    const place = slot.dataset.place.split("-")[2];
    copy.setAttribute("aria-label", (copy.getAttribute("aria-label") ?? "").replace(place, "#"));
    return copy.outerHTML;
  }

  const backs = {}; // the one way in which a face-down card is drawn, by kind of slot and language
  /** Face-down cards that differ from the others in anything at all. */
  window.leaks = () => {
    const found = [];
    for (const slot of document.querySelectorAll('[data-place^="slot-"]')) {
      const [, seat, place] = slot.dataset.place.split("-").map(Number);
      const told = heard.view?.layouts[seat]?.[place - 1];
      if (!told || told.card !== null || heard.looking.includes(slot.dataset.place)) continue;
      const kind = [slot.tagName, document.documentElement.lang, heard.view.known?.[seat]?.[place - 1]].join();
      const drawn = plain(slot);
      backs[kind] ??= drawn;
      if (backs[kind] !== drawn) found.push(`${slot.dataset.place}: ${drawn} is not ${backs[kind]}`);
    }
    return found;
  };
})();
