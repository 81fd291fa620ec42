import { minorDigits } from '@app/lingua';
import { hasSubject, isFrame, sensesAt, subjectTokens } from '../names/name-senses';
import { type Evidence, WEIGHT } from '../reading/evidence';
import { type Leaf, numbersOf } from '../reading/leaf';
import { moneyMeaning, percentMeaning, plainMeaning } from '../reading/meaning';
import { likelyQuantitiesOf, quantitiesOfLeaf } from '../reading/quantities';
import { scaleInName } from './unit.rules';
import type { Rule } from '../reading/rule';

/** Nobody lives where it is hotter in any scale that weather is given in; from here on it may be kelvin. */
const MOST_DEGREES = 130;

const ONLY_CURRENCY: Rule = {
  id: 'only-currency',
  why: 'A noun that is money, in a payload that names one currency: the amount is in it.',
  when: (leaf, { currencies, hasScaledMoney }) =>
    currencies.size === 1 && !hasScaledMoney && typeof leaf.value !== 'boolean' && isMoney(leaf) && !endsOnUnit(leaf),
  reads: (leaf, { currencies }) =>
    [...currencies].map((code) => ({
      meaning: moneyMeaning(code, scaleInName(leaf)),
      weight: WEIGHT.noun,
      rule: 'only-currency',
      because: `money, and ${code} is the payload's only currency`,
    })),
  examples: [
    { data: { price: 12.5, shipping: { amount: 3, currency: 'GBP' } }, key: 'price', is: 'currency 12.5 GBP' },
  ],
  counterExamples: [
    { data: { price: 12.5 }, key: 'price', is: 'ratio 12.5' },
    { data: { sales_t: 31.5, fee: { amount: 3, currency: 'GBP' } }, key: 'sales_t', is: 'ratio 31.5 (unknown)' },
    { data: { priceRatio: 1.2, fee: { amount: 3, currency: 'GBP' } }, key: 'priceRatio', is: 'ratio 1.2' },
  ],
};

/** `sales_t` may be in tonnes, and then it is not in money; `sales_m` are millions, and nobody sells trillions. */
function endsOnUnit({ names }: Parameters<Rule['when']>[0]): boolean {
  return names.some(({ units, tokens }) =>
    units.some(
      ({ from, to, readings }) =>
        from > 0 &&
        to === tokens.length &&
        readings.every(({ unit, currency, scale }) => (unit !== null && currency === null) || scale > 1e9),
    ),
  );
}

function isMoney(leaf: Parameters<Rule['when']>[0]): boolean {
  const quantities = quantitiesOfLeaf(leaf);
  if (!quantities.has('money')) return false;
  // Sales are counted or earned: only decimals tell them apart.
  return !quantities.has('count') || numbersOf(leaf.column).some((number) => !Number.isInteger(number));
}

const CENTS: Rule = {
  id: 'smallest-unit',
  why: 'A whole number of cents is the amount that it makes: revenueCents, and what payment services send under a currency in small letters.',
  when: ({ value, holder, names }) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || names.length === 0) return false;
    return (
      names.some(({ tokens }) => isCents(tokens.at(-1)?.lower)) || (holder.isMinor && isLower(holder.currency?.text))
    );
  },
  reads: (leaf) => {
    const [own] = leaf.names;
    const text = leaf.holder.currency?.text ?? [...(own?.currencies.values() ?? [])].at(-1);
    const isNamed = isCents(own?.tokens.at(-1)?.lower);
    if (!own || text === undefined || !/^[a-z]{3}$/i.test(text)) return [];
    if (!isNamed && !isAmountOfService(leaf)) {
      const isKnown = own.tokens.some((_, index) =>
        sensesAt(own, index, 'quantity').some(({ quantity }) => quantity === 'count'),
      );
      return isKnown ? [] : [evidenceOf(plainMeaning('code'), "a whole number in a payment service's object")];
    }
    const code = text.toUpperCase();
    return [evidenceOf(moneyMeaning(code, 10 ** -minorDigits(code)), `counted in the smallest unit of ${code}`)];
  },
  examples: [{ data: { currency: 'EUR', revenueCents: 184200 }, key: 'revenueCents', is: 'currency 1842 EUR' }],
  counterExamples: [{ data: { currency: 'EUR', cents: 'none' }, key: 'currency', is: 'code EUR' }],
};

