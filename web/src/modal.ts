// Modal dialogs.

import { tick } from "svelte";

/** For `{@attach modal}`: opens the dialog, and restores the focus when it is removed. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () =>
    void tick().then(() => {
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    });
}
