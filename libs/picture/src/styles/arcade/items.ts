import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { sprite } from './actors';
import { looped } from './arcade-motion';
import { pixelOf } from './pixel-grid';
import { ARCADE } from './preset';
import { spriteSize, type SpriteName } from './sprite.painter';

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
