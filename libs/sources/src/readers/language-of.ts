import { francAll } from 'franc';
import { type ByLanguage, LANGUAGE_CODES } from '@app/lingua';

/** The three-letter codes of the languages of videos. */
const FRANC_CODES: ByLanguage<string> = {
  en: 'eng',
  es: 'spa',
  pt: 'por',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  tr: 'tur',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  zh: 'cmn',
  hi: 'hin',
  ar: 'arb',
};
/** Fewer characters are a guess. */
const SHORTEST = 60;
/** Words that another language fits so much better are hardly of this one; few words fit many languages. */
const FITTING = 0.9;
const FITTING_SHORT = 0.8;

/** Two-letter code of the language: what the source declares, else what its words look like among ours. */
export function languageOf(declared: string | null | undefined, text: string): string | null {
  const code = tagOf(declared)?.slice(0, 2);
  if (code) return code.toLowerCase();
  const [best] = fitOf(text, SHORTEST);
  return LANGUAGE_CODES.find((known) => FRANC_CODES[known] === best?.[0]) ?? null;
}

/** A declared language with its region (`es-MX`); null for what is no such tag. */
export function tagOf(declared: string | null | undefined): string | null {
  return /^[a-z]{2}(?=$|[-_])[\w-]*/i.exec(declared?.trim() ?? '')?.[0] ?? null;
}

/**
 * Whether a text may be of a language: one that a caller names need not be its source's, such as that of a video about a
 * text in another. Only refuses: a text is never taken for a language by this.
 */
export function mayBeOf(language: string, text: string): boolean {
  const fits = fitOf(text, 1);
  const code = FRANC_CODES[language.slice(0, 2).toLowerCase()];
  if (code === undefined || fits[0]?.[0] === 'und') return true;
  const least = text.length < SHORTEST ? FITTING_SHORT : FITTING;
  return (fits.find(([name]) => name === code)?.[1] ?? 0) >= least;
}

function fitOf(text: string, minLength: number): Array<[string, number]> {
  return francAll(text.slice(0, 5_000), { only: LANGUAGE_CODES.map((code) => FRANC_CODES[code]), minLength });
}
