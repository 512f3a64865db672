"""Draw the app's icons from public/icon.svg, with Chromium: python web/icons.py, after a change of it.

Where the system cuts an icon to its own shape the ground goes to the edge, and the card keeps clear of it.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
ICONS = {"icon-192": 192, "icon-512": 512, "icon-maskable-512": 512, "icon-apple-180": 180}


def drawing(name: str) -> str:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    if name in ("icon-maskable-512", "icon-apple-180"):
        svg = svg.replace(' rx="112"', "")
    if "maskable" in name:
        svg = svg.replace("rotate(-7 256 256)", "rotate(-7 256 256) translate(20 20) scale(.92)")
    return f"<body style='margin:0'>{svg.replace('<svg ', '<svg width=100% height=100% ')}</body>"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, size in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawing(name))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
