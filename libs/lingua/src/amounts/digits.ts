/** Signs of every script in the form that numbers are read in; one character stays one character. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'−–—‐‑﹣－'].map((sign) => [sign, '-'] as const),
  ...[...'＋﹢'].map((sign) => [sign, '+'] as const),
  ...[...'\u00a0\u202f\u2009\u2007\u2002\u2003\u3000\u2005\u2006\u2008\t\n\r'].map((sign) => [sign, ' '] as const),
  ...[...'’‘ʼ′＇`´'].map((sign) => [sign, "'"] as const),
  ['．', '.'],
  ['，', ','],
  ['﹒', '.'],
  ['﹐', ','],
  ['％', '%'],
  ['٪', '%'],
  ['﹪', '%'],
  ['（', '('],
  ['）', ')'],
  ['／', '/'],
  ['⁄', '/'],
  ['∕', '/'],
  ['～', '~'],
  ['＄', '$'],
  ['￥', '¥'],
  ['￡', '£'],
  ['￦', '₩'],
  ['＜', '<'],
  ['＞', '>'],
]);
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u061c]/u;
const DIGIT = /\p{Nd}/u;

/** A text with Western digits and signs, without the marks of direction that nobody sees. */
export function foldDigits(text: string): string {
  let folded = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80 && code > 0x20) folded += character;
    else if (DIGIT.test(character)) folded += String(valueOfDigit(code));
    else if (!UNSEEN.test(character)) folded += SIGNS.get(character) ?? character;
  }
  return folded;
}

/** Decimal digits of every script stand in runs of ten that begin at their zero. */
function valueOfDigit(code: number): number {
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