function evidenceOf(meaning: Evidence['meaning'], because: string): Evidence {
  return { meaning, weight: WEIGHT.name + 6, rule: 'smallest-unit', because };
}

const isCents = (word: string | undefined): boolean => word === 'cents' || word === 'pence' || word === 'minor';
const isLower = (text: string | undefined): boolean => text !== undefined && /^[a-z]{3}$/.test(text);
const SERVICE_AMOUNTS = new Set(
  'net gross captured capturable received refunded due remaining available pending'.split(' '),
);

function isAmountOfService(leaf: Parameters<Rule['when']>[0]): boolean {
  const [own] = leaf.names;
  return (
    own !== undefined &&
    (quantitiesOfLeaf(leaf).has('money') ||
      own.tokens.some(({ lower }) => SERVICE_AMOUNTS.has(lower)) ||
      subjectTokens(own).length === 0)
  );
}

const TEMPERATURE: Rule = {
  id: 'temperature-by-noun',
  why: 'A temperature without its scale is told in degrees, where its size can be no kelvin.',
  when: (leaf) => {
    const numbers = numbersOf(leaf.column);
    return quantitiesOfLeaf(leaf).has('temperature') && numbers.every((number) => Math.abs(number) <= MOST_DEGREES);
  },
  reads: () => [
    {
      meaning: { kind: 'temperature', unit: null, currency: null, factor: 1 },
      weight: WEIGHT.noun,
      rule: 'temperature-by-noun',
      because: 'a temperature',
    },
  ],
  examples: [{ data: { temperature: 14 }, key: 'temperature', is: 'temperature 14' }],
  counterExamples: [{ data: { temperature: 280.3 }, key: 'temperature', is: 'ratio 280.3' }],
};

const SHARE_OF_ONE: Rule = {
  id: 'share-of-one',
  why: 'A number from nought to one that is called a share is one, unless others beside it count in points.',
  when: (leaf) => {
    const numbers = numbersOf(leaf.column);
    const isShare = leaf.names.some((name) => likelyQuantitiesOf(name).has('share'));
    return (
      isShare &&
      numbers.every((number) => number >= 0 && number <= 1) &&
      numbers.some((number) => !Number.isInteger(number))
    );
  },
  reads: (leaf, { byObject }) => {
    const kin = byObject.get(leaf.holder) ?? [];
    const points = kin.some(
      (other) =>
        typeof other.value === 'number' &&
        other.value > 1 &&
        other.names.some((name) => likelyQuantitiesOf(name).has('share')) &&
        !other.names.some(({ units }) => units.length > 0),
    );
    return points || numbersOf(leaf.column).every((number) => number === 0)
      ? []
      : [
          {
            meaning: percentMeaning(100),
            weight: WEIGHT.noun,
            rule: 'share-of-one',
            because: 'called a share, and from nought to one',
          },
        ];
  },
  examples: [{ data: { marketShare: 0.46 }, key: 'marketShare', is: 'percent 46' }],
  counterExamples: [
    { data: { responseRate: 0.82 }, key: 'responseRate', is: 'ratio 0.82' },
    { data: { marketShare: 0.46, rivalShare: 12 }, key: 'marketShare', is: 'ratio 0.46' },
  ],
};

/** So many rates in the upper half of nought to one are fractions: as points, all of them would lie just below one per cent. */
const TELLING_RATES = 3;

