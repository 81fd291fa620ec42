import type { Fact } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';

const MOST_FIGURES = 12;
/** Letters of two names that are said in one breath with their figures. */
const SHORT_NAMES = 24;

/** Words of figures that are told in one breath. */
const PAIRS: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^rating(?!,count)|^stars/, /^reviews?|^ratings?,count|^ratings/],
  [/^total/, /^positions/],
  [/^p,50/, /^p,9\d/],
  [/^min/, /^max/],
  [/^low/, /^high/],
  [/^prep/, /^(bake|cook)/],
  [/^wins|^won/, /^losses|^lost/],
];

/** Figures that stand for themselves, one a scene while the film has room, else two. */
export function addCards(story: Story, hook: Fact, ranked: readonly RankedFact[], sink: IdeaSink): void {
  const left = ranked
    .map(({ fact }) => fact)
    .filter((fact) => !sink.used.has(fact.key) && !isRepeat(fact, sink, story));
  const figures = left.slice(0, MOST_FIGURES);
  const groups = grouped(firstOfClauses(figures, story), sink.room(), story.domain === 'general');
  // What a side of a meeting has says nothing without the other's.
  const ofSides = new Set(story.pack.sides?.pairs.flatMap(({ figures: both }) => both));
  const all = ranked.map(({ fact }) => fact).filter(({ key }) => !ofSides.has(key));
  const seen = new Map<Fact, number>();
  const timesOf = (fact: Fact): number => seen.get(fact) ?? 0;
  groups.forEach((facts, index) => {
    const [first] = facts;
    if (!first) return;
    const borrowed = story.domain === 'pool' && first.words.join() === 'utilization';
    const bag = story.domain === 'wallet' && facts.some((fact) => fact.words.join() === 'positions');
    const now = story.domain === 'weather' && first.kind === 'temperature';
    const told = story.clauses.get(first.key);
    const slot = borrowed ? SLOT.meaning : bag || now ? SLOT.context : SLOT.cards + (told?.order ?? index) * 0.3;
    const kin = all.filter((fact) => fact !== hook && !facts.includes(fact) && sameObject(fact, first));
    // The one least seen stands beside, so that no figure stays for scene after scene.
    const beside = [...kin].sort((a, b) => timesOf(a) - timesOf(b)).slice(0, 2);
    for (const fact of facts.length > 1 ? facts : [...facts, ...beside.slice(0, 1)]) seen.set(fact, timesOf(fact) + 1);
    sink.push({ kind: 'cards', facts, beside }, slot, (borrowed || bag ? 64 : 56) - index * 3, facts);
  });
}

/** One figure of each clause of the source, for it tells the others with it. */
function firstOfClauses(figures: readonly Fact[], { clauses }: Story): Fact[] {
  const told = new Set<unknown>();
  return figures.filter(({ key }) => {
    const clause = clauses.get(key);
    if (!clause) return true;
    const isFirst = !told.has(clause.line);
    told.add(clause.line);
    return isFirst;
  });
}

/** Pairs that belong together; the rest alone while there is room, the least telling of one unit in pairs when there is not. */
function grouped(figures: readonly Fact[], room: number, paired: boolean): Fact[][] {
  const groups: Fact[][] = [];
  const taken = new Set<Fact>();
  for (const fact of figures) {
    if (taken.has(fact)) continue;
    const partner = figures.find((other) => other !== fact && !taken.has(other) && belong(fact, other));
    const group = partner ? inOrder(fact, partner) : [fact];
    group.forEach((member) => taken.add(member));
    groups.push(group);
  }
  if (paired) pairAlike(groups);
  while (groups.length > Math.max(room, 2)) {
    const lone = groups.filter((group) => group.length === 1);
    const pair = lone
      .flatMap((a, at) =>
        lone
          .slice(at + 1)
          .filter((b) => alike(a[0], b[0]))
          .map((b) => [a, b] as const),
      )
      .at(-1);
    if (!pair) break;
    const [a, b] = pair;
    groups.splice(groups.indexOf(b), 1);
    a.push(...b);
  }
  return groups;
}

/** Counts of one object are told two in a breath, and so are two figures that are all there is: each would stand beside the other. */
function pairAlike(groups: Fact[][]): void {
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at];
    const [fact] = group ?? [];
    if (!group || !fact || group.length > 1) continue;
    const kin = groups.filter((other) => other !== group && other.length === 1 && sameObject(fact, other[0]));
    const last = kin.length === 1 ? kin[0] : undefined;
    const mate = last && isSoonSaid(fact, last[0]) ? last : kin.find(([other]) => areCounts(fact, other));
    if (!mate) continue;
    groups.splice(groups.indexOf(mate), 1);
    group.push(...mate);
  }
}

/** Two figures with long names make a long sentence. */
function isSoonSaid(...both: Array<Fact | undefined>): boolean {
  const letters = both.reduce((sum, fact) => sum + (fact?.label.length ?? 0), 0);
  return letters <= SHORT_NAMES && both.filter((fact) => fact?.kind === 'currency').length < 2;
}

function areCounts(...both: Array<Fact | undefined>): boolean {
  return both.every((fact) => fact?.kind === 'count' && fact.number !== 0 && /[^s]s$/.test(fact.words.at(-1) ?? ''));
}

function alike(a: Fact | undefined, b: Fact | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && a.unit?.id === b.unit?.id && sameObject(a, b);
}

function belong(a: Fact, b: Fact): boolean {
  return PAIRS.some(
    ([x, y]) =>
      (x.test(a.words.join()) && y.test(b.words.join())) || (y.test(a.words.join()) && x.test(b.words.join())),
  );
}

function inOrder(a: Fact, b: Fact): Fact[] {
  return PAIRS.some(([x, y]) => x.test(a.words.join()) && y.test(b.words.join())) ? [a, b] : [b, a];
}

/** The same value under another name was told already. */
function isRepeat(fact: Fact, sink: IdeaSink, story: Story): boolean {
  return (
    Math.abs(fact.number ?? 0) >= 1000 && [...sink.used].some((key) => story.byKey.get(key)?.number === fact.number)
  );
}

function sameObject(a: Fact, b: Fact | undefined): boolean {
  return b !== undefined && a.path.slice(0, -1).join('/') === b.path.slice(0, -1).join('/');
}
