import { type Fact, type FactTable, upperFirst } from '@app/facts';
import type { NamedFigure, SourceWords } from './source-words';

/** What a show can be about: each is another way to look at the same source. */
const ANGLES = [
  'leader',
  'movers',
  'spotlight',
  'ends',
  'duel',
  'peak',
  'latest',
  'headline',
  'versus',
  'story',
  'second-story',
  'roundup',
] as const;
export type Angle = (typeof ANGLES)[number];

/** An angle that a source has something to say from. */
export interface FoundAngle {
  angle: Angle;
  /** What its figure is of, within a sentence; null for words. */
  measure: string | null;
  /** What an episode could be called, the best first. */
  titles: string[];
}

/** A movement beyond this is more than a step, beyond that a leap; percent. */
const STEP = 2;
const LEAP = 15;
const LONGEST_TITLE = 100;
const KINDS = new Set<Fact['kind']>(['currency', 'percent', 'temperature', 'count', 'duration', 'measure', 'ratio']);

/** Years and the like are when, not how much. */
const YEAR = /year|founded|since/i;
/** A list of fewer titles is no feed. */
const FEED = 3;

type Finder = (words: SourceWords) => FoundAngle[];

/** All angles of a source, the most telling first, none without a title. */
export function findAngles(words: SourceWords): FoundAngle[] {
  return [...tables, ...others]
    .flatMap((find) => find(words))
    .map((found) => ({ ...found, titles: found.titles.filter((title) => title.length <= LONGEST_TITLE) }))
    .filter(({ titles }) => titles.length > 0);
}

const standings = (words: SourceWords): FactTable[] =>
  // In a race the least time leads, in other lists the longest; titles that say who is first leave both alone.
  words.facts.tables.filter(
    ({ temporal, rows, main, columns }) =>
      !temporal && rows.length > 1 && columns.some(({ name, kind }) => name === main && kind !== 'duration'),
  );
const series = (words: SourceWords): FactTable[] =>
  words.facts.tables.filter(({ temporal, rows }) => temporal && rows.length > 2);

const tables: Finder[] = [
  (words) =>
    standings(words).flatMap((table) => {
      const [first, second] = ordered(words.column(table, table.main));
      if (!first || !second || first.fact.number === second.fact.number) return [];
      const measure = words.measure(first.fact);
      const spotlight = words.isMove(first.fact)
        ? [`${first.name} ${moved(first.fact, words)}`, `${first.figure}, and the name is ${first.name}`]
        : [`${first.name}: ${told(first, words)}`, `Just ${first.name}, ${told(first, words)}`];
      return [
        { angle: 'leader', measure, titles: leaderTitles(first, second, words) },
        { angle: 'spotlight', measure, titles: spotlight },
        {
          angle: 'duel',
          measure,
          titles: [`${first.name} or ${second.name}? ${first.figure} against ${words.counted(second.fact)}`],
        },
      ] satisfies FoundAngle[];
    }),
  (words) => standings(words).flatMap((table) => movers(table, words)),
  (words) =>
    standings(words).flatMap((table) => {
      const rows = ordered(words.column(table, table.main));
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last || rows.length < 3 || first.fact.number === last.fact.number) return [];
      const titles = [
        `From ${first.name} at ${first.figure} down to ${last.name} at ${last.figure}`,
        `${first.name} ${first.figure}, ${last.name} ${last.figure}, and all between`,
      ];
      return [{ angle: 'ends', measure: words.measure(first.fact), titles }];
    }),
  (words) =>
    series(words).flatMap((table) =>
      [table.main, ...table.columns.map(({ name }) => name).filter((name) => name !== table.main)]
        .slice(0, 3)
        .flatMap((column) => seriesAngles(words.column(table, column), words)),
    ),
];

const others: Finder[] = [
  (words) =>
    loneFigures(words).map((fact) => ({
      angle: 'headline',
      measure: words.measure(fact),
      titles: headlines(fact, words),
    })),
  (words) =>
    words.facts.comparisons.flatMap(({ role, subject, other, name }) => {
      const [one, two] = [words.fact(subject), words.fact(other)];
      if (!one || !two || one.number === two.number) return [];
      const named = words.fact(name);
      const beside = named ? String(named.value) : words.measure(two);
      if (role === 'previous') {
        const way = (one.number ?? 0) > (two.number ?? 0) ? 'up' : 'down';
        const moves = `${upperFirst(words.measure(one))} ${way} to ${words.show(one)}, from ${words.show(two)}`;
        return [{ angle: 'versus', measure: words.measure(one), titles: [moves] }];
      }
      const title = `${upperFirst(words.measure(one))} at ${words.show(one)}, ${beside} at ${words.show(two)}`;
      return [{ angle: 'versus', measure: words.measure(one), titles: [title] }];
    }),
  (words) => {
    const items = headlinesOf(words);
    const kinds = ['story', 'second-story'] as const;
    return kinds.flatMap((angle, index) => {
      const title = items[index];
      return title === undefined ? [] : [{ angle, measure: null, titles: [title] }];
    });
  },
  (words) => {
    const figures = loneFigures(words).flatMap((fact) => `${upperFirst(words.measure(fact))}: ${words.show(fact)}`);
    const [first, second] = [...headlinesOf(words), ...figures];
    if (first === undefined) return [];
    return [
      { angle: 'roundup', measure: null, titles: second === undefined ? [first] : [`${first}. ${second}`, first] },
    ];
  },
];

