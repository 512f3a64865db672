/** What was unfolded is scrolled into view. */
export function reveal({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
