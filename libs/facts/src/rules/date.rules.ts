import { periodUnitNamed, readEpoch, readMoment, type Sense, sensesOf } from '@app/lingua';
import type { FieldName, FieldNames } from '../names/field-name';
import {
  beginsWithIdentifier,
  isContainer,
  isEarlier,
  isNumberSign,
  isMember,
  sensesAt,
  subjectTokens,
  tokensWith,
} from '../names/name-senses';
import { type Evidence, WEIGHT } from '../reading/evidence';
import { type Column, type Leaf, numbersOf } from '../reading/leaf';
import { formMeaning, plainMeaning } from '../reading/meaning';
import { readDayDigits } from '../reading/day-digits';
import { quantitiesOfLeaf } from '../reading/quantities';
import { remembered } from '../reading/remembered';
import { isKeyword } from '../reading/identifiers';
import type { Rule } from '../reading/rule';
import { isAxisUnit } from '../names/axis';
import { STEPS } from '../relations/column.words';
import { saysBreakdown } from '../relations/breakdown';

const FIRST_YEAR = 1000;
const LAST_YEAR = 2199;
const LIKELY = { from: 1700, to: 2100 };

/** Whether the name of a value says a time; by words that mean other things as well only where its size is that of a year. */
function namesTime({ names, value, column }: Leaf): boolean {
  const [own] = names;
  if (own === undefined) return false;
  const isLikelyYear = typeof value === 'number' && value >= LIKELY.from && value <= LIKELY.to;
  const last = own.tokens.length - 1;
  // The month of "at the end of last month" says when something was counted.
  const inPeriod = (index: number): boolean =>
    own.periods.some(
      ({ from, to, isSure, period }) => isSure && period.kind !== 'moment' && index >= from && index < to,
    );
  if (
    tokensWith(own, 'time').some(
      (index) =>
        !inPeriod(index) &&
        !(isLikelyYear && isShorterThanYear(own.tokens[index]?.lower ?? '')) &&
        (own.tokens.length === 1 || isLikelyYear || typeof value !== 'number' || value > LAST_YEAR),
    )
  )
    return true;
  const isUnit = own.units.some(({ to, isSure }) => isSure && to > last);
  const mayBeTime = isLikelyYear && !isUnit && sensesAt(own, last, 'time', true).length > 0;
  // A single letter behind a noun is as often a unit, and then some value of the column is no year: `landed_t`.
  return mayBeTime && (last === 0 || (own.tokens[last]?.lower.length ?? 0) > 1) && areLikelyYears(column);
}

/** A number of days, weeks or months is no year. */
function isShorterThanYear(word: string): boolean {
  return SHORTER.has(periodUnitNamed(word) ?? '');
}

const SHORTER: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month']);

const areLikelyYears = remembered((column: Column) =>
  numbersOf(column).every((number) => number >= LIKELY.from && number <= LIKELY.to),
);

const inName = (leaf: Leaf): string => `"${leaf.names[0]?.name ?? ''}" names a time`;

function stated(leaf: Leaf, meaning: Evidence['meaning'], rule: string): Evidence[] {
  return [{ meaning, weight: WEIGHT.name + 5, rule, because: inName(leaf) }];
}

