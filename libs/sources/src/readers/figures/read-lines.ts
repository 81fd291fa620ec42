import { lowerFirst } from '@app/facts';
import type { SourceDraft } from '../source-draft';
import { type ComparedFigures, comparedFigures, missedBefore } from './compared-figures';
import { labelsOf } from './figure-labels';
import { figureValue, type FigureValue, measuredValue } from './figure-value';
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

/** A value with others beside it, by the names that facts know: `unit`, `previous`, `target`, `total`. */
type StatedFigure = Partial<Record<'value' | 'unit' | 'previous' | 'target' | 'total', string | number>>;

/** Label and value on one line: "Prep time: 15 minutes". */
const PAIR = /^([^:：.!?]{2,48}?)\s*[:：]\s+(\S.{0,78})$/u;
const LONGEST_ENTRY = 90;
const YEAR = /(?<![\p{L}\p{Nd}.,$€£-])(?:1[6-9]|20)\d{2}(?![\p{L}\p{Nd}%-]|[.,]\d)/gu;
/** A pair whose value says this much is a sentence. */
const MOST_VALUE_WORDS = 7;

/**
 * Reads figures from the lines of a source into `details` (label and value stood beside each other) and `figures` (running
 * text, with the sentence as quote). `draft.marks` says how separators are read.
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
  const values = figures.map((figure) => valueOf(figure, draft));
  put(draft, 'details', [label], isWhole || values.includes(null) ? (values[0] ?? null) : value, line, null);
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
    !(leaders || last.measure !== '') ||
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
  if (text.length > LONGEST_ENTRY) return false;
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
    if (draft.isFull) return;
    const figures = findFigures(sentence, draft.language);
    const values = figures.map((figure) => valueOf(figure, draft));
    // A sentence with a figure that stays unread is not told as it stands.
    const quote = values.includes(null) ? null : sentence;
    const pairs = pairsOf(sentence, figures, draft);
    let previous: string | null = null;
    for (const [index, figure] of figures.entries()) {
      const pair = pairs.find(({ main, other }) => index === Math.min(main, other));
      if (!pair && pairs.some(({ main, other }) => index === Math.max(main, other))) continue;
      const last = pair ? index + 1 : index;
      const before = sentence.slice(figures[index - 1]?.end ?? 0, figure.start);
      const missed = pair ? null : missedBefore(before, figure);
      const labels = labelsOf({
        before: pair?.before ?? missed ?? before,
        after: pair ? '' : sentence.slice(figure.end, figures[last + 1]?.start),
        previous,
        heading: line.heading,
        language: draft.language,
        counts: figure.measure === '' && !figure.isPair,
      });
      const wanted = labels.length > 0 ? labels : [line.heading ?? 'Figure'];
      put(draft, 'figures', wanted, pair?.stated ?? statedAlone(values[index] ?? null, missed !== null), line, quote);
      previous = wanted[0] ?? null;
    }
    if (figures.length > 0 && quote !== null) putYears(sentence, figures, line, draft);
  }
}

/** A figure that was not reached is a target, though the sentence does not say what was reached. */
function statedAlone(value: FigureValue | null, isMissed: boolean): FigureValue | StatedFigure | null {
  if (!isMissed || value === null) return value;
  const { value: target, ...rest } = typeof value === 'object' ? value : { value };
  return { target, ...rest };
}

interface StatedPair extends ComparedFigures {
  stated: StatedFigure;
}

/** Pairs of figures that a sentence compares and that have one unit, as one value with what it is compared with. */
function pairsOf(sentence: string, figures: readonly FoundFigure[], { language, marks }: SourceDraft): StatedPair[] {
  return comparedFigures(sentence, figures, language).flatMap((pair) => {
    const [main, other] = [figures[pair.main], figures[pair.other]];
    const [value, compared] = [main, other].map((figure) => (figure ? measuredValue(figure, marks) : null));
    if (!value || !compared || !main || !other) return [];
    // "12 minutes, down from 20": the bare number is in the unit of the other.
    const unit = value.unit ?? compared.unit;
    const isBare =
      value.unit === undefined ||
      (compared.unit === undefined && /^\s*(?:$|[.,;!?)]|to\s)/.test(sentence.slice(other.end)));
    if (value.unit !== compared.unit && !(isBare && (value.unit === undefined) !== (compared.unit === undefined)))
      return [];
    const [asGiven, otherAsGiven] = [main, other].map((figure) => figureValue(figure, marks));
    const isGiven = value.unit === compared.unit && typeof asGiven === 'string' && typeof otherAsGiven === 'string';
    const stated = isGiven
      ? { value: asGiven, [pair.role]: otherAsGiven }
      : { value: value.value, [pair.role]: compared.value, ...(unit === undefined ? {} : { unit }) };
    return [{ ...pair, stated }];
  });
}

/** Years that a sentence with figures names, so that the sentence can be told as it stands. */
function putYears(sentence: string, figures: readonly FoundFigure[], line: SourceLine, draft: SourceDraft): void {
  for (const { 0: year, index } of sentence.matchAll(YEAR)) {
    if (figures.some(({ start, end }) => start <= index && index < end)) continue;
    draft.put(['years', year, 'year'], year, line.where, sentence);
  }
}

/** Null for a figure that may be read in two ways, which is left out with a warning. */
function valueOf(figure: FoundFigure, draft: SourceDraft): FigureValue | null {
  const value = figureValue(figure, draft.marks);
  if (value === null) draft.leaveOpen(figure.text);
  return value;
}

/**
 * Each figure is an object of its own: figures of one text are no rows of a table, though their units may be alike. Takes the
 * first label that is free, or one with the heading above; a figure that no words tell apart is left out.
 */
function put(
  draft: SourceDraft,
  part: string,
  labels: readonly string[],
  value: FigureValue | StatedFigure | null,
  line: SourceLine,
  quote: string | null,
): void {
  if (value === null) return;
  const apart = line.heading === null ? [] : labels.map((label) => `${line.heading}: ${lowerFirst(label)}`);
  const name = draft.freeName(
    [part],
    [...labels, ...apart].map((label) => label.slice(0, 60)),
  );
  if (name === undefined) return;
  const members: Record<string, string | number> = typeof value === 'object' ? { ...value } : { value };
  for (const [member, each] of Object.entries(members)) draft.put([part, name, member], each, line.where, quote);
}
