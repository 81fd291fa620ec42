import { placePaint, placeText } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { breakdownStandard } from '../../standard/breakdown.standard';
import { lengthsOf } from '../../standard/chart-values';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero } from './actors';
import { dropIn, popIn, stepsIn, turnOf } from './arcade-motion';
import { BLOCK_INKS, type BlockInks, type BlocksData } from './block-bars';
import { arcadeKit } from './kit';
import { chartHead, levelOf } from './level';
import { figureLook, setPixelsAlike, wordLook } from './pixel-type';
import { ARCADE } from './preset';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

const PART_INKS: readonly BlockInks[] = [
  BLOCK_INKS.strong,
  BLOCK_INKS.plain,
  BLOCK_INKS.pink,
  BLOCK_INKS.green,
  BLOCK_INKS.orange,
  BLOCK_INKS.violet,
];

/** The whole as a tower of blocks that its parts build in turn, each named beside it; the hero lands on its top. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { parts, total, title } = env.scene;
  const numbers = lengthsOf(env, parts);
  const sum = numbers.reduce((all, value) => all + value, 0);
  if (numbers.some((value) => value < 0) || sum <= 0 || parts.length > PART_INKS.length) {
    return breakdownStandard(env, arcadeKit(env));
  }
  const level = levelOf(env);
  const { area, unit, px, floor, wide } = level;
  const head = chartHead(env, area, env.text(title), total?.figure);
  const cell = wide ? px : px * 2;
  const top = head.bottom + 44 * unit;
  const [column, rest] = splitAcross(
    env,
    { ...area, y: top, h: floor - top },
    Math.min(250 * unit, area.w * 0.28),
    48 * unit,
  );
  const crown = 17 * cell;
  const tower = { ...column, y: top + crown, h: Math.max(80 * unit, column.h - crown) };
  const at = turnOf(env, 2);
  let y = tower.y + tower.h;
  const piles = numbers.map((value, index) => {
    const h = (tower.h * value) / sum;
    y -= h;
    return { box: { ...tower, y, h }, from: 'bottom' as const, inks: PART_INKS[index] ?? BLOCK_INKS.plain };
  });
  const data: BlocksData = { piles, px, block: 6 * px, inTurn: true };
  const motion = stepsIn(env, at, Math.max(8, parts.length * 3), 'block');
  return [
    ...head.layers,
    placePaint(env, 'tower', 'arcade.blocks', data, { z: Z.marks, box: tower, motion }),
    hero(env, 'wave', { x: tower.x + tower.w / 2, foot: tower.y, cell }, dropIn(env, at + 900, 22 * cell, 'hop')),
    ...rows(env, { ...rest, h: rest.h - 30 * unit }, piles),
  ];
}

/** A ring of parts is the same tower: no circle stands on a grid of pixels. */
export function donutLayout(env: SceneEnv<SceneOf<'donut'>>): Layer[] {
  const { parts, title, total, id, type, line, transition, minSeconds } = env.scene;
  const frame = { id, type, line, transition, minSeconds };
  return breakdownLayout({
    ...env,
    scene: { ...frame, layout: 'breakdown', parts, title, ...(total ? { total } : {}) },
  });
}

/** Names and figures beside the tower, in the order in which its parts lie. */
function rows(env: BreakdownEnv, room: Box, piles: ReadonlyArray<{ inks: BlockInks }>): Layer[] {
  const { unit } = env.stage;
  const { parts } = env.scene;
  const slots = partsOf(env, room, parts.length, 20 * unit, true).reverse();
  const h = slots[0]?.h ?? 0;
  const swatch = 44 * unit;
  const w = room.w - swatch - 28 * unit;
  const labels = setPixelsAlike(
    env,
    parts.map((part) => ({ ...wordLook(env, env.text(part.label), 48), floor: 40 * unit, leading: 1.3, maxLines: 2 })),
    { w, h: h * 0.46 },
  );
  const high = Math.max(...labels.map((block) => block.h));
  const figures = setPixelsAlike(
    env,
    parts.map((part, index) => figureLook(env, env.figure(part.figure), 104, piles[index]?.inks[1] ?? ARCADE.white)),
    { w, h: Math.max(36 * unit, Math.min(h * 0.5, h - high - 24 * unit)) },
    { line: true },
  );
  return parts.flatMap((part, index): Layer[] => {
    const [slot, label, figure] = [slots[index], labels[index], figures[index]];
    if (!slot || !label || !figure) return [];
    const at = turnOf(env, 3 + index * 2, part.figure);
    const gap = Math.min(28 * unit, Math.max(12 * unit, slot.h - label.h - figure.h));
    const top = slot.y + (slot.h - label.h - gap - figure.h) / 2;
    const [mark, words] = splitAcross(env, slot, swatch, 28 * unit);
    const right = readsFromRight(env);
    const x = (block: { w: number }): number => Math.round(right ? words.x + words.w - block.w : words.x);
    const box = { x: mark.x, y: Math.round(top), w: swatch, h: swatch };
    const inks = piles[index]?.inks ?? BLOCK_INKS.plain;
    const data: BlocksData = { piles: [{ box, inks, from: 'bottom' }], px: 6 * unit, block: swatch };
    return [
      placePaint(env, `part${index}.mark`, 'arcade.blocks', data, { z: Z.marks + 1, box, motion: popIn(env, at) }),
      placeText(env, `part${index}.label`, label, { x: x(label), y: Math.round(top) }, { motion: popIn(env, at) }),
      placeText(
        env,
        `part${index}.figure`,
        figure,
        { x: x(figure), y: Math.round(top + label.h + gap) },
        { motion: popIn(env, at, 'blip') },
      ),
    ];
  });
}