/** What is told by its place in a calendar: the number is a year and no amount. */
const YEAR: Rule = {
  id: 'year-by-name',
  why: 'A whole number of four digits under a name of time is a year: openSince: 2014, año: 1883.',
  when: (leaf, { names }) =>
    typeof leaf.value === 'number' &&
    Number.isInteger(leaf.value) &&
    leaf.value >= FIRST_YEAR &&
    leaf.value <= LAST_YEAR &&
    (isBesideItsYear(leaf, names) || (!isOfLastYear(leaf) && namesTime(leaf))),
  reads: (leaf) => stated(leaf, formMeaning('date', 'year'), 'year-by-name'),
  examples: [
    { data: { openSince: 2014 }, key: 'openSince', is: 'date year 2014' },
    { data: { fiscalYear: 2027 }, key: 'fiscalYear', is: 'date year 2027' },
    { data: { año: 1883 }, key: 'año', is: 'date year 1883' },
    { data: { Berichtsjahr: 2024, Vorjahr: 2023, Einheit: 'GWh' }, key: 'Berichtsjahr', is: 'date year 2024' },
    { data: { Berichtsjahr: 2024, Vorjahr: 2023, Einheit: 'GWh' }, key: 'Vorjahr', is: 'date year 2023' },
    {
      data: { data: { currentYear: 2025, previousYear: 2024, unit: 't' } },
      key: 'data/previousYear',
      is: 'date year 2024',
    },
    { data: { annéeEnCours: 2025, annéePrécédente: 2024 }, key: 'annéePrécédente', is: 'date year 2024' },
    { data: { 今年: 2025, 前年: 2024, 単位: 'mm' }, key: '前年', is: 'date year 2024' },
  ],
  counterExamples: [
    { data: { visits: 2014 }, key: 'visits', is: 'count 2014' },
    { data: { over120Days: 1940 }, key: 'over120Days', is: 'count 1940' },
    { data: { daysLost: 1940 }, key: 'daysLost', is: 'duration 1940 day' },
    { data: { tage_offen: 1940 }, key: 'tage_offen', is: 'duration 1940 day' },
    { data: { landed_t: 1813 }, key: 'landed_t', is: 'count 1813 (unknown)' },
    { data: { tax: { amount: 1948, lastYear: 1856 } }, key: 'tax/lastYear', is: 'count 1856' },
    { data: { visitors: { thisYear: 2024, lastYear: 2023 } }, key: 'visitors/lastYear', is: 'count 2023' },
    { data: { thisYear: 2024, lastYear: 1990 }, key: 'lastYear', is: 'count 1990' },
  ],
};

/** This year and the one before it, as years, where nothing above says what would be counted: `{Berichtsjahr: 2024, Vorjahr: 2023}`. */
function isBesideItsYear({ names, holder, value, path }: Leaf, fields: FieldNames): boolean {
  const [own] = names;
  const isOfThing = (holder.name !== null && !isContainer(holder.name)) || /^\d+$/.test(path.at(-2) ?? '');
  const back = own === undefined ? null : yearsBack(own);
  if (back === null || isOfThing || !isLikely(value)) return false;
  return Object.entries(holder.node ?? {}).some(([name, other]) => {
    const theirs = name === own?.name ? null : yearsBack(fields.of(name));
    return theirs !== null && theirs !== back && isLikely(other) && Number(other) + theirs === Number(value) + back;
  });
}

/** How many years before the present one a name says, and nothing else; null for all other names. */
function yearsBack({ tokens, periods }: FieldName): number | null {
  const period = periods.find(({ from, to }) => from === 0 && to === tokens.length)?.period;
  return period?.kind === 'relative' && YEARS.has(period.of) ? period.back : null;
}

const YEARS: ReadonlySet<string> = new Set(['year', 'fiscal-year', 'season']);

function isLikely(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= LIKELY.from && Number(value) <= LIKELY.to;
}

/** "Last year" is a time by itself only where it says which: beside another number it is what that was. */
function isOfLastYear({ names: [own], holder, value }: Leaf): boolean {
  if (!own?.periods.some(({ period }) => isEarlier(period))) return false;
  return Object.values(holder.node ?? {}).some((other) => typeof other === 'number' && other !== value);
}

/** A word that may name a time, before a number that can be no other: `nextReview: 1796083200`. */
function mayNameTime({ names, value }: Leaf): boolean {
  const [own] = names;
  const isStamp = typeof value === 'number' && readEpoch(value) !== null;
  return (
    isStamp &&
    own !== undefined &&
    (tokensWith(own, 'time', true).length > 0 ||
      isMember(own, 'asOf') ||
      own.periods.some(({ period }) => period.kind === 'relative' && period.back < 0))
  );
}

/** `[1795132800, 1204]`, as clients of time series send it: when and how much. */
function isFirstOfPair({ path, holder, column }: Leaf): boolean {
  const isPair = path.at(-1) === '0' && holder.isList && holder.parent?.isList === true;
  return isPair && column.leaves.every(({ value }) => typeof value === 'number' && readEpoch(value) !== null);
}

