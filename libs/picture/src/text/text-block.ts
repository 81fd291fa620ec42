import type { Fill } from '../layers/fill';
import type { FontSpec } from './font';

/** Part of a text with a look of its own; whatever is absent is as the text's. */
export interface TextRun {
  text: string;
  color?: Fill;
  family?: string;
  weight?: number;
  italic?: boolean;
  /** Size as a factor of the text's. */
  scale?: number;
  /** Lifts a smaller run so that its top stands at the height of the capitals ("%" beside a hero figure). */
  hung?: boolean;
  kern?: number;
}

/** What to set and how much room there is; pixels. */
export interface TextSpec {
  /** A string, or runs; runs without a space between them never part. */
  text: string | TextRun[];
  font: Omit<FontSpec, 'size'>;
  /** Wished size, the largest. */
  size: number;
  /** Smallest size before a text takes more lines; 0.6 of `size` by default. */
  floor?: number;
  width: number;
  maxHeight?: number;
  maxLines?: number;
  /** Line distance as a factor of the size; 1.12 by default. */
  leading?: number;
  color: Fill;
  caps?: boolean;
  /** Within `width`; right-to-left text stands right unless told otherwise. */
  align?: 'left' | 'right' | 'center';
  language: string;
}

/** Pieces of one look on a line; x and y from the block's corner to the origin on the baseline. */
export interface SetRun {
  text: string;
  font: FontSpec;
  fill: Fill;
  x: number;
  y: number;
  w: number;
}

export interface SetLine {
  runs: SetRun[];
  /** Ink of the line from the block's corner. */
  x: number;
  w: number;
  baseline: number;
  ascent: number;
  descent: number;
}

/** A text set to measure. The corner (0,0) is the top left of its ink, so figures align optically. */
export interface TextBlock {
  lines: SetLine[];
  w: number;
  h: number;
  /** Size that was reached. */
  size: number;
  /** First baseline from the top. */
  baseline: number;
  rtl: boolean;
}

/** The letters of a text, whatever its runs look like. */
export function lettersOf(text: TextSpec['text']): string {
  return typeof text === 'string' ? text : text.map((run) => run.text).join('');
}

/** A set block with each of its lines in a fill of its own. */
export function refilled(block: TextBlock, fillOf: (line: SetLine) => Fill): TextBlock {
  const lines = block.lines.map((line) => {
    const fill = fillOf(line);
    return { ...line, runs: line.runs.map((run) => ({ ...run, fill })) };
  });
  return { ...block, lines };
}
