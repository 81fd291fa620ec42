import { franc } from 'franc';

/** The thirteen languages of the service (specification 4.7, rule 5) by their three-letter codes. */
const LANGUAGES = new Map([
  ['eng', 'en'],
  ['spa', 'es'],
  ['por', 'pt'],
  ['fra', 'fr'],
  ['deu', 'de'],
  ['ita', 'it'],
  ['tur', 'tr'],
  ['ind', 'id'],
  ['jpn', 'ja'],
  ['kor', 'ko'],
  ['cmn', 'zh'],
  ['hin', 'hi'],
  ['arb', 'ar'],
]);
/** Fewer characters are a guess. */
const SHORTEST = 60;

/** Two-letter code of the language: what the source declares, else what its words look like among our thirteen. */
export function languageOf(declared: string | null | undefined, text: string): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(declared?.trim() ?? '')?.[0];
  if (code) return code.toLowerCase();
  const words = text.slice(0, 5_000);
  return LANGUAGES.get(franc(words, { only: [...LANGUAGES.keys()], minLength: SHORTEST })) ?? null;
}
