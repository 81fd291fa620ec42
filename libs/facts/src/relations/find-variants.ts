import { type Sense, sensesOf } from '@app/lingua';
import type { Fact, FactSides, FactTable, SidePair } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { groupBy } from '../group-by';
import { pointerOf } from '../json-pointer';
import { upperFirst } from '../letter-case';
import { type FieldName, type FieldNames, wordsOf } from '../names/field-name';
import { labelOfName, measureTokens } from '../names/label-of';
import { runningNames } from '../names/running-names';
import { isContainer, sensesAt } from '../names/name-senses';
import { remembered } from '../reading/remembered';

type Side = Extract<Sense, { as: 'side' }>['side'];

/** The facts, the pairs among them called by what both sides have of it, and the meeting or trial that they are of. */
export interface FoundSides {
  facts: Fact[];
  sides: FactSides | null;
}

/** Names of what is tried against something else, and of the two answers of a vote. */
const OPPOSITES: ReadonlyArray<readonly [Side, Side]> = [
  ['a', 'b'],
  ['treatment', 'control'],
  ['for', 'against'],
];

/** A figure whose names hold the word for one side. */
interface SidedFact {
  fact: Fact;
  side: Side;
  /** The word is no side under any other reading. */
  isSure: boolean;
  /** All its names, with a star in place of that word: equal for both sides. */
  pattern: string;
  /** The side's name: "Placebo". */
  name: string;
  /** The word stands in the name of an object that holds the figures of one side. */
  isObject: boolean;
  /** The word is all of the figure's own name. */
  isWhole: boolean;
  /** What both have, where the figure's own name is that of the side. */
  measure: string;
}

/**
 * Finds the figures of two variants of one thing: `variantA: {…}` beside `variantB`, `patients: {treatment, placebo}`. Each side
 * gets a name made of its key.
 */
export function findVariants(facts: readonly Fact[], tables: readonly FactTable[], names: FieldNames): FoundSides {
  const sided = facts.flatMap((fact) => (isFigure(fact) ? sidesOf(fact, names) : []));
  const runs = runsOf(sided.length > 1 ? facts : []);
  for (const [one, other] of OPPOSITES) {
    const pairs = [...groupBy(sided, ({ pattern }) => pattern).values()].flatMap((group) => {
      const [a, b] = [one, other].map((side) => group.filter((each) => each.side === side));
      const [ours, theirs] = [a?.[0], b?.[0]];
      return ours &&
        theirs &&
        a?.length === 1 &&
        b?.length === 1 &&
        isOneMeasure(ours.fact, theirs.fact) &&
        !isOneOfMany(ours, theirs, runs)
        ? [[ours, theirs] as const]
        : [];
    });
    const [first] = pairs;
    const isVote = one === 'for';
    const areVariants =
      pairs.length > 1 ||
      pairs.some((pair) => pair.some(({ isObject, isSure, isWhole }) => isObject || isSure || (isVote && isWhole)));
    if (!first || !areVariants) continue;
    const result = isVote ? resultOf(pairs, names) : undefined;
    // How a vote ended is not known by its parts.
    if (isVote && !result) continue;
    const inOrder = result ? [result, ...pairs.filter((pair) => pair !== result)] : pairs;
    return sidesFrom(facts, inOrder, first, result ? 'vote' : 'variants');
  }
  return { facts: [...facts], sides: variantRows(facts, tables) };
}

/** Whether a third of their kind stands beside them: of lines A, B and C, or galleryA to galleryC, no two are opposites. */
function isOneOfMany(ours: SidedFact, theirs: SidedFact, runs: (object: readonly string[]) => Runs): boolean {
  const { path } = ours.fact;
  const at = path.findIndex((part, depth) => part !== theirs.fact.path[depth]);
  const own = path[at];
  return own !== undefined && (runs(path.slice(0, at)).get(own) ?? 0) > 2;
}

