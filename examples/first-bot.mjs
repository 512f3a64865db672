// A first bot for any of the games: it takes and keeps low cards. Everything else is left to you.

import { createInterface } from "node:readline";

// Strokes that a card costs; one that we do not know costs six or so.
function worth(card) {
  if (card === null) return 6;
  if (card === "H" || card === "JK") return card === "H" ? -5 : -2; // Hole-in-One, joker
  const rank = card.replace(/[SHDC]$/, ""); // "10D" is the ten of diamonds; Play Nine has plain numbers
  return { A: 1, J: 10, Q: 10, K: 0 }[rank] ?? Number(rank);
}

// One of `moves`, for every decision.
function choose(view, moves) {
  const mine = view.layouts[view.seat].map((slot) => worth(slot.card));
  const worst = mine.indexOf(Math.max(...mine));
  const swap = `swap ${worst + 1}`; // places are numbered from 1
  let wishes;
  if (view.held) {
    const tosses = moves.filter((move) => move.startsWith("toss"));
    wishes = worth(view.held) < mine[worst] ? [swap, ...tosses] : [...tosses, swap];
  } else {
    const low = view.discard.length > 0 && worth(view.discard.at(-1)) < 3;
    const sum = mine.reduce((total, strokes) => total + strokes, 0);
    wishes = [...(sum < 10 ? ["knock"] : []), ...(low ? ["take"] : []), "draw", "look"];
  }
  return wishes.find((wish) => moves.includes(wish)) ?? moves.find((move) => !move.startsWith("peek"));
}

// One line of JSON comes in, one goes out; what wants no answer gets none.
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  let answer = null;
  if (said.t === "hello") answer = { name: "First bot", protocol: 2 };
  if (said.t === "move?") answer = { move: choose(said.view, said.moves) };
  if (said.t === "bye" && said.id === undefined) break;
  if (answer) process.stdout.write(JSON.stringify(answer) + "\n");
}
