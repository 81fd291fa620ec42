import { type PlaceOptions, placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, type Motion } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { looped } from './arcade-motion';
import { drawSprite, onGrid, pixelOf, sizeOf, type Sprite } from './pixel-grid';
import { ARCADE } from './preset';
import { HERO_SPRITES, RIVAL_SPRITES, THING_SPRITES } from './sprites';

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
  return placePaint(env, id, 'arcade.sprite', data, { z: Z.marks + 2, box, ...rest });
}

/** The hero doing something over and over. */
export function hero(env: SceneEnv, act: keyof typeof ACTS, spot: Spot, entrance?: Motion): Layer {
  const { poses, heights } = ACTS[act];
  // Both go with the video's clock, so that each pose has its height.
  const hops = looped(
    env,
    'y',
    heights.map((height) => height * spot.cell),
  );
  const motion = entrance ? combine(entrance, hops) : hops;
  return sprite(env, 'hero', poses, spot, { z: Z.marks + 4, motion });
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

const SPRITES = { ...HERO_SPRITES, ...RIVAL_SPRITES, ...THING_SPRITES } as const;

export type SpriteName = keyof typeof SPRITES;

/** Colours of sprites by letter. */
const SPRITE_INKS: Readonly<Record<string, string>> = {
  A: ARCADE.amber,
  B: ARCADE.wine,
  C: ARCADE.cyan,
  D: ARCADE.cloud,
  G: ARCADE.green,
  K: ARCADE.navy,
  L: ARCADE.lava,
  M: ARCADE.sky4,
  N: ARCADE.bark,
  O: ARCADE.orange,
  P: ARCADE.pink,
  R: ARCADE.brown,
  T: ARCADE.azure,
  V: ARCADE.leaf,
  W: ARCADE.white,
  X: ARCADE.cyan,
  Y: ARCADE.yellow,
};

/** A sprite with its poses in turn; x, y is its top left, `cell` the side of one of its pixels. */
interface SpriteData {
  x: number;
  y: number;
  cell: number;
  poses: readonly SpriteName[];
  /** Frames of one pose. */
  every: number;
  inks: Readonly<Record<string, string>>;
  flip?: boolean;
}

/** Draws the pose whose turn it is; sprites of one pose are drawn once. */
export const spritePainter = stylePainter<SpriteData>(
  (ctx, data, _state, env) => {
    drawSprite(ctx, poseAt(data, env.frame), data.inks, data);
  },
  {
    pulse: (data, env) => (data.poses.length > 1 ? (data.poses[turnAt(data, env.frame)] ?? null) : null),
    reach: (data) => reachOf(data),
  },
);

/** Size of a named sprite in its own pixels. */
function spriteSize(name: SpriteName): { columns: number; rows: number } {
  return sizeOf(SPRITES[name]);
}

function turnAt({ poses, every }: SpriteData, frame: number): number {
  return Math.floor(frame / every) % poses.length;
}

function poseAt(data: SpriteData, frame: number): Sprite {
  const name = data.poses[turnAt(data, frame)];
  return name ? SPRITES[name] : [];
}

function reachOf({ x, y, cell, poses }: SpriteData): Box {
  const sizes = poses.map(spriteSize);
  const w = Math.max(0, ...sizes.map(({ columns }) => columns));
  const h = Math.max(0, ...sizes.map(({ rows }) => rows));
  return { x, y, w: w * cell, h: h * cell };
}

/** Colours in which gems take turns. */
const GEM_INKS = [ARCADE.yellow, ARCADE.cyan, ARCADE.pink, ARCADE.green, ARCADE.orange, ARCADE.azure] as const;

/** A thing of the game in the middle of a box, bobbing; as large as whole pixels let it. */
export function item(
  env: SceneEnv,
  id: string,
  poses: readonly SpriteName[],
  box: Box,
  options: { motion?: Motion; turn?: number; inks?: Record<string, string>; still?: boolean } = {},
): Layer {
  const px = pixelOf(env.stage);
  const { columns, rows } = spriteSize(poses[0] ?? 'coin1');
  const cell = Math.max(px / 2, Math.floor(Math.min(box.w / columns, box.h / rows) / (px / 2)) * (px / 2));
  const spot = { x: box.x + box.w / 2, foot: box.y + box.h / 2 + (rows * cell) / 2, cell };
  const { motion, turn = 0, inks, still } = options;
  const bob = still ? null : looped(env, 'y', [0, 0, -px, -px, -px, 0], 2, turn * 2);
  const motions = [motion, bob].filter((one): one is Motion => !!one);
  return sprite(env, id, poses, spot, { motion: combine(...motions), ...(inks ? { inks } : {}) });
}

/** A gem in one of the colours that parts and rows take in turn. */
export function gem(env: SceneEnv, id: string, box: Box, turn: number, motion?: Motion): Layer {
  const ink = GEM_INKS[turn % GEM_INKS.length] ?? ARCADE.cyan;
  return item(env, id, ['jewel'], box, { turn, inks: { X: ink, K: ARCADE.black }, ...(motion ? { motion } : {}) });
}
