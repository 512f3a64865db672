// A request to the server: one at a time, with a sentence if it fails.

import { sentenceOf } from "./api";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** `failed` hears of an error, and may have a sentence of its own for it. */
  async run(act: () => Promise<unknown>, failed?: (error: unknown) => string | undefined): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = failed?.(error) ?? sentenceOf(error);
    } finally {
      this.busy = false;
    }
  }
}
