import { checkScript, type Script, writtenLanguage } from '@app/design';
import { DomainError } from '@app/platform';
import { type FactPack, packFacts, type SourcePack } from '@app/sources';

/** Of a calm voice, pauses between scenes included. */
const WORDS_A_SECOND = 2.1;
const LONGEST_TITLE = 90;
/** What is longer is no line for a voice, and no screen to read. */
const LONGEST_SENTENCE = 240;
/** With its title; fewer make no film. */
const FEWEST_SCENES = 2;

/** What a film of a source is to be. */
export interface SourceTelling {
  language: string;
  targetSeconds: number;
  title?: string | undefined;
}

/**
 * A source of running text as a script of its own sentences: its title, then those that bring figures, in their order, as
 * many as fit. What a reporter put into words tells better than labels taken out of them. Null for sources of tables and
 * labelled figures, in another language than the film's, and where too few sentences hold by the source's own facts.
 */
export function sourceScript(pack: SourcePack, { language, targetSeconds, title }: SourceTelling): Script | null {
  const { reading } = pack;
  const { code } = writtenLanguage(language);
  if (!reading || pack.kind === 'script' || reading.language !== code) return null;
  const facts = packFacts(pack);
  const quotes = new Map(reading.places.flatMap(({ key, quote }) => (quote === null ? [] : [[key, quote]])));
  const figures = facts.facts.filter(({ number, kind }) => number !== null && kind !== 'date');
  const quoted = figures.filter(({ key }) => quotes.has(key));
  if (quoted.length * 2 <= figures.length) return null;
  const holds = (text: string): boolean => isGrounded({ scenes: [{ type: 'text', text }] }, facts, code);
  const heading = title ?? pack.title;
  const opening = heading && heading.length <= LONGEST_TITLE && holds(heading) ? [heading] : [];
  const room = targetSeconds * WORDS_A_SECOND - wordsOf(opening.join(' '), code);
  const sentences = [...new Set(quoted.map(({ key }) => quotes.get(key) ?? ''))];
  const told = fitting(
    sentences.filter((text) => text.length <= LONGEST_SENTENCE && holds(text)),
    room,
    code,
  );
  const texts = told.length > 0 ? [...opening, ...told] : [];
  if (texts.length < FEWEST_SCENES) return null;
  const scenes = texts.map((text, index) => ({ type: index === 0 ? 'title' : 'text', text }) as const);
  return { scenes };
}

function fitting(sentences: readonly string[], words: number, language: string): string[] {
  let left = words;
  return sentences.filter((text) => {
    const needed = wordsOf(text, language);
    if (needed > left) return false;
    left -= needed;
    return true;
  });
}

function wordsOf(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

/** A sentence may bring a figure that its reader did not take for a fact. */
function isGrounded(script: Script, facts: FactPack, language: string): boolean {
  try {
    checkScript(script, facts, writtenLanguage(language));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
