"""The one sentence on top: who is stronger, or what the simulation found."""

from collections import Counter
from typing import Final

from backnine.arena.luck import Luck
from backnine.arena.result import Contest, Estimate, Figures, Standing
from backnine.arena.study import Study
from backnine.arena.tally import mean, quantile
from backnine.arena.told import Told, names_of
from backnine.locales import Words

ABSENT: Final = 0.5  # who forfeits more of its moves has hardly played


def verdict(words: Words, contest: Contest, figures: Figures) -> str:
    """Who is stronger, in one honest sentence."""
    ranked = sorted(
        zip(names_of(contest), figures.standings, strict=True), key=lambda of: -of[1].win_share.value
    )
    name, first = ranked[0]
    if len(ranked) == 1:
        return words("report-alone", name=name)
    told, fair = Told(words), 1 / contest.seats
    absent, missing = max(((who, _forfeited(standing)) for who, standing in ranked), key=lambda of: of[1])
    if missing > ABSENT:
        return words("report-absent", name=absent, share=told.number.percent(missing))
    share = told.number.percent(first.win_share.value, 1)
    low, high = (told.number.percent(bound) for bound in first.win_share[1:])
    even = told.number.percent(fair)
    if first.win_share.low <= fair:
        return words("report-too-close", name=name, share=share, low=low, high=high, fair=even)
    if len(ranked) == 2:
        return words("report-stronger", name=name, share=share, low=low, high=high, fair=even)
    if first.win_share.low > ranked[1][1].win_share.high:
        return words("report-strongest", name=name, share=share, low=low, high=high, fair=even)
    second = ranked[1][0]
    return words("report-leads", name=name, share=share, low=low, high=high, fair=even, second=second)


def _forfeited(standing: Standing) -> float:
    """The share of its moves that the rookie bot made."""
    return standing.forfeits / max(standing.decisions, 1)


def summary(words: Words, found: Study) -> str:
    """What a simulation found, in a sentence or two."""
    if len(found.contest.contestants) == 1 or found.luck is None:
        return _play(words, found)
    return _luck(words, found, found.luck)


def _play(words: Words, found: Study) -> str:
    """What a hole costs and how long it takes, all bots together."""
    number = Told(words).number
    strokes = sum((player.strokes for player in found.tally.players), start=Counter[int]())
    turns = sum((player.turns for player in found.tally.players), start=Counter[int]())
    return words(
        "report-play",
        mean=number(mean(strokes), 1),
        low=number(quantile(strokes, 0.25)),
        high=number(quantile(strokes, 0.75)),
        turns=number(mean(turns), 1),
    )


def _luck(words: Words, found: Study, luck: Luck) -> str:
    """How much of it is skill, and how long that takes to show."""
    told, names = Told(words), names_of(found.contest)
    widest = max(found.duels, key=lambda duel: duel.lead.value)
    if widest.lead.low <= 0:
        return words("report-no-skill", first=names[widest.better], second=names[widest.other])
    return words(
        "report-skill",
        hole=told.number.percent(luck.skill_share(1)),
        match=told.number.percent(luck.skill_share(9)),
        first=names[widest.better],
        second=names[widest.other],
        holes=_holes(words, widest.holes),
    )


def _holes(words: Words, holes: Estimate) -> str:
    """So many, and between which numbers if that is not sure."""
    value, low, high = int(holes.value), int(holes.low), int(holes.high)
    if low == high:
        return words("report-holes", holes=value)
    return words("report-holes-between", holes=value, low=low, high=high)
