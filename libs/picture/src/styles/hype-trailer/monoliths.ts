import { placePaint } from '../../compose/place';
import { barShare } from '../../layers/bars.layer';
import { canvasFill, fillDown } from '../../layers/fill';
import { keptShare } from '../../layers/focus';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { ChartMark, Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { faint } from './ground';
import { beats, leaving } from './type-and-motion';
import { HYPE } from './preset';

/** Slabs that rise out of one floor, the one that matters white-hot under a shaft of light. */
export function monoliths(env: SceneEnv, marks: ChartMark[], floor: number, strong: number, at: number): Layer[] {
  const rects = marks.map(({ box }) => box);
  const { unit, width, height } = env.stage;
  const ms = Math.min(1100, 500 + rects.length * 60);
  const data: MonolithData = {
    slabs: rects.map((box, index) => ({ box, strong: index === strong, falls: box.y >= floor - 0.5 && box.h > 1 })),
    floor,
    width,
    edge: 5 * unit,
    glow: 60 * unit,
    reflection: Math.min(height - floor, 300 * unit),
    colors: {
      lit: HYPE.deepGold,
      side: HYPE.bronze,
      face: HYPE.umber,
      dark: HYPE.soot,
      hot: [HYPE.white, HYPE.pale, HYPE.bright, HYPE.deepGold],
      line: HYPE.amber,
    },
  };
  const hot = rects[strong];
  env.cue('drumroll', at, -8);
  env.cue('boom', at + ms - 60, -2);
  const layers = [
    placePaint(env, 'monoliths', 'monoliths', data, {
      z: Z.marks,
      motion: [progress({ at, ms, ease: 'cubic-out' }), leaving(env)],
      marks,
    }),
  ];
  // A wide shaft would lie over the words above it.
  if (!hot || hot.y >= floor - 1 || hot.w > 150 * unit) return layers;
  const shaft: ShaftData = { x: hot.x, w: hot.w, bottom: hot.y + hot.h, color: HYPE.bright };
  const motion = [fade({ at: at + ms * 0.8, ms: 260 }), beats(env, 1, 0, 0.6), leaving(env)];
  return [placePaint(env, 'shaft', 'shaft', shaft, { z: Z.marks - 1, motion }), ...layers];
}

interface Slab {
  box: Box;
  strong: boolean;
  /** Hangs from the floor: a value below zero. */
  falls: boolean;
}

/** Slabs on a floor, frame pixels; `progress` lets them grow one after the other. */
interface MonolithData {
  slabs: Slab[];
  floor: number;
  width: number;
  edge: number;
  glow: number;
  /** How far down the floor mirrors. */
  reflection: number;
  colors: { lit: string; side: string; face: string; dark: string; hot: string[]; line: string };
}

/** Light that falls on something from above the frame. */
interface ShaftData {
  x: number;
  w: number;
  bottom: number;
  color: string;
}

/** Monoliths, their glow, their reflections and the floor line. */
export const monolithPainter = stylePainter<MonolithData>(
  (ctx, data, { progress, opacity, focus }) => {
    const { slabs, floor, colors } = data;
    slabs.forEach((slab, index) => {
      const share = barShare(progress, index, slabs.length);
      const h = slab.box.h * share;
      const box = { ...slab.box, h, y: slab.falls ? floor : floor - h };
      if (h < 0.5) return;
      ctx.globalAlpha = opacity * keptShare(focus, index);
      if (!slab.falls) drawReflection(ctx, box, slab.strong, data);
      drawSlab(ctx, box, slab, data);
    });
    ctx.globalAlpha = opacity;
    ctx.fillStyle = colors.line;
    ctx.fillRect(0, floor - data.edge * 0.3, data.width, data.edge * 0.6);
  },
  { reach: monolithReach },
);

/** A shaft of light, widest at its foot. */
export const shaftPainter = stylePainter<ShaftData>(
  (ctx, { x, w, bottom, color }) => {
    ctx.fillStyle = canvasFill(ctx, fillDown(0, bottom, [0, faint(color, 0.12)], [1, faint(color, 0.34)]));
    ctx.fillRect(x, 0, w, bottom);
    for (const spread of [0.5, 1.3]) {
      ctx.fillStyle = faint(color, 0.06);
      ctx.fillRect(x - w * spread, 0, w * (1 + 2 * spread), bottom);
    }
  },
  { reach: ({ x, w, bottom }) => ({ x: x - w * 1.3, y: 0, w: w * 3.6, h: bottom }) },
);

function monolithReach({ slabs, floor, width, glow, reflection }: MonolithData): Box {
  const top = Math.min(floor, ...slabs.map(({ box }) => box.y)) - glow * 2.2;
  const bottom = Math.max(floor + reflection, ...slabs.map(({ box }) => box.y + box.h + glow * 2.2));
  return { x: 0, y: top, w: width, h: bottom - top };
}

function drawSlab(ctx: Context, box: Box, { strong, falls }: Slab, { colors, edge, glow }: MonolithData): void {
  ctx.save();
  if (strong) {
    ctx.shadowColor = faint(colors.lit, 0.9);
    ctx.shadowBlur = glow;
  }
  const across = ctx.createLinearGradient(box.x, 0, box.x + box.w, 0);
  if (strong) colors.hot.forEach((color, index) => across.addColorStop(index / (colors.hot.length - 1), color));
  else {
    across.addColorStop(0, colors.lit);
    across.addColorStop(0.1, colors.side);
    across.addColorStop(0.5, colors.face);
    across.addColorStop(1, colors.dark);
  }
  ctx.fillStyle = across;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.restore();
  if (strong) return drawHeat(ctx, box, falls, colors);
  const down = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  const [first, last] = falls ? [0.7, 0] : [0, 0.7];
  down.addColorStop(0, faint(colors.dark, first));
  down.addColorStop(1, faint(colors.dark, last));
  ctx.fillStyle = down;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.fillStyle = colors.lit;
  ctx.fillRect(box.x, falls ? box.y + box.h - edge : box.y, box.w, edge);
}

/** White-hot where it ends, cooler towards the floor. */
function drawHeat(ctx: Context, box: Box, falls: boolean, { lit, side }: MonolithData['colors']): void {
  const cooling = ctx.createLinearGradient(0, falls ? box.y + box.h : box.y, 0, falls ? box.y : box.y + box.h);
  cooling.addColorStop(0, faint(lit, 0));
  cooling.addColorStop(0.3, faint(lit, 0.1));
  cooling.addColorStop(1, faint(side, 0.92));
  ctx.fillStyle = cooling;
  ctx.fillRect(box.x, box.y, box.w, box.h);
}

function drawReflection(ctx: Context, box: Box, strong: boolean, { colors, floor, reflection }: MonolithData): void {
  const h = Math.min(box.h, reflection);
  const fade = ctx.createLinearGradient(0, floor, 0, floor + h);
  const color = strong ? (colors.hot[2] ?? colors.lit) : colors.face;
  fade.addColorStop(0, faint(color, strong ? 0.26 : 0.4));
  fade.addColorStop(1, faint(color, 0));
  ctx.fillStyle = fade;
  ctx.fillRect(box.x, floor, box.w, h);
}

/** Slabs by the figures that they stand for. */
export function slabMarks(marks: ReadonlyArray<{ figure: string }>, rects: readonly Box[]): ChartMark[] {
  return rects.map((box, index) => ({ figure: marks[index]?.figure ?? '', box }));
}
