import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, tilt } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { TABLOID } from './preset';
import { stickIn, wobble } from './press-motion';

/** A scene's picture as a snapshot with a white edge, stuck on askew on the reading side; null where there is none. */
export function placeStillSticker(
  env: SceneEnv,
  index: number | undefined,
  room: Box,
  r: number,
  rtl: boolean,
): Layer[] | null {
  const still = env.still(index);
  if (!still || index === undefined || r < 70 * env.stage.unit) return null;
  const logo = Math.max(still.width, still.height) <= 512;
  const h = r * 1.8;
  const w = logo ? h : Math.min(room.w * 0.46, (h * still.width) / Math.max(1, still.height));
  const box = { x: rtl ? room.x + room.w - w - 20 : room.x + 20, y: room.y + room.h - h - r * 0.1, w, h };
  const motion = combine(tilt(-3.6), stickIn(env, 320), wobble(env, 1));
  const edge = { color: TABLOID.white, width: 20 * env.stage.unit };
  return [
    place(
      env,
      'picture',
      'snapshot',
      { still: index, box, fit: logo ? 'contain' : 'cover', radius: 0, backing: TABLOID.white, ring: edge },
      { z: Z.type + 0.8, box, motion },
    ),
  ];
}
