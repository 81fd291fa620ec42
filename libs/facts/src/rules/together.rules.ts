import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import type { FieldName } from '../names/field-name';
import {
  hasSubject,
  isCountOfParts,
  isEarlier,
  isFrame,
  sensesAt,
  subjectTokens,
  tokensWith,
} from '../names/name-senses';
import { type Evidence, idOf, type Meaning, WEIGHT } from '../reading/evidence';
import { type Column, type Holder, type Leaf, numbersOf } from '../reading/leaf';
import { percentMeaning, plainMeaning } from '../reading/meaning';
import type { Payload, Stated } from '../reading/payload';
import { remembered } from '../reading/remembered';
import { likelyQuantitiesOf } from '../reading/quantities';
import type { TogetherRule } from '../reading/rule';
import { decimalsOf } from '../reading/text-value';

const MIN_PARTS = 3;
/** How far parts of a whole may miss it, each being rounded. */
const ROUNDING = 0.002;
/** A quotient that agrees in so many digits with a rate is no chance. */
const TELLING_DIGITS = 3;
const MOST_SIBLINGS = 40;

const SAME_NAME: TogetherRule = {
  id: 'same-name',
  why: 'A bare number is in the unit of the figure of the same name: netFlow24h beside netFlowUsd, or an object of earlier values.',
  when: (leaf, { hasScaledMoney }) =>
    typeof leaf.value === 'number' && stemOf(leaf.names) !== '' && !hasScaledMoney && !isNumberOfItsOwn(leaf),
  reads: (leaf, { stated, lenders, byObject }) =>
    (lenders.get(thingKey(leaf)) ?? lenders.get(barKey(leaf)) ?? []).flatMap((alike): Evidence[] => {
      const other = alike.findLast(
        (one) =>
          one.column !== leaf.column &&
          !isFrequency(stated.get(one) as Meaning) &&
          // A percentage change, or so many in a thousand, says nothing about the unit of what changed or is counted. What is a
          // fraction lends its reading to a fraction.
          !(
            objectOf(one) === objectOf(leaf) &&
            isShare(stated.get(one) as Meaning) &&
            !isFractionOf(leaf, stated.get(one)) &&
            !isBarOfShare(leaf, one, byObject.get(leaf.holder) ?? [])
          ),
      );
      const meaning = other && stated.get(other);
      return meaning
        ? [{ meaning, weight: WEIGHT.alike, rule: 'same-name', because: `as in "${other.path.join('.')}"` }]
        : [];
    }),
  examples: [
    { data: { holdingUsd: 410, holding24h: 38 }, key: 'holding24h', is: 'currency 38 USD' },
    {
      data: { now: { waitMin: 4, waitMinutes: 4 }, previous: { wait: 9 } },
      key: 'previous/wait',
      is: 'duration 9 minute',
    },
  ],
  counterExamples: [
    {
      data: { requests: { total: 48200000, previousWeek: 44600000, peakRps: 212 } },
      key: 'requests/total',
      is: 'count 48200000',
    },
    {
      data: { september: { cars: 8930 }, changeOnYear: { cars: '-20 %' } },
      key: 'september/cars',
      is: 'count 8930',
    },
    { data: { sleep: { total: '7 h', score: 81 } }, key: 'sleep/score', is: 'count 81' },
    { data: { on_time: [2976, 2934], on_time_pct: [95.4, 95.1] }, key: 'on_time/0', is: 'count 2976' },
    { data: { total_on_time: 13852, on_time_pct: [95.4, 95.1] }, key: 'total_on_time', is: 'count 13852' },
    { data: { priceUsd: 41, price: 'none', changePct: 3, change: 7 }, key: 'change', is: 'count 7' },
    { data: [{ late: 663, late_per_1000: 5.6 }], key: '0/late', is: 'count 663' },
  ],
};

function isFractionOf({ column }: Leaf, lent: Meaning | undefined): boolean {
  return lent?.kind === 'percent' && lent.factor === 100 && areFractions(column);
}

function areFractions(column: Column): boolean {
  return numbersOf(column).every((number) => number >= 0 && number <= 1);
}

/** Percent, so many in a thousand: a figure over another of its kind. */
function isShare({ kind, unit, currency }: Meaning): boolean {
  return (
    kind === 'percent' ||
    (unit !== null && currency === null && unit.numerator.length === 0 && unit.denominator.length === 0)
  );
}

