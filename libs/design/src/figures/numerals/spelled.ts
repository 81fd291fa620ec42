import { type Amount, amountsOf, times } from './amounts';
import type { Lexeme } from './lexemes';
import type { Lexicon } from './lexicon';

/** A number read from words, or from digits with scale words behind them. */
export interface Spelled {
  amounts: Amount[];
  /** Index of the lexeme behind it. */
  next: number;
  /** Only a word that is usually no number. */
  weak: boolean;
}

interface State {
  /** What the scales so far have closed. */
  total: Amount[];
  /** What has been added up since, in words or from digits; null where nothing was. */
  group: Amount[] | null;
  /** The last scale. */
  scale: number;
  /** All atoms of the group were single digits in a row. */
  single: boolean;
  decimals: boolean;
  words: number;
}

const NOUGHT: readonly Amount[] = [{ value: 0, step: 1 }];

/** Reads the number that begins at `index`; null where none does. Digits are read only with a scale word behind them. */
export function readSpelled(lexemes: readonly Lexeme[], index: number, lexicon: Lexicon): Spelled | null {
  const state: State = { total: [...NOUGHT], group: null, scale: Infinity, single: true, decimals: false, words: 0 };
  let next = index;
  let read = false;
  for (let at = index; at < lexemes.length;) {
    const lexeme = lexemes[at];
    if (!lexeme || lexeme.entry.stop) break;
    const isFirst = at === index;
    if (!isFirst && /^[ -]$/.test(lexeme.text)) {
      at += 1;
      continue;
    }
    const isJoin = !isFirst && lexeme.entry.join === true;
    const step = isJoin ? joinedAtom(lexemes, at, state) : take(lexemes, at, state, lexicon);
    if (step === null) break;
    if (step.reads) read = true;
    at = step.next;
    next = at;
  }
  const begin = lexemes[index];
  if (next === index || (begin?.kind === 'digits' && !read)) return null;
  const group = state.group ?? [{ value: 0, step: Infinity }];
  const amounts = state.total.flatMap((total) =>
    group.map((part) => {
      const { value, step } = total.value === 0 ? part : afterHigher(part);
      return {
        value: total.value + value,
        step: step === Infinity ? total.step : total.value === 0 ? step : Math.min(step, total.step),
      };
    }),
  );
  const others = withoutUnit(amounts, lexemes[next - 1]);
  return { amounts: [...amounts, ...others], next, weak: state.words === 1 && begin?.entry.weak === true };
}

/** Behind a higher group the noughts of a lower one are the rounding of the whole: 841万2000 for 8,412,346. */
function afterHigher({ value, step }: Amount): Amount {
  if (step === Infinity || !Number.isInteger(value) || value === 0) return { value, step };
  const noughts = /0*$/.exec(String(value))?.[0].length ?? 0;
  return { value, step: Math.max(step, 10 ** noughts) };
}

/** A last word may be a number or the unit behind it: 삼십일 is thirty-one, or the thirtieth day. */
function withoutUnit(amounts: readonly Amount[], last: Lexeme | undefined): Amount[] {
  const { atom, span } = last?.entry ?? {};
  if (atom === undefined || span === undefined) return [];
  return amounts.flatMap(({ value, step }) => (value > atom ? [{ value: value - atom, step }] : []));
}

interface Step {
  next: number;
  /** It makes a number of digits that stand before it: a scale word, or decimals. */
  reads: boolean;
}

/** "und" and its like hold only between two parts of one number. */
function joinedAtom(lexemes: readonly Lexeme[], at: number, state: State): Step | null {
  let behind = at + 1;
  while (lexemes[behind]?.text === ' ') behind += 1;
  const atom = lexemes[behind]?.entry.atom;
  if (atom === undefined || state.decimals || lexemes[behind]?.kind !== 'word') return null;
  if (state.group === null) {
    if (!Number.isFinite(state.scale) || atom >= state.scale) return null;
    state.group = [spelledAmount(atom)];
  } else if (!addAtom(state, atom, true)) return null;
  state.words += 1;
  return { next: behind + 1, reads: false };
}

function take(lexemes: readonly Lexeme[], at: number, state: State, lexicon: Lexicon): Step | null {
  const { entry, kind, text } = lexemes[at] ?? { entry: {}, kind: 'gap', text: '' };
  if (kind === 'digits') {
    if (state.group !== null || (state.words > 0 && !Number.isFinite(state.scale))) return null;
    const amounts = amountsOf(text);
    if (amounts.length === 0 || (Number.isFinite(state.scale) && amounts.every(({ value }) => value >= state.scale)))
      return null;
    state.group = amounts;
    state.decimals = /[.,]/.test(text);
    return counted(state, at);
  }
  if (kind !== 'word') return null;
  // A lone letter scales digits only: "seven a m" is an hour.
  if (
    entry.scale !== undefined &&
    !/^[a-z]$/.test(text) &&
    applyScale(state, entry.scale, isBareScale(lexemes, at, lexicon))
  )
    return { ...counted(state, at), reads: true };
  if (entry.times !== undefined && applyTimes(state, entry.times)) return counted(state, at);
  if (entry.half && state.group !== null) {
    state.group = state.group.map(({ value }) => ({ value: value + 0.5, step: 0.1 }));
    return counted(state, at);
  }
  if (entry.point && state.group !== null && !state.decimals) return takeDecimals(lexemes, at, state, lexicon);
  if (entry.atom === undefined || state.decimals) return null;
  if (state.group === null) {
    if (entry.atom >= state.scale) return null;
    state.group = [spelledAmount(entry.atom)];
    state.single = entry.atom < 10;
    return counted(state, at);
  }
  // 一千零二: the nought that fills a place between two others adds nothing.
  if (lexicon.writing === 'unspaced' && entry.atom === 0 && !state.single && (state.group[0]?.value ?? 0) >= 100)
    return counted(state, at);
  const positional = lexicon.writing === 'unspaced' && state.single && entry.atom < 10;
  if (positional) state.group = state.group.map(({ value }) => spelledAmount(value * 10 + (entry.atom ?? 0)));
  else if (!addAtom(state, entry.atom, false)) return null;
  return counted(state, at);
}

