import type { Fact } from '@app/facts';
import type { Clause } from './clause';
import type { World } from './world';

/** A stretch of a sentence, by its words. */
export interface Region {
  from: number;
  to: number;
}

/** From here on words are the name of a figure. */
const LEAST_LIKENESS = 0.5;
const NAMED = 4;
const SAME = 1e-9;

/**
 * The figures that a stretch of a sentence is about, the likeliest only: those that it writes, else those of the names it
 * holds, else those that are called so. Only figures that `applies` are looked at. `near` are words that say what is
 * measured before all others: the "fouls" of "twice as many fouls".
 */
export function topicsIn(
  clause: Clause,
  { from, to }: Region,
  world: World,
  {
    applies = () => true,
    near = [],
    around = clause.words,
  }: { applies?: (fact: Fact) => boolean; near?: readonly string[]; around?: readonly string[] } = {},
): Fact[] {
  const inside = <T extends Region>(list: readonly T[]): T[] => list.filter((one) => one.from >= from && one.to <= to);
  const names = inside(clause.names).flatMap((mark) => mark.names);
  const groups = new Set(names.map(({ group }) => group));
  const isOwned = (fact: Fact): boolean =>
    [...groups].every((group) => {
      const all = names.filter((name) => name.group === group);
      return all.some(({ figures }) => figures.has(fact.key)) || !world.isInGroup(fact, group);
    }) && names.some(({ figures }) => figures.has(fact.key));
  const isOthers = (fact: Fact): boolean => [...groups].some((group) => world.isInGroup(fact, group));
  const said = clause.words.slice(from, to).map(bareWord);
  const measured = [...said, ...near];
  const rate = (facts: readonly Fact[], words: readonly string[]) =>
    facts.map((fact) => {
      const { own, around: loose } = world.likeness(fact, words);
      return { fact, own, score: (isOwned(fact) ? NAMED : 0) + own * 3 + loose };
    });
  const best = (rated: ReturnType<typeof rate>): Fact[] => {
    const top = Math.max(...rated.map(({ score }) => score));
    return presentOf(
      rated.filter(({ score }) => score >= top - SAME).map(({ fact }) => fact),
      world,
    );
  };
  const written = inside(clause.figures).flatMap(({ facts }) => {
    const fitting = facts.filter((fact) => applies(fact) && (names.length === 0 || isOwned(fact) || !isOthers(fact)));
    return fitting.length > 0 ? best(rate(fitting, measured)) : [];
  });
  if (written.length > 0) return written;
  const fitting = world.figures.filter(applies);
  if (names.length === 0) {
    const called = rate(fitting, measured).filter(({ own }) => own >= LEAST_LIKENESS);
    return called.length > 0 ? best(called) : [];
  }
  const owned = fitting.filter(isOwned);
  for (const words of [measured, around.map(bareWord)]) {
    const called = rate(owned, words).filter(({ own }) => own >= LEAST_LIKENESS);
    if (called.length > 0) return best(called);
  }
  const mains = owned.filter((fact) => world.isMain(fact));
  return presentOf(mains.length > 0 ? mains : owned, world);
}

/** Without earlier values and targets of figures that stand beside them. */
function presentOf(facts: readonly Fact[], world: World): Fact[] {
  const bars = new Set(facts.flatMap((fact) => world.barsOf(fact).map(({ fact: bar }) => bar.key)));
  const present = facts.filter(({ key }) => !bars.has(key));
  return present.length > 0 ? present : [...facts];
}

export function bareWord(word: string): string {
  return word.replace(/['’]s?$/u, '');
}
