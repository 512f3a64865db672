// Dragging a card from a pile to a place, as another way to touching both.

import { mount, unmount } from "svelte";
import Card from "./parts/Card.svelte";

const FAR_ENOUGH = 8; // pixels: below it is a touch

export interface Drag {
  card: string | null;
  begin: () => void; // what touching the pile would do, if it has not been done
  drop: (place: string) => boolean; // true if the card may lie there
  cancel: () => void;
}

/** Follow the pointer from `event` on. A touch that does not move stays a touch. */
export function follow(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0) return;
  const source = event.currentTarget as HTMLElement;
  const { clientX: x, clientY: y, pointerId } = event;
  const box = source.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let drawn: Record<string, unknown> | null = null;

  function lift(): void {
    drag.begin();
    ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      zIndex: "6",
      pointerEvents: "none",
    });
    document.body.append(ghost);
    drawn = mount(Card, { target: ghost, props: { card: drag.card, lifted: true } });
  }

  function moved(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    if (!ghost && Math.hypot(next.clientX - x, next.clientY - y) < FAR_ENOUGH) return;
    if (!ghost) lift();
    ghost!.style.transform = `translate(${next.clientX - x}px, ${next.clientY - y}px)`;
    next.preventDefault();
  }

  function done(last: PointerEvent): void {
    if (last.pointerId !== pointerId) return;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", done);
    if (!ghost) return;
    if (drawn) void unmount(drawn);
    ghost.remove();
    addEventListener("click", swallow, { capture: true, once: true }); // no click after a drag
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const under = last.type === "pointerup" ? document.elementFromPoint(last.clientX, last.clientY) : null;
    const place = under?.closest<HTMLElement>("[data-place]")?.dataset["place"];
    if (!place || !drag.drop(place)) drag.cancel();
  }

  addEventListener("pointermove", moved, { passive: false });
  addEventListener("pointerup", done);
  addEventListener("pointercancel", done);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
