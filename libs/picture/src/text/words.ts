/** An unbreakable piece of a line; `spaced` when a space stands before it. */
export interface Word {
  text: string;
  spaced: boolean;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Splits text where its readers expect a line to break; Chinese and Japanese by words, punctuation glued to what it follows. */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const part of text.trim().split(/[ \n\t]+/u)) {
    if (!part) continue;
    if (!UNSPACED.test(part)) words.push({ text: part, spaced: words.length > 0 });
    else pushSegments(words, part, language);
  }
  return words;
}

/** Whether a text has any letter of a right-to-left script; one without (a figure with its sign) keeps its own order. */
export function hasRightToLeft(text: string): boolean {
  return RTL.test(text);
}

/** Whether a text reads from right to left, told by its first strong letter. */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text);
  return letter !== null && RTL.test(letter[0]);
}

/** Opens and closes a part that is ordered from left to right whatever stands around it (Unicode bidirectional algorithm). */
const [LEFT_TO_RIGHT, END] = ['\u2066', '\u2069'];
/** A figure and what is written to it without a space that may break ("380 km", "$4.2M"), and marks that follow. */
const FIGURE_WITH_UNIT =
  /(?<![^ \n])(?=[^ \n]*\p{Nd})(?=[^ \n]*[\p{Script=Latin}\p{Sc}°%])([^ \n]*?)(?=[.,:;!?،؛؟)»”]*(?:[ \n]|$))/gu;

/**
 * A right-to-left text as it is to be drawn: a figure keeps its order with the Latin unit or sign written to it, which
 * would else stand on the wrong side of it.
 */
export function isolateFigures(text: string): string {
  return text.replace(FIGURE_WITH_UNIT, (part) =>
    part === '' || RTL.test(part) ? part : `${LEFT_TO_RIGHT}${part}${END}`,
  );
}

/** Whether a text has letters that join or stack: tracking would tear them apart. */
export function hasJoinedLetters(text: string): boolean {
  return JOINED.test(text);
}

/** User-perceived characters. */
export function graphemesOf(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map((part) => part.segment);
}

/** Whether a text is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

function pushSegments(words: Word[], part: string, language: string): void {
  let first = true;
  let opening = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(part)) {
    const last = words.at(-1);
    if (/^[「『（([【“]+$/u.test(segment)) {
      opening += segment;
      continue;
    }
    const particle = /^[\p{Script=Hiragana}]$/u.test(segment);
    if (last && !first && !opening && (particle || !/[\p{L}\p{N}]/u.test(segment))) last.text += segment;
    else words.push({ text: opening + segment, spaced: first && words.length > 0 });
    opening = '';
    first = false;
  }
}