function counted(state: State, at: number): Step {
  state.words += 1;
  return { next: at + 1, reads: false };
}

function spelledAmount(value: number): Amount {
  return { value, step: Number.isInteger(value) ? 1 : 0.1 };
}

/** 300 takes 42 and 7, 20 takes 2; 2 and "und" takes 40; 60 and 80 take what is below twenty (French). */
function addAtom(state: State, atom: number, joined: boolean): boolean {
  const group = state.group?.[0]?.value ?? 0;
  const low = group % 100;
  const fits =
    (group > 0 && atom > 0 && atom < 10 && group % 10 === 0) ||
    (group >= 100 && atom > 0 && atom < 100 && low === 0) ||
    (group >= 1000 && atom > 0 && atom < 1000 && group % 1000 === 0) ||
    (joined && low > 0 && low < 10 && atom >= 20 && atom < 100) ||
    (atom >= 10 && atom < 20 && (low === 60 || low === 80));
  if (!fits || state.group?.length !== 1) return false;
  state.group = [spelledAmount(group + atom)];
  state.single = false;
  return true;
}

/** "three hundred", 二千三百: the last count below the factor is multiplied, what stands above it stays. */
function applyTimes(state: State, factor: number): boolean {
  if (state.group === null) {
    if (factor >= state.scale) return false;
    state.group = [spelledAmount(factor)];
    state.single = false;
    return true;
  }
  const first = state.group[0]?.value ?? 0;
  const low = first % factor;
  if (low === 0 && (first === 0 || first % (factor * 10) !== 0)) return false;
  state.group = state.group.map((amount) =>
    low === 0
      ? { value: amount.value + factor, step: 1 }
      : state.group?.length === 1 && Number.isInteger(amount.value)
        ? { value: amount.value - low + low * factor, step: amount.step === 1 ? 1 : amount.step * factor }
        : times(amount, factor),
  );
  state.single = false;
  return true;
}

/** A scale without a number before it, but with one behind it: 만 이천, not the particle of "Parks만". */
function isBareScale(lexemes: readonly Lexeme[], at: number, { writing }: Lexicon): boolean {
  const after = lexemes[lexemes[at + 1]?.text === ' ' ? at + 2 : at + 1]?.entry;
  return writing === 'hangul' && !lexemes[at]?.inside && (after?.atom ?? after?.times) !== undefined;
}

/** Scales go down within a number; one that goes up takes all before it: "mil millones". */
function applyScale(state: State, scale: number, bare: boolean): boolean {
  if (state.group === null) {
    // 만 이천: ten thousand is said without a one before it.
    if (state.words === 0 && bare) {
      state.total = [{ value: scale, step: scale }];
      state.scale = scale;
      return true;
    }
    if (!Number.isFinite(state.scale) || scale <= state.scale) return false;
    state.total = state.total.map((amount) => times(amount, scale));
    state.scale = scale;
    return true;
  }
  const group = state.group;
  const sum = (a: Amount, b: Amount): Amount => ({ value: a.value + b.value, step: b.step });
  state.total =
    scale < state.scale
      ? state.total.flatMap((total) =>
          group.map((amount) => sum(total, times(total.value === 0 ? amount : afterHigher(amount), scale))),
        )
      : state.total.flatMap((total) => group.map((amount) => times(sum(total, amount), scale)));
  state.group = null;
  state.decimals = false;
  state.single = true;
  state.scale = scale;
  return true;
}

/** "six point eight four", "seis coma ochenta y cuatro", 六点八四, and digits behind the word as some voices are handed them. */
function takeDecimals(lexemes: readonly Lexeme[], at: number, state: State, { writing }: Lexicon): Step | null {
  let digits = '';
  let isTens = false;
  let next = at;
  for (let index = at + 1; index < lexemes.length; index += 1) {
    const lexeme = lexemes[index];
    // Korean writes decimals in one word; what follows a blank is the unit.
    if (lexeme?.text === ' ' && writing === 'hangul') break;
    if (lexeme?.text === ' ' || lexeme?.text === '-' || (lexeme?.entry.join && digits !== '')) continue;
    const atom = lexeme?.kind === 'digits' ? Number(lexeme.text) : lexeme?.entry.atom;
    if (lexeme === undefined || atom === undefined || !Number.isInteger(atom) || atom >= 1000) break;
    // "ochenta y cuatro" and the Arabic "four and eighty"; "eight nought six" is three digits.
    const joined = index > 0 && lexemes[index - 1]?.entry.join === true;
    if (isTens && /^[1-9]0$/.test(digits) && atom > 0 && atom < 10) digits = digits.slice(0, -1) + String(atom);
    else if (joined && /^[1-9]$/.test(digits) && atom >= 20 && atom < 100) digits = String(atom + Number(digits));
    else if (joined) break;
    else if (digits !== '' && atom >= 10) break;
    else digits += lexeme.kind === 'digits' ? lexeme.text : String(atom);
    isTens = atom >= 10;
    next = index + 1;
    if (lexeme.kind === 'digits') break;
  }
  if (digits === '' || state.group?.length !== 1) return null;
  state.group = state.group.map(({ value }) => ({ value: Number(`${value}.${digits}`), step: 10 ** -digits.length }));
  state.decimals = true;
  state.words += 1;
  return { next, reads: true };
}
