import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
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
const SPEED = 60;

/** Red, white and blue bars that slide the way of the crawl, at half its speed: what shouts least is what moves most. */
export const stripesPainter = stylePainter<StripesData>(
  (ctx, { box, unit }, _state, { frame, fps }) => {
    const lean = box.h * 0.48;
    const pitch = PITCH * unit;
    const travelled = ((frame / fps) * SPEED * unit) % pitch;
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    ctx.fillStyle = '#082456';
    ctx.fillRect(box.x, box.y, box.w, box.h);
    for (let start = -travelled - lean; start < box.x + box.w; start += pitch) {
      for (const [at, wide, color] of BARS) {
        const x = start + at * unit;
        const w = wide * unit;
        if (x > box.x + box.w || x + w + lean < box.x) continue;
        ctx.fillStyle = color;
        ctx.beginPath();
        ctx.moveTo(x + lean, box.y);
        ctx.lineTo(x + lean + w, box.y);
        ctx.lineTo(x + w, box.y + box.h);
        ctx.lineTo(x, box.y + box.h);
        ctx.fill();
      }
    }
  },
  { alive: true, reach: ({ box }) => box },
);
