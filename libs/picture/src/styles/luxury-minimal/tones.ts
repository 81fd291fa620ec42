import type { VideoEnv, SceneEnv } from '../scene-env';
import { LUXURY } from './preset';

/** The last scene is night: the room goes dark and the gold is lit. */
export function isNight(env: VideoEnv): boolean {
  return 'scene' in env && (env as SceneEnv).scene.layout === 'end';
}

/** Inks of a scene by what they are for. */
export function inkOf(env: VideoEnv): { ink: string; dim: string; gold: string; rule: string } {
  return isNight(env)
    ? { ink: LUXURY.light, dim: LUXURY.shade, gold: LUXURY.paleGold, rule: LUXURY.champagne }
    : { ink: LUXURY.black, dim: LUXURY.stone, gold: LUXURY.gold, rule: LUXURY.champagne };
}
