import { wordTable } from '@app/facts';
import { likelyCurrencies, type SpanUnit } from '@app/lingua';
import { type Amount, amountsOf, times } from './amounts';
import { foldText } from './fold-text';
import { type Lexeme, lexemesOf } from './lexemes';
import type { Lexicon } from './lexicon';
import { lexiconOf } from './numeral-languages';
import { readSpelled } from './spelled';

const SIGN = /^\p{Sc}$/u;

/** One number of a text, in digits or words, with all that it may mean. */
export interface Numeral {
  /** As it stands in the text, with its unit. */
  text: string;
  from: number;
  to: number;
  /** Every plausible reading; none for digits that are no number ("1.2.3"). */
  amounts: Amount[];
  /**
   * `ordinal`: a place in a list. `fraction`: a part or multiple of a whole. `date` and `clock`: `parts` holds their
   * numbers. `name`: digits within a word of letters ("Q4", "v3").
   */
  form: 'number' | 'ordinal' | 'fraction' | 'date' | 'clock' | 'name';
  parts: number[];
  percent: boolean;
  /** ISO code of a currency that stands with it. */
  currency: string | null;
  /** The word of its currency counts other things as well: "livres" are books, "pounds" a weight. */
  isOtherWord?: boolean;
  span: SpanUnit | null;
  /** A sign that is written or said; 0 where there is none. */
  sign: -1 | 0 | 1;
  spelled: boolean;
  /** The words beside it, folded; empty at an end or a stop. */
  before: string;
  after: string;
}

/** Letters that scale digits they touch, in any language; the first are also units. */
const SUFFIXES = wordTable<readonly number[]>({
  k: [1e3],
  m: [1, 1e6],
  mm: [1, 1e6],
  mn: [1e6],
  b: [1, 1e9],
  bn: [1e9],
  t: [1, 1e12],
  tn: [1e12],
  mio: [1e6],
  mrd: [1e9],
});
const SPANS = wordTable<SpanUnit>({
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
  min: 'minute',
});
const PLACE_ENDINGS = /^(st|nd|rd|th|º|ª|o|a|e|er|re|eme|ème|nci|inci|uncu|üncü)$/;

/** Every number of a text in a language (ISO code), in order. The text is read as it is, without references. */
export function readNumerals(text: string, language: string): Numeral[] {
  const lexicon = lexiconOf(language);
  const folded = foldText(text, lexicon.code);
  const lexemes = lexemesOf(folded.text, lexicon);
  const found: Numeral[] = [];
  let index = 0;
  while (index < lexemes.length) {
    const read = numeralAt(lexemes, index, lexicon);
    if (!read) {
      index += 1;
      continue;
    }
    const from = folded.at[lexemes[read.first]?.from ?? 0] ?? 0;
    const to = folded.at[lexemes[read.next - 1]?.to ?? 0] ?? text.length;
    const { first, next, ...numeral } = read;
    const last = lexemes[next - 1]?.text ?? '';
    found.push({
      ...numeral,
      isOtherWord: numeral.currency !== null && likelyCurrencies(last, lexicon.code).length > 1,
      text: text.slice(from, to),
      from,
      to,
      before: neighbour(lexemes, first - 1, -1),
      after: neighbour(lexemes, next, 1),
    });
    index = next;
  }
  return found.map((numeral, at) => shareUnit(numeral, found[at + 1], text));
}

const ORIGINS = /^(?:from|between|von|zwischen|vom|de|entre|du|desde|da|dal|tra|van|tussen)$/;

/** "From 9.4 to 11.2 percent": both are percentages. */
function shareUnit(numeral: Numeral, next: Numeral | undefined, text: string): Numeral {
  const isBare = numeral.form === 'number' && !numeral.percent && numeral.currency === null && numeral.span === null;
  if (!isBare || !next?.percent || !ORIGINS.test(numeral.before)) return numeral;
  return /^\s+\p{L}{1,4}\s+$/u.test(text.slice(numeral.to, next.from)) ? { ...numeral, percent: true } : numeral;
}

type Read = Omit<Numeral, 'text' | 'from' | 'to' | 'before' | 'after'> & { first: number; next: number };

