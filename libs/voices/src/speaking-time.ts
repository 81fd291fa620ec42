import type { ByLanguage } from '@app/lingua';

/** Milliseconds a syllable of the house voice takes at pace 1, measured over the examples. */
const SYLLABLE_MS: ByLanguage<number> = {
  en: 225,
  es: 165,
  pt: 170,
  fr: 165,
  de: 195,
  it: 165,
  tr: 170,
  id: 170,
  ja: 135,
  ko: 165,
  zh: 220,
  hi: 165,
  ar: 180,
};
/** A Chinese character read in Japanese is about two syllables. */
const JAPANESE_READING = 1.9;
const STOP_MS = 330;
const COMMA_MS = 170;

/** How long a spoken text is likely to take, milliseconds, before a voice has said it. */
export function speakingTime(spoken: string, language = 'en'): number {
  const words = spoken.split(/\s+/).filter((word) => word !== '');
  const syllables = words.reduce(
    (total, word) => total + (/\d/.test(word) ? ofNumber(word) : ofWord(word, language)),
    0,
  );
  const stops = Math.max(0, (spoken.match(/[.!?:;](?=\s|$)|[。！？：।؟]/gu)?.length ?? 0) - 1);
  const commas = spoken.match(/,(?=\s)|[、，،]/gu)?.length ?? 0;
  return Math.round(syllables * (SYLLABLE_MS[language] ?? SYLLABLE_MS.en) + stops * STOP_MS + commas * COMMA_MS);
}

/** "412.6" is "four hundred twelve point six": about two syllables a digit that is not nought. */
function ofNumber(word: string): number {
  const digits = word.match(/[1-9]/g)?.length ?? 1;
  const scale = /\d,\d{3}/.test(word) ? 2 : 0;
  const point = /\d\.\d/.test(word) ? 1 : 0;
  return digits * 1.8 + scale + point;
}

/** Scripts that write a syllable a letter, or leave short vowels out. */
function ofScript(word: string, language: string): number {
  const count = (pattern: RegExp): number => word.match(pattern)?.length ?? 0;
  const characters = count(/\p{Script=Han}/gu) * (language === 'ja' ? JAPANESE_READING : 1);
  const syllables = count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const consonants = count(/(?!\u094d)\p{Script=Devanagari}(?<=\p{Lo})/gu) * 0.8;
  return characters + syllables + consonants + count(/\p{Script=Arabic}/gu) * 0.55;
}

function ofWord(word: string, language: string): number {
  const written = ofScript(word, language);
  if (written > 0) return written;
  const vowels = word.toLowerCase().match(/[aeiouyàâäéèêëíîïóôöúûüáñ]+/g)?.length ?? 0;
  const silent = /[^aeiouy]e[.,!?;:]?$/i.test(word) && vowels > 1 ? 1 : 0;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const dots = word.match(/\p{L}[./]\p{L}/gu)?.length ?? 0;
  return dots + Math.max(vowels - silent, letters > 0 ? Math.max(1, letters / 6) : 0);
}
