import type { Change } from './detect-changes';

/** What a movement weighs beside something that was not there before. */
const NEW_WEIGHT = 0.5;
const WORDS_WEIGHT = 0.75;
const LONGEST_WORDS = 200;

/** The most telling first; what was a headline lately comes behind what was not (issue 9: episodes differ). */
export function rankChanges(changes: readonly Change[], headlines: readonly string[]): Change[] {
  const lately = new Map(headlines.map((id, index) => [id, headlines.length - index]));
  return changes
    .map((change, place) => ({ change, place, told: lately.get(change.id) ?? 0, weight: weightOf(change) }))
    .sort((a, b) => a.told - b.told || b.weight - a.weight || a.place - b.place)
    .map(({ change }) => change);
}

/** A change in words for the owner of the series; they are never part of a film. */
export function changeWords({ label, value, before }: Pick<Change, 'label' | 'value' | 'before'>): string {
  const was = before === null || String(before.value).startsWith('#') ? '' : `, was ${String(before.value)}`;
  return `${label}: ${String(value)}${before === null ? ' (new)' : was}`.slice(0, LONGEST_WORDS);
}

function weightOf({ number, before }: Change): number {
  if (before === null) return NEW_WEIGHT;
  if (number === null || before.number === null) return WORDS_WEIGHT;
  const scale = Math.max(Math.abs(before.number), Math.abs(number), 1e-9);
  return Math.abs(number - before.number) / scale;
}
