// A table that is tapped in, on the screen: every tap is kept, and the coach is asked about what lies there.

import { advice, ApiError, sentenceOf } from "../api";
import type { AdviceTold } from "../http";
import { cardWord } from "../cards";
import { Refusal } from "../keeper/model";
import { t } from "../words.svelte";
import { draftOf, keepDraft } from "./draft";
import { laidOfKept } from "./kept";
import { lacking, laidFrom, leftIn, nextSpot, piledUp, rulesFor, whereIs, withCard } from "./laid";
import { type Laid, type LaidSpot } from "./laid";
import { lineOf } from "./text";

export class AdviceAsking {
  laid = $state.raw<Laid>(null!);
  spot = $state.raw<LaidSpot>("discard");
  told = $state.raw<AdviceTold | null>(null); // about what lies there now
  problem = $state("");
  busy = $state(false);
  piling = $state(false); // the next face goes on top of the discards
  unsaved = $state(false);
  rules = $derived(rulesFor(this.laid));
  lacks = $derived(lacking(this.laid));
  line = $derived(lineOf(this.laid));

  constructor(about: string, game: string) {
    this.laid = this.opened(about, game);
    this.spot = { seat: this.laid.seat, place: 1 };
    this.unsaved = !keepDraft(this.laid);
  }

  /** What the score keeper has told takes the place of what was here, unless it was opened before. */
  private opened(about: string, game: string): Laid {
    const draft = (name: string): Laid => draftOf(name, game);
    const laid = laidOfKept(about);
    if (!laid) return draft(about);
    const here = draft(laid.game);
    return here.source === laid.source ? here : laid;
  }

  change(next: Laid): void {
    this.laid = next;
    this.told = null;
    this.problem = "";
    this.unsaved = !keepDraft(next);
  }

  play(game: string): void {
    this.change(draftOf(game, game));
    this.go({ seat: this.laid.seat, place: 1 });
  }

  go(spot: LaidSpot): void {
    this.spot = spot;
    this.piling = false;
    this.problem = "";
  }

  /** A face was tapped: it lies there now, or a sentence says why it cannot. */
  lay(card: string): void {
    const { laid, rules, spot } = this;
    const next = this.piling ? piledUp(laid, rules, card) : withCard(laid, rules, spot, card);
    if (!next) {
      this.problem = this.usedUp(card);
      return;
    }
    this.change(next);
    this.go(nextSpot(next, spot));
  }

  empty(): void {
    this.change(withCard(this.laid, this.rules, this.spot, null)!);
    this.piling = false;
  }

  left = (card: string): number => leftIn(this.laid, this.rules, card);

  name = (seat: number): string =>
    this.laid.names[seat] || (seat === this.laid.seat ? t("web-you") : t("review-seat", { seat: seat + 1 }));

  private usedUp(card: string): string {
    const { seats, piles } = whereIs(this.laid, card);
    const where = [...seats.map(this.name), ...piles.map((pile) => t(`advice-pile-${pile}`))];
    return t("advice-used-up", {
      card: cardWord(card),
      most: this.rules.inPack.get(card) ?? 0,
      where: where.join(t("web-name-comma")),
    });
  }

  async ask(): Promise<void> {
    if (this.lacks) {
      this.go(this.lacks.spot);
      this.problem = t(`advice-lacks-${this.lacks.what}`, {
        name: this.name(this.lacks.seat),
        who: this.lacks.seat === this.laid.seat && !this.laid.names[this.lacks.seat] ? "you" : "one",
        count: this.rules.game.tee_shots,
      });
      return;
    }
    const asked = this.laid;
    await this.tell(this.line, asked.seat, (told) => {
      if (this.laid === asked) this.told = told;
    });
  }

  /** A position as text: what its seat knows takes the place of what was here. Whether it could be read. */
  async read(text: string): Promise<boolean> {
    return this.tell(text, null, (told) => {
      const laid = laidFrom(told);
      if (laid instanceof Refusal) return;
      this.change(laid);
      this.go({ seat: laid.seat, place: 1 });
      this.told = told;
    });
  }

  private async tell(position: string, seat: number | null, heard: (told: AdviceTold) => void): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      heard(await advice({ position, seat }));
      return true;
    } catch (error) {
      const offline = !(error instanceof ApiError) || error.why === "offline";
      this.problem = offline ? t("advice-offline") : sentenceOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
