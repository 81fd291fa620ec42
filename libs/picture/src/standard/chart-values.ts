import type { SceneEnv } from '../styles/scene-env';

/** A figure's number for geometry; what is no number has no length. */
export function lengthOf(env: SceneEnv, key: string): number {
  const value = env.value(key);
  return Number.isFinite(value) ? value : 0;
}