const RATES_OF_ONE: Rule = {
  id: 'rates-of-one',
  why: 'Rates of one object or column that all lie between a half and one are fractions: attendance of 0.931 beside a target of 0.95.',
  when: (leaf) =>
    typeof leaf.value === 'number' && isHighFraction(leaf.value) && numbersOf(leaf.column).every(isHighFraction),
  reads: (leaf, { byObject }) => {
    const kin = (byObject.get(leaf.holder) ?? []).filter(({ value }) => typeof value === 'number');
    const rates = [...new Set(kin.filter((one) => isRateOrBar(one)).map(({ column }) => column))];
    const isAmong = rates.includes(leaf.column) && kin.some((one) => isCalledRate(one) && rates.includes(one.column));
    const numbers = rates.flatMap((column) => numbersOf(column));
    return isAmong && numbers.length >= TELLING_RATES && numbers.every(isHighFraction)
      ? [
          {
            meaning: percentMeaning(100),
            weight: WEIGHT.noun,
            rule: 'rates-of-one',
            because: 'one of several rates, all between a half and one',
          },
        ]
      : [];
  },
  examples: [
    {
      data: { attendance: { rate: 0.931, target: 0.95, prior_year: 0.918 } },
      key: 'attendance/target',
      is: 'percent 95',
    },
    {
      data: { rows: [{ pass_rate: 0.74 }, { pass_rate: 0.79 }, { pass_rate: 0.61 }] },
      key: 'rows/2/pass_rate',
      is: 'percent 61',
    },
  ],
  counterExamples: [
    {
      data: { exchange_rate: 0.91, exchange_rate_prev: 0.93, exchange_rate_target: 0.95 },
      key: 'exchange_rate',
      is: 'ratio 0.91',
    },
    {
      data: { interest_rate: 0.75, interest_rate_prev: 0.55, interest_rate_target: 0.65 },
      key: 'interest_rate',
      is: 'ratio 0.75',
    },
    {
      data: { rows: [{ errorRate: 0.14 }, { errorRate: 0.52 }, { errorRate: 0.61 }] },
      key: 'rows/2/errorRate',
      is: 'ratio 0.61',
    },
    { data: { rates: { EUR: 0.92, GBP: 0.79, CHF: 0.88 } }, key: 'rates/EUR', is: 'ratio 0.92' },
    { data: { fx: { rate: 0.92, target: 0.95 } }, key: 'fx/rate', is: 'ratio 0.92' },
  ],
};

function isHighFraction(number: number): boolean {
  return number >= 0.5 && number < 1;
}

/** A rate that is good where it is high, as attendance is: nobody has 0.9 per cent of it. Rates of exchange and of interest may be anything. */
function isCalledRate({ names, holder }: Leaf): boolean {
  const all = holder.name === null ? names : [...names, holder.name];
  const quantities = all.flatMap((name) => name.tokens.flatMap((_, index) => sensesAt(name, index, 'quantity')));
  return (
    names.some((name) => likelyQuantitiesOf(name).has('rate')) &&
    quantities.some(({ better }) => better === 'up') &&
    !quantities.some(({ quantity }) => quantity === 'money')
  );
}

/** A rate, or a bar without words of its own that is for one. */
function isRateOrBar(leaf: Leaf): boolean {
  const [own] = leaf.names;
  return isCalledRate(leaf) || (own !== undefined && isFrame(own) && !hasSubject(own));
}

/** Fractions go a little beyond one as well: a net retention of 1.04. */
const LEAST_POINTS = 1.2;

function isPerSomething({ names }: Leaf): boolean {
  // The year of `turnout2022` is none.
  return names.some(({ tokens, periods }) =>
    tokens.some(
      ({ lower }, index) => /^\d+[km]?$/.test(lower) && !periods.some(({ from, to }) => index >= from && index < to),
    ),
  );
}

const RATE_IN_POINTS: Rule = {
  id: 'rate-in-points',
  why: 'What is always a percentage and reaches above one is given in points: humidity: 83, churn: 2.1.',
  when: (leaf) => {
    const quantities = quantitiesOfLeaf(leaf);
    const numbers = numbersOf(leaf.column);
    return (
      quantities.has('rate') &&
      quantities.size === 1 &&
      !isPerSomething(leaf) &&
      numbers.some((number) => number >= LEAST_POINTS) &&
      numbers.every((number) => Math.abs(number) <= 100)
    );
  },
  reads: () => [
    { meaning: percentMeaning(), weight: WEIGHT.noun, rule: 'rate-in-points', because: 'a rate above one' },
  ],
  examples: [
    { data: { humidity: 83 }, key: 'humidity', is: 'percent 83' },
    { data: { turnout2022: 34.2 }, key: 'turnout2022', is: 'percent 34.2' },
    { data: { rows: [{ churn: 0.8 }, { churn: 1.2 }] }, key: 'rows/0/churn', is: 'percent 0.8' },
  ],
  counterExamples: [
    { data: { occupancy: 0.4 }, key: 'occupancy', is: 'ratio 0.4' },
    { data: { heartRate: 49 }, key: 'heartRate', is: 'count 49' },
  ],
};

export const NOUN_RULES: readonly Rule[] = [
  ONLY_CURRENCY,
  CENTS,
  TEMPERATURE,
  SHARE_OF_ONE,
  RATES_OF_ONE,
  RATE_IN_POINTS,
];
