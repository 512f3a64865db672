"""`backnine admin`: see what goes on in a running server, and act on it, on its own machine."""

from backnine.cli.parsing import Group
from backnine.locales import Words

COMMANDS = {
    "tables": "tables",
    "visitors": "visitors",
    "end": "orders",
    "close": "orders",
    "delete": "orders",
    "rename": "people",
    "erase": "people",
    "records": "records",
    "standings": "standings",
    "bans": "bans",
    "ban": "bans",
    "unban": "bans",
    "door": "door",
    "message": "door",
    "page": "page",
    "log": "log",
}
EXAMPLES = (
    "backnine admin tables",
    "backnine admin close mk9kfjx3py",
    "backnine admin log --follow",
)


def command(name: str, words: Words) -> Group:
    modules = {each: f"backnine.cli.admin.{module}" for each, module in COMMANDS.items()}
    about = ("cli-admin", "cli-admin-long")
    return Group(words, modules, EXAMPLES, name=name, about=about, prefix="cli-admin-")
