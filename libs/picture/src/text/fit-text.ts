import { allCapitals } from './capitals';
import type { TextMeasurer } from './ink-box';
import { leadingOf, setLines, type Piece } from './set-lines';
import type { TextBlock, TextRun, TextSpec } from './text-block';
import { graphemesOf, wordsOf } from './words';
import { wrapBalanced, type Measured } from './wrap-balanced';

const REFERENCE_SIZE = 100;
const STEP = 0.965;
/** The canvas rounds ink to whole pixels: what is wider by less than this fits, px. */
const ROUNDING = 0.5;
/** What reads as something else when it is broken: figures, hashes, addresses, links. */
const WHOLE = /\p{Nd}|[./:@_]\p{L}/u;

/**
 * Sets a text as large as its width, height and number of lines allow: shrinks to the floor, then takes more lines,
 * then breaks words that are too long, and only then goes below the floor. Never clips, and never breaks figures,
 * addresses and links: they are set smaller until they fit.
 */
export function fitText(spec: TextSpec, measurer: TextMeasurer): TextBlock {
  const runs = runsOf(spec);
  const pieces = piecesOf(runs, spec.language);
  const floor = Math.min(spec.size, spec.floor ?? spec.size * 0.6);
  for (let size = spec.size; size > floor; size *= STEP) {
    const block = attempt(spec, runs, pieces, size, spec.maxLines ?? Infinity, measurer);
    if (block) return block;
  }
  for (let size = floor; size > floor * 0.5; size *= STEP) {
    const broken = breakLong(pieces, runs, spec, size, measurer);
    const block = attempt(spec, runs, broken, size, Infinity, measurer);
    if (block) return block;
  }
  let smallest = floor * 0.5;
  let broken = breakLong(pieces, runs, spec, smallest, measurer);
  const widest = (): number => Math.max(0, ...broken.map((piece) => widthOf(piece, runs, spec, smallest, measurer)));
  while (widest() > spec.width + ROUNDING && smallest > 1) {
    smallest *= STEP;
    broken = breakLong(pieces, runs, spec, smallest, measurer);
  }
  return layOut(spec, runs, broken, smallest, measurer);
}

/** One line fitted by its ink to exactly `width`, at most `maxSize` tall type: hero figures (reference boards, "Hero width"). */
export function fitLine(spec: TextSpec, measurer: TextMeasurer): TextBlock {
  const runs = runsOf(spec);
  const pieces = piecesOf(runs, spec.language);
  let size = REFERENCE_SIZE;
  // The canvas rounds ink to whole pixels, so a second look at the size reached is what makes the fit exact.
  for (let pass = 0; pass < 2; pass += 1) {
    const probe = setLines(spec, runs, [pieces], size, measurer);
    const wide = (size * spec.width) / Math.max(1, probe.w);
    const high = spec.maxHeight ? (size * spec.maxHeight) / Math.max(1, probe.h) : Infinity;
    size = Math.min(spec.size, wide, high);
  }
  return setLines(spec, runs, [pieces], size, measurer);
}

function runsOf(spec: TextSpec): TextRun[] {
  const runs = typeof spec.text === 'string' ? [{ text: spec.text }] : spec.text;
  if (!spec.caps) return runs;
  return allCapitals(runs, spec.language);
}

/** Unbreakable pieces; neighbours of two runs without a space between them stay together by `glued`. */
function piecesOf(runs: TextRun[], language: string): Piece[] {
  const pieces: Piece[] = [];
  let open = false;
  runs.forEach((run, index) => {
    wordsOf(run.text, language).forEach((word, place) => {
      const spaced = place === 0 ? pieces.length > 0 && (open || /^\s/u.test(run.text)) : word.spaced;
      pieces.push({ text: word.text, run: index, spaced, glued: place === 0 && pieces.length > 0 && !spaced });
    });
    open = /\s$/u.test(run.text);
  });
  return pieces;
}

function attempt(
  spec: TextSpec,
  runs: TextRun[],
  pieces: Piece[],
  size: number,
  maxLines: number,
  measurer: TextMeasurer,
): TextBlock | null {
  const lines = breakLines(spec, runs, pieces, size, measurer);
  const maxHeight = spec.maxHeight ?? Infinity;
  // Most sizes that are tried fail here already, before any ink is looked at.
  if (lines.length > maxLines || (lines.length - 1) * leadingOf(spec, size) > maxHeight) return null;
  const block = setLines(spec, runs, lines, size, measurer);
  return block.h <= maxHeight && block.lines.every((line) => line.w <= spec.width + ROUNDING) ? block : null;
}

function layOut(spec: TextSpec, runs: TextRun[], pieces: Piece[], size: number, measurer: TextMeasurer): TextBlock {
  return setLines(spec, runs, breakLines(spec, runs, pieces, size, measurer), size, measurer);
}

function breakLines(spec: TextSpec, runs: TextRun[], pieces: Piece[], size: number, measurer: TextMeasurer): Piece[][] {
  const groups = groupGlued(pieces);
  const measured = groups.map((group): Measured => {
    const width = group.reduce((sum, piece) => sum + widthOf(piece, runs, spec, size, measurer), 0);
    return { width, gap: group[0]?.spaced ? spaceOf(spec, size, measurer) : 0 };
  });
  return wrapBalanced(measured, spec.width).map(([from, to]) => groups.slice(from, to).flat());
}

function groupGlued(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (piece.glued && last) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function breakLong(pieces: Piece[], runs: TextRun[], spec: TextSpec, size: number, measurer: TextMeasurer): Piece[] {
  return pieces.flatMap((piece) => {
    if (WHOLE.test(piece.text) || widthOf(piece, runs, spec, size, measurer) <= spec.width + ROUNDING) return [piece];
    const parts: Piece[] = [];
    let text = '';
    for (const char of graphemesOf(piece.text)) {
      if (text && widthOf({ ...piece, text: text + char }, runs, spec, size, measurer) > spec.width) {
        parts.push({ ...piece, text, spaced: parts.length === 0 && piece.spaced, glued: false });
        text = '';
      }
      text += char;
    }
    return [...parts, { ...piece, text, spaced: parts.length === 0 && piece.spaced, glued: false }];
  });
}

function widthOf(piece: Piece, runs: TextRun[], spec: TextSpec, size: number, measurer: TextMeasurer): number {
  const run = runs[piece.run];
  const font = {
    ...spec.font,
    family: run?.family ?? spec.font.family,
    weight: run?.weight ?? spec.font.weight,
    italic: run?.italic ?? spec.font.italic,
  };
  const kern = run?.kern ?? spec.font.kern;
  return (
    measurer.ink(piece.text, { ...font, kern, size: REFERENCE_SIZE }).advance *
    ((size * (run?.scale ?? 1)) / REFERENCE_SIZE)
  );
}

function spaceOf(spec: TextSpec, size: number, measurer: TextMeasurer): number {
  const font = { ...spec.font, size: REFERENCE_SIZE };
  const space = measurer.ink('n n', font).advance - measurer.ink('nn', font).advance;
  return (space * size) / REFERENCE_SIZE;
}
