const writers = new Map<string, Intl.DisplayNames>();

/** What a language calls the country of a two-letter code (ISO 3166, by CLDR); null for other letters. */
export function regionName(code: string, locale: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const writer = writers.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  writers.set(locale, writer);
  return writer.of(code) ?? null;
}

export function isRegionCode(code: string): boolean {
  return regionName(code, 'en') !== null;
}
