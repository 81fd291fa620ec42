/** What news channels write on air; other languages keep the English word, as their channels do. */
const LIVE: Readonly<Record<string, string>> = {
  ar: 'مباشر',
  es: 'EN VIVO',
  fr: 'EN DIRECT',
  it: 'IN DIRETTA',
  pt: 'AO VIVO',
  tr: 'CANLI',
};

/** The word on the bug. */
export function liveWord(language: string): string {
  return LIVE[language] ?? 'LIVE';
}
