import { type Fact, type FactName, type FactPack, groupBy } from '@app/facts';
import { type Claim, factsUnder, subjectOf } from './claim';

/** How much title and brief ask for a fact; negative to leave it out. */
export type Asked = (fact: Fact) => number;

/** A claim with its weight. */
export interface WeighedClaim {
  claim: Claim;
  weight: number;
}

/** Weight factor per nesting level. */
const DEEPER = 0.8;
/** Weight factor for claims about a single row of a list, the more the list is of the payload's figures. */
const ROW = 0.6;
/** A row whose change has so many times the effect of any other is the news of its list. */
const OUT_OF_LINE = 1.6;
/** Weight factor for a part where the whole, a figure of the same key further up, is told as well. */
const PART = 0.55;
/** Weight factor of a whole over the heaviest of its rows. */
const BEFORE = 1.02;
/** Weight factor for a figure that somebody set a target, a limit or a benchmark for: it is what they look at. */
const WATCHED = 1.3;
/** Weight factor for what a list adds up to, or for all of it together: that is the verdict, its rows explain it. */
const WHOLE = 1.4;
/** Weight lost by the last figure of a payload; authors put what matters first. */
const LATER = 0.35;
/** Replaces `LATER` where all changes are small: only the author's order then says what matters. */
const LATER_IF_QUIET = 0.8;
/** Weight per doubling of the wish. */
const ASKED = 0.5;
/** A mention in the title only scales a claim. Stronger wishes also lift plain figures to the front. */
const MENTIONED = 0.5;

/**
 * Weighs claims, heaviest first: effect x importance (nesting and position in the payload) x the wishes of title and brief.
 * Claims about facts that the brief excludes are dropped.
 */
export function weighClaims(claims: readonly Claim[], pack: FactPack, asked: Asked): WeighedClaim[] {
  const { facts } = pack;
  const wholes = wholesOf(pack);
  const places = new Map(facts.map(({ key }, place) => [key, place / Math.max(1, facts.length - 1)]));
  const lists = new Map<string, { place: number; figures: number }>();
  const figures = facts.filter(({ number }) => number !== null);
  for (const fact of figures) {
    const list = lists.get(listOf(fact)) ?? { place: places.get(fact.key) ?? 0, figures: 0 };
    lists.set(listOf(fact), { ...list, figures: list.figures + 1 });
  }
  const highest = new Map<string, number>();
  for (const fact of figures)
    highest.set(lastKey(fact), Math.min(depthOf(fact), highest.get(lastKey(fact)) ?? depthOf(fact)));
  const later = isQuiet(claims) ? LATER_IF_QUIET : LATER;
  const watched = new Set(
    claims.flatMap((claim) =>
      claim.kind === 'measure' && claim.row === null && claim.role !== 'record' ? [claim.fact.key] : [],
    ),
  );
  const apart = rowsApart(claims);
  const weighed = claims.flatMap((claim): WeighedClaim[] => {
    const under = factsUnder(claim);
    const wishes = under.map((fact) => asked(fact));
    if (wishes.some((wish) => wish < 0)) return [];
    const subject = subjectOf(claim);
    const isRow = rowOf(claim) !== null;
    const list = isRow ? lists.get(listOf(subject)) : undefined;
    // Rows stand in no order of importance: each has the place of its list.
    const place = list?.place ?? places.get(subject.key) ?? 0;
    const share = (list?.figures ?? 0) / Math.max(1, figures.length);
    const isPart = (highest.get(lastKey(subject)) ?? 0) < depthOf(subject);
    const importance =
      DEEPER ** depthOf(subject) *
      (1 - later * place) *
      (isRow && !apart.has(claim) ? ROW + (1 - ROW) * share : 1) *
      (isPart && !isRow ? PART : 1) *
      (watched.has(subject.key) ? WATCHED : 1) *
      (wholes.has(subject.key) ? WHOLE : 1);
    const wish = Math.log2(1 + Math.max(0, ...wishes)) * ASKED;
    return [{ claim, weight: (0.2 + claim.effect) * importance * (1 + wish) + Math.max(0, wish - MENTIONED) }];
  });
  return withWholesFirst(weighed, wholes, pack).sort((a, b) => b.weight - a.weight);
}

/**
 * What is set against something of a whole comes before what is so of a row of its column, or of that column over time: the network's
 * passengers, then a station's.
 */
function withWholesFirst(
  weighed: readonly WeighedClaim[],
  wholes: ReadonlyMap<string, ReadonlySet<string>>,
  { tables }: FactPack,
): WeighedClaim[] {
  const cells = cellsOf(tables);
  const rows = new Map<string, number>();
  for (const { claim, weight } of weighed) {
    const subject = subjectOf(claim);
    if (cells.has(subject.key)) rows.set(lastKey(subject), Math.max(weight, rows.get(lastKey(subject)) ?? 0));
  }
  return weighed.map(({ claim, weight }) => {
    const subject = subjectOf(claim);
    if (cells.has(subject.key) || (claim.kind !== 'change' && claim.kind !== 'measure')) return { claim, weight };
    const columns = [...(wholes.get(subject.key) ?? [lastKey(subject)])];
    return { claim, weight: Math.max(weight, ...columns.map((column) => (rows.get(column) ?? 0) * BEFORE)) };
  });
}

