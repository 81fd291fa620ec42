import { type LanguageCode, monthIndex } from '@app/lingua';
import { linguaLanguage, measureBehind } from './measure-behind';
import { remembered } from './remembered';

/** Words before digits that name a thing and count nothing. */
const NAMERS =
  'isbn|sku|ref|no\\.|nr\\.|n°|nº|№|art\\.|article|artikel|artículo|artigo|articolo|madde|section|chapter|chapitre|kapitel|capítulo|' +
  'page|seite|figure|fig\\.|table|tabelle|version|v|line|linie|ligne|línea|linea|linha|route|bus|flight|room|floor|gate|gleis|platform';
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMERS})\\s?#?([\\d.-]*\\d)(?![\\d%]|[.,]?\\d)`, 'giu');

const WORD = '([\\p{L}\\p{M}]{3,})';
/** "3. Februar", "12 de mayo de 2026", "5–7 May"; the word is asked of the calendar. */
const DAY_AND_MONTH = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th|\\.|º|er)?(?:\\s?[–-]\\s?\\d{1,2})? (?:de |of )?${WORD}(?![\\p{L}\\p{M}])\\.?(?:,? (?:de )?\\d{4})?`,
  'giu',
);
const MONTH_AND_DAY = new RegExp(
  `(?<![\\p{L}\\p{M}])${WORD}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s?[%:.,]\\d)(?!\\s?%)(?:,? \\d{4})?`,
  'giu',
);

/** Digits that are no figures: addresses, days, hours, telephone numbers, footnotes and numbers of sections. */
const SHAPES: readonly RegExp[] = [
  /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/giu,
  /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/gu,
  /\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d{2}\b/gu,
  /(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?|\d{4}年(?!間)|\d{1,2}日(?!間)/gu,
  /(?:\d{4}년 ?)?\d{1,2}월(?: ?\d{1,2}일)?|\d{4}년(?!간)/gu,
  /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)?|\b\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b\.?/giu,
  /\b\d{1,2}(?:[.:]\d{2})? ?uhr\b|\bsaat \d{1,2}[.:]\d{2}|\b\d{1,2} ?h ?\d{2}\b/giu,
  /(?<!\d)\d{1,2}(?:時(?!間)|시(?![간속])|点|點)(?:\s?\d{1,2}[分분]|半)?/gu,
  /[第제]\s?\d+|(?<!\d)\d{1,3}[号號호号](?![a-z])/gu,
  /\+\d[\d ()-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/gu,
  // No figure begins with a zero that digits follow: a code, a number of a telephone. "10 000" goes on with one.
  /(?<![\d.,:]|\d[ \u00a0\u202f'’٬٫])0\d+(?:[ /-]\d+)*/gu,
  /\[\d+\]/gu,
  // "B 31", "S 8": roads and trains. Letters that are words of their own are none of them.
  /(?<![\p{L}\p{N}])[B-DF-HJ-NP-TV-XZ] \d{1,4}(?![\d%.,])/gu,
];

/** A text with a mark in place of each character of what is no figure. */
export function maskNoFigures(text: string, language: LanguageCode | null): string {
  const dateless = [DAY_AND_MONTH, MONTH_AND_DAY].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (hit: string, word: string) => (isMonth(word, language) ? blank(hit) : hit)),
    text,
  );
  const bare = SHAPES.reduce((rest, pattern) => rest.replace(pattern, blank), dateless);
  // "A line 12 km long", "per room 120 euros": what is measured is no number of a thing.
  return bare.replace(NAMED, (hit: string, digits: string, at: number) =>
    measureBehind(digits, bare.slice(at + hit.length, at + hit.length + 40), language) === null ? blank(hit) : hit,
  );
}

function blank(hit: string): string {
  return '\u0001'.repeat(hit.length);
}

/** Tells whether a word is the name of a month; a short one only as English or the text's language shortens it. */
export function isMonth(word: string, language: LanguageCode | null): boolean {
  const index = monthOf(`${word}\n${language ?? ''}`);
  if (index < 0 || word.length > 3) return index >= 0;
  return ['en', language ?? 'en'].some((code) => monthName(index, code).startsWith(word.toLowerCase()));
}

const monthOf = remembered((key: string) => {
  const [word = '', language] = key.split('\n');
  return monthIndex(word, linguaLanguage(language ?? null) ?? undefined);
});

const NAMES = new Map<string, string>();

function monthName(index: number, language: string): string {
  const key = `${language}${index}`;
  const known =
    NAMES.get(key) ??
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index)).toLowerCase();
  NAMES.set(key, known);
  return known;
}
