import { cleanWord } from './spoken-text';
import type { VoiceToken } from './voice';

/** How the voice rests after a word. */
export type Rest = 'none' | 'comma' | 'clause' | 'stop' | 'trail';

/** One word as an engine gets it; `token` is the index in the line that it belongs to. */
interface SentenceWord {
  token: number;
  text: string;
  rest: Rest;
}

/** Engines speak sentence by sentence: pitch starts afresh and the pause between is ours. */
export interface Sentence {
  words: SentenceWord[];
  ending: 'statement' | 'question' | 'exclamation';
  /** Place of the first word that is written with digits; absent where none is. */
  figureAt?: number;
  /** Place of the last one. */
  lastFigure?: number;
  /** How it is performed; absent where it is read as it comes. */
  tune?: Tune;
}

/** What an engine makes of a sentence beyond its words, each as far as it can. */
export interface Tune {
  /** Speed against the line's pace. */
  rate: number;
  /** Semitones above the voice's own. */
  pitch: number;
  /** The words that carry the sentence, places from and up to: said higher, and slower where the engine can. */
  stress: { from: number; to: number } | null;
}

/** What an engine answers for a sentence: samples from -1 to 1 and a span for each word, null where it told none. */
export interface RawSentence {
  samples: Float32Array;
  sampleRate: number;
  words: Array<{ fromMs: number; toMs: number } | null>;
}

/** An engine that can say sentences. Throws `VoiceError`, or the reason of an aborted signal. */
export interface SpeechEngine {
  speak(sentences: Sentence[], pace: number, signal?: AbortSignal): Promise<RawSentence[]>;
}

const CLOSERS = /["'”’»›)\]}」』】）\s]+$/u;

/** The rest that the punctuation at the end of a written or spoken word asks for, in all scripts of the house. */
export function restAfter(text: string): Rest {
  const bare = text.replace(CLOSERS, '');
  if (/(?:\.\.\.|…)$/u.test(bare)) return 'trail';
  if (/[.!?。！？．؟।॥]$/u.test(bare)) return 'stop';
  if (/[;:；：؛—–·]$/u.test(bare)) return 'clause';
  if (/[,，、،]$/u.test(bare)) return 'comma';
  return 'none';
}

function endingOf(text: string): Sentence['ending'] {
  const bare = text.replace(CLOSERS, '');
  if (/[?？؟]!?$/u.test(bare)) return 'question';
  return /[!！]$/u.test(bare) ? 'exclamation' : 'statement';
}

const STRENGTH: Record<Rest, number> = { none: 0, comma: 1, clause: 2, trail: 3, stop: 4 };
const stronger = (a: Rest, b: Rest): Rest => (STRENGTH[b] > STRENGTH[a] ? b : a);

/**
 * Splits a line into sentences of clean words. Tokens without anything to say vanish, but their punctuation
 * ("—" alone, say) still rests the word before. Empty when nothing can be said.
 */
export function toSentences(tokens: VoiceToken[], clean: (word: string) => string[] = cleanWord): Sentence[] {
  const sentences: Sentence[] = [];
  let words: SentenceWord[] = [];
  const finish = (written: string) => {
    const isFigure = ({ token }: SentenceWord) => /\p{Nd}/u.test(tokens[token]?.display ?? '');
    const figureAt = words.findIndex(isFigure);
    const figure = figureAt < 0 ? {} : { figureAt, lastFigure: words.findLastIndex(isFigure) };
    if (words.length > 0) sentences.push({ words, ending: endingOf(written), ...figure });
    words = [];
  };
  for (const [token, { display, spoken }] of tokens.entries()) {
    for (const part of spoken.split(/\s+/u)) {
      const rest = restAfter(part);
      for (const text of clean(part)) words.push({ token, text, rest: 'none' });
      const last = words.at(-1);
      if (last) last.rest = stronger(last.rest, rest);
      if (rest === 'stop') finish(part);
    }
    const last = words.at(-1);
    if (last) last.rest = stronger(last.rest, restAfter(display));
    if (last?.rest === 'stop') finish(display);
  }
  finish('');
  return sentences;
}
