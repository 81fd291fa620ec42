import { entrance } from '../../standard/plain-kit';
import { combine, drift, fade, rise, wipeIn, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';

/** Slower than in other styles on purpose; 160 ms between one thing and the next (reference boards, Motion). */
const FADE_MS = 900;
const STAGGER_MS = 130;
/** A scene's first things are on their way already when it opens: no cut lands on an empty page. */
const AHEAD_MS = 330;

/** Comes up out of the paper with a rise of 12 px. */
export function appear(env: SceneEnv, at: number): Motion {
  return rise({ at: entrance(env, at), ms: FADE_MS, by: 12 * env.stage.unit });
}

/** Hairlines are drawn from where reading starts. */
export function drawn(env: SceneEnv, at: number, from: 'left' | 'right' | 'bottom' = 'left'): Motion {
  return wipeIn({ at: entrance(env, at), ms: FADE_MS, ease: 'expo-out', from });
}

/** An object comes out of the light and then hardly moves: four pixels a second. */
export function rest(env: SceneEnv, at: number, way = 1): Motion {
  return combine(fade({ at: entrance(env, at), ms: FADE_MS }), drift(env.frames, { x: 4 * way * env.stage.unit }));
}

/** When a thing enters: in its turn, or just before its figure is said, never past the middle of the scene. */
export function turnOf(env: SceneEnv, turn: number, key?: string): number {
  const inTurn = turn * STAGGER_MS - AHEAD_MS;
  const spoken = key === undefined || env.index === 0 ? null : env.spokenAt(key);
  if (spoken === null) return inTurn;
  return Math.max(inTurn, Math.min(spoken - 560, (env.frames / 30) * 420));
}
