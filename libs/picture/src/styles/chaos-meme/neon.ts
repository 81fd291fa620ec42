import type { SceneEnv } from '../scene-env';
import { clashOf } from './ground';
import { CHAOS } from './preset';

/** The neon that is not among a scene's rays: for what is said in a colour. */
export function neonOf(env: SceneEnv): string {
  return clashOf(env).slice(0, 2).includes(CHAOS.lime) ? CHAOS.yellow : CHAOS.lime;
}
