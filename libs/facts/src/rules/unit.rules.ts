import {
  factorTo,
  foldWord,
  isCurrencyCode,
  LANGUAGE_CODES,
  likelyCurrencies,
  readMoment,
  readStatedUnit,
  readUnit,
  type Unit,
  unitById,
  unitName,
  type UnitReading,
  type UnitSpan,
} from '@app/lingua';
import type { FieldName } from '../names/field-name';
import { extremeOf, isEarlier, isFrame, isRoleAlone, sensesAt, subjectTokens, tokensWith } from '../names/name-senses';
import { isThreshold } from '../names/label-of';
import { type Evidence, type Meaning, WEIGHT } from '../reading/evidence';
import { type Column, type Holder, type Leaf, numbersOf } from '../reading/leaf';
import { meaningOfUnit, moneyMeaning, percentMeaning, plainMeaning } from '../reading/meaning';
import { isEndOfRange, mayMeasure, type Payload, textOf, unitByName } from '../reading/payload';
import {
  contradicts,
  isPhysical,
  likelyQuantitiesOf,
  measures,
  type Quantity,
  quantitiesOf,
  quantitiesOfLeaf,
  scaleOfMoney,
} from '../reading/quantities';
import { remembered } from '../reading/remembered';
import type { Rule } from '../reading/rule';
import { isRates } from '../reading/walk-payload';

/** Nearer names are worth more than those further up. */
const weightAt = (depth: number): number => (depth === 0 ? WEIGHT.name : WEIGHT.heading - depth);

/** The unit in a name: a sure span, the longest first, the last of equals. */
const UNIT_IN_NAME: Rule = {
  id: 'unit-in-name',
  why: 'A key names its unit: waitMinutes, nitrateMgL, price_eur, err%.',
  when: ({ names }) => names.some(({ units, currencies }) => units.some(({ isSure }) => isSure) || currencies.size > 0),
  reads: (leaf) =>
    leaf.names.flatMap((name, depth) => {
      if (depth === 0 && isPartOfDay(leaf)) return [];
      // Wind under `outputMWh` is no speed.
      const stated = statedIn(name, depth === 0 ? quantitiesOfLeaf(leaf) : quantitiesOf(name));
      // A percentage by currency is no amount: ath_change_percentage: {usd: -22.1}.
      if (stated?.meaning.kind === 'currency' && leaf.names.some((other) => other !== name && statesPercent(other)))
        return [];
      const open = stated === null && depth === 0 ? weighedMoney(leaf, name) : [];
      return stated === null ? open : [{ ...stated, weight: weightAt(depth), rule: 'unit-in-name' }];
    }),
  examples: [
    { data: { mean_wind_ms: 8.5 }, key: 'mean_wind_ms', is: 'measure 8.5 meter-per-second' },
    { data: { donations_kg: 51200 }, key: 'donations_kg', is: 'count 51200 (unknown)' },
    { data: { latency_ms: 85 }, key: 'latency_ms', is: 'duration 85 millisecond' },
    { data: { nitrateMgL: 11.8 }, key: 'nitrateMgL', is: 'measure 11.8 milligram-per-liter' },
    { data: { priceUsd: 4.2 }, key: 'priceUsd', is: 'currency 4.2 USD' },
    { data: { 'err%': 1.2 }, key: 'err%', is: 'percent 1.2' },
    { data: { gasGwei24hAgo: 19 }, key: 'gasGwei24hAgo', is: 'measure 19 gwei' },
    { data: { energyBudgetMWh: 60400 }, key: 'energyBudgetMWh', is: 'measure 60400 megawatt-hour' },
    { data: { liquidity: { usd: 41000 } }, key: 'liquidity/usd', is: 'currency 41000 USD' },
  ],
  counterExamples: [
    { data: { calls: { total: 73, night: 29 } }, key: 'calls/night', is: 'count 29' },
    { data: { days: 12 }, key: 'days', is: 'duration 12 day' },
    { data: { goals: 3 }, key: 'goals', is: 'count 3' },
  ],
};

/** A time word in the singular names a part of what its object counts, and no length of time: `calls: {night: 29}`. */
function isPartOfDay({ names: [own], value, holder }: Leaf): boolean {
  const [token, ...others] = own?.tokens ?? [];
  const unit = own?.units[0]?.readings[0]?.unit;
  if (!token || others.length > 0 || !unit || holder.name === null || !Number.isInteger(value) || value === 1)
    return false;
  return isOneTime(token.text, { unit });
}

/** Whether a word is the singular of a time: day, hour, jour. A language without plurals has none. */
function isOneTime(word: string, reading: Pick<UnitReading, 'unit'> | undefined): boolean {
  const unit = reading?.unit;
  return !!unit && isTime(unit) && calledAs(unit).one.has(foldWord(word));
}

/** Names of a unit in the singular and in the plural, from every language where the two differ. */
const calledAs = remembered((unit: Unit): { one: ReadonlySet<string>; many: ReadonlySet<string> } => {
  const names = LANGUAGE_CODES.map((language) =>
    [1, 5].map((count) => foldWord(unitName(unit, language, { count, form: 'spoken' }))),
  ).filter(([one, many]) => one !== many);
  return { one: new Set(names.map(([one = '']) => one)), many: new Set(names.map(([, many = '']) => many)) };
});

/** Times that people report by: of `donations_wk` there are so many in a week. */
const REPORTED: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year']);

function isReportedTime(reading: UnitReading | undefined): boolean {
  return REPORTED.has(reading?.unit?.id ?? '');
}

/** Whether what stands before a place of a name counts things, or is a plural of a language that ends it on s: donations, visites. */
function countsThings(name: FieldName, before: number): boolean {
  const word = name.tokens[before - 1]?.lower ?? '';
  const counted = sensesAt(name, before - 1, 'quantity').some(
    ({ quantity }) => quantity === 'count' || quantity === 'money',
  );
  return counted || /\p{Ll}{2,}[^su]s$/u.test(word);
}

function isTime({ dimension, id }: Unit): boolean {
  return dimension === 'duration' || id === 'night';
}

function statedIn(name: FieldName, quantities: ReadonlySet<Quantity>): { meaning: Meaning; because: string } | null {
  const sure = name.units.filter((span) => span.isSure && !clashes(span, quantities) && !isDescribing(name, span));
  const percent = sure.find(({ readings }) => readings[0]?.unit?.id === 'percent');
  const longest = sure.toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.from - a.from)[0];
  const span = percent ?? longest;
  const factor = scaleIn(name, span);
  const [place, code] = [...name.currencies].at(-1) ?? [];
  const fitting = (of: ReadonlySet<Quantity>): UnitReading | undefined =>
    span?.readings.find(({ unit }) => unit !== null && measures(unit.dimension, of));
  const reading = fitting(quantities) ?? fitting(likelyQuantitiesOf(name)) ?? span?.readings[0];
  if (reading && (percent || !code || reading.currency !== null || reading.unit?.currency)) {
    const meaning = meaningOfUnit(reading);
    return {
      meaning: { ...meaning, factor: meaning.factor * factor },
      because: `"${textOf(name, span as UnitSpan)}" in the key`,
    };
  }
  // A currency alone is what a coin is called, or what a rate is in: `eth: {…}` names no amount of its price.
  if (code === undefined || place === undefined) return null;
  const text = name.tokens[place]?.text ?? code;
  return { meaning: moneyMeaning(code, factor), because: `"${text}" in the key` };
}

