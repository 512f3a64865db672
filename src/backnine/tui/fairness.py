"""What a person is told about the shuffle: whose words are in it, and whether everything fits."""

from collections.abc import Sequence

from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import verify
from backnine.tui.people import join_names
from backnine.tui.text import short_seal


def words_told(words: Words, record: Record) -> list[str]:
    """Whose words are in the shuffle, and whose were left out; each with the beginning of its seal. And
    whether the seed was somebody's choice."""
    lines, setup = [], record.setup
    if stirred := [seat for seat, word in enumerate(setup.words) if word]:
        lines.append(words("table-words-in", names=_sealed(words, record, stirred)))
    if missing := [
        seat for seat, seal in enumerate(record.setup.seals) if seal and not record.setup.words[seat]
    ]:
        lines.append(words("table-words-left-out", names=_sealed(words, record, missing)))
    if record.seed_given:
        lines.append(words("table-seed-given"))
    return lines


def was_it_fair(words: Words, record: Record) -> str:
    """The match is over: do seal, words and deals fit? In one line."""
    try:
        verify(record)
    except Refused as refused:
        return words("table-fair-no", problem=problem_text(words, refused))
    if not any(record.setup.words) and not record.setup.salts:
        return words("table-fair-no-words")
    return words("table-fair-seed-given" if record.seed_given else "table-fair-yes")


def _sealed(words: Words, record: Record, seats: Sequence[int]) -> str:
    return join_names(
        words,
        [f"{record.setup.names[seat]} ({short_seal(record.setup.seals[seat] or '')})" for seat in seats],
    )
