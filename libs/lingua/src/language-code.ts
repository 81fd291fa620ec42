/** The thirteen languages of docs/specification.md 4.7, rule 5, by ISO 639-1 code. */
export const LANGUAGE_CODES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'tr', 'id', 'ja', 'ko', 'zh', 'hi', 'ar'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** What is shown on screen and what the voice is handed for it. */
export interface Written {
  display: string;
  spoken: string;
}