function numeralAt(lexemes: readonly Lexeme[], index: number, lexicon: Lexicon): Read | null {
  const lexeme = lexemes[index];
  if (!lexeme || lexeme.entry.stop) return null;
  if (lexeme.kind === 'digits') return digitsAt(lexemes, index, lexicon);
  if (lexeme.kind === 'gap') return null;
  if (lexeme.entry.fraction !== undefined) return plain(index, index + 1, 'fraction', lexeme.entry.fraction, 0.002);
  if (lexeme.entry.ordinal !== undefined) return plain(index, index + 1, 'ordinal', lexeme.entry.ordinal, 1);
  const spelled = lexeme.inside ? null : readSpelled(lexemes, index, lexicon);
  if (!spelled) return null;
  const read = withUnits(lexemes, index, spelled.next, spelled.amounts);
  const carried = read.percent || read.currency !== null || read.span !== null;
  // "One" is an article or a pronoun in every language; before a percent word alone it is always a number.
  const isOne = spelled.amounts[0]?.value === 1;
  if (spelled.weak && !(isOne ? read.percent : carried)) return null;
  if (needsCounter(lexicon) && !carried && !endsWell(lexemes[read.next])) return null;
  return { ...read, spelled: true };
}

/** In a script without blanks a number in characters is one only before a counter or at the end of its words. */
function needsCounter(lexicon: Lexicon): boolean {
  return lexicon.writing === 'unspaced' || lexicon.writing === 'hangul';
}

function endsWell(next: Lexeme | undefined): boolean {
  return next === undefined || next.kind === 'gap' || next.entry.counter === true;
}

function plain(first: number, next: number, form: Numeral['form'], value: number, step: number): Read {
  return {
    first,
    next,
    form,
    amounts: [{ value, step }],
    parts: [],
    percent: false,
    currency: null,
    span: null,
    sign: 0,
    spelled: true,
  };
}

function digitsAt(lexemes: readonly Lexeme[], index: number, lexicon: Lexicon): Read {
  const { text } = lexemes[index] ?? { text: '' };
  const base = { ...plain(index, index + 1, 'number', 0, 1), spelled: false, amounts: amountsOf(text) };
  if (/^\d{1,2}:\d/.test(text)) return { ...base, form: 'clock', amounts: [], parts: text.split(':').map(Number) };
  if (/^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(text))
    return { ...base, form: 'date', amounts: [], parts: numbersIn(text.replace(/t.*$/, '')) };
  const before = lexemes[index - 1];
  // "Rp41 juta" is an amount.
  const isSign = before?.entry.currency !== undefined;
  if (before?.kind === 'word' && /[a-z]$/.test(before.text) && !isSign)
    return { ...base, form: 'name', first: index - 1 };
  const after = lexemes[index + 1];
  if (after?.kind === 'word' && PLACE_ENDINGS.test(after.text) && lexemes[index + 2]?.kind !== 'word')
    return { ...base, form: 'ordinal', next: index + 2 };
  if (after?.text === 'x' || after?.text === '×') return { ...base, next: index + 2 };
  const letters = suffixAt(lexemes, index);
  if (letters) {
    const own = lexicon.entries.get(letters.text)?.scale;
    const factors = [...letters.factors, ...(own === undefined ? [] : [own])];
    const amounts = base.amounts.flatMap((amount) => factors.map((factor) => times(amount, factor)));
    return withUnits(lexemes, index, letters.next, amounts);
  }
  const chain = readSpelled(lexemes, index, lexicon);
  if (chain) return withUnits(lexemes, index, chain.next, chain.amounts);
  return withUnits(lexemes, index, index + 1, base.amounts);
}

