const PLAIN = /^[\x20-\x7e]*$/;
/** Most words of most payloads, which fold to themselves: plain small letters, Han, kana and Hangul. */
const FOLDED = /^(?:[a-z\d]+|[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+)$/;

/**
 * Accents of Latin letters, the dot under Devanagari letters, Arabic vowel signs, hamzas and stretching, and invisible
 * marks: what people leave out or write in two ways.
 */
const LEFT_OUT = /[\u0300-\u036f\u093c\u0640\u064b-\u0655\u0670\u200b-\u200f\u2060\u2066-\u2069\u202a-\u202e\ufeff]/g;
const REPLACED: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  ى: 'ي',
  ة: 'ه',
  ʼ: "'",
  '’': "'",
  '‘': "'",
};
const REPLACEABLE = /[ıłøßىةʼ’‘]/g;

/**
 * A word or phrase in the one form in which it is looked up: lower case, without accents and other marks that people leave
 * out (`ano anterior` for "año anterior"), single blanks, no full stop behind its last letter.
 */
export function foldWord(text: string): string {
  if (FOLDED.test(text)) return text;
  return tidied(PLAIN.test(text) ? text.toLowerCase() : withoutMarks(text));
}

function withoutMarks(text: string): string {
  const bare = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(LEFT_OUT, '').normalize('NFC');
  return bare.replace(REPLACEABLE, (letter) => REPLACED[letter] ?? letter);
}

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{L})\.$/u, '');
}
