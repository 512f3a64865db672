// Trying a position again: touched as at a table, and answered before anything is told.

import { choices, EMPTY, type Choices, type Intent, type SeenState } from "../state";
import { isRight, tableOf, type CoachQuestion } from "./question";

export type TrialOutcome = "ask" | "wrong" | "right" | "shown";

export class Trial {
  state = $state.raw<SeenState>(EMPTY);
  choices: Choices = $derived(choices(this.state));
  outcome = $state<TrialOutcome>("ask");
  tried = $state.raw<string[]>([]);

  constructor(
    readonly question: CoachQuestion,
    game: string,
    private readonly answered: (right: boolean) => void = () => undefined,
  ) {
    this.state = { ...EMPTY, link: "open", table: tableOf(game), view: question.view };
  }

  /** It is over: the answer is on the table. */
  get told(): boolean {
    return this.outcome === "right" || this.outcome === "shown";
  }

  get last(): string {
    return this.tried.at(-1) ?? "";
  }

  move(move: string): void {
    if (this.told) return;
    const first = !this.tried.length;
    this.tried = [...this.tried, move];
    this.outcome = isRight(this.question, move) ? "right" : "wrong";
    this.state = { ...this.state, intent: "none" };
    if (first) this.answered(this.outcome === "right");
  }

  /** Where the discard would go is the next question: to lift it is to take it. */
  intend(intent: Intent): void {
    if (this.told) return;
    if (intent === "take") this.move("take");
    else if (intent === "knock") this.move("knock");
    else this.state = { ...this.state, intent };
  }

  undo(): void {
    this.intend("none");
  }

  again(): void {
    this.outcome = "ask";
  }

  show(): void {
    if (!this.tried.length) this.answered(false);
    this.outcome = "shown";
  }
}
