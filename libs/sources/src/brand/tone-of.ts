import { countWords } from '../readers/figures/count-words';
import { sentencesOf } from '../readers/figures/sentences';
import { TONE_WORDS } from './tone-words';

/** How a site's own words sound, and how fast they would be told. */
export interface BrandTone {
  tone: 'playful' | 'neutral' | 'formal';
  pace: 'calm' | 'standard' | 'fast';
}

/** Fewer sentences or words are no manner of speaking. */
const LEAST = { sentences: 3, words: 25 };
/** In a hundred words. */
const MANY_EMOJI = 1;
const MANY_ADDRESSES = 1.2;
/** Of a hundred sentences. */
const MANY_EXCLAMATIONS = 15;
const FEW_EXCLAMATIONS = 4;
const SHORT_SENTENCE = 9;
const LONG_SENTENCE = 20;
const LOOKED_AT = 20_000;

/** Judges words alone: what they say is never read as a direction. */
export function toneOf(text: string, language: string | null): BrandTone {
  const read = text.slice(0, LOOKED_AT);
  const sentences = sentencesOf(read, language).filter((sentence) => /\p{L}/u.test(sentence));
  const words = countWords(read, language);
  if (sentences.length < LEAST.sentences || words < LEAST.words) return { tone: 'neutral', pace: 'standard' };
  const inHundred = (pattern: RegExp): number => ((read.match(pattern)?.length ?? 0) / words) * 100;
  const exclamations = (sentences.filter((sentence) => /[!！]$/u.test(sentence)).length / sentences.length) * 100;
  const { familiar, formal } = TONE_WORDS[language ?? ''] ?? { familiar: /(?!)/g, formal: /(?!)/g };
  const lean = inHundred(familiar) - inHundred(formal);
  const perSentence = words / sentences.length;
  const isPlayful =
    inHundred(/\p{Extended_Pictographic}/gu) > MANY_EMOJI || exclamations > MANY_EXCLAMATIONS || lean > MANY_ADDRESSES;
  const isFormal =
    exclamations < FEW_EXCLAMATIONS && (lean < -MANY_ADDRESSES || (lean <= 0 && perSentence > LONG_SENTENCE));
  return {
    tone: isPlayful ? 'playful' : isFormal ? 'formal' : 'neutral',
    pace: perSentence < SHORT_SENTENCE ? 'fast' : perSentence > LONG_SENTENCE ? 'calm' : 'standard',
  };
}
