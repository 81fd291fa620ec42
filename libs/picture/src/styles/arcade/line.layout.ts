import { centredWithin, clearTexts, type LooseText } from '../../compose/clear-texts';
import { placePaint, placeText } from '../../compose/place';
import { seriesFocus, pointMarks } from '../../compose/series';
import { stylePainter } from '../../layers/painter';
import { type Box, unionBox, Z } from '../../stage/stage';
import { lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero, sprite } from './actors';
import { dropIn, popIn, stepsIn, turnOf } from './arcade-motion';
import { BLOCK_INKS, type BlocksData, plank } from './block-bars';
import { chartHead, chartRooms, type Level, levelOf } from './level';
import { onGrid } from './pixel-grid';
import { figureLook, setPixels, setShort, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** A series as boxes beside each other, and whether they reach down to zero. */
interface Steps {
  boxes: Box[];
  fromZero: boolean;
}

/**
 * The series as a level: a wall of blocks where it can stand on zero, else platforms that float, with the lowest value
 * written. The hero comes down on the last one.
 */
export function lineLayout(env: LineEnv): Layer[] {
  const { scene } = env;
  const level = levelOf(env);
  const { unit, px } = level;
  const { head, plot } = chartRooms(level);
  const last = scene.points.at(-1)?.figure;
  const key = scene.figure ?? last;
  const { layers, bottom } = chartHead(env, head, env.text(scene.title), key);
  const change = scene.delta ? delta(env, { ...head, y: bottom + 36 * unit, h: head.h * 0.16 }) : null;
  const foot = level.floor - 84 * unit;
  const cell = level.wide || scene.points.length > 16 ? px : px * 2;
  const above = (level.wide ? plot.y : (change?.bottom ?? bottom) + 24 * unit) + 18 * cell;
  const steps = stepsOf(env, { ...plot, y: above, h: Math.max(100 * unit, foot - above) }, px);
  const goal = goalOf(env, key);
  const end = steps.boxes[goal.index];
  return [
    ...layers,
    ...(change?.layers ?? []),
    ...plank(env, foot),
    stepsLayer(env, steps, level, { foot, goal: goal.index }),
    ...values(env, steps, { ...plot, y: above - 18 * cell, h: foot - above + 18 * cell }, goal),
    ...dates(env, plot, foot),
    ...(end && goal.told ? climber(env, end, cell, goal.index === steps.boxes.length - 1) : []),
  ];
}

function stepsOf(env: LineEnv, area: Box, px: number): Steps {
  const numbers = lengthsOf(env, env.scene.points);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const fromZero = low >= 0 && low <= high * 0.75;
  const base = fromZero ? 0 : low - (high - low) * 0.28;
  const span = high - base || 1;
  const w = area.w / Math.max(1, numbers.length);
  const boxes = numbers.map((value, index) => {
    const h = (area.h * (value - base)) / span;
    const x = Math.round(area.x + index * w);
    const gap = w > 4 * px ? px : 0;
    return { x, w: Math.max(2, Math.round(area.x + (index + 1) * w) - x - gap), y: area.y + area.h - h, h };
  });
  return { boxes, fromZero };
}

/** The step that the chart's figure tells of: the last one, or the one that holds the same figure. */
interface Goal {
  index: number;
  told: boolean;
}

function goalOf(env: LineEnv, key: string | undefined): Goal {
  const index = seriesFocus(env);
  const point = env.scene.points[index];
  return { index, told: key !== undefined && point !== undefined && env.figure(point.figure) === env.figure(key) };
}

function stepsLayer(
  env: LineEnv,
  { boxes, fromZero }: Steps,
  { px, area }: Level,
  { foot, goal }: { foot: number; goal: number },
): Layer {
  const motion = stepsIn(env, turnOf(env, 1), Math.min(16, Math.max(6, boxes.length)), 'block');
  const box = { ...area, h: foot - area.y };
  const marks = pointMarks(
    env.scene.points,
    boxes.map(({ x, y, w }) => [x + w / 2, y]),
  );
  if (fromZero) {
    const piles = boxes.map((pile, index) => ({
      box: pile,
      from: 'bottom' as const,
      inks: index === goal ? BLOCK_INKS.strong : BLOCK_INKS.plain,
    }));
    const data: BlocksData = { piles, px, block: 5 * px, inTurn: true };
    return placePaint(env, 'steps', 'arcade.blocks', data, { z: Z.marks, box, motion, marks });
  }
  const data: StairsData = {
    steps: boxes.map((step) => ({ ...step, y: onGrid(step.y, 1) })),
    goalAt: goal,
    foot,
    px,
    tread: [ARCADE.cyan, ARCADE.azure],
    goal: [ARCADE.cream, ARCADE.yellow],
    rail: ARCADE.azure,
  };
  return placePaint(env, 'steps', 'arcade.stairs', data, { z: Z.marks, box, motion, marks });
}

function delta(env: LineEnv, room: Box): { layers: Layer[]; bottom: number } {
  const { unit } = env.stage;
  const change = env.scene.delta;
  if (!change) return { layers: [], bottom: room.y };
  const color = change.trend === 'down' ? ARCADE.pink : change.trend === 'up' ? ARCADE.green : ARCADE.cyan;
  const text = `${env.figure(change.figure, 'signed')} ${env.text(change.label)}`;
  const set = setShort(env, { ...wordLook(env, text, 56, color), floor: 40 * unit, leading: 1.4, maxLines: 2 }, room);
  return {
    layers: shaded(env, 'delta', set, { motion: popIn(env, turnOf(env, 4, change.figure), 'blip') }),
    bottom: set.box.y + set.box.h,
  };
}

/** First, last, highest and lowest value on their steps, but for the one that the chart's figure tells of. */
function values(env: LineEnv, { boxes }: Steps, room: Box, goal: Goal): Layer[] {
  const { unit } = env.stage;
  const tops = boxes.map(({ y }) => y);
  const stand = boxes[goal.index];
  const ranked = [boxes.length - 1, 0, tops.indexOf(Math.max(...tops)), tops.indexOf(Math.min(...tops))];
  const once = [...new Set(ranked)]
    .map((index, weight) => ({ index, weight }))
    .filter(({ index }) => !(goal.told && index === goal.index));
  const texts = once.flatMap(({ index, weight }): Array<LooseText<number>> => {
    const [step, point] = [boxes[index], env.scene.points[index]];
    if (!step || !point) return [];
    const { block } = setPixels(env, figureLook(env, env.figure(point.figure), 48, ARCADE.white), {
      ...room,
      w: room.w * 0.5,
      h: 60 * unit,
    });
    const x = Math.round(centredWithin(block, step.x + step.w / 2, room));
    const under = boxes.filter((other) => other.x < x + block.w + 8 * unit && x - 8 * unit < other.x + other.w);
    const y = Math.min(step.y, ...under.map((other) => other.y)) - 20 * unit - block.h;
    return [{ block, x, y: Math.round(y), weight, of: index }];
  });
  const guard = stand ? [{ x: stand.x - 40 * unit, y: room.y, w: stand.w + 80 * unit, h: stand.y - room.y }] : [];
  return clearTexts(texts, goal.told ? guard : [], 10 * unit)
    .filter(({ y }) => y > room.y)
    .map(({ block, x, y, of }) =>
      placeText(env, `value${of}`, block, { x, y }, { motion: popIn(env, turnOf(env, of === 0 ? 3 : 8)) }),
    );
}

/** The ends of the time that the level covers, on the plank; time runs to the right in every language. */
function dates(env: LineEnv, plot: Box, foot: number): Layer[] {
  const { unit } = env.stage;
  const { points } = env.scene;
  const half = { ...plot, y: foot + 34 * unit, w: plot.w / 2 - 20 * unit, h: 52 * unit };
  const ends = [
    { id: 'from', text: env.text(points[0]?.label), room: half, align: 'left' as const },
    {
      id: 'to',
      text: env.text(points.at(-1)?.label),
      room: { ...half, x: plot.x + plot.w - half.w },
      align: 'right' as const,
    },
  ];
  return ends.flatMap(({ id, text, room, align }) => {
    if (!text) return [];
    const { block, box } = setPixels(env, { ...wordLook(env, text, 48, ARCADE.cloud), maxLines: 1 }, room, { align });
    return [placeText(env, id, block, box, { motion: popIn(env, turnOf(env, 2)) })];
  });
}

/** The hero comes down on his step, and looks back where that is the last. */
function climber(env: LineEnv, { x, y, w }: Box, cell: number, atEnd: boolean): Layer[] {
  const at = turnOf(env, 1) + 1100;
  const { safe } = env.stage;
  const middle = Math.min(x + w / 2, safe.x + safe.w - 7 * cell);
  const falls = env.scene.delta?.trend === 'down';
  return [
    hero(env, falls ? 'wait' : 'wave', { x: middle, foot: y, cell, flip: atEnd }, dropIn(env, at, 22 * cell, 'hop')),
    ...(w > 14 * cell
      ? [sprite(env, 'flag', ['flag1', 'flag2'], { x: x + w * 0.9, foot: y, cell }, { z: Z.marks })]
      : []),
  ];
}

/** Platforms at the heights of a series, one of another metal. */
interface StairsData {
  steps: Box[];
  /** Index of the step of another metal. */
  goalAt: number;
  foot: number;
  px: number;
  /** Lit edge and body. */
  tread: readonly [string, string];
  goal: readonly [string, string];
  /** Joins one step to the next, and fades below them. */
  rail: string;
}

/** Draws as many platforms as `progress` has come by, joined by rails, over dots that thin out downwards. */
export const stairsPainter = stylePainter<StairsData>(
  (ctx, { steps, goalAt, foot, px, tread, goal, rail }, { progress }) => {
    const shown = Math.round(progress * steps.length);
    steps.slice(0, shown).forEach((step, index) => {
      const [lit, body] = index === goalAt ? goal : tread;
      ctx.fillStyle = `${rail}66`;
      for (let row = 4; row < 26; row += 1) {
        const y = step.y + row * px * 2;
        if (y > foot - px) break;
        const pitch = row < 9 ? 2 : row < 16 ? 4 : 8;
        for (let x = (row % 2) * px; x < step.w; x += pitch * px) ctx.fillRect(step.x + x, y, px, px);
      }
      const before = steps[index - 1];
      if (before) {
        const [top, low] = [Math.min(before.y, step.y), Math.max(before.y, step.y)];
        ctx.fillStyle = rail;
        ctx.fillRect(step.x - px, top, px, low - top + 3 * px);
      }
      ctx.fillStyle = body;
      ctx.fillRect(step.x, step.y, step.w, 4 * px);
      ctx.fillStyle = lit;
      ctx.fillRect(step.x, step.y, step.w, 2 * px);
    });
  },
  { reach: ({ steps, foot }) => ({ ...unionBox(steps), h: foot - unionBox(steps).y + 60 }) },
);
