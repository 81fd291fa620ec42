import { place, placeText } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wordsOf } from '../../text/words';
import type { SceneEnv } from '../scene-env';
import { captionBand } from './poster-grid';
import { artDrift, blockIn } from './swiss-motion';

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
  const x = Math.max(width * 0.3, Math.min(width - w * 0.44, band.w - stroke));
  return glyphArt(env, '%', { x, y: top, w: w * 1.02, h }, color, at);
}

/** One glyph or word as art, fitted to the height or width of a box whichever comes first. */
export function glyphArt(env: SceneEnv, text: string, box: Box, color: string, at: number): Layer {
  const font = { family: env.preset.families.display, weight: 800, kern: -0.05 };
  const block = env.fitLine({ text, font, size: box.h * 3, width: box.w, maxHeight: box.h, color });
  const motion = [blockIn(at), artDrift(env, { y: -8 })];
  return placeText(env, 'glyph', block, { x: box.x, y: box.y }, { z: Z.art, motion });
}

/** The first word of a text, so large that the sides and the lower edge crop it; for the field under the captions. */
export function wordArt(env: SceneEnv, text: string, field: Box, color: string, at: number): Layer {
  const font = { family: env.preset.families.display, weight: 800, kern: -0.05 };
  const word = wordsOf(text, env.language)[0]?.text ?? text;
  const block = env.fitLine({ text: word, font, size: field.h * 1.7, width: field.w * 1.12, color });
  const x = (field.w - block.w) * 0.42;
  const rest = field.y + 36 * env.stage.unit;
  const y = Math.max(rest, field.y + field.h - block.h * 0.9);
  const motion = [blockIn(at), artDrift(env, { x: -10 })];
  return placeText(env, 'word', block, { x, y }, { z: Z.art, motion });
}

/** A disc cropped by the right and lower edge, clear of the captions and of the type that ends at `top`. */
export function discArt(env: SceneEnv, top: number, color: string, at: number): Layer {
  const { width, height, unit } = env.stage;
  const band = captionBand(env);
  const x = width * 0.94;
  let [y, r] = [height, height];
  for (; y > top; y -= 20 * unit) {
    const down = Math.max(0, band.y - y, y - band.y - band.h);
    const clear = Math.hypot(x - band.w, down);
    r = Math.min(y - top, clear);
    if (r >= y - top) break;
  }
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const motion = [blockIn(at, 'right', 560), artDrift(env, { x: -9, y: -5 })];
  return place(env, 'shape', 'disc', { shape: 'disc', x, y, r, fill: color }, { z: Z.art, box, motion });
}

/** A diagonal arrow that leaves the frame at the upper right or lower right corner of a box. */
export function arrowArt(env: SceneEnv, box: Box, up: boolean, color: string, at: number): Layer {
  const side = Math.min(box.w, box.h);
  const tip: [number, number] = [box.x + box.w, up ? box.y : box.y + box.h];
  const tail: [number, number] = [tip[0] - side * 1.2, up ? tip[1] + side * 1.2 : tip[1] - side * 1.2];
  const shape = { shape: 'arrow', tail, tip, width: side * 0.3, head: side * 0.86, fill: color } as const;
  const motion = [blockIn(at, up ? 'bottom' : 'top', 460), artDrift(env, { x: 6, y: up ? -6 : 6 })];
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
