import { place, placeRect } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { placeOf } from './places';
import { NATURE } from './preset';

/** Depth of what lies in front of the marks: grass, mist, the letterbox. */
export const FRONT = Z.finish;

/** The land of a scene, a vignette over it, and the video's black edges. */
export function natureGround(env: SceneEnv): Layer[] {
  const { width: w, height: h } = env.stage;
  const box = { x: 0, y: 0, w, h };
  const { top, bottom } = letterbox(env);
  const foot = { x: 0, y: h - bottom, w, h: bottom };
  const from = env.stage.captionBaseline - 200 * env.stage.unit;
  const shade = { x: 0, y: from, w, h: h - bottom - from };
  return [
    ...placeOf(env).vista(env).layers,
    place(
      env,
      'pattern',
      'vignette',
      { pattern: 'vignette', box, color: NATURE.ink, strength: 0.58 },
      { z: Z.ground + 0.02, box },
    ),
    place(
      env,
      'pattern',
      'shade',
      {
        pattern: 'fill',
        box: shade,
        fill: fillDown(
          shade.y,
          shade.y + shade.h,
          [0, `${NATURE.letterbox}00`],
          [0.36, `${NATURE.letterbox}4D`],
          [0.6, `${NATURE.letterbox}4D`],
          [1, `${NATURE.letterbox}BF`],
        ),
      },
      { z: FRONT + 1, box: shade },
    ),
    placeRect(env, 'edge-top', { x: 0, y: 0, w, h: top }, NATURE.letterbox, { z: FRONT + 2 }),
    placeRect(env, 'edge-foot', foot, NATURE.letterbox, { z: FRONT + 2 }),
  ];
}

/** Heights of the black edges; on the tall frame they lie under what the apps cover. */
function letterbox({ stage: { format, height } }: Pick<SceneEnv, 'stage'>): { top: number; bottom: number } {
  return format === '9:16' ? { top: 150, bottom: 160 } : { top: height * 0.034, bottom: height * 0.034 };
}
