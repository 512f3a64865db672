"""A server under load: durable moves a second, how long a move takes to the other player, memory.

    python bench/load.py [--runs 5] [--tables 1000] [--seconds 20] [--rate 1000] [--game play-nine] [--json]

The server runs on one core, the players of this program on another. Every table has two seats; every move is
authorised, checked by the full rules and on disk before anybody hears of it. First all tables play as
fast as they can (saturation), then at a fixed rate (latency). The baseline is a bare Litestar echo. With
`--runs` all of it is done so often, each time with a new server; told are the medians, and every run.
The last line is one JSON object.

    python bench/load.py --processes 2      so many processes on a PostgreSQL and a Valkey started for it

Then nothing is pinned to a core, most tables have visitors in other processes than their owner's, and
`--processes 0` shows what PostgreSQL costs without a bus. Other things are measured one at a time:

    python bench/load.py --what forwarding     all players come to their table's owner, then none of them
    python bench/load.py --what storm          after a restart: until when has everybody the table again?
    python bench/load.py --what slow           a spectator at every table who reads nothing
    python bench/load.py --what idle --idle 20000 --processes 2      sockets at which nothing happens
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

from load_clients import Echo, Load, Player, quantile
from load_crowds import Storm, deaf_ears
from load_servers import PORT, Both, Served, engines, new_tables, served, server_command

HERE = Path(__file__).parent
PLAYER_CORE = 1
ECHO_PORT = 8731
WATCHING = 60  # idle sockets at a table
SEATED_SECONDS = 60
OF_ONE = 8000  # idle sockets that one process of ours holds

ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/api/socket")
async def echo(socket: WebSocket) -> None:
    await socket.accept(subprotocols="backnine.1")
    while True:
        text = await socket.receive_text()
        await socket.send_text(text)
uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio",
            ws_per_message_deflate=False, access_log=False)
"""


async def echo_rate(port: int, lines: int, seconds: float) -> float:
    loop = asyncio.get_running_loop()
    transports = [
        (await loop.create_connection(lambda: Echo(port, "x"), "127.0.0.1", port))[0] for _ in range(lines)
    ]
    await asyncio.sleep(1)
    start, before = time.perf_counter(), Echo.count
    await asyncio.sleep(seconds)
    rate = (Echo.count - before) / (time.perf_counter() - start)
    for transport in transports:
        transport.close()
    return rate


async def table_load(
    tables: list[tuple[int, Any]], load: Load, seconds: float, server: Served
) -> tuple[float, list[float], list[float], float]:
    """Tables, each with the port at which its players come. Moves a second, how long each took to the other
    player, the server's memory over the time, and its processor seconds a second."""
    loop = asyncio.get_running_loop()
    transports = []
    for port, table in tables:
        sent: dict[int, float] = {}
        for seat in table["seats"]:
            token = seat["token"]
            made, _ = await loop.create_connection(
                partial(Player, port, token, load, sent), "127.0.0.1", port
            )
            transports.append(made)
    until = time.monotonic() + SEATED_SECONDS
    while load.seated < len(transports) and not load.problem:  # tables that slept are read from disk first
        await asyncio.sleep(0.1)
        if time.monotonic() > until:
            raise SystemExit(f"{len(transports) - load.seated} players have seen no table")
    await asyncio.sleep(2)
    load.latencies.clear()
    start, before, memory, used = time.perf_counter(), load.moves, [], server.cpu_seconds
    for _ in range(8):
        await asyncio.sleep(seconds / 8)
        memory.append(server.memory_mb)
        if load.problem:
            raise SystemExit(f"the server refused: {load.problem}")
    took = time.perf_counter() - start
    rate, busy = (load.moves - before) / took, (server.cpu_seconds - used) / took
    latencies = list(load.latencies)
    for transport in transports:
        transport.close()
    await asyncio.sleep(0.5)
    return rate, latencies, memory, busy


def told_latency(latencies: list[float]) -> dict[str, object]:
    return {
        "p50_ms": round(quantile(latencies, 0.5) * 1000, 2),
        "p99_ms": round(quantile(latencies, 0.99) * 1000, 2),
    }


# What can be measured


