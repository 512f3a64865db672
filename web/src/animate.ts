// Cards that travel and turn, drawn over the table. The page shows the result when they have arrived.

import { mount, unmount } from "svelte";
import type { Beat, Place, CardMotion } from "./motion";
import Card from "./parts/Card.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

const TRAVEL = 300;
const FLIP = 220;
const APART = 40;
const TURNED_APART = 110; // milliseconds between cards that turn at the end of a hole
const EASING = "cubic-bezier(.3,.1,.2,1)";

export interface Stage {
  play(beats: Beat[]): Promise<() => void>; // gives a function that removes the drawn cards
  deal(): Promise<void>; // animates the dealing
  skip(): void; // ends all animations at once
}

export function stageOn(felt: HTMLElement): Stage {
  const find = (place: Place): HTMLElement | null => felt.querySelector<HTMLElement>(`[data-place="${place}"]`);

  const running = new Set<Animation>();
  let hasty = false;

  /** Resolves when the animation has ended or was skipped. */
  async function run(animation: Animation, time: number): Promise<void> {
    running.add(animation);
    await atMost(
      animation.finished.catch(() => undefined),
      time,
    );
    running.delete(animation);
  }

  return {
    skip() {
      hasty = true;
      for (const each of running) each.finish();
    },
    async play(beats) {
      const done: (() => void)[] = [];
      hasty = false;
      for (const beat of beats) {
        sound(beat[0]?.kind === "flip" ? "flip" : beat[0]?.to === "discard" ? "discard" : "slide");
        const speed = settings.speed;
        if (!speed || hasty || document.hidden) continue;
        const apart = (beat.length > 2 && beat[0]?.kind === "flip" ? TURNED_APART : APART) * speed;
        done.push(
          ...(await Promise.all(
            beat.map((step, place) => show(step, find(step.from), find(step.to), speed, place * apart, run)),
          )),
        );
      }
      return () => done.forEach((clear) => clear());
    },
    async deal() {
      const speed = settings.speed;
      sound("deal");
      if (!speed || document.hidden) return;
      const stock = find("stock")?.getBoundingClientRect();
      if (!stock?.width) return;
      const slots = [...felt.querySelectorAll<HTMLElement>('[data-place^="slot-"]')];
      const moves = slots.map((slot, place) => {
        const to = slot.getBoundingClientRect();
        const away = moved(stock, to);
        const frames = [
          { transform: away, transformOrigin: "0 0" },
          { transform: "none", transformOrigin: "0 0" },
        ];
        const delay = place * APART * speed;
        const time = { duration: TRAVEL * speed, delay, fill: "backwards", easing: EASING } as const;
        return run(slot.animate(frames, time), TRAVEL * speed + delay);
      });
      await Promise.all(moves);
    },
  };
}

/** Animations pause in a hidden page; the table must go on without them. */
function atMost(moved: Promise<unknown>, time: number): Promise<unknown> {
  return Promise.race([moved, new Promise((late) => setTimeout(late, time + 100))]);
}

/** The transform that draws `to` at the place of `from`. */
function moved(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

async function show(
  step: CardMotion,
  source: HTMLElement | null,
  target: HTMLElement | null,
  speed: number,
  delay: number,
  run: (animation: Animation, time: number) => Promise<void>,
): Promise<() => void> {
  const from = source?.getBoundingClientRect();
  const to = target?.getBoundingClientRect();
  if (!source || !target || !from?.width || !to?.width) return () => undefined;
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    zIndex: "3",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(ghost);
  const drawn = mount(Card, { target: ghost, props: { card: step.card } });
  const leaves = step.kind === "travel" && step.from !== "stock" && step.from !== "discard";
  if (leaves) source.classList.add("gone"); // hidden while the copy moves
  const frames: Keyframe[] =
    step.kind === "travel"
      ? [{ transform: moved(from, to) }, { transform: "none" }]
      : [
          { transform: `translateX(${to.width / 2}px) scaleX(0) translateX(${-to.width / 2}px)` },
          { transform: "none" },
        ];
  const time = (step.kind === "travel" ? TRAVEL : FLIP) * speed;
  await run(ghost.animate(frames, { duration: time, delay, fill: "backwards", easing: EASING }), time + delay);
  return () => {
    void unmount(drawn);
    ghost.remove();
    if (leaves) source.classList.remove("gone");
  };
}