const EPOCH: Rule = {
  id: 'epoch-by-name',
  why: 'A large whole number under a name of time is a time stamp: seconds or milliseconds since 1970, or the digits of a day.',
  when: (leaf) =>
    typeof leaf.value === 'number' &&
    Number.isInteger(leaf.value) &&
    leaf.value > 1e7 &&
    !quantitiesOfLeaf(leaf).has('money') &&
    // What something was last year is no time.
    !(leaf.names[0]?.periods.some(({ period }) => isEarlier(period)) ?? false) &&
    (namesTime(leaf) || mayNameTime(leaf) || isFirstOfPair(leaf)),
  reads: (leaf) => {
    const value = leaf.value as number;
    const day = readDayDigits(String(value));
    if (day !== null) return stated(leaf, formMeaning('date', 'day', day), 'epoch-by-name');
    return readEpoch(value) === null
      ? []
      : stated(leaf, formMeaning('date', value > 1e11 ? 'epoch-ms' : 'epoch'), 'epoch-by-name');
  },
  examples: [
    { data: { updatedAt: 1795132800 }, key: 'updatedAt', is: 'date epoch 1795132800' },
    { data: { date: 20261121 }, key: 'date', is: 'date day 2026-11-21' },
    { data: { as_of: 1738281600 }, key: 'as_of', is: 'date epoch 1738281600' },
  ],
  counterExamples: [
    { data: { revenue: 1795132800 }, key: 'revenue', is: 'count 1795132800' },
    { data: { 월매출: 1842000000 }, key: '월매출', is: 'count 1842000000' },
    { data: { total: { adopted: 842000000, prior_fy: 795500000 } }, key: 'total/prior_fy', is: 'count 795500000' },
  ],
};

/** Week 33 is a place in the year, and nobody has 33 of it. */
/** 1, 2, 3… down the rows under a word that is no plural: a split, an interval, a heat. */
function isCountingUp({ column, names }: Leaf): boolean {
  const [own] = names;
  const isRank =
    own !== undefined &&
    (sensesAt(own, 0, 'role', true).some(({ role }) => role === 'rank') ||
      sensesAt(own, 0, 'quantity', true).some(({ quantity }) => quantity === 'rank'));
  return !isRank && column.leaves.length > 1 && column.leaves.every(({ value }, index) => value === index + 1);
}

/**
 * Consecutive whole numbers under a single word of time or distance, beside figures of their own: `week: [1, 2, 3]` beside
 * `sold: [12, 9, 14]`, and the `km` of splits. They say where a figure stands and count nothing.
 */
function isAxis({ names, column, holder, path }: Leaf): boolean {
  const [own] = names;
  if (!own || column.leaves.length < LEAST_AXIS || !countsOn(column)) return false;
  if (
    !isAxisUnit(own) &&
    (own.tokens.length !== 1 || sensesAt(own, 0, 'time', true).length === 0) &&
    !STEPS.includes(own.words[0] ?? '')
  )
    return false;
  const inList = holder.isList && holder.parent?.node;
  if (inList)
    return Object.values(inList).some(
      (other) => other !== inList[own.name] && Array.isArray(other) && other.length === column.leaves.length,
    );
  return /^\d+$/.test(path.at(-2) ?? '') && Object.keys(holder.node ?? {}).length > 1;
}

const LEAST_AXIS = 3;

const countsOn = remembered((column: Column) => {
  const [first] = numbersOf(column);
  return (
    first !== undefined &&
    column.leaves.every(({ value }, index) => Number.isInteger(value) && value === first + index) &&
    (first <= 1 || numbersOf(column).every((number) => number <= 366))
  );
});

/** The no beside a yes is no number of anything. */
function isAnswer({ names: [own], holder }: Leaf): boolean {
  const isSide = (word: string, side: 'for' | 'against'): boolean =>
    sensesOf(word).some((sense) => sense.as === 'side' && sense.side === side);
  const isAgainst = own !== undefined && isSide(own.words[0] ?? '', 'against');
  return isAgainst && Object.keys(holder.node ?? {}).some((key) => isSide(key.toLowerCase(), 'for'));
}

