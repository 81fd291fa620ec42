import { sensesOf } from '@app/lingua';
import type { ComparisonRole, FactComparison } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import type { FieldName, FieldNames } from '../names/field-name';
import { sensesAt } from '../names/name-senses';
import { periodWords, type PlayingFact } from './playing-fact';

/** Among more figures of a unit, sums come about by chance. */
const MOST_AROUND = 16;
/** Digits of a remainder that chance does not find, where its name does not say that it is one. */
const TELLING_DIGITS = 3;

interface Goal {
  goal: PlayingFact;
  reached: PlayingFact;
  left: PlayingFact;
  role: ComparisonRole;
}

/**
 * Finds a goal with what was reached and what is left of it, which add up to it, wherever in an object or below it they stand:
 * `{target, raised, stillNeeded}`, `{capacity, used, free}`. The names have to say which is the goal, or which is left. An earlier
 * value without a name of its own belongs to what was reached.
 */
export function findGoals(playing: readonly PlayingFact[], names: FieldNames): FactComparison[] {
  const figures = playing.filter(({ fact, named }) => isFigure(fact) && !named.isChange && (fact.number ?? 0) > 0);
  return [...groupBy(figures, ({ fact }) => `${rowOf(fact.path)} ${unitOf(fact)}`).values()].flatMap((around) => {
    if (around.length < 3 || around.length > MOST_AROUND) return [];
    const found = around.flatMap((goal) => goalsFor(goal, around, names));
    const [only, another] = found;
    if (!only || another) return [];
    const { goal, reached, role } = only;
    const earlier = earlierOf(only, around, names);
    return [
      { role, subject: reached.fact.key, other: goal.fact.key, name: null, period: '', left: only.left.fact.key },
      ...earlier.map((one): FactComparison => ({
        role: 'previous',
        subject: reached.fact.key,
        other: one.fact.key,
        name: null,
        period: periodOf(one),
      })),
    ];
  });
}

function goalsFor(goal: PlayingFact, around: readonly PlayingFact[], names: FieldNames): Goal[] {
  const role = barRole(goal, names);
  if (role === undefined) return [];
  const present = around.filter((one) => one !== goal && one.named.role !== 'previous' && areTogether(goal, one));
  return present.flatMap((left): Goal[] =>
    present.flatMap((reached): Goal[] => {
      if (reached === left || !addUp(goal, reached, left) || !areTogether(reached, left)) return [];
      const isLeft = saysLeft(left, names);
      if (saysLeft(reached, names)) return [];
      if (role !== null) {
        // A cancelled share of a plan was not reached.
        const isSure = isLeft || (reached.named.isActual && !saysDone(left, names));
        const isChance = !isLeft && String(left.fact.number).replace(/^0?\.?0*|\.|0+$/g, '').length < TELLING_DIGITS;
        return isSure && !isChance ? [{ goal, reached, left, role }] : [];
      }
      // At a capacity, used and free stand side by side.
      const isBeside = goal.object === reached.object && goal.object === left.object;
      return isLeft && isBeside && saysDone(reached, names) ? [{ goal, reached, left, role: 'benchmark' }] : [];
    }),
  );
}

/** The role that its name gives a goal; null if the name gives none, undefined if it cannot be a goal (a total). */
function barRole({ fact, named }: PlayingFact, names: FieldNames): ComparisonRole | null | undefined {
  const { role, mayBe, forecast } = named;
  if (forecast !== null || role === 'total' || role === 'previous' || role === 'record' || role === 'rank')
    return undefined;
  if (saysLeft({ fact }, names)) return undefined;
  if (role === 'target' || role === 'limit') return role;
  if (mayBe !== null && mayBe.role !== 'record') return mayBe.role;
  return named.isActual ? undefined : null;
}

function saysLeft({ fact }: Pick<PlayingFact, 'fact'>, names: FieldNames): boolean {
  return saysRole(names.of(fact.path.at(-1) ?? ''), 'remaining');
}

/** Whether a name says that something was reached, spent or landed. */
function saysDone({ fact, named }: PlayingFact, names: FieldNames): boolean {
  const name = names.of(fact.path.at(-1) ?? '');
  return named.isActual || name.tokens.some((_, index) => sensesAt(name, index, 'state', true).length > 0);
}

function saysRole(name: FieldName, role: 'remaining'): boolean {
  return name.tokens.some((_, index) => sensesAt(name, index, 'role', true).some((sense) => sense.role === role));
}

function addUp(goal: PlayingFact, reached: PlayingFact, left: PlayingFact): boolean {
  const [whole, one, other] = [goal, reached, left].map(({ fact }) => fact.number ?? 0) as [number, number, number];
  const slack = 0.5 * 10 ** -Math.max(goal.fact.precision, reached.fact.precision, left.fact.precision);
  return Math.abs(one + other - whole) < slack + 1e-9;
}

/** Whether one of the two stands in the other's object, or in one below it. */
function areTogether(one: PlayingFact, other: PlayingFact): boolean {
  const isIn = (object: string, above: string): boolean =>
    above === '' || object === above || object.startsWith(`${above}/`);
  return isIn(one.object, other.object) || isIn(other.object, one.object);
}

/** Earlier values beside what was reached: one of the same day, or the only one; last year's end is of no day of this year. */
function earlierOf({ reached }: Goal, around: readonly PlayingFact[], names: FieldNames): readonly PlayingFact[] {
  const beside = around.filter(({ named, object }) => named.role === 'previous' && object === reached.object);
  const bare = beside.filter(({ fact }) => {
    const own = names.of(fact.path.at(-1) ?? '');
    const inPeriod = new Set(
      own.periods.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    );
    const rest = own.tokens.filter(({ lower }, at) => !inPeriod.has(at) && /\p{L}/u.test(lower));
    return rest.every(({ lower }) => SAME_DAY.has(lower) || sensesOf(lower).some(({ as }) => as === 'time'));
  });
  const sameDay = bare.filter(({ named, fact }) => isOfSameDay(named.period) || fact.words.includes('same'));
  const [only, another] = sameDay.length > 0 ? sameDay : beside.length === 1 ? bare : [];
  return only && !another ? [only] : [];
}

/** "Last year, same day" is of that day, and not of the year. */
function periodOf({ fact, named: { period } }: PlayingFact): string {
  const isOfDay = fact.words.includes('same') && fact.words.includes('day');
  return periodWords(
    isOfDay && period?.kind === 'relative' && period.of !== 'period' ? { ...period, sameOf: 'day' } : period,
    fact.words,
  );
}

const SAME_DAY = new Set(['same', 'at', 'by', 'this', 'on', 'the']);

function isOfSameDay(period: PlayingFact['named']['period']): boolean {
  return period?.kind === 'relative' && period.sameOf !== undefined;
}

/** The way to the row that a figure stands in; empty outside lists. */
function rowOf(path: readonly string[]): string {
  const at = path.findLastIndex((part) => isPlace(part));
  return path.slice(0, at + 1).join('/');
}
