import { wordTable } from '@app/facts';
/** A text made plain for reading, with the place in the original of each of its characters. */
export interface FoldedText {
  text: string;
  /** `at[i]` is the offset in the original of character i; one entry more than characters. */
  at: number[];
}

/** Languages whose accents are often left out and tell no two numbers apart. */
const BARE_ACCENTS = new Set(['es', 'pt', 'fr', 'it']);
/** But for these: Italian "metà" is a half, and "meta" a goal. */
const TELLING_ACCENTS = wordTable<string>({ it: 'à' });
const SIGNS = wordTable<string>({
  '٫': '.',
  '٬': ',',
  '٪': '%',
  // Full-width marks part two figures, which stand without a blank there.
  '，': ', ',
  '：': ': ',
  '−': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  〇: '〇',
  '’': "'",
  ß: 'ß',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
});
/** Fractions of one character as decimals; what stands before them is the whole. */
const VULGAR = wordTable<string>({
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
  '⅕': '.2',
  '⅖': '.4',
  '⅗': '.6',
  '⅘': '.8',
  '⅛': '.125',
});
/** Vowel signs of Arabic, stretched letters, joiners and direction marks. */
const UNSEEN = /\u0640|[\u064b-\u0652]|[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹]/u;

/** Lower case, western digits and separators, one form a letter. Pure; `code` is the language's ISO 639-1 code. */
export function foldText(original: string, code: string): FoldedText {
  let text = '';
  const at: number[] = [];
  let offset = 0;
  for (const character of original) {
    const folded = foldCharacter(character, code, text.at(-1) ?? '');
    for (let index = 0; index < folded.length; index += 1) at.push(offset);
    text += folded;
    offset += character.length;
  }
  at.push(offset);
  return { text, at };
}

function foldCharacter(character: string, code: string, before: string): string {
  if (UNSEEN.test(character)) return '';
  const vulgar = VULGAR[character];
  if (vulgar !== undefined) return /\d/.test(before) ? vulgar : `0${vulgar}`;
  // A raised digit behind a letter belongs to a unit: km².
  if (RAISED.test(character) && /\p{L}/u.test(before)) return '';
  const sign = SIGNS[character];
  if (sign !== undefined) return sign;
  if (/\p{Nd}/u.test(character)) return String(digitOf(character));
  const roman = romanOf(character);
  if (roman !== null) return roman;
  const plain = character.normalize('NFKC').toLocaleLowerCase(code);
  const isBare = BARE_ACCENTS.has(code) && plain !== TELLING_ACCENTS[code];
  const bare = isBare ? plain.normalize('NFD').replace(/\p{Mn}/gu, '') : plain;
  return [...bare].map((part) => SIGNS[part] ?? (/\p{Nd}/u.test(part) ? String(digitOf(part)) : part)).join('');
}

/** Digits of a script stand in a row of ten that begins at x0 or x6. */
function digitOf(character: string): number {
  const code = character.normalize('NFKC').codePointAt(0) ?? 0;
  const low = code & 0xf;
  return /\p{Nd}/u.test(String.fromCodePoint(code & ~0xf)) ? low : low - 6;
}

/** Roman numerals that are characters of their own, I to XII. */
function romanOf(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x2160 && code <= 0x216b) return String(code - 0x215f);
  if (code >= 0x2170 && code <= 0x217b) return String(code - 0x216f);
  return null;
}
