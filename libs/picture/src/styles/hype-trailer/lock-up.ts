import { capitals } from '../../text/capitals';
import type { SetText } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import { wordsOf, isRightToLeft, type Word } from '../../text/words';
import { wrapBalanced, type Measured } from '../../text/wrap-balanced';
import type { VideoEnv } from '../scene-env';
import { bigFont, powerLine } from './type-and-motion';

const PROBE = 100;

/** Measures of a lock-up on 1080x1920. */
export interface LockUpRules {
  /** Between the ink of two lines. */
  gap: number;
  /** Tallest line, ink. */
  tallest: number;
  /** A line that would be lower than this takes a narrower face first. */
  least: number;
  /** Stretches letters upwards. */
  tall: number;
}

const RULES: LockUpRules = { gap: 44, tallest: 300, least: 88, tall: 1 };

/** A text broken into lines that each fill the width: sizes fall where they fall (reference boards, hype-trailer). */
export function lockUp(env: VideoEnv, text: string, area: Box, rules: Partial<LockUpRules> = {}): SetText[] {
  const { unit } = env.stage;
  const { gap, tallest, least, tall } = { ...RULES, ...rules };
  const words = wordsOf(text, env.language);
  const options = breaksOf(env, words).map((lines) =>
    setLines(env, lines, area, {
      gap: gap * unit,
      tallest: Math.min(tallest * unit, area.h),
      least: least * unit,
      tall,
    }),
  );
  const best = options.sort((a, b) => costOf(a, area) - costOf(b, area))[0] ?? [];
  return best;
}

/** Lower edge of stacked lines; `y` where there are none. */
export function footOf(lines: SetText[], y: number): number {
  const last = lines.at(-1);
  return last ? last.box.y + last.box.h : y;
}

/** Every set text moved down by as much. */
export function lowered(lines: SetText[], by: number): SetText[] {
  return lines.map(({ block, box }) => ({ block, box: { ...box, y: box.y + by } }));
}

/** The balanced ways to break a text, from one line to eight. */
function breaksOf(env: VideoEnv, words: Word[]): string[][] {
  const font = { ...bigFont(125), size: PROBE };
  const pieces = words.map((word): Measured => ({
    width: env.measurer.ink(capitals(word.text, env.language), font).advance,
    gap: word.spaced ? PROBE * 0.25 : 0,
  }));
  const whole = pieces.reduce((sum, piece) => sum + piece.width + piece.gap, 0);
  const seen = new Map<number, string[]>();
  for (let count = 1; count <= Math.min(8, words.length); count += 1) {
    const ranges = wrapBalanced(pieces, (whole / count) * 1.12 + 1);
    if (!seen.has(ranges.length))
      seen.set(
        ranges.length,
        ranges.map(([from, to]) => joined(words.slice(from, to))),
      );
  }
  return [...seen.values()];
}

function joined(words: Word[]): string {
  return words.map((word, index) => (index > 0 && word.spaced ? ' ' : '') + word.text).join('');
}

function setLines(env: VideoEnv, lines: string[], area: Box, rules: LockUpRules): SetText[] {
  let factor = 1;
  for (let round = 0; round < 7; round += 1) {
    let y = area.y;
    const room = { w: area.w * factor, h: rules.tallest * factor };
    const set = lines.map((text): SetText => {
      const block = powerLine(env, text, room, rules.least, { tall: rules.tall });
      const x = isRightToLeft(text) ? area.x + area.w - block.w : area.x;
      const box = { x, y, w: block.w, h: block.h };
      y += block.h + rules.gap * factor;
      return { block, box };
    });
    const h = footOf(set, area.y) - area.y;
    if (h <= area.h + 0.5) return set;
    factor *= Math.max(0.6, Math.min(0.96, area.h / h));
    if (round === 6) return set;
  }
  return [];
}

/** Empty height, lines that do not reach the edge, uneven sizes and a short word alone all cost. */
function costOf(lines: SetText[], area: Box): number {
  const empty = Math.max(0, area.h - (footOf(lines, area.y) - area.y)) / area.h;
  const over = Math.max(0, footOf(lines, area.y) - area.y - area.h) / area.h;
  const short = lines.reduce((sum, { box }) => sum + (1 - box.w / area.w), 0) / Math.max(1, lines.length);
  const sizes = lines.map(({ block }) => block.h);
  const uneven = Math.max(0, Math.max(...sizes) / Math.min(...sizes) - 2.2);
  const alone = lines.filter(({ block }) => lettersOf(block.lines[0]?.runs) <= 2).length;
  return empty + 6 * short + 0.5 * uneven + (lines.length > 1 ? 0.6 * alone : 0) + 20 * over;
}

function lettersOf(runs: Array<{ text: string }> | undefined): number {
  return runs?.reduce((sum, run) => sum + run.text.trim().length, 0) ?? 0;
}
