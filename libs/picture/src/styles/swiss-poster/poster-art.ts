import { place, placeDisc, placeRect, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import type { ShapeProps } from '../../layers/shape.layer';
import { type Box, Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { baseField, captionBand, columnX, onReadingSide } from './poster-grid';
import { SWISS } from './preset';
import { artDrift, blockIn, typeIn } from './type-and-motion';

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
  return placeDisc(env, 'disc', { x: box.x + r, y: box.y + r, r }, color, { z: Z.art, box, motion });
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
  return placeRect(env, 'field', field, color, { z: Z.art, motion: blockIn(at, 'bottom', 300) });
}

/** A figure's own sign. */
const SIGN = /[%°\p{Sc}]/u;

/** What stands under the captions of a standard composition, where it would otherwise leave a white third. */
const STANDARD_FEET: Readonly<Record<string, 'rings' | 'block' | 'red'>> = {
  quote: 'rings',
  timeline: 'rings',
  grouped: 'red',
  candles: 'block',
  donut: 'red',
  progress: 'block',
  presenter: 'red',
};

/** The sign of a chart's figures, so large that the lower edge crops it; rings where they have none. */
export function signFoot(env: SceneEnv, field: Box, figure: string, color: string): Layer[] {
  const sign = SIGN.exec(figure)?.[0];
  if (sign === undefined) return ringFoot(env, field, color);
  const wide = sign === '%';
  const x = env.stage.width * (wide ? 0.36 : 0.5);
  const box = onReadingSide(env, { x, y: field.y + 44 * env.stage.unit, w: env.stage.width, h: field.h * 2.1 });
  return [glyphArt(env, sign, box, color, 200)];
}

/** Two rings and a disc that rise out of the lower edge. */
export function ringFoot(env: SceneEnv, field: Box, color: string): Layer[] {
  const { unit, width } = env.stage;
  const below = 150 * unit;
  const outer = field.h + below - 48 * unit;
  const band = outer / 5;
  const square = { x: width * 0.64 - outer, y: field.y + 48 * unit, w: 2 * outer, h: 2 * outer };
  const box = onReadingSide(env, square);
  const [x, y] = [box.x + outer, box.y + outer];
  const drift = artDrift(env, { x: box === square ? -8 : 8 });
  return [5, 3]
    .map((bands, index): Layer => {
      const ring = { shape: 'ring', x, y, r: band * bands, width: band, fill: color } as const;
      return place(env, 'shape', `ring${index}`, ring, { z: Z.art, box, motion: [blockIn(120 + 120 * index), drift] });
    })
    .concat(placeDisc(env, 'core', { x, y, r: band }, color, { z: Z.art, box, motion: [blockIn(360), drift] }));
}

/** The foot of a standard composition; nothing in formats that end with the caption line. */
export function standardFoot(env: SceneEnv): Layer[] {
  const kind = STANDARD_FEET[env.scene.layout];
  const field = baseField(env);
  if (!kind || !field) return [];
  if (kind === 'rings') return ringFoot(env, field, SWISS.red);
  if (kind === 'red') return [fieldArt(env, field, SWISS.red, 0)];
  const x = columnX(env, 3);
  return [fieldArt(env, onReadingSide(env, { ...field, x, w: env.stage.width - x }), SWISS.black, 0)];
}

const THICK = 230;
const HEAD = 640;

/**
 * An arrow as large as the frame under the type that ends at `top`: its shaft passes beside the captions and the frame
 * crops it. Null where the captions leave it no way, and in videos that read from the right.
 */
export function greatArrow(env: SceneEnv, top: number, up: boolean, color: string, at: number): Layer | null {
  const { width, height, unit } = env.stage;
  const band = captionBand(env);
  const thick = THICK * unit;
  // A 45 degree shaft is this much wider when cut level.
  const half = thick * Math.SQRT1_2;
  if (startsOnRight(env)) return null;
  const tip = up ? tipUp() : tipDown();
  if (!tip) return null;
  const [x, y] = tip;
  const reach = up ? height - y + thick : Math.min(y - top - half, width);
  const shape: ShapeProps = {
    shape: 'arrow',
    tail: [x - reach, up ? y + reach : y - reach],
    tip,
    width: thick,
    head: HEAD * unit,
    fill: color,
  };
  const box = { x: 0, y: top, w: width, h: height - top };
  const motion = [blockIn(at, up ? 'bottom' : 'top', 460), artDrift(env, { x: 7, y: up ? -7 : 7 })];
  return place(env, 'shape', 'arrow', shape, { z: Z.art, box, motion });

  function tipUp(): [number, number] | null {
    const tipX = width + 40 * unit;
    const tipY = Math.max(top, band.w - tipX + band.y + band.h + half);
    return tipY + thick <= band.y ? [tipX, tipY] : null;
  }

  function tipDown(): [number, number] | null {
    const tipY = height - 30 * unit;
    const clear = band.w + tipY - band.y + half;
    const tipX = Math.max(width + 40 * unit, clear);
    const room = tipY - thick >= band.y + band.h && tipX <= width + 170 * unit;
    return room ? [tipX, tipY] : null;
  }
}

/** A small arrow to the upper or lower right that fills a square; a level bar for what stays. */
export function trendMark(
  env: SceneEnv,
  id: string,
  trend: Trend | undefined,
  box: Box,
  fill: string,
  at: number,
): Layer {
  const motion = typeIn(at, trend === 'down' ? 'top' : 'bottom');
  const options = { z: Z.type, box, motion };
  if (trend === 'up' || trend === 'down') {
    const [from, to] = trend === 'up' ? [box.y + box.h, box.y] : [box.y, box.y + box.h];
    const tip: [number, number] = [box.x + box.w, to];
    const tail: [number, number] = [box.x + box.w * 0.1, from + (to - from) * 0.1];
    const arrow = { shape: 'arrow', tail, tip, width: box.w * 0.2, head: box.w * 0.96, fill } as const;
    return place(env, 'shape', id, arrow, options);
  }
  const bar = { x: box.x, y: box.y + box.h * 0.4, w: box.w, h: box.h * 0.2 };
  return place(env, 'shape', id, { shape: 'rect', box: bar, fill }, options);
}
