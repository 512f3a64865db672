"""Japanese is drawn on a machine that has no letters for it, and costs others nothing."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit

# Two letters that nothing has are drawn as the same box.
DRAWN = """([one, other]) => {
  const draw = (letter) => {
    const pen = Object.assign(document.createElement("canvas"), { width: 40, height: 40 }).getContext("2d");
    pen.font = `30px ${getComputedStyle(document.body).fontFamily}`;
    pen.fillText(letter, 2, 32);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  return draw(one) !== draw(other);
}"""
FONTS = """async () => {
  await document.fonts.ready;
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  return urls.filter((url) => url.includes("noto-sans-jp")).map((url) => url.match(/noto-sans-jp-(\\w+)/)[1]);
}"""


def asked_for(page: Page) -> list[str]:
    """Files of Japanese letters."""
    found: list[str] = page.evaluate(FONTS)
    return found


def test_whoever_reads_japanese_gets_the_letters_that_are_shown(visit: Visit) -> None:
    player = visit(language="ja")
    player.button("web-play-now").wait_for()
    assert asked_for(player.page) == ["ours"]
    assert player.page.evaluate(DRAWN, ["遊", "席"])
    for tag in ("h1", "p"):  # letters of somebody's name, in both typefaces
        player.page.locator(tag).first.evaluate("(line) => line.append('健隼')")
        player.page.wait_for_function(f"async () => (await ({FONTS})()).length >= 3")
        assert player.page.evaluate(DRAWN, ["健", "隼"])


def test_nobody_else_gets_more_than_the_name_of_the_language(visit: Visit) -> None:
    player = visit(language="it")
    player.button("web-play-now").wait_for()
    assert set(asked_for(player.page)) <= {"native"}
    player.page.get_by_role("combobox").first.select_option("ja")
    player.page.wait_for_function(f"async () => (await ({FONTS})()).includes('ours')")