/** Values whose unit those of the same name take over, by what they are of and then by that unit. */
export function lendersAmong(stated: ReadonlyMap<Leaf, Meaning>): Stated['lenders'] {
  const lenders = [...stated].filter(
    ([leaf, meaning]) =>
      isLent({ ...meaning, factor: meaning.kind === 'percent' ? 1 : meaning.factor }) &&
      stemOf(leaf.names) !== '' &&
      !(isShare(meaning) && isMovement(leaf)),
  );
  return new Map(
    [...groupBy(lenders, ([leaf]) => thingKey(leaf))].map(([thing, of]) => [
      thing,
      [...groupBy(of, ([, { kind, unit, currency }]) => [kind, unit?.id, currency].join(' ')).values()].map((alike) =>
        alike.map(([leaf]) => leaf),
      ),
    ]),
  );
}

/** Index key: the same for all values of one thing in one object. */
function thingKey({ names, scope }: Leaf): string {
  return `${scope.join('/')}\n${stemOf(names)}`;
}

/** The index key without words that may mark a bar or an earlier time, so that `otd_meta` and `otd_vj` find `otd`. */
function barKey({ names: [own], scope }: Leaf): string {
  const words = own ? subjectTokens(own).filter((index) => !mayBeBar(own, index) && !mayBeTime(own, index)) : [];
  const stem = words.map((index) => own?.tokens[index]?.lower).join(' ');
  return stem === '' ? '' : `${scope.join('/')}\n${stem}`;
}

function mayBeTime({ periods }: FieldName, index: number): boolean {
  return periods.some(({ from, to, period }) => isEarlier(period) && index >= from && index < to);
}

function mayBeBar(name: FieldName, index: number): boolean {
  return sensesAt(name, index, 'role', true).some(({ role }) => role === 'target' || role === 'limit');
}

const ALL = 100;

/** Whether a value is a target or limit for a share, or an earlier one, as nothing but shares of its thing stands beside it. */
function isBarOfShare(leaf: Leaf, share: Leaf, kin: readonly Leaf[]): boolean {
  const [own] = leaf.names;
  const isBar = own !== undefined && own.tokens.some((_, index) => mayBeBar(own, index) || mayBeTime(own, index));
  const [thing] = [stemOf(share.names)];
  const isAlone = kin.every(
    (one) =>
      one === leaf || one.column === share.column || one.names[0]?.units.length !== 0 || stemOf(one.names) !== thing,
  );
  return isBar && isAlone && typeof leaf.value === 'number' && leaf.value > 1 && leaf.value <= ALL;
}

/** The object that a value is a member of, or that holds the list of it. */
function objectOf({ holder }: Leaf): Holder {
  return holder.isList && holder.parent !== null ? holder.parent : holder;
}

function isMovement({ names }: Leaf): boolean {
  return names.some((name) => tokensWith(name, 'change', true).length > 0);
}

/** A score, a rank or a ratio of something is in no unit of it. */
function isNumberOfItsOwn({ names: [own] }: Leaf): boolean {
  return (
    own !== undefined &&
    own.tokens.some((_, index) =>
      sensesAt(own, index, 'quantity', true).some(({ quantity }) => ['score', 'rank', 'index'].includes(quantity)),
    )
  );
}

const SAME_THING: TogetherRule = {
  id: 'same-thing',
  why: 'What is only called by its time or its part is of the one figure beside it: {daysLost: 4.6, lastYear: 5.1}. Of several, of the one that is of its size in all rows; of two of its size, of neither.',
  when: ({ names: [own], value }) =>
    typeof value === 'number' && own !== undefined && isFrame(own) && !hasSubject(own) && !isCountOfParts(own),
  reads: (leaf, { byObject, stated }) => {
    const others = (byObject.get(leaf.holder) ?? []).filter(
      ({ value, names: [own] }) => typeof value === 'number' && own !== undefined && !isFrame(own),
    );
    if (others.length > MOST_BESIDE) return [];
    // The goal of 2025 is for what was measured then.
    const ofTime = others.filter((other) => isOfTime(other, leaf));
    const fitting = ofTime.length === 1 ? ofTime : others.length > 1 ? nearest(leaf, others, byObject) : others;
    const read = new Map(
      fitting.map((other) => {
        const meaning = stated.get(other);
        return [other, meaning && !isFrequency(meaning) ? meaning : plainMeaning('count')];
      }),
    );
    const isOpen = new Set([...read.values()].map(idOf)).size > 1;
    return [...read].flatMap(([other, meaning]) =>
      isOpen || isLent(meaning)
        ? [{ meaning, weight: WEIGHT.alike, rule: 'same-thing', because: `of "${other.path.join('.')}"` }]
        : [],
    );
  },
  examples: [
    { data: { absence: { daysLost: 4.6, lastYear: 5.1 } }, key: 'absence/lastYear', is: 'duration 5.1 day' },
    { data: { turnover: { amountEur: 4.6, target: 5.1 } }, key: 'turnover/target', is: 'currency 5.1 EUR' },
    {
      data: { absence: { daysLost: 4.6, staff: 900, lastYear: 5.1 } },
      key: 'absence/lastYear',
      is: 'duration 5.1 day',
    },
    {
      data: { absence: { daysLost: 4.6, costEur: 9, lastYear: 5.1 } },
      key: 'absence/lastYear',
      is: 'ratio 5.1 (unknown)',
    },
    { data: { waitDays: 12, visits: 13, priorYear: 14 }, key: 'priorYear', is: 'count 14 (unknown)' },
  ],
  counterExamples: [
    { data: { loansPriorYear: 376000, returnedLatePct: 6.1 }, key: 'loansPriorYear', is: 'count 376000' },
    { data: { rows: [{ topic: 'transits', hours: 58, targets: 9 }] }, key: 'rows/0/targets', is: 'count 9' },
  ],
};

