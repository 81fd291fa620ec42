import { capitals } from '../../text/capitals';
import { type SetText, setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import { wordsOf, isRightToLeft, type Word } from '../../text/words';
import { wrapBalanced, type Measured } from '../../text/wrap-balanced';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { bigFont, powerLine, cueFor, leaving, slamIn, thrownIn, wideType } from './type-and-motion';
import { placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import { metal, type Cast } from './metal';
import { HYPE } from './preset';

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
  const alone = lines.filter(({ block }) => lengthIn(block.lines[0]?.runs) <= 2).length;
  return empty + 6 * short + 0.5 * uneven + (lines.length > 1 ? 0.6 * alone : 0) + 20 * over;
}

function lengthIn(runs: Array<{ text: string }> | undefined): number {
  return runs?.reduce((sum, run) => sum + run.text.trim().length, 0) ?? 0;
}

/** What stands over a chart: its name, the figure it is about, a change in one line. */
export interface ChartHead {
  title: string;
  figure?: string;
  /** Set and spoken of: the change's text and the key that the voice names. */
  change?: { text: string; key: string };
}

/** A chart's head and its lower edge. Without a figure the name itself is the lock-up. */
export function chartHead(env: SceneEnv, head: ChartHead, area: Box): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  if (head.figure === undefined) return titleHead(env, head.title, area);
  const lands = cueFor(env, head.figure, 240);
  const title = setIn(env, wideType(env, head.title, 54, HYPE.white), { ...area, h: area.h * 0.34 });
  const room = { ...area, y: title.box.y + title.box.h + 42 * unit, h: Math.min(168 * unit, area.h * 0.5) };
  const figure = heavy(env, env.figure(head.figure), room, 0.7 * room.h);
  let bottom = figure.box.y + figure.box.h;
  const layers = [
    placeText(env, 'title', title.block, title.box, { motion: [thrownIn(env, 0), leaving(env)] }),
    ...metal(env, 'figure', figure, { cast: 'gold', motion: slamIn(env, lands), glintAt: lands + 700 }),
  ];
  if (head.change) {
    const start = cueFor(env, head.change.key, lands + 400);
    const line = { ...area, y: bottom + 42 * unit, h: 120 * unit };
    const change = setIn(env, wideType(env, head.change.text, 50, HYPE.bright), line);
    bottom = change.box.y + change.box.h;
    const motion = [thrownIn(env, start), leaving(env)];
    layers.push(placeText(env, 'change', change.block, change.box, { motion }));
  }
  return { layers, bottom };
}

/** A name in chrome lines that fill the width. */
export function titleHead(
  env: SceneEnv,
  title: string,
  area: Box,
  look: { cast?: Cast; tallest?: number } = {},
): { layers: Layer[]; bottom: number } {
  const lines = lockUp(env, title, area, { tallest: look.tallest ?? 120, least: 70, gap: 36 });
  const layers = lines.flatMap((line, index) => {
    const motion = slamIn(env, 40 + 110 * index, index > 0);
    return metal(env, `title${index}`, line, { cast: look.cast ?? 'chrome', motion });
  });
  return { layers, bottom: footOf(lines, area.y) };
}

/** One heavy line on the reading side of a room, at its top. */
export function heavy(env: SceneEnv, text: Parameters<typeof powerLine>[1], room: Box, least: number): SetText {
  const block = powerLine(env, text, room, least);
  const x = startsOnRight(env) ? room.x + room.w - block.w : room.x;
  return { block, box: { x, y: room.y, w: block.w, h: block.h } };
}
