"""What somebody wants printed, checked before anything is made."""

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from backnine.games import Game
from backnine.names import clean_name
from backnine.paper.played import PlayedCard
from backnine.refused import Refused, out_of_range
from backnine.setup import LONGEST_NAME

PaperKind = Literal["scorecard", "rules", "cards"]
PaperSize = Literal["A4", "letter"]
KINDS: Final[tuple[PaperKind, ...]] = get_args(PaperKind)
SIZES: Final[tuple[PaperSize, ...]] = get_args(PaperSize)
USUAL_PLAYERS: Final = 4


@dataclass(frozen=True)
class PaperWish:
    """`players` and `holes` are as usual where they are None. A match that was `played` knows them itself."""

    kind: PaperKind
    game: Game
    language: str = "en"
    size: PaperSize = "A4"
    players: int | None = None
    names: tuple[str, ...] = ()
    holes: int | None = None
    played: PlayedCard | None = None

    def __post_init__(self) -> None:
        self.game.check_players(self.columns, self.game.house())
        if len(self.names) > self.columns:
            raise Refused("paper-too-many-names", names=len(self.names), players=self.columns)
        if self.played is None and self.rows not in self._most_holes:
            least, most = self._most_holes[0], self._most_holes[-1]
            raise out_of_range("holes", self.rows, least, most)

    def settled(self) -> "PaperWish":
        """The same paper, said in one way only: nothing that its kind does not use, nothing left open."""
        bare = replace(self, players=None, names=(), holes=None, played=None)
        match self.kind:
            case "rules":
                return bare
            case "cards":
                return replace(bare, players=replace(bare, players=self.players)._fewest_players)
        if self.played:
            return replace(bare, played=self.played)
        return replace(self, players=self.columns, holes=self.rows)

    @property
    def _fewest_players(self) -> int:
        """Who need the same pack."""
        house = self.game.house()
        pack = self.game.pack(house, self.columns)
        return next(few for few in self.game.players if self.game.pack(house, few) == pack)

    @property
    def is_personal(self) -> bool:
        """Somebody's, and nobody else's."""
        return bool(self.names) or self.played is not None

    @property
    def columns(self) -> int:
        """Players: those of the match, those asked for, or as many as have names."""
        if self.played:
            return len(self.played.names)
        usual = min(USUAL_PLAYERS, self.game.players[-1])
        return max(len(self.names), self.game.players[0]) if self._only_names else self.players or usual

    @property
    def _only_names(self) -> bool:
        return self.players is None and bool(self.names)

    @property
    def rows(self) -> int:
        """Holes without play-offs."""
        if self.played:
            return self.played.regular
        return self.game.house().number("holes") if self.holes is None else self.holes

    @property
    def _most_holes(self) -> tuple[int, ...]:
        rule = next(rule for rule in self.game.house_rules if rule.key == "holes")
        return tuple(choice for choice in rule.choices if isinstance(choice, int))

    @property
    def titles(self) -> list[str]:
        """The names over the columns; empty where somebody is to write one."""
        given = [
            clean_name(name)[:LONGEST_NAME] for name in (self.played.names if self.played else self.names)
        ]
        return given + [""] * (self.columns - len(given))
