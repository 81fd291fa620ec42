import type { MouthKey } from '../layers/presenter.layer';
import type { NarrationLine } from '../storyboard/narration';
import { framesOf } from '../timeline/frame-rate';

/** How wide vowels stand. */
const VOWELS: ReadonlyArray<[RegExp, number]> = [
  [/[aàáâãäåआاａ]/iu, 1],
  [/[oòóôõööو]/iu, 0.78],
  [/[eèéêë]/iu, 0.62],
  [/[iìíîïıyي]/iu, 0.42],
  [/[uùúûü]/iu, 0.36],
];
/** Letters of scripts whose signs are syllables or have no vowel letters. */
const SYLLABLE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Arabic}\p{Nd}]/u;

/**
 * Mouth of a line on absolute frames, from the voice's own data or else read from the words: open on each vowel, shut
 * between. `lineFrom` is the absolute frame at which the line starts.
 */
export function mouthTrack(line: NarrationLine | null, lineFrom: number): MouthKey[] {
  if (!line) return [];
  if (line.mouth && line.mouth.length > 0)
    return line.mouth.map(({ atMs, open }) => ({ frame: lineFrom + framesOf(atMs), open }));
  return line.words.flatMap(({ text, fromMs, toMs }): MouthKey[] => {
    const openings = openingsOf(text);
    const each = (toMs - fromMs) / openings.length;
    return openings.flatMap((open, index): MouthKey[] => {
      const start = fromMs + each * index;
      return [
        { frame: lineFrom + framesOf(start), open: 0.06 },
        { frame: lineFrom + framesOf(start + each * 0.45), open },
        { frame: lineFrom + framesOf(start + each * 0.95), open: 0 },
      ];
    });
  });
}

function openingsOf(word: string): number[] {
  const openings: number[] = [];
  let inVowel = false;
  for (const char of word.normalize('NFC')) {
    const open = VOWELS.find(([letters]) => letters.test(char))?.[1] ?? (SYLLABLE.test(char) ? 0.66 : undefined);
    if (open !== undefined && !inVowel) openings.push(open);
    inVowel = open !== undefined && !SYLLABLE.test(char);
  }
  return openings.length > 0 ? openings : [0.4];
}
