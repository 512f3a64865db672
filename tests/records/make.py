"""Makes the golden records beside this file, and their index.

    python -m tests.records.make

Each wish names a table and what must happen there; seeds are tried one after the other until it does.
The same wishes make the same files, letter for letter. Files without a wish are kept as they are: bots of an
earlier version played in them.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from backnine.but import but
from backnine.games import Strokes, find_game
from backnine.hole import MOST_TAKES, MOST_TURNS, Layout
from backnine.match import HoleScore, Match
from backnine.record import PlayedHole, Record, write
from backnine.record_reader import read
from backnine.replay import Step, replay
from backnine.shuffle import Shuffle, seal, word_of
from tests.records.players import (
    numbered,
    play_match,
)
from tests.records.thinking import thinking_match
from tests.records.wishes import Wish, wishes

HERE = Path(__file__).parent
MOST_TRIES = 100_000


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
