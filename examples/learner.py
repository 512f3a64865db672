"""A player that teaches itself Four-Card Golf from nothing, with numpy alone, and beats `weekender`.

    python examples/learner.py --minutes 6

It plays against itself on the compiled rules, hundreds of holes at a time (`backnine.rl.vector`). A small
network says for every action how good it looks (the policy) and how the hole will end (the value). What went
better than the value said is done more often: proximal policy optimisation, the plain way. Then it meets
`weekender`, one hole after the other, as any player would: through what its seat may know.

It needs `pip install ".[fast,rl]"` in a checkout.
"""

import argparse
import os
from time import perf_counter

# The matrices are small: more threads would only wait for each other, above all on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from backnine import rl
from backnine.bots import find_bot
from backnine.rl.actions import actions_of
from backnine.rl.features import OneHot
from backnine.view import view

GAME, HOUSE = "four-card", "holes=1,no_peek"
HOLES, STEPS = 512, 48  # side by side, and decisions of each before the network learns
HIDDEN = 128
EPOCHS, BATCH = 2, 4096
CLIP, ENTROPY, VALUE, SCALE = 0.2, 0.01, 0.5, 10.0  # SCALE: strokes that count as 1


class Network:
    """Two layers, then the policy and the value; learns with Adam."""

    def __init__(self, inputs, actions, seed=1):
        dice = np.random.default_rng(seed)
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights = [dice.normal(0, (2 / rows) ** 0.5, (rows, columns)) for rows, columns in shapes]
        self.weights[-1] *= 0.01
        self.weights += [np.zeros(columns) for _, columns in shapes]
        self.weights = [weight.astype(np.float32) for weight in self.weights]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, features):
        """What each layer says; the last has a column for each action and one for the value."""
        w1, w2, w3, b1, b2, b3 = self.weights
        one = np.maximum(features @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, two @ w3 + b3

    def policy(self, features, masks):
        """How likely each legal action is, and the value."""
        out = self.forward(features)[-1]
        return softmax(out[:, :-1], masks), out[:, -1]

    def learn(self, features, errors, layers, rate):
        """One step against the errors of the last layer."""
        one, two, _ = layers
        w2, w3 = self.weights[1], self.weights[2]
        at_two = (errors @ w3.T) * (two > 0)
        at_one = (at_two @ w2.T) * (one > 0)
        slopes = [features.T @ at_one, one.T @ at_two, two.T @ errors]
        slopes += [at_one.sum(0), at_two.sum(0), errors.sum(0)]
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        for place, steep in enumerate(slopes):
            slope = steep * min(1, 0.5 / (norm + 1e-8))
            self.first[place] += 0.1 * (slope - self.first[place])
            self.second[place] += 0.001 * (slope**2 - self.second[place])
            mean = self.first[place] / (1 - 0.9**self.updates)
            spread = self.second[place] / (1 - 0.999**self.updates)
            self.weights[place] -= (rate * mean / (np.sqrt(spread) + 1e-5)).astype(np.float32)


def softmax(scores, masks):
    scores = np.where(masks, scores, -1e9)
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def choose(chances, dice):
    """An action for every row, as likely as the policy says."""
    return (chances.cumsum(1) > dice.random((len(chances), 1), np.float32) * 0.999999).argmax(1)


def play(env, network, one_hot, begun, dice):
    """Some decisions of every hole: what was seen, allowed, done, how likely that was, what was expected, and
    what came of it for the seat that did it."""
    seen, told = begun
    steps = []
    for _ in range(STEPS):
        features, masks, seats = one_hot(seen), told["action_mask"] > 0, told["seat"]
        chances, values = network.policy(features, masks)
        actions = choose(chances, dice)
        seen, _, over, _, told = env.step(actions)
        strokes = told.get("strokes")
        steps.append(
            (features, masks, actions, chances[np.arange(HOLES), actions], values, seats, over, strokes)
        )
    # Backwards: what a hole was worth to its two seats. One that goes on is worth what the network expects.
    value = network.policy(one_hot(seen), told["action_mask"] > 0)[1]
    worth = np.where(np.arange(2) == told["seat"][:, None], value[:, None], -value[:, None])
    gains = []
    for *_, seats, over, strokes in reversed(steps):
        if strokes is not None:
            worth[over] = (strokes.mean(1, keepdims=True) - strokes)[over] / SCALE
        gains.append(worth[np.arange(HOLES), seats].astype(np.float32))
    columns = [np.concatenate([step[column] for step in steps]) for column in range(5)]
    return (*columns, np.concatenate(gains[::-1])), seen, told


def improve(network, played, dice, rate):
    """Learn from what was played: twice over, in small parts."""
    features, masks, actions, likely, values, gains = played
    better = gains - values
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(dice.permutation(len(actions)), len(actions) // BATCH):
            layers = network.forward(features[part])
            chances, rows = softmax(layers[-1][:, :-1], masks[part]), np.arange(len(part))
            ratio = chances[rows, actions[part]] / likely[part]
            gain = better[part]
            held = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
            push = np.where(held, 0, -gain * ratio)
            errors = np.zeros_like(layers[-1])
            errors[:, :-1] = -push[:, None] * chances
            errors[rows, actions[part]] += push
            logs = np.log(chances + 1e-9)
            errors[:, :-1] += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
            errors[:, -1] = VALUE * (layers[-1][:, -1] - gains[part])
            network.learn(features[part], errors / len(part), layers, rate)


def meet(network, one_hot, name, holes, seed=0):
    """Strokes of the network less those of the bot in each of these holes; they change seats."""
    env, bot = rl.aec(GAME, players=2, house=HOUSE), find_bot(name)
    margins = []
    for number in range(holes):
        mine = number % 2
        env.reset(seed=seed + number // 2)
        while not all(env.terminations.values()):
            agent = env.agent_selection
            seat = env.possible_agents.index(agent)
            if seat == mine:
                seen = env.observe(agent)
                chances, _ = network.policy(one_hot(seen["observation"][None]), seen["action_mask"][None] > 0)
                env.step(int(chances[0].argmax()))
            else:
                match = env.log.match
                move = bot.choose(view(match, seat, recall=True), env.legal_moves(agent), env.log.dice(seat))
                env.step(actions_of(env.game, [move])[0])
        totals = env.log.match.totals
        margins.append(totals[mine] - totals[1 - mine])
    return np.array(margins)


def report(margins, name):
    mean, error = margins.mean(), margins.std() / len(margins) ** 0.5
    won, tied = (margins < 0).mean(), (margins == 0).mean()
    return (
        f"{mean:+.2f} strokes a hole against {name} (95 %: {mean - 1.96 * error:+.2f} to "
        f"{mean + 1.96 * error:+.2f}), {won:.0%} of {len(margins)} holes won, {tied:.0%} tied"
    )


def train(minutes, rounds=None, seed=1):
    """A network after so many minutes of play against itself, or so many rounds."""
    env = rl.vector(GAME, players=2, house=HOUSE, count=HOLES)
    one_hot = OneHot(env.observer)
    network = Network(one_hot.size, env.single_action_space.n, seed)
    dice = np.random.default_rng(seed)
    seen, told = env.reset(seed=seed)
    start, done, told_at = perf_counter(), 0, 0.0
    while (spent := perf_counter() - start) < 60 * minutes and done != rounds:
        played, seen, told = play(env, network, one_hot, (seen, told), dice)
        left = 1 - spent / (60 * minutes)
        improve(network, played, dice, rate=0.001 * left + 0.00005)
        done += 1
        if spent - told_at > 30:
            told_at = spent
            margins = meet(network, one_hot, "weekender", 100)
            millions = done * HOLES * STEPS / 1e6
            print(f"{spent:4.0f} s, {millions:.1f} M decisions: {report(margins, 'weekender')}")
    return network, one_hot


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--rounds", type=int, help="stop after so many rounds, however long they take")
    parser.add_argument("--against", default="weekender")
    parser.add_argument("--holes", type=int, default=2000)
    options = parser.parse_args()
    network, one_hot = train(options.minutes, options.rounds)
    print(report(meet(network, one_hot, options.against, options.holes, seed=10_000), options.against))


if __name__ == "__main__":
    main()
