"""Paper over HTTP: a PDF file, a preview, and clear refusals."""

from pypdfium2 import PdfDocument

from tests.paper.reading import text_of
from tests.server.host import Host

PLAYED = {
    "names": ["Ann", "Ben"],
    "holes": [[7, 3], [5, 9], [1, 0]],
    "regular": 2,
    "winners": [1],
    "closers": [0, 1, None],
}


def test_a_score_card_in_the_readers_language(host: Host) -> None:
    asked = {"kind": "scorecard", "game": "play-nine", "language": "ja", "names": ["太郎"], "size": "letter"}
    answer = host.request("POST", "/api/paper", asked)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="backnine-scorecard-play-nine-ja.pdf"' in answer.headers["content-disposition"]
    assert "太郎" in text_of(answer.content)
    assert PdfDocument(answer.content)[0].get_size() == (612, 792)


def test_a_preview_shows_pages_and_tells_of_names(host: Host) -> None:
    asked = {"kind": "scorecard", "game": "play-nine", "names": ["Maximilienne-Alexandra of the Hills", "😀"]}
    seen = host.request("POST", "/api/paper/preview", asked).json()
    assert [picture[:22] for picture in seen["pictures"]] == ["data:image/png;base64,"]
    assert (seen["pages"], seen["shortened"], seen["replaced"]) == (1, asked["names"][:1], ["😀"])
    cards = host.request("POST", "/api/paper/preview", {"kind": "cards", "game": "play-nine"}).json()
    assert (len(cards["pictures"]), cards["pages"]) == (3, 25)


def test_a_finished_match_is_filled_in(host: Host) -> None:
    answer = host.request("POST", "/api/paper", {"kind": "scorecard", "game": "play-nine", "played": PLAYED})
    text = text_of(answer.content)
    assert "Benhaswon" in text
    assert "12" in text


def test_what_cannot_be_printed_is_refused(host: Host) -> None:
    card = {"kind": "scorecard", "game": "play-nine"}
    for asked, why in (
        (card | {"game": "bridge"}, "no-such-game"),
        (card | {"players": 7}, "wrong-number-of-players"),
        (card | {"players": 2, "names": ["A", "B", "C"]}, "paper-too-many-names"),
        (card | {"language": "xx"}, "no-such-language"),
        (card | {"kind": "poster"}, "bad-request"),
        (card | {"played": PLAYED | {"winners": [5]}}, "paper-scores"),
        (card | {"played": PLAYED | {"regular": 4}}, "paper-scores"),
    ):
        for path in ("/api/paper", "/api/paper/preview"):
            answer = host.request("POST", path, asked)
            assert (answer.status_code, answer.json()["why"]) == (400, why)