/** The running names in an object, each with how many there are of its kind. */
type Runs = ReadonlyMap<string, number>;

/** The runs of each object that these facts lie in, found when they are asked for. */
function runsOf(facts: readonly Fact[]): (object: readonly string[]) => Runs {
  const members = new Map<string, Set<string>>();
  for (const { path } of facts)
    for (const [depth, name] of path.entries()) {
      const object = pointerOf(path.slice(0, depth));
      members.set(object, (members.get(object) ?? new Set()).add(name));
    }
  const kindOf = (name: string): string => name.slice(0, -1);
  const runsAmong = remembered((names: ReadonlySet<string>): Runs => {
    const running = [...runningNames([...names])];
    const kinds = groupBy(running, kindOf);
    return new Map(running.map((name) => [name, kinds.get(kindOf(name))?.length ?? 0]));
  });
  return (object) => runsAmong(members.get(pointerOf(object)) ?? new Set());
}

/** Two rows, one of which is called a control, or that have the ids A and B. */
function variantRows(facts: readonly Fact[], tables: readonly FactTable[]): FactSides | null {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  for (const { key, rows, columns, temporal } of tables) {
    const [first, second] = rows;
    if (temporal || rows.length !== 2 || first?.name.form !== 'full' || second?.name.form !== 'full') continue;
    const [ours, theirs] = [0, 1].map((row) => sidesSaid(facts, `${key}/${row}/`));
    if (!ours || !theirs || !OPPOSITES.some(([a, b]) => areOpposite(ours, theirs, a, b))) continue;
    const pairs = columns.flatMap(({ name }): SidePair[] => {
      const [a, b] = [first, second].map(({ cells }) => byKey.get(cells[name] ?? ''));
      return a && b && isOneMeasure(a, b) ? [{ figures: [a.key, b.key], score: false, stretch: false }] : [];
    });
    if (pairs.length > 0) return { names: [first.name.key, second.name.key], pairs, table: key, kind: 'variants' };
  }
  return null;
}

function areOpposite(ours: ReadonlySet<Side>, theirs: ReadonlySet<Side>, a: Side, b: Side): boolean {
  if (a === 'treatment') return ours.has(b) !== theirs.has(b);
  return (ours.has(a) && theirs.has(b)) || (ours.has(b) && theirs.has(a));
}

/** The sides that the short texts of a row name. */
function sidesSaid(facts: readonly Fact[], row: string): ReadonlySet<Side> {
  const texts = facts.filter(({ key, number }) => number === null && key.startsWith(row));
  return new Set(
    texts.flatMap(({ value }) =>
      wordsOf(String(value)).flatMap((word) =>
        sensesOf(word).flatMap((sense) => (sense.as === 'side' ? [sense.side] : [])),
      ),
    ),
  );
}

/**
 * How a vote ended: the pair that the others add up to, or the only one, if it stands in no object or in one of votes. The `yes` and `no`
 * of `smoker` are no vote.
 */
function resultOf(
  pairs: ReadonlyArray<readonly [SidedFact, SidedFact]>,
  names: FieldNames,
): readonly [SidedFact, SidedFact] | undefined {
  const isSum = (pair: readonly [SidedFact, SidedFact], at: 0 | 1): boolean =>
    pairs.reduce((sum, other) => sum + (other === pair ? 0 : (other[at].fact.number ?? 0)), 0) === pair[at].fact.number;
  const [only, another] = pairs;
  if (another) return pairs.find((pair) => isSum(pair, 0) && isSum(pair, 1));
  const holders = only?.[0].fact.path.slice(0, -1).map((part) => names.of(part)) ?? [];
  return holders.every((name) => isContainer(name) || countsVotes(name)) ? only : undefined;
}