/**
 * Figures that are of all rows of a list, with the names of its columns: sums of the payload's parts and lists, what stands outside a
 * list under the name of a column, and a share or another level between the lowest and the highest row that is called like the column.
 */
function wholesOf({ facts, parts, tables }: FactPack): ReadonlyMap<string, ReadonlySet<string>> {
  const cells = cellsOf(tables);
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const found = new Map<string, Set<string>>();
  const add = (whole: string, columns: readonly string[]): unknown =>
    found.set(whole, new Set([...(found.get(whole) ?? []), ...columns]));
  const nameOf = (key: string): string[] => {
    const fact = byKey.get(key);
    return fact ? [lastKey(fact)] : [];
  };
  for (const { whole, parts: of } of parts)
    if (whole !== null) add(whole, [...nameOf(whole), ...of.flatMap((key) => (cells.has(key) ? nameOf(key) : []))]);
  for (const { total } of tables) for (const key of Object.values(total?.cells ?? {})) add(key, nameOf(key));
  const columns = columnsOf(tables, byKey);
  for (const fact of facts) {
    if (fact.number === null || cells.has(fact.key)) continue;
    const of = columns.filter((column) => column.name === lastKey(fact) || isLevelOf(fact, column));
    if (of.length > 0)
      add(
        fact.key,
        of.map(({ name }) => name),
      );
  }
  return found;
}

interface Column {
  name: string;
  figures: readonly Fact[];
}

function columnsOf(tables: FactPack['tables'], byKey: ReadonlyMap<string, Fact>): Column[] {
  return tables.flatMap(({ rows, columns }) =>
    columns.flatMap(({ name }): Column[] => {
      const figures = rows.flatMap(({ cells }) => byKey.get(cells[name] ?? '') ?? []);
      const [first] = figures;
      return first && first.path.length > 2 ? [{ name: lastKey(first), figures }] : [];
    }),
  );
}

/** Kinds of figures that are averaged over rows, and not summed. */
const LEVELS: ReadonlySet<Fact['kind']> = new Set(['percent', 'temperature']);

function isLevelOf(fact: Fact, { figures }: Column): boolean {
  const [first] = figures;
  const isLevel = LEVELS.has(fact.kind) || (fact.unit?.denominator.length ?? 0) > 0;
  if (!first || !isLevel || first.kind !== fact.kind || first.unit?.id !== fact.unit?.id) return false;
  if (!isPresent(fact) || !figures.every(isPresent) || first.words.length === 0) return false;
  const values = figures.map(({ number }) => number ?? 0);
  const value = fact.number ?? 0;
  const isCalled = first.words.every((word) => fact.words.some((own) => own.startsWith(word) || word.startsWith(own)));
  return isCalled && value > Math.min(...values) && value < Math.max(...values);
}

function isPresent({ role }: Fact): boolean {
  return role === 'current' || role === 'total';
}

function cellsOf(tables: FactPack['tables']): ReadonlySet<string> {
  return new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells))));
}

function rowOf(claim: Claim): FactName | null {
  return claim.kind === 'change' || claim.kind === 'measure' ? claim.row : null;
}

/** Changes of single rows that are far larger than those of all other rows of their column. */
function rowsApart(claims: readonly Claim[]): ReadonlySet<Claim> {
  const changes = claims.flatMap((claim) => (claim.kind === 'change' && claim.row !== null ? [claim] : []));
  const columns = groupBy(changes, ({ fact }) => `${listOf(fact)} ${lastKey(fact)}`);
  return new Set(
    [...columns.values()].flatMap((rows) => {
      const [first, second] = rows.toSorted((one, other) => other.effect - one.effect);
      return first && second && first.strength === 'strong' && first.effect >= second.effect * OUT_OF_LINE
        ? [first]
        : [];
    }),
  );
}

/** Whether figures have moved, none of them far, and none is measured against anything. */
function isQuiet(claims: readonly Claim[]): boolean {
  const changes = claims.flatMap((claim) => (claim.kind === 'change' ? [claim] : []));
  return (
    changes.length > 1 &&
    changes.every(({ strength }) => strength !== 'strong') &&
    !claims.some((claim) => claim.kind === 'measure')
  );
}

function lastKey({ path }: Fact): string {
  return path.at(-1) ?? '';
}

/** Path of the list that a figure of a row stands in. */
function listOf({ path }: Fact): string {
  return path.slice(0, -2).join('/');
}

/** Nesting depth of a fact, not counting list indexes; the total of an object stands for the object. */
function depthOf({ path, role }: Fact): number {
  const depth = path.slice(0, -1).filter((part) => !/^\d+$/.test(part)).length;
  return role === 'total' ? Math.max(0, depth - 1) : depth;
}
