import { canvasFill, fillAround } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import { type Tint, tintOf } from './preset';

/** The whole sky down to the horizon, with the light that the sun spreads in it. */
export interface SkyData {
  box: Box;
  stops: ReadonlyArray<readonly [share: number, tint: Tint]>;
  glow: { x: number; y: number; r: number; color: string; opacity: number };
  /** Number of stars in its upper half. */
  stars: number;
  starColor: string;
  /** What lies below the horizon where no land covers it. */
  land: Tint;
}

/** Sun or moon with the halo close to it. */
export interface SunData {
  x: number;
  y: number;
  r: number;
  disc: string;
  halo: string;
}

/** A skein of birds; each beats its wings in its own time. */
export interface BirdsData {
  x: number;
  y: number;
  span: number;
  count: number;
  color: string;
}

export const skyPainter = stylePainter<SkyData>((ctx, { box, stops, glow, stars, starColor, land }, _state, env) => {
  ctx.fillStyle = tintOf(land);
  ctx.fillRect(0, 0, env.stage.width, env.stage.height);
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  for (const [share, tint] of stops) fill.addColorStop(share, tintOf(tint));
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const random = seededRandom(env.seed, 'stars');
  for (let star = 0; star < stars; star += 1) {
    const depth = random() ** 1.6;
    ctx.fillStyle = tintOf(starColor, (0.2 + random() * 0.7) * (1 - depth * 0.8));
    ctx.beginPath();
    ctx.arc(box.x + random() * box.w, box.y + depth * box.h * 0.7, 0.8 + random() * 1.7, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalCompositeOperation = 'screen';
  const light = ctx.createRadialGradient(glow.x, glow.y, 0, glow.x, glow.y, glow.r);
  light.addColorStop(0, tintOf(glow.color, glow.opacity));
  light.addColorStop(0.3, tintOf(glow.color, glow.opacity * 0.46));
  light.addColorStop(0.65, tintOf(glow.color, glow.opacity * 0.12));
  light.addColorStop(1, tintOf(glow.color, 0));
  ctx.fillStyle = light;
  ctx.fillRect(box.x, box.y, box.w, box.h);
});

export const sunPainter = stylePainter<SunData>((ctx, { x, y, r, disc, halo }) => {
  ctx.fillStyle = canvasFill(
    ctx,
    fillAround([x, y], r * 0.9, r * 2.6, [0, tintOf(halo, 0.5)], [0.4, tintOf(halo, 0.16)], [1, tintOf(halo, 0)]),
  );
  ctx.beginPath();
  ctx.arc(x, y, r * 2.6, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = disc;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
});

export const birdsPainter = stylePainter<BirdsData>(
  (ctx, { x, y, span, count, color }, _state, { frame, seed }) => {
    const random = seededRandom(seed, 'birds');
    ctx.strokeStyle = color;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (let bird = 0; bird < count; bird += 1) {
      const lead = Math.floor(count * 0.4);
      const away = Math.abs(bird - lead);
      const size = span * (0.8 + random() * 0.4);
      const bx = x + (bird - lead) * span * 1.9 + random() * span;
      const by = y + away * span * 0.42 + random() * span * 0.5;
      const beat = Math.sin(((frame - (frame % 2)) / 30) * 5.2 + random() * 6.3);
      ctx.lineWidth = span * 0.13;
      ctx.beginPath();
      ctx.moveTo(bx - size, by - size * (0.16 + beat * 0.34));
      ctx.quadraticCurveTo(bx - size * 0.4, by - size * (0.36 + beat * 0.16), bx, by);
      ctx.quadraticCurveTo(
        bx + size * 0.4,
        by - size * (0.36 + beat * 0.16),
        bx + size,
        by - size * (0.16 + beat * 0.34),
      );
      ctx.stroke();
    }
  },
  { every: 2, reach: reachOf },
);

/** The skein and the beat of its wings. */
function reachOf({ x, y, span, count }: BirdsData): Box {
  const wide = count * span * 1.4;
  return { x: x - wide, y: y - 2 * span, w: wide * 2.6, h: (count * 0.5 + 4) * span };
}
