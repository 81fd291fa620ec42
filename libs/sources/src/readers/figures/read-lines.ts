import { writesDecimalComma } from '../decimal-comma';
import type { SourceDraft } from '../source-draft';
import { labelsOf } from './figure-labels';
import { figureValue, type FigureValue } from './figure-value';
import { findFigures, type FoundFigure } from './find-figures';
import { sentencesOf } from './sentences';

/** One block of a source: a paragraph, a list item, a line of a PDF. */
export interface SourceLine {
  text: string;
  where: string;
  heading: string | null;
  /** The block is a heading itself. */
  isHeading?: boolean;
  /** Blocks of one group stand beside each other, as the figure of a tile and its caption do. */
  group: number;
}

/** Label and value on one line: "Prep time: 15 minutes". */
const PAIR = /^([^:：.!?]{2,48}?)\s*[:：]\s+(\S.{0,78})$/u;
const LONGEST_ENTRY = 90;
const YEAR = /(?<![\p{L}\p{Nd}.,$€£-])(?:1[6-9]|20)\d{2}(?![\p{L}\p{Nd}%-]|[.,]\d)/gu;
/** A pair whose value says this much is a sentence. */
const MOST_VALUE_WORDS = 7;

/**
 * Reads figures from the lines of a source into `details` (label and value stood beside each other) and `figures` (running
 * text, with the sentence as quote). `draft.language` decides how separators are read.
 */
export function readLines(lines: readonly SourceLine[], draft: SourceDraft): void {
  for (const [index, line] of lines.entries()) {
    if (draft.isFull || !/\p{Nd}/u.test(line.text)) continue;
    if (!readPair(line, draft) && !readEntry(line, draft) && !readTile(lines, index, draft)) readProse(line, draft);
  }
}

function readPair(line: SourceLine, draft: SourceDraft): boolean {
  const [, label = '', value = ''] = PAIR.exec(line.text) ?? [];
  if (!/\p{Nd}/u.test(value) || /\p{Nd}{3}/u.test(label) || !/\p{L}{2}/u.test(label)) return false;
  const figures = findFigures(value, draft.language);
  const only = figures.length === 1 ? figures[0] : undefined;
  const isWhole = only !== undefined && only.text.length >= value.replace(/[.;,]$/, '').length;
  if (!isWhole && (value.split(/\s+/).length > MOST_VALUE_WORDS || figures.length > 1)) return false;
  // What stands behind the figure ("15 minutes per batch") belongs to it.
  put(draft, 'details', [label], isWhole ? valueOf(only, draft) : value, line, null);
  return true;
}

/** A dish, a service, a stock and its price or figure at the end of a short line without a sentence. */
function readEntry(line: SourceLine, draft: SourceDraft): boolean {
  const text = line.text.trim();
  if (text.length > LONGEST_ENTRY || /[.!?]\s|[.!?;]$/.test(text.replace(/\.{2,}/g, ' '))) return false;
  const figures = findFigures(text, draft.language);
  const last = figures.at(-1);
  if (!last || last.end < text.length) return false;
  const before = text.slice(0, figures.length === 1 ? last.start : figures[0]?.start);
  const leaders = /[.…·_\t]{2,}\s*$|\s{2,}$|\s[–—|-]\s*$/u.test(before);
  if (
    figures.length > 1 ||
    !(leaders || last.unit !== '') ||
    /\b(?:is|are|was|were|by|to|of|at|from)\s*$/i.test(before)
  )
    return false;
  const label = before.replace(/[\s.…·_–—|:-]+$/u, '').trim();
  if (!/\p{L}{2}|\p{Lo}/u.test(label)) return false;
  put(draft, 'details', [label], valueOf(last, draft), line, null);
  return true;
}

/** A block that is nothing but a figure is named by its neighbour: "42%" above "of visitors return". */
function readTile(lines: readonly SourceLine[], index: number, draft: SourceDraft): boolean {
  const line = lines[index] as SourceLine;
  const text = line.text.trim();
  const [figure, ...others] = findFigures(text, draft.language);
  if (!figure || others.length > 0 || figure.end < text.replace(/[+*]$/, '').length || figure.start > 0) return false;
  const beside = [lines[index + 1], lines[index - 1]].filter(
    (near) =>
      near &&
      near.group === line.group &&
      near.text.length <= LONGEST_ENTRY &&
      findFigures(near.text, draft.language).length === 0,
  );
  // In a list of tiles each label stands on the same side as in the first.
  const first = lines.findIndex((other) => other.group === line.group);
  const titled = lines.find((other) => other.group === line.group && other.isHeading)?.text;
  const name = titled ?? (first === index ? beside[0] : beside.at(-1))?.text ?? line.heading;
  if (!name || !/\p{L}/u.test(name)) return false;
  put(draft, 'details', [name.replace(/[:：]\s*$/, '').trim()], valueOf(figure, draft), line, null);
  return true;
}

function readProse(line: SourceLine, draft: SourceDraft): void {
  for (const sentence of sentencesOf(line.text, draft.language)) {
    const figures = findFigures(sentence, draft.language);
    let previous: string | null = null;
    for (const [index, figure] of figures.entries()) {
      const labels = labelsOf({
        before: sentence.slice(figures[index - 1]?.end ?? 0, figure.start),
        after: sentence.slice(figure.end, figures[index + 1]?.start),
        previous,
        heading: line.heading,
        counts: figure.unit === '' && !figure.isPair,
      });
      const value = valueOf(figure, draft);
      // A unit that facts do not know goes into the name, so that it is not lost.
      const unit = typeof value === 'number' && figure.unit !== '' ? ` (${figure.unit})` : '';
      const wanted = labels.length > 0 ? labels : [line.heading ?? 'Figure'];
      put(
        draft,
        'figures',
        wanted.map((label) => label + unit),
        value,
        line,
        sentence,
      );
      previous = wanted[0] ?? null;
    }
    if (figures.length > 0) putYears(sentence, figures, line, draft);
  }
}

/** Years that a sentence with figures names, so that the sentence can be told as it stands. */
function putYears(sentence: string, figures: readonly FoundFigure[], line: SourceLine, draft: SourceDraft): void {
  for (const { 0: year, index } of sentence.matchAll(YEAR)) {
    if (figures.some(({ start, end }) => start <= index && index < end)) continue;
    draft.put(['years', year, 'year'], year, line.where, sentence);
  }
}

function valueOf(figure: FoundFigure, draft: SourceDraft): FigureValue {
  return figureValue(figure, writesDecimalComma(draft.language));
}

/**
 * Each figure is an object of its own: figures of one text are no rows of a table, though their units may be alike. Takes the
 * first label that is free.
 */
function put(
  draft: SourceDraft,
  part: string,
  labels: readonly string[],
  value: FigureValue,
  line: SourceLine,
  quote: string | null,
): void {
  const wanted = labels.map((label) => label.slice(0, 60));
  const name =
    wanted.find((label) => draft.freeName([part], label) === label) ?? draft.freeName([part], wanted[0] ?? part);
  if (typeof value !== 'object') return draft.put([part, name, 'value'], value, line.where, quote);
  draft.put([part, name, 'value'], value.value, line.where, quote);
  draft.put([part, name, 'unit'], value.unit, line.where, quote);
}