/** Letters that scale the digits before them, with or without a blank between. */
function suffixAt(
  lexemes: readonly Lexeme[],
  index: number,
): { text: string; factors: readonly number[]; next: number } | null {
  const at = lexemes[index + 1]?.text === ' ' ? index + 2 : index + 1;
  const { kind, text } = lexemes[at] ?? { kind: 'gap', text: '' };
  const factors = kind === 'word' ? SUFFIXES[text] : undefined;
  return factors ? { text, factors, next: at + 1 } : null;
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** What stands before and behind a number and belongs to it: sign, percent, currency, a span of time. */
function withUnits(lexemes: readonly Lexeme[], index: number, end: number, amounts: Amount[]): Read {
  const read: Read = { ...plain(index, end, 'number', 0, 1), spelled: false, amounts };
  lookBehind(lexemes, index, read);
  lookAhead(lexemes, end, read);
  return read;
}

/** What a hyphen is a sign after: a gap, the end of a reference, a letter of a script without blanks. */
const NO_HYPHEN_AFTER = /^[\s(|]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

function lookBehind(lexemes: readonly Lexeme[], index: number, read: Read): void {
  let at = index - 1;
  for (let steps = 0; steps < 6 && at >= 0; steps += 1) {
    const lexeme = lexemes[at];
    if (!lexeme) break;
    const beside = lexemes[at - 1];
    if (lexeme.text === ' ') {
      at -= 1;
      continue;
    }
    if (isPercentBefore(lexemes, at)) read.percent = true;
    else if (SIGN.test(lexeme.text)) read.currency = likelyCurrencies(lexeme.text)[0] ?? null;
    else if (/^[+-]$/.test(lexeme.text) && (beside === undefined || NO_HYPHEN_AFTER.test(beside.text)))
      read.sign = lexeme.text === '+' ? 1 : -1;
    else if (lexeme.entry.minus) read.sign = -1;
    else if (/^(us|r|a|c|hk)$/.test(lexeme.text) && read.currency === 'USD' && read.first === at + 1) {
      if (lexeme.text !== 'us') read.currency = lexeme.text === 'r' ? 'BRL' : null;
    } else break;
    read.first = at;
    at -= 1;
  }
}

function lookAhead(lexemes: readonly Lexeme[], end: number, read: Read): void {
  let at = end;
  for (let steps = 0; steps < 5; steps += 1) {
    const lexeme = lexemes[at];
    if (!lexeme) break;
    const { entry, text } = lexeme;
    if (/^[ -]$/.test(text) || isConnector(lexemes, at, read)) {
      at += 1;
      continue;
    }
    if (entry.stop) break;
    if (text === '%' || entry.percentAfter) read.percent = true;
    else if (SIGN.test(text)) read.currency ??= likelyCurrencies(text)[0] ?? null;
    else if (entry.currency !== undefined && read.currency === null && !read.percent) read.currency = entry.currency;
    else if (entry.span !== undefined && !read.percent && read.currency === null) read.span = entry.span;
    else if (SPANS[text] !== undefined && lexemes[at - 1]?.kind === 'digits') read.span = SPANS[text] ?? null;
    else break;
    at += 1;
    read.next = at;
    if (read.span !== null) break;
  }
}

/** "yüzde 6,84", "%6,84"; a sign behind another number belongs to that. */
function isPercentBefore(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.entry.percentBefore) return true;
  if (lexemes[at]?.text !== '%' || lexemes[at + 1]?.kind !== 'digits') return false;
  return lexemes[at - 1]?.kind !== 'digits' && lexemes[at - 2]?.kind !== 'digits';
}

/** "millones de dólares", "milioni di dollari", "millions d'euros", "12 Mrd. Euro": what may stand before a currency. */
function isConnector(lexemes: readonly Lexeme[], at: number, read: Read): boolean {
  const text = lexemes[at]?.text ?? '';
  if (read.currency !== null || read.percent) return false;
  if (text === '.' && lexemes[at - 1]?.entry.scale === undefined) return false;
  // A currency before digits is that number's: "372 juta. Rp3,4".
  if (text === '.' && lexemes[at + 3]?.kind === 'digits') return false;
  if (text === '.') return lexemes[at + 1]?.text === ' ' && lexemes[at + 2]?.entry.currency !== undefined;
  return /^(de|di|d|')$/.test(text) && lexemes[at - 1]?.kind !== 'digits';
}

function neighbour(lexemes: readonly Lexeme[], from: number, step: -1 | 1): string {
  for (let index = from; ; index += step) {
    const lexeme = lexemes[index];
    if (!lexeme || /^[.!?;:,]$/.test(lexeme.text)) return '';
    if (lexeme.kind === 'word') return lexeme.text;
    if (lexeme.kind === 'digits') return '';
  }
}
