import { endOnBound, type Period, type PeriodSpan, sensesOf } from '@app/lingua';
import type { ComparisonRole } from '../fact';
import type { Leaf } from '../reading/leaf';
import type { FieldName } from './field-name';
import { isActualAlone, isCountOfParts, isEarlier, isFrame, isMember, sensesAt, type SenseOf } from './name-senses';

/** What part names give a figure beside others of its kind. */
export interface NamedRole {
  readonly role: ComparisonRole | 'current' | 'total' | 'rank' | null;
  readonly period: Period | null;
  /** What is left of its names: the words of the thing itself, the nearest name last. */
  readonly stem: readonly string[];
  /** It says how the figure was taken: an average, a median, a maximum. */
  readonly aggregates: readonly string[];
  /** A part that a word of its names may say, and what is left without that word: taken where a figure of just that name is there. */
  readonly mayBe: {
    readonly role: ComparisonRole;
    readonly stem: readonly string[];
    /** The word says with whom, and is one of a part as well: "national". */
    readonly isField: boolean;
  } | null;
  /** The word for its movement says which way: a loss, a retreat. */
  readonly isDownward: boolean;
  /** It has no name of its own but that of a value. */
  readonly isValue: boolean;
  /** As a bar it is the least that is wanted: `oxygenMin`, `amberBelowDays` among thresholds. */
  readonly isFloor: boolean;
  /** It may say what became of a plan: actual, spent, achieved. */
  readonly isActual: boolean;
  /** The figure is itself a movement. */
  readonly isChange: boolean;
  /** It tells of a time to come, by its own name or by that of its object. */
  readonly forecast: 'own' | 'object' | null;
}

/** What becomes of a budget. */
const SPENT = new Set('spent spend spending used raised ausgegeben dépensé gastado gasto speso harcanan'.split(' '));
/** Parts that an unsure word may give a figure where another bears the same name. */
const MAY_BE = new Set<string>(['target', 'limit', 'record', 'usual']);
/** Ways to work out what is usual. */
const USUAL = new Set<string>(['average', 'median']);
/** Parts that a figure is measured against. */
export const COMPARED: ReadonlySet<string> = new Set(['target', 'limit', 'benchmark', 'record']);

