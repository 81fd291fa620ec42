const LANGUAGES = new Set(
  'es pt fr de it tr id nl pl ru uk sv da nb nn no fi cs sk hu ro el bg hr sl vi ca'.split(' '),
);

/** Tells whether a language writes "3,5" for three and a half. */
export function writesDecimalComma(language: string | null): boolean {
  return language !== null && LANGUAGES.has(language);
}