const PLACE: Rule = {
  id: 'place-in-calendar',
  why: 'A small whole number under the name of one calendar unit places the payload: week: 33, round: 4.',
  when: (leaf) => {
    const [own] = leaf.names;
    if (!own || typeof leaf.value !== 'number' || !Number.isInteger(leaf.value) || leaf.value < 0 || leaf.value > 999)
      return false;
    // A plural counts: 33 weeks.
    const isPlural = /\p{Script=Latin}s$/u.test(own.name);
    if (own.tokens.length !== 1 || isPlural || leaf.names.length > 1 || isAnswer(leaf)) return false;
    const isPlace =
      sensesAt(own, 0, 'quantity', true).some(({ quantity }) => quantity === 'place') &&
      sensesAt(own, 0, 'quantity').length === 0;
    const isStep = sensesAt(own, 0, 'time').length > 0 || isPlace || isCountingUp(leaf);
    return isStep && (leaf.value < 100 || sensesAt(own, 0, 'time').length > 0);
  },
  reads: (leaf) => stated(leaf, plainMeaning('code'), 'place-in-calendar'),
  examples: [{ data: { week: 33, footfall: 3120 }, key: 'week', is: 'code 33' }],
  counterExamples: [
    { data: { weeks: 33 }, key: 'weeks', is: 'duration 33 week' },
    { data: { yes: 10, no: 8 }, key: 'no', is: 'count 8' },
  ],
};

const AXIS: Rule = {
  id: 'step-of-axis',
  why: 'Consecutive whole numbers under a word of time or distance place the figures beside them: week: [1, 2, 3] beside sold.',
  when: isAxis,
  reads: (leaf) => [
    {
      meaning: plainMeaning('code'),
      weight: WEIGHT.name + 6,
      rule: 'step-of-axis',
      because: `"${leaf.names[0]?.name ?? ''}" counts on from ${leaf.column.leaves[0]?.value}`,
    },
  ],
  examples: [
    { data: { week: [1, 2, 3], sold: [12, 9, 14] }, key: 'week/0', is: 'name Week 1' },
    { data: { weeks: [5, 6, 7], sold: [12, 9, 14] }, key: 'weeks/2', is: 'name Week 7' },
    { data: { Woche: [1, 2, 3], Verkauft: [12, 9, 14] }, key: 'Woche/1', is: 'name Week 2' },
    { data: { semana: [1, 2, 3], vendas: [12, 9, 14] }, key: 'semana/1', is: 'name Week 2' },
    { data: { 週: [1, 2, 3], 売上: [12, 9, 14] }, key: '週/1', is: 'name Week 2' },
    { data: { hafta: [1, 2, 3], satış: [12, 9, 14] }, key: 'hafta/1', is: 'name Week 2' },
    { data: { lap: [1, 2, 3], seconds: [92, 91, 94] }, key: 'lap/1', is: 'name Lap 2' },
    { data: { splits: [1, 2, 3].map((km) => ({ km, seconds: 300 + km })) }, key: 'splits/1/km', is: 'name Km 2' },
    {
      data: { list: [5, 6, 7].map((epi_week) => ({ epi_week, cases: 9 })) },
      key: 'list/0/epi_week',
      is: 'name Week 5',
    },
    { data: { laps: [1, 2, 3].map((lap) => ({ lap, time: 90 + lap })) }, key: 'laps/1/lap', is: 'name Lap 2' },
  ],
  counterExamples: [
    { data: { km: [5, 12, 8], cost: [1, 2, 3] }, key: 'km/0', is: 'measure 5 kilometer' },
    { data: { days: [3, 4, 2], people: [1, 2, 3] }, key: 'days/0', is: 'duration 3 day' },
    { data: { weeks: [1, 2, 3] }, key: 'weeks/0', is: 'duration 1 week' },
    { data: { stay: { days: 3, guests: 4 } }, key: 'stay/days', is: 'duration 3 day' },
  ],
};

