import { groupBy } from '../group-by';
import { sensesAt } from '../names/name-senses';
import { declaredReading, type DeclaredFields } from '../fields/field-meanings';
import { DATE_RULES } from '../rules/date.rules';
import { NOUN_RULES } from '../rules/noun.rules';
import { PROVEN_RATE, lendersAmong, TOGETHER_RULES } from '../rules/together.rules';
import { scaleBeside, scaleInName, UNIT_RULES } from '../rules/unit.rules';
import { type Evidence, idOf, type Meaning, type Verdict, WEIGHT, weigh } from './evidence';
import { type Leaf, type Likes, likesOf, numbersOf } from './leaf';
import { plainMeaning } from './meaning';
import { amongStopped } from './stopped-places';
import { decimalMarkOf } from './decimal-mark';
import { type Payload, payloadOf, type Stated, textOf } from './payload';
import { decimalsOf, readTextValue, scalesItsTexts, type TextReading } from './text-value';
import { scaleOfMoney } from './quantities';
import type { WalkedPayload } from './walk-payload';

/** Rules that look at one value and its names. */
export const SINGLE_RULES = [...UNIT_RULES, ...DATE_RULES, ...NOUN_RULES];

/** A value with what was decided of it. */
export interface ReadLeaf {
  readonly leaf: Leaf;
  readonly text: TextReading | null;
  readonly verdict: Verdict;
}

/**
 * Reads every value: first what each says with its own names and neighbours, then what the figures of the payload say of one
 * another. The order of rules does not matter: all evidence is gathered and weighed.
 */
export function readLeaves(walked: WalkedPayload, declared: DeclaredFields): ReadLeaf[] {
  const payload = payloadOf(walked, decimalMarkOf(walked.leaves));
  const isAmongStopped = amongStopped(payload.leaves, payload.names);
  const hasScaledTexts = scalesItsTexts(payload.leaves);
  const texts = new Map<Leaf, TextReading>();
  const gathered = new Map<Leaf, Evidence[]>();
  const stated = new Map<Leaf, Meaning>();
  for (const leaf of payload.leaves) {
    const text =
      typeof leaf.value === 'string'
        ? readTextValue(leaf.value, leaf, payload.decimal ?? columnMark(leaf), {
            isAmongStopped: isAmongStopped(leaf),
            hasScaledTexts,
          })
        : null;
    if (text) texts.set(leaf, text);
    const evidence = evidenceOf(leaf, text, declared, payload);
    gathered.set(leaf, evidence);
    const verdict = isNumber(leaf, text) ? weigh(evidence) : null;
    if (verdict && verdict.weight > WEIGHT.bare && verdict.rivals.length === 0) stated.set(leaf, verdict.meaning);
  }
  const together: Payload & Stated = {
    ...payload,
    stated,
    statedByNumber: groupBy(
      [...stated.keys()].filter(({ value }) => typeof value === 'number'),
      ({ value }) => value as number,
    ),
    lenders: lendersAmong(stated),
    columnSums: columnSums(payload),
    likesOf: likesIn(payload),
    statedAmong: statedIn(stated),
  };
  return payload.leaves.map((leaf) => {
    const text = texts.get(leaf) ?? null;
    const evidence = gathered.get(leaf) ?? [];
    if (isNumber(leaf, text) && isOpen(evidence))
      for (const rule of TOGETHER_RULES)
        if ((!stated.has(leaf) || rule === PROVEN_RATE) && rule.when(leaf, together))
          evidence.push(...rule.reads(leaf, together));
    return { leaf, text, verdict: decided(weigh(evidence), leaf, payload) };
  });
}

/** Whether nothing at the value itself says what it is. */
function isOpen(evidence: readonly Evidence[]): boolean {
  return evidence.every(({ weight }) => weight <= WEIGHT.beside);
}

/** Where the others of a column are whole, a lone separator of threes parts thousands: "1,392" under "1204". */
function columnMark({ value, column }: Leaf): '.' | ',' | null {
  const [, separator] = /^\D*\d{1,3}([.,])\d{3}\D*$/.exec(String(value)) ?? [];
  const isAmongWholes = separator !== undefined && column.leaves.some((other) => /^\d{4,}$/.test(String(other.value)));
  return isAmongWholes ? (separator === ',' ? '.' : ',') : null;
}

function isNumber(leaf: Leaf, text: TextReading | null): boolean {
  return typeof leaf.value === 'number' || (text !== null && text.number !== null);
}

