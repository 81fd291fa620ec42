import type { CaptionDesign } from '../../captions/caption-design';
import { drawCaptionGround } from '../../layers/caption-ground';
import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';

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
