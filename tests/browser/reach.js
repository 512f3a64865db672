// What a finger cannot reach, and an eye cannot see, of what matters now. No scrolling: as the window stands.
(() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const name = (each) => (each.ariaLabel ?? each.textContent).trim().slice(0, 50) || each.placeholder || each.className;

  /** Whatever may be touched now: above all others what is asked in a dialog. What is to be filled in must not be
   *  scrolled to either. */
  function offered() {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const all = [...(dialog ?? document.querySelector(".felt")).querySelectorAll("button, a, form input")];
    const scrolled = (each) => each.closest("[data-scrolls]") && !each.closest("form");
    return all.filter((each) => shown(each) && each.ariaDisabled !== "true" && !scrolled(each));
  }

  /** Points spread over a box, not at its very rim: corners are round. */
  const points = ({ x, y, width, height }) =>
    [0.5, 0.2, 0.8].flatMap((across) => [0.5, 0.2, 0.8].map((down) => [x + across * width, y + down * height]));

  function hidden(each, box) {
    if (box.width < 1 || box.height < 1) return "has no room";
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      return `sticks out: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
    for (const [x, y] of points(box)) {
      const found = document.elementFromPoint(x, y);
      if (!each.contains(found)) return `is covered by ${found?.className || found?.tagName} at ${Math.round(x)}, ${Math.round(y)}`;
    }
    return "";
  }

  /** Fingers need 44 pixels. */
  function small(each) {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < 43.5 ? `is only ${Math.round(width)} x ${Math.round(height)}` : "";
  }

  /** Every line of a text. */
  function lines(each) {
    const range = document.createRange();
    range.selectNodeContents(each);
    return [...range.getClientRects()];
  }

  window.outOfReach = () => {
    const buttons = offered().map((each) => [each, small(each) || hidden(each, each.getBoundingClientRect())]);
    const texts = [...document.querySelectorAll(".say, .felt .aside, .coach p, dialog[open] p")].filter((each) => shown(each) && each.textContent);
    const unseen = document.querySelector("dialog[open]") ? texts.filter((each) => each.closest("dialog")) : texts;
    const read = unseen.map((each) => [each, lines(each).map((line) => hidden(each, line)).find(Boolean) ?? ""]);
    return [...buttons, ...read].filter(([, why]) => why).map(([each, why]) => `"${name(each)}" ${why}`);
  };

  /** What the banner of a last round with this text covers, before it fades into what stands there then: cards and piles, anybody's, and the head. */
  window.coveredByBanner = ([said, then]) => {
    const banner = document.querySelector(".notices strong");
    banner.textContent = said;
    document.querySelector(".notices .last").textContent = then;
    banner.style.animation = "none";
    const over = banner.getBoundingClientRect();
    if (over.height < 20 || over.left < 0 || over.right > innerWidth || over.top < 0) return ["the banner is not seen whole"];
    const covered = ({ left, right, top, bottom }) => left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    const places = [...document.querySelectorAll("[data-place]")].filter((each) => !each.matches(".seat .hand")); // where a card is on its way
    if (places.length < 6) return ["nothing is played with"];
    const range = document.createRange();
    range.selectNodeContents(banner);
    const text = range.getBoundingClientRect();
    if (text.top < over.top || text.bottom > over.bottom || text.left < over.left || text.right > over.right) return ["its text is not seen whole"];
    return [document.querySelector("header h1, header h2"), ...places].filter((each) => covered(each.getBoundingClientRect())).map((each) => each.dataset.place ?? "the head");
  };

  /** The rows of a result that are wholly to be seen, and all of them. */
  window.resultRows = () => {
    const region = document.querySelector(".result").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".result tbody tr")].map((each) => each.getBoundingClientRect());
    const seen = rows.filter((row) => row.top > region.top - 1 && row.bottom < region.bottom + 1);
    return [seen.length, rows.length];
  };
})();
