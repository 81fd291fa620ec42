import { likelyCurrencies, type Unit, type UnitReading, type UnitSpan } from '@app/lingua';
import { groupBy } from '../group-by';
import type { FieldName } from '../names/field-name';
import { extremeOf, sensesAt } from '../names/name-senses';
import { COMPARED } from '../names/roles';
import type { Meaning } from './evidence';
import type { Holder, Leaf, Likes } from './leaf';
import { contradicts, isPhysical, likelyQuantitiesOf, measures, quantitiesOf, scaleOfMoney } from './quantities';
import { remembered } from './remembered';
import type { WalkedPayload } from './walk-payload';

/** How a word of a key that may be a unit is read wherever the payload's own use of it decides. */
export interface TokenUse {
  /** Null: it is no unit. */
  readonly unit: Unit | null;
  readonly because: string;
  /** Words of the names that decide it. */
  readonly words: readonly string[];
}

/** A payload with what holds for all of it, found once. */
export interface Payload extends WalkedPayload {
  /** Values by the object or list that holds them. */
  readonly byObject: ReadonlyMap<Holder, readonly Leaf[]>;
  /** Currencies that the payload names anywhere. */
  readonly currencies: ReadonlySet<string>;
  /** Some amounts are given in thousands or millions, so that a bare one may be too. */
  readonly hasScaledMoney: boolean;
  /** Short scales that end the names of amounts: the "k" of `feesBilledK`. */
  readonly moneyScales: ReadonlySet<string>;
  /** Ambiguous unit words, by their lower case, where another name of the payload decides them: the `min` of `waitMinMedian`. */
  readonly uses: ReadonlyMap<string, TokenUse>;
  /** The ends of ranges that stand in one object with a name of a value or of what holds it. */
  readonly endsBeside: (name: FieldName, leaf: Leaf) => RangeEnds;
  /** The decimal mark that texts of the payload use, where they show it. */
  readonly decimal: '.' | ',' | null;
}

/** What the values said by themselves, for those rules that set them against one another. */
export interface Stated {
  readonly stated: ReadonlyMap<Leaf, Meaning>;
  /** Numbers among them by value. */
  readonly statedByNumber: ReadonlyMap<number, readonly Leaf[]>;
  /** Values whose unit those of the same name take over, by what they are of and then by that unit. */
  readonly lenders: ReadonlyMap<string, ReadonlyArray<readonly Leaf[]>>;
  /** Columns of at least two rows by their sum, each by its first value. */
  readonly columnSums: ReadonlyMap<number, readonly Leaf[]>;
  /** Likes of a value: its column, or the members of its object. */
  readonly likesOf: (leaf: Leaf) => Likes;
  /** What any of these likes say by themselves, each meaning once. */
  readonly statedAmong: (likes: Likes) => readonly Meaning[];
}

export function payloadOf(walked: WalkedPayload, decimal: '.' | ',' | null): Payload {
  const { leaves, names } = walked;
  const endsBeside = rangeEndsOf(names);
  return {
    ...walked,
    byObject: groupBy([...leaves], ({ holder }) => holder),
    currencies: currenciesOf(leaves),
    hasScaledMoney: leaves.some(({ names }) =>
      names.some(({ currencies, scales }) => currencies.size > 0 && scales.size > 0),
    ),
    moneyScales: new Set(
      leaves.flatMap(({ names: [own] }) => {
        const scale = own ? scaleOfMoney(own) : null;
        return own && scale ? [own.tokens[scale.at]?.lower ?? ''] : [];
      }),
    ),
    uses: usesOf(leaves, endsBeside),
    endsBeside,
    decimal,
  };
}

/** Which ends of a range the names of one object say, by what is left of them: the least and the most of `oxygen`. */
export type RangeEnds = ReadonlyMap<string, ReadonlySet<'minimum' | 'maximum'>>;

const NO_ENDS: RangeEnds = new Map();

function rangeEndsOf(names: WalkedPayload['names']): Payload['endsBeside'] {
  const endsIn = remembered(({ node }: Holder): RangeEnds => {
    const ends = Object.entries(node ?? {}).flatMap(
      ([key, value]) => (value === null ? null : extremeOf(names.of(key))) ?? [],
    );
    return new Map(
      [...groupBy(ends, ({ rest }) => rest)].map(([rest, of]) => [rest, new Set(of.map(({ end }) => end))]),
    );
  });
  return (name, { holder, names: own }) => {
    let of: Holder | null = holder;
    if (name !== own[0]) {
      while (of !== null && of.name !== name) of = of.parent;
      of = of?.parent ?? null;
    }
    return of === null ? NO_ENDS : endsIn(of);
  };
}

function currenciesOf(leaves: readonly Leaf[]): Set<string> {
  const found = new Set<string>();
  for (const { holder, names, value } of leaves) {
    if (holder.currency) for (const code of likelyCurrencies(holder.currency.text)) found.add(code);
    for (const name of names) for (const code of name.currencies.values()) found.add(code);
    if (typeof value === 'string' && value.length < 30) {
      const sign = /\p{Sc}/u.exec(value)?.[0];
      if (sign !== undefined) for (const code of likelyCurrencies(sign).slice(0, 1)) found.add(code);
    }
  }
  return found;
}