/** Whether a name says that votes are counted, or only that a result follows: `votes`, `voix`, `total`, `resultado`. */
function countsVotes({ senses, tokens }: FieldName): boolean {
  return tokens.every((_, index) =>
    (senses[index] ?? []).some(
      (sense) =>
        (sense.as === 'quantity' && (sense.quantity === 'count' || sense.quantity === 'score')) ||
        (sense.as === 'member' && sense.member === 'value') ||
        (sense.as === 'names' && sense.of === 'event') ||
        (sense.as === 'role' && sense.role === 'total'),
    ),
  );
}

/** The first pair of a vote says how it ended. */
function sidesFrom(
  facts: readonly Fact[],
  pairs: ReadonlyArray<readonly [SidedFact, SidedFact]>,
  [ours, theirs]: readonly [SidedFact, SidedFact],
  kind: 'vote' | 'variants',
): FoundSides {
  const measures = new Map(pairs.flat().map(({ fact, measure }) => [fact.key, measure]));
  const called = [ours, theirs].map(({ fact, name }) => nameFact(fact, name));
  const sides: FactSides = {
    names: [called[0]?.key ?? '', called[1]?.key ?? ''],
    pairs: pairs.map(([a, b], index): SidePair => ({
      figures: [a.fact.key, b.fact.key],
      score: kind === 'vote' && index === 0,
      stretch: false,
    })),
    table: null,
    kind,
  };
  return {
    facts: [...facts.map((fact) => ({ ...fact, label: measures.get(fact.key) ?? fact.label })), ...called],
    sides,
  };
}

/** A key as a name; there is no value that holds it. */
function nameFact(fact: Fact, name: string): Fact {
  return {
    ...fact,
    key: `${fact.key}/side`,
    path: [...fact.path, 'side'],
    words: ['side'],
    label: 'Side',
    value: name,
    number: null,
    kind: 'name',
    unit: null,
    form: null,
    currency: null,
    precision: 0,
    window: null,
    sign: 0,
    verbatim: false,
    role: 'text',
    better: null,
    labels: {},
    unsaid: false,
    reading: { rule: 'side', evidence: ['a key beside its opposite'], sure: 'stated', others: [] },
  };
}

function sidesOf(fact: Fact, names: FieldNames): SidedFact[] {
  const way = fact.path.map((part) => names.of(part));
  if (way.some(({ isNumeral }) => isNumeral)) return [];
  return way.flatMap((name, depth) =>
    name.tokens.flatMap((_, index): SidedFact[] =>
      sensesAt(name, index, 'side', true).flatMap((sense) => {
        if (!OPPOSITES.some((pair) => pair.includes(sense.side))) return [];
        const starred = way.map((each, at) => (at === depth ? withStar(name, index) : each.words.join(' ')));
        const isObject = depth < way.length - 1;
        const word = name.tokens[index]?.text ?? '';
        return [
          {
            fact,
            side: sense.side,
            isSure: sense.weak !== true,
            pattern: starred.join('/'),
            name: isObject ? sideLabel(labelOfName(name, new Set())) : sideLabel(word),
            isObject,
            isWhole: !isObject && name.tokens.length === 1,
            measure: isObject ? fact.label : measureOf(name, index, way[depth - 1] ?? null, fact),
          },
        ];
      }),
    ),
  );
}

/** "Variant A", "Placebo". */
function sideLabel(label: string): string {
  return upperFirst(label.replace(/(?<=^| )\p{Ll}$/u, (letter) => letter.toUpperCase()));
}

function withStar(name: FieldName, index: number): string {
  return name.tokens.map(({ lower }, at) => (at === index ? '*' : lower)).join(' ');
}

function measureOf(name: FieldName, index: number, parent: FieldName | null, { unit, label }: Fact): string {
  const left = measureTokens(name, unit?.id ?? null).add(index);
  if (left.size < name.tokens.length) return labelOfName(name, left);
  return parent ? labelOfName(parent, measureTokens(parent, null)) : label;
}

function isOneMeasure(a: Fact, b: Fact): boolean {
  return a.kind === b.kind && unitOf(a) === unitOf(b);
}