function leaderTitles(first: NamedFigure, second: NamedFigure, words: SourceWords): string[] {
  if (words.isMove(first.fact)) {
    return [`${first.name} ${moved(first.fact, words)}. Next: ${second.name}`];
  }
  const figure = words.counted(first.fact);
  const at = figure === first.figure ? 'at' : 'on';
  return [`${first.name} first ${at} ${figure}, ${second.name} next`, `${first.name} leads ${at} ${figure}`];
}

function told({ fact, figure }: NamedFigure, words: SourceWords): string {
  return fact.kind === 'count' ? words.counted(fact) : figure;
}

/** "climbs 7.66%", "plunges 18%": a movement in a word of its strength. */
export function moved(fact: Fact, words: SourceWords): string {
  const size = Math.abs(fact.number ?? 0);
  if (size === 0) return 'flat';
  const [slow, usual, hard] = (fact.number ?? 0) < 0 ? ['slips', 'falls', 'plunges'] : ['edges up', 'climbs', 'soars'];
  const verb = fact.kind !== 'percent' ? usual : size < STEP ? slow : size > LEAP ? hard : usual;
  return `${verb} ${words.size(fact)}`;
}

function movers(table: FactTable, words: SourceWords): FoundAngle[] {
  const columns = table.columns.filter(({ name }) => table.rows.some((row) => isMove(row.cells[name], words)));
  return columns.slice(0, 1).flatMap(({ name }) => {
    const rows = ordered(words.column(table, name));
    const [up, down] = [rows[0], rows.at(-1)];
    // Where all went one way there is no other end.
    if (!up || !down || (up.fact.number ?? 0) <= 0 || (down.fact.number ?? 0) >= 0) return [];
    const measure = words.measure(up.fact);
    const both = `${up.name} ${moved(up.fact, words)}, ${down.name} ${moved(down.fact, words)}`;
    return [{ angle: 'movers', measure, titles: [both, `${up.name} ${moved(up.fact, words)}`] }];
  });
}

function isMove(key: string | undefined, words: SourceWords): boolean {
  const fact = words.fact(key);
  return fact !== null && words.isMove(fact);
}

function seriesAngles(points: NamedFigure[], words: SourceWords): FoundAngle[] {
  const [top, second] = ordered(points);
  const last = points.at(-1);
  if (!top || !second || !last || top.fact.number === second.fact.number) return [];
  const measure = words.measure(top.fact);
  const height = top === last ? ', the highest on the chart' : ': the peak';
  const peak = `${top.figure} ${timed(top.name)}${height}`;
  return [
    { angle: 'peak', measure, titles: [peak, `${upperFirst(measure)}: ${top.figure} ${timed(top.name)}`] },
    { angle: 'latest', measure, titles: [`${upperFirst(measure)} at ${last.figure} ${timed(last.name)}`] },
  ];
}

/** "on Wednesday", "on 28 Sep 2026", "in Q3", "in 2026", "at 14:00". */
export function timed(name: string): string {
  if (/^\d{1,2}:\d\d/.test(name)) return `at ${name}`;
  const isPeriod = /^(?:q\d\b.*|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?)$/iu.test(
    name,
  );
  return `${isPeriod ? 'in' : 'on'} ${name}`;
}

/** Figures outside tables that have a name of their own, those of most meaning first. */
function loneFigures(words: SourceWords): Fact[] {
  const { facts, tables, extremes } = words.facts;
  const ends = new Set(extremes.flatMap(({ best, worst }) => [best.figure, worst.figure]));
  const isLone = ({ key, path, number, kind }: Fact): boolean =>
    number !== null &&
    number !== 0 &&
    !ends.has(key) &&
    KINDS.has(kind) &&
    path.length <= 3 &&
    !YEAR.test(path.at(-1) ?? '') &&
    !tables.some((table) => key.startsWith(`${table.key}/`));
  const weight = ({ kind, path }: Fact): number =>
    (['currency', 'percent', 'temperature'].includes(kind) ? 2 : 0) - path.length;
  return facts
    .filter(isLone)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, 4);
}

function headlines(fact: Fact, words: SourceWords): string[] {
  const subject = words.subject();
  const measure = upperFirst(words.measure(fact));
  if (words.isMove(fact)) return [`${subject ?? measure} ${moved(fact, words)}`];
  const plain = `${measure}: ${words.show(fact)}`;
  const isSaid = subject === null || measure.startsWith(subject);
  return isSaid ? [plain] : [`${subject}: ${words.measure(fact)} ${words.show(fact)}`, plain];
}

/** Titles of items, as feeds have them, and texts that are the whole story; as they stand. */
function headlinesOf(words: SourceWords): string[] {
  const titled = words.facts.facts.filter(
    ({ path, kind }) =>
      (kind === 'text' || kind === 'name') && path.length > 1 && /^(?:title|headline)$/i.test(path.at(-1) ?? ''),
  );
  const titles = titled.map(({ value }) => String(value).trim()).filter((title) => title.length <= LONGEST_TITLE);
  return titles.length < FEED ? [] : titles;
}

function ordered(rows: readonly NamedFigure[]): NamedFigure[] {
  return [...rows].sort((a, b) => (b.fact.number ?? 0) - (a.fact.number ?? 0));
}
