import type { FactPack } from '@app/facts';
import type { Change } from './detect-changes';

/** What a movement weighs beside something that was not there before. */
const NEW_WEIGHT = 0.5;
/** The next day of a series comes every day. */
const NEXT_WEIGHT = 0.05;
const WORDS_WEIGHT = 0.75;
/** Days come and go, and a name is told with its figure: neither is a headline while there is another. */
const WORDS: Readonly<Partial<Record<Change['kind'], number>>> = { date: 0, name: 0.001 };
const LONGEST_WORDS = 200;
const SEPARATOR = '\u001f';

/** What is left of the weight of a headline of two episodes ago, and by how much more each further episode gives back. */
const LATELY = 0.4;
const REGAINED = 0.15;
/** Of the same column as the last headline, whoever's figure it is: one day who moved most, another what they are worth. */
const SAME_FIELD = 0.5;

/**
 * The most telling first. The last episode's headline comes behind all others, an earlier one counts the less the nearer it
 * is, and so does what the same row says beside it. Of the present `facts`,
 * movements weigh what they say, for how far a movement has moved tells nobody anything.
 */
export function rankChanges(
  changes: readonly Change[],
  headlines: readonly string[],
  facts: Pick<FactPack, 'changes' | 'tables'> = { changes: [], tables: [] },
): Change[] {
  const movements = new Set(facts.changes.map(({ key }) => key));
  const inTime = facts.tables.filter(({ temporal }) => temporal).map(({ key }) => `${key}/`);
  const weight = (change: Change): number => {
    const usual = weightOf(change, movements);
    const isNext = change.before === null && inTime.some((table) => change.key.startsWith(table));
    return isNext ? Math.min(usual, NEXT_WEIGHT) : usual;
  };
  const [last] = headlines;
  const shareOf = ({ id }: Change): number => {
    const ago = headlines.findIndex((told) => told === id || isOneRow(told, id));
    const row = ago < 0 ? 1 : Math.min(1, LATELY + Math.max(0, ago - 1) * REGAINED);
    return last !== undefined && fieldOf(id) === fieldOf(last) ? row * SAME_FIELD : row;
  };
  return changes
    .map((change, place) => ({
      change,
      place,
      told: Number(change.id === last || isOneRow(change.id, last ?? '')),
      weight: weight(change) * shareOf(change),
    }))
    .sort((a, b) => a.told - b.told || b.weight - a.weight || a.place - b.place)
    .map(({ change }) => change);
}

function fieldOf(id: string): string {
  return id.split(SEPARATOR).at(-1) ?? '';
}

/** Whether two facts stand in one row of a list; a row's name begins the identities of both. */
function isOneRow(one: string, other: string): boolean {
  const [a, b] = [one.split(SEPARATOR), other.split(SEPARATOR)];
  return a.length > 2 && a.length === b.length && a.slice(0, -1).join(SEPARATOR) === b.slice(0, -1).join(SEPARATOR);
}

/** A change in words for the owner of the series; they are never part of a video. */
export function changeWords({ label, value, before }: Pick<Change, 'label' | 'value' | 'before'>): string {
  const was = before === null || String(before.value).startsWith('#') ? '' : `, was ${String(before.value)}`;
  return `${label}: ${String(value)}${before === null ? ' (new)' : was}`.slice(0, LONGEST_WORDS);
}

function weightOf({ key, number, before, kind }: Change, movements: ReadonlySet<string>): number {
  if (movements.has(key)) return kind === 'percent' ? Math.abs(number ?? 0) / 100 : 0;
  const words = WORDS[kind];
  if (words !== undefined) return words;
  if (before === null) return NEW_WEIGHT;
  if (number === null || before.number === null) return WORDS_WEIGHT;
  const scale = Math.max(Math.abs(before.number), Math.abs(number), 1e-9);
  return Math.abs(number - before.number) / scale;
}
