/** The languages of videos by ISO 639-1 code, with the English name that requests may give (docs/specification.md 4.7, rule 5). */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese (Brazil)',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  tr: 'Turkish',
  id: 'Indonesian',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese (Simplified)',
  hi: 'Hindi',
  ar: 'Arabic',
} as const;

export type LanguageCode = keyof typeof LANGUAGE_NAMES;

export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as LanguageCode[];

/** An entry for every language: a missing one does not compile. Any code may be looked up; others have none. */
export type ByLanguage<Entry> = Readonly<Record<LanguageCode, Entry> & Record<string, Entry | undefined>>;

/** What is shown on screen and what the voice is handed for it. */
export interface Written {
  display: string;
  spoken: string;
}
