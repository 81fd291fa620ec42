import { type FigureForm, type FigureTable, piecesOf } from '@app/picture';
import type { Fact, FactPack } from '@app/facts';
import { isPowerOfTen } from '../language/figures/number-parts';
import { directionNear } from './direction';
import { SIZE } from './figure-table';
import { type Ground, groundOf } from './ground';
import { type FactMatch, matchFact } from './match-fact';
import { type Numeral, readNumerals } from './numerals/read-numerals';
import { provenStretches } from '../statements/judge-text';
import { isTurned, type Told, withoutNames } from './which-way';

/** A number of a text that may not stand, and why. */
export interface TextFault {
  code: 'ungrounded_figure' | 'wrong_direction';
  figure: string;
}

/** Checks every number of a plain text, digits or words, against facts; empty where all may stand. */
export function groundText(text: string, facts: FactPack, language: string): TextFault[] {
  return textFaults(text, {}, groundOf(facts, language), []);
}

/** A stretch of resolved text that a reference wrote. */
interface Span {
  from: number;
  to: number;
  key: string;
  form: FigureForm;
}

/** Checks a text with references: what they write must fit the words around, all other numbers must be facts. */
export function textFaults(text: string, figures: FigureTable, ground: Ground, items: readonly number[]): TextFault[] {
  const { shown, spans } = resolve(text, figures);
  const faults: TextFault[] = piecesOf(text).flatMap((piece) =>
    'key' in piece && isSignedSize(piece.key, piece.form, ground)
      ? [{ code: 'wrong_direction', figure: figures[piece.key]?.forms.signed.display ?? piece.key }]
      : [],
  );
  const numerals = readNumerals(shown, ground.language).map((numeral) => {
    const span = spans.find(({ from, to }) => from < numeral.to && to > numeral.from);
    return { numeral, span, matches: span ? [] : matchesOf(numeral, ground) };
  });
  const facts = [
    ...spans.flatMap((span) => factOf(span, ground) ?? []),
    ...numerals.flatMap(({ matches }) => matches.map(({ fact }) => fact)),
  ];
  const told: Told = { facts, unnamed: withoutNames(shown, facts, ground) };
  let proven: ReturnType<typeof provenStretches> | undefined;
  const isProven = ({ from, form }: Numeral): boolean => {
    const world = ground.world();
    if (proven === undefined) proven = world && provenStretches(text, figures, world);
    // A fraction in words is a statement by itself: it was judged with its sentence.
    if (form === 'fraction') return proven !== null;
    return proven?.some((one) => one.from <= from && one.to > from) ?? false;
  };
  for (const { numeral, span, matches } of numerals) {
    const fault = span
      ? referenceFault(numeral, span, shown, told, ground)
      : freeFault(numeral, matches, shown, told, ground, items);
    // "More than a third", "19 minutes less": no figure of the payload, and computed from some where its sentence holds.
    const isComputed = fault !== null && !span && isProven(numeral);
    if (fault && !isComputed) faults.push({ code: fault, figure: numeral.text });
  }
  return faults;
}

/** The size of a fall with a plus before it. */
function isSignedSize(key: string, form: string, ground: Ground): boolean {
  return form === 'signed' && key.endsWith(SIZE) && (ground.byKey.get(key.slice(0, -SIZE.length))?.sign ?? 0) < 0;
}

function resolve(text: string, figures: FigureTable): { shown: string; spans: Span[] } {
  let shown = '';
  const spans: Span[] = [];
  for (const piece of piecesOf(text)) {
    const written = 'text' in piece ? piece.text : (figures[piece.key]?.forms[piece.form].display ?? '');
    if ('key' in piece) {
      // Two references in a row are two numbers, whatever digits the one ends and the other begins with: "PM10 260".
      if (shown !== '' && spans.at(-1)?.to === shown.trimEnd().length) shown += '|';
      spans.push({ from: shown.length, to: shown.length + written.length, key: piece.key, form: piece.form });
    }
    shown += written;
  }
  return { shown, spans };
}

function factOf({ key }: Span, { byKey }: Ground): Fact | undefined {
  return byKey.get(key.replace(/#.*$/, ''));
}

/** The words around a reference may not give it another unit, glue digits to it, or turn it round. */
function referenceFault(
  numeral: Numeral,
  span: Span,
  shown: string,
  told: Told,
  ground: Ground,
): TextFault['code'] | null {
  const fact = factOf(span, ground);
  const within = numeral.from >= span.from && numeral.to <= span.to;
  if (!fact || fact.number === null || fact.kind === 'date') return null;
  if (/#(window|time|lower)$/.test(span.key) || isPowerOfTen(fact.number)) return null;
  if (span.form === 'label')
    return within || isYearSpelledOut(numeral, shown.slice(span.from, span.to)) ? null : 'ungrounded_figure';
  if (!within && matchFact(numeral, fact) === null) return 'ungrounded_figure';
  const way = directionNear(told.unnamed, span.from, span.to, ground.language);
  const isSigned = /^\P{N}*[−-]/u.test(shown.slice(span.from, span.to));
  return isTurned(fact, way, isSigned, told, ground) ? 'wrong_direction' : null;
}

/** A year that names a figure, with the word for it: "2025年", "2025 yılı". */
function isYearSpelledOut({ span, percent, currency, amounts }: Numeral, label: string): boolean {
  const isYear = span === 'year' && !percent && currency === null && /^(?:1[5-9]|2[01])\d\d$/.test(label);
  return isYear && amounts.some(({ value }) => value === Number(label));
}

/** What may be a fact by its size; dates and places are what the payload gives besides. */
const MATCHED: ReadonlySet<Numeral['form']> = new Set(['number', 'fraction', 'clock']);

interface Match {
  fact: Fact;
  match: NonNullable<FactMatch>;
}

function matchesOf(numeral: Numeral, { facts }: Ground): Match[] {
  if (!MATCHED.has(numeral.form)) return [];
  return facts.flatMap((fact) => {
    const match = matchFact(numeral, fact);
    return match === null ? [] : [{ fact, match }];
  });
}

function freeFault(
  numeral: Numeral,
  matches: readonly Match[],
  shown: string,
  told: Told,
  ground: Ground,
  items: readonly number[],
): TextFault['code'] | null {
  const { sign } = numeral;
  const way = sign === 0 ? directionNear(told.unnamed, numeral.from, numeral.to, ground.language) : sign;
  const fits = matches.some(
    ({ fact, match }) =>
      match === 'match' && !isTurned(fact, way, sign < 0, told, ground) && !(fact.sign < 0 && way >= 0),
  );
  if (fits || ground.allowances.reasonFor(numeral, shown, items) !== null) return null;
  return matches.length > 0 ? 'wrong_direction' : 'ungrounded_figure';
}
