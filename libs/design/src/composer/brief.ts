import type { Fact } from '@app/facts';
import { readUnit, sensesOf } from '@app/lingua';
import type { Language } from '../language/language';
import { BRIEF_PHRASES, type BriefPhrases, TONE_WORDS } from './brief-phrases';
import type { Register } from './wording';

/** What a brief asks for, as words: no figure of a brief ever reaches the video. */
export interface Direction {
  /** Words that raise what they name. */
  wanted: ReadonlySet<string>;
  /** Words after "focus on", "lead with": they raise it further. */
  focus: ReadonlySet<string>;
  /** Words after "skip", "leave out", "without": what they name is left out. */
  skipped: ReadonlySet<string>;
  /** The manner of telling that it asks for, before that of the style. */
  tone: Register | null;
  /** How a fact's name in the video's language stands in the brief: a direction need not be in the payload's own words. */
  named: (fact: Fact) => 'focus' | 'wanted' | 'skipped' | null;
}

const STOP = new Set(
  'a an and the of on in to for with by from at is are it its this that then what who how about against show tell make be as or not do no please video film first only over all'.split(
    ' ',
  ),
);

/** Reads a title and a brief as direction, in English and in the video's language. */
export function readDirection(title: string | undefined, brief: string | undefined, language: Language): Direction {
  const text = (brief ?? '').normalize('NFC');
  const phrases = [...new Set(['en', language.code])].flatMap((code) => BRIEF_PHRASES[code] ?? []);
  const meant = (verb: 'focus' | 'skip'): string =>
    phrases.flatMap((phrase) => [...text.matchAll(phrase[verb])].map((match) => match[1] ?? '')).join(' ');
  const asked = { focus: meant('focus'), skipped: meant('skip'), wanted: `${title ?? ''} ${text}` };
  const skipped = wordsOf(asked.skipped);
  const focus = wordsOf(asked.focus);
  const wanted = wordsOf(asked.wanted);
  for (const word of skipped) {
    focus.delete(word);
    wanted.delete(word);
  }
  return { wanted, focus, skipped, tone: toneOf(text, phrases), named: namedIn(asked, language) };
}

function toneOf(text: string, phrases: readonly BriefPhrases[]): Register | null {
  const clauses = text.split(/[.;,\n。；、，]/u).filter((clause) => phrases.some(({ manner }) => manner.test(clause)));
  return TONE_WORDS.find(([, words]) => clauses.some((clause) => words.test(clause)))?.[0] ?? null;
}

/** Shorter names, such as "v", stand in many words. */
const LEAST_NAME = { letters: 4, signs: 2 };

function namedIn(asked: Record<'focus' | 'wanted' | 'skipped', string>, language: Language): Direction['named'] {
  if (asked.wanted.trim() === '' || language.code === 'en') return () => null;
  const within = (part: keyof typeof asked) => asked[part].toLocaleLowerCase(language.code);
  const texts = { skipped: within('skipped'), focus: within('focus'), wanted: within('wanted') };
  const known = new Map<string, ReturnType<Direction['named']>>();
  return (fact) => {
    const name = language.writeFigure(fact).label.display.toLocaleLowerCase(language.code);
    if (!known.has(name)) {
      const least = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(name)
        ? LEAST_NAME.signs
        : LEAST_NAME.letters;
      const parts = ['skipped', 'focus', 'wanted'] as const;
      known.set(name, name.length < least ? null : (parts.find((part) => texts[part].includes(name)) ?? null));
    }
    return known.get(name) ?? null;
  };
}

/** Weight of a fact that the brief puts in front. */
export const FOCUSED = 3;

/** How much the direction raises a fact: 0 for unmentioned, -1 for one to leave out. */
export function directionWeight(fact: Fact, direction: Direction): number {
  const named = direction.named(fact);
  if (named === 'skipped') return -1;
  const words = [
    ...fact.words,
    ...fact.label.toLowerCase().split(/\s+/),
    ...fact.path.flatMap((part) => stems(part)),
  ].map(singular);
  if (words.some((word) => direction.skipped.has(word))) return -1;
  const count = (set: ReadonlySet<string>): number => new Set(words.filter((word) => set.has(word))).size;
  const byName = named === 'focus' ? NAMED_IN_FOCUS : named === 'wanted' ? 1 : 0;
  return Math.max(byName, count(direction.focus) * 3 + count(direction.wanted));
}

/** As much as one word in focus, which is also wanted. */
const NAMED_IN_FOCUS = 4;

function wordsOf(text: string): Set<string> {
  return new Set(
    stems(text)
      .filter((word) => word.length > 1 && !STOP.has(word) && !isUnitOfTime(word))
      .map(singular),
  );
}

/** "About the past year" asks for no figure with a year in its name. */
function isUnitOfTime(word: string): boolean {
  return (
    sensesOf(word).some((sense) => sense.as === 'member' && sense.member === 'period') ||
    readUnit(word).some(({ unit }) => unit !== null && /^(?:year-)?duration$/.test(unit.dimension) && word.length > 2)
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
