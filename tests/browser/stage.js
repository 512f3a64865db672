// Runs in a page before anything else: the line to a table, and what the page asks the server about it, answered
// with what a table in the test has told. Everything else is the page's own.
(() => {
  const plain = window.fetch;
  const scenes = {}; // by name, which is the key to it, too

  /** Put a position on the stage, and the key to it where the page keeps keys. */
  window.stage = (scene) => {
    const { name, game } = scene;
    scenes[name] = scene;
    const held = { table: name, tokens: [name], game, at: 0, lineup: lineup(scene.frames.map(JSON.parse)) };
    localStorage.setItem("tables", JSON.stringify([held]));
    return scene.address;
  };

  /** As if this page had seen the match being played that is over. */
  function lineup(told) {
    const { chairs, records } = told.findLast(({ t }) => t === "table");
    const names = chairs.map(({ name }) => name);
    const bots = chairs.map(({ kind, bot }) => (kind === "bot" ? bot : null));
    return { round: records.at(-1) ?? -1, names, bots, mine: told.find(({ t }) => t === "welcome").seats };
  }

  /** What the table tells later. */
  window.goOn = (name, frames = scenes[name].later) => scenes[name].socket.hear(frames);

  window.WebSocket = class extends EventTarget {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;
    readyState = 0;

    constructor(url, protocols) {
      super();
      this.scene = scenes[protocols.map((each) => each.split(".").at(-1)).find((key) => key in scenes)];
      setTimeout(() => {
        this.readyState = 1;
        this.happen(new Event("open"));
      });
    }

    happen(event) {
      this.dispatchEvent(event);
      this[`on${event.type}`]?.(event);
    }

    hear(frames) {
      for (const data of frames) this.happen(new MessageEvent("message", { data }));
      if (frames.some((data) => JSON.parse(data).t === "bye")) this.end();
    }

    end() {
      this.readyState = 3;
      this.happen(new Event("close"));
    }

    send(text) {
      const { t, level } = JSON.parse(text);
      const hinted = t === "hint" ? this.scene.hints.slice(level - 1, level) : [];
      const answers = t === "hello" ? this.scene.frames : t === "ping" ? ['{"t":"pong"}'] : hinted;
      if (t === "hello") this.scene.socket = this;
      this.hear(answers);
    }

    close() {
      this.readyState = 3;
    }
  };

  window.fetch = async (path, init) => {
    const scene = scenes[init?.headers?.authorization?.split(" ")[1]];
    if (scene && path === "/api/table") return Response.json({ table: scene.name, state: scene.state });
    if (scene && path.startsWith("/api/records/")) return new Response(scene.record);
    return plain(path, init);
  };
})();