/** A unit in the singular before what is counted describes it: seven metre goals, two minute suspensions. */
function isDescribing(name: FieldName, { from, to }: UnitSpan): boolean {
  const [token, next] = [name.tokens[to - 1], name.tokens[to]];
  const isWord = (token?.lower.length ?? 0) > 3 && !token?.lower.endsWith('s');
  return isWord && from > 0 && /\p{L}{3}s$/u.test(next?.lower ?? '') && subjectTokens(name).includes(to);
}

function statesPercent({ units }: FieldName): boolean {
  return units.some(({ isSure, readings }) => isSure && readings[0]?.unit?.id === 'percent');
}

/** What is given and sold by. */
const WEIGHED = new Set(['mass', 'volume', 'energy']);

/** Donations may be weighed, and a price may be for each kilogram: `donations_kg` and `price_kg` have both readings. */
function weighedMoney(leaf: Leaf, name: FieldName): Evidence[] {
  const span = name.units.find(
    ({ isSure, to, readings }) =>
      isSure && to === name.tokens.length && readings.every(({ unit }) => unit !== null && WEIGHED.has(unit.dimension)),
  );
  const reading = span?.readings[0];
  if (!reading || !clashes(span, quantitiesOfLeaf(leaf))) return [];
  const because = `"${textOf(name, span)}" behind money`;
  return [meaningOfUnit(reading), plainMeaning(Number.isInteger(leaf.value) ? 'count' : 'ratio')].map((meaning) => ({
    meaning,
    // A currency that is named anywhere makes it a price.
    weight: WEIGHT.noun - 1,
    rule: 'unit-in-name',
    because,
  }));
}

/** What money may be stated in besides: a fee in basis points. */
const SHARES = new Set(['portion', 'percentage-point^1']);

/** A unit of something else than the nouns speak of is none: nobody gives a speed in milliseconds. */
function clashes({ readings }: UnitSpan, quantities: ReadonlySet<Quantity>): boolean {
  if (quantities.has('money') && quantities.size === 1)
    return readings.every(
      ({ unit, currency }) =>
        unit !== null &&
        currency === null &&
        unit.currency === null &&
        unit.numerator.length > 0 &&
        !SHARES.has(unit.dimension),
    );
  return (
    isPhysical(quantities) && readings.every(({ unit }) => unit !== null && contradicts(unit.dimension, quantities))
  );
}

/** A scale that a name states beside its unit: `umsatzMioEuro`, "Revenue ($M)". */
function scaleIn(name: FieldName, span: UnitSpan | undefined): number {
  return [...name.scales].findLast(([index]) => !span || index < span.from || index >= span.to)?.[1] ?? 1;
}

/** What may be a unit or another word: the noun, the payload's own use, or nothing decides. */
const UNSURE_UNIT: Rule = {
  id: 'unit-by-noun',
  why: 'A short word may be a unit or something else (min, m, h): what is measured decides, or the same word elsewhere in the payload.',
  when: ({ names }) => names.some(({ units }) => units.some(({ isSure }) => !isSure)),
  reads: (leaf, payload) =>
    leaf.names.flatMap((name, depth) =>
      name.units.flatMap((span): Evidence[] =>
        unsureReadings(leaf, name, span, payload).map((found) => ({
          meaning: meaningOfUnit(found.reading),
          weight: found.isAlike ? WEIGHT.alike : weightAt(depth) - 2,
          rule: 'unit-by-noun',
          because: found.because,
        })),
      ),
    ),
  examples: [
    { data: { medianWaitMin: 52 }, key: 'medianWaitMin', is: 'duration 52 minute' },
    { data: { elevationGainM: 412 }, key: 'elevationGainM', is: 'measure 412 meter' },
    {
      data: {
        medianWaitMin: 52,
        byMonth: [
          { month: '2026-01', min: 71 },
          { month: '2026-02', min: 66 },
        ],
      },
      key: 'byMonth/0/min',
      is: 'duration 71 minute',
    },
    { data: { olives_t: 6420, oil_t: 1252 }, key: 'oil_t', is: 'measure 1252 tonne' },
    { data: { leite: { recolhido_l: 547, rejeitado_l: 33 } }, key: 'leite/rejeitado_l', is: 'measure 33 liter' },
    { data: { arztkontaktZielMin: 30 }, key: 'arztkontaktZielMin', is: 'duration 30 minute' },
    { data: { handoverLimitMin: 15 }, key: 'handoverLimitMin', is: 'duration 15 minute' },
  ],
  counterExamples: [
    { data: { readings: [{ day: 'Mon', min: 4, max: 9 }] }, key: 'readings/0/min', is: 'count 4' },
    { data: { oxygenLimitMin: 4, oxygenLimitMax: 9 }, key: 'oxygenLimitMin', is: 'count 4' },
    { data: { medianWaitMin: 52, oxygenMin: 4, oxygenMax: 9 }, key: 'oxygenMin', is: 'count 4' },
    { data: { medianWaitMin: 52, tempMin: 4 }, key: 'tempMin', is: 'temperature 4' },
    { data: { avgTempMin: 4 }, key: 'avgTempMin', is: 'temperature 4' },
    { data: { minTarget: 4 }, key: 'minTarget', is: 'count 4 (unknown)' },
    { data: { median_px: 486000 }, key: 'median_px', is: 'count 486000 (unknown)' },
    { data: { received: 15820000, receivedSameDay: 14 }, key: 'receivedSameDay', is: 'count 14 (unknown)' },
    { data: { visitors_day: 1200 }, key: 'visitors_day', is: 'count 1200 (unknown)' },
    { data: { donations_wk: 1820 }, key: 'donations_wk', is: 'count 1820 (unknown)' },
    { data: { goals_h: 3, goals_a: 1, shots_h: 11, shots_a: 9 }, key: 'goals_h', is: 'count 3 (unknown)' },
    { data: { lines: { L1: 7, L2: 9 } }, key: 'lines/L2', is: 'count 9' },
  ],
};

/** What an unsure span may be in a name of a value or of what holds it: by its words, those above, or the same word elsewhere. */
function unsureReadings(
  leaf: Leaf,
  name: FieldName,
  span: UnitSpan,
  { uses, endsBeside }: Payload,
): Array<{ reading: UnitReading; because: string; isAlike: boolean }> {
  if (
    span.isSure ||
    scaleOfMoney(name)?.at === span.from ||
    isBeyondScreens(leaf, span) ||
    isEndOfRange(name, span, endsBeside(name, leaf))
  )
    return [];
  const text = textOf(name, span);
  const own = unitByName(name, span) ?? behindSubject(name, span) ?? byNounAbove(leaf, name, span.readings, text);
  if (own)
    return [own.reading, ...rivalsOf(own.reading, span)].map((reading) => ({
      reading,
      because: own.because,
      isAlike: false,
    }));
  const use = uses.get(text.toLowerCase());
  const reading = span.readings.find(({ unit }) => unit !== null && unit.id === use?.unit?.id);
  // "Hr" is a heart rate in `restingHr`, though it is hours in `waitHr` beside it.
  const mayBeNoun = sensesAt(name, span.from, 'quantity', true).length > 0;
  return use && reading && !mayBeNoun && mayMeasure(reading, name)
    ? [{ reading, because: use.because, isAlike: true }]
    : [];
}

/** No screen has so many pixels: `median_px: 486000` is a price. */
const MOST_PIXELS = 20_000;

