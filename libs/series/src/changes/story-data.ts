import { type FactPack, type FieldMeanings, readFacts, upperFirst } from '@app/facts';
import { type ReadPlace } from '@app/sources';
import type { Change } from './detect-changes';
import type { Json } from './row-identity';

/** Data as an episode tells them: what changed first, then what it stands among. */
export interface StoryData {
  data: Record<string, unknown>;
  /** Where each fact stood, under its present key. */
  places: ReadPlace[];
  /** Key in `data` by the key it was found under. */
  keys: ReadonlyMap<string, string>;
}

/** What a story is told from. */
export interface StorySource {
  data: Record<string, unknown>;
  places: readonly ReadPlace[];
  /** What is declared of them. */
  fields?: FieldMeanings | null;
}

/** What of it is told: changes, the most telling first, and places of new items of a feed. */
export interface StoryNews {
  changes: readonly Change[];
  /** How long ago it was as it was, where that has a name; `since` tells it. */
  since?: Since | null;
  items: ReadonlyArray<{ index: number }>;
}

/** Spans that an earlier value may be named by: `previousDayPrice` is told as "the day before". */
const SPANS = [
  { span: 'Day', from: 20, to: 28 },
  { span: 'Week', from: 6.5 * 24, to: 7.5 * 24 },
] as const;
export type Since = (typeof SPANS)[number]['span'];
const MOMENTS_FROM = 1e8;
const HOUR_MS = 3_600_000;

/** The name of the time that went by between two looks; null where it has none. */
export function sinceOf(before: Date, now: Date): Since | null {
  const hours = (now.getTime() - before.getTime()) / HOUR_MS;
  return SPANS.find(({ from, to }) => hours >= from && hours <= to)?.span ?? null;
}

/** Rows that a table keeps beside those that changed. */
const LEAST_ROWS = 5;
const SEPARATOR = '\u001f';

/**
 * Puts what changed in front, with the figure before it beside it as a fact of its own (`previousPrice`): both are in the
 * payload then, and nothing is worked out. Of rows only the headline brings what it was, or a table would be about its past;
 * of movements and of days none does. Tables by date or by rank keep their order; of a feed only the new items stay.
 */
export function storyData(
  { data, places, fields }: StorySource,
  { changes, items, since = null }: StoryNews,
): StoryData {
  const { tables, changes: movements } = readFacts(data, { defaults: fields ?? {} });
  const moves = new Set(movements.map(({ key }) => key));
  const inRows = (key: string): boolean => tables.some((table) => key.startsWith(`${table.key}/`));
  const inTime = tables.filter(({ temporal }) => temporal).map(({ key }) => `${key}/`);
  const compared = changes.filter(({ key }, rank) => {
    // Of a day's figure "the day before" would be another day's.
    if (moves.has(key) || inTime.some((table) => key.startsWith(table))) return false;
    return rank === 0 || !inRows(key);
  });
  const walk = new StoryWalk({ changes, compared, ordered: ordered(tables), items, since });
  const told = walk.node(data as Json, [], []) as Record<string, unknown>;
  const moved = places.flatMap(({ key, ...place }) => {
    const now = walk.keys.get(key);
    return now === undefined ? [] : [{ ...place, key: now }];
  });
  return { data: told, places: moved, keys: walk.keys };
}

/** Pointers of the lists whose order means something. */
function ordered(tables: FactPack['tables']): ReadonlySet<string> {
  return new Set(
    tables.filter(({ temporal, rows }) => temporal || rows.some(({ rank }) => rank !== null)).map(({ key }) => key),
  );
}

/** What a walk through the data changes. */
interface StoryPlan {
  changes: readonly Change[];
  /** Those that bring what they were. */
  compared: readonly Change[];
  /** Keys of the lists that keep their order. */
  ordered: ReadonlySet<string>;
  items: ReadonlyArray<{ index: number }>;
  since: Since | null;
}

class StoryWalk {
  readonly keys = new Map<string, string>();
  private readonly ranks = new Map<string, number>();
  private readonly before = new Map<string, number | string>();

  constructor(private readonly plan: StoryPlan) {
    plan.changes.forEach(({ path }, rank) => {
      path.forEach((_, index) => {
        const at = path.slice(0, index + 1).join(SEPARATOR);
        if (!this.ranks.has(at)) this.ranks.set(at, rank);
      });
    });
    plan.compared.forEach(({ path, before, kind, number }) => {
      const isFigure = before !== null && before.number !== null && number !== null && kind !== 'date';
      if (isFigure && typeof before.value !== 'boolean') this.before.set(path.join(SEPARATOR), before.value);
    });
  }

  node(node: Json, from: readonly string[], to: readonly string[]): Json {
    if (typeof node !== 'object' || node === null) {
      this.keys.set(pointer(from), pointer(to));
      return node;
    }
    if (Array.isArray(node)) {
      return this.membersOf(node, from).map((index, place) =>
        this.node(node[index] ?? null, [...from, String(index)], [...to, String(place)]),
      );
    }
    const names = Object.keys(node);
    // What a table is about, its first figure says, whichever of its figures moved.
    const isRow = /^\d+$/.test(from.at(-1) ?? '');
    const sorted = names
      .map((name, place) => ({ name, place, rank: isRow ? 0 : this.rankOf([...from, name]) }))
      .sort((a, b) => a.rank - b.rank || a.place - b.place);
    return Object.fromEntries(sorted.flatMap(({ name }) => this.field(node, name, from, to)));
  }

  private field(
    node: { [name: string]: Json },
    name: string,
    from: readonly string[],
    to: readonly string[],
  ): Array<[string, Json]> {
    const told = this.node(node[name] ?? null, [...from, name], [...to, name]);
    const was = this.before.get([...from, name].join(SEPARATOR));
    // A large number under a name with a day in it would be read as a moment.
    const since = typeof was === 'number' && Math.abs(was) >= MOMENTS_FROM ? null : this.plan.since;
    const earlier = `previous${since ?? ''}${upperFirst(name)}`;
    return was === undefined || Object.hasOwn(node, earlier)
      ? [[name, told]]
      : [
          [name, told],
          [earlier, was],
        ];
  }

  /** Places of a list's members in the order in which they are told. */
  private membersOf(list: readonly Json[], from: readonly string[]): number[] {
    const all = list.map((_, index) => index);
    const { items, ordered: kept } = this.plan;
    if (items.length > 0 && from.length === 1 && from[0] === 'items') return items.map(({ index }) => index);
    if (kept.has(pointer(from))) return all;
    const changed = all.filter((index) => this.rankOf([...from, String(index)]) < Infinity);
    if (changed.length === 0) return all;
    changed.sort((a, b) => this.rankOf([...from, String(a)]) - this.rankOf([...from, String(b)]) || a - b);
    const others = all.filter((index) => !changed.includes(index));
    return [...changed, ...others.slice(0, Math.max(0, LEAST_ROWS - changed.length))];
  }

  private rankOf(path: readonly string[]): number {
    return this.ranks.get(path.join(SEPARATOR)) ?? Infinity;
  }
}

/** As facts are keyed; places of names that need escapes are found by the same words on both sides. */
function pointer(path: readonly string[]): string {
  return path.map((part) => part.replace(/~/g, '~0').replace(/\//g, '~1')).join('/');
}