/** Whether two names end on the same number or time: `pass_pct_2425` and `goal_2425`. */
function isOfTime(...both: readonly [Leaf, Leaf]): boolean {
  const [one, other] = both.map(({ names: [own] }) => {
    const [span] = own?.periods ?? [];
    const last = own?.tokens.at(-1)?.lower ?? '';
    return span?.period.kind === 'moment' ? span.period.moment.iso : /^\d{2,}$/.test(last) ? last : '';
  });
  return one !== '' && one === other;
}

/** Among more figures, several are always of one size. */
const MOST_BESIDE = 24;
/** How often something came in a time is no unit of how much of it came in all: requests, and their peak a second. */
function isFrequency({ unit }: Meaning): boolean {
  return unit !== null && unit.numerator.length === 0 && unit.denominator.length > 0;
}

/** A value and its earlier one or its target are rarely further apart. */
const FARTHEST = 4;
/** In so many rows no column is nearer than the others by chance, where it is nearer by that much. */
const TELLING_ROWS = 3;
const CLEARLY_NEARER = 1.5;

/** Those of the others that a value can be of by its size in all rows; of several in many rows, the one that is clearly nearest. */
function nearest(leaf: Leaf, others: readonly Leaf[], byObject: Payload['byObject']): readonly Leaf[] {
  const near = others
    .map((other) => ({ other, distance: distanceBetween(leaf, other, byObject) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((a, b) => a.distance - b.distance);
  const [first, second] = near;
  const isClear = first && second && second.distance >= first.distance * CLEARLY_NEARER;
  return isClear && leaf.column.leaves.length >= TELLING_ROWS ? [first.other] : near.map(({ other }) => other);
}

const distances = remembered<Column, Map<Column, number>>(() => new Map());

/** How many times one column is the other in the row where they are furthest apart; every value of them asks. */
function distanceBetween(one: Leaf, other: Leaf, byObject: Payload['byObject']): number {
  const known = distances(one.column).get(other.column);
  if (known !== undefined) return known;
  // What is counted was no broken number before.
  const isBroken = !areWhole(one.column) && areWhole(other.column) && other.column.leaves.length >= TELLING_ROWS;
  const distance = isBroken
    ? Infinity
    : Math.max(
        ...one.column.leaves.map((leaf) => {
          const beside = (byObject.get(leaf.holder) ?? []).find(({ column }) => column === other.column);
          const [a, b] = [Math.abs(Number(leaf.value)), Math.abs(Number(beside?.value))];
          return a === b ? 1 : Math.max(a, b) / Math.min(a, b);
        }),
      );
  distances(one.column).set(other.column, distance);
  return distance;
}

const areWhole = remembered((column: Column) => numbersOf(column).every((number) => Number.isInteger(number)));

function isLent({ kind, factor }: Meaning): boolean {
  return factor === 1 && ['currency', 'percent', 'duration', 'measure', 'temperature'].includes(kind);
}

/** What names say a value is of, without how, when and in what part it was taken; empty where they say nothing of it. */
const stemOf = remembered((names: readonly FieldName[]): string => {
  for (const name of names) {
    const subject = subjectTokens(name);
    if (subject.length > 0) return subject.map((index) => name.tokens[index]?.lower).join(' ');
  }
  return '';
});

/** What fractions are of that were read as shares. */
const fractionsOf = remembered(
  (stated: ReadonlyMap<Leaf, Meaning>): ReadonlySet<string> =>
    new Set(
      [...stated].flatMap(([leaf, meaning]) =>
        isFractionOf(leaf, meaning) && stemOf(leaf.names) !== '' ? [stemOf(leaf.names)] : [],
      ),
    ),
);

const LIKE_FRACTIONS: TogetherRule = {
  id: 'like-fractions',
  why: 'A bare fraction that is called like fractions elsewhere is a share as they are: the target beside a list of rates.',
  when: ({ value, column }) => typeof value === 'number' && areFractions(column),
  reads: ({ names }, { stated }) =>
    fractionsOf(stated).has(stemOf(names))
      ? [
          {
            meaning: percentMeaning(100),
            weight: WEIGHT.alike,
            rule: 'like-fractions',
            because: `fractions called "${stemOf(names)}"`,
          },
        ]
      : [],
  examples: [
    {
      data: { uptimeTarget: 0.82, lines: [{ uptime: 0.87 }, { uptime: 0.828 }, { uptime: 0.596 }] },
      key: 'uptimeTarget',
      is: 'percent 82',
    },
  ],
  counterExamples: [{ data: { oeeTarget: 0.82, oee: 1.2 }, key: 'oeeTarget', is: 'ratio 0.82' }],
};

const PARTS_OF_WHOLE: TogetherRule = {
  id: 'parts-of-a-whole',
  why: 'Bare numbers of one object or column that add up to a figure with a unit are in that unit.',
  when: (leaf) => typeof leaf.value === 'number' && leaf.path.length > 1,
  reads: (leaf, { stated, statedByNumber, likesOf, statedAmong }) => {
    const likes = likesOf(leaf);
    // Zeros make any sum come out, and a figure of one row is no total of another list.
    if (likes.telling < MIN_PARTS) return [];
    const said = statedAmong(likes);
    const wholes = (statedByNumber.get(likes.sum) ?? []).filter(
      (other) => likesOf(other) !== likes && !other.path.some(isPlace),
    );
    return wholes.flatMap((whole) => {
      const meaning = stated.get(whole);
      return meaning &&
        said.every((one) => idOf(one) === idOf(meaning)) &&
        isLent({ ...meaning, factor: 1 }) &&
        meaning.kind !== 'percent'
        ? [
            {
              meaning,
              weight: WEIGHT.proven,
              rule: 'parts-of-a-whole',
              because: `adds up with the others to "${whole.path.join('.')}"`,
            },
          ]
        : [];
    });
  },
  examples: [
    {
      data: { totalBudgetUsd: 60, allocations: { Schools: 30, Roads: 20, Parks: 10 } },
      key: 'allocations/Roads',
      is: 'currency 20 USD',
    },
  ],
  counterExamples: [
    {
      data: { budgetUsd: 61, allocations: { Schools: 30, Roads: 20, Parks: 10 } },
      key: 'allocations/Roads',
      is: 'count 20',
    },
    { data: { cancelled: { Oslo: 2, Bergen: 0, Kiel: 1 }, paidUsd: 3 }, key: 'cancelled/Oslo', is: 'count 2' },
    {
      data: { halls: [{ city: 'Oslo', stars: 6 }], cancelled: { Oslo: 1, Bergen: 2, Kiel: 3 } },
      key: 'cancelled/Oslo',
      is: 'count 1',
    },
  ],
};

const SUM_OF_COLUMN: TogetherRule = {
  id: 'sum-of-a-column',
  why: 'A bare total that a column with a unit adds up to is in that unit.',
  when: (leaf) =>
    typeof leaf.value === 'number' &&
    leaf.names.some((name) =>
      name.tokens.some((_, index) => sensesAt(name, index, 'role').some(({ role }) => role === 'total')),
    ),
  reads: (leaf, { stated, columnSums }) =>
    (columnSums.get(leaf.value as number) ?? []).flatMap((first) => {
      const meaning = stated.get(first);
      return meaning && isLent(meaning) && meaning.kind !== 'percent'
        ? [{ meaning, weight: WEIGHT.proven, rule: 'sum-of-a-column', because: `the sum of "${first.column.id}"` }]
        : [];
    }),
  examples: [
    {
      data: { stalls: [{ takingsEur: 210 }, { takingsEur: 180.5 }], total: 390.5 },
      key: 'total',
      is: 'currency 390.5 EUR',
    },
  ],
  counterExamples: [
    { data: { stalls: [{ takingsEur: 210 }, { takingsEur: 180.5 }], total: 12 }, key: 'total', is: 'count 12' },
  ],
};

const FILLS_ONE: TogetherRule = {
  id: 'fills-one',
  why: 'Numbers of one object or column that add up to one, or to a hundred with decimals, are shares of a whole.',
  when: (leaf) => typeof leaf.value === 'number' && leaf.path.length > 1,
  reads: (leaf, { likesOf }) => {
    const { leaves, sum, isNegative, hasDecimals } = likesOf(leaf);
    if (leaves.length < MIN_PARTS || isNegative) return [];
    const whole = ([1, 100] as const).find((size) => Math.abs(sum - size) <= size * ROUNDING);
    const isShare = leaf.names.some((name) => likelyQuantitiesOf(name).has('share'));
    if (whole === undefined || !(hasDecimals || isShare)) return [];
    const because = `fills ${whole} with the others`;
    return [{ meaning: percentMeaning(whole === 1 ? 100 : 1), weight: WEIGHT.proven, rule: 'fills-one', because }];
  },
  examples: [
    { data: { mix: { web: 0.5, app: 0.3, shop: 0.2 } }, key: 'mix/app', is: 'percent 30' },
    { data: { votes: { yes: 50.5, no: 40.3, open: 9.2 } }, key: 'votes/no', is: 'percent 40.3' },
  ],
  counterExamples: [{ data: { goals: { home: 50, away: 30, other: 20 } }, key: 'goals/away', is: 'count 30' }],
};

export const PROVEN_RATE: TogetherRule = {
  id: 'proven-rate',
  why: 'The quotient of two figures beside it is a rate, as a fraction or in points: 812 of 20,415 is 0.0398. Called a rate, in one row; called anything, in all of three and more.',
  when: ({ value }) => typeof value === 'number' && value > 0,
  reads: (leaf, payload) => {
    const whole = [leaf.column, ...likeColumns(leaf, payload)].map((column) => rateOf(column, payload)).find(isFound);
    return whole === undefined
      ? []
      : [
          {
            meaning: percentMeaning(whole === 1 ? 100 : 1),
            // Stronger than a unit that stands beside or above for many: a loss ratio under "in millions of euro".
            weight: WEIGHT.beside + 2,
            rule: 'proven-rate',
            because: 'the quotient of two figures beside it',
          },
        ];
  },
  examples: [
    {
      data: { b: { visitors: 20415, conversions: 812, conversionRate: 0.0398 } },
      key: 'b/conversionRate',
      is: 'percent 3.98',
    },
    {
      data: {
        lines: [
          { ep: 41.2, claims: 26.8, lr: 65, lr_py: 66.1 },
          { ep: 18.9, claims: 17.4, lr: 92.1, lr_py: 64.3 },
          { ep: 31.3, claims: 20, lr: 63.9, lr_py: 70.2 },
        ],
      },
      key: 'lines/1/lr_py',
      is: 'percent 64.3',
    },
  ],
  counterExamples: [
    {
      data: { b: { visitors: 20415, conversions: 812, conversionRate: 0.05 } },
      key: 'b/conversionRate',
      is: 'ratio 0.05',
    },
    { data: { a: { boxes: 50, full: 20, weight: 40 } }, key: 'a/weight', is: 'count 40' },
  ],
};

/** Other columns of the same object that have its words, or all of them and more: last year's of a rate, the target of a fraction. */
function likeColumns({ column, holder, names }: Leaf, { byObject }: Payload): Column[] {
  const [own] = names;
  if (!own || (column.leaves.length < TELLING_ROWS && !areFractions(column))) return [];
  const isLike = ({ leaves: [first] }: Column): boolean => {
    const tokens = first?.names[0]?.tokens ?? [];
    const begins = tokens.length > 0 && tokens.every(({ lower }, index) => own.tokens[index]?.lower === lower);
    // A target that says no more belongs to the rate beside it.
    const isBar = areFractions(column) && isFrame(own) && !hasSubject(own);
    return begins || isBar || (first !== undefined && stemOf(names) !== '' && stemOf(first.names) === stemOf(names));
  };
  return columnsAmong(byObject.get(holder) ?? []).filter(
    (other) => other !== column && isLike(other) && (column.leaves.length >= TELLING_ROWS || areFractions(other)),
  );
}

const columnsAmong = remembered((kin: readonly Leaf[]) => [...new Set(kin.map(({ column }) => column))]);

const rates = new WeakMap<Column, 1 | 100 | null>();

const isFound = (whole: 1 | 100 | null): whole is 1 | 100 => whole !== null;

/** What a whole is in a column that is the quotient of two others in every row: 1 for fractions, 100 for points; null for no quotient. */
function rateOf(column: Column, payload: Payload & Stated): 1 | 100 | null {
  const known = rates.get(column);
  if (known !== undefined) return known;
  const found = findRate(column, payload);
  rates.set(column, found);
  return found;
}

function findRate(column: Column, { byObject, stated }: Payload & Stated): 1 | 100 | null {
  const { leaves } = column;
  const [leaf] = leaves;
  const values = leaves.map(({ value }) => Number(value));
  if (!leaf || !values.every((value) => value > 0 && value < 1000)) return null;
  const isCalledRate = leaf.names.some((name) =>
    (['rate', 'share', 'ratio'] as const).some((quantity) => likelyQuantitiesOf(name).has(quantity)),
  );
  const telling = values.filter((value) => digitsOf(value) >= TELLING_DIGITS - 1).length;
  if (isCalledRate ? telling === 0 : telling < TELLING_ROWS) return null;
  // Of three figures that divide into one another, the rate is none of the two that are counted.
  const beside = (byObject.get(leaf.holder) ?? []).filter(
    (other) =>
      other.column !== column &&
      typeof other.value === 'number' &&
      stated.get(other)?.kind !== 'percent' &&
      (areWhole(other.column) || (!areWhole(column) && leaves.length > 1)),
  );
  if (beside.length > MOST_SIBLINGS) return null;
  const rows = leaves.map(({ holder, value }) => ({
    value: Number(value),
    of: new Map((byObject.get(holder) ?? []).map((other) => [other.column, Number(other.value)])),
  }));
  for (const whole of [1, 100] as const) {
    // A quotient below one may be a price as well; only its name says that it is a fraction.
    if (whole === 1 && (!isCalledRate || values.some((value) => value >= 1))) continue;
    if (whole === 100 && leaves.length < TELLING_ROWS) continue;
    for (const part of beside)
      for (const total of beside)
        if (
          part !== total &&
          rows.every(({ value, of }) => isQuotient(value, of.get(part.column), of.get(total.column), whole))
        )
          return whole;
  }
  return null;
}

function digitsOf(value: number): number {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '').length;
}

/** Whether a value is a quotient to the last of its decimals. */
function isQuotient(value: number, part: number | undefined, total: number | undefined, whole: 1 | 100): boolean {
  if (part === undefined || total === undefined || !(part > 0) || !(total > 0)) return false;
  return Number(((part / total) * whole).toFixed(decimalsOf(value))) === value;
}

const LAST_OF_SERIES: TogetherRule = {
  id: 'last-of-series',
  why: 'A list whose last value is a figure of the payload is that figure over time.',
  when: (leaf) => typeof leaf.value === 'number' && numbersOf(leaf.column).length > 2,
  reads: (leaf, { stated, statedByNumber }) => {
    const last = numbersOf(leaf.column).at(-1) ?? 0;
    if (digitsOf(last) < TELLING_DIGITS) return [];
    return (statedByNumber.get(last) ?? []).flatMap((other) => {
      const meaning = other.column === leaf.column ? undefined : stated.get(other);
      return meaning && isLent(meaning) && other.holder !== leaf.column.leaves.at(-1)?.holder
        ? [
            {
              meaning,
              weight: WEIGHT.alike - 1,
              rule: 'last-of-series',
              because: `ends on "${other.path.join('.')}"`,
              sameAs: other,
            },
          ]
        : [];
    });
  },
  examples: [
    { data: { poolUsd: 412600, history: [398000, 405100, 412600] }, key: 'history/0', is: 'currency 398000 USD' },
  ],
  counterExamples: [{ data: { tvlUsd: 412600, seats: [1, 2, 3] }, key: 'seats/0', is: 'count 1' }],
};

/** They look at what the others decided. */
export const TOGETHER_RULES: readonly TogetherRule[] = [
  SAME_NAME,
  SAME_THING,
  LIKE_FRACTIONS,
  PARTS_OF_WHOLE,
  SUM_OF_COLUMN,
  FILLS_ONE,
  PROVEN_RATE,
  LAST_OF_SERIES,
];
