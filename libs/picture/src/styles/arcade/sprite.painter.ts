import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import { HERO_SPRITES, RIVAL_SPRITES } from './hero.sprites';
import { drawSprite, sizeOf, type Sprite } from './pixel-grid';
import { ARCADE } from './preset';
import { THING_SPRITES } from './thing.sprites';

const SPRITES = { ...HERO_SPRITES, ...RIVAL_SPRITES, ...THING_SPRITES } as const;

export type SpriteName = keyof typeof SPRITES;

/** Colours of sprites by letter. */
export const SPRITE_INKS: Readonly<Record<string, string>> = {
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
export interface SpriteData {
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
export function spriteSize(name: SpriteName): { columns: number; rows: number } {
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
