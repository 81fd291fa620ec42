import type { Fact, FieldMeanings } from '@app/facts';
import { itemNames, newItems } from './feed-news';
import { type KnownFact, knownFacts, saysTheSame, type SeenFact } from './seen-facts';
import { isClockName } from './volatile-names';

/** What the looks at a source have shown so far; kept with its series. */
export interface Baseline {
  /** When it was seen last, ISO 8601. */
  at: string;
  /** By identity. */
  facts: Record<string, SeenFact>;
  /** Names of the items of a feed; empty for other sources. */
  items: string[];
}

/** One fact that is not as it was. */
export interface Change {
  id: string;
  /** Key of the fact in the data it was found in. */
  key: string;
  path: string[];
  label: string;
  value: string | number | boolean;
  number: number | null;
  kind: Fact['kind'];
  /** What it said before; null for what was not there. */
  before: SeenFact | null;
}

/** What a look has found. */
export interface Detection {
  changes: Change[];
  /** Places of new items in a feed. */
  items: Array<{ index: number; title: string }>;
  /** The baseline of the next look. */
  after: Baseline;
}

/** What was found at a source: facts of a page, a table or an API, or the items of a feed. */
export interface FoundFacts {
  kind: string;
  data: Record<string, unknown>;
  /** What is declared of them. */
  fields?: FieldMeanings | null;
}

/** Older ones are forgotten first; a source has at most as many facts. */
const MOST_REMEMBERED = 5000;
const MOMENT_MS = 36 * 3_600_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Compares what a source says with what it said: facts, not bytes. What only left the source is no change, for
 * nothing of it could be told; it stays remembered, so that its coming back is none either.
 */
export function detectChanges(before: Baseline | null, { kind, data, fields }: FoundFacts, at: Date): Detection {
  return kind === 'feed' ? lookAtFeed(before, data, at) : lookAtFacts(before, knownFacts(data, fields ?? {}), at);
}

/** Whether anything is new in it. */
export function isQuiet({ changes, items }: Detection): boolean {
  return changes.length === 0 && items.length === 0;
}

function lookAtFeed(before: Baseline | null, data: Record<string, unknown>, at: Date): Detection {
  const seen = before?.items ?? [];
  const names = itemNames(data);
  const items = [...new Set([...names, ...seen])].slice(0, MOST_REMEMBERED);
  const after = { at: at.toISOString(), facts: {}, items };
  return { changes: [], items: newItems(new Set(seen), data), after };
}

function lookAtFacts(before: Baseline | null, known: KnownFact[], at: Date): Detection {
  const seen = before?.facts ?? {};
  const changes = known
    .filter((fact) => isChange(fact, { seen, known, before, at }))
    .map((fact) => changeOf(fact, seen));
  const now = Object.fromEntries(known.map(({ id, seen: fact }) => [id, fact]));
  const gone = Object.entries(seen).filter(([id]) => !Object.hasOwn(now, id));
  const room = Math.max(0, MOST_REMEMBERED - known.length);
  const facts = { ...now, ...Object.fromEntries(gone.slice(0, room)) };
  return { changes, items: [], after: { at: at.toISOString(), facts, items: [] } };
}

interface Look {
  seen: Baseline['facts'];
  known: readonly KnownFact[];
  before: Baseline | null;
  at: Date;
}

function isChange({ id, fact, seen: now }: KnownFact, look: Look): boolean {
  const was = Object.hasOwn(look.seen, id) ? look.seen[id] : undefined;
  if (fact.kind === 'date' && isMoment(now, fact, look.at)) {
    // A date that goes along with the day it is read on is a calendar, not news.
    return (
      was !== undefined &&
      look.before !== null &&
      !isMoment(was, fact, new Date(look.before.at)) &&
      !saysTheSame(was, now)
    );
  }
  if (was !== undefined) return !saysTheSame(was, now);
  return fact.path[0] !== 'figures' || !isRenamed(now, look);
}

/** A figure of running text that stands in another sentence by now: its label came from the words around it. */
function isRenamed(now: SeenFact, { seen, known }: Look): boolean {
  if (now.number === null) return false;
  const ids = new Set(known.map(({ id }) => id));
  return Object.entries(seen).some(
    ([id, was]) => id.startsWith('figures\u001f') && !ids.has(id) && saysTheSame(was, now),
  );
}

function isMoment({ value }: SeenFact, { form, path }: Fact, at: Date): boolean {
  const text = String(value).toLowerCase();
  if (form === 'clock') return isClockName(path);
  if (form === 'weekday') return WEEKDAYS[at.getUTCDay()]?.startsWith(text.slice(0, 3)) ?? false;
  if (form === 'year') return text === String(at.getUTCFullYear());
  const time = Date.parse(text);
  return !Number.isNaN(time) && Math.abs(time - at.getTime()) <= MOMENT_MS;
}

function changeOf({ id, fact }: KnownFact, seen: Baseline['facts']): Change {
  const { key, path, label, value, number, kind } = fact;
  return { id, key, path, label, value, number, kind, before: (Object.hasOwn(seen, id) && seen[id]) || null };
}
