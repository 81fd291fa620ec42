import { place } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { captionBand } from './poster-grid';
import { artDrift, blockIn } from './swiss-motion';

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
