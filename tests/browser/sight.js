// What somebody sees at a table who knows nothing of it but that what glows may be touched.
(() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const all = (which) => [...document.querySelectorAll(which)].filter(seen);
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

  /** What glows, one's own hidden cards first, then the stock; else the button that leads on. */
  function next() {
    const own = all(".hand .slot.glow");
    const hidden = own.filter((each) => each.querySelector(".pennant"));
    return [...hidden, ...own, ...all(".pile.glow"), ...all(".felt main:not(.fresh) .chip.strong")][0];
  }

  window.sight = () => {
    const touch = next();
    return {
      say: all(".say").map((each) => each.textContent).join(),
      place: touch?.dataset.place ?? "",
      touch: touch ? middle(touch.getBoundingClientRect()) : null,
      over: all(".crown").length > 0 && all(".fresh").length === 0,
      all: JSON.stringify([all(".slot, .pile").map((each) => each.ariaLabel), document.querySelector("main")?.innerText]),
    };
  };

  /** What is seen once something has come of a touch, and one is asked again. */
  window.news = (before) => {
    const now = sight();
    return now.all !== before && (now.over || now.touch) ? now : null;
  };

  /** What is cut off or out of reach, once all stands still and may be touched. */
  window.amiss = async () => {
    do await still();
    while (document.querySelector(".fresh"));
    return [...(await examine("")), ...(document.querySelector(".felt") ? outOfReach() : [])];
  };
})();
