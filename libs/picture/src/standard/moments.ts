import type { SceneEnv } from '../styles/scene-env';
import { entrance } from './plain-kit';
import type { StyleKit } from './style-kit';

/** Under the sounds that motions bring themselves, decibels. */
const GAIN_DB = -3;
/** A figure's entrance looks finished this long after it started, ms. */
const SETTLED_MS = 300;

/** Plays the style's sound of a figure coming to rest that enters at `at`, ms; the video's first frame has it at rest already. */
export function soundLanding(env: SceneEnv, kit: StyleKit, at: number): void {
  if (kit.sounds?.land) env.cue(kit.sounds.land, Math.max(0, entrance(env, at) + SETTLED_MS), GAIN_DB);
}

/** Plays the style's sound of a mark being set at `at`, ms. */
export function soundMark(env: SceneEnv, kit: StyleKit, at: number): void {
  if (kit.sounds?.mark) env.cue(kit.sounds.mark, Math.max(0, entrance(env, at)), GAIN_DB);
}
