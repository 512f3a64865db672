"""Makes the golden records beside this file, and their index.

    python -m tests.records.make

Each wish names a table and what must happen there; seeds are tried one after the other until it does.
The same wishes make the same files, letter for letter. Files without a wish are kept as they are: bots of an
earlier version played in them.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from backnine.but import but
from backnine.games import GAMES, Strokes, find_game
from backnine.hole import MOST_TAKES, MOST_TURNS, Layout
from backnine.match import HoleScore, Match
from backnine.record import PlayedHole, Record, write
from backnine.record_reader import read
from backnine.replay import Step, replay
from backnine.shuffle import Shuffle, seal, word_of
from tests.records.players import (
    Policy,
    anyhow,
    curious,
    hasty,
    idle,
    numbered,
    patient,
    patient_until_renewed,
    play_match,
    sensible,
)
from tests.records.thinking import Away, thinking_match

HERE = Path(__file__).parent
MOST_TRIES = 100_000


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


# What happened


def events_of(record: Record) -> set[str]:
    """Names of the noteworthy things that happen in a record."""
    steps = list(replay(record))
    match = steps[-1].match
    found = {
        event for step, before in zip(steps[1:], steps, strict=False) for event in _in_step(step, before)
    }
    found |= {event for score in match.scores for event in _in_score(match, score)}
    return found | _in_match(match) | _in_words(record)


def _in_step(step: Step, before: Step) -> Iterator[str]:
    if step.move is None:
        return
    for happening in step.happened:
        if happening.what == "renewed":
            yield "renewed"
            yield f"renewed {step.match.hole.renewals} times"
    yield step.move.verb
    yield from _in_move(step, before)


def _in_move(step: Step, before: Step) -> Iterator[str]:
    hole, seat, move = before.match.hole, step.seat, step.move
    assert seat is not None
    assert move is not None
    if move.verb == "peek":
        yield "peek in turn" if hole.turn == seat else "peek out of turn"
        yield "peek in the last round" if hole.closer is not None else "peek"
        if len(step.match.hole.owed[seat]) > 1:
            yield "two owed"
    if hole.game == "play-nine" and hole.phase == "place" and hole.held_from == "stock":
        if str(move) == "toss":
            yield "pass"
        elif hole.house["no_pass"] and sum(not slot.up for slot in hole.layouts[seat]) == 1:
            yield "one left, no pass"
    if hole.game == "six-card" and move.verb == "toss":
        yield "toss and turn up" if move.slot else "toss and turn up nothing"


def _in_score(match: Match, score: HoleScore) -> Iterator[str]:
    yield score.ending
    if score.ending == "pace-of-play" and match.hole.takes == MOST_TAKES:
        yield "nobody draws"
    if score.ending == "pace-of-play" and set(match.hole.turns) == {MOST_TURNS}:
        yield "too many turns"
    if score.penalty:
        yield score.penalty.house_rule
    if score.ending == "putt-out" and len(set(match.hole.turns)) > 1 and not match.house.get("last_round"):
        yield "no last round"
    if match.game.name == "six-card" and any(map(_pair_of_twos, match.hole.layouts)):
        yield "pair of twos"
    for strokes in score.layouts:
        yield from (saving.clause for saving in strokes.savings)
        if match.house.get("adjacent") and _columns_apart(strokes):
            yield "adjacent matters"


def _pair_of_twos(layout: Layout) -> bool:
    above, below = layout[:3], layout[3:]
    return any(one.card[:-1] == other.card[:-1] == "2" for one, other in zip(above, below, strict=True))


def _columns_apart(strokes: Strokes) -> bool:
    """Two pairs of one value that earn no bonus, for they are not neighbours."""
    pairs = [saving.card for saving in strokes.savings if saving.clause == "PN-21"]
    blocks = [saving.card for saving in strokes.savings if saving.clause == "PN-22"]
    return any(pairs.count(card) > 1 and card not in blocks for card in pairs)


def _in_match(match: Match) -> set[str]:
    assert match.outcome is not None
    found: set[str] = {match.outcome.reason}
    found |= {"redraw"} if len(match.draw) > 1 else set()
    found |= {"redraw twice"} if len(match.draw) > 2 else set()
    widths = [len(score.seats) for score in match.scores[match.holes :]]
    found |= {"play-off of 3, then of 2"} if widths[:2] == [3, 2] else set()
    jokers = any(slot.card == "JK" for layout in match.hole.layouts for slot in layout)
    return found | ({"joker scored"} if jokers else set())


def _in_words(record: Record) -> set[str]:
    found = {"salts"} if record.setup.salts else set()
    found |= {"words"} if any(record.setup.words) else set()
    found |= {"left out"} if any(map(_left_out, record.setup.seals, record.setup.words)) else set()
    found |= {"bots"} if any(record.setup.bots) else set()
    found |= {"bots that think"} if any(record.setup.bots) and record.setup.bots_version else set()
    found |= {"stand-in"} if record.setup.bots_version and "stands in for seat" in write(record) else set()
    found |= {"memory aid"} if record.setup.memory_aid else set()
    found |= {"comments"} if record.comments and any(hole.after for hole in record.holes) else set()
    return found | (
        {"names in Japanese"} if any("ぁ" <= char <= "ヿ" for char in "".join(record.setup.names)) else set()
    )


def _left_out(sealed: str | None, word: bytes | None) -> bool:
    return sealed is not None and word is None


# Making them


def grant(wish: Wish) -> Record:
    """The first record that holds all that was wished for."""
    if wish.words is not None:
        return _grant_format_2(wish, wish.words)
    game = find_game(wish.game)
    for attempt in range(wish.start, wish.start + MOST_TRIES):
        name = f"{wish.name} {attempt}"
        shuffle = Shuffle(sha256(name.encode()).digest(), wish.salts)
        record, _ = play_match(
            wish.game, game.house(wish.house), numbered(wish.players, wish.names), shuffle, Random(name),
            policy=wish.policy, bots=wish.bots, rules=wish.rules,
        )  # fmt: skip
        record = but(record, format=1, shuffle_version=1)
        if not wish.shows or wish.shows <= events_of(record):
            return _with_comments(record, wish.comments)
    raise LookupError(wish.name)


def _grant_format_2(wish: Wish, texts: tuple[str | None, ...]) -> Record:
    seed = sha256(wish.name.encode()).digest()
    words = tuple(
        None if text is None else word_of(text, sha256(f"{wish.name} {seat}".encode()).digest())
        for seat, text in enumerate(texts)
    )
    revealed = tuple(None if seat == wish.left_out else word for seat, word in enumerate(words))
    record = thinking_match(
        wish.game, wish.house, numbered(wish.players, wish.names),
        bots=wish.bots or (None,) * wish.players,
        shuffle=Shuffle(seed, words=revealed), dice=Random(wish.name), policy=wish.policy, away=wish.away,
        seals=tuple(None if word is None else seal(word) for word in words),
    )  # fmt: skip
    assert wish.shows <= events_of(record), wish.name
    return record


def _with_comments(record: Record, comments: tuple[str, ...]) -> Record:
    """The same comments everywhere a comment may stand."""
    if not comments:
        return record
    holes = tuple(_hole_with_comments(hole, comments) for hole in record.holes)
    return but(record, comments=comments, holes=holes, setup=but(record.setup, memory_aid=True))


def _hole_with_comments(hole: PlayedHole, comments: tuple[str, ...]) -> PlayedHole:
    lines = tuple(
        but(line, comments=comments[:1]) if place % 3 == 0 else line for place, line in enumerate(hole.lines)
    )
    return but(hole, comments=comments, lines=lines, after=comments)


def entry(record: Record) -> dict[str, Any]:
    """What the index says of a record."""
    match = list(replay(record))[-1].match
    assert match.outcome is not None
    return {
        "game": record.setup.game,
        "players": record.setup.players,
        "house": str(record.setup.house),
        "holes": len(match.scores),
        "moves": record.moves,
        "totals": list(match.totals),
        "winners": list(match.outcome.winners),
        "reason": match.outcome.reason,
        "shows": sorted(events_of(record)),
    }


def main() -> None:
    for wish in wishes():
        (HERE / f"{wish.name}.golf").write_text(write(grant(wish)), encoding="utf-8", newline="\n")
    index = {path.stem: entry(read(path.read_text(encoding="utf-8"))) for path in HERE.glob("*.golf")}
    lines = [f"  {json.dumps(name)}: {json.dumps(index[name], ensure_ascii=False)}" for name in sorted(index)]
    (HERE / "index.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
