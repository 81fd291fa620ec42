import { place, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { captionBand, onReadingSide } from './poster-grid';
import { artDrift, blockIn } from './swiss-motion';

/** Share of the frame's width from which captions leave art no room beside them. */
export const CROWDED = 0.64;

/** Ink of "%" in shares of its height and width: foot of the upper ring, and the stroke's left edge at a height. */
const PERCENT = { ratio: 0.902, ringFoot: 0.49, strokeAt: (share: number): number => 0.48 - (share - 0.44) * 0.755 };

/**
 * A gigantic "%" cropped by two edges: its upper ring ends over the caption line and its stroke passes to the right of
 * it, whatever the captions say. `top` is where the type above ends.
 */
export function percentArt(env: SceneEnv, top: number, color: string, at: number): Layer {
  const { width, height } = env.stage;
  const band = captionBand(env);
  const h = Math.min(height * 0.95, (band.y - top) / PERCENT.ringFoot);
  const w = h * PERCENT.ratio;
  const stroke = PERCENT.strokeAt(Math.min(1, (band.y + band.h - top) / h)) * w;
  const x = Math.max(width * 0.3, width * 1.1 - w, band.w - stroke);
  if (startsOnRight(env) || band.w > width * CROWDED) return clearArt(env, '%', top, color, at);
  return glyphArt(env, '%', { x, y: top, w: w * 1.02, h }, color, at);
}

/** One glyph as art, fitted to the height or width of a box whichever comes first. */
export function glyphArt(env: SceneEnv, text: string, box: Box, color: string, at: number): Layer {
  const font = { family: env.preset.families.display, weight: 800, kern: -0.05 };
  const block = env.fitLine({ text, font, size: box.h * 3, width: box.w, maxHeight: box.h, color });
  const motion = [blockIn(at), artDrift(env, { y: -8 })];
  return placeText(env, 'glyph', block, { x: box.x, y: box.y }, { z: Z.art, motion });
}

/** A sign beside the captions, or over them where they leave too little room. */
export function clearArt(env: SceneEnv, sign: string, top: number, color: string, at: number): Layer {
  const { width, height, unit } = env.stage;
  const band = captionBand(env);
  const x = Math.max(band.w, width * 0.4);
  const beside = { x, y: top, w: (width - x) / 0.62, h: (height - top) * 1.06 };
  const over = { x: width * 0.42, y: top, w: width * 0.7, h: band.y - 24 * unit - top };
  return glyphArt(env, sign, onReadingSide(env, band.w > width * CROWDED ? over : beside), color, at);
}

/** A disc cropped by the side and lower edge, clear of the captions and of the type that ends at `top`; under long captions it rises. */
export function discArt(env: SceneEnv, top: number, color: string, at: number): Layer {
  const { width, height, unit } = env.stage;
  const band = captionBand(env);
  const x = width * 0.94;
  let [y, r] = [height, height];
  for (; y > top; y -= 20 * unit) {
    const down = Math.max(0, band.y - y, y - band.y - band.h);
    const clear = Math.hypot(Math.max(0, x - band.w), down);
    r = Math.min(y - top, clear);
    if (r >= y - top) break;
  }
  const under = height - band.y - band.h;
  if (r < 240 * unit && under > 200 * unit) {
    const wide = width * 0.56;
    return roundArt(env, { x: width * 0.62 - wide, y: band.y + band.h, w: 2 * wide, h: 2 * wide }, color, at);
  }
  return roundArt(env, { x: x - r, y: y - r, w: 2 * r, h: 2 * r }, color, at);
}

/** A disc that fills a square, on the side away from where reading starts. */
export function roundArt(env: SceneEnv, square: Box, color: string, at: number): Layer {
  const box = onReadingSide(env, square);
  const r = box.w / 2;
  const motion = [blockIn(at, 'right', 560), artDrift(env, { x: box === square ? -9 : 9, y: -5 })];
  const disc = { shape: 'disc', x: box.x + r, y: box.y + r, r, fill: color } as const;
  return place(env, 'shape', 'disc', disc, { z: Z.art, box, motion });
}

/** A diagonal arrow that leaves the frame at the upper or lower corner of a box, away from where reading starts. */
export function arrowArt(env: SceneEnv, area: Box, up: boolean, color: string, at: number): Layer {
  const box = onReadingSide(env, area);
  const side = Math.min(box.w, box.h);
  const over = side * 0.05;
  const outwards = box === area ? 1 : -1;
  const tipX = (outwards > 0 ? box.x + box.w : box.x) + over * outwards;
  const tipY = up ? box.y : box.y + box.h + over;
  const tail: [number, number] = [tipX - side * outwards, up ? tipY + side : tipY - side];
  const shape = {
    shape: 'arrow',
    tail,
    tip: [tipX, tipY],
    width: side * 0.3,
    head: side * 0.8,
    fill: color,
  } satisfies ShapeProps;
  const motion = [blockIn(at, up ? 'bottom' : 'top', 460), artDrift(env, { x: 6 * outwards, y: up ? -6 : 6 })];
  return place(env, 'shape', 'arrow', shape, { z: Z.art, box, motion });
}

/** A full-bleed field of one colour. */
export function fieldArt(env: SceneEnv, field: Box, color: string, at: number): Layer {
  return place(
    env,
    'shape',
    'field',
    { shape: 'rect', box: field, fill: color },
    { z: Z.art, box: field, motion: blockIn(at, 'bottom', 300) },
  );
}
