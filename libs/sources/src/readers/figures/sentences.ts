import { linguaLanguage } from './measure-behind';
import { isMonth } from './no-figures';

/** "approx. 12", "No. 3": these end no sentence where a figure follows, while "in May. 62 %" are two. */
const BEFORE_FIGURES =
  /(?<!\p{L})(?:approx|appr|abt|ca|est|nos?|nr|núm|n|art|sec|ch|vol|figs?|pp?|pos|vs|ref|min|max|avg|rs|tel|ext|jan|febr?|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)\.$/iu;
/** "U.S. 40". */
const INITIAL = /(?<!\p{L})\p{Lu}\.$/u;
/** "approx. twelve". */
const SHORT_WORD = /(?<!\p{L})\p{L}{1,6}\.$/u;
/** "3. Februar". */
const DAY = /(?<!\p{Nd})\p{Nd}{1,2}\.$/u;

/** A sentence may begin with a figure; the Unicode rules see none there where a small letter follows. */
const NEXT_FIGURE = /(?<=[\p{L}%][.!?])\s+(?=\p{Nd})/u;

/** "85 Mio. Euro": a numeral cut short, and what it counts; words that begin a sentence are none of these. */
const SCALE = /\p{Nd}\s?(?:Tsd|Mio|Mill|Mrd|Bio|mln|mld|mlrd)\.$/iu;
const BEGINNING =
  /^(?:der|die|das|dem|den|des|ein|eine|einem|einen|einer|es|er|sie|wir|ich|im|in|am|an|auf|aus|bei|mit|nach|seit|vor|von|vom|zum|zur|zu|für|dies\p{L}*|damit|davon|dabei|dazu|auch|und|aber|rund|etwa|mehr|insgesamt|so|wie|wo|was|wer|hier|dort|noch|nur|il|lo|la|le|gli|el|los|las|un|una|en|de|per|con|su|se|het|een)(?!\p{L})/iu;

const USUAL_STRETCH = 1_000;
/** Of one without a stop. */
const LONGEST_STRETCH = 4_000;
/** What a stretch may end with; its first mark stays in it. */
const STOPS = ['. ', '! ', '? ', '。', '！', '？', '।', '؟'];

/** What `Intl` takes for a language; it throws for a longer word behind the hyphen. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/** The sentences of a text, as its language (a code, or any word of the caller) parts them; none is empty. */
export function sentencesOf(text: string, language: string | null): string[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  const parts = stretchesOf(text).flatMap((stretch) =>
    [...segmenter.segment(stretch)].flatMap(({ segment }) => segment.split(NEXT_FIGURE)),
  );
  const sentences: string[][] = [];
  let before = '';
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    // Held against the part before alone: a text of nothing but abbreviations would be read anew for each of them.
    if (before !== '' && goesOn(before, part, language)) sentences.at(-1)?.push(part);
    else sentences.push([part]);
    before = part;
  }
  return sentences.map((each) => each.join(' '));
}

/** A language as `Intl` takes it: English for what is none. */
export function localeOf(language: string | null): string {
  return LANGUAGE_TAG.test(language ?? '') ? (language ?? 'en') : 'en';
}

/**
 * A long text in stretches that end with a sentence, or where none ends, anywhere: the engine copies all that it is given for
 * each segment that it finds, so that a megabyte of short sentences would take gigabytes.
 */
function stretchesOf(text: string): string[] {
  const stretches: string[] = [];
  let from = 0;
  while (text.length - from > USUAL_STRETCH) {
    const end = lastStop(text.slice(from, from + USUAL_STRETCH)) ?? lastStop(text.slice(from, from + LONGEST_STRETCH));
    const cut = end ?? LONGEST_STRETCH;
    stretches.push(text.slice(from, from + cut));
    from += cut;
  }
  return [...stretches, text.slice(from)];
}

/** Behind the last line of a stretch, which always ends a sentence, or else its last stop; null where there is neither. */
function lastStop(stretch: string): number | null {
  const line = stretch.lastIndexOf('\n');
  const end = line >= 0 ? line : Math.max(...STOPS.map((stop) => stretch.lastIndexOf(stop)));
  return end < 0 ? null : end + 1;
}

/** Whether the stop between these two is one of an abbreviation or of a day. */
function goesOn(last: string, next: string, language: string | null): boolean {
  if (/^\p{Nd}/u.test(next)) return BEFORE_FIGURES.test(last) || INITIAL.test(last);
  if (/^\p{Ll}/u.test(next)) return SHORT_WORD.test(last);
  if (SCALE.test(last)) return /^\p{L}/u.test(next) && !BEGINNING.test(next);
  return DAY.test(last) && isMonth(/^[\p{L}\p{M}]+/u.exec(next)?.[0] ?? '', linguaLanguage(language));
}
