"""`backnine play`: set the table, play the match, keep its record."""

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import click

from backnine.arena.specs import PREFIXES, is_command
from backnine.bots import BOTS
from backnine.bots import VERSION as BOTS_VERSION
from backnine.but import but
from backnine.cli import folders
from backnine.cli.examples import with_games
from backnine.cli.parsing import Command, HelpSection, Option, Whole, game_argument, house_option, list_of
from backnine.cli.positions import META, find_position
from backnine.cli.programs import Programs, labels, named_again
from backnine.cli.seating import (
    YOU,
    PlayWishes,
    ask_against_whom,
    bots_left_open,
    seated,
    seated_at,
    with_own_name,
)
from backnine.cli.warm_up import say_if_weaker, warm_up
from backnine.games import GAMES, Game, find_game
from backnine.house import House
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.matchlog import MatchLog
from backnine.record import SEED_GIVEN
from backnine.refused import Refused
from backnine.replay import proved
from backnine.setup import Setup, check_text, set_up
from backnine.shuffle import LONGEST_SALT, WORD_BYTES, Shuffle, new_seed, new_word, read_seed, word_of
from backnine.tui import opponents, pages
from backnine.tui.command import say_command, typed
from backnine.tui.fairness import was_it_fair
from backnine.tui.files import check_free, claim, claim_fresh, load
from backnine.tui.people import People
from backnine.tui.record_file import RecordFile
from backnine.tui.saved import choose
from backnine.tui.scores import result_text, score_card
from backnine.tui.terminal import Terminal, say, somebody_is_there
from backnine.tui.text import wrap
from backnine.view import view

_BOTS = tuple(bot.name for bot in BOTS)

EXAMPLES = with_games(
    "backnine play",
    "backnine play GAME --people 2 --names Ann,Ben --bots rookie",
    "backnine play --seats you,weekender,you,rookie --house holes=3,ties=shared",
    "backnine play --people 0 --bots rookie,weekender --seed 2a --save match.golf",
    "backnine play --resume",
    "backnine play --resume match.golf",
    "backnine play --from position.txt --seats you,club",
    'backnine play GAME --bots "rookie,cmd:./mybot --flag"',
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        game_argument("cli-play-game", required=False),
        Option(["--people"], "cli-play-people", meta="N", type=Whole()),
        Option(["--bots"], "cli-play-bots", meta="BOT,…", shell_complete=list_of(*_BOTS, *PREFIXES)),
        Option(["--seats"], "cli-play-seats", meta="WHO,…", shell_complete=list_of(YOU, *_BOTS, *PREFIXES)),
        Option(["--names"], "cli-play-names", meta="NAME,…"),
        house_option(),
        Option(["--seed"], "cli-play-seed", meta="HEX"),
        Option(["--salt"], "cli-play-salt", meta="TEXT", multiple=True),
        Option(["--memory-aid"], "cli-play-memory-aid", is_flag=True),
        Option(["--save"], "cli-play-save", meta="FILE", type=click.Path(path_type=Path)),
        Option(["--overwrite"], "cli-play-overwrite", is_flag=True),
        Option(["--transcript"], "cli-play-transcript", meta="FILE", type=click.Path(path_type=Path)),
        Option(
            ["--resume"], "cli-play-resume", meta="[FILE]", type=click.Path(), is_flag=False, flag_value=""
        ),
        Option(["--from", "start"], "cli-play-from", meta=META),
    ]

    def play(resume: str | None, game: str | None, **said: Any) -> int:
        wishes = PlayWishes(game=game or GAMES[0].name, **said)
        if wishes.start and game:
            raise Refused("not-together", first="--from", second="GAME")
        if wishes.start and resume is None:
            return _from_position(words, wishes, wishes.start)
        return _new_match(words, wishes) if resume is None else _resume(words, resume, wishes)

    def bots() -> HelpSection:
        return words("cli-bots"), opponents.characters(words)

    return Command(name, words, play, params, long="cli-play-long", more=bots, examples=EXAMPLES)