/** A name by which a value identifies or steers something. */
const IDENTIFIER: Rule = {
  id: 'identifier-by-name',
  why: 'An id, a phone number, a coordinate, a version identifies; a key that begins with _ or $ is technical. Neither is ever told.',
  when: (leaf) =>
    isAboutAnswer(leaf) ||
    isFlag(leaf) ||
    (!isNameOfPart(leaf) && !countsThem(leaf) && leaf.names.some((name) => isIdentifier(name.name, name))),
  reads: (leaf) => [
    {
      meaning: plainMeaning('code'),
      weight: WEIGHT.name + 8,
      rule: 'identifier-by-name',
      because: `"${leaf.names[0]?.name ?? ''}" identifies`,
    },
  ],
  examples: [
    { data: { __v: 3, views: 12 }, key: '__v', is: 'code 3' },
    { data: { customerId: 4711 }, key: 'customerId', is: 'code 4711' },
    { data: { latitude: 41.2 }, key: 'latitude', is: 'code 41.2' },
    { data: { electricityConsumerNumber: 12345 }, key: 'electricityConsumerNumber', is: 'code 12345' },
    { data: { gtin13: 4006381333931 }, key: 'gtin13', is: 'code 4006381333931' },
    { data: { cod_ine: 99071 }, key: 'cod_ine', is: 'code 99071' },
    { data: { rows: [{ Nr: 4711, Preis: 3 }] }, key: 'rows/0/Nr', is: 'code 4711' },
    { data: { mandant: 4 }, key: 'mandant', is: 'code 4' },
    { data: { meta: { took_ms: 12, pages: 3 }, hits: 4 }, key: 'meta/took_ms', is: 'code 12' },
    { data: { meta: { took_ms: 12, pages: 3 }, hits: 4 }, key: 'meta/pages', is: 'code 3' },
  ],
  counterExamples: [
    { data: { emailsSent: 4711 }, key: 'emailsSent', is: 'count 4711' },
    { data: { 'n.º de alumnos': 412 }, key: 'n.º de alumnos', is: 'count 412' },
    { data: { num_clienti: 412 }, key: 'num_clienti', is: 'count 412' },
    { data: { codLandings_t: 412 }, key: 'codLandings_t', is: 'count 412 (unknown)' },
    { data: { votes: { yes: 412, no: 300 } }, key: 'votes/no', is: 'count 300' },
    { data: { codCaught: 412 }, key: 'codCaught', is: 'count 412' },
    { data: { phoneCalls: 12 }, key: 'phoneCalls', is: 'count 12' },
    { data: { totalNumber: 12 }, key: 'totalNumber', is: 'count 12' },
    { data: { soldOutSkus: 3 }, key: 'soldOutSkus', is: 'count 3' },
    { data: { duplicate_ids: 14 }, key: 'duplicate_ids', is: 'count 14' },
    { data: { number_of_stores: 12 }, key: 'number_of_stores', is: 'count 12' },
    { data: { meta: { target_pct: 6 }, hits: 4 }, key: 'meta/target_pct', is: 'percent 6' },
    { data: { meta: { fare: { amount: 97, currency: 'EUR' } } }, key: 'meta/fare/amount', is: 'currency 97 EUR' },
  ],
};

/** Objects that tell of the answer and not of its subject: how many entries it has, which page it is. */
const ANSWER_PARTS = new Set('meta metadata pagination paging pageinfo page_info links _links'.split(' '));

function isAboutAnswer({ path, names, holder }: Leaf): boolean {
  if (!path.slice(0, -1).some((name) => ANSWER_PARTS.has(name.toLowerCase()))) return false;
  // An answer takes time and has a size; it costs nothing, and nobody gives a rate of it.
  const isMeasured = names.some(({ units }) =>
    units.some(({ isSure, readings: [first] }) => isSure && !OF_ANSWERS.has(first?.unit?.dimension ?? '')),
  );
  return !isMeasured && holder.currency === null && names.every(({ currencies }) => currencies.size === 0);
}

/** Dimensions in which an answer is measured itself: how long it took, how large it is. */
const OF_ANSWERS: ReadonlySet<string> = new Set(['duration', 'digital', '']);

