import { createHash } from 'node:crypto';
import { type Fact, type FieldMeanings, readAnyFacts } from '@app/facts';
import { folded, identitiesOf, type Json } from './row-identity';
import { isVolatileName, isVolatileText } from './volatile-names';

/** A fact as it was seen: what it said, and what it says in numbers. */
export interface SeenFact {
  /** As the source gave it; of long texts a digest. */
  value: string | number | boolean;
  number: number | null;
  /** Unit and currency; empty for what has none. */
  unit: string;
}

/** A fact of a source together with its identity: the same fact keeps it wherever it stands next time. */
export interface KnownFact {
  id: string;
  fact: Fact;
  seen: SeenFact;
}

const TOLD: ReadonlySet<Fact['kind']> = new Set([
  'percent',
  'currency',
  'count',
  'ratio',
  'temperature',
  'duration',
  'measure',
  'date',
  'name',
  'handle',
  'text',
  'boolean',
]);
/** Parts of a pack that repeat others, or say where it comes from. */
const BESIDE = new Set(['sentences', 'source', 'link']);
const LONGEST_KEPT = 120;
const DIGEST_LENGTH = 16;

/**
 * What a source states, without what moves by itself: clocks, counters of looks, ads, ids and addresses. Facts in lists are
 * known by the row's name, not by its place. Empty where nothing can be quoted.
 */
export function knownFacts(data: Record<string, unknown>, fields: FieldMeanings = {}): KnownFact[] {
  const rows = new Map<Json[], string[]>();
  return (readAnyFacts(data, { defaults: fields })?.facts ?? []).flatMap((fact) => {
    const [first = ''] = fact.path;
    if (!TOLD.has(fact.kind) || BESIDE.has(first) || isVolatileName(fact.path)) return [];
    if (typeof fact.value === 'string' && isVolatileText(fact.value)) return [];
    const id = identityOf(data as Json, fact.path, rows);
    return id === null ? [] : [{ id, fact, seen: seenOf(fact) }];
  });
}

/** Whether two sightings of a fact say the same; how a figure is written is no difference. */
export function saysTheSame(before: SeenFact, now: SeenFact): boolean {
  if (before.number !== null && now.number !== null) {
    const scale = Math.max(Math.abs(before.number), Math.abs(now.number), 1e-12);
    return before.unit === now.unit && Math.abs(before.number - now.number) <= scale * 1e-9;
  }
  return comparable(before.value) === comparable(now.value);
}

/** Letters of a pointer's parts are kept apart by what stands in no name. */
function identityOf(data: Json, path: readonly string[], rows: Map<Json[], string[]>): string | null {
  let node: Json = data;
  const parts: string[] = [];
  for (const part of path) {
    if (typeof node !== 'object' || node === null) return null;
    if (Array.isArray(node)) {
      const names = rows.get(node) ?? identitiesOf(node);
      rows.set(node, names);
      if (isVolatileText(names[Number(part)] ?? '')) return null;
      parts.push(names[Number(part)] ?? part);
      node = node[Number(part)] ?? null;
    } else {
      parts.push(part);
      node = node[part] ?? null;
    }
  }
  return parts.join('\u001f').slice(0, 1000);
}

function seenOf({ value, number, unit, currency }: Fact): SeenFact {
  const isLong = typeof value === 'string' && value.length > LONGEST_KEPT;
  const kept = isLong ? `#${createHash('sha256').update(folded(value)).digest('hex').slice(0, DIGEST_LENGTH)}` : value;
  return { value: kept, number, unit: [unit?.id, currency].filter(Boolean).join(' ') };
}

function comparable(value: SeenFact['value']): string {
  return typeof value === 'string' && !value.startsWith('#') ? folded(value) : String(value);
}
