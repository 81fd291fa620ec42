import type { FontSpec } from './font';
import { capHeight, type TextMeasurer } from './ink-box';
import type { SetLine, SetRun, TextBlock, TextRun, TextSpec } from './text-block';
import { isRightToLeft } from './words';

/** A word or part of one; `glued` pieces never part from the one before. */
export interface Piece {
  text: string;
  run: number;
  spaced: boolean;
  glued: boolean;
}

interface DraftRun {
  text: string;
  font: FontSpec;
  run: TextRun;
  lift: number;
}

/** From baseline to baseline, px. */
export function leadingOf(spec: TextSpec, size: number): number {
  return size * (spec.leading ?? 1.12);
}

/** Sets chosen lines at a size: merges words of one look, finds ink, aligns, and moves the corner to the ink's top left. */
export function setLines(
  spec: TextSpec,
  runs: TextRun[],
  lines: Piece[][],
  size: number,
  measurer: TextMeasurer,
): TextBlock {
  const rtl = isRightToLeft(runs.map((run) => run.text).join(' '));
  const leading = leadingOf(spec, size);
  const drafts = lines.map((pieces, index) =>
    setLine(draftsOf(spec, runs, pieces, size, measurer), spec, index * leading, rtl, measurer),
  );
  const align = spec.align ?? (rtl ? 'right' : 'left');
  const widest = Math.max(0, ...drafts.map((line) => line.w));
  const top = drafts[0]?.ascent ?? 0;
  const aligned = drafts.map((line) => {
    const slack = widest - line.w;
    const shift = align === 'right' ? slack : align === 'center' ? slack / 2 : 0;
    return moveLine(line, shift - line.x, top);
  });
  const last = aligned.at(-1);
  return {
    lines: aligned,
    w: widest,
    h: last ? last.baseline + last.descent : 0,
    size,
    baseline: top,
    rtl,
  };
}

function draftsOf(spec: TextSpec, runs: TextRun[], pieces: Piece[], size: number, measurer: TextMeasurer): DraftRun[] {
  const drafts: DraftRun[] = [];
  let previous = -1;
  for (const piece of pieces) {
    const run = runs[piece.run];
    if (!run) continue;
    const text = (piece.spaced && drafts.length > 0 ? ' ' : '') + piece.text;
    const last = drafts.at(-1);
    if (last && previous === piece.run) last.text += text;
    else drafts.push(draftOf(spec, run, text, size, measurer));
    previous = piece.run;
  }
  return drafts;
}

function draftOf(spec: TextSpec, run: TextRun, text: string, size: number, measurer: TextMeasurer): DraftRun {
  const base = { ...spec.font, size };
  const font = {
    ...base,
    family: run.family ?? base.family,
    weight: run.weight ?? base.weight,
    ...((run.italic ?? base.italic) ? { italic: true } : {}),
    kern: run.kern ?? base.kern,
    size: size * (run.scale ?? 1),
  };
  const lift = run.hung ? capHeight(measurer, base) - measurer.ink(run.text.trim() || 'H', font).ascent : 0;
  return { text, font, run, lift };
}

function setLine(drafts: DraftRun[], spec: TextSpec, baseline: number, rtl: boolean, measurer: TextMeasurer): SetLine {
  const ordered = rtl ? [...drafts].reverse() : drafts;
  const runs: SetRun[] = [];
  let pen = 0;
  let left = Infinity;
  let right = -Infinity;
  let ascent = 0;
  let descent = 0;
  for (const { text: spaced, font, run, lift } of ordered) {
    // Right to left, the space before a run lies between it and the run on its right.
    const text = rtl ? spaced.trimStart() : spaced;
    const ink = measurer.ink(text, font);
    runs.push({ text, font, fill: run.color ?? spec.color, x: pen, y: baseline - lift, w: ink.advance });
    left = Math.min(left, pen + ink.left);
    right = Math.max(right, pen + ink.right);
    ascent = Math.max(ascent, ink.ascent + lift);
    descent = Math.max(descent, ink.descent - lift);
    pen += text === spaced ? ink.advance : measurer.ink(spaced, font).advance;
  }
  if (right < left) [left, right] = [0, 0];
  return { runs, x: left, w: right - left, baseline, ascent, descent };
}

function moveLine(line: SetLine, dx: number, dy: number): SetLine {
  return {
    ...line,
    x: line.x + dx,
    baseline: line.baseline + dy,
    runs: line.runs.map((run) => ({ ...run, x: run.x + dx, y: run.y + dy })),
  };
}
