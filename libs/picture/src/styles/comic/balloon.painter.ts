import { placePaint } from '../../compose/place';
import type { CaptionDesign } from '../../captions/caption-design';
import { drawCaptionGround } from '../../layers/caption-ground';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { pop, wobble } from './type-and-motion';
import { COMIC } from './preset';

/** A speech balloon over a box, stage pixels; its tail is on the left or right. */
export interface BalloonData {
  box: Box;
  ground: NonNullable<CaptionDesign['ground']>;
  right: boolean;
}

/** Large balloons, drawn as those of the captions. */
export const balloonPainter = stylePainter<BalloonData>(
  (ctx, { box, ground, right }, _state, env) =>
    drawCaptionGround(ctx, box, ground, { unit: env.stage.unit, rtl: right }),
  {
    reach: ({ box, ground }, { stage: { unit } }) => {
      const margin = 60 * unit;
      const tail = (ground.balloon?.tail.h ?? 0) * unit;
      return { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin + tail };
    },
  },
);

/** A balloon over a box, popping up, with its tail hanging to the left or right. */
export function speechBalloon(env: SceneEnv, box: Box, right: boolean): Layer {
  const tail = { at: 230, h: 150 };
  const line = { color: COMIC.ink, width: 13 };
  const ground = { fill: COMIC.white, padX: 0, padY: 0, balloon: { line, drop: { x: 10, y: 13 }, tail } };
  const data: BalloonData = { box, ground, right };
  const motion = [pop(env, 0, 'whoosh'), wobble(env, 0.5, 3200)];
  return placePaint(env, 'balloon', 'balloon', data, { z: Z.marks, box, motion });
}