function evidenceOf(leaf: Leaf, text: TextReading | null, declared: DeclaredFields, payload: Payload): Evidence[] {
  const said = declared.get(leaf);
  const evidence: Evidence[] = [];
  const declaration = said ? declaredReading(said) : null;
  if (declaration && fits(declaration.meaning, leaf, text)) evidence.push(declaration);
  if (typeof leaf.value === 'boolean') return [...evidence, found(plainMeaning('boolean'), 'truth', 'true or false')];
  if (text !== null && text.number === null)
    return [
      ...evidence,
      found({ ...plainMeaning(text.kind), ...(text.form ? { form: text.form } : {}) }, text.rule, text.because),
    ];
  if (text?.meaning) return [...evidence, found(text.meaning, text.rule, text.because)];
  for (const rule of SINGLE_RULES) if (rule.when(leaf, payload)) evidence.push(...rule.reads(leaf, payload));
  evidence.push({
    meaning: bare(leaf, text, payload),
    weight: WEIGHT.bare,
    rule: 'bare-number',
    because: 'a number, and nothing says of what',
  });
  return evidence;
}

/** Words take no unit, and what is true or false takes no kind but one that hides it. */
function fits({ kind }: Meaning, leaf: Leaf, text: TextReading | null): boolean {
  if (typeof leaf.value === 'boolean') return kind === 'code';
  return isNumber(leaf, text) || kind === 'name' || kind === 'text' || kind === 'code';
}

function found(meaning: Meaning, rule: string, because: string): Evidence {
  return { meaning, weight: WEIGHT.value, rule, because };
}

function bare(leaf: Leaf, text: TextReading | null, { byObject }: Payload): Meaning {
  const number = text?.number ?? Number(leaf.value);
  const stated = scaleBeside(leaf, byObject);
  const factor = stated === 1 ? scaleInName(leaf) : stated;
  const isWhole = Number.isInteger(number * factor) && (factor > 1 || (text?.precision ?? decimalsOf(number)) === 0);
  return { ...plainMeaning(isWhole ? 'count' : 'ratio'), factor };
}

/** A number with two readings is told in neither: it stays a bare number, and both are kept. */
function decided(verdict: Verdict | null, leaf: Leaf, payload: Payload): Verdict {
  if (verdict === null)
    return { meaning: bare(leaf, null, payload), rule: 'bare-number', because: [], weight: WEIGHT.bare, rivals: [] };
  const { meaning, rivals } = verdict;
  if (rivals.length === 0 || typeof leaf.value !== 'number') return verdict;
  return { ...verdict, meaning: bare(leaf, null, payload), rivals: [meaning, ...rivals] };
}

function columnSums({ leaves }: Payload): Map<number, Leaf[]> {
  const firsts = leaves.filter(
    (leaf) => leaf.column.leaves[0] === leaf && leaf.column.leaves.length > 1 && typeof leaf.value === 'number',
  );
  return groupBy(firsts, ({ column }) =>
    Number(
      numbersOf(column)
        .reduce((sum, number) => sum + number, 0)
        .toPrecision(12),
    ),
  );
}

function statedIn(stated: ReadonlyMap<Leaf, Meaning>): (likes: Likes) => readonly Meaning[] {
  const known = new WeakMap<Likes, readonly Meaning[]>();
  return (likes) => {
    const found = known.get(likes) ?? [
      ...new Map(
        likes.leaves.flatMap((leaf) => {
          const meaning = stated.get(leaf);
          return meaning ? [[idOf(meaning), meaning] as const] : [];
        }),
      ).values(),
    ];
    known.set(likes, found);
    return found;
  };
}

/** Likes by the object or column that holds them, each found once. */
function likesIn({ byObject }: Payload): (leaf: Leaf) => Likes {
  const known = new Map<object, Likes>();
  return ({ column, holder, path }) => {
    const inList = column.leaves.length > 1 || path.some((part) => /^\d+$/.test(part));
    const of = inList ? column : holder;
    const found = known.get(of) ?? likesOf(inList ? column.leaves : (byObject.get(holder) ?? []));
    known.set(of, found);
    return found;
  };
}

/** What an unsure unit of the names could have been, where nothing took it up. */
export function openReadings({ leaf, verdict }: ReadLeaf): string[] {
  if (verdict.weight > WEIGHT.bare || leaf.names.length === 0) return [];
  const [own] = leaf.names;
  return (
    (own?.units ?? [])
      // What is also a noun that people count is that: points.
      .filter(
        ({ isSure, from }) =>
          !isSure &&
          scaleOfMoney(own as NonNullable<typeof own>)?.at !== from &&
          sensesAt(own as NonNullable<typeof own>, from, 'quantity', true).length === 0,
      )
      .flatMap((span) =>
        span.readings.flatMap(({ unit }) =>
          unit ? [`"${textOf(own as NonNullable<typeof own>, span)}" as ${unit.id}`] : [],
        ),
      )
  );
}
