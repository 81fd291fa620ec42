import { type FigureTable, piecesOf } from '@app/render';
import type { Fact, FactPack } from '@app/sources';
import { isPowerOfTen } from '../language/figures/number-parts';
import { Allowances } from './allowances';
import { directionNear } from './direction';
import { SIZE } from './figure-table';
import { matchFact } from './match-fact';
import { type Numeral, readNumerals } from './numerals/read-numerals';

/** A number of a text that may not stand, and why. */
export interface TextFault {
  code: 'ungrounded_figure' | 'wrong_direction';
  figure: string;
}

/** Facts in the form that many texts are held against. */
export interface Ground {
  facts: readonly Fact[];
  byKey: ReadonlyMap<string, Fact>;
  changes: ReadonlySet<string>;
  allowances: Allowances;
  language: string;
}

/** Makes a payload ready to be held against texts of a language (ISO code). */
export function groundOf(pack: FactPack, language: string): Ground {
  return {
    facts: pack.facts.filter((fact) => fact.number !== null && fact.kind !== 'date'),
    byKey: new Map(pack.facts.map((fact) => [fact.key, fact])),
    changes: new Set(pack.changes.map(({ key }) => key)),
    allowances: new Allowances(pack, language),
    language,
  };
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
}

/** Checks a text with references: what they write must fit the words around, all other numbers must be facts. */
export function textFaults(text: string, figures: FigureTable, ground: Ground, items: readonly number[]): TextFault[] {
  const { shown, spans } = resolve(text, figures);
  const faults: TextFault[] = piecesOf(text).flatMap((piece) =>
    'key' in piece && isSignedSize(piece.key, piece.form, ground)
      ? [{ code: 'wrong_direction', figure: figures[piece.key]?.forms.signed.display ?? piece.key }]
      : [],
  );
  for (const numeral of readNumerals(shown, ground.language)) {
    const span = spans.find(({ from, to }) => from < numeral.to && to > numeral.from);
    const fault = span ? referenceFault(numeral, span, shown, ground) : freeFault(numeral, shown, ground, items);
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
      spans.push({ from: shown.length, to: shown.length + written.length, key: piece.key });
    }
    shown += written;
  }
  return { shown, spans };
}

/** The words around a reference may not give it another unit, glue digits to it, or turn it round. */
function referenceFault(numeral: Numeral, span: Span, shown: string, ground: Ground): TextFault['code'] | null {
  const fact = ground.byKey.get(span.key.replace(/#.*$/, ''));
  const within = numeral.from >= span.from && numeral.to <= span.to;
  if (!fact || fact.number === null || fact.kind === 'date') return null;
  if (/#(window|time|lower)$/.test(span.key) || isPowerOfTen(fact.number)) return null;
  if (!within && matchFact(numeral, fact) === null) return 'ungrounded_figure';
  const way = directionNear(shown, span.from, span.to, ground.language);
  return isTurned(fact, way, ground) ? 'wrong_direction' : null;
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
