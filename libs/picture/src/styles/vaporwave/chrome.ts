import { placePaint, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { canvasFill, fillDown, type Stop } from '../../layers/fill';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { ordered, strokeRun } from '../../layers/text-run';
import { Z, type Box } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import { refilled, type TextBlock } from '../../text/text-block';
import { hasRightToLeft } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { VAPOR } from './preset';
import { isForeign, openText, figureLook, sideOf, driftIn, float, leave } from './type-and-motion';

/** Sky, horizon at 54 %, and the pink ground mirrored in metal (reference boards, vaporwave, Type). */
const METAL: Stop[] = [
  [0, VAPOR.white],
  [0.24, VAPOR.sky],
  [0.5, VAPOR.white],
  [0.54, VAPOR.plum],
  [0.7, VAPOR.dusk],
  [0.92, VAPOR.blush],
  [1, VAPOR.white],
];

/** Small lettering stays bright: a dark horizon would cut thin strokes and minus signs in two. */
const BRIGHT: Stop[] = [
  [0, VAPOR.white],
  [0.5, VAPOR.white],
  [1, VAPOR.blush],
];

/** How far the outlines reach beyond the ink, as a share of the type's size. */
const REACH = 0.042;

/** Room that chrome lettering needs around its ink, pixels. */
export function chromeRoom(size: number): number {
  return size * REACH;
}

/** Metal needs room for its horizon, px on 1080x1920. */
const HORIZON_FROM = 170;
/** Smaller type, and scripts of finer strokes, stay white. */
const SMALLEST = 96;

/** A figure in chrome under what stands over it, in a share of the content's height; sizes on 1080x1920. */
export function chromeFigure(
  env: SceneEnv,
  id: string,
  text: string,
  top: number,
  { size, share, pad = size, at = 60 }: { size: number; share: number; pad?: number; at?: number },
): { layers: Layer[]; box: Box } {
  const { content, unit } = env.stage;
  const inset = chromeRoom(pad * unit);
  const room = { x: content.x + inset, y: top, w: content.w - 2.4 * inset, h: content.h * share };
  const set = setIn(env, figureLook(env, text, size), room, { line: true, align: sideOf(env) });
  return { layers: chrome(env, id, set, [driftIn(env, at), float(env, 0.2, 6), leave(env)]), box: set.box };
}

/** Lettering in chrome: outlines below, the metal above; both under the scanlines, as one thing. */
export function chrome(env: VideoEnv, id: string, { block, box }: SetText, motion: Motion[]): Layer[] {
  const foreign = block.lines.some((line) => line.runs.some((run) => isForeign(run.text)));
  if (foreign || block.size < SMALLEST * env.stage.unit) return [openText(env, id, { block, box }, motion)];
  const { unit } = env.stage;
  const deep = block.size >= HORIZON_FROM * unit;
  const metal = metallic(block, box.y, deep ? METAL : BRIGHT);
  const data: RimData = { block, x: box.x, y: box.y, steps: rimOf(block.size, unit), rim: VAPOR.indigo };
  const stroke = deep ? { color: VAPOR.white, width: Math.max(2, block.size * REACH * 0.72) } : undefined;
  return [
    placePaint(env, `${id}-rim`, 'vapor.rim', data, { z: Z.marks + 6, box, motion }),
    placeText(env, id, metal, box, { z: Z.marks + 7, box, motion, stroke }),
  ];
}

function rimOf(size: number, unit: number): RimData['steps'] {
  const outer = size * REACH * 2;
  const split = Math.max(3 * unit, size * 0.012);
  const depth = size * 0.034;
  return [
    { color: `${VAPOR.pink}99`, width: outer * 0.9, dx: 0, dy: 0, blur: size * 0.16 },
    { color: VAPOR.floor, width: outer, dx: depth, dy: depth },
    { color: `${VAPOR.pink}`, width: outer, dx: -split, dy: 0 },
    { color: `${VAPOR.cyan}`, width: outer, dx: split, dy: 0 },
    { color: VAPOR.indigo, width: outer, dx: 0, dy: 0 },
  ];
}

/** Each line mirrors the whole sky. */
function metallic(block: TextBlock, top: number, stops: Stop[]): TextBlock {
  return refilled(block, ({ baseline, ascent, descent }) =>
    fillDown(top + baseline - ascent, top + baseline + descent * 0.2, ...stops),
  );
}

/** A figure's image on the floor: upside down, flattened, fading away from its foot. */
interface MirrorData {
  block: TextBlock;
  x: number;
  y: number;
  /** Height of the image, pixels. */
  h: number;
  colors: [string, string];
}

const FLAT = 0.62;

/** Drawn once under the figure it belongs to. */
export const mirrorPainter = stylePainter<MirrorData>((ctx, { block, x, y, h, colors }, _state, env) => {
  const foot = y + block.h;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - 40, foot, block.w + 80, h);
  ctx.clip();
  ctx.translate(0, foot * (1 + FLAT));
  ctx.scale(1, -FLAT);
  ctx.fillStyle = canvasFill(ctx, fillDown(foot, foot - h / FLAT, [0, colors[0]], [1, colors[1]]));
  for (const line of block.lines)
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.direction = block.rtl && hasRightToLeft(run.text) ? 'rtl' : 'ltr';
      ctx.fillText(ordered(ctx, run.text), x + run.x, y + run.y);
    }
  ctx.restore();
});

/** What lies under chrome lettering, from back to front: each step is an outline with an offset, pixels. */
export interface RimData {
  block: TextBlock;
  x: number;
  y: number;
  steps: Array<{ color: string; width: number; dx: number; dy: number; blur?: number }>;
  /** Colour around the lettering, which its contrast is judged by (contrast.ts). */
  rim?: string;
}

/** Outlines under a figure: glow, depth, the split of a worn tape, violet, pale. Drawn once. */
export const rimPainter = stylePainter<RimData>((ctx, data, _state, env) => {
  for (const step of data.steps) {
    ctx.shadowColor = step.color;
    ctx.shadowBlur = step.blur ?? 0;
    strokeBlock(ctx, data, step, env);
  }
  ctx.shadowBlur = 0;
});

function strokeBlock(ctx: Context, { block, x, y }: RimData, step: RimData['steps'][number], env: DrawEnv): void {
  for (const line of block.lines)
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.direction = block.rtl && hasRightToLeft(run.text) ? 'rtl' : 'ltr';
      strokeRun(ctx, run.text, { x: x + run.x + step.dx, y: y + run.y + step.dy, tall: run.font.tall }, step);
    }
}