/** Reads the part a figure plays from its names, wherever in them it is said. */
export function roleOf({ names }: Pick<Leaf, 'names'>, left: (name: FieldName) => ReadonlySet<number>): NamedRole {
  const stem: string[] = [];
  const aggregates: string[] = [];
  let role: NamedRole['role'] = null;
  let period: Period | null = null;
  let isChange = false;
  let isActual = false;
  let isDownward = false;
  let isFloor = false;
  /** It is taken over years: what is usual. */
  let isOfYears = false;
  let forecast: NamedRole['forecast'] = null;
  let weakRole: { role: ComparisonRole; word: string; isField?: true } | null = null;
  /** A school's average is one to compare with, unless it is what has a present and an earlier value itself. */
  let isMaybeBenchmark = false;
  const own = names[0];
  /** Words for what figures are measured against: the industry, a nation. */
  const field = new Set<string>();
  for (const name of names.toReversed()) {
    const gone = left(name);
    // `previous: {price}`: the outer name adds its period and role to the price, and no words.
    const isOnlyFrame = name !== own && isFrame(name);
    const inPeriod = new Set<number>();
    const range = yearsOf(name);
    isOfYears ||= range !== null;
    for (const span of name.periods) {
      // "Actual" is the present one in some languages, and what became of a plan.
      if (!span.isSure && sensesAt(name, span.from, 'role').some((sense) => sense.role === 'actual')) continue;
      for (let index = span.from; index < span.to; index += 1) inPeriod.add(index);
      if (range?.includes(span)) continue;
      if (!span.isSure && span.to - span.from === name.tokens.length && names.length === 1) continue;
      if (span.period.kind === 'over') isChange = true;
      isOfYears ||= span.period.kind === 'window' && span.period.of === 'year' && span.period.count > 1;
      if (span.period.kind !== 'window' && span.period.kind !== 'per') period = span.period;
      if (isEarlier(span.period)) role = 'previous';
      else if (span.period.kind === 'relative' && span.period.back === 0)
        role = role === null || (isMaybeBenchmark && role === 'benchmark') ? 'current' : role;
    }
    const isBenchmarked = name.tokens.some((_, index) =>
      sensesAt(name, index, 'aggregate').some(({ aggregate }) => aggregate === 'average' || aggregate === 'median'),
    );
    for (const [index, { lower }] of name.tokens.entries()) {
      if (inPeriod.has(index) || gone.has(index)) continue;
      isFloor ||= sensesAt(name, index, 'aggregate', true).some(({ aggregate }) => aggregate === 'minimum');
      // The low of a record low means the record and the least as well.
      isFloor ||=
        name.heads.has(index - 1) &&
        sensesAt(name, index, 'role').some((sense) => sense.role === 'record') &&
        sensesOf(lower).some((sense) => sense.as === 'aggregate' && sense.aggregate === 'minimum');
      // Earlier words of a role phrase ("all" of "all time") are not part of the subject.
      if (sensesAt(name, name.heads.get(index) ?? -1, 'role').length > 0) continue;
      const said = sensesAt(name, index, 'role', true);
      // "Patients within target": how many keep to it are no target.
      const isKeptTo =
        said.length > 0 && index > 1 && endOnBound(name.tokens.slice(1, index).map((token) => token.lower));
      const roles = isKeptTo ? [] : said;
      const strong =
        roles.find((sense) => sense.weak !== true && !(name === own && isCountOfParts(name))) ??
        (isBenchmarked ? roles.find((sense) => sense.role === 'benchmark') : undefined) ??
        // `{"Line yield": {act, plan}}`: alone below what is measured, it says that it came about.
        (name === own && isActualAlone(name, names) ? roles.find((sense) => sense.role === 'actual') : undefined);
      if (roles.some((sense) => sense.role === 'benchmark')) field.add(lower);
      if (strong?.role === 'forecast' && forecast !== 'object') forecast = name === own ? 'own' : 'object';
      const found = strong?.role === 'forecast' ? 'target' : strong?.role;
      if (found !== undefined && (COMPARED.has(found) || found === 'total' || found === 'rank')) {
        // The total of last month is first of all the earlier one.
        isMaybeBenchmark = found === 'benchmark' && strong?.weak === true;
        if (found !== 'total' || role !== 'previous') role = found as NamedRole['role'];
        if (found !== 'rank') continue;
      }
      isActual ||= sensesAt(name, index, 'role', true).some((sense) => sense.role === 'actual') || SPENT.has(lower);
      const weak = strong ? undefined : roles.find((sense) => MAY_BE.has(sense.role));
      if (weak) weakRole = { role: weak.role === 'usual' ? 'benchmark' : (weak.role as ComparisonRole), word: lower };
      // `rain_media` beside `rain`: an average, where a figure of just that name is there.
      else if (
        !strong &&
        sensesAt(name, index, 'aggregate', true).some(({ aggregate, weak }) => weak && USUAL.has(aggregate))
      )
        weakRole ??= { role: 'benchmark', word: lower };
      // "National pass rate": whom a figure is compared with, where the word says nothing else and no noun of English ends on it.
      else if (!strong && roles.some((sense) => isField(name, index, sense, gone)))
        weakRole ??= { role: 'benchmark', word: lower, isField: true };
      if (strong?.role === 'actual') {
        // `slo: {objective, actual}`: what came about is no aim.
        if (role === null || (name === own && COMPARED.has(role))) role = 'current';
        continue;
      }
      const shares = name.units.filter(({ isSure, readings }) => isSure && readings[0]?.unit?.id === 'percent');
      // `pct_last_year` is of what `pct` is of.
      if (shares.some(({ from, to }) => index >= from && index < to)) continue;
      const isShare = shares.length > 0;
      // A loss in per cent is a movement; an amount of it may be a result.
      // The return of a "return rate" is none of money.
      const moves = sensesAt(name, index, 'change', isShare && !name.heads.has(index));
      if (moves.length > 0) isChange = true;
      isDownward ||= moves.some(({ direction }) => direction === 'down');
      // "Min" is unsure for it may be minutes; left over as a unit, it is the least.
      const isNoUnit = name.units.some(({ from, to }) => index >= from && index < to);
      const [aggregate] = sensesAt(name, index, 'aggregate', isNoUnit);
      if (aggregate) aggregates.push(aggregate.aggregate);
      // The P50 is a figure of its own, and not that of the whole payload.
      // `gwh_py` is of what `gwh` is of: of nothing that it says.
      const isMeasure =
        inPeriod.size > 0 && isNoUnit && name.tokens.every((_, at) => at === index || inPeriod.has(at) || gone.has(at));
      const isWord =
        !isOnlyFrame && !isMeasure && !/^[\p{P}\p{S}]+$/u.test(lower) && sensesAt(name, index, 'change').length === 0;
      if (aggregate ? aggregate.aggregate === 'percentile' : isWord) stem.push(lower);
    }
  }
  if (role === null && isOfYears && aggregates.includes('average')) role = 'benchmark';
  // A norm over a span of years is a benchmark: "norma" is Italian for a limit as well.
  if (isOfYears && role === 'limit') role = 'benchmark';
  if (isOfYears && weakRole?.role === 'limit') weakRole.role = 'benchmark';
  // `{value, plan}`: what has no name of its own is what the plan was for.
  const isValue = own !== undefined && isMember(own, 'value');
  isActual ||= isValue;
  const own_ =
    role === 'benchmark'
      ? stem.filter((one) => !field.has(one))
      : // "Record before" and "record" have the same subject.
        stem.filter(
          (one) => role !== 'record' || !sensesOf(one).some((sense) => sense.as === 'side' && sense.side === 'before'),
        );
  // The previous record is one, and no earlier measure.
  const isOldRecord = role === 'previous' && weakRole?.role === 'record';
  if (isOldRecord) role = 'record';
  // What falls below a floor has missed it.
  if (isFloor && role === 'limit') role = 'target';
  if (isFloor && weakRole?.role === 'limit') weakRole.role = 'target';
  const word = weakRole?.word;
  const others = stem.filter((one) => one !== word);
  const isNobodys = weakRole?.isField === true && others.length === 0;
  const mayBe =
    weakRole && !isOldRecord && !isNobodys
      ? { role: weakRole.role, stem: others, isField: weakRole.isField === true }
      : null;
  const ofThing = isOldRecord ? others : own_;
  return { role, period, isFloor, stem: ofThing, aggregates, mayBe, isValue, isActual, isDownward, isChange, forecast };
}

