import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from '@app/lingua';
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

/** What each language is written by. */
const WRITTEN: Readonly<Record<LanguageCode, Language>> = {
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
export const languages: readonly Language[] = LANGUAGE_CODES.map((code) => WRITTEN[code]);

/** The code of a language by code ("pt", "pt-BR") or English name, with or without what stands in brackets; null for others. */
function languageCode(nameOrCode: string): LanguageCode | null {
  const wanted = nameOrCode.trim().toLowerCase();
  const isNamed = (name: string) =>
    wanted === name.toLowerCase() || wanted === name.replace(/ \(.*$/, '').toLowerCase();
  const found = LANGUAGE_CODES.find(
    (code) => wanted === code || wanted.startsWith(`${code}-`) || isNamed(LANGUAGE_NAMES[code]),
  );
  return found ?? null;
}

/** A language by code or name; null for others. */
export function languageOf(nameOrCode: string): Language | null {
  const code = languageCode(nameOrCode);
  return code && WRITTEN[code];
}
