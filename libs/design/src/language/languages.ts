import { arabic } from './ar/arabic';
import { german } from './de/german';
import { english } from './en/english';
import { spanish } from './es/spanish';
import { french } from './fr/french';
import { hindi } from './hi/hindi';
import { indonesian } from './id/indonesian';
import { italian } from './it/italian';
import { japanese } from './ja/japanese';
import { korean } from './ko/korean';
import type { Language } from './language';
import { portuguese } from './pt/portuguese';
import { turkish } from './tr/turkish';
import { chinese } from './zh/chinese';

/** The languages of the service by code, with the English name that requests may give. */
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

/** Languages that are written, by code. */
const WRITTEN: Readonly<Partial<Record<LanguageCode, Language>>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
  tr: turkish,
  id: indonesian,
  ja: japanese,
  ko: korean,
  zh: chinese,
  hi: hindi,
  ar: arabic,
};

/** Every language that videos can be made in, in the order of the specification. */
export const languages: readonly Language[] = Object.values(WRITTEN);

/** The code of a language by code ("pt", "pt-BR") or English name, with or without what stands in brackets; null for others. */
function languageCode(nameOrCode: string): LanguageCode | null {
  const wanted = nameOrCode.trim().toLowerCase();
  const found = Object.entries(LANGUAGE_NAMES).find(
    ([code, name]) =>
      wanted === code ||
      wanted.startsWith(`${code}-`) ||
      wanted === name.toLowerCase() ||
      wanted === name.replace(/ \(.*$/, '').toLowerCase(),
  );
  return (found?.[0] as LanguageCode | undefined) ?? null;
}

/** A language by code or name; null where none such is written. */
export function languageOf(nameOrCode: string): Language | null {
  const code = languageCode(nameOrCode);
  return (code && WRITTEN[code]) ?? null;
}
