import { isCurrencyCode, LANGUAGE_CODES, type LanguageCode, readStatedUnit, type Unit, unitById } from '@app/lingua';
import type { FactKind, FactRole } from '../fact';
import { InvalidFieldsError } from '../facts.errors';
import { type Evidence, type Meaning, WEIGHT } from '../reading/evidence';
import type { Leaf } from '../reading/leaf';
import { formMeaning, meaningOfUnit, moneyMeaning, percentMeaning, plainMeaning } from '../reading/meaning';

/** Kinds that may be declared: those of facts, and two spellings of them. */
export const DECLARED_KINDS = [
  'percent',
  'fraction',
  'currency',
  'count',
  'ratio',
  'temperature',
  'duration',
  'measure',
  'date',
  'year',
  'name',
  'text',
  'code',
] as const;
export type DeclaredKind = (typeof DECLARED_KINDS)[number];

export const DECLARED_ROLES = [
  'current',
  'previous',
  'target',
  'limit',
  'benchmark',
  'record',
  'part',
  'total',
  'rank',
  'group',
  'id',
  'text',
] as const satisfies readonly FactRole[];

/** What a caller says of one field, or of all that a pattern matches; it wins over whatever would be inferred. */
export interface FieldMeaning {
  label?: string;
  /** The label in other languages, by language code. */
  labels?: Partial<Record<LanguageCode, string>>;
  /** As people write it: "kWh/100 km", "%", "Mio. t". */
  unit?: string;
  /** ISO 4217 code. */
  currency?: string;
  role?: FactRole;
  /** Key of the figure that a previous value, a target, a limit or a part belongs to. */
  of?: string;
  /** The period it is of, in words: "August", "last year". */
  period?: string;
  /** Which way is good. */
  better?: 'up' | 'down';
  kind?: DeclaredKind;
  /** False: shown where it is asked for, never told by itself. */
  say?: boolean;
}

/** Field meanings by key or path pattern: `revenue`, `rows[].pe`, `*.pctChange`. */
export type FieldMeanings = Readonly<Record<string, FieldMeaning>>;

/** What is declared of each value. */
export type DeclaredFields = ReadonlyMap<Leaf, FieldMeaning>;

/**
 * Finds the values that each pattern matches. A key alone matches that name at any depth; a path is read from the top, with
 * `[]` or `*` for any one name; what matches an object or a list is true of all that it holds. Longer patterns win, and of
 * equal ones `fields` wins over `defaults`. Throws `InvalidFieldsError` for an unknown unit, currency, role, kind or language
 * in `fields`, and for a pattern of theirs that matches nothing; `defaults` apply where they can.
 */
export function matchFields(
  fields: FieldMeanings,
  leaves: readonly Leaf[],
  defaults: FieldMeanings = {},
): DeclaredFields {
  const faults = meaningFaults(fields);
  const found = new Map<Leaf, FieldMeaning>();
  const usable = Object.entries(defaults).filter(([pattern, field]) => faultsOf(pattern, field).length === 0);
  const all = { ...Object.fromEntries(usable), ...fields };
  const patterns = Object.entries(all).map(([pattern, field]) => ({ pattern, field, parts: partsOf(pattern) }));
  for (const { pattern, field, parts } of patterns.toSorted((a, b) => weightOf(a.parts) - weightOf(b.parts))) {
    const matched = leaves.filter(({ key, path }) => key === pattern || matches(parts, path, pattern));
    if (matched.length === 0 && Object.hasOwn(fields, pattern))
      faults.push({ path: `fields.${pattern}`, message: 'matches no field of the data' });
    for (const leaf of matched) found.set(leaf, { ...found.get(leaf), ...field });
  }
  if (faults.length > 0) throw new InvalidFieldsError(faults);
  return found;
}

/** Checks declarations that are kept for data to come. Throws `InvalidFieldsError` as `matchFields`, but for patterns. */
export function checkMeanings(fields: FieldMeanings): void {
  const faults = meaningFaults(fields);
  if (faults.length > 0) throw new InvalidFieldsError(faults);
}

