// A dialog that has the page to itself while it is there.

import { tick } from "svelte";

/** For `{@attach modal}`: opens it, and when it goes the focus is back where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () =>
    void tick().then(() => {
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    });
}