/** `is_day: 1` is a truth. */
function isFlag({ names, column }: Leaf): boolean {
  const [first, second] = names[0]?.tokens ?? [];
  return (
    second !== undefined &&
    (first?.lower === 'is' || first?.lower === 'has') &&
    column.leaves.every(({ value }) => value === 0 || value === 1)
  );
}

/** A whole number under a plural is how many there are: `soldOutSkus: 3`. */
function countsThem({ names: [own], value }: Leaf): boolean {
  const head = own && subjectTokens(own).at(-1);
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    own !== undefined &&
    head !== undefined &&
    !isKeyword(own.name) &&
    own.tokens.length > 1 &&
    isManyOf(own.tokens[head]?.lower ?? '', 'identifier')
  );
}

/** Whether a word is the plural of one that has the sense. */
function isManyOf(word: string, as: Sense['as']): boolean {
  return word.endsWith('s') && sensesOf(word.slice(0, -1)).some((sense) => sense.as === as);
}

/** The `email` of `ticketsByChannel` is a channel and no address. */
function isNameOfPart({ holder }: Leaf): boolean {
  return holder.name !== null && saysBreakdown(holder.name.words);
}

function isIdentifier(text: string, name: FieldName): boolean {
  if (isKeyword(text)) return true;
  // `gtin13`, `address2`: which of its kind an identifier is.
  const head = subjectTokens(name).findLast((index) => !/^\d+$/.test(name.tokens[index]?.lower ?? ''));
  if (head === undefined) return false;
  const isAt = (index: number): boolean => sensesAt(name, index, 'identifier').length > 0;
  const isTechnical = name.tokens.length <= 2 && sensesAt(name, head, 'technical').some((sense) => sense.weak !== true);
  return isAt(head) || isTechnical || isNumberOfOne(name, head) || isCodeOf(name) || isNumberAlone(name, head);
}

/** `cod_ine`, `codIstat`. */
function isCodeOf(name: FieldName): boolean {
  return beginsWithIdentifier(name)?.isShort === false;
}

/** "Nr." by itself says which one, and never how many. */
function isNumberAlone(name: FieldName, head: number): boolean {
  const says = (quantity: string): boolean =>
    sensesAt(name, head, 'quantity', true).some((sense) => sense.quantity === quantity);
  // A "no" may be a vote.
  const isVote = !isNumberSign(name, head) && sensesAt(name, head, 'side', true).length > 0;
  return name.tokens.length === 1 && !isVote && sensesAt(name, head, 'identifier', true).length > 0 && says('place');
}

/** `consumerNumber`, `store_nr`: a number behind what it names tells one from another; so many are "number of stores". */
function isNumberOfOne(name: FieldName, head: number): boolean {
  const mayIdentify = sensesAt(name, head, 'identifier', true).length > 0;
  const isNumber = sensesAt(name, head, 'quantity', true).some(({ quantity }) => quantity === 'count');
  const before = name.tokens[head - 1]?.lower ?? '';
  const isLast = head === name.tokens.length - 1;
  return mayIdentify && isNumber && isLast && subjectTokens(name).includes(head - 1) && !isPlural(before);
}

const CLASS: Rule = {
  id: 'class-by-number',
  why: 'A whole number under the name of a class is one of its members, by number: workout_type: 0, severity: 2.',
  when: ({ names: [own], value, column }) =>
    own !== undefined &&
    typeof value === 'number' &&
    namesClass(own) &&
    column.leaves.every(
      ({ value: each }) => typeof each === 'number' && Number.isInteger(each) && each >= 0 && each < 100,
    ),
  reads: ({ names: [own] }) => [
    {
      meaning: plainMeaning('code'),
      weight: WEIGHT.name,
      rule: 'class-by-number',
      because: `"${own?.name ?? ''}" names a class`,
    },
  ],
  examples: [
    { data: { workout_type: 0 }, key: 'workout_type', is: 'code 0' },
    { data: { severity: 2, magnitude: 4.1 }, key: 'severity', is: 'code 2' },
  ],
  counterExamples: [
    { data: { departments: 12 }, key: 'departments', is: 'count 12' },
    { data: { genre: { rock: 12, jazz: 4 } }, key: 'genre/rock', is: 'count 12' },
  ],
};

