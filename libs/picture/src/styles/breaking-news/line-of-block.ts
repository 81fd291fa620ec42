import type { SetLine, TextBlock } from '../../text/text-block';

/** One line of a block as a block of its own, for lines that stand on slabs of their own. */
export function lineOfBlock(block: TextBlock, line: SetLine): TextBlock {
  const up = line.baseline - line.ascent;
  const runs = line.runs.map((run) => ({ ...run, x: run.x - line.x, y: run.y - up }));
  return {
    ...block,
    w: line.w,
    h: line.ascent + line.descent,
    baseline: line.ascent,
    lines: [{ ...line, x: 0, baseline: line.ascent, runs }],
  };
}

/** A block without its last line; null for a block of one line. */
export function withoutLastLine(block: TextBlock): TextBlock | null {
  const lines = block.lines.slice(0, -1);
  const last = lines.at(-1);
  if (!last) return null;
  return { ...block, lines, w: Math.max(...lines.map((line) => line.x + line.w)), h: last.baseline + last.descent };
}
