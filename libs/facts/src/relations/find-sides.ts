import { sensesOf } from '@app/lingua';
import type { Fact, FactSides, FactTable, SidePair } from '../fact';
import type { FieldNames } from '../names/field-name';
import { upperFirst } from '../letter-case';
import { wordsOf } from '../names/field-name';
import { findVariants, type FoundSides } from './find-variants';
import { BEARERS, MEETINGS, SCORE, SCORE_PART, SIDE_NAMES, STRETCH } from './side.words';

/**
 * Two named sides that meet, and the figures that both have: `home: {name, score}` beside `away`, `homeTeam` and
 * `homeScore` beside the other's, or a list of two rows with a score. Lists of meetings are tables, and not read here.
 */
export function findSides(facts: readonly Fact[], tables: readonly FactTable[], names: FieldNames): FoundSides {
  const meetings = MEETINGS.filter((sides) => sides.every((side) => names.some((words) => side.test(words))));
  const told = meetings.length === 0 ? [] : namedApart(facts, names);
  for (const sides of meetings) {
    const [ours, theirs] = sides.map((side) => restsOf(told, side));
    const called = [ours, theirs].map((side) => [...(side ?? [])].find(([rest, { kind }]) => isName(rest, kind))?.[1]);
    const [first, second] = called;
    if (!ours || !theirs || !first || !second) continue;
    const labels = new Map<string, string>();
    const pairs = [...ours].flatMap(([rest, fact]) => {
      const other = theirs.get(rest);
      if (!other || !isPair(fact, other)) return [];
      labels.set(fact.key, sharedLabel(fact, sides[0], rest));
      labels.set(other.key, sharedLabel(other, sides[1], rest));
      return [pairOf(rest, fact, other)];
    });
    if (pairs.length === 0) continue;
    const shared = facts.map((fact) => ({ ...fact, label: labels.get(fact.key) ?? fact.label }));
    return {
      facts: shared,
      sides: { names: [first.key, second.key], pairs: scoreFirst(pairs), table: null, kind: 'match' },
    };
  }
  const ofRows = sidesOfRows(facts, tables);
  return ofRows ? { facts: [...facts], sides: ofRows } : findVariants(facts, tables, names);
}

/** Facts outside of lists, with the words of all names on the way to them. */
function namedApart(facts: readonly Fact[], names: FieldNames): Array<{ fact: Fact; words: string }> {
  return facts.flatMap((fact) => {
    const way = fact.path.map((name) => names.of(name));
    return way.some(({ isNumeral }) => isNumeral) ? [] : [{ fact, words: way.flatMap(({ words }) => words).join(' ') }];
  });
}

/** Facts of one side by what is left of their names without it. */
function restsOf(told: ReadonlyArray<{ fact: Fact; words: string }>, side: RegExp): Map<string, Fact> {
  const rests = new Map<string, Fact>();
  for (const { fact, words } of told) {
    if (!side.test(words)) continue;
    const rest = words.replace(side, ' ').replace(BEARERS, ' ').trim().replace(/\s+/g, ' ');
    if (!rests.has(rest)) rests.set(rest, fact);
  }
  return rests;
}

function isName(rest: string, kind: Fact['kind']): boolean {
  return SIDE_NAMES.test(rest) && (kind === 'name' || kind === 'handle' || kind === 'code');
}

function isPair(a: Fact, b: Fact): boolean {
  return (
    a.number !== null &&
    b.number !== null &&
    a.kind === b.kind &&
    a.unit?.id === b.unit?.id &&
    a.currency === b.currency
  );
}

function pairOf(rest: string, a: Fact, b: Fact): SidePair {
  return { figures: [a.key, b.key], score: isScore(rest) && !SCORE_PART.test(rest), stretch: STRETCH.test(rest) };
}

/** Goals and the like, or points in any language: "puntos", 得点. */
function isScore(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  return SCORE.test(words) || sensesOf(last).some((sense) => sense.as === 'quantity' && sense.quantity === 'score');
}

/** "Home shots" are the shots of both; a figure that is called "home" alone is called by what stands above it. */
function sharedLabel({ label }: Fact, side: RegExp, rest: string): string {
  const bare = label.replace(new RegExp(side.source, 'gi'), ' ').replace(/^\s*(?:teams?|players?|sides?)\b/i, ' ');
  const above = rest.replace(/^(?:scores?|goals?) (?=\S)/, '');
  const called = (bare.trim() || above || label).replace(/\s+/g, ' ');
  return upperFirst(called);
}

function scoreFirst(pairs: readonly SidePair[]): SidePair[] {
  const score = pairs.find((pair) => pair.score);
  return [
    ...(score ? [score] : []),
    ...pairs.filter((pair) => pair !== score).map((pair) => ({ ...pair, score: false })),
  ];
}

/** A table of two rows that says how it ended. */
function sidesOfRows(facts: readonly Fact[], tables: readonly FactTable[]): FactSides | null {
  for (const { key, rows, columns, temporal, main } of tables) {
    const [first, second] = rows;
    if (temporal || rows.length !== 2 || !first || !second || !isScore(wordsOf(main).join(' '))) continue;
    if (first.name.form !== 'full' || second.name.form !== 'full' || first.rank !== null) continue;
    const byKey = new Map(facts.map((fact) => [fact.key, fact]));
    const pairs = columns.flatMap(({ name }) => {
      const [a, b] = [first, second].map(({ cells }) => byKey.get(cells[name] ?? ''));
      return a && b && isPair(a, b) ? [pairOf(wordsOf(name).join(' '), a, b)] : [];
    });
    if (pairs.some(({ score }) => score))
      return { names: [first.name.key, second.name.key], pairs: scoreFirst(pairs), table: key, kind: 'match' };
  }
  return null;
}