/** The last word names a class and nothing that is counted, and is no plural. */
function namesClass(name: FieldName): boolean {
  const head = subjectTokens(name).at(-1);
  if (head === undefined || head !== name.tokens.length - 1) return false;
  // A place in a class is none of its names: `posizione_categoria`.
  if (
    name.tokens.some((_, index) => sensesAt(name, index, 'quantity', true).some(({ quantity }) => quantity === 'rank'))
  )
    return false;
  const isClass = sensesAt(name, head, 'names', true).some(({ of }) => of === 'category');
  return isClass && sensesAt(name, head, 'quantity', true).length === 0 && !isPlural(name.tokens[head]?.lower ?? '');
}

/** Fewer digits may be quantities that lie close together by chance. */
const REGISTER_DIGITS = 5;
/** Numbers of a register lie this close: 100206, 101377, 101512. */
const REGISTER_SPREAD = 0.02;
const MIN_ROWS = 3;

const REGISTER: Rule = {
  id: 'numbers-of-a-register',
  why: 'Long whole numbers that tell rows apart, lie close together and name no quantity are drawn from a register: accession numbers, plots, lots.',
  when: (leaf) => {
    const { names, value, holder, column } = leaf;
    const [own] = names;
    if (!own || holder.isList || typeof value !== 'number' || column.leaves.length < MIN_ROWS) return false;
    const isMeasured =
      own.units.length > 0 ||
      own.currencies.size > 0 ||
      isPlural(own.tokens.at(-1)?.lower ?? '') ||
      names.some((name) => tokensWith(name, 'quantity', true).length + tokensWith(name, 'role', true).length > 0);
    return !isMeasured && isRegister(column) && !isDated(holder);
  },
  reads: ({ names: [own] }) => [
    {
      meaning: plainMeaning('code'),
      weight: WEIGHT.shape,
      rule: 'numbers-of-a-register',
      because: `"${own?.name ?? ''}" holds another long number in each row, all close together`,
    },
  ],
  examples: [
    {
      data: [
        { species: 'Orchid', accession: 101512, found: 61 },
        { species: 'Gentian', accession: 101377, found: 72 },
        { species: 'Cornflower', accession: 100206, found: 95 },
      ],
      key: '0/accession',
      is: 'code 101512',
    },
  ],
  counterExamples: [
    {
      data: [
        { town: 'Orly', registered: 101512 },
        { town: 'Meaux', registered: 71377 },
        { town: 'Sens', registered: 25206 },
      ],
      key: '0/registered',
      is: 'count 101512',
    },
    {
      data: [
        { day: '2026-03-01', gauge: 64012 },
        { day: '2026-03-02', gauge: 64110 },
        { day: '2026-03-03', gauge: 63900 },
      ],
      key: '0/gauge',
      is: 'count 64012',
    },
    {
      data: [
        { team: 'Reds', visitors: 41512 },
        { team: 'Blues', visitors: 41377 },
        { team: 'Greens', visitors: 41206 },
      ],
      key: '0/visitors',
      is: 'count 41512',
    },
  ],
};

const isRegister = remembered(({ leaves }: Leaf['column']): boolean => {
  const numbers = leaves.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return (
    numbers.length === leaves.length &&
    numbers.every((number) => Number.isInteger(number)) &&
    new Set(numbers).size === numbers.length &&
    least >= 10 ** (REGISTER_DIGITS - 1) &&
    most - least <= REGISTER_SPREAD * most
  );
});

/** Whether a row says when: prices of days lie close together too. */
function isDated({ node }: Leaf['holder']): boolean {
  return Object.values(node ?? {}).some((value) => typeof value === 'string' && readMoment(value).length > 0);
}

function isPlural(word: string): boolean {
  return /\p{Script=Latin}s$/u.test(word) && !/(?:ss|us|is)$/.test(word);
}

export const DATE_RULES: readonly Rule[] = [YEAR, EPOCH, AXIS, PLACE, IDENTIFIER, CLASS, REGISTER];
