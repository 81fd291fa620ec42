import type { Rest, Sentence, Tune } from './sentence';

/** Silence that follows a word where sense asks for nothing else, milliseconds at pace 1. */
const PLAIN_MS: Record<Rest, number> = { none: 0, comma: 170, clause: 260, stop: 330, trail: 460 };

/** A long phrase needs a longer breath than a short one: from three fifths of it to a tenth more at eight words. */
const SHORTEST = 0.6;
const LONG_PHRASE = 8;
/** Before the figure that the phrase is about, and after it. */
const PREPARED = 1.4;
const AFTER_FIGURE = 1.2;
/** A question waits for its answer. */
const ASKED = 1.5;
/** After the sentence that opens a line, where more than one follows: the thesis is left to stand. */
const THESIS = 1.2;
/** Between fragments of up to three words ("One pool. One rate."), which belong together. */
const FRAGMENT_WORDS = 3;
const FRAGMENT = 0.7;
/** Between the items of a list, each of up to three words. */
const ITEM = 0.75;
/** A figure is prepared when so few words precede it after the rest. */
const NEAR = 2;
/** No pause inside a line beyond this share of the plain one. */
const MOST = 1.9;

/**
 * The pauses of a line by its sense: milliseconds at pace 1 after each word of each sentence. Zero where the voice reads
 * on. The same words always rest the same.
 */
export function planRests(sentences: Sentence[]): number[][] {
  return sentences.map((sentence, place) => {
    let phraseFrom = 0;
    return sentence.words.map(({ rest }, index) => {
      if (rest === 'none') return 0;
      const length = index + 1 - phraseFrom;
      phraseFrom = index + 1;
      const isLast = index === sentence.words.length - 1;
      const share = isLast ? betweenShare(sentences, place) : insideShare(sentence, index, length);
      const breath = SHORTEST + 0.5 * Math.min(1, length / LONG_PHRASE);
      return Math.round(PLAIN_MS[rest] * Math.min(MOST, breath * share));
    });
  });
}

function insideShare({ figureAt, words }: Sentence, index: number, length: number): number {
  if (isNear(figureAt, index + 1)) return PREPARED;
  if (figureAt === index) return AFTER_FIGURE;
  const next = words.slice(index + 1).findIndex(({ rest }) => rest !== 'none') + 1;
  const isItem = words[index]?.rest === 'comma' && Math.max(length, next) <= FRAGMENT_WORDS;
  return isItem ? ITEM : 1;
}

function betweenShare(sentences: Sentence[], place: number): number {
  const sentence = sentences[place];
  const next = sentences[place + 1];
  if (!sentence || !next) return 1;
  if (sentence.ending === 'question') return ASKED;
  if (isNear(next.figureAt, 0)) return PREPARED;
  if (isFragment(sentence) && isFragment(next)) return FRAGMENT;
  const thesis = place === 0 && sentences.length > 2 ? THESIS : 1;
  return sentence.figureAt === undefined ? thesis : Math.max(thesis, AFTER_FIGURE);
}

/** A question is asked a little higher and a fragment said slowly; long sentences without a figure are hurried through. */
const QUESTION_PITCH = 0.6;
const RATES = { fragment: 0.94, figure: 0.97, long: 1.05 };
const LONG_WORDS = 11;
/** Semitones by which the first of several sentences stands above the last. */
const DECLINE = 0.8;

/**
 * Gives each sentence of a line its tune: speed and pitch by its sense, and the figure that it ends on as what is stressed.
 * `pitch`, semitones, is the whole line's.
 */
export function performed(sentences: Sentence[], pitch: number): Sentence[] {
  return sentences.map((sentence, place) => {
    const way = sentences.length > 1 ? 0.5 - place / (sentences.length - 1) : 0;
    const asks = sentence.ending === 'question' ? QUESTION_PITCH : 0;
    return {
      ...sentence,
      tune: { rate: rateOf(sentence), pitch: pitch + asks + DECLINE * way, stress: stressOf(sentence) },
    };
  });
}

function rateOf(sentence: Sentence): number {
  if (isFragment(sentence)) return RATES.fragment;
  if (sentence.figureAt !== undefined) return RATES.figure;
  return sentence.words.length >= LONG_WORDS ? RATES.long : 1;
}

/** All words of the last token that is a figure; a sentence that is nothing else needs no stress. */
function stressOf({ words, lastFigure }: Sentence): Tune['stress'] {
  if (lastFigure === undefined) return null;
  const token = words[lastFigure]?.token;
  const from = words.findIndex((word) => word.token === token);
  const to = words.findLastIndex((word) => word.token === token) + 1;
  return to - from < words.length ? { from, to } : null;
}

function isNear(figureAt: number | undefined, from: number): boolean {
  return figureAt !== undefined && figureAt >= from && figureAt - from <= NEAR;
}

function isFragment({ words }: Sentence): boolean {
  return words.length <= FRAGMENT_WORDS;
}
