import { type Period, type Sense, sensesOf, writePeriod } from '@app/lingua';
import type { ComparisonRole, Fact, FactComparison, FactTable } from '../fact';
import { isBareNumber, isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import { COUNTING, isEarlier } from '../names/name-senses';
import { wordsOf } from '../names/field-name';
import type { NamedRole } from '../names/roles';

/** A figure with the part that its names give it. */
export interface PlayingFact {
  readonly fact: Fact;
  readonly named: NamedRole;
  /** The side on which its own text wants the figure that it is for: "≥ 90". */
  readonly bar?: 'above' | 'below';
  /** Path of the object that holds it. */
  readonly object: string;
  /** Path of the object that it and its counterpart stand in. */
  readonly scope: string;
}

type Groups = ReadonlyMap<string, readonly PlayingFact[]>;

/** Figures of one unit in one object, which can be set against one another. */
interface Kin {
  byScope: Groups;
  /** Those that stand right beside one another. */
  byObject: Groups;
  /** Those with the same words as well: all that most pairs need, however many figures there are. */
  byName: Groups;
  /** Those that may say what became of a plan, in one scope and right beside. */
  actual: Groups;
  actualBeside: Groups;
  /** Present ones of a stated time, by their unit and words wherever they stand. */
  dated: Groups;
  /** All figures of an object, whatever their units. */
  all: Groups;
  /** The objects that an object holds, each as its figures. */
  within: ReadonlyMap<string, ReadonlyArray<readonly PlayingFact[]>>;
}

/**
 * Finds what the payload sets side by side: earlier values, targets, limits, benchmarks and records with the figure each
 * belongs to. A pair has one unit and one object, and the words of one are the words of the other; a role without words of
 * its own belongs to the only figure of its unit. Where two could be meant, none is taken.
 */
export function findComparisons(
  playing: readonly PlayingFact[],
  nameOf: (scope: string) => Fact | null,
): FactComparison[] {
  const figures = playing.filter(({ fact }) => isFigure(fact));
  const all = groupBy(figures, ({ object }) => object);
  const actual = figures.filter(({ named }) => named.isActual);
  const kin: Kin = {
    byScope: groupBy(figures, ({ fact, scope }) => kinKey(scope, fact)),
    byObject: groupBy(figures, ({ fact, object }) => kinKey(object, fact)),
    byName: groupBy(figures, nameKey),
    actual: groupBy(actual, ({ fact, scope }) => kinKey(scope, fact)),
    actualBeside: groupBy(actual, ({ fact, object }) => kinKey(object, fact)),
    dated: groupBy(
      figures.filter(({ named }) => momentOf(named) !== null && isPresent(named)),
      stemKey,
    ),
    all,
    within: new Map(
      [...groupBy([...all], ([object]) => parentOf(object))].map(([parent, objects]) => [
        parent,
        objects.flatMap(([object, members]) => (object === '' ? [] : [members])),
      ]),
    ),
  };
  return figures.flatMap((other): FactComparison[] => {
    const sure = comparedAs(other.named) ?? passedExtreme(other, kin) ?? averageOf(other, kin);
    // The budget of a total is one like any.
    const isOpen = other.named.role === null || other.named.role === 'total';
    const role = sure ?? (isOpen ? (other.named.mayBe?.role ?? null) : null);
    if (role === null) return [];
    const found = sure === null ? namesake(other, kin) : subjectOf(other, kin);
    const isOfNow = role !== 'previous' && other.named.period === null;
    const subject = found && isOfNow ? newestOf(found, kin) : found;
    // A number that has two readings is of two figures, and so of neither.
    if (other.fact.reading.sure === 'unknown' && subject?.fact.reading.sure !== 'unknown') return [];
    // Figures in a forecast object belong to another period and are not targets for this one: `nextWeekForecast: {parcels}`.
    if (other.named.forecast === 'object' || (other.named.forecast === 'own' && subject?.object !== other.object))
      return [];
    // A guideline is not held to a legal limit.
    if (subject?.named.mayBe?.stem.length === 0 && role !== 'previous') return [];
    // A day's or a month's record is not broken by a total that stands elsewhere.
    if (role === 'record' && subject?.named.role === 'total' && subject.object !== other.object) return [];
    // The highest score is not held to a target for the average.
    if (subject && role !== 'benchmark' && areOtherwiseTaken(subject.named, other.named)) return [];
    if (!subject || areNewAndOld(subject.fact, other.fact) || areApart(role, subject.named, other.named)) return [];
    const name = role === 'benchmark' ? (nameOf(other.scope)?.key ?? null) : null;
    return [
      {
        role,
        subject: subject.fact.key,
        other: other.fact.key,
        name,
        period: periodWords(other.named.period, other.fact.words),
        ...wayOf(role, other.named),
      },
    ];
  });
}

/** Which way is good by a bar's own word: a floor is to be kept above, and a record low is broken below it. */
export function wayOf(role: ComparisonRole, { isFloor }: NamedRole): Pick<FactComparison, 'better'> {
  return isFloor ? { better: role === 'record' ? 'down' : 'up' } : {};
}

/**
 * Figures of lists that stand side by side, with the objects that their rows would be: `{actual: [40, 50], plan: [45, 45]}` says the
 * same as two rows.
 */
export function asRows(playing: readonly PlayingFact[], tables: readonly FactTable[]): readonly PlayingFact[] {
  const cells = new Set(
    tables.flatMap(({ rows, columns }) => (columns.length > 1 ? rows.flatMap((row) => Object.values(row.cells)) : [])),
  );
  return playing.map((one) => {
    const [list, place] = one.fact.path.slice(-2);
    if (!cells.has(one.fact.key) || !isPlace(place) || list === undefined || isPlace(list)) return one;
    const object = [...one.fact.path.slice(0, -2), place].join('/');
    return { ...one, object, scope: object };
  });
}

/** The name of a figure, or of the list that it stands in. */
function ownWords({ path }: Fact): readonly string[] {
  return wordsOf(path.findLast((part) => !isPlace(part)) ?? '');
}

function parentOf(object: string): string {
  return object.slice(0, Math.max(0, object.lastIndexOf('/')));
}

/** A most that the figure of its name passes, or a least that it falls short of, is one that is allowed: `{failed: 7, maxFailed: 5}`. */
function passedExtreme(other: PlayingFact, kin: Kin): ComparisonRole | null {
  const { role, stem, aggregates } = other.named;
  const [aggregate, another] = aggregates;
  if (role !== null || stem.length === 0 || another !== undefined) return null;
  if (aggregate !== 'maximum' && aggregate !== 'minimum') return null;
  const [plain, more] = plainNamesakes(other, kin);
  if (!plain || more) return null;
  const over = (plain.fact.number ?? 0) - (other.fact.number ?? 0);
  if (aggregate === 'maximum' && over > 0) return 'limit';
  return aggregate === 'minimum' && over < 0 ? 'target' : null;
}

/** A target of now is for what was measured last: for June 2025, where June 2024 stands beside the months of this year. */
function newestOf(found: PlayingFact, kin: Kin): PlayingFact {
  if (momentOf(found.named) === null) return found;
  return (kin.dated.get(stemKey(found)) ?? []).reduce(
    (newest, one) => ((momentOf(one.named) ?? '') > (momentOf(newest.named) ?? '') ? one : newest),
    found,
  );
}

function momentOf({ period }: NamedRole): string | null {
  return period?.kind === 'moment' ? period.moment.iso : null;
}

/** Next month, next year. */
function isAhead({ period }: NamedRole): boolean {
  return period?.kind === 'relative' && period.back < 0;
}

/** A plan for another year says nothing of this one. */
export function areApart(role: ComparisonRole, one: NamedRole, other: NamedRole): boolean {
  const [a, b] = [momentOf(one), momentOf(other)];
  if (role === 'previous') return false;
  // Last year's target was for last year.
  const isPast = ({ period }: NamedRole): boolean => period !== null && isEarlier(period);
  if (role === 'target' && isPast(other) && !isPast(one)) return true;
  return (isAhead(other) && !isAhead(one)) || (a !== null && b !== null && a !== b);
}

/** Whether both are worked out over many figures, in two ways. */
function areOtherwiseTaken(...both: readonly [NamedRole, NamedRole]): boolean {
  const [one, other] = both.map(({ aggregates }) => aggregates.filter((aggregate) => aggregate !== 'sum')) as [
    string[],
    string[],
  ];
  return one.length > 0 && other.length > 0 && !one.some((aggregate) => other.includes(aggregate));
}

/** New customers are no later count of the old ones. */
function areNewAndOld(now: Fact, then: Fact): boolean {
  const has = ({ words }: Fact, side: 'first' | 'last'): boolean =>
    words.some((word) => sensesOf(word).some((sense) => sense.as === 'side' && sense.side === side));
  return now.kind === 'count' && has(now, 'last') && has(then, 'first');
}

function comparedAs({ role }: NamedRole): ComparisonRole | null {
  return role === null || role === 'current' || role === 'total' || role === 'rank' ? null : role;
}

/** A value is rarely further from what it is on average; a sum is further from the average of its parts. */
const MOST_FROM_AVERAGE = 5;

/** An average is what is usual where a figure of just its name stands beside it: `rain` and `avgRain`. */
function averageOf(other: PlayingFact, kin: Kin): ComparisonRole | null {
  const { role, stem, aggregates } = other.named;
  const [aggregate, another] = aggregates;
  if (role !== null || stem.length === 0 || another !== undefined) return null;
  if (aggregate !== 'average' && aggregate !== 'median') return null;
  const [plain, more] = [...plainNamesakes(other, kin), ...oneOfMany(other, kin)];
  const times = plain && Math.abs((plain.fact.number ?? 0) / (other.fact.number ?? 0));
  return times && !more && times <= MOST_FROM_AVERAGE && times >= 1 / MOST_FROM_AVERAGE ? 'benchmark' : null;
}

/** More words than these say that the average is of something else. */
const MOST_WORDS_MORE = 2;

/** The figure that an average over more than it is of: `punctualityPct` of `punctualityNetworkAveragePct`. */
function oneOfMany(other: PlayingFact, kin: Kin): readonly PlayingFact[] {
  if (isBareNumber(other.fact)) return [];
  return (kin.byObject.get(kinKey(other.object, other.fact)) ?? []).filter(
    ({ named }) =>
      named.aggregates.length === 0 &&
      isPresent(named, other.named.isChange) &&
      named.mayBe === null &&
      named.stem.length > 0 &&
      named.stem.length < other.named.stem.length &&
      named.stem.length + MOST_WORDS_MORE >= other.named.stem.length &&
      isWithin(named.stem, other.named.stem),
  );
}

/** Present figures of just the same name that were not worked out over many. */
function plainNamesakes(other: PlayingFact, kin: Kin): readonly PlayingFact[] {
  return (kin.byName.get(nameKey(other)) ?? []).filter(
    (one) => one !== other && one.named.aggregates.length === 0 && isPresent(one.named, other.named.isChange),
  );
}

function kinKey(scope: string, fact: Fact): string {
  return `${scope} ${unitOf(fact)}`;
}

function nameKey(one: PlayingFact): string {
  return `${one.object} ${stemKey(one)}`;
}

function stemKey({ fact, named }: PlayingFact): string {
  return `${unitOf(fact)} ${[...named.stem].sort().join(' ')}`;
}

function subjectOf(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  const called = namedAlike(other, kin) ?? fitting(other, kin);
  if (called) return called;
  const below = totalsBelow(other, kin);
  if (below.length > 0) return below.length === 1 ? below[0] : undefined;
  const timed = ofItsTime(other, kin);
  if (timed !== undefined) return timed ?? undefined;
  const presentAmong = (figures: readonly PlayingFact[] = []): readonly PlayingFact[] =>
    unlessOnlyParts(
      figures.filter(
        (one) =>
          one !== other &&
          isPresent(one.named, other.named.isChange) &&
          !isMissedPart(one, other) &&
          areOfOneSize(one, other),
      ),
    );
  // A series below stands further off than what stands right beside.
  const beside = (kin.byObject.get(kinKey(other.object, other.fact)) ?? []).filter(
    ({ scope }) => scope === other.scope,
  );
  return (
    matching(other, presentAmong(beside)) ??
    matching(other, presentAmong(kin.byScope.get(kinKey(other.scope, other.fact)))) ??
    ofObject(other, kin) ??
    (endsOnRole(other) ? achieved(other, kin) : undefined) ??
    onlyBeside(other, kin)
  );
}

/** The figure right beside it that has all its words and no part of its own. */
function namedAlike(other: PlayingFact, kin: Kin): PlayingFact | null {
  if (other.named.stem.length === 0 || other.named.stem.includes('close')) return null;
  const same = (kin.byName.get(nameKey(other)) ?? []).filter(
    (one) => one !== other && one.named.mayBe === null && isPresent(one.named, other.named.isChange),
  );
  return same.length > 0 ? theOne(same, other) : null;
}

/** Matches `benchmarkYtd` to the figure of the same period. Undefined if it has no period, null if no single figure matches. */
function ofItsTime(other: PlayingFact, kin: Kin): PlayingFact | null | undefined {
  const { role, stem, period } = other.named;
  if (role === 'previous' || stem.length > 0 || period === null || isEarlier(period)) return undefined;
  const same = (kin.byScope.get(kinKey(other.scope, other.fact)) ?? []).filter(
    (one) => one !== other && one.named.role === null && JSON.stringify(one.named.period) === JSON.stringify(period),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

/**
 * `{target, received: {online, post, total}, pledged}`: a target without a name is for the sum of an object beside it, rather than
 * for what stands right beside.
 */
function totalsBelow({ fact, object, named }: PlayingFact, kin: Kin): readonly PlayingFact[] {
  const role = named.role ?? named.mayBe?.role;
  const stem = named.role === null ? (named.mayBe?.stem ?? []) : named.stem;
  if (role !== 'target' || stem.length > 0 || !isBareNumber(fact)) return [];
  return (kin.within.get(object) ?? []).flatMap((members) => {
    const figures = members.filter((one) => isPresent(one.named) && unitOf(one.fact) === unitOf(fact));
    if (figures.length < 3) return [];
    const sum = figures.reduce((total, one) => total + (one.fact.number ?? 0), 0);
    return figures.filter((one) => (one.fact.number ?? 0) > 0 && (one.fact.number ?? 0) * 2 === sum);
  });
}

/** Without what may be a plan or a limit itself, where something else is left. */
function unlessOnlyParts(present: readonly PlayingFact[]): readonly PlayingFact[] {
  const others = present.filter(({ named }) => named.mayBe === null);
  return others.length > 0 ? others : present;
}

/** The figure that is called the same but for the word that may say its part: `crashFree` of `crashFreeSlo`. */
function namesake(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  const stem = other.named.mayBe?.stem ?? [];
  const fits = fitting(other, kin);
  if (fits || stem.length === 0) {
    const [below, another] = totalsBelow(other, kin);
    return fits ?? (another ? undefined : below) ?? achieved(other, kin);
  }
  const present = (kin.byScope.get(kinKey(other.scope, other.fact)) ?? []).filter(
    (one) => one !== other && isPresent(one.named, other.named.isChange),
  );
  const same = present.filter((one) => isSame(one.named.stem, stem));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  // The fuel budget is for the fuel cost, where both are in one unit that says more than that they are counted.
  const within = present.filter(
    ({ named }) => isWithin(stem, named.stem) && named.mayBe === null && (named.isValue || !isBareNumber(other.fact)),
  );
  return within.length === 1 ? within[0] : undefined;
}

/** A plan or budget without a name of its own is set against the one figure that says what became of it: spent, achieved. */
function achieved(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  const done = (kin.actual.get(kinKey(other.scope, other.fact)) ?? []).filter(
    (one) => one !== other && isPresent(one.named),
  );
  return done.length === 1 ? done[0] : undefined;
}

/** Whether a figure is of now; an earlier growth is set against a growth, and nothing else against one. */
function isPresent({ role, isChange, period }: NamedRole, ofChange = false): boolean {
  return (
    isChange === ofChange &&
    (role === null || role === 'current' || role === 'total') &&
    !(period !== null && isEarlier(period))
  );
}

/** Undefined where nothing here is meant; null where two could be. A previous close is the price of the day before. */
function matching(asked: PlayingFact, present: readonly PlayingFact[]): PlayingFact | null | undefined {
  const other = asked.named;
  const stem = other.role === 'previous' ? other.stem.map((word) => (word === 'close' ? 'price' : word)) : other.stem;
  const same = present.filter(({ named }) => isSame(named.stem, other.stem) || isSame(named.stem, stem));
  // The median beside what was produced is not what last year's value was.
  const areTaken = other.stem.length === 0 && other.aggregates.length === 0 && same.every(isTaken);
  if (same.length > 0) return areTaken && !present.every(isTaken) ? null : theOne(same, asked);
  // "Planned count" is of no count in particular.
  if (other.stem.every((word) => COUNTING.has(word))) {
    const plain = present.filter(({ named }) => named.aggregates.length === 0);
    const values = plain.filter(({ named }) => named.isValue);
    if (values.length === 1) return values[0];
    return theOne(plain.length > 0 ? plain : present, asked);
  }
  const within = present.filter(({ named }) => isWithin(other.stem, named.stem) || isWithin(named.stem, other.stem));
  if (within.length > 0) return theOne(within, asked);
  const akin = present.filter(
    ({ named }) => named.stem.length > 0 && other.stem.every((word) => named.stem.some((own) => areAkin(own, word))),
  );
  return akin.length > 0 ? theOne(akin, asked) : undefined;
}

function isTaken({ named }: PlayingFact): boolean {
  return named.aggregates.length > 0;
}

/** In larger objects, numbers match by coincidence. */
const MOST_AROUND = 12;

/**
 * The figure right beside a part without words of its own that other figures of the object prove, or that says what was achieved.
 * How far it is from its goal proves more than its name, and that more than a share: defects are a share of all that was made.
 */
function fitting(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  const { role, mayBe, stem, isActual } = other.named;
  const own = ownWords(other.fact);
  if ((role === null ? (mayBe?.stem ?? []) : stem).some((word) => own.includes(word))) return undefined;
  // Yesterday's actual value is that of what is actual now.
  if (role === 'previous') return (isActual ? realised(other, kin) : undefined) ?? thatFits(other, kin, 'distance');
  return thatFits(other, kin, 'distance') ?? realised(other, kin) ?? thatFits(other, kin, 'share');
}

/** The only figure right beside that says it is what became of a plan. */
function realised(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  const beside = (kin.actualBeside.get(kinKey(other.object, other.fact)) ?? []).filter(
    (one) => one !== other && !one.named.isValue && isPresent(one.named, other.named.isChange),
  );
  return beside.length === 1 ? beside[0] : undefined;
}

/** Finds the figure whose share of the goal, or distance to it, is also in the object: `{goal: 45000, pledged: 38675, remaining: 6325}`. */
function thatFits(other: PlayingFact, kin: Kin, by: 'share' | 'distance'): PlayingFact | undefined {
  const { fact: bar, object } = other;
  const all = kin.all.get(object) ?? [];
  const goal = bar.number ?? 0;
  if (goal === 0 || all.length > MOST_AROUND + 1) return undefined;
  const around = all.filter(({ fact }) => fact !== bar);
  const fits = (one: PlayingFact, inPercent: boolean): boolean =>
    around.some(({ fact }) => {
      if (fact === one.fact || (fact.kind === 'percent') !== inPercent) return false;
      const value = one.fact.number ?? 0;
      const off = Math.abs(fact.number ?? 0);
      const nearly = (expected: number): boolean => Math.abs(off - Math.abs(expected)) < 0.51 * 10 ** -fact.precision;
      if (by === 'share') return nearly((value / goal) * 100) && !isPart(one, fact);
      if (inPercent) return nearly((value / goal - 1) * 100);
      return unitOf(fact) === unitOf(bar) && isTelling(fact) && value !== 0 && nearly(goal - value);
    });
  const present = around.filter(
    (one) =>
      unitOf(one.fact) === unitOf(bar) &&
      // A budget is compared with the estimate at completion, which has the role of a forecast.
      (isPresent(one.named) || (one.named.forecast !== null && one.named.mayBe === null)) &&
      !isRemaining(one.fact) &&
      !isMissedPart(one, other),
  );
  for (const inPercent of by === 'share' ? [true] : [true, false]) {
    const [found, another] = present.filter((one) => fits(one, inPercent));
    if (found && !another) return found;
  }
  return undefined;
}

/** Whether a share is called after a figure, and so is that of a part in its whole: `defects` and `defectRate`. */
function isPart({ fact }: PlayingFact, share: Fact): boolean {
  const words = ownWords(share);
  return ownWords(fact).some((word) => !COUNTING.has(word) && words.includes(word));
}

/** What did not come of a plan is far less than the plan; a goal for faults is of their size. */
const MOST_MISSED = 1 / 10;

/** Whether a figure is what did not come of a plan for the whole, as cancelled or faulty things are: the plan is no goal for it. */
function isMissedPart({ fact, named }: PlayingFact, { fact: bar, named: plan }: PlayingFact): boolean {
  const words = ownWords(fact);
  const role = plan.role ?? plan.mayBe?.role;
  if (role !== 'target' || named.isActual || words.length === 0) return false;
  if (Math.abs((fact.number ?? 0) / (bar.number ?? 0)) >= MOST_MISSED) return false;
  const senses = words.map((word) => sensesOf(word));
  if (senses.some((all) => !all.some(({ as }) => as === 'quantity') && all.some(isDown))) return true;
  // What was planned, as opposed to a target, is a number of things, of which others are in some state.
  const isState = senses.some((all) => all.some(({ as }) => as === 'state'));
  const isPlanned = plan.forecast !== null || plan.role === null;
  return isState && isPlanned && fact.better !== 'up';
}

function isDown(sense: Sense): boolean {
  return sense.as === 'polarity' && sense.better === 'down';
}

/** Whether a difference is no chance: it is called what remains, or has more digits than chance finds. */
function isTelling(fact: Fact): boolean {
  return isRemaining(fact) || String(Math.abs(fact.number ?? 0)).replace(/^0?\.?0*|\./g, '').length > 1;
}

/** Whether a figure is the remainder of a goal rather than the progress towards it. */
function isRemaining({ words }: Fact): boolean {
  return words.some((word) => sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'remaining'));
}

/** "Appeal goal", but not `forecastFinal`. */
function endsOnRole({ fact }: PlayingFact): boolean {
  const word = ownWords(fact).at(-1) ?? '';
  return sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'target');
}

/** `{count, previousYear}`: the only other figure of the object, or the only one that was taken alike, where a part has no name of its own. */
function onlyBeside(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  if (other.named.stem.length > 0) return undefined;
  const beside = (kin.byObject.get(kinKey(other.object, other.fact)) ?? []).filter(
    (one) => one !== other && isPresent(one.named) && !isMissedPart(one, other) && areOfOneSize(one, other),
  );
  const taken = beside.filter(({ named }) => isSame(named.aggregates, other.named.aggregates));
  const [found, another] = beside.length > 1 && other.named.aggregates.length > 0 ? taken : beside;
  return another ? undefined : found;
}

/** A bare fraction is a bar for a fraction, and for nothing that is counted: `{seen: 1485, ratio: 0.61, target: 0.78}`. */
function areOfOneSize({ fact: one }: PlayingFact, { fact: other }: PlayingFact): boolean {
  const isFraction = ({ number }: Fact): boolean => number !== null && number > 0 && number < 1;
  return !isBareNumber(one) || isFraction(one) === isFraction(other);
}

/** `callouts: {total, night, previousSeason}`: the earlier value is called by its object, the total by nothing. */
function ofObject(other: PlayingFact, kin: Kin): PlayingFact | undefined {
  if (!isCalledByObject(other)) return undefined;
  const totals = (kin.byObject.get(kinKey(other.object, other.fact)) ?? []).filter(
    ({ named }) => named.role === 'total' && named.stem.length === 0,
  );
  return totals.length === 1 ? totals[0] : undefined;
}

/** Whether the stem comes from the name of the object alone. */
function isCalledByObject({ fact, named, object }: PlayingFact): boolean {
  const holder = object.split('/').at(-1)?.toLowerCase() ?? '';
  const own = fact.path.at(-1)?.toLowerCase() ?? '';
  return named.stem.length > 0 && named.stem.every((word) => holder.includes(word) && !own.includes(word));
}

function theOne(found: readonly PlayingFact[], { fact: { words }, named: other }: PlayingFact): PlayingFact | null {
  if (found.length === 1) return found[0] ?? null;
  // The earlier value of an object is that of its total, not of a part.
  const totals = found.filter(({ named }) => named.role === 'total');
  if (totals.length === 1) return totals[0] ?? null;
  // A growth and a loss are both movements without another name.
  const called = found.filter(({ fact }) => isWithin(fact.words, words));
  if (called.length === 1) return called[0] ?? null;
  const timed = found.filter(({ named }) => JSON.stringify(named.period) === JSON.stringify(other.period));
  if (timed.length === 1) return timed[0] ?? null;
  const alike = found.filter(({ named }) => isSame(named.aggregates, other.aggregates));
  if (alike.length === 1) return alike[0] ?? null;
  const now = (alike.length > 0 ? alike : found).filter(
    ({ named }) => named.period === null || named.role === 'current',
  );
  return now.length === 1 ? (now[0] ?? null) : null;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** Letters that two forms of one word share at least: "damage" and "damaged", "members" and "membership". */
const SHARED = 5;

/** Whether two words of keys are forms of one. */
export function areAkin(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= SHARED && one.length - shared <= 2 + Number(shared > SHARED) && other.length - shared <= 3;
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.length > 0 ? part.every((word) => whole.includes(word)) : whole.length === 0;
}

/**
 * "the month before", "a year earlier": a payload may be read long after its time, so its periods are set against its own.
 * "Last month" where it says so itself. Empty where no span is named.
 */
export function periodWords(period: Period | null, words: readonly string[]): string {
  if (period === null) return '';
  if (period.kind === 'ago')
    return period.count === 1 ? `a ${period.of} earlier` : `${period.count} ${period.of}s earlier`;
  if (period.kind !== 'relative') return writePeriod(period, 'en', 'label');
  if (period.of === 'period' || period.back !== 1) return '';
  if (period.sameOf !== undefined) return `the same ${period.sameOf} a ${period.of} earlier`;
  return words.includes('last') ? `last ${period.of}` : `the ${period.of} before`;
}
