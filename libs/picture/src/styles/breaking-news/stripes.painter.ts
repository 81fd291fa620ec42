import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import type { Motion } from '../../timeline/motion';
import type { Key } from '../../timeline/track';
import type { VideoEnv } from '../scene-env';
import { NEWS } from './preset';

/** The zone under the crawl; pixels. */
export interface StripesData {
  box: Box;
  unit: number;
}

/** Start and width of each bar within a pitch of 1420, and its colour. */
const BARS: Array<[number, number, string]> = [
  [0, 430, NEWS.red],
  [470, 96, '#E4E8F0'],
  [596, 40, NEWS.light],
  [760, 150, '#0D3170'],
  [1010, 44, '#12408F'],
  [1120, 190, '#0A2A60'],
];
const PITCH = 1420;
/** Pixels a frame. */
const SPEED = 2;

/** Red, white and blue bars, one pitch more than the frame is wide: they slide as a picture that is drawn once. */
export const stripesPainter = stylePainter<StripesData>(
  (ctx, { box, unit }, _state, { stage, tint }) => {
    const lean = box.h * 0.48;
    const pitch = pitchOf(stage.unit);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w + pitch, box.h);
    ctx.clip();
    ctx.fillStyle = tint('#082456');
    ctx.fillRect(box.x, box.y, box.w + pitch, box.h);
    for (let start = -lean; start < box.x + box.w + pitch; start += pitch) {
      for (const [at, wide, color] of BARS) {
        const x = start + at * unit;
        const w = wide * unit;
        ctx.fillStyle = tint(color);
        ctx.beginPath();
        ctx.moveTo(x + lean, box.y);
        ctx.lineTo(x + lean + w, box.y);
        ctx.lineTo(x + w, box.y + box.h);
        ctx.lineTo(x, box.y + box.h);
        ctx.fill();
      }
    }
  },
  { reach: ({ box }, { stage }) => ({ ...box, w: box.w + pitchOf(stage.unit) }) },
);

/** Slides the way of the crawl, at half its speed, for a whole video: what shouts least is what moves most. */
export function sliding({ stage, frames }: VideoEnv): Motion {
  const keys: Key[] = [];
  const period = pitchOf(stage.unit) / SPEED;
  for (let frame = 0; frame <= frames; frame += period) {
    keys.push(
      { frame, value: 0, ease: 'hold' },
      { frame: frame + period - 1, value: (1 - period) * SPEED, ease: 'linear' },
    );
  }
  return { tracks: [{ prop: 'x', keys }] };
}

/** Whole steps of the slide, so that it repeats without a jump. */
function pitchOf(unit: number): number {
  return Math.round((PITCH * unit) / SPEED) * SPEED;
}
