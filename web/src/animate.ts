// Cards that travel and turn, drawn over the table. The page shows the result when they have arrived.

import { mount, unmount } from "svelte";
import type { Place, Step } from "./motion";
import Card from "./parts/Card.svelte";
import { settings } from "./settings.svelte";

const TRAVEL = 300;
const FLIP = 220;

export function animateOn(felt: HTMLElement): (steps: Step[]) => Promise<void> {
  const at = (place: Place): DOMRect | null => felt.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;

  return async (steps) => {
    const speed = settings.speed;
    if (!speed || document.hidden) return;
    for (const step of steps) {
      const from = at(step.from);
      const to = at(step.to);
      if (!from || !to || !from.width || !to.width) continue;
      await show(step, from, to, speed);
    }
  };
}

async function show(step: Step, from: DOMRect, to: DOMRect, speed: number): Promise<void> {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, zIndex: "3", pointerEvents: "none", transformOrigin: "0 0" });
  document.body.append(ghost);
  const drawn = mount(Card, { target: ghost, props: { card: step.card } });
  const frames: Keyframe[] =
    step.kind === "travel"
      ? [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})` }, { transform: "none" }]
      : [{ transform: `translateX(${to.width / 2}px) scaleX(0) translateX(${-to.width / 2}px)` }, { transform: "none" }];
  const time = (step.kind === "travel" ? TRAVEL : FLIP) * speed;
  await ghost.animate(frames, { duration: time, easing: "cubic-bezier(.3,.1,.2,1)" }).finished.catch(() => undefined);
  void unmount(drawn);
  ghost.remove();
}
