import { placePaint } from '../../compose/place';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import { combine, type Motion } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { SceneEnv } from '../scene-env';
import { bounce, nod } from './type-and-motion';
import { CHAOS, GLAD, RAIN, SORRY, STUNNED } from './preset';

const FALL_FRAMES = 3;

/** A face for a trend, another in each scene. */
export function faceFor(env: SceneEnv, trend?: Trend): string {
  const faces = trend === 'up' ? GLAD : trend === 'down' ? SORRY : STUNNED;
  return faces[env.index % faces.length] ?? '🤯';
}

/** An emoji; middle and size in pixels. */
export function emoji(
  env: SceneEnv,
  id: string,
  glyph: string,
  spot: { x: number; y: number; size: number; flip?: boolean; edge?: boolean },
  options: { at?: number; z?: number; motion?: Motion } = {},
): Layer {
  const { x, y, size, flip = false, edge = true } = spot;
  const width = Math.max(3, Math.min(14 * env.stage.unit, size * 0.02));
  const data: EmojiData = { emoji: glyph, x, y, size, flip, edge: edge ? { color: CHAOS.white, width } : null };
  const box = { x: x - size * 0.75, y: y - size * 0.75, w: size * 1.5, h: size * 1.5 };
  const motion = options.motion ?? combine(bounce(env, options.at ?? 0, size * 0.5), nod(env));
  return placePaint(env, id, 'chaos.emoji', data, { z: options.z ?? Z.art, box, motion });
}

/** A handful that falls through the zones where no text stands. */
export function rain(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  const count = 6;
  return Array.from({ length: count }, (_, index): Layer => {
    const glyph = RAIN[(index + env.index) % RAIN.length] ?? '🔥';
    const high = index % 2 === 0;
    const size = (70 + env.random() * 60) * unit;
    const x = width * ((index + 0.3 + env.random() * 0.4) / count);
    const y = high ? height * 0.05 * env.random() : height * (0.84 + 0.06 * env.random());
    const speed = (60 + env.random() * 70) * unit;
    const fall: Motion = { tracks: [{ prop: 'y', keys: stepsDown(env.frames, speed) }] };
    return emoji(env, `rain${index}`, glyph, { x, y, size, edge: false }, { z: Z.ground + 4, motion: fall });
  });
}

/** Whole pixels on every third frame: the eye takes it for falling, and the frames between are the same. */
function stepsDown(frames: number, perSecond: number): Key[] {
  return Array.from({ length: Math.ceil(frames / FALL_FRAMES) + 1 }, (_, step) => ({
    frame: step * FALL_FRAMES,
    value: Math.round((perSecond * FALL_FRAMES * (step - frames / FALL_FRAMES / 4)) / 30),
    ease: 'hold' as const,
  }));
}

const FAMILY = 'Noto Color Emoji';
const EDGE_STEPS = 16;

/** One glyph of the emoji face; middle and size in pixels. */
interface EmojiData {
  emoji: string;
  x: number;
  y: number;
  size: number;
  flip: boolean;
  /** A sticker's edge around it; null for none. */
  edge: { color: string; width: number } | null;
}

/** Drawn once, then moved as a picture. */
export const emojiPainter = stylePainter<EmojiData>((ctx, { emoji, x, y, size, flip, edge }, _state, env) => {
  ctx.save();
  ctx.translate(x, y);
  if (flip) ctx.scale(-1, 1);
  env.surface.useFont(ctx, { family: FAMILY, weight: 400, size }, env.language);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (edge) drawEdge(ctx, { emoji, size, edge }, env);
  ctx.fillText(emoji, 0, 0);
  ctx.restore();
});

/** Colour glyphs take no stroke, and canvases differ about their shadows: the glyph's shape is laid down all around it. */
function drawEdge(
  ctx: Context,
  { emoji, size, edge }: Pick<EmojiData, 'emoji' | 'size'> & { edge: NonNullable<EmojiData['edge']> },
  env: DrawEnv,
): void {
  const side = Math.ceil(size * 1.5);
  const shape = env.surface.canvas(side, side);
  const pen = shape.getContext('2d');
  env.surface.useFont(pen, { family: FAMILY, weight: 400, size }, env.language);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(emoji, side / 2, side / 2);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = edge.color;
  pen.fillRect(0, 0, side, side);
  for (let step = 0; step < EDGE_STEPS; step += 1) {
    const turn = (step / EDGE_STEPS) * Math.PI * 2;
    ctx.drawImage(shape, Math.cos(turn) * edge.width - side / 2, Math.sin(turn) * edge.width - side / 2);
  }
}
