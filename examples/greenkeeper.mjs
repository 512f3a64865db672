#!/usr/bin/env node
// Greenkeeper: a bot for Backnine in plain JavaScript, written to be read and changed.
//
//     backnine arena play-nine weekender "cmd:node examples/greenkeeper.mjs"
//
// Backnine asks in lines of JSON on standard input, and we answer in lines of JSON on standard output: exactly one
// line for each question. docs/bot-protocol.md tells it all. Use console.error to talk to yourself: standard output
// is for answers only.

import { createInterface } from "node:readline";

// We speak version 2 of the protocol: we may sit at several tables at once, told apart by `id`.
const tables = new Map(); // what we were told in the beginning: game, house rules, number of seats, our seat
let table; // the one we are asked about

async function main() {
  for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line);
    if (said.t === "hello") {
      tables.set(said.id, said);
      say({ name: "Greenkeeper", protocol: 2 });
    } else if (said.t === "move?") {
      table = tables.get(said.id);
      say({ move: choose(said.view, said.moves) });
    } else if (said.t === "bye") {
      if (said.id === undefined) break; // nobody needs us any more
      tables.delete(said.id); // this match is over
    }
  }
}

function say(answer) {
  process.stdout.write(JSON.stringify(answer) + "\n");
}

// Every move we give must be one of `moves`. So we make a list of what we would like best, and take the first wish
// that is legal; should we have overlooked something, any move will do.
function choose(view, moves) {
  const wishes = table.game === "play-nine" ? playNine(view, moves) : fourCard(view, moves);
  return wishes.find((wish) => moves.includes(wish)) ?? moves[0];
}

// What both games share ------------------------------------------------------------------------------------------

const UNSEEN = 5.7; // what a card is worth on average that we do not know: its card is null

// The layouts are lists of {card, up} by seat. Slots are numbered from 1, row by row.
function cardsOf(view, seat) {
  return view.layouts[seat].map((slot) => slot.card);
}

function put(cards, slot, card) {
  return cards.map((old, place) => (place === slot - 1 ? card : old));
}

function slots(cards) {
  return cards.map((_, place) => place + 1);
}

// The slot where the card saves most, and how much it saves; `count` says what a layout is likely to score.
function bestSlot(cards, card, count) {
  const saved = (slot) => count(cards) - count(put(cards, slot, card));
  const slot = slots(cards).reduce((best, other) => (saved(other) > saved(best) ? other : best));
  return { slot, saved: saved(slot) };
}

function topDiscard(view) {
  return view.discard.at(-1); // the pile is a list, its top last; it may be empty
}

// Play Nine: two rows of four; equal cards in a column count nothing ----------------------------------------------

const WORTH_TAKING = 4; // a discard must save so much, or the stock may be better
const WORTH_KEEPING = 1; // a drawn card must save so much, or we turn up one of ours instead

function playNine(view, moves) {
  const mine = cardsOf(view, view.seat);
  const hidden = slots(mine).filter((slot) => mine[slot - 1] === null);
  if (view.phase === "tee-off") {
    return ["flip 1", "flip 6"]; // two different columns: more chances for a pair
  }
  if (view.phase === "draw") {
    const top = topDiscard(view);
    const tempting = top && bestSlot(mine, top, countNine).saved >= WORTH_TAKING;
    return tempting ? ["take", "draw"] : ["draw"];
  }
  const { slot, saved } = bestSlot(mine, view.held, countNine);
  const swap = `swap ${slot}`;
  const turnUp = hidden.map((place) => `toss ${place}`);
  // Who turns up the last card ends the hole. With more strokes than somebody else we would rather pass.
  const others = view.seats.filter((seat) => seat !== view.seat);
  const ahead = others.every((seat) => countNine(mine) < countNine(cardsOf(view, seat)));
  if (hidden.length === 1 && view.closer === null && !ahead) {
    const elsewhere = slots(mine).filter((place) => !hidden.includes(place));
    const safe = elsewhere.find((place) => countNine(put(mine, place, view.held)) < countNine(mine));
    return safe ? [`swap ${safe}`] : ["toss", swap]; // "toss" without a slot is the pass
  }
  return saved >= WORTH_KEEPING ? [swap] : [...turnUp, swap];
}

function countNine(cards) {
  const columns = [0, 1, 2, 3].map((column) => [cards[column], cards[column + 4]]);
  const pairs = {};
  let strokes = 0;
  for (const [above, below] of columns) {
    if (above !== null && above === below) pairs[above] = (pairs[above] ?? 0) + 1;
    const cancelled = above !== null && above === below && above !== "H";
    strokes += cancelled ? 0 : worthNine(above) + worthNine(below);
  }
  // Blocks of equal pairs earn a bonus. (A careful bot would look whether the house rule `adjacent` asks them to be
  // neighbours: table.house.adjacent.)
  for (const many of Object.values(pairs)) strokes -= [0, 0, 10, 15, 20][many];
  return strokes;
}

function worthNine(card) {
  if (card === null) return UNSEEN;
  return card === "H" ? -5 : Number(card); // the Hole-in-One
}

// Four-Card Golf: remember your cards, keep low ones, knock in time ------------------------------------------------

const LOW_ENOUGH = { 2: 7, 3: 6, 4: 6 }; // strokes at which to knock, by players
const LOW_AMONG_MANY = 5;
const GOOD_DISCARD = 2.5;

function fourCard(view, moves) {
  if (view.phase === "first-look") {
    return ["look", ...moves.filter((move) => move.startsWith("look "))]; // never "decline"
  }
  // What we have looked at is in the view as long as it lies there: we have perfect recall.
  const mine = cardsOf(view, view.seat);
  if (view.phase === "draw") {
    const low = LOW_ENOUGH[view.seats.length] ?? LOW_AMONG_MANY;
    if (countFour(mine) <= low) return ["knock", "draw"];
    const top = topDiscard(view);
    const tempting = top && bestSlot(mine, top, countFour).saved >= GOOD_DISCARD;
    return tempting ? ["take", "draw"] : ["draw"];
  }
  const { slot, saved } = bestSlot(mine, view.held, countFour);
  return saved > 0 ? [`swap ${slot}`, "toss"] : ["toss", `swap ${slot}`];
}

function countFour(cards) {
  const strokes = cards.reduce((sum, card) => sum + worthFour(card), 0);
  if (!table.house.pairs_cancel) return strokes;
  const columns = [[cards[0], cards[2]], [cards[1], cards[3]]];
  const equal = columns.filter(([far, near]) => far && near && far.slice(0, -1) === near.slice(0, -1));
  return strokes - equal.flat().reduce((sum, card) => sum + worthFour(card), 0);
}

function worthFour(card) {
  if (card === null) return UNSEEN;
  if (card === "JK") return -2; // a joker, if the house plays with them
  const rank = card.slice(0, -1); // "10D" is the ten of diamonds
  return { A: 1, J: 10, Q: 10, K: 0 }[rank] ?? Number(rank);
}

await main();