function isBeyondScreens({ column }: Leaf, { readings }: UnitSpan): boolean {
  return readings[0]?.unit?.id === 'pixel' && numbersOf(column).some((number) => number > MOST_PIXELS);
}

/** Trades that write one symbol for units that lie worlds apart: nautical miles and nanometers are both nm. */
const WORLDS_APART = 1e6;

function rivalsOf({ unit }: UnitReading, { readings }: UnitSpan): UnitReading[] {
  if (!unit) return [];
  return readings.filter((other) => {
    const factor = other.unit && other.unit.id !== unit.id ? factorTo(other.unit, unit) : null;
    return factor !== null && (factor > WORLDS_APART || factor < 1 / WORLDS_APART);
  });
}

/** A plural behind what is measured is what it is measured in: session minutes, working days. */
function behindSubject(name: FieldName, span: UnitSpan): { reading: UnitReading; because: string } | null {
  const text = textOf(name, span);
  const isLast = span.to === name.tokens.length || name.periods.some(({ from }) => from === span.to);
  // "targetMinutes" has no subject, and the part that it plays takes its place.
  const hasSubjectBefore =
    subjectTokens(name).some((index) => index < span.from) ||
    (span.from > 0 && (tokensWith(name, 'role').length > 0 || tokensWith(name, 'aggregate').length > 0));
  const [reading] = span.readings;
  if (!reading) return null;
  const isPlural =
    (text.length > 3 && /s$/i.test(text)) || (reading.unit && calledAs(reading.unit).many.has(foldWord(text)));
  if (isLast && hasSubjectBefore && (isPlural || isSuffix(name, span, text)))
    return { reading, because: `"${text}" at the end of the key` };
  // "Days since the last rain", `hoursFlown`, `targetDaysCover`, `avgDaysToClose`: a plural of time that begins a name is what it counts.
  const isTime = reading.unit?.dimension === 'duration' || reading.unit?.dimension === 'year-duration';
  const begins = name.tokens.every(
    (_, index) =>
      index >= span.from ||
      sensesAt(name, index, 'role').length > 0 ||
      sensesAt(name, index, 'aggregate', true).length > 0,
  );
  return begins && isTime && isPlural ? { reading, because: `"${text}" begins the key` } : null;
}

/** Words of grammar that are symbols of units as well. */
const GRAMMAR = new Set('in at to no so as is am us me on or pt st an'.split(' '));

/** `first_reply_sec`, `snr_db`, `coreChangePp`: a symbol of two letters and more that is a word of its own at the end of a key. */
function isSuffix(name: FieldName, { from, readings }: UnitSpan, text: string): boolean {
  const isAggregate = (['aggregate', 'quantity'] as const).some((as) => sensesAt(name, from, as, true).length > 0);
  // "visitors-by-year" are so many in each.
  const before = name.tokens[from - 1]?.lower ?? '';
  if (before === 'by' || sensesAt(name, from - 1, 'per').length > 0) return false;
  // "membersDec" are those of December.
  if (name.periods.some((period) => from >= period.from && from < period.to)) return false;
  // "receivedSameDay", "salesYear": a length of time is in the plural.
  if (isOneTime(text, readings[0])) return false;
  if (isReportedTime(readings[0]) && countsThings(name, from)) return false;
  const isSymbol = text.length >= 2 && text.length <= 4 && !GRAMMAR.has(text.toLowerCase()) && readings.length > 0;
  return isSymbol && !isAggregate;
}

/** The least beside the most: neither is a unit. */
const LEAST_AND_MOST: Rule = {
  id: 'least-and-most',
  why: 'A "min" beside a "max" is the least of what both are of, and no minutes.',
  when: ({ names, value }) => typeof value === 'number' && names[0] !== undefined && extremeOf(names[0]) !== null,
  reads: (leaf, { endsBeside }) => {
    const own = leaf.names[0] as FieldName;
    const index = extremeOf(own)?.index ?? 0;
    const meaning = plainMeaning(Number.isInteger(leaf.value) ? 'count' : 'ratio');
    return isEndOfRange(own, { from: index, to: index + 1 }, endsBeside(own, leaf))
      ? [{ meaning, weight: WEIGHT.shape, rule: 'least-and-most', because: 'its other end stands beside it' }]
      : [];
  },
  examples: [
    {
      data: {
        readings: [
          { day: 'Mon', min: 4, max: 9 },
          { day: 'Tue', min: 5, max: 11 },
        ],
      },
      key: 'readings/0/min',
      is: 'count 4',
    },
  ],
  counterExamples: [{ data: { waitMin: 4, max: 9 }, key: 'waitMin', is: 'duration 4 minute' }],
};

/** "m" under `thicknessByYear` is what thickness is measured in. */
function byNounAbove({ names }: Leaf, name: FieldName, readings: readonly UnitReading[], text: string) {
  for (const above of names.slice(names.indexOf(name) + 1)) {
    const quantities = likelyQuantitiesOf(above);
    const reading = readings.find(({ unit }) => unit !== null && measures(unit.dimension, quantities));
    if (reading) return { reading, because: `"${text}" under "${above.name}"` };
  }
  return null;
}

const HEADING: Rule = {
  id: 'unit-of-heading',
  why: 'An object whose name states a unit holds figures in it: generation_mwh: {wind, solar}, adverseEventsPct: {…}.',
  when: (leaf, { byObject }) => {
    const heading = headingOf(leaf, byObject);
    return heading !== null && !leaf.names.includes(heading) && heading.units.length + heading.currencies.size > 0;
  },
  reads: (leaf, payload) => {
    const { names } = leaf;
    const heading = headingOf(leaf, payload.byObject);
    if (heading === null) return [];
    const stated = statedIn(heading, quantitiesOf(heading));
    const own = names[0] ? likelyQuantitiesOf(names[0]) : new Set<Quantity>();
    // The volume under `price_usd` is no price.
    if (own.size > 0 && stated?.meaning.kind === 'currency' && !(names[0] && quantitiesOf(names[0]).has('money')))
      return [];
    if (stated) return [{ ...stated, weight: WEIGHT.heading, rule: 'unit-of-heading' }];
    return heading.units.flatMap((span): Evidence[] =>
      unsureReadings(leaf, heading, span, payload).map(({ reading, because, isAlike }) => ({
        meaning: meaningOfUnit(reading),
        weight: (isAlike ? WEIGHT.alike : WEIGHT.heading) - 2,
        rule: 'unit-of-heading',
        because,
      })),
    );
  },
  examples: [
    {
      data: { generation_mwh: { wind: 1820, solar: 640 } },
      key: 'generation_mwh/wind',
      is: 'measure 1820 megawatt-hour',
    },
    {
      data: { adverseEventsPct: { treatment: 38.1, placebo: 35.6 } },
      key: 'adverseEventsPct/placebo',
      is: 'percent 35.6',
    },
    {
      data: { waitMedianMin: { red: 0, amber: 8 }, waitTargetMin: { red: 0, amber: 10 } },
      key: 'waitTargetMin/amber',
      is: 'duration 10 minute',
    },
    { data: { temperature_c: { Rome: 18.1, Oslo: 8.3 } }, key: 'temperature_c/Oslo', is: 'temperature 8.3 celsius' },
    {
      data: { arztkontaktZielMin: { orange: 10, gelb: 30 } },
      key: 'arztkontaktZielMin/gelb',
      is: 'duration 30 minute',
    },
  ],
  counterExamples: [
    { data: { last_7_days: { visits: 1820 } }, key: 'last_7_days/visits', is: 'count 1820' },
    {
      data: { oxygenLimitMin: { Main: 4, Rhine: 5 }, oxygenLimitMax: { Main: 9, Rhine: 8 } },
      key: 'oxygenLimitMin/Rhine',
      is: 'count 5',
    },
    { data: { shares_pct: [{ rank: 3, this_year: 12 }] }, key: 'shares_pct/0/rank', is: 'count 3' },
    {
      data: { waitMedianMin: { red: 0, amber: 8 }, staffTargetMin: { red: 2, amber: 3 } },
      key: 'staffTargetMin/amber',
      is: 'count 3',
    },
  ],
};

