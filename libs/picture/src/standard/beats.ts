import type { SceneEnv } from '../styles/scene-env';
import { msOf } from '../timeline/frame-rate';
import { staggered } from '../timeline/motion';

/** What is named enters this long before its word. */
const AHEAD_MS = 280;
/** Nothing of a scene waits longer than this share of it, however late it is spoken. */
const LATEST = 0.55;

/** When the n-th thing of a scene enters, ms: in its turn, or just before the voice names its figure. */
export function beat(env: SceneEnv, turn: number, key?: string): number {
  const inTurn = staggered(turn, 120, 80);
  const spoken = key === undefined || env.index === 0 ? null : env.spokenAt(key);
  if (spoken === null) return inTurn;
  return Math.max(inTurn, Math.min(spoken - AHEAD_MS, msOf(env.frames) * LATEST));
}
