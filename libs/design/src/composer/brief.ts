import { type Fact } from '@app/sources';

/** What a brief asks for, as words: no figure of a brief ever reaches the film (CONTRACT.md 4). */
export interface Direction {
  /** Words that raise what they name. */
  wanted: ReadonlySet<string>;
  /** Words after "focus on", "lead with": they raise it further. */
  focus: ReadonlySet<string>;
  /** Words after "skip", "leave out", "without": what they name is left out. */
  skipped: ReadonlySet<string>;
}

const STOP = new Set(
  'a an and the of on in to for with by from at is are it its this that then what who how about against show tell make be as or not do no please film video first only over all'.split(
    ' ',
  ),
);
const FOCUS = /\b(?:focus on|lead with|start with|open (?:on|with)|about|emphasi[sz]e|highlight)\b([^.;\n]*)/gi;
const SKIP = /\b(?:skip|leave out|without|omit|ignore|don't mention|do not mention)\b([^.;,\n]*)/gi;

/** Reads a title and a brief as direction. */
export function readDirection(title: string | undefined, brief: string | undefined): Direction {
  const text = brief ?? '';
  const skipped = wordsOf([...text.matchAll(SKIP)].map((match) => match[1] ?? '').join(' '));
  const focus = wordsOf([...text.matchAll(FOCUS)].map((match) => match[1] ?? '').join(' '));
  const wanted = wordsOf(`${title ?? ''} ${text}`);
  for (const word of skipped) {
    focus.delete(word);
    wanted.delete(word);
  }
  return { wanted, focus, skipped };
}

/** How much the direction raises a fact: 0 for unmentioned, -1 for one to leave out. */
export function directionWeight(fact: Fact, direction: Direction): number {
  const words = [
    ...fact.words,
    ...fact.label.toLowerCase().split(/\s+/),
    ...fact.path.flatMap((part) => stems(part)),
  ].map(singular);
  if (words.some((word) => direction.skipped.has(word))) return -1;
  const count = (set: ReadonlySet<string>): number => new Set(words.filter((word) => set.has(word))).size;
  return count(direction.focus) * 3 + count(direction.wanted);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    stems(text)
      .filter((word) => word.length > 1 && !STOP.has(word))
      .map(singular),
  );
}

function stems(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
