// The focus on a page that has just opened.

/** For `{@attach begin}` at the title: takes the focus, as the element that had it is gone with the page before. */
export function begin(title: HTMLElement): void {
  title.tabIndex = -1;
  if (document.activeElement === document.body) title.focus({ preventScroll: true });
}
