import { likelyCurrencies, type Unit, type UnitReading, type UnitSpan } from '@app/lingua';
import { groupBy } from '../group-by';
import type { FieldName } from '../names/field-name';
import { sensesAt } from '../names/name-senses';
import type { Meaning } from './evidence';
import type { Holder, Leaf, Likes } from './leaf';
import { likelyQuantitiesOf, measures } from './quantities';
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
  /** Numbers by value. */
  readonly byNumber: ReadonlyMap<number, readonly Leaf[]>;
  /** Values by the object or list that holds them. */
  readonly byObject: ReadonlyMap<Holder, readonly Leaf[]>;
  /** Currencies that the payload names anywhere. */
  readonly currencies: ReadonlySet<string>;
  /** Some amounts are given in thousands or millions, so that a bare one may be too. */
  readonly hasScaledMoney: boolean;
  /** Ambiguous unit words, by their lower case, where another name of the payload decides them: the `min` of `waitMinMedian`. */
  readonly uses: ReadonlyMap<string, TokenUse>;
  /** The decimal mark that texts of the payload use, where they show it. */
  readonly decimal: '.' | ',' | null;
}

/** What the values said by themselves, for those rules that set them against one another. */
export interface Stated {
  readonly stated: ReadonlyMap<Leaf, Meaning>;
  /** Values by what they are of. */
  readonly byStem: ReadonlyMap<string, readonly Leaf[]>;
  /** Columns of at least two rows by their sum, each by its first value. */
  readonly columnSums: ReadonlyMap<number, readonly Leaf[]>;
  /** Likes of a value: its column, or the members of its object. */
  readonly likesOf: (leaf: Leaf) => Likes;
  /** What any of these likes say by themselves, each meaning once. */
  readonly statedAmong: (likes: Likes) => readonly Meaning[];
}

export function payloadOf(walked: WalkedPayload, decimal: '.' | ',' | null): Payload {
  const { leaves } = walked;
  return {
    ...walked,
    byNumber: groupBy(
      leaves.filter(({ value }) => typeof value === 'number'),
      ({ value }) => value as number,
    ),
    byObject: groupBy([...leaves], ({ holder }) => holder),
    currencies: currenciesOf(leaves),
    hasScaledMoney: leaves.some(({ names }) =>
      names.some(({ currencies, scales }) => currencies.size > 0 && scales.size > 0),
    ),
    uses: usesOf(leaves),
    decimal,
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

/** What an unsure span of a name is by the name alone: its noun, or an aggregate that stands beside. Null where neither says. */
export function unitByName(name: FieldName, span: UnitSpan): { reading: UnitReading; because: string } | null {
  const quantities = likelyQuantitiesOf(name);
  const fitting = span.readings.find(({ unit }) => unit !== null && measures(unit.dimension, quantities));
  const text = textOf(name, span);
  if (fitting) return { reading: fitting, because: `"${text}" behind what is measured in it` };
  // A median is no minimum: where another word says how the figure was taken, "min" can only be minutes.
  const isAggregate = sensesAt(name, span.from, 'aggregate', true).length > 0;
  const others = name.tokens.some((_, index) => index !== span.from && sensesAt(name, index, 'aggregate').length > 0);
  const [first] = span.readings;
  if (isAggregate && others && first)
    return { reading: first, because: `"${text}" beside another word for how it was taken` };
  return null;
}

export function textOf(name: FieldName, { from, to }: Pick<UnitSpan, 'from' | 'to'>): string {
  return name.tokens
    .slice(from, to)
    .map(({ text, gap }, index) => (index === 0 ? text : gap + text))
    .join('');
}

function usesOf(leaves: readonly Leaf[]): Map<string, TokenUse> {
  const uses = new Map<string, TokenUse | null>();
  for (const name of new Set(leaves.flatMap(({ names, holder }) => (holder.name ? [...names, holder.name] : names))))
    for (const span of name.units) {
      if (span.isSure) continue;
      const decided = unitByName(name, span);
      if (!decided?.reading.unit) continue;
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

/**
 * Letters that end the keys of several things, and never another letter the key of one of these: `{olives_t, oil_t}` are in
 * tonnes, but `{goals_h, goals_a}` are of home and away.
 */
function suffixesOf(leaves: readonly Leaf[]): Map<string, Unit> {
  const stems = new Map<string, Set<string>>();
  const units = new Map<string, Map<string, Unit>>();
  for (const name of new Set(
    leaves.flatMap(({ names: [own], value }) => (own && typeof value === 'number' ? [own] : [])),
  )) {
    const letter = name.tokens.at(-1)?.text ?? '';
    const stem = name.words.slice(0, -1).join(' ');
    if (!/^\p{Ll}$/u.test(letter) || stem === '') continue;
    stems.set(stem, (stems.get(stem) ?? new Set()).add(letter));
    const [reading] = name.units.find(({ to }) => to === name.tokens.length)?.readings ?? [];
    if (reading?.unit) units.set(letter, (units.get(letter) ?? new Map<string, Unit>()).set(stem, reading.unit));
  }
  return new Map(
    [...units].flatMap(([letter, of]) => {
      const [unit] = of.values();
      const isAlone = [...of.keys()].every((stem) => stems.get(stem)?.size === 1);
      return unit && of.size > 1 && isAlone ? [[letter, unit] as const] : [];
    }),
  );
}
