// Touching and dragging at the table, turned into moves that the server has offered.

import { follow } from "./drag";
import type { Choices, Intent, SeenState } from "./state";

/** A table that is touched, or a position that is tried again. */
interface Touched {
  readonly state: SeenState;
  readonly choices: Choices;
  move(move: string, then?: string): void;
  intend(intent: Intent): void;
  undo(): void;
}

export class Hands {
  constructor(readonly visit: Touched) {}

  /** The discard is lifted; nothing was sent yet. */
  get lifted(): boolean {
    return this.visit.state.intent === "take";
  }

  /** The card in one's own hand, or in sight in somebody else's. */
  get card(): string | null {
    const view = this.visit.state.view;
    return view?.held ?? (this.lifted ? (view?.discard.at(-1) ?? null) : null);
  }

  touchStock(): void {
    if (this.visit.choices.stock) this.visit.move("draw");
  }

  touchDiscard(): void {
    const { choices, state } = this.visit;
    if (choices.discard === "lift") this.visit.intend(this.lifted ? "none" : "take");
    else if (choices.discard === "intend") this.visit.intend(state.intent === "discard" ? "none" : "discard");
    else if (choices.discard === "toss") this.visit.move("toss");
    else if (choices.discard === "undo") this.visit.undo();
  }

  /** The hand: what it holds goes back where it came from, or, if it is empty, what it did last is taken back. */
  touchHand(): void {
    if (this.lifted) this.visit.intend("none");
    else this.visit.undo();
  }

  touchSlot(slot: number): void {
    const move = this.visit.choices.slots[slot];
    if (move) {
      if (this.lifted) this.visit.move("take", move);
      else this.visit.move(move);
    } else if (this.visit.choices.peeks.includes(slot)) {
      this.visit.intend({ peek: slot });
    }
  }

  dragDiscard(event: PointerEvent): void {
    if (this.visit.choices.discard !== "lift") return;
    follow(event, {
      card: this.visit.state.view?.discard.at(-1) ?? null,
      begin: () => this.visit.intend("take"),
      drop: (where) => this.slotAt(where) > 0 && this.dropOn(where),
      cancel: () => this.visit.intend("none"),
    });
  }

  dragHeld(event: PointerEvent): void {
    const view = this.visit.state.view;
    if (!view || view.turn !== view.seat || !this.card) return;
    const back = this.lifted;
    follow(event, {
      card: this.card,
      begin: () => this.visit.state.intent === "discard" && this.visit.intend("none"),
      drop: (where) => this.dropOn(where),
      cancel: () => back && this.visit.intend("none"),
    });
  }

  /** The number of an own slot; 0 for any other place. */
  private slotAt(where: string): number {
    return where.startsWith(`slot-${this.visit.state.view?.seat}-`) ? Number(where.split("-")[2]) : 0;
  }

  private dropOn(where: string): boolean {
    const slot = this.slotAt(where);
    if (slot && slot in this.visit.choices.slots) this.touchSlot(slot);
    else if (where === "discard" && this.visit.state.view?.held && this.visit.choices.discard) this.touchDiscard();
    else return false;
    return true;
  }
}