/** The name of the object that holds a value; of its list, where the value is only called by its time or part: `passRatesPct: [{thisYear}]`. */
function headingOf(leaf: Leaf, byObject: Payload['byObject']): FieldName | null {
  const { holder } = leaf;
  const numbers = numbersAmong(byObject.get(holder) ?? NO_LEAVES);
  // `price_eur_t: {wheat: {current, last_year}}`: the nearest name that says in what.
  const above = holder.parent?.name ?? null;
  if (holder.name !== null && above !== null && isBare(leaf) && !namesUnit(holder.name) && namesUnit(above))
    return above;
  return holder.name ?? (isBare(leaf) || areUnsaid(numbers) ? (holder.parent?.name ?? null) : null);
}

const CAPTION: Rule = {
  id: 'caption-of-table',
  why: 'A table is headed by what its amounts are in: "In millions of US dollars, except per share amounts".',
  when: (leaf) => captionOf(leaf) !== null && takesUnitBeside(leaf) && !isPerShare(leaf),
  reads: (leaf) => {
    const caption = captionOf(leaf);
    const reading = caption && scaledMoneyIn(caption);
    if (!caption || !reading?.currency) return [];
    return [
      {
        meaning: moneyMeaning(reading.currency, reading.scale),
        weight: WEIGHT.heading - 4,
        rule: 'caption-of-table',
        because: `"${caption.name}" above`,
      },
    ];
  },
  examples: [
    {
      data: {
        'In thousands of euros': [
          { item: 'Wine', revenue: 12 },
          { item: 'Beer', revenue: 3 },
        ],
      },
      key: 'In thousands of euros/0/revenue',
      is: 'currency 12000 EUR',
    },
  ],
  counterExamples: [{ data: { revenueEurK: 4, list: [{ item: 'a', now: 12 }] }, key: 'list/0/now', is: 'count 12' }],
};

/** The nearest heading above a value that names a currency and a scale in several words. */
function captionOf({ holder }: Leaf): FieldName | null {
  for (let above: Holder | null = holder; above !== null; above = above.parent) {
    const { name } = above;
    if (name && name.tokens.length > 2 && /\s/.test(name.name) && scaledMoneyIn(name)) return name;
  }
  return null;
}

/** "millions of US dollars" among the words of a heading. */
function scaledMoneyIn({ units }: FieldName): UnitReading | null {
  const readings = units.flatMap(({ isSure, readings: [first] }) => (isSure && first ? [first] : []));
  return readings.find(({ currency, scale }) => currency !== null && scale > 1) ?? null;
}

/** What captions except: amounts per share are what they are. */
function isPerShare({ holder, names }: Leaf): boolean {
  const texts = Object.values(holder.node ?? {}).filter((value) => typeof value === 'string');
  return [...texts, ...names.map(({ name }) => name)].some((text) =>
    /\bper (?:\w+ )?share\b|\bpro aktie\b|\bpar action\b|\bpor acción\b/i.test(text),
  );
}

const UNIT_BESIDE: Rule = {
  id: 'unit-beside',
  why: 'A member beside the value says its unit: {value: 68.4, unit: "%"}.',
  when: (leaf, { byObject }) => unitBeside(leaf, byObject) !== null,
  reads: (leaf, { byObject }) => {
    const text = unitBeside(leaf, byObject);
    if (text === null || !takesUnitBeside(leaf)) return [];
    // Two letters are units of many things: what the noun speaks of decides.
    const likely = leaf.names[0]
      ? new Set(leaf.names.flatMap((name) => [...likelyQuantitiesOf(name)]))
      : new Set<Quantity>();
    const quantities = text.length <= 2 ? likely : quantitiesOfLeaf(leaf);
    const readings = readStatedUnit(text).filter(
      ({ unit }) => unit === null || !isPhysical(quantities) || !contradicts(unit.dimension, quantities),
    );
    const reading = readings.find(({ unit }) => unit !== null && measures(unit.dimension, likely)) ?? readings[0];
    const rate = reading && rateBeside(leaf, reading);
    if (rate) {
      const because = `unit "${text}" and a currency beside it`;
      return [{ meaning: rate, weight: WEIGHT.beside + 2, rule: 'unit-beside', because }];
    }
    return reading && (reading.unit !== null || reading.currency !== null)
      ? [
          {
            meaning: meaningOfUnit(reading),
            weight: WEIGHT.beside,
            rule: 'unit-beside',
            because: `unit "${text}" beside it`,
          },
        ]
      : [];
  },
  examples: [
    {
      data: { top: { value: 34.2, unit: 'km/h', seasonRecord: 35.7 } },
      key: 'top/seasonRecord',
      is: 'measure 35.7 kilometer-per-hour',
    },
    { data: { delay: { value: 34, unit: 'min' } }, key: 'delay/value', is: 'duration 34 minute' },
    {
      data: { unit: '£000', rows: [{ service: 'Roads', budget: 482, outturn: 516.5, staff: 40 }] },
      key: 'rows/0/outturn',
      is: 'currency 516500 GBP',
    },
    {
      data: { Einheit: 'GWh', Erzeugung: { Vorjahr: 595.5, Berichtsjahr: 527 } },
      key: 'Erzeugung/Vorjahr',
      is: 'measure 595.5 gigawatt-hour',
    },
    {
      data: { unit: 'µg/m³', ozone: { Mon: 31.4, Tue: 38 } },
      key: 'ozone/Mon',
      is: 'measure 31.4 microgram-per-cubic-meter',
    },
    { data: { weight: { value: 285, unitCode: 'GRM' } }, key: 'weight/value', is: 'measure 285 gram' },
    {
      data: { pay: { currency: 'USD', value: { value: 40, unitText: 'HOUR' } } },
      key: 'pay/value/value',
      is: 'currency 40 USD-per-hour',
    },
    { data: { aum: { amount: 14.8, unit: 'M USD' } }, key: 'aum/amount', is: 'currency 14800000 USD' },
  ],
  counterExamples: [
    {
      data: { Einheit: 'GWh', 'Anteil (%)': { Vorjahr: 48, Berichtsjahr: 58.1 } },
      key: 'Anteil (%)/Vorjahr',
      is: 'percent 48',
    },
    { data: { unit: 'kg', rank: 3 }, key: 'rank', is: 'count 3' },
    {
      data: { unit: '£000', rows: [{ service: 'Roads', budget: 482, outturn: 516.5, staff: 470, miles: 12 }] },
      key: 'rows/0/staff',
      is: 'count 470',
    },
    {
      data: { unit: '£000', rows: [{ service: 'Roads', budget: 482, works: 12 }] },
      key: 'rows/0/works',
      is: 'count 12',
    },
    { data: { value: 412.7, uom: 'ML', share_of_supply: 0.12 }, key: 'share_of_supply', is: 'percent 12' },
  ],
};

