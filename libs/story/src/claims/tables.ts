import { type FactTable, isRank } from '@app/facts';
import type { Claim, CourseClaim, FootClaim, NamedFigure, RankingClaim, TieClaim, Way } from '../claim';
import { gapBetween, type Scope } from '../scope';

const LEAST_COURSE = 3;
/** Share of the spread that the ends must cover to count as a trend: more where the last point is not the extreme. */
const TREND = 0.7;
const CLEAR_TREND = 0.85;
/** At most this many tied rows are named. */
const MOST_TIED = 3;
const LEAST_FOOT = 4;
/** Fewer rows, on both sides of nought, are as often two measures. */
const LEAST_RANKED = 3;

/** Claims about the first and last row of a list. `rows` are sorted, best first. */
export function listClaims(table: FactTable, rows: readonly NamedFigure[], least: boolean, scope: Scope): Claim[] {
  const [leader, second] = rows;
  if (!leader || !second || !namesDiffer(rows, scope) || isRank(leader.fact)) return [];
  if (table.areMeasures === true || scope.areMeasures(rows) || scope.areBars(rows)) return [];
  const top = rows.filter((row) => numberOf(row) === numberOf(leader));
  const ranked = table.rows.some(({ rank }) => rank !== null);
  if (!ranked && rows.length < LEAST_RANKED && numberOf(leader) * numberOf(second) < 0) return [];
  if (top.length > 1 && !ranked) {
    const tie: TieClaim = { kind: 'tie', rows: top, effect: 0.3 };
    return top.length <= MOST_TIED && top.length < rows.length ? [tie] : [];
  }
  const gap = gapBetween(numberOf(leader), numberOf(second));
  const level = rows.filter((row) => numberOf(row) === numberOf(second)).length > 1;
  const ranking: RankingClaim = {
    kind: 'ranking',
    leader,
    second: level && !ranked ? null : second,
    rows,
    least,
    ownNames: isOwn(leader, scope),
    list: table,
    owner: scope.ownerOfList(table),
    effect: rankingEffect(gap, least || ranked, scope.comparesRows(table)),
  };
  // The fifth of a table of places is no last: others may stand behind it.
  const foot = ranked && !isWhole(table, scope) ? null : footOf(table, rows, scope);
  return foot ? [ranking, foot] : [ranking];
}

/** A leader is news in a contest, less so in a plain list, and least where rows are to be compared with themselves. */
function rankingEffect(gap: number, isContest: boolean, hasComparisons: boolean): number {
  if (isContest) return 0.4 + 0.3 * (gap / (gap + 0.25));
  return (hasComparisons ? 0.08 : 0.18) + 0.22 * (gap / (gap + 0.25));
}

/** Whether a figure of the payload counts as many as a list has rows: so all of them are there. */
function isWhole({ key: list, rows }: FactTable, { pack }: Scope): boolean {
  return pack.facts.some(
    ({ key, kind, number }) => kind === 'count' && number === rows.length && !key.startsWith(`${list}/`),
  );
}

/** Whether a figure is called like its row. */
function isOwn({ name, fact }: NamedFigure, scope: Scope): boolean {
  return name.form === 'full' && scope.nameOf(name) === fact.label;
}

function footOf(list: FactTable, rows: readonly NamedFigure[], scope: Scope): FootClaim | null {
  const [row, before] = [rows.at(-1), rows.at(-2)];
  if (!row || !before || rows.length < LEAST_FOOT || numberOf(row) === numberOf(before)) return null;
  const turned = numberOf(row) < 0 && numberOf(before) >= 0;
  return { kind: 'foot', list, row, ownNames: isOwn(row, scope), effect: turned ? 0.6 : 0.12 };
}

/** The claim about a series in time order; null for fewer than three points. */
export function courseClaim(list: FactTable, points: readonly NamedFigure[], scope: Scope): CourseClaim | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < LEAST_COURSE) return null;
  const values = points.map(numberOf);
  const [high, low] = [Math.max(...values), Math.min(...values)];
  const spread = high - low;
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)));
  const way = wayOf(numberOf(last) - numberOf(first));
  const all = { kind: 'course' as const, list, points, way, owner: scope.ownerOfList(list) };
  if (spread === 0) return { ...all, shape: 'flat', point: last, effect: 0.2 };
  const gap = scope.effectOf(numberOf(last), numberOf(first));
  // A growth that fell is still a growth: of movements only the highest and the lowest are told.
  const areMovements = scope.pack.changes.some(({ key }) => key === last.fact.key);
  const isRun = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  if (isRun && !areMovements) return { ...all, shape: 'run', point: last, effect: Math.max(0.5, gap) };
  const net = (numberOf(last) - numberOf(first)) / spread;
  const ends = net > 0 ? high : low;
  if (!areMovements && Math.abs(net) > (numberOf(last) === ends ? TREND : CLEAR_TREND))
    return { ...all, shape: 'trend', point: last, effect: Math.max(0.4, gap) };
  // The longest of several times is no height.
  if (last.fact.form === 'stopwatch') return null;
  const peaks = points.filter((point) => numberOf(point) === high);
  if (peaks.length === 1 && peaks[0]) return { ...all, shape: 'peak', point: peaks[0], effect: 0.45 };
  const lows = points.filter((point) => numberOf(point) === low);
  if (lows.length === 1 && lows[0]) return { ...all, shape: 'low', point: lows[0], effect: 0.4 };
  return null;
}

/** How much a series has to come back from its low, or to fall behind it, for that to be a turn. */
const TURN = 1.15;
/** Share of its series' effect that a turn has: it follows where the series ended, and does not open. */
const ASIDE = 0.5;

/** The low between two ends that are clearly above it: what fell and came back. Null where there is none, or `course` says it. */
export function turnOf(course: CourseClaim): CourseClaim | null {
  const { points, shape, effect } = course;
  const low = points.reduce((least, point) => (numberOf(point) < numberOf(least) ? point : least));
  const [first, last] = [points[0], points.at(-1)].map((end) => (end ? numberOf(end) : 0));
  const isBelow = (end = 0): boolean => end > 0 && end >= numberOf(low) * TURN;
  const isTold = shape === 'low' || shape === 'run' || shape === 'flat' || low.fact.form === 'stopwatch';
  if (isTold || numberOf(low) <= 0 || !isBelow(first) || !isBelow(last)) return null;
  return points.filter((point) => numberOf(point) === numberOf(low)).length === 1
    ? { ...course, shape: 'low', point: low, effect: effect * ASIDE }
    : null;
}

function namesDiffer(rows: readonly NamedFigure[], scope: Scope): boolean {
  return new Set(rows.map(({ name }) => scope.nameOf(name))).size === rows.length;
}

function numberOf({ fact }: NamedFigure): number {
  return fact.number ?? 0;
}

function wayOf(difference: number): Way {
  return difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat';
}