def _new_match(words: Words, wishes: PlayWishes) -> int:
    game = find_game(wishes.game)
    house = game.house(wishes.house)
    if wishes.people is not None and wishes.people > game.players[-1]:
        game.check_players(wishes.people, house)  # before so many are seated
    names, bots = seated(words, game, house, wishes)
    programs = _programs(wishes, bots)
    seed = read_seed(wishes.seed) if wishes.seed is not None else new_seed()
    texts = _texts(wishes, bots.count(None))
    if wishes.save:
        check_free(wishes.save, overwrite=wishes.overwrite)
    programs.greet(game, house, len(bots))
    typed, given = "", wishes.seed is not None
    if None in bots:
        Terminal().check_width()
        wishes = with_own_name(words, wishes, folders.state())
        names, bots = seated(words, game, house, wishes)
        if bots_left_open(wishes) and any(bots):
            names, bots = ask_against_whom(words, game, house, wishes, len(bots) - bots.count(None))
        ask = "table-press-enter" if texts else "table-stir" if given else "table-stir-too"
        said = _welcome(words, game, house, Shuffle(seed).commitment, bots, ask=ask)
        typed = "" if texts else said
    setup = set_up(
        game,
        programs.named(names),
        labels(bots),
        house,
        words=_words_of(bots, texts, typed, given=given),
        memory_aid=wishes.memory_aid,
        bots_version=BOTS_VERSION,
    )
    log = MatchLog.begin(setup, seed, (SEED_GIVEN,) if given and None in bots else ())
    return play_on(words, log, _claimed(wishes, setup), programs)


def _from_position(words: Words, wishes: PlayWishes, said: str) -> int:
    """Play on from a position: the cards it does not name are dealt. No shuffle proves those it names, so
    there is no record."""
    for option in ("--house", "--salt", "--save"):
        if option in wishes.about_the_table:
            raise Refused("not-together", first="--from", second=option)
    start = find_position(said)
    names, bots = seated_at(words, start, wishes)
    seed = read_seed(wishes.seed) if wishes.seed is not None else new_seed()
    house, aid = start.hole.house, wishes.memory_aid
    programs = _programs(wishes, bots)
    if None in bots:
        Terminal().check_width()
    programs.greet(start.game, house, len(bots))
    setup = set_up(
        start.game,
        programs.named(names),
        labels(bots),
        house,
        memory_aid=aid,
        start=start,
        bots_version=BOTS_VERSION,
    )
    log = MatchLog.begin(setup, seed)
    if log.match.outcome:
        raise Refused("match-was-over")
    return play_on(words, log, None, programs)


def _programs(wishes: PlayWishes, bots: Sequence[str | None]) -> Programs:
    """Those in these seats. What they hear and say goes into a file of its own."""
    if wishes.transcript:
        claim(wishes.transcript, overwrite=wishes.overwrite)
        wishes.transcript.write_text("")
    return Programs(bots, wishes.transcript)


def _claimed(wishes: PlayWishes, setup: Setup) -> RecordFile | None:
    """The file of this match; bots alone need none, people always get one."""
    path = wishes.save
    if path:
        claim(path, overwrite=wishes.overwrite)
    elif setup.people:
        path = claim_fresh(folders.matches(), setup.game)
    return RecordFile(path, folders.data()) if path else None


def _texts(wishes: PlayWishes, people: int) -> list[str]:
    """What goes into people's words from the command line, one after the other."""
    texts = [check_text(salt, LONGEST_SALT) for salt in wishes.salt]
    if len(texts) > people:
        raise Refused("salts-and-people", salts=len(texts), people=people)
    return texts


