import type { Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { TextBlock } from '../text/text-block';
import type { Painter } from './painter';
import { drawBlock } from './text.layer';

/** A still of the payload in a box. `cover` crops, `contain` (logos) never does; nothing is ever stretched. */
export interface PictureProps {
  still: number;
  box: Box;
  fit: 'cover' | 'contain';
  radius: number;
  /** Drawn behind a contained logo, and in place of a picture that is missing. */
  backing?: Fill;
  ring?: { color: string; width: number };
  /** Laid over the picture so that words on it can be read. */
  scrim?: Fill;
  /** Stands in the middle of the backing where the picture is missing: an initial, a mark. */
  instead?: TextBlock;
  /** Without colour, for styles that print in one ink. */
  grey?: boolean;
}

/** Most a slow push-in may enlarge. */
export const MAX_PUSH_IN = 0.12;

/** A picture; `progress` 0..1 is the way of a slow push-in, for covered pictures. */
export const picturePainter: Painter<PictureProps> = {
  draw(ctx, props, state, env) {
    const { box } = props;
    const image = env.stills.get(props.still);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, props.radius);
    ctx.clip();
    if (props.backing) {
      ctx.fillStyle = canvasFill(ctx, props.backing);
      ctx.fillRect(box.x, box.y, box.w, box.h);
    }
    if (image) {
      const push = props.fit === 'cover' ? 1 + MAX_PUSH_IN * 0.7 * state.progress : 1;
      const target = placePicture(image, box, props.fit, push);
      if (props.grey) ctx.filter = 'grayscale(1)';
      ctx.drawImage(image, target.x, target.y, target.w, target.h);
      ctx.filter = 'none';
    } else if (props.instead) {
      const { instead } = props;
      drawBlock(ctx, instead, box.x + (box.w - instead.w) / 2, box.y + (box.h - instead.h) / 2, env);
    }
    if (props.scrim) {
      ctx.fillStyle = canvasFill(ctx, props.scrim);
      ctx.fillRect(box.x, box.y, box.w, box.h);
    }
    ctx.restore();
    if (!props.ring) return;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, props.radius);
    ctx.lineWidth = props.ring.width;
    ctx.strokeStyle = props.ring.color;
    ctx.stroke();
  },
};

/** Where the whole picture lies so that the box shows its middle; a little above it for tall crops, where faces are. */
export function placePicture(
  picture: { width: number; height: number },
  box: Box,
  fit: 'cover' | 'contain',
  push: number,
): Box {
  const across = box.w / picture.width;
  const down = box.h / picture.height;
  const scale = (fit === 'cover' ? Math.max(across, down) : Math.min(across, down) * 0.76) * push;
  const w = picture.width * scale;
  const h = picture.height * scale;
  const rise = fit === 'cover' ? 0.42 : 0.5;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) * rise, w, h };
}