function isField(
  name: FieldName,
  index: number,
  { role, languages }: SenseOf<'role'>,
  gone: ReadonlySet<number>,
): boolean {
  const isLast = name.tokens.every((_, at) => at <= index || gone.has(at));
  const isOnly = (name.senses[index] ?? []).every((sense) => sense.as === 'role');
  return role === 'benchmark' && isOnly && !(isLast && languages.includes('en'));
}

/** Whether a name holds the first and the last of many years: `norm_1991_2020`. */
export function isOfYears(name: FieldName): boolean {
  return yearsOf(name) !== null;
}

/** The first and the last of a range of years in a name: `mean_1991_2020`. Two years that follow one another are a season. */
function yearsOf({ periods, tokens }: FieldName): readonly PeriodSpan[] | null {
  for (const [at, from] of periods.entries()) {
    const to = periods[at + 1];
    const isNext =
      to !== undefined && tokens.slice(from.to, to.from).every(({ lower }) => /^[\p{P}\p{S}]$/u.test(lower));
    const [first, last] = [from, to].map((span) => yearOf(span));
    if (isNext && first && last && last - first > 1) return [from, to];
  }
  return null;
}

function yearOf(span: PeriodSpan | undefined): number | null {
  const period = span?.period;
  return period?.kind === 'moment' && period.moment.grain === 'year' ? Number(period.moment.iso) : null;
}
