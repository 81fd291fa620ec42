import type { Lexicon, LexiconEntry } from './lexicon';

/** A piece of a folded text: digits, a word with what it means, or what stands between. */
export interface Lexeme {
  kind: 'digits' | 'word' | 'gap';
  text: string;
  from: number;
  to: number;
  entry: LexiconEntry;
  /** Begins within a longer written word, so no number can begin here (Korean). */
  inside?: boolean;
}

const DIGITS =
  /\d{4}-\d{2}-\d{2}(?:t[\d:.]+z?)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d.,])|\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,3}(?!\d))?|\d{1,3}(?: \d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,']\d+)*(?:e[+-]?\d+(?!\p{L}))?/uy;
const WORD = /[\p{L}\p{M}〇]+/uy;
const NOTHING: LexiconEntry = {};

/** Cuts a folded text into lexemes by a language's lexicon; together they are the text. */
export function lexemesOf(text: string, lexicon: Lexicon): Lexeme[] {
  const found: Lexeme[] = [];
  let at = 0;
  while (at < text.length) {
    const digits = matchAt(DIGITS, text, at);
    const next = digits
      ? [lexeme('digits', text, at, at + digits.length)]
      : (wordsAt(text, at, lexicon) ?? [lexeme('gap', text, at, at + 1)]);
    found.push(...next);
    at = next.at(-1)?.to ?? at + 1;
  }
  return found;
}

function lexeme(kind: Lexeme['kind'], text: string, from: number, to: number, entry = NOTHING): Lexeme {
  return { kind, text: text.slice(from, to), from, to, entry };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function wordsAt(text: string, at: number, lexicon: Lexicon): Lexeme[] | null {
  const written = matchAt(WORD, text, at);
  if (written === null) return null;
  // Arabic joins its "and" to what follows, also to a name in other letters: "وp95".
  const word = /^\p{Script=Arabic}+(?=[a-z])/u.exec(written)?.[0] ?? written;
  if (/^[a-z]/.test(word) && (lexicon.writing === 'unspaced' || lexicon.writing === 'hangul')) {
    const latin = /^[a-z]+/.exec(word)?.[0] ?? word;
    return [lexeme('word', text, at, at + latin.length, lexicon.entries.get(latin))];
  }
  if (lexicon.writing === 'unspaced') return [characterEntry(text, at, at + word.length, lexicon)];
  if (lexicon.writing === 'hangul') return hangulWord(text, at, at + word.length, lexicon);
  return phraseAt(text, at, word, lexicon);
}

/** The longest saying that begins here, then the word alone, its parts, or its beginning. */
function phraseAt(text: string, at: number, word: string, lexicon: Lexicon): Lexeme[] {
  const phrase = /^[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+)*/u.exec(text.slice(at, at + 80))?.[0] ?? word;
  const words = phrase.split(/[ '-]/);
  for (let count = Math.min(words.length, lexicon.longest); count >= 1; count -= 1) {
    const saying = words.slice(0, count).join(' ');
    const entry = lexicon.entries.get(saying);
    if (entry) return [lexeme('word', text, at, at + saying.length, entry)];
  }
  const parts = lexicon.writing === 'compound' ? compound(word, lexicon) : gluedAnd(word, lexicon);
  if (parts) {
    let from = at;
    return parts.map(({ length, entry }) => lexeme('word', text, from, (from += length), entry));
  }
  return [lexeme('word', text, at, at + word.length, stemEntry(word, lexicon))];
}

interface Part {
  length: number;
  entry: LexiconEntry;
}

/** "zweiundvierzig", "quarantadue" and "dreimonatige" as their parts; null for a word that is no number throughout. */
function compound(word: string, lexicon: Lexicon): Part[] | null {
  const rest = (from: number): Part[] | null => {
    if (from === word.length) return [];
    for (let to = word.length; to > from; to -= 1) {
      const entry = lexicon.entries.get(word.slice(from, to));
      // A letter scales digits alone: the k of "kune" is no thousand.
      if (!entry || !isNumberPart(entry) || (entry.scale !== undefined && to - from === 1)) continue;
      const following = rest(to);
      if (following) return [{ length: to - from, entry }, ...following];
    }
    const ending = from > 0 ? stemEntry(word.slice(from), lexicon) : undefined;
    const unit = from > 0 ? lexicon.entries.get(word.slice(from)) : undefined;
    if (unit?.currency ?? unit?.percentAfter) return [{ length: word.length - from, entry: unit ?? NOTHING }];
    return ending?.span ? [{ length: word.length - from, entry: ending }] : null;
  };
  const parts = rest(0);
  return parts && parts.length > 1 && parts[0]?.entry.join !== true ? parts : null;
}

function isNumberPart(entry: LexiconEntry): boolean {
  return (entry.atom ?? entry.times ?? entry.scale) !== undefined || entry.join === true || entry.half === true;
}

/** Arabic writes "and" as a letter before the word: وعشرون; a preposition of one letter likewise. */
function gluedAnd(word: string, lexicon: Lexicon): Part[] | null {
  if (lexicon.code !== 'ar' || !/^[وبلف]/.test(word)) return null;
  const entry = lexicon.entries.get(word.slice(1));
  if (!entry) return null;
  return [
    { length: 1, entry: word.startsWith('و') ? { join: true } : NOTHING },
    { length: word.length - 1, entry },
  ];
}

function stemEntry(word: string, lexicon: Lexicon): LexiconEntry {
  return lexicon.stems.find(({ stem }) => word.startsWith(stem))?.entry ?? NOTHING;
}

/** The longest saying from here on, else one character. */
function characterEntry(text: string, from: number, end: number, lexicon: Lexicon): Lexeme {
  for (let to = Math.min(end, from + lexicon.longest); to > from; to -= 1) {
    const entry = lexicon.entries.get(text.slice(from, to));
    if (entry && !(entry.stop && isWithinNumber(text, from, to, lexicon))) return lexeme('word', text, from, to, entry);
  }
  return lexeme('word', text, from, from + 1);
}

/** Whether what reads as another word is cut out of a number: 十分 of 五十分 and of 十分钟, 万一 of 十万一千. */
function isWithinNumber(text: string, from: number, to: number, lexicon: Lexicon): boolean {
  if (!isNumeral(text[from], lexicon)) return false;
  if (isNumeral(text[from - 1], lexicon)) return true;
  for (let end = to + 1; end <= Math.min(to + 2, text.length); end += 1) {
    const { span } = lexicon.entries.get(text.slice(from + 1, end)) ?? NOTHING;
    if (span === 'second' || span === 'minute' || span === 'hour') return true;
  }
  return false;
}

function isNumeral(character: string | undefined, { entries }: Lexicon): boolean {
  const { atom, times, scale } = entries.get(character ?? '') ?? NOTHING;
  return atom !== undefined || times !== undefined || scale !== undefined;
}

/** A Korean word from its beginning: sayings as long as they follow each other, then the rest as one. */
function hangulWord(text: string, from: number, end: number, lexicon: Lexicon): Lexeme[] {
  const phrase = text.slice(from, from + lexicon.longest);
  for (let length = phrase.length; length > end - from; length -= 1) {
    const entry = lexicon.entries.get(phrase.slice(0, length));
    if (entry) return [lexeme('word', text, from, from + length, entry)];
  }
  const found: Lexeme[] = [];
  let at = from;
  while (at < end) {
    const next = characterEntry(text, at, end, lexicon);
    if (next.entry === NOTHING) break;
    found.push({ ...next, inside: at > from });
    at = next.to;
  }
  if (at < end) found.push({ ...lexeme('word', text, at, end), inside: at > from });
  return found;
}