/** The pattern that names a value, and its likes in the rows of a list: `rows[].price`. */
export function patternOf(path: readonly string[]): string {
  return path.reduce((text, part) => {
    if (/^\d+$/.test(part)) return `${text}[]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

function partsOf(pattern: string): string[] {
  const bare = pattern.replace(/^\$\.?|^\//, '');
  return bare
    .replace(/\[(\d*|\*)\]/g, (_, place: string) => `.${place === '' ? '*' : place}`)
    .split(/[./]/)
    .filter((part) => part !== '');
}

/** Names say more than places that match anything. */
function weightOf(parts: readonly string[]): number {
  return parts.filter((part) => part !== '*').length * 100 + parts.length;
}

function matches(parts: readonly string[], path: readonly string[], pattern: string): boolean {
  const [only] = parts;
  // A name may hold what parts a path: "Prop. share".
  if (path.includes(pattern)) return true;
  if (parts.length === 1 && only !== '*') return only !== undefined && path.includes(only);
  if (parts.length > path.length) return false;
  return parts.every((part, index) => part === '*' || part === path[index]);
}

interface Fault {
  path: string;
  message: string;
}

export const MOST_PATTERNS = 500;
const LONGEST_TEXT = 120;
const TEXTS = ['label', 'unit', 'currency', 'of', 'period'] as const;
const CHOICES = { role: DECLARED_ROLES, kind: DECLARED_KINDS, better: ['up', 'down'] } as const;

/** What is wrong with declarations as a caller sent them, whatever they are; patterns are not held against data here. */
export function meaningFaults(fields: unknown): Fault[] {
  if (!isObject(fields)) return [{ path: 'fields', message: 'must be an object of declarations by pattern' }];
  const entries = Object.entries(fields);
  if (entries.length > MOST_PATTERNS)
    return [{ path: 'fields', message: `must hold at most ${MOST_PATTERNS} patterns` }];
  return entries.flatMap(([pattern, field]) => faultsOf(pattern, field));
}

function faultsOf(pattern: string, field: unknown): Fault[] {
  const at = `fields.${pattern}`;
  if (!isObject(field)) return [{ path: at, message: 'must be an object' }];
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(field)) {
    const message = faultOf(name, value);
    if (message !== null) faults.push({ path: `${at}.${name}`, message });
  }
  return faults;
}

function faultOf(name: string, value: unknown): string | null {
  if (name === 'say') return typeof value === 'boolean' ? null : 'must be a boolean';
  if (name === 'labels') return faultOfLabels(value);
  if (Object.hasOwn(CHOICES, name)) {
    const choices: readonly string[] = CHOICES[name as keyof typeof CHOICES];
    return choices.includes(value as string) ? null : `${shown(value)} is not a known ${name}: ${choices.join(', ')}`;
  }
  if (!(TEXTS as readonly string[]).includes(name)) return 'is not a member of a declaration';
  if (!isText(value)) return `must be a text of 1 to ${LONGEST_TEXT} characters`;
  if (name === 'unit' && unitOf(value) === null) return `${value} is not a known unit`;
  if (name === 'currency' && !isCurrencyCode(value.toUpperCase())) return `${value} is not a known currency`;
  return null;
}

function faultOfLabels(value: unknown): string | null {
  if (!isObject(value)) return 'must be an object of labels by language';
  const unknown = Object.keys(value).find((language) => !(LANGUAGE_CODES as readonly string[]).includes(language));
  if (unknown !== undefined) return `${unknown} is not a language of videos: ${LANGUAGE_CODES.join(', ')}`;
  return Object.values(value).every(isText) ? null : `must hold texts of 1 to ${LONGEST_TEXT} characters`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT && !/\p{Cc}/u.test(value);
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? value.slice(0, LONGEST_TEXT)
    : String(JSON.stringify(value)).slice(0, LONGEST_TEXT);
}

/** Whether a unit, or a currency with its scale, is written like this. */
export function isKnownUnit(text: string): boolean {
  return unitOf(text) !== null;
}

function unitOf(text: string): Meaning | null {
  const [reading] = readStatedUnit(text);
  if (reading) return meaningOfUnit(reading);
  const unit = byId(text);
  return unit ? meaningOfUnit({ unit, currency: null, scale: 1 }) : null;
}

function byId(id: string): Unit | null {
  try {
    return unitById(id);
  } catch {
    return null;
  }
}

/** What is declared of a number as the strongest evidence there is; null where the declaration says nothing of it. */
export function declaredReading(field: FieldMeaning): Evidence | null {
  const meaning = declaredMeaning(field);
  return meaning && { meaning, weight: WEIGHT.declared, rule: 'declared', because: 'declared in fields' };
}

function declaredMeaning({ unit, currency, kind, role }: FieldMeaning): Meaning | null {
  const measured = unit === undefined ? null : unitOf(unit);
  if (currency !== undefined) {
    const per = measured?.unit?.denominator.length ? measured.unit : null;
    return moneyMeaning(currency.toUpperCase(), measured?.factor ?? 1, per);
  }
  if (kind === 'fraction') return percentMeaning(100);
  if (kind === 'percent') return percentMeaning(1);
  if (kind === 'year') return formMeaning('date', 'year');
  if (role === 'id' || kind === 'code') return plainMeaning('code');
  if (measured) return kind === undefined || kind === 'currency' ? measured : { ...measured, kind: kind as FactKind };
  return kind === undefined || kind === 'currency' || kind === 'date' ? null : plainMeaning(kind);
}