/** An amount with a currency and a time beside it, or in the object that holds it, is what is paid for one of it. */
function rateBeside(leaf: Leaf, { unit, currency }: UnitReading): Meaning | null {
  const { currency: stated, path } = leaf.holder;
  const isNear = stated !== null && path.length - stated.depth <= 1;
  if (!isNear || currency !== null || unit?.dimension !== 'duration' || !isBare(leaf)) return null;
  const [code] = likelyCurrencies(stated.text);
  return code === undefined ? null : moneyMeaning(code, 1, unitById(`${code}-per-${unit.id}`));
}

/** The unit that stands beside a value; for one that has no name of its own, also further up: `{unit: "kg", rows: [{value}]}`. */
function unitBeside(leaf: Leaf, byObject: Payload['byObject']): string | null {
  if (leaf.holder.unit !== null) return leaf.holder.unit;
  const [own] = leaf.names;
  const apart = own && leaf.holder.units?.[own.name];
  if (typeof apart === 'string') return apart;
  const called = own && leaf.holder.nounUnits.find(({ words }) => words.every((word) => own.words.includes(word)));
  if (called) return called.unit;
  // `{unit: "GWh", "CO2 (t)": {…}}`: the nearer name has a unit of its own.
  if (leaf.holder.name !== null && namesUnit(leaf.holder.name)) return null;
  // `{unit, ozone: {Mon, Tue}}`: the unit stands beside the map, not in it.
  if (!isBare(leaf) && isOfTimes(leaf.holder)) return leaf.holder.parent?.unit ?? null;
  const kin = byObject.get(leaf.holder) ?? [];
  const isOfAll = isBare(leaf) || areOfOneMeasure(kin);
  for (let above = leaf.holder.parent; above !== null; above = above.parent) {
    if (above.unit !== null) return isOfAll || isOfAccounts(leaf, above.unit, kin) ? above.unit : null;
    if (above.name !== null && namesUnit(above.name)) return null;
  }
  return null;
}

/** How many times one column of an account is the other at most: a budget, what was spent, last year's. */
const ONE_SIZE = 2;

/**
 * "£000" above a table is what its amounts are in: those that are money by their nouns, and the columns beside them of their size,
 * such as the outturn beside the budget.
 */
function isOfAccounts(leaf: Leaf, unit: string, kin: readonly Leaf[]): boolean {
  const [reading] = readStatedUnit(unit);
  if (!reading || reading.currency === null || reading.scale === 1) return false;
  const isMoney = (one: Leaf): boolean => quantitiesOfLeaf(one).has('money') && takesUnitBeside(one);
  if (isMoney(leaf)) return true;
  const size = sizeOf(leaf.column);
  return kin.some(
    (one) => isMoney(one) && size <= sizeOf(one.column) * ONE_SIZE && sizeOf(one.column) <= size * ONE_SIZE,
  );
}

const sizeOf = remembered((column: Column) => numbersOf(column).reduce((sum, number) => sum + Math.abs(number), 0));

