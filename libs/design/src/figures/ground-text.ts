import { type FigureForm, type FigureTable, piecesOf } from '@app/render';
import type { Fact, FactPack } from '@app/sources';
import { isPowerOfTen } from '../language/figures/number-parts';
import { languageOf } from '../language/languages';
import { Allowances } from './allowances';
import { directionNear } from './direction';
import { SIZE } from './figure-table';
import { matchFact } from './match-fact';
import { type Numeral, readNumerals } from './numerals/read-numerals';
import { literal } from './phrase-pattern';

/** A number of a text that may not stand, and why. */
export interface TextFault {
  code: 'ungrounded_figure' | 'wrong_direction';
  figure: string;
}

/** Facts in the form that many texts are held against. */
export interface Ground {
  facts: readonly Fact[];
  byKey: ReadonlyMap<string, Fact>;
  /** Figures that are movements (a growth, a change, a profit) and what each moved, as keys. */
  changes: ReadonlyMap<string, string | null>;
  /** Which way a figure went since, under the key of its earlier value. */
  moved: ReadonlyMap<string, -1 | 0 | 1>;
  allowances: Allowances;
  language: string;
}

/** Makes a payload ready to be held against texts of a language (ISO code). */
export function groundOf(pack: FactPack, language: string): Ground {
  const byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
  return {
    facts: pack.facts.filter((fact) => fact.number !== null && fact.kind !== 'date'),
    byKey,
    moved: movesOf(pack, byKey),
    changes: new Map(pack.changes.map(({ key, of }) => [key, of])),
    allowances: new Allowances(pack, language),
    language,
  };
}

function movesOf({ comparisons }: FactPack, byKey: ReadonlyMap<string, Fact>): Map<string, -1 | 0 | 1> {
  const numberOf = (key: string): number => byKey.get(key)?.number ?? Number.NaN;
  return new Map(
    comparisons
      .filter(({ role }) => role === 'previous')
      .map(({ subject, other }) => [other, Math.sign(numberOf(subject) - numberOf(other)) as -1 | 0 | 1]),
  );
}

/** Checks every number of a plain text, digits or words, against facts (CONTRACT.md 4); empty where all may stand. */
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
  const told = { shown, spans, unnamed: withoutNames(shown, spans, ground) };
  for (const numeral of readNumerals(shown, ground.language)) {
    const span = spans.find(({ from, to }) => from < numeral.to && to > numeral.from);
    const fault = span ? referenceFault(numeral, span, told, ground) : freeFault(numeral, shown, ground, items);
    if (fault) faults.push({ code: fault, figure: numeral.text });
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

/** A text with its references written out. */
interface Told {
  shown: string;
  spans: readonly Span[];
  /** The text with blanks for the names of its figures: a profit, a growth and a loss say no way by their names. */
  unnamed: string;
}

function withoutNames(shown: string, spans: readonly Span[], ground: Ground): string {
  const language = languageOf(ground.language);
  const names = spans.flatMap((span) => {
    const fact = factOf(span, ground);
    const moved = ground.byKey.get(ground.changes.get(fact?.key ?? '') ?? '');
    return [fact, moved].flatMap((named) => (named && language?.writeFigure(named).label.display) || []);
  });
  if (names.length === 0) return shown;
  const pattern = new RegExp(names.map((name) => literal(name)).join('|'), 'giu');
  return shown.replace(pattern, (name) => ' '.repeat(name.length));
}

/** The words around a reference may not give it another unit, glue digits to it, or turn it round. */
function referenceFault(numeral: Numeral, span: Span, told: Told, ground: Ground): TextFault['code'] | null {
  const fact = factOf(span, ground);
  const within = numeral.from >= span.from && numeral.to <= span.to;
  if (!fact || fact.number === null || fact.kind === 'date') return null;
  if (/#(window|time|lower)$/.test(span.key) || isPowerOfTen(fact.number)) return null;
  if (!within && matchFact(numeral, fact) === null) return 'ungrounded_figure';
  if (span.form === 'label') return null;
  const way = directionNear(told.unnamed, span.from, span.to, ground.language);
  const isLevel = !ground.changes.has(fact.key);
  // A level below nought that is shown as such may rise, as a margin does to −3%; its size alone may not.
  const isOfOthers = isLevel || isBetween(fact, way, told, ground);
  const isShown = fact.sign > 0 || /^\P{N}*[−-]/u.test(told.shown.slice(span.from, span.to));
  return isTurned(fact, way, ground) && !(isOfOthers && isShown) ? 'wrong_direction' : null;
}

function factOf({ key }: Span, { byKey }: Ground): Fact | undefined {
  return byKey.get(key.replace(/#.*$/, ''));
}

/** What a figure is of, whenever it was: the keys of a table may be its months. */
function measureOf({ words }: Fact): string {
  return words.filter((word) => !/^\d/.test(word)).join(' ');
}

/** Whether the words say which way a figure went since another value of it: "growth fell from 3.1% to 2.4%". */
function isBetween(fact: Fact, way: -1 | 0 | 1, { spans }: Told, ground: Ground): boolean {
  const isOther = (other: Fact | undefined): boolean =>
    other !== undefined && other.key !== fact.key && other.unit === fact.unit && measureOf(other) === measureOf(fact);
  return ground.moved.get(fact.key) === way || spans.some((span) => isOther(factOf(span, ground)));
}

/** What may be a fact by its size; dates and places are what the payload gives besides. */
const MATCHED: ReadonlySet<Numeral['form']> = new Set(['number', 'fraction', 'clock']);

function freeFault(
  numeral: Numeral,
  shown: string,
  ground: Ground,
  items: readonly number[],
): TextFault['code'] | null {
  const way = numeral.sign !== 0 ? numeral.sign : directionNear(shown, numeral.from, numeral.to, ground.language);
  let turned = false;
  if (MATCHED.has(numeral.form)) {
    for (const fact of ground.facts) {
      const match = matchFact(numeral, fact);
      if (match === null) continue;
      if (match === 'match' && !isTurned(fact, way, ground) && !(fact.sign < 0 && way >= 0)) return null;
      turned = true;
    }
  }
  if (ground.allowances.reasonFor(numeral, shown, items) !== null) return null;
  return turned ? 'wrong_direction' : 'ungrounded_figure';
}

/** A movement, or a figure below nought, beside a word of the other way. */
function isTurned(fact: Fact, way: -1 | 0 | 1, { changes }: Ground): boolean {
  return fact.sign < 0 ? way > 0 : fact.sign > 0 && way < 0 && changes.has(fact.key);
}
