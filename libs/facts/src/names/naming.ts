import { isCurrencyCode, type PeriodSpan, readMoment } from '@app/lingua';
import type { Fact } from '../fact';
import { lowerFirst, upperFirst } from '../letter-case';
import type { Meaning } from '../reading/evidence';
import type { Holder, Leaf } from '../reading/leaf';
import { remembered } from '../reading/remembered';
import { isRates } from '../reading/walk-payload';
import { type FieldName, type FieldNames, isWrittenAsKey } from './field-name';
import { clip, isThreshold, labelOfName, measureTokens } from './label-of';
import {
  hasSubject,
  isActualAlone,
  isContainer,
  isCounting,
  isFrame,
  isMember,
  isRoleAlone,
  sensesAt,
  tokensWith,
} from './name-senses';
import { COMPARED, type NamedRole, roleOf } from './roles';

/** What the names of a value call it. */
export interface Named {
  readonly named: NamedRole;
  /** Lower-case words of its names, the outermost first, without what says how it is measured. */
  readonly words: readonly string[];
  readonly label: string;
  /** A window that its names state: "7d", "24h". */
  readonly window: string | null;
  readonly better: Fact['better'];
}

export type Naming = (leaf: Leaf, meaning: Meaning) => Named;

/** Names values, those of one column once: its rows share their names. */
export function namingOfPayload(fields: FieldNames): Naming {
  const isThing = remembered((holder: Holder) => holdsThing(holder, fields));
  const known = new WeakMap<readonly FieldName[], Map<string, Named>>();
  return (leaf, meaning) => {
    const isMinor = meaning.currency !== null && meaning.factor < 1;
    const isScaled = meaning.factor > 100;
    // A unit that was not believed stays a word of the name: "Donations kg".
    const isPlain = (meaning.kind === 'count' || meaning.kind === 'ratio') && meaning.unit === null;
    const id = `${meaning.unit?.id} ${isMinor} ${isScaled} ${isPlain}`;
    const names = known.get(leaf.names) ?? new Map<string, Named>();
    known.set(leaf.names, names);
    const found =
      names.get(id) ??
      nameOf(leaf, (name) => measureTokens(name, meaning.unit?.id ?? null, { isMinor, isScaled, isPlain }));
    names.set(id, found);
    // These are of this value alone, and not of its column.
    const year = yearKeyOf(leaf);
    const beside = labelBeside(leaf, meaning, isThing) ?? year;
    const [moment] = year === null ? [] : readMoment(year);
    const named = moment ? { ...found.named, period: { kind: 'moment' as const, moment } } : found.named;
    return beside === null ? found : { ...found, named, label: clip(beside, LONGEST_WRITTEN) };
  };
}

/** What people wrote for people is kept whole. */
const LONGEST_WRITTEN = 80;

/** What stands beside a value calls it, where its own name says nothing: `{metric: "Churn", value: 2.1}`. */
function labelBeside(
  { holder, names, path, value }: Leaf,
  meaning: Meaning,
  isThing: (holder: Holder) => boolean,
): string | null {
  // A label that is a key is among the names.
  if (holder.label === null || typeof value !== 'number' || isWrittenAsKey(holder.label)) return null;
  const [own] = names;
  // The target beside a figure is not called like it.
  if (
    own &&
    isRoleAlone(own) &&
    tokensWith(own, 'role').some((at) => sensesAt(own, at, 'role').some(({ role }) => COMPARED.has(role)))
  )
    return null;
  const isPlace = /^\d+$/.test(path.at(-1) ?? '');
  const isValue =
    isPlace ||
    own === undefined ||
    // `{subject, entries: 184}`: a whole number under the plural of a container is how many.
    (!isThing(holder) &&
      !(isContainer(own) && Number.isInteger(value) && own.name.endsWith('s')) &&
      // `{kpi: "Dwell time", actual, target}`: the label beside them says what they measure.
      (isMember(own, 'value') ||
        !hasSubject(own) ||
        isMeasureAlone(own, measureTokens(own, meaning.unit?.id ?? null))));
  if (!isValue) return null;
  return /\s/.test(holder.label) || /^\p{Lu}/u.test(holder.label)
    ? holder.label
    : upperFirst(holder.label.replace(/_/g, ' '));
}

/** Whether an object describes a thing with several figures, so that its name does not label any one of them: `{name: "Deluxe", price: 90, backers: 119, passed: 101}`. */
function holdsThing({ node }: Holder, fields: FieldNames): boolean {
  const figures = Object.entries(node ?? {}).filter(
    ([name, value]) => typeof value === 'number' && namesFigure(fields.of(name)),
  );
  return figures.length > 1;
}

/** Whether a name says which of the figures of a thing it is; its time, its part and its change do not. */
function namesFigure(name: FieldName): boolean {
  if (hasSubject(name)) return true;
  return !isFrame(name) && !isMember(name, 'value') && !isCounting(name) && tokensWith(name, 'state').length > 0;
}

function nameOf(leaf: Leaf, left: (name: FieldName) => ReadonlySet<number>): Named {
  return {
    named: roleOf(leaf, left),
    words: wordsOf(leaf, left),
    label: clip(labelOf(leaf, left)),
    window: windowOf(leaf),
    better: betterOf(leaf),
  };
}

