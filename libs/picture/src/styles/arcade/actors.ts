import { place, type PlaceOptions } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, type Motion } from '../../timeline/motion';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { looped } from './arcade-motion';
import { onGrid, pixelOf } from './pixel-grid';
import { SPRITE_INKS, spriteSize, type SpriteData, type SpriteName } from './sprite.painter';

/** A sprite by the middle of its foot; `cell` is the side of one of its pixels, px. */
export interface Spot {
  x: number;
  foot: number;
  cell: number;
  flip?: boolean;
}

/** Two ticks, the time of one pose. */
const POSE_FRAMES = 5;

/** What a level is strewn with: coins that spin once a second where the video is about money, else gems. */
export function lootOf({ currency }: VideoEnv): readonly SpriteName[] {
  return currency === null ? ['gem'] : ['coin1', 'coin1', 'coin2', 'coin3', 'coin2'];
}

/** What a hero does, pose by pose, and how high he is then, in his own pixels. */
interface Act {
  poses: readonly SpriteName[];
  heights: readonly number[];
}

const ACTS = {
  wait: {
    poses: ['stand', 'stand', 'blink', 'stand', 'stand', 'stand', 'stand', 'jump', 'jump', 'jump', 'stand', 'stand'],
    heights: [0, 0, 0, 0, 0, 0, 0, -4, -6, -4, 0, 0],
  },
  cheer: {
    poses: ['cheer', 'jump', 'jump', 'jump', 'cheer', 'stand', 'cheer', 'stand'],
    heights: [0, -4, -6, -4, 0, 0, 0, 0],
  },
  wave: {
    poses: ['cheer', 'cheer', 'stand', 'stand', 'stand', 'blink', 'stand', 'stand'],
    heights: [-1, 0, 0, 0, 0, 0, 0, 0],
  },
} as const satisfies Record<string, Act>;

/** A sprite standing somewhere; several poses take turns. */
export function sprite(
  env: VideoEnv,
  id: string,
  poses: readonly SpriteName[],
  spot: Spot,
  options: PlaceOptions & { every?: number; inks?: Record<string, string> } = {},
): Layer {
  const { every = POSE_FRAMES, inks, ...rest } = options;
  const { columns, rows } = spriteSize(poses[0] ?? 'stand');
  const px = pixelOf(env.stage);
  const x = onGrid(spot.x - (columns * spot.cell) / 2, px);
  const y = Math.round(spot.foot) - rows * spot.cell;
  const data: SpriteData = {
    x,
    y,
    cell: spot.cell,
    poses,
    every,
    inks: { ...SPRITE_INKS, ...inks },
    ...(spot.flip ? { flip: true } : {}),
  };
  const box: Box = { x, y, w: columns * spot.cell, h: rows * spot.cell };
  return place(env, 'paint', id, { painter: 'arcade.sprite', data }, { z: Z.marks + 2, box, ...rest });
}

/** The hero doing something over and over. */
export function hero(
  env: SceneEnv,
  id: string,
  act: keyof typeof ACTS,
  spot: Spot,
  options: Omit<PlaceOptions, 'motion'> & { motion?: Motion } = {},
): Layer {
  const { poses, heights } = ACTS[act];
  // Both go with the video's clock, so that each pose has its height.
  const hops = looped(
    env,
    'y',
    heights.map((height) => height * spot.cell),
  );
  const motion = options.motion ? combine(options.motion, hops) : hops;
  return sprite(env, id, poses, spot, { z: Z.marks + 4, ...options, motion });
}

/** A coin or gem, by its middle. */
function loot(
  env: SceneEnv,
  id: string,
  at: { x: number; y: number; cell: number; late?: number },
  motion?: Motion,
): Layer {
  const spot = { x: at.x, foot: at.y + 4 * at.cell, cell: at.cell };
  const { late = 0 } = at;
  const spin = lootOf(env);
  const turned = spin.map((_, turn) => spin[(turn + late) % spin.length] ?? 'gem');
  return sprite(env, id, turned, spot, { z: Z.marks + 3, ...(motion ? { motion } : {}) });
}

/** Coins or gems in an arc from one point to another, bobbing one after the other. */
export function lootArc(
  env: SceneEnv,
  id: string,
  arc: { from: [number, number]; to: [number, number]; rise: number; count: number; cell: number },
  enter?: (index: number) => Motion,
): Layer[] {
  const px = pixelOf(env.stage);
  return Array.from({ length: arc.count }, (_, index) => {
    const share = arc.count === 1 ? 0.5 : index / (arc.count - 1);
    const x = arc.from[0] + (arc.to[0] - arc.from[0]) * share;
    const lift = 4 * share * (1 - share) * arc.rise;
    const y = onGrid(arc.from[1] + (arc.to[1] - arc.from[1]) * share - lift, px);
    const bob = looped(env, 'y', [0, 0, -px, -px, -2 * px, -2 * px, -px, -px], 2, index * 2);
    const entered = enter?.(index);
    return loot(env, `${id}${index}`, { x, y, cell: arc.cell, late: index }, entered ? combine(entered, bob) : bob);
  });
}

/** Coins or gems that spring from a point and fall to both sides, again and again. */
export function lootFountain(
  env: SceneEnv,
  id: string,
  spring: { x: number; y: number; rise: number; reach: number; count: number; cell: number },
): Layer[] {
  const px = pixelOf(env.stage);
  const steps = 10;
  return Array.from({ length: spring.count }, (_, index) => {
    const way = ((index * 0.618) % 1) * 2 - 1;
    const high = spring.rise * (0.7 + 0.3 * ((index * 0.37) % 1));
    const at = (step: number): number => (step + 1) / steps;
    const flight = Array.from({ length: steps }, (_, step) => at(step));
    const shift = Math.round((index * steps) / spring.count) + index;
    const x = flight.map((share) => onGrid(way * spring.reach * share, px));
    const y = flight.map((share) => onGrid(-4 * high * share * (1 - share * 0.92), px));
    const motion = combine(looped(env, 'x', x, 1, shift), looped(env, 'y', y, 1, shift));
    return loot(env, `${id}${index}`, { x: spring.x, y: spring.y, cell: spring.cell, late: index * 2 }, motion);
  });
}
