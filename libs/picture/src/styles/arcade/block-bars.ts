import { type BarDraft, barsIn } from '../../compose/bars-in';
import { place, placePaint, placeRect } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { barGeometry, barShare } from '../../layers/bars.layer';
import { keptShare } from '../../layers/focus';
import { stylePainter } from '../../layers/painter';
import { type Box, unionBox, Z } from '../../stage/stage';
import { lengthOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { stepsIn, turnOf } from './arcade-motion';
import { onGrid, pixelOf } from './pixel-grid';
import { figureLook, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { WORLDS } from './worlds';

/** One bar to build. */
export interface BarWish {
  label: string;
  figure: string;
  inks: BlockInks;
  strong: boolean;
  /** Its value stands elsewhere. */
  silent?: boolean;
}

/** Bars that were built: their layers, where each stands, and the line that they stand on. */
export interface BuiltBars {
  layers: Layer[];
  rects: Box[];
  zero: number;
}

/** Bars of blocks from zero in an area, upright or lying, with names at their feet and values at their ends. */
export function blockBars(
  env: SceneEnv,
  area: Box,
  bars: readonly BarWish[],
  look: { value: number; label: number; gap: number; direction: 'up' | 'right' },
): BuiltBars {
  const { unit } = env.stage;
  const px = pixelOf(env.stage);
  const up = look.direction === 'up';
  // Lying bars keep names and values whole at a hair under the smallest size rather than break them.
  const least = up ? 40 : 37.6;
  const ordered = up && readsFromRight(env) ? [...bars].reverse() : bars;
  const textOf = (wish: ReturnType<typeof wordLook>) => ({ font: wish.font, size: wish.size, color: wish.color });
  const drafts = ordered.map((bar): BarDraft => ({
    figure: bar.figure,
    value: lengthOf(env, bar.figure),
    fill: `${bar.inks[0]}00`,
    display: bar.silent ? '' : env.figure(bar.figure),
    label: env.text(bar.label),
    strong: bar.strong,
    ...(bar.strong ? { displayColor: ARCADE.yellow } : {}),
  }));
  const props = barsIn(env, area, {
    bars: drafts,
    direction: look.direction,
    gap: look.gap,
    textGap: 20 * unit,
    display: { ...textOf(figureLook(env, '', look.value, ARCADE.white)), floor: least * unit },
    label: { ...textOf(wordLook(env, '', look.label, ARCADE.cloud)), caps: true, floor: least * unit },
  });
  const { rects, zero } = barGeometry(props);
  const block = Math.max(4, onGrid(Math.min(42 * unit, (rects[0]?.[up ? 'w' : 'h'] ?? 40) * 0.6), px)) || 4 * px;
  const data: BlocksData = {
    px,
    block: up ? Math.max(4 * px, Math.min(block, 7 * px)) : 3 * px,
    piles: rects.map((box, index) => {
      const down = (drafts[index]?.value ?? 0) < 0;
      const inks = ordered[index]?.inks ?? BLOCK_INKS.plain;
      return { box, inks, from: up ? (down ? 'top' : 'bottom') : down ? 'right' : 'left' };
    }),
  };
  const motion = stepsIn(env, turnOf(env, 1), 10, 'block');
  const marks = rects.map((box, index) => ({ figure: ordered[index]?.figure ?? '', box }));
  return {
    layers: [
      placePaint(env, 'blocks', 'arcade.blocks', data, { z: Z.marks, box: area, motion, marks }),
      place(env, 'bars', 'bars', props, { z: Z.type, box: area, motion: { tracks: motion.tracks } }),
    ],
    rects: up && readsFromRight(env) ? [...rects].reverse() : rects,
    zero,
  };
}

/** A dark plank from a line down to the level's floor: names can be read on it, and marks stand on it. */
export function plank(env: SceneEnv, top: number): Layer[] {
  const { width, content, unit } = env.stage;
  const px = pixelOf(env.stage);
  const world = WORLDS[env.index % WORLDS.length];
  const box = { x: 0, y: Math.round(top), w: width, h: Math.round(content.y + content.h + 20 * unit - top) };
  return [
    placeRect(env, 'plank', box, ARCADE.navy, { z: Z.marks - 3 }),
    placeRect(env, 'plank.turf', { ...box, h: px * 2 }, world?.floor.turf ?? ARCADE.green, { z: Z.marks + 1 }),
    placeRect(env, 'plank.soil', { ...box, y: box.y + px * 2, h: px }, world?.floor.soil ?? ARCADE.leaf, {
      z: Z.marks - 2,
    }),
    placeRect(env, 'plank.edge', { ...box, y: box.y + box.h - px, h: px }, ARCADE.sky3, { z: Z.marks - 2 }),
  ];
}

/** Body, lit edge and joint of a block. */
export type BlockInks = readonly [body: string, lit: string, joint: string];

export const BLOCK_INKS = {
  strong: [ARCADE.yellow, ARCADE.cream, ARCADE.orange],
  plain: [ARCADE.azure, ARCADE.cyan, ARCADE.sky1],
  green: [ARCADE.green, ARCADE.cream, ARCADE.leaf],
  orange: [ARCADE.orange, ARCADE.amber, ARCADE.wine],
  pink: [ARCADE.pink, ARCADE.cream, ARCADE.wine],
  violet: [ARCADE.brickLit, ARCADE.cloud, ARCADE.mortar],
} as const satisfies Record<string, BlockInks>;

/** A pile of blocks that fills a box from one of its sides; the last block is cut to the box's true length. */
interface Pile {
  box: Box;
  inks: BlockInks;
  from: 'bottom' | 'top' | 'left' | 'right';
}

/** Piles that grow block by block with `progress`. */
export interface BlocksData {
  piles: Pile[];
  px: number;
  /** Length of a block in the direction of the pile, px. */
  block: number;
  /** Piles stand on each other and grow one after the other, not together. */
  inTurn?: boolean;
}

/** Draws piles as far as they have grown, in whole blocks until they stand. */
export const blocksPainter = stylePainter<BlocksData>(
  (ctx, { piles, px, block, inTurn }, { progress, opacity, focus }) => {
    piles.forEach(({ box, inks: [body, lit, joint], from }, index) => {
      const upright = from === 'bottom' || from === 'top';
      const full = upright ? box.h : box.w;
      const share = inTurn
        ? Math.min(1, Math.max(0, progress * piles.length - index))
        : barShare(progress, index, piles.length);
      ctx.globalAlpha = opacity * keptShare(focus, index);
      const shown = share >= 1 ? full : Math.floor((full * share) / block) * block;
      for (let at = 0; at < shown - 0.5; at += block) {
        const long = Math.min(block, shown - at);
        const start = from === 'bottom' || from === 'right' ? full - at - long : at;
        const part = upright
          ? { x: box.x, y: box.y + start, w: box.w, h: long }
          : { x: box.x + start, y: box.y, w: long, h: box.h };
        const gap = long > 2 * px ? px : 0;
        ctx.fillStyle = joint;
        ctx.fillRect(part.x, part.y, part.w, part.h);
        const face = upright ? { ...part, h: part.h - gap } : { ...part, w: part.w - gap };
        ctx.fillStyle = body;
        ctx.fillRect(face.x, face.y, face.w, face.h);
        ctx.fillStyle = lit;
        ctx.fillRect(face.x, face.y, face.w, Math.min(px, face.h));
      }
    });
  },
  { reach: ({ piles }) => unionBox(piles.map(({ box }) => box)) },
);
