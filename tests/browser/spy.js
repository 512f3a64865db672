// Runs in every page before its own script: what the page was told, to compare with what it shows.
(() => {
  const Plain = window.WebSocket;
  const heard = { count: 0, hurries: 0, sockets: [] };
  const clear = () => Object.assign(heard, { welcome: null, table: null, view: null, score: null, refused: null, looking: [], moved: {}, sent: null });
  clear();
  window.heard = heard;

  const waiting = [];
  /** Resolves when something that was heard makes it so, or what came of it: a record is stored some time later. */
  heard.until = async (so) => {
    while (!so())
      await new Promise((again) => {
        waiting.push(again);
        setTimeout(again, 250);
      });
  };

  /** Where a finger would touch it; nothing if it is covered, or may not be touched yet. */
  window.spot = (place) => {
    const found = document.querySelector(`button[data-place="${place}"]:not([aria-disabled="true"])`);
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
        if (message.t === "view") {
          look(message);
          for (const each of message.played ?? []) heard.moved[each.seat] = each.n; // the newest of each
        }
        setTimeout(() => waiting.splice(0).forEach((again) => again())); // the page has drawn it by then
      });
    }

    send(text) {
      const message = JSON.parse(text);
      if (message.t === "move") heard.sent = message;
      if (message.t === "hurry") heard.hurries += 1;
      if (message.t === "undo") heard.undo = message;
      if (message.t === "let-in") heard.answered = message;
      super.send(text);
    }
  };

  /** The shortest way to the end of a hole: nobody looks, and each move turns a card up or knocks. */
  function shortest({ moves, seat, layouts }) {
    const covers = (move) => layouts[seat][Number(move.split(" ")[1]) - 1]?.up === false;
    return ["knock", "decline", "draw"].find((each) => moves.includes(each)) ?? moves.find(covers) ?? moves[0];
  }

  /** Plays on without a hand: until the hole is over, or cards are shown or the device is handed over. */
  window.rush = async () => {
    for (;;) {
      const { view, table, looking, welcome, sockets } = heard;
      if (!view || table?.state !== "playing" || view.phase === "over" || looking.length) return;
      const own = view.acting.filter((seat) => welcome.seats.includes(seat));
      if (own.length && !own.includes(view.seat)) return;
      if (own.length) sockets[0].send(JSON.stringify({ t: "move", n: view.n, move: shortest(view), seat: view.seat }));
      await heard.until(() => heard.view !== view || heard.table?.state !== "playing");
    }
  };

  /** What a button or card that may be touched depends on, in words for whoever looks for it in vain. */
  window.standing = () => {
    const { table, sent, view, looking, sockets } = heard;
    const underway = sent && sent.n >= (view?.n ?? 0) ? `move ${sent.n} (${sent.move}) is on its way` : "no move is on its way";
    const line = ["connecting", "open", "closing", "closed"][sockets[0]?.readyState] ?? "not there";
    return [
      `the table is ${table?.state ?? "unheard of"}`,
      underway,
      `cards being shown: ${looking.join(", ") || "none"}`,
      `the line is ${line}`,
      `moves offered: ${view?.moves.join(", ") || "none"}`,
    ].join("; ");
  };

  /** Cards shown to this reader alone, for a moment. */
  function look(view) {
    const deeds = (view.played ?? []).flatMap((each) => each.happened);
    const seen = deeds.filter((each) => ["looked", "peeked"].includes(each.what) && each.seat === view.seat && each.card);
    if (view.phase === "over") heard.looking = []; // everything lies open
    else if (seen.length) heard.looking = seen.map((each) => `slot-${each.seat}-${each.slot}`);
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
