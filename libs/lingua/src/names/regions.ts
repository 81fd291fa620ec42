import type { LanguageCode } from '../language-code';

const writers = new Map<string, Intl.DisplayNames>();

/** What a language calls the country of a two-letter code (ISO 3166, by CLDR); null for other letters. */
export function regionName(code: string, language: LanguageCode | string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const writer = writers.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  writers.set(language, writer);
  return writer.of(code) ?? null;
}

export function isRegionCode(code: string): boolean {
  return regionName(code, 'en') !== null;
}
