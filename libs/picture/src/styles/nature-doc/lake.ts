import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import type { Scenery } from './scenery';
import { type Tint, tintOf } from './preset';

/** Water that mirrors the sky over it, darker towards the viewer. */
export function shoreWater(land: Scenery, box: Box): void {
  const { sky, near } = land.light;
  const data: WaterData = {
    box,
    stops: [
      [0, [sky[4], sky[2], 0.25]],
      [0.16, [sky[3], sky[2], 0.6]],
      [0.3, [sky[1], near, 0.4]],
      [0.5, [sky[1], near, 0.75]],
      [1, near],
    ],
  };
  land.paint('water', 'nature.water', data, box, null);
}

/** The sun's path on the water: two sets of lights that slide over each other. */
export function glintsData(land: Scenery, box: Box, x: number): void {
  for (const [salt, depth] of [
    ['a', 6],
    ['b', 2],
  ] as const) {
    const data: GlintsData = { box, x, salt: `glints.${salt}`, count: 44, color: land.light.disc };
    land.paint('glints', 'nature.glints', data, box, depth);
  }
}

/** Still water under a sky. */
export interface WaterData {
  box: Box;
  stops: ReadonlyArray<readonly [share: number, tint: Tint]>;
}

/** Short lights on the water below the sun, widest near the viewer. */
export interface GlintsData {
  box: Box;
  /** Where the sun's path meets the far shore. */
  x: number;
  salt: string;
  count: number;
  color: string;
}

export const waterPainter = stylePainter<WaterData>((ctx, { box, stops }) => {
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  for (const [share, tint] of stops) fill.addColorStop(share, tintOf(tint));
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
});

export const glintsPainter = stylePainter<GlintsData>((ctx, { box, x, salt, count, color }, _state, env) => {
  const random = seededRandom(env.seed, salt);
  for (let glint = 0; glint < count; glint += 1) {
    const depth = random() ** 1.4;
    const spread = box.w * (0.06 + depth * 0.3);
    const w = box.w * (0.02 + random() * 0.1) * (0.4 + depth);
    const off = (random() + random() - 1) * spread;
    ctx.fillStyle = tintOf(color, (0.7 - depth * 0.5) * (1 - Math.abs(off) / spread) ** 0.6 * (0.4 + random() * 0.6));
    ctx.fillRect(x + off - w / 2, box.y + depth * box.h, w, 1.5 + depth * 3);
  }
});
