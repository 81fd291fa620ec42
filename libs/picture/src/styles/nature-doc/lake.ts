import type { Box } from '../../stage/stage';
import type { Scenery } from './scenery';
import type { GlintsData, WaterData } from './water.painter';

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
