// Where the focus is, and whether one sees it: the ring against everything that may lie behind it.
(() => {
  const rgba = (text) => {
    const parts = text.match(/[\d.]+/g).map(Number);
    return { colour: parts.slice(0, 3), alpha: parts[3] ?? 1 };
  };
  const over = (above, alpha, below) => above.map((each, place) => each * alpha + below[place] * (1 - alpha));
  const light = (colour) => {
    const [red, green, blue] = colour.map((each) => {
      const share = each / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dim, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
  };

  /** The colours behind an element: its own and its ancestors' grounds, each colour of a gradient for itself. */
  function grounds(element) {
    if (!element) return [[255, 255, 255]];
    const style = getComputedStyle(element);
    const drawn = style.backgroundImage.match(/rgba?\([^)]+\)/g)?.map(rgba);
    if (drawn?.every((each) => each.alpha === 1)) return drawn.map((each) => each.colour);
    const { colour, alpha } = rgba(style.backgroundColor);
    if (alpha === 1) return [colour];
    const below = grounds(element.closest("dialog") === element ? document.body : element.parentElement);
    return alpha ? below.map((each) => over(colour, alpha, each)) : below;
  }

  /** Who shows the ring: a control that one does not see leaves it to its label. */
  function ringed(at) {
    const label = at.closest("label");
    return getComputedStyle(at).opacity === "0" && label ? label : at;
  }

  /** As it is read out: its label, else its words, else those of a picture in it. axe looks for more (test_screens.py). */
  const nameOf = (at) => {
    const said = [at.ariaLabel, at.labels?.[0]?.innerText, at.innerText, at.querySelector("[alt]")?.alt, at.title];
    const by = document.getElementById(at.getAttribute("aria-labelledby"))?.innerText;
    return [by, ...said].find((each) => each?.trim()) ?? "";
  };

  const numbers = new Map();
  window.stop = () => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    if (!numbers.has(at)) numbers.set(at, numbers.size);
    const box = ringed(at).getBoundingClientRect();
    const style = getComputedStyle(ringed(at));
    const behind = parseFloat(style.outlineOffset) < 0 ? ringed(at) : ringed(at).parentElement;
    const { colour } = rgba(style.outlineColor);
    return {
      number: numbers.get(at),
      name: nameOf(at),
      html: at.outerHTML.slice(0, 200),
      width: box.width,
      height: box.height,
      empty: !at.matches("input, select") && !at.innerText?.trim() && !at.querySelector("svg, img, .empty"),
      ring: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
      contrast: Math.min(...grounds(behind).map((ground) => contrast(colour, ground))),
    };
  };
})();
