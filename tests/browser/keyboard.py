"""Somebody without a mouse: the Tab key to get there, Enter to touch, and always to be seen where one is."""

from tests.browser.player import Player

MOST_TABS = 150

# What Enter would press, by its place at the table and its name; and whether one sees that it is chosen.
CHOSEN = """() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const ring = parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== "none";
  return { place: at.dataset.place ?? "", name: (at.ariaLabel ?? at.innerText ?? "").trim(), ring };
}"""


class Keyboard(Player):
    """Plays with the keyboard alone."""

    def touch(self, place: str) -> None:
        self.choose_by_tab("place", place)

    def press(self, message: str, **variables: str | int) -> None:
        self.choose_by_tab("name", self.words(message, **variables))

    def confirm(self, message: str) -> None:
        """The question has the focus at once, so that Tab stays in it."""
        assert self.page.evaluate("!!document.activeElement.closest('dialog')")
        self.press(message)

    def choose_by_tab(self, what: str, wanted: str) -> None:
        chosen = self.page.evaluate(CHOSEN)
        for _ in range(MOST_TABS):
            if chosen[what] == wanted:
                assert chosen["ring"], f"nobody sees that {wanted} has the focus"
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
            chosen = self.page.evaluate(CHOSEN)
        raise AssertionError(f"Tab never came to {wanted}")


class Shortcuts(Player):
    """Plays with the letters and digits that the help names."""

    def press(self, message: str, **variables: str | int) -> None:
        self.button(message, **variables).press("Enter")

    def confirm(self, message: str) -> None:
        self.page.get_by_role("dialog").get_by_role("button", name=self.words(message), exact=True).press(
            "Enter"
        )

    def touch(self, place: str) -> None:
        self.page.keyboard.press(KEYS.get(place) or place.rpartition("-")[2])


KEYS = {"stock": "d", "discard": "t"}
