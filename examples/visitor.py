"""A player at a live table, in ninety lines: makes a table, adds a word to the shuffle, plays a match against
a bot, fetches the record and sees that the word is in it.

    backnine serve &
    python examples/visitor.py http://127.0.0.1:8009 play-nine

It needs the package `websockets`, which comes with Backnine. The protocol: docs/protocol.md.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


def ask(address: str, path: str, body: object = None, token: str = "") -> str:
    """One HTTP request; with a body it is a POST."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)  # noqa: S310 - an address of our own
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        text: str = answer.read().decode()
    return text


def fingerprint(digits: str) -> str:
    """The seal of a seed or a word."""
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def reply(message: dict[str, Any], word: str, commitment: str) -> dict[str, Any] | None:
    """What to say to a message of the table. Here you can do better."""
    if message["t"] == "table" and message["state"] == "shuffling":
        as_sealed = message["chairs"][0]["seal"] == fingerprint(word) and message["commitment"] == commitment
        return {"t": "reveal", "word": word} if as_sealed else None  # else something is wrong: keep it
    if message["t"] == "view" and message["seat"] in message["acting"]:
        moves = [move for move in message["moves"] if not move.startswith("peek")]
        return {"t": "move", "n": message["n"], "move": random.choice(moves)}
    if message["t"] == "view" and message["phase"] == "over":
        return {"t": "seen", "hole": message["hole"]}
    return None


async def play(address: str, token: str, word: str, commitment: str) -> None:
    """Until the match is over, however often the connection breaks."""
    have: int | None = None
    while True:
        try:
            socket = connect(
                address.replace("http", "ws", 1) + "/api/socket",
                subprotocols=["backnine.1", f"token.{token}"],  # type: ignore[list-item]
                proxy=None,
            )
            async with socket as table:
                await table.send(json.dumps({"t": "hello", "have": have}))
                async for text in table:
                    message = json.loads(text)
                    if message["t"] == "view":
                        have = message["n"]
                    elif message["t"] == "table" and message["state"] == "over":
                        return
                    elif message["t"] == "refused":  # such as too-fast: take a breath and look again
                        await asyncio.sleep(1)
                        await table.send(json.dumps({"t": "hello", "have": have}))
                    if (answer := reply(message, word, commitment)) is not None:
                        await table.send(json.dumps(answer))
        except InvalidStatus:
            raise  # the server does not want this key
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)  # it restarts: the table will be as it was


def main(address: str = "http://127.0.0.1:8009", game: str = "play-nine") -> None:
    word = secrets.token_hex(32)  # of our own: with it in the shuffle, nobody can choose the cards
    chairs = [{"who": "here", "name": "Visitor", "seal": fingerprint(word)}, {"who": "bot", "bot": "rookie"}]
    wish = {"game": game, "chairs": chairs, "house": "holes=1", "pace": 0, "start": True}
    made = json.loads(ask(address, "/api/tables", wish))
    token = made["seats"][0]["token"]
    asyncio.run(play(address, token, word, made["commitment"]))
    record = ask(address, "/api/records/0", token=token)
    assert f'[Word0 "{word}"]' in record, "our word was left out"
    assert f'[Commitment "{made["commitment"]}"]' in record, "another seed than the one that was sealed"
    print(record, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
