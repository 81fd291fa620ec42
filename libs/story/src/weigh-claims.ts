import type { Fact, FactName, FactPack } from '@app/facts';
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
      (isRow ? ROW + (1 - ROW) * share : 1) *
      (isPart && !isRow ? PART : 1) *
      (watched.has(subject.key) ? WATCHED : 1) *
      (wholes.has(subject.key) ? WHOLE : 1);
    const wish = Math.log2(1 + Math.max(0, ...wishes)) * ASKED;
    return [{ claim, weight: (0.2 + claim.effect) * importance * (1 + wish) + Math.max(0, wish - MENTIONED) }];
  });
  return withWholesFirst(weighed, pack).sort((a, b) => b.weight - a.weight);
}

/**
 * What is set against something of a whole comes before what is so of a row of its column, or of that column over time: the network's
 * passengers, then a station's.
 */
function withWholesFirst(weighed: readonly WeighedClaim[], { parts, tables, facts }: FactPack): WeighedClaim[] {
  const cells = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells))));
  const keys = new Map(facts.map((fact) => [fact.key, lastKey(fact)]));
  const columnsOf = new Map(
    parts.flatMap(({ whole, parts: of }) =>
      whole === null
        ? []
        : [[whole, new Set(of.flatMap((key) => (cells.has(key) ? (keys.get(key) ?? []) : [])))] as const],
    ),
  );
  const rows = new Map<string, number>();
  for (const { claim, weight } of weighed) {
    const subject = subjectOf(claim);
    if (cells.has(subject.key)) rows.set(lastKey(subject), Math.max(weight, rows.get(lastKey(subject)) ?? 0));
  }
  return weighed.map(({ claim, weight }) => {
    const subject = subjectOf(claim);
    if (cells.has(subject.key) || (claim.kind !== 'change' && claim.kind !== 'measure')) return { claim, weight };
    const columns = [lastKey(subject), ...(columnsOf.get(subject.key) ?? [])];
    return { claim, weight: Math.max(weight, ...columns.map((column) => (rows.get(column) ?? 0) * BEFORE)) };
  });
}

/** The sums of the payload's parts and lists, and what stands outside a list under the name of one of its columns. */
function wholesOf({ facts, parts, tables }: FactPack): ReadonlySet<string> {
  const cells = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells))));
  const columns = new Set(
    facts.flatMap((fact) => (cells.has(fact.key) && fact.path.length > 2 ? [lastKey(fact)] : [])),
  );
  return new Set([
    ...parts.flatMap(({ whole }) => whole ?? []),
    ...tables.flatMap(({ total }) => Object.values(total?.cells ?? {})),
    ...facts.flatMap((fact) => (!cells.has(fact.key) && columns.has(lastKey(fact)) ? [fact.key] : [])),
  ]);
}

function rowOf(claim: Claim): FactName | null {
  return claim.kind === 'change' || claim.kind === 'measure' ? claim.row : null;
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
