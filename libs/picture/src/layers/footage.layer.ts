import type { Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';
import { placePicture } from './picture.layer';

/** A cut of a local video in a box; nothing where it could not be read. */
export interface FootageProps {
  /** Index into the job's footage. */
  footage: number;
  box: Box;
  /** Absolute frame at which the cut starts. */
  from: number;
  /** Laid over it so that words on it can be read. */
  scrim?: Fill;
}

/** Footage, frame by frame; the last one stays when the cut is over. */
export const footagePainter: Painter<FootageProps> = {
  draw(ctx, props, _state, env) {
    const { box } = props;
    const image = env.footage?.get(props.footage)?.imageAt(env.frame - props.from);
    if (!image) return;
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    const target = placePicture(image, box, 'cover', 1);
    ctx.drawImage(image, target.x, target.y, target.w, target.h);
    if (props.scrim) {
      ctx.fillStyle = canvasFill(ctx, props.scrim);
      ctx.fillRect(box.x, box.y, box.w, box.h);
    }
    ctx.restore();
  },
  pulse: (props, env) => (env.footage?.has(props.footage) ? String(env.frame - props.from) : null),
};
