/**
 * Arabic words with vowels as espeak reads them. It wants the doubling sign before the vowel, though Unicode orders them the
 * other way (after it the vowel falls silent), and says the T of an ending that people leave out where they rest.
 */
export function respellArabic(word: string): string {
  if (!/[\u064b-\u0650]/u.test(word)) return word;
  return word.replace(/([\u064b-\u0650])\u0651/gu, '\u0651$1').replace(/\u064e?ة$/u, '\u064e');
}