def moves(options: argparse.Namespace) -> dict[str, object]:
    result: dict[str, object] = {}
    with Served([sys.executable, "-c", ECHO, str(ECHO_PORT)], ECHO_PORT):
        result["echo_per_s"] = round(uvloop.run(echo_rate(ECHO_PORT, 100, 5)))
    with served(options.processes) as server:
        idle = server.memory_mb
        tables = [(PORT, table) for table in new_tables(PORT, options.tables, options.game)]

        async def saturate() -> tuple[float, list[float], list[float], float]:
            return await table_load(tables[: options.busy], Load(), options.seconds, server)

        rate, _, _, busy = uvloop.run(saturate())
        result["moves_per_s"] = round(rate)
        result["server_cpu"] = round(busy, 2)
        result["cpu_us_a_move"] = round(busy / rate * 1e6)

        rate, latencies, memory, _ = uvloop.run(_steady(tables, options, server))
        result["steady_moves_per_s"] = round(rate)
        result |= told_latency(latencies)
        result["idle_mb"] = round(idle)
        result["live_mb"] = round(memory[-1])
        result["mb_per_1000_tables"] = round((memory[-1] - idle) * 1000 / options.tables)
        result["growth_mb"] = round(memory[-1] - memory[1], 1)  # over the last three quarters
    result["of_echo"] = round(result["moves_per_s"] / result["echo_per_s"], 2)  # type: ignore[operator]
    return result


async def _steady(
    tables: list[tuple[int, Any]], options: argparse.Namespace, server: Served
) -> tuple[float, list[float], list[float], float]:
    load = Load(len(tables) / options.rate)
    return await table_load(tables, load, options.steady or options.seconds, server)