/** A unit that a name states, or may state in brackets. */
function namesUnit({ name, units }: FieldName): boolean {
  return units.some(
    ({ isSure, from, readings }) => isSure || /[([]/.test(name) || (from === 0 && isCountedTime(readings[0])),
  );
}

/** "Days above the limit": times that a name begins with are what it counts. */
function isCountedTime(reading: UnitReading | undefined): boolean {
  return reading?.unit?.dimension === 'duration';
}

/** Whether the numbers of one object or list measure the same: things called by their names, or one noun and its earlier value. */
const areOfOneMeasure = remembered((kin: readonly Leaf[]) => {
  const numbers = kin.filter((leaf) => typeof leaf.value === 'number' && takesUnitBeside(leaf));
  const subjects = numbers.filter((leaf) => !isBare(leaf));
  return numbers.length > 1 && (areUnsaid(numbers) || (subjects.length === 1 && subjects.length < numbers.length));
});

/** Whether all keys of an object are times: `{Mon: 8.9, Tue: 11.4}`. */
const isOfTimes = remembered(({ node }: Holder) => {
  const keys = Object.keys(node ?? {});
  return keys.length > 1 && keys.every((key) => readMoment(key).length > 0);
});

/** A scale that is given beside a value in place of a unit: `{montant: 3.4, devise: "EUR", unité: "millions"}`. */
export function scaleBeside(leaf: Leaf, byObject: Payload['byObject']): number {
  const [reading] = readUnit(unitBeside(leaf, byObject) ?? '');
  return reading && reading.unit === null && reading.currency === null ? reading.scale : 1;
}

/** A scale that a name states in a word, `ridersThousand`, "Tonnes (millions)", or behind what is money: `feesBilledK`. Other letters may mean anything. */
export function scaleInName({ names }: Leaf): number {
  for (const name of names) {
    const ofMoney = scaleOfMoney(name);
    if (ofMoney) return ofMoney.size;
    // A plan is in what its object says.
    if (subjectTokens(name).length === 0 || isRoleAlone(name)) continue;
    const [place, scale] = [...name.scales].at(-1) ?? [-1, 1];
    return (name.tokens[place]?.text.length ?? 0) > 3 ? scale : 1;
  }
  return 1;
}

/** A rank, a year and a count of orders are not in the unit that stands beside them. */
function takesUnitBeside(leaf: Leaf): boolean {
  const [name] = leaf.names;
  if (!name) return true;
  const own = subjectTokens(name);
  if (own.length === 0) return true;
  // The record of a season is in what the figure is in.
  const isCompared = tokensWith(name, 'role', true).length > 0;
  const isOfOne = numbersOf(leaf.column).every((number) => number >= 0 && number <= 1);
  if (isOfOne && likelyQuantitiesOf(name).has('share')) return false;
  return (
    !own.some(
      (index) =>
        (!isCompared && sensesAt(name, index, 'time').length > 0) ||
        sensesAt(name, index, 'identifier').length > 0 ||
        sensesAt(name, index, 'quantity').some(({ quantity }) =>
          ['count', 'rank', 'place', 'share', 'rate', 'ratio', 'score'].includes(quantity),
        ),
    ) && !name.tokens.some((_, index) => sensesAt(name, index, 'role').some(({ role }) => role === 'rank'))
  );
}

/** A currency speaks for amounts, and for nothing that is counted. */
const CURRENCY_BESIDE: Rule = {
  id: 'currency-beside',
  why: 'A currency beside or above speaks for what is an amount of money by its noun, and for the only figure of its object.',
  when: ({ holder }) => holder.currency !== null,
  reads: (leaf, { byObject }) => {
    const stated = leaf.holder.currency;
    if (!stated || isHeadedOtherwise(leaf)) return [];
    // A unit of its own speaks before a currency above: `tax: {amount, unit: "GBP per year"}` under a budget in millions.
    const isAbove = stated.depth < leaf.holder.path.length;
    if (
      isAbove &&
      leaf.holder.unit !== null &&
      readStatedUnit(leaf.holder.unit).some(({ unit, currency }) => unit !== null || currency !== null)
    )
      return [];
    const because = `currency "${stated.text}" ${stated.depth === leaf.holder.path.length ? 'beside' : 'above'}`;
    const evidence = (weight: number): Evidence[] => {
      const codes = likelyCurrencies(stated.text);
      const beside = scaleBeside(leaf, byObject);
      const above = beside === 1 ? stated.scale : beside;
      const isUnscaled = isPrice(leaf) || isBeyondTotal(leaf, byObject.get(leaf.holder) ?? []);
      const own = scaleInName(leaf);
      const scale = own === 1 && !isUnscaled ? above : own;
      return codes.map((code) => ({
        meaning: moneyMeaning(code, scale, priceUnit(leaf, code)),
        weight,
        rule: 'currency-beside',
        because,
      }));
    };
    const isOwn = stated.depth === leaf.holder.path.length;
    if (isMoney(leaf, isOwn)) return evidence(WEIGHT.beside);
    const kin = byObject.get(leaf.holder) ?? [];
    // What a day opened at, beside its high and low, is a price; elsewhere something is open.
    if (isOwn && leaf.names.some((name) => isMoneyOnly(likelyQuantitiesOf(name))) && hasTwoAmounts(kin))
      return evidence(WEIGHT.beside);
    if (isPartOfMoney(leaf, kin) || isAmongAmounts(leaf, byObject)) return evidence(WEIGHT.heading);
    // `{current, previous, currency}`, and the total under amounts: what has no noun of its own is of the same kind.
    // A statement "in millions" is one of money throughout.
    if (
      (stated.scale !== 1 || stated.isOfAmounts) &&
      areOfOneMeasure(byObject.get(leaf.holder) ?? []) &&
      takesUnitBeside(leaf)
    )
      return evidence(WEIGHT.heading);
    if (!isOwn || !isBare(leaf)) return [];
    return isAmongMoney(byObject.get(leaf.holder) ?? []) ? evidence(WEIGHT.beside) : [];
  },
  examples: [
    { data: { revenue: { current: 12, previous: 9, currency: 'EUR' } }, key: 'revenue/previous', is: 'currency 9 EUR' },
    { data: { aum: { value: 1240000000, currency: 'EUR' } }, key: 'aum/value', is: 'currency 1240000000 EUR' },
    {
      data: { currency: 'USD', scale: 'millions', statement: { revenue: { current: 441.6 } } },
      key: 'statement/revenue/current',
      is: 'currency 441600000 USD',
    },
    { data: { currency: 'USD', units: 'in millions', revenue: 441.6 }, key: 'revenue', is: 'currency 441600000 USD' },
    { data: { currency: 'USD', unit: 'USD m', revenue: 441.6 }, key: 'revenue', is: 'currency 441600000 USD' },
    { data: { devise: 'EUR', échelle: 'milliers', revenus: 441 }, key: 'revenus', is: 'currency 441000 EUR' },
    { data: { currency: 'USD', title: 'Millions', prizeMoney: 441 }, key: 'prizeMoney', is: 'currency 441 USD' },
    { data: { currency: 'USD', units: 'thousands', pricePerSeat: 12 }, key: 'pricePerSeat', is: 'currency 12 USD' },
    { data: { currency: 'CAD', averageGiftPrice: 66.11 }, key: 'averageGiftPrice', is: 'currency 66.11 CAD' },
    { data: { currency: 'GBP', feesBilledK: 4820 }, key: 'feesBilledK', is: 'currency 4820000 GBP' },
    {
      data: { currency: 'EUR', 'Operating costs (EUR m)': { Actual: 11.2, Plan: 10.5 } },
      key: 'Operating costs (EUR m)/Plan',
      is: 'currency 10500000 EUR',
    },
    {
      data: { valuta: 'EUR', uscite: { mutuo: 780, 'spesa alimentare': 712, bollette: 246, totale: 1738 } },
      key: 'uscite/bollette',
      is: 'currency 246 EUR',
    },
    {
      data: {
        currency: 'EUR',
        costs: { rent: 780, food: 712, fun: 246 },
        budget: { rent: 800, food: 600, fun: 200 },
      },
      key: 'budget/fun',
      is: 'currency 200 EUR',
    },
    { data: { currency: 'GBP', feesPriorYtdK: 4820 }, key: 'feesPriorYtdK', is: 'currency 4820000 GBP' },
    { data: { currency: 'GBP', revenueMn: 4.8 }, key: 'revenueMn', is: 'currency 4800000 GBP' },
    { data: { devise: 'EUR', coûts_mrd: 1.2 }, key: 'coûts_mrd', is: 'currency 1200000000 EUR' },
  ],
  counterExamples: [
    { data: { currency: 'USD', customers: 1312 }, key: 'customers', is: 'count 1312' },
    { data: { currency: 'EUR', shop: { revenue: 9, orders: 4, visits: 5 } }, key: 'shop/visits', is: 'count 5' },
    {
      data: { currency: 'EUR', price: { real: 90, ppto: 91, ant: 88 }, guests: { real: 8, ppto: 9, ant: 7 } },
      key: 'guests/real',
      is: 'count 8',
    },
    { data: { currency: 'EUR', shop: { revenue: 9, widgets: 4, gears: 7 } }, key: 'shop/widgets', is: 'count 4' },
    { data: { currency: 'EUR', costs: { rent: 9, visits: 4, gears: 7 } }, key: 'costs/gears', is: 'count 7' },
    { data: { currency: 'USD', mrr: 184200, arpa: 140.4, churn_rate: 0.02 }, key: 'churn_rate', is: 'ratio 0.02' },
    {
      data: { currency: 'USD', revenueRetentionPct: { current: 104, previous: 109 } },
      key: 'revenueRetentionPct/current',
      is: 'percent 104',
    },
  ],
};

/** Whether the parent object's name states a unit other than money: `retentionPct: {current, previous}`. */
function isHeadedOtherwise({ names, holder }: Leaf): boolean {
  if (holder.name === null || names.includes(holder.name)) return false;
  const stated = statedIn(holder.name, quantitiesOf(holder.name));
  return stated !== null && stated !== undefined && stated.meaning.kind !== 'currency';
}

/** An amount larger than the total beside it has another scale: a tax in pounds beside a budget in millions. */
function isBeyondTotal(leaf: Leaf, kin: readonly Leaf[]): boolean {
  const total = totalAmong(kin);
  return total !== null && !saysTotal(leaf) && Number(leaf.value) > total;
}

const totalAmong = remembered((kin: readonly Leaf[]) => {
  const totals = numbersAmong(kin).filter(saysTotal);
  return totals.length === 0 ? null : Math.max(...totals.map(({ value }) => Number(value)));
});

function saysTotal({ names: [own] }: Leaf): boolean {
  return (
    own !== undefined &&
    own.tokens.some((_, index) => sensesAt(own, index, 'role').some(({ role }) => role === 'total'))
  );
}

/** Prices per item are not given in the scale of the statement. */
function isPrice({ names }: Leaf): boolean {
  return names.some((name) => tokensWith(name, 'per').length > 0);
}

/** What a price is for one of: `priceKWh` under a currency is that currency for a kilowatt-hour. */
function priceUnit({ names }: Leaf, code: string): Unit | null {
  const span = names[0]?.units.find(({ isSure }) => isSure);
  const unit = span?.readings[0]?.unit;
  return unit && unit.denominator.length === 0 && unit.currency === null ? unitById(`${code}-per-${unit.id}`) : null;
}

/** Whether the nouns say money. Words that may be money or something else are, where a currency stands right beside. */
function isMoney(leaf: Leaf, isOwn: boolean): boolean {
  const sure = quantitiesOfLeaf(leaf);
  if (sure.has('money')) return isOwn || !sure.has('count') || !Number.isInteger(leaf.value);
  return isOwn && sure.size === 0 && leaf.names.some((name) => mayBeMoney(name));
}

/** Raised and spent are money where a currency stands beside; open, closed and what is counted may be anything. */
function mayBeMoney(name: FieldName): boolean {
  const likely = likelyQuantitiesOf(name);
  const isState = name.tokens.some(
    (_, index) =>
      sensesAt(name, index, 'state', true).length > 0 && sensesAt(name, index, 'polarity', true).length === 0,
  );
  // The close of the day before is a price.
  return (
    likely.has('money') &&
    !['rate', 'share', 'ratio'].some((quantity) => likely.has(quantity as Quantity)) &&
    !likely.has('count') &&
    (!isState || name.periods.some(({ period }) => isEarlier(period)))
  );
}

/** Members of an object that is called by money and that says nothing else of them: `priceByType: {Detached, Flat}`. */
function isPartOfMoney({ holder, names }: Leaf, kin: readonly Leaf[]): boolean {
  // Rows of `revenueByQuarter: [{quarter, bikes, repairs}]` are parts of it as well.
  const heading = holder.name ?? (holder.parent?.isList === true ? holder.parent.name : null);
  if (heading === null || names.includes(heading)) return false;
  const quantities = [...subjectTokens(heading)].flatMap((index) => sensesAt(heading, index, 'quantity'));
  return quantities.some(({ quantity }) => quantity === 'money') && areUnsaid(numbersAmong(kin));
}

/**
 * Whether a value stands in an object of amounts: one that is called by money or in which some are money and all of them add up,
 * or in its twin with the same names, as a budget is of the costs beside it. Where any of them says something else, none is.
 */
function isAmongAmounts({ holder, value }: Leaf, byObject: Payload['byObject']): boolean {
  if (typeof value !== 'number' || holder.isList || holder.name === null) return false;
  const own = numbersAmong(byObject.get(holder) ?? NO_LEAVES);
  if (own.length < LEAST_AMOUNTS || !sayOnlyMoney(own)) return false;
  if (areAmounts(holder, own)) return true;
  // Another thing with figures of the same names is no twin: `{adr: {real, ppto}, occupancy: {real, ppto}}`.
  if (!isRoleAlone(holder.name) && !isFrame(holder.name)) return false;
  const names = keysOf(own);
  return Object.entries(holder.parent?.node ?? {}).some(([name, node]) => {
    if (name === holder.name?.name || typeof node !== 'object' || node === null || Array.isArray(node)) return false;
    const others = twinOf(holder, name, byObject);
    return (
      others !== null &&
      sayOnlyMoney(others.leaves) &&
      areAmounts(others.holder, others.leaves) &&
      names === keysOf(others.leaves)
    );
  });
}

const LEAST_AMOUNTS = 3;

function keysOf(leaves: readonly Leaf[]): string {
  return leaves
    .map(({ path }) => path.at(-1))
    .toSorted()
    .join('\n');
}

function twinOf(
  { parent }: Holder,
  name: string,
  byObject: Payload['byObject'],
): { holder: Holder; leaves: readonly Leaf[] } | null {
  for (const [holder, leaves] of byObject)
    if (holder.parent === parent && holder.name?.name === name) return { holder, leaves: numbersAmong(leaves) };
  return null;
}

const sayOnlyMoney = remembered((numbers: readonly Leaf[]) =>
  numbers.every(
    ({ names: [own] }) =>
      own !== undefined &&
      own.units.length === 0 &&
      own.endScale === null &&
      [...quantitiesOf(own)].every((quantity) => quantity === 'money'),
  ),
);

function areAmounts({ name }: Holder, numbers: readonly Leaf[]): boolean {
  const isMoneyName = (one: FieldName | null | undefined): boolean => one != null && quantitiesOf(one).has('money');
  if (isMoneyName(name) && !quantitiesOf(name as FieldName).has('count')) return true;
  const values = numbers.map(({ value }) => Number(value));
  const sum = values.reduce((total, each) => total + each, 0);
  return (
    numbers.some(({ names: [own] }) => isMoneyName(own)) &&
    values.some((each) => each > 0 && Math.abs(each * 2 - sum) < 0.005)
  );
}

const NO_LEAVES: readonly Leaf[] = [];
const numbersAmong = remembered((kin: readonly Leaf[]) => kin.filter(({ value }) => typeof value === 'number'));

/** Whether the names of likes say nothing of what they are measured in. */
const areUnsaid = remembered((kin: readonly Leaf[]) =>
  kin.every((other) => quantitiesOfLeaf(other).size === 0 && other.names.every(({ units }) => units.length === 0)),
);

function isMoneyOnly(quantities: ReadonlySet<Quantity>): boolean {
  return (
    quantities.has('money') && !['count', 'rate', 'share', 'ratio'].some((other) => quantities.has(other as Quantity))
  );
}

const hasTwoAmounts = remembered((kin: readonly Leaf[]) => kin.filter((other) => isMoney(other, true)).length > 1);

/** Whether what has no noun of its own stands among amounts, or among its likes alone. */
const isAmongMoney = remembered((kin: readonly Leaf[]) => {
  const numbers = kin.filter(({ value }) => typeof value === 'number');
  return numbers.every(isBare) || numbers.some((other) => isMoney(other, true));
});

function isBare({ names }: Leaf): boolean {
  const [own] = names;
  return own === undefined || (subjectTokens(own).length === 0 && own.units.length === 0);
}

const RATE: Rule = {
  id: 'rate-of-currency',
  why: 'What one of a currency costs is a rate, and no amount that somebody has: rates: {USD: 1.08}.',
  when: ({ holder, names }) => isRates(holder) && isCurrencyCode((names[0]?.name ?? '').toUpperCase()),
  reads: () => [
    {
      meaning: plainMeaning('ratio'),
      weight: WEIGHT.name + 6,
      rule: 'rate-of-currency',
      because: 'a currency under rates',
    },
  ],
  examples: [{ data: { base: 'EUR', rates: { USD: 1.0842 } }, key: 'rates/USD', is: 'ratio 1.0842' }],
  counterExamples: [{ data: { fees: { USD: 12 } }, key: 'fees/USD', is: 'currency 12 USD' }],
};

const CHANGE_BY_WINDOW: Rule = {
  id: 'change-by-window',
  why: 'Exchanges give the change of a price by window in per cent: priceChange: {h24: -7.42}.',
  when: ({ names }) =>
    names.length === 2 &&
    /^price_?change$/i.test(names[1]?.name ?? '') &&
    names[0]?.periods.some(({ period }) => period.kind === 'window') === true,
  reads: () => [
    {
      meaning: percentMeaning(),
      weight: WEIGHT.noun,
      rule: 'change-by-window',
      because: 'a change of a price by window',
    },
  ],
  examples: [{ data: { priceChange: { h24: -7.42, h6: 1 } }, key: 'priceChange/h24', is: 'percent -7.42' }],
  counterExamples: [{ data: { volume: { h24: 7.42 } }, key: 'volume/h24', is: 'ratio 7.42' }],
};

const UNIT_OF_LABEL: Rule = {
  id: 'unit-of-label',
  why: 'A row whose name ends on a unit in brackets has its figures in it: {param: "Gate CD [nm]", mean: 350.9}. What is of another size throughout is in something else.',
  when: (leaf) => typeof leaf.value === 'number' && unitInLabel(leaf.holder) !== null && saysNoUnit(leaf),
  reads: (leaf, { byObject }) => {
    const inner = unitInLabel(leaf.holder);
    if (inner === null || !(isMeasuredAlone(leaf) || isNearMeasured(leaf, byObject))) return [];
    // A figure in a unit that we do not know must not be given another one.
    const reading = readUnit(inner).find(({ unit }) => unit !== null);
    const bare = plainMeaning(Number.isInteger(leaf.value) ? 'count' : 'ratio');
    return [
      {
        meaning: reading ? meaningOfUnit(reading) : bare,
        weight: WEIGHT.name + 2,
        rule: 'unit-of-label',
        because: 'the unit in brackets behind the name of its row',
      },
    ];
  },
  examples: [
    { data: { rows: [{ param: 'Gate CD [nm]', mean: 350.9 }] }, key: 'rows/0/mean', is: 'measure 350.9 nanometer' },
    { data: { rows: [{ kpi: 'Ausschuss (%)', Ist: 3.1, Soll: 2 }] }, key: 'rows/0/Soll', is: 'percent 2' },
    {
      data: {
        spc: [
          { param: 'Gate CD [nm]', mean: 350.9, LSL: 340, Cpk: 1.41 },
          { param: 'Rs [Ω/sq]', mean: 24.6, LSL: 22, Cpk: 1.5 },
        ],
      },
      key: 'spc/0/LSL',
      is: 'measure 340 nanometer',
    },
    {
      data: {
        spc: [
          { param: 'Gate CD [nm]', mean: 350.9, LSL: 340, Cpk: 1.41 },
          { param: 'Rs [Ω/sq]', mean: 24.6, LSL: 22, Cpk: 1.5 },
        ],
      },
      key: 'spc/1/LSL',
      is: 'count 22',
    },
  ],
  counterExamples: [
    {
      data: {
        spc: [
          { param: 'Gate CD [nm]', mean: 350.9, LSL: 340, Cpk: 1.41 },
          { param: 'Tox [nm]', mean: 50.2, LSL: 48, Cpk: 1.5 },
        ],
      },
      key: 'spc/1/Cpk',
      is: 'ratio 1.5',
    },
    { data: { rows: [{ player: 'Ruiz (C)', goals: 3 }] }, key: 'rows/0/goals', is: 'count 3' },
    { data: { rows: [{ kpi: 'Scrap [kg]', samples: 12, mean: 3.1 }] }, key: 'rows/0/samples', is: 'count 12' },
  ],
};

/** What stands in brackets at the end of the one text of an object and is a unit; in square ones it always is. A capital in round ones is a letter. */
const unitInLabel = remembered(({ node }: Holder): string | null => {
  const found = Object.values(node ?? {}).flatMap((text) => {
    const [, open, inner = ''] =
      typeof text === 'string' ? (/\p{L}.*([([])([^()[\]\s]{1,20})[)\]]$/u.exec(text.trim()) ?? []) : [];
    if (open === undefined || (open === '(' && /^\p{Lu}$/u.test(inner))) return [];
    return open === '[' || readUnit(inner)[0]?.unit ? [inner] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
});

/** Whether a name has no unit of its own; a code of a currency that is the whole name may be short for anything. */
function saysNoUnit(leaf: Leaf): boolean {
  const [own] = leaf.names;
  return (
    own === undefined ||
    (takesUnitBeside(leaf) && (own.tokens.length === 1 || own.units.every(({ isSure }) => !isSure)))
  );
}

/** Whether a name only says how or in what part the thing of the row was taken: mean, target, last year. */
function isMeasuredAlone(leaf: Leaf): boolean {
  const [own] = leaf.names;
  return own === undefined || (subjectTokens(own).length === 0 && own.currencies.size === 0);
}

/** How many times one figure of a row may be another that is in its unit. */
const FARTHEST = 4;

/** Whether a column lies near one that is surely of the thing, in all rows. */
function isNearMeasured({ column, holder, names: [own] }: Leaf, byObject: Payload['byObject']): boolean {
  // In one row that is chance, and what is many is counted.
  if (column.leaves.length < 2 || /\p{L}{3}s$/u.test(own?.name ?? '')) return false;
  const measured = (byObject.get(holder) ?? []).find(
    (other) => typeof other.value === 'number' && other.column !== column && isMeasuredAlone(other),
  );
  return (
    measured !== undefined &&
    column.leaves.every((leaf) => {
      const beside = (byObject.get(leaf.holder) ?? []).find((other) => other.column === measured.column);
      const times = Math.abs(Number(leaf.value) / Number(beside?.value));
      return times <= FARTHEST && times >= 1 / FARTHEST;
    })
  );
}

const SCALED_LIKE_MONEY: Rule = {
  id: 'scaled-like-money',
  why: 'A letter that is a scale behind what is money is so behind a part of it that has no noun: totalK and over120DaysK beside feesBilledK.',
  when: ({ value, names: [own] }, { moneyScales }) =>
    typeof value === 'number' &&
    own?.endScale != null &&
    moneyScales.has(own.tokens[own.endScale.at]?.lower ?? '') &&
    saysNoNoun(own),
  reads: (leaf, { currencies }) => {
    const quantities = new Set(leaf.names.flatMap((name) => [...quantitiesOf(name)]));
    const size = leaf.names[0]?.endScale?.size ?? 1;
    const [only, another] = leaf.holder.currency ? likelyCurrencies(leaf.holder.currency.text) : [...currencies];
    if (quantities.size > 0 && !quantities.has('money')) return [];
    return only === undefined || another !== undefined
      ? []
      : [
          {
            meaning: moneyMeaning(only, size),
            weight: WEIGHT.alike,
            rule: 'scaled-like-money',
            because: 'its last letter scales money elsewhere in the payload',
          },
        ];
  },
  examples: [
    {
      data: { currency: 'GBP', feesBilledK: 4820, debtors: { totalK: 6100, over120DaysK: 1940 } },
      key: 'debtors/over120DaysK',
      is: 'currency 1940000 GBP',
    },
  ],
  counterExamples: [
    { data: { currency: 'GBP', feesBilledK: 4820, downloadsK: 12 }, key: 'downloadsK', is: 'count 12 (unknown)' },
    { data: { currency: 'GBP', debtors: { totalK: 6100 } }, key: 'debtors/totalK', is: 'count 6100 (unknown)' },
  ],
};

/** Whether nothing in a name says what it is of: a total, what is over so many days. */
function saysNoNoun(name: FieldName): boolean {
  const isLength = (index: number): boolean => name.lengths.some(({ from, to }) => index >= from && index < to);
  return subjectTokens(name).every((index) => {
    const next = name.lengths.find(({ from }) => from === index + 1);
    return isLength(index) || index === name.endScale?.at || (next !== undefined && isThreshold(name, next.from));
  });
}

export const UNIT_RULES: readonly Rule[] = [
  UNIT_IN_NAME,
  UNSURE_UNIT,
  LEAST_AND_MOST,
  HEADING,
  CAPTION,
  UNIT_BESIDE,
  CURRENCY_BESIDE,
  RATE,
  CHANGE_BY_WINDOW,
  UNIT_OF_LABEL,
  SCALED_LIKE_MONEY,
];
