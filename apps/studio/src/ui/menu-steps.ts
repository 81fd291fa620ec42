/** Where a key leads in a list of labels, from the one at `at`; null for a key that leads nowhere. Round at both ends. */
export function stepIn(labels: readonly string[], at: number, key: string): number | null {
  const { length } = labels;
  if (length === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return null;
  const following = labels.map((_, step) => (at + 1 + step) % length);
  const found = following.find((index) => labels[index]?.trim().toLowerCase().startsWith(key.toLowerCase()));
  return found ?? null;
}
