"""The golden records that are wished for: each names a table and what must happen there."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from backnine.games import GAMES
from tests.records.players import (
    Policy,
    anyhow,
    curious,
    hasty,
    idle,
    patient,
    patient_until_renewed,
    sensible,
)
from tests.records.thinking import Away


@dataclass(frozen=True)
class Wish:
    """A record to be made. `shows` are the events it must hold; `start` only shortens the search."""

    name: str
    game: str
    players: int
    house: str = ""
    policy: Policy = sensible
    shows: frozenset[str] = frozenset()
    names: tuple[str, ...] = ()
    bots: tuple[str | None, ...] | None = None
    salts: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    start: int = 0
    words: tuple[str | None, ...] | None = None  # texts by seat: a record of format 2, in which bots think
    left_out: int | None = None  # the seat that sealed a word and did not reveal it
    away: Away = field(default_factory=dict)
    rules: int = 1


def shows(*events: str) -> frozenset[str]:
    return frozenset(events)


def wishes() -> list[Wish]:
    return [
        *_every_number_of_players(),
        *_nine_holes(),
        *_play_nine(),
        *_four_card(),
        *_six_card(),
        *_words(),
        *_format_2(),
        *_second_rules(),
    ]


def _every_number_of_players() -> Iterator[Wish]:
    for game in GAMES:
        for players in game.players:
            yield Wish(f"{game.name}-{players:02}", game.name, players, "holes=2")


def _nine_holes() -> Iterator[Wish]:
    yield Wish("play-nine-nine-holes", "play-nine", 3)
    yield Wish("four-card-nine-holes", "four-card", 4)
    yield Wish("six-card-nine-holes", "six-card", 3)


def _play_nine() -> Iterator[Wish]:
    def wish(
        name: str, players: int, house: str, *events: str, policy: Policy = sensible, start: int = 0
    ) -> Wish:
        return Wish(f"play-nine-{name}", "play-nine", players, house, policy, shows(*events), start=start)

    yield wish("play-off", 3, "holes=1", "play-off", policy=hasty)
    yield wish("play-off-of-three", 3, "holes=1", "play-off of 3, then of 2", policy=hasty, start=48609)
    yield wish("shared", 4, "holes=1,ties=shared", "shared", policy=hasty)
    yield wish("renewed", 2, "holes=1", "renewed", "putt-out", policy=patient_until_renewed(1))
    yield wish("pace-of-play", 2, "holes=1", "renewed", "pace-of-play", policy=patient)
    yield wish("nobody-draws", 2, "holes=1", "pace-of-play", "nobody draws", policy=idle)
    yield wish("renewals-0", 6, "holes=1,renewals=0", "pace-of-play", policy=patient)
    yield wish(
        "renewals-5", 2, "holes=1,renewals=5", "renewed 2 times", "putt-out", policy=patient_until_renewed(2)
    )
    yield wish("adjacent", 4, "adjacent=true,holes=2", "adjacent matters")
    yield wish("blocks", 4, "holes=2", "PN-22")
    yield wish("no-pass", 3, "holes=1,no_pass=true", "one left, no pass", policy=anyhow)
    yield wish("pass", 3, "holes=1", "pass", policy=anyhow)
    yield wish("closer-penalty", 3, "holes=1,closer_penalty=true", "closer_penalty")
    yield wish("redraw", 4, "holes=1", "redraw", policy=hasty)
    yield wish("18-holes", 2, "holes=18", policy=hasty)


def _four_card() -> Iterator[Wish]:
    def wish(
        name: str, players: int, house: str, *events: str, policy: Policy = anyhow, start: int = 0
    ) -> Wish:
        return Wish(f"four-card-{name}", "four-card", players, house, policy, shows(*events), start=start)

    yield wish("play-off", 3, "holes=1,ties=playoff", "play-off", policy=hasty)
    yield wish(
        "play-off-of-three", 5, "holes=1,ties=playoff", "play-off of 3, then of 2", policy=hasty, start=6002
    )
    yield wish("shared", 4, "holes=1", "shared")
    yield wish("renewed", 4, "holes=1", "renewed", "knock", policy=patient_until_renewed(1))
    yield wish("pace-of-play", 4, "holes=1", "renewed", "pace-of-play", policy=patient)
    yield wish("nobody-draws", 2, "holes=1", "pace-of-play", "nobody draws", policy=idle)
    yield wish("renewals-0", 8, "holes=1,packs=1,renewals=0", "pace-of-play", policy=patient)
    yield wish("pairs-cancel", 3, "pairs_cancel=true,holes=1", "pairs_cancel")
    yield wish("look-any", 4, "look=any,holes=1", "look", "decline")
    yield wish("look-1", 4, "look=1,holes=1", "look", "decline")
    yield wish("look-4", 4, "look=4,holes=1", "look", "decline")
    yield wish("knock-penalty", 3, "knock_penalty=true,holes=1", "knock_penalty")
    yield wish("jokers", 3, "jokers=true,holes=1", "joker scored")
    yield wish("packs-1", 12, "holes=1,packs=1", "renewed", "knock", policy=patient_until_renewed(1))
    yield wish("packs-2", 2, "holes=1,packs=2")
    yield wish("packs-3", 3, "holes=1,packs=3")
    yield wish("no-peek", 3, "holes=1,no_peek=true")
    yield wish("peeks", 4, "holes=1", "peek in turn", "peek out of turn", "two owed", policy=curious)
    yield wish("last-round-peek", 4, "holes=1", "peek in the last round", policy=curious)
    yield wish("redraw", 6, "holes=1", "redraw twice", policy=hasty)


def _six_card() -> Iterator[Wish]:
    def wish(
        name: str, players: int, house: str, *events: str, policy: Policy = sensible, start: int = 0
    ) -> Wish:
        return Wish(f"six-card-{name}", "six-card", players, house, policy, shows(*events), start=start)

    quick = "flip=must,holes=1"
    yield wish("play-off", 3, f"{quick},ties=playoff", "play-off", policy=hasty)
    yield wish("shared", 4, quick, "shared", policy=hasty)
    yield wish("renewed", 3, "flip=may,holes=1", "renewed", "putt-out", policy=patient_until_renewed(1))
    yield wish("pace-of-play", 2, "holes=1", "renewed", "pace-of-play", policy=patient)
    yield wish("nobody-draws", 2, "holes=1", "pace-of-play", "nobody draws", policy=idle)
    yield wish("renewals-0", 6, "holes=1,renewals=0", "pace-of-play", policy=patient)
    yield wish(
        "flip-may", 3, "flip=may,holes=1", "toss and turn up", "toss and turn up nothing", policy=anyhow
    )
    yield wish("flip-must", 3, "flip=must,holes=1", "toss and turn up", policy=anyhow)
    yield wish("no-last-round", 4, "last_round=false,holes=1", "no last round")
    yield wish("twos", 3, "twos=2,holes=1", "pair of twos")
    yield wish("twos-keep", 3, "twos_keep=true,holes=1", "pair of twos")
    yield wish("blocks", 4, "packs=3,blocks=true,holes=2", "SC-22")
    yield wish("jokers", 3, "jokers=true,holes=1", "joker scored")
    yield wish("packs-1", 8, f"packs=1,{quick}", "renewed", policy=hasty)
    yield wish("packs-2", 2, f"packs=2,{quick}")
    yield wish("closer-penalty", 3, f"{quick},closer_penalty=true", "closer_penalty")
    yield wish("redraw", 6, quick, "redraw", policy=hasty)


def _words() -> Iterator[Wish]:
    yield Wish(
        "play-nine-japanese", "play-nine", 3, "holes=1", hasty,
        names=("さくら", "太郎", "ゴルフの先生"),
        bots=(None, None, "ルーキー"),
        salts=("桜が咲いた", "七転び八起き"),
        comments=("日曜日の午後", "ナイスショット!"),
    )  # fmt: skip
    yield Wish(
        "four-card-many-scripts", "four-card", 5, "holes=1",
        names=('Zoë "the Putt" O\'Neil', "C:\\golf\\", "دانا", "⛳🏌️‍♀️", "Ångström, 3: draw"),
        bots=(None, None, None, "pro", "rookie"),
        salts=('"', "\\", "; not a comment"),
        comments=("[Seat0 \"not a tag\"]", "Hole 2, dealer 1", "back\\slash, שלום, 🙂"),
    )  # fmt: skip


def _format_2() -> Iterator[Wish]:
    """Words in the shuffle, and bots that think."""

    def wish(
        name: str, players: int, house: str, words: tuple[str | None, ...], *events: str,
        bots: tuple[str | None, ...] | None = None, left_out: int | None = None, away: Away | None = None,
    ) -> Wish:  # fmt: skip
        game = "play-nine" if name.startswith("play-nine") else "four-card"
        return Wish(
            name, game, players, house, anyhow, shows(*events), bots=bots, words=words, left_out=left_out,
            away=away or {},
        )  # fmt: skip

    yield wish("play-nine-words", 3, "holes=2", ("", "fore", "桜"), "words")
    yield wish("four-card-words", 4, "holes=2", ("", "", "putt", ""), "words")
    yield wish("play-nine-left-out", 2, "holes=1", ("", ""), "words", "left out", left_out=1)
    yield wish("four-card-no-words", 2, "holes=1", (None, None))
    yield wish(
        "play-nine-bots-3", 4, "holes=3", ("", None, None, None), "words", "bots that think",
        bots=(None, "rookie", "weekender", "club"),
    )  # fmt: skip
    yield wish(
        "four-card-bots-3", 5, "holes=3", (None, "", None, None, ""), "words", "left out", "bots that think",
        bots=("rookie", None, "weekender", "club", None), left_out=4,
    )  # fmt: skip
    yield wish(
        "play-nine-stand-in-3", 3, "holes=2", ("", "", None), "words", "stand-in", "bots that think",
        bots=(None, None, "club"), away={0: range(7, 20), 1: range(30, 1000)},
    )  # fmt: skip
    yield wish(
        "four-card-stand-in-3", 2, "holes=2", ("", ""), "words", "stand-in", away={1: range(0, 12)},
    )  # fmt: skip


def _second_rules() -> Iterator[Wish]:
    """The limit of turns; Six-Card Golf has had it from its first rules on."""
    for game in GAMES:
        yield Wish(
            f"{game.name}-too-many-turns", game.name, 2, "holes=1,renewals=5", patient,
            shows("pace-of-play", "too many turns"), rules=game.version,
        )  # fmt: skip
