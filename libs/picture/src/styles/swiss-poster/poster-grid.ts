import { startsOnRight } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { SceneEnv } from '../scene-env';

/** Thick rules carry, thin ones guide; pixels on 1080x1920. */
export const RULE = 8;
export const GUIDE = 3;

/** Left edge of the n-th of six columns between the safe edges; 6 is the right edge (reference boards, swiss-poster). */
export function columnX({ stage: { safe } }: SceneEnv, index: number): number {
  return safe.x + (safe.w / 6) * index;
}

/** Where the optical middle lies: the safe box's, not the frame's. */
export function middleX({ stage: { safe } }: SceneEnv): number {
  return safe.x + safe.w / 2;
}

/** A box on the other side of the frame where the scene reads from the right. */
export function onReadingSide(env: SceneEnv, box: Box): Box {
  return startsOnRight(env) ? { ...box, x: env.stage.width - box.x - box.w } : box;
}

/**
 * Strip that captions may fill in this scene, with room to breathe, measured from the edge where reading starts.
 * Art keeps out of it; it is empty without captions.
 */
export function captionBand(env: SceneEnv): Box {
  const { unit, captionUnit, captionBaseline, safe, width } = env.stage;
  const margin = startsOnRight(env) ? width - safe.x - safe.w : safe.x;
  const size = Math.max(40, env.preset.captions.size * captionUnit);
  const top = captionBaseline - size * 0.78 - 34 * unit;
  const bottom = captionBaseline + size * 0.26 + 34 * unit;
  return { x: 0, y: top, w: env.captionWidth > 0 ? margin + env.captionWidth + 44 * unit : 0, h: bottom - top };
}

/** The field under the captions, full bleed; null in formats that end with the caption line. */
export function baseField({ stage: { format, width, height } }: SceneEnv): Box | null {
  return format === '9:16' ? { x: 0, y: 1530, w: width, h: height - 1530 } : null;
}

/** The content box from a height downwards. */
export function below({ stage: { content } }: SceneEnv, y: number): Box {
  return { ...content, y, h: content.y + content.h - y };
}