/** The unit that an ambiguous word has by its own name: by the noun before it, or by a target or an average beside it. Null if the name does not decide. */
export function unitByName(name: FieldName, span: UnitSpan): { reading: UnitReading; because: string } | null {
  const quantities = likelyQuantitiesOf(name);
  const text = textOf(name, span);
  // A share is in no letter: the k of a margin is thousands before it is karats.
  const isLetter = /^\p{L}$/u.test(text);
  const fitting = span.readings.find(
    ({ unit }) => unit !== null && measures(unit.dimension, quantities) && !(isLetter && unit.dimension === 'portion'),
  );
  if (fitting) return { reading: fitting, because: `"${text}" behind what is measured in it` };
  const [first] = span.readings;
  if (!first || sensesAt(name, span.from, 'aggregate', true).length === 0 || !mayMeasure(first, name)) return null;
  // A median is no minimum: where another word says how the figure was taken, "min" can only be minutes.
  const hasOther = name.tokens.some((_, index) => index !== span.from && sensesAt(name, index, 'aggregate').length > 0);
  if (hasOther) return { reading: first, because: `"${text}" beside another word for how it was taken` };
  const isBehindPart =
    span.from > 1 && sensesAt(name, span.from - 1, 'role', true).some(({ role }) => COMPARED.has(role));
  return isBehindPart ? { reading: first, because: `"${text}" behind the word for a part` } : null;
}

/** Nobody gives a temperature in minutes, nor the staff that is counted. */
export function mayMeasure({ unit }: UnitReading, name: FieldName): boolean {
  const quantities = quantitiesOf(name);
  if (unit !== null && quantities.size === 1 && quantities.has('count')) return false;
  return unit === null || !isPhysical(quantities) || !contradicts(unit.dimension, quantities);
}

/** Whether a span is one end of a range whose other end is called likewise: of `{oxygenMin, oxygenMax}` neither is a unit. */
export function isEndOfRange(name: FieldName, { from, to }: Pick<UnitSpan, 'from' | 'to'>, beside: RangeEnds): boolean {
  const own = extremeOf(name);
  if (own === null || own.index < from || own.index >= to) return false;
  return beside.get(own.rest)?.has(own.end === 'minimum' ? 'maximum' : 'minimum') === true;
}

export function textOf(name: FieldName, { from, to }: Pick<UnitSpan, 'from' | 'to'>): string {
  return name.tokens
    .slice(from, to)
    .map(({ text, gap }, index) => (index === 0 ? text : gap + text))
    .join('');
}

function usesOf(leaves: readonly Leaf[], endsBeside: Payload['endsBeside']): Map<string, TokenUse> {
  const uses = new Map<string, TokenUse | null>();
  const named = new Map<FieldName, Leaf>();
  for (const leaf of leaves)
    for (const name of [...leaf.names, leaf.holder.name]) if (name !== null && !named.has(name)) named.set(name, leaf);
  for (const [name, leaf] of named)
    for (const span of name.units) {
      if (span.isSure) continue;
      const decided = unitByName(name, span);
      if (!decided?.reading.unit || isEndOfRange(name, span, endsBeside(name, leaf))) continue;
      const word = textOf(name, span).toLowerCase();
      const known = uses.get(word);
      if (known && known.unit?.id !== decided.reading.unit.id) uses.set(word, null);
      else if (known !== null)
        uses.set(word, {
          unit: decided.reading.unit,
          because: `"${word}" is so in "${name.name}"`,
          words: [...(known?.words ?? []), ...name.words],
        });
    }
  for (const [word, unit] of suffixesOf(leaves))
    if (!uses.has(word)) uses.set(word, { unit, because: `"${word}" ends the keys of several things`, words: [] });
  return new Map([...uses].flatMap(([word, use]) => (use ? [[word, use] as const] : [])));
}

/** Things of which a shared "min" is no lowest value by chance. */
const MANY = 3;

/**
 * Letters that end the keys of several things, and never another letter the key of one of these: `{olives_t, oil_t}` are in
 * tonnes, but `{goals_h, goals_a}` are of home and away. So does the "min" of many things where nothing has a "max":
 * `{asleep_min, rem_min, awake_min}`.
 */
function suffixesOf(leaves: readonly Leaf[]): Map<string, Unit> {
  const stems = new Map<string, Set<string>>();
  const units = new Map<string, Map<string, Unit>>();
  for (const name of new Set(
    leaves.flatMap(({ names: [own], value }) => (own && typeof value === 'number' ? [own] : [])),
  )) {
    const letter = name.tokens.at(-1)?.text ?? '';
    const stem = name.words.slice(0, -1).join(' ');
    if (!/^(?:\p{Ll}|m(?:in|ax))$/u.test(letter) || stem === '') continue;
    stems.set(stem, (stems.get(stem) ?? new Set()).add(letter));
    const [reading] = name.units.find(({ to }) => to === name.tokens.length)?.readings ?? [];
    if (reading?.unit) units.set(letter, (units.get(letter) ?? new Map<string, Unit>()).set(stem, reading.unit));
  }
  return new Map(
    [...units].flatMap(([letter, of]) => {
      const [unit] = of.values();
      const isAlone = [...of.keys()].every((stem) => stems.get(stem)?.size === 1);
      const isRange = letter === 'min' && (of.size < MANY || [...stems.values()].some((ends) => ends.has('max')));
      return unit && of.size > 1 && isAlone && !isRange ? [[letter, unit] as const] : [];
    }),
  );
}