/** The label of a fact: its own name, completed by the names of the objects above where it says little alone. */
function labelOf(leaf: Leaf, left: (name: FieldName) => ReadonlySet<number>): string {
  const { names } = leaf;
  const [own] = names;
  const rate = own && isRateOf(leaf);
  if (rate) return rate;
  const subject =
    names.find((name) => hasSubject(name) && !isActualAlone(name, names)) ??
    (own && isMember(own, 'value') ? names.at(-1) : own);
  if (!subject) return 'Value';
  // A day or a year that is a key names its row.
  if (own && isMoment(own)) return labelOfName(own, new Set());
  const label = labelOfName(subject, left(subject));
  const others = names.filter(
    (name) =>
      name !== subject &&
      !isContainer(name) &&
      !isMember(name, 'value') &&
      !isCounting(name) &&
      !isMeasureAlone(name, left(name)) &&
      !isActualAlone(name, names) &&
      !isTotals(name) &&
      !isPresent(name) &&
      !isRhythm(name, left(name)),
  );
  return others.reduce((text, name) => {
    const added = labelOfName(name, left(name));
    return isPrefix(name) ? upperFirst(`${lowerFirst(added)} ${lowerFirst(text)}`) : `${text} ${lowerFirst(added)}`;
  }, label);
}

/** What one of a currency costs: `rates: {USD: 1.08}` beside `base: "EUR"` is "USD per EUR". */
function isRateOf({ names, holder }: Leaf): string | null {
  const code = names[0]?.name ?? '';
  const isRate = isRates(holder) && isCurrencyCode(code.toUpperCase());
  return isRate ? (holder.base === null ? code : `${code} per ${holder.base}`) : null;
}

/** "Total sales", "Previous revenue", but "Uptime target", "Flights cancelled", "Sales vs last week". */
function isPrefix(name: FieldName): boolean {
  const isAggregate = name.tokens.some((_, index) => sensesAt(name, index, 'aggregate', true).length > 0);
  if (name.tokens.length === 1 && ADJECTIVES.has(name.tokens[0]?.lower ?? '')) return true;
  const isTotal = name.tokens.some((_, index) => sensesAt(name, index, 'role').some(({ role }) => role === 'total'));
  const [period] = name.periods;
  return isAggregate || isTotal || (period?.period.kind === 'relative' && period.period.of === 'period');
}

/** An object of totals, which are called like what they sum up: `totals: {visits}`, `summen: {neuanmeldungen}`. */
function isTotals({ tokens }: FieldName): boolean {
  return tokens.length === 1 && TOTALS.has(tokens[0]?.lower ?? '');
}

const TOTALS = new Set('totals sums summen totales sumas totaux sommes totali somme totais somas toplamlar'.split(' '));

/** "New customers", where participles follow: "Flights cancelled". */
const ADJECTIVES = new Set('new active returning overdue pending'.split(' '));

function isMoment({ tokens, periods }: FieldName): boolean {
  return periods.some(({ from, to, period }) => from === 0 && to === tokens.length && period.kind === 'moment');
}

/** A year that is a key: `visitors: {2023, 2024}`. In a list it would be a place. */
function yearKeyOf({ path, holder }: Leaf): string | null {
  const key = path.at(-1) ?? '';
  return /^(?:1[5-9]|20|21)\d\d$/.test(key) && !holder.isList ? key : null;
}

/** A member that is nothing but a unit or a window adds no words: `liquidity.usd`, `views.24h`. */
function isMeasureAlone(name: FieldName, left: ReadonlySet<number>): boolean {
  return left.size >= name.tokens.length;
}

/** How often a list was taken says nothing of each of its figures: `monthly: [{min}]`. */
function isRhythm({ tokens, periods }: FieldName, left: ReadonlySet<number>): boolean {
  const rhythm = periods.find(({ period }) => period.kind === 'per');
  return (
    rhythm !== undefined && tokens.every((_, index) => left.has(index) || (index >= rhythm.from && index < rhythm.to))
  );
}

function isPresent(name: FieldName): boolean {
  return name.periods.some(
    ({ from, to, period }) =>
      from === 0 && to === name.tokens.length && period.kind === 'relative' && period.back === 0,
  );
}

/** Lower-case words of a fact's names, the outermost first, without what says how it is measured. */
function wordsOf({ names }: Leaf, left: (name: FieldName) => ReadonlySet<number>): string[] {
  return names.toReversed().flatMap((name) => {
    const gone = left(name);
    return name.tokens.flatMap(({ lower }, index) =>
      gone.has(index) || /^[\p{P}\p{S}]+$/u.test(lower) ? [] : [lower],
    );
  });
}

/** A window that its names state: "7d", "24h". */
function windowOf({ names }: Leaf): string | null {
  for (const name of names)
    for (const { from, period } of name.periods)
      if (period.kind === 'window' && !isThreshold(name, from)) return windowText(period);
  return null;
}

const WINDOW_LETTERS: Readonly<Record<string, string>> = {
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'mo',
  year: 'y',
  minute: 'min',
};

function windowText(period: Extract<PeriodSpan['period'], { kind: 'window' }>): string | null {
  const letter = WINDOW_LETTERS[period.of];
  return letter === undefined ? null : `${period.count}${letter}`;
}

/** The nearest noun that says which way is good. */
function betterOf({ names }: Leaf): Fact['better'] {
  for (const name of names)
    for (let index = name.tokens.length - 1; index >= 0; index -= 1)
      for (const sense of name.senses[index] ?? []) {
        const better = sense.as === 'polarity' || sense.as === 'quantity' ? sense.better : undefined;
        if (better !== undefined) return isTakenAway(name, index) ? OPPOSITE[better] : better;
      }
  return null;
}

const OPPOSITE = { up: 'down', down: 'up' } as const;
/** Words behind a noun that say it did not happen: crash-free sessions, emissions avoided. */
const TAKEN_AWAY = new Set('free avoided prevented averted saved reduced'.split(' '));

function isTakenAway({ tokens }: FieldName, index: number): boolean {
  return TAKEN_AWAY.has(tokens[index + 1]?.lower ?? '');
}