def forwarding(options: argparse.Namespace) -> dict[str, object]:
    """Two servers on one database and bus, each at a port of its own."""
    result: dict[str, object] = {}
    with contextlib.ExitStack() as stack:
        shared = [each for each in engines(1) if each not in ("--processes", "1")]
        servers = []
        for port in (PORT, PORT + 1):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = Served([*server_command(str(folder), port), *shared], port, folder / "log")
            servers.append(stack.enter_context(server))
        both = Both(servers)
        tables = [
            table for each in servers for table in new_tables(each.port, options.tables // 2, options.game)
        ]
        owners = uvloop.run(_wake(both, tables, shared[1]))
        for name in ("here", "away"):
            placed = [
                (owners[table["table"]] if name == "here" else both.other(owners[table["table"]]), table)
                for table in tables
            ]
            load = partial(Load, 0.0)
            rate, _, _, busy = uvloop.run(_loaded(placed, load, options.seconds, both))
            result[f"{name}_moves_per_s"] = round(rate)
            result[f"{name}_cpu_us_a_move"] = round(busy / rate * 1e6)
            pause = partial(Load, len(tables) / options.rate)
            _, latencies, _, _ = uvloop.run(_loaded(placed, pause, options.steady or options.seconds, both))
            result |= {f"{name}_{key}": value for key, value in told_latency(latencies).items()}
    return result


async def _wake(both: Both, tables: list[Any], database: str) -> dict[str, int]:
    """Which owner each table gets when somebody comes."""
    import asyncpg  # noqa: PLC0415 - only when asked for

    loop, lines = asyncio.get_running_loop(), []
    load = Load(3600.0)
    for table in tables:
        for seat in table["seats"]:
            make = partial(Player, PORT, seat["token"], load, {})
            lines.append((await loop.create_connection(make, "127.0.0.1", PORT))[0])
    while load.seated < len(lines):
        await asyncio.sleep(0.1)
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT table_id, node FROM leases")
    await connection.close()
    for line in lines:
        line.close()
    nodes = both.by_node()
    return {row["table_id"]: nodes[str(row["node"])] for row in rows}


async def _loaded(
    tables: list[tuple[int, Any]], load: Callable[[], Load], seconds: float, server: Served
) -> tuple[float, list[float], list[float], float]:
    return await table_load(tables, load(), seconds, server)


def storm(options: argparse.Namespace) -> dict[str, object]:
    with served(options.processes) as server:
        tables = new_tables(PORT, options.tables, options.game)
        tokens = [seat["token"] for table in tables for seat in table["seats"]]

        async def restart() -> dict[str, object]:
            everybody = Storm(PORT, tokens)
            await everybody.come()
            await asyncio.to_thread(server.stop)
            opened = await asyncio.to_thread(server.start)
            before = server.cpu_seconds
            told = await everybody.come_back(opened)
            return told | {"server_cpu_s": round(server.cpu_seconds - before, 2)}

        return uvloop.run(restart())


def slow(options: argparse.Namespace) -> dict[str, object]:
    result: dict[str, object] = {}
    with served(options.processes) as server:
        tables = new_tables(PORT, options.tables, options.game)
        placed = [(PORT, table) for table in tables]

        async def play(deaf: list[str]) -> dict[str, object]:
            ears = await deaf_ears(PORT, deaf)
            rate, _, memory, _ = await table_load(placed[: options.busy], Load(), options.seconds, server)
            told: dict[str, object] = {"moves_per_s": round(rate), "mb": round(memory[-1])}
            _, latencies, _, _ = await _steady(placed, options, server)
            for ear in ears:
                ear.close()
            return told | told_latency(latencies)

        for name, deaf in (("alone", []), ("with", [table["watch"] for table in tables])):
            result |= {f"{name}_{key}": value for key, value in uvloop.run(play(deaf)).items()}
        result["slow_readers"] = len(tables)
        result["cut_off"] = int(server.metric('backnine_hung_up_total{why="too-slow"}'))
    return result


def idle(options: argparse.Namespace) -> dict[str, object]:
    with served(options.processes) as server:
        tables = [(PORT, table) for table in new_tables(PORT, options.tables, options.game)]
        quiet = new_tables(PORT, -(-options.idle // WATCHING), options.game)
        tokens = [quiet[place // WATCHING]["watch"] for place in range(options.idle)]
        before, begun = server.memory_mb, time.perf_counter()
        holders = [_holder(tokens[first : first + OF_ONE]) for first in range(0, len(tokens), OF_ONE)]
        told = [json.loads(each.stdout.readline()) for each in holders if each.stdout]
        result: dict[str, object] = {
            "asked": len(tokens),
            "open": sum(each["open"] for each in told),
            "refused": sum(each["refused"] for each in told),
            "opening_s": round(time.perf_counter() - begun, 1),
            "kb_a_socket": round(
                (server.memory_mb - before) * 1024 / max(1, sum(each["open"] for each in told)), 1
            ),
        }
        used, since = server.cpu_seconds, time.perf_counter()
        time.sleep(options.seconds)
        result["idle_cpu"] = round((server.cpu_seconds - used) / (time.perf_counter() - since), 3)
        rate, latencies, _, _ = uvloop.run(_steady(tables, options, server))
        result |= {"steady_moves_per_s": round(rate)} | told_latency(latencies)
        left = [each.communicate(timeout=SEATED_SECONDS)[0] for each in holders]
        result["lost"] = sum(json.loads(each.splitlines()[-1])["lost"] for each in left)
    return result


def _holder(tokens: list[str]) -> "subprocess.Popen[str]":
    command = [sys.executable, str(HERE / "load_crowds.py"), str(PORT)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin
    process.stdin.write("\n".join(tokens) + "\n\n")
    process.stdin.flush()
    return process


MEASURED = {"moves": moves, "forwarding": forwarding, "storm": storm, "slow": slow, "idle": idle}


def measure(options: argparse.Namespace) -> dict[str, object]:
    if options.processes is None and options.what == "moves":
        os.sched_setaffinity(0, {PLAYER_CORE})
    result: dict[str, object] = {"game": options.game, "tables": options.tables}
    if options.what != "moves":
        result["what"] = options.what
    if options.processes is not None:
        result["processes"] = options.processes
    runs = [MEASURED[options.what](options) for _ in range(options.runs)]
    for key in runs[0]:
        values: list[Any] = [run[key] for run in runs]
        result[key] = values[0] if options.runs == 1 else statistics.median(values)
    if options.runs > 1:
        result["runs"] = runs
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--what", choices=MEASURED, default="moves")
    parser.add_argument("--runs", type=int, default=1, help="told are the medians, and every run")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--busy", type=int, default=1000, help="tables that play at saturation")
    parser.add_argument("--idle", type=int, default=17_000, help="sockets at which nothing happens")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--steady", type=float, help="seconds at the fixed rate, if not the same")
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--game", default="play-nine")
    parser.add_argument("--processes", type=int, help="on PostgreSQL; 0: one, without a bus")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = measure(options)
    if not options.json:
        for key, value in result.items():
            if key != "runs":
                print(f"{key:>20} {value}")
        for number, run in enumerate(result.get("runs", []), 1):  # type: ignore[arg-type, var-annotated]
            print(f"{f'run {number}':>20} {json.dumps(run)}")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
