// What is wrong with a screen as it stands, for eyes and fingers. Asks for axe, too, where it is loaded.
(() => {
  const name = (each) => `"${each.textContent.trim().slice(0, 60)}"`;

  /** What sticks out of the window, and words that do not fit into what they stand in. */
  function cutOff() {
    const wide = document.documentElement.scrollWidth;
    const page = wide > innerWidth ? [`the page is ${wide} wide`] : [];
    const tight = [...document.querySelectorAll("button, a, summary, h1, h2, h3, label")].filter(
      (each) =>
        each.clientWidth && each.scrollWidth > each.clientWidth + 1 && !each.closest("[data-place]") && getComputedStyle(each).display !== "inline",
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

  async function axed() {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
    return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.failureSummary} ${node.html.slice(0, 300)}`));
  }

  window.examine = async (thoroughly) => [...cutOff(), ...small(), ...(thoroughly ? await axed() : [])];
})();