def _words_of(
    bots: Sequence[str | None], texts: Sequence[str], typed: str, *, given: bool
) -> tuple[bytes | None, ...]:
    """A word for every person: a text from the command line, what was typed, and chance; without chance where
    the seed was given, so that the same seed makes the same match."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    said = {seat: text + typed for seat, text in zip_longest(people, texts, fillvalue="")}
    made = {seat: word_of(text, bytes(WORD_BYTES)) for seat, text in said.items() if text}
    if not given:
        made = {seat: new_word(text) for seat, text in said.items()}
    return tuple(made.get(seat) for seat in range(len(bots)))


def _welcome(
    words: Words, game: Game, house: House, commitment: str, bots: Sequence[str | None], *, ask: str
) -> str:
    """The seal is shown first, then a player may add something: nobody could have known it beforehand."""
    terminal, objection = Terminal(), ""
    while True:
        terminal.page(pages.welcome(words, game, house, commitment, terminal.width))
        terminal.show(opponents.note(words, bots, terminal.width))
        terminal.show(wrap(objection, terminal.width) if objection else ())
        try:
            typed = terminal.ask()
            if typed.lower() in pages.ABOUT_THE_SEAL:
                return _stirred_in(words, terminal, commitment, ask)
        except EOFError:
            return ""
        if not typed:
            return ""
        objection = words("table-not-understood", typed=typed[:40])


def _stirred_in(words: Words, terminal: Terminal, commitment: str, ask: str) -> str:
    """Whoever wants to know about the seal may also add a word."""
    width = terminal.width
    terminal.page([*pages.about_the_seal(words, commitment, width), *wrap(words(ask), width)])
    while True:
        try:
            typed = terminal.ask()
            return check_text(typed, LONGEST_SALT) if typed else ""
        except Refused as refused:
            terminal.show(wrap(problem_text(words, refused), width))


def _resume(words: Words, said: str, wishes: PlayWishes) -> int:
    """Go on with the match in a file; without one, with one of those that were saved."""
    if other := [option for option in wishes.about_the_table if option != "--bots"]:
        raise Refused("not-together", first="--resume", second=other[0])
    if said:
        log, file = _put_away(Path(said))
    else:
        chosen = choose(words, Terminal(), folders.matches(), _put_away)
        if chosen is None:
            return 0
        log, file = chosen
    if wishes.memory_aid:
        log = but(log, setup=but(log.setup, memory_aid=True))
    try:
        programs = _programs_again(wishes, log.setup)
    except Refused:
        file.let_go()
        raise
    return play_on(words, log, file, programs)


def _programs_again(wishes: PlayWishes, setup: Setup) -> Programs:
    bots = named_again(setup.bots, wishes.bots_said)
    if wishes.bots is not None and not any(bot and is_command(bot) for bot in bots):
        raise Refused("not-together", first="--resume", second="--bots")
    programs = _programs(wishes, bots)
    programs.greet(find_game(setup.game), setup.house, setup.players)
    return programs


def _put_away(path: Path) -> tuple[MatchLog, RecordFile]:
    """A match as it was left, and its file, which is ours from now on."""
    if not path.is_file():
        load(path)  # says what is wrong with it
    file = RecordFile(path, folders.data())
    try:
        return _unfinished(file), file
    except Refused:
        file.let_go()
        raise


def _unfinished(file: RecordFile) -> MatchLog:
    record = file.load()
    if record.outcome:
        raise Refused("already-over", file=str(file.path), command=typed("replay", file.path))
    return proved(record)


def play_on(words: Words, log: MatchLog, file: RecordFile | None, programs: Programs) -> int:
    """Play to the end, or to Ctrl-C; either way the record is kept where somebody may want it."""
    from backnine.tui.local import LocalConnection  # noqa: PLC0415 - not before the first page is on the screen
    from backnine.tui.session import Quit, Session  # noqa: PLC0415

    setup = log.setup
    if not setup.people:
        say_if_weaker(words, setup.bots)
    warm_up(words, setup.game, setup.bots)
    table = LocalConnection(
        log,
        file.save if file else lambda record: None,
        patient=somebody_is_there(),
        programs=programs.by_seat,
    )
    try:
        if setup.people:
            Session(Terminal(), words, table).run()
        table.settle()
    except (KeyboardInterrupt, EOFError, Quit) as stop:
        return _stopped(words, table.log, file, stop, programs)
    finally:
        programs.part(words, table.log)
    if not setup.people:
        _show_result(words, table.log)
    if file:
        if setup.people:
            say(was_it_fair(words, file.load()))
        click.echo(words("table-saved", file=str(file.path)))
        say_command(words, "table-check", "verify", file.path)
        if setup.people and any(setup.bots):
            say_command(words, "table-watch-again", "replay", file.path)
    return 0


def _stopped(
    words: Words, log: MatchLog, file: RecordFile | None, stop: BaseException, programs: Programs
) -> int:
    click.echo()
    if isinstance(stop, EOFError):
        click.echo(words("table-input-ended"))
    if file:
        file.save(log.record())
        click.echo(words("table-saved", file=str(file.path)))
        again = ("--bots", ",".join(programs.specs)) if programs.specs else ()
        say_command(words, "table-resume", "play", "--resume", file.path, *again)
    elif log.setup.people:
        click.echo(words("table-not-kept"))
    return 130 if isinstance(stop, KeyboardInterrupt) else 0


def _show_result(words: Words, log: MatchLog) -> None:
    people, seen = People(log.setup.names), view(log.match, None, recall=False)
    for line in score_card(words, people, seen, Terminal().width):
        click.echo(line)
    say(result_text(words, people, seen))
