import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { emoji, faceFor, rain } from './faces';
import { CHAOS } from './preset';
import type { RaysData } from './rays.painter';

/** Pairs that clash, and dots that clash with both; another set in each scene. */
const CLASHES: ReadonlyArray<[string, string, string]> = [
  [CHAOS.magenta, CHAOS.lime, CHAOS.cyan],
  [CHAOS.cyan, CHAOS.orange, CHAOS.ultraviolet],
  [CHAOS.ultraviolet, CHAOS.magenta, CHAOS.yellow],
  [CHAOS.cyan, CHAOS.yellow, CHAOS.magenta],
  [CHAOS.orange, CHAOS.yellow, CHAOS.magenta],
  [CHAOS.ultraviolet, CHAOS.cyan, CHAOS.lime],
];

/** The two colours and the dots of a scene. */
export function clashOf(env: SceneEnv): [string, string, string] {
  return CLASHES[env.index % CLASHES.length] ?? [CHAOS.magenta, CHAOS.lime, CHAOS.cyan];
}

/** Sunrays that turn in steps, dots, and what falls through the corners. */
export function chaosMemeGround(env: SceneEnv): Layer[] {
  const { width: w, height: h, unit } = env.stage;
  const [a, b, dots] = clashOf(env);
  const data: RaysData = {
    w,
    h,
    at: [w * (0.35 + 0.4 * env.random()), h * (0.42 + 0.2 * env.random())],
    rays: 14 + Math.floor(env.random() * 6),
    colors: [a, b],
    dots: { color: dots, pitch: 34 * unit, from: env.index % 2 === 0 ? 'top' : 'bottom' },
  };
  const box = { x: 0, y: 0, w, h };
  const rays = place(env, 'paint', 'rays', { painter: 'chaos.rays', data }, { z: Z.ground, box });
  return [rays, ...rain(env), ...onlooker(env)];
}

/** Scenes that bring a face of their own. */
const FACED: ReadonlySet<Layout> = new Set(['hero', 'headline', 'comparison', 'end']);

/** Somebody who watches from under the captions, in scenes without a face. */
function onlooker(env: SceneEnv): Layer[] {
  const { width, height, format, unit } = env.stage;
  if (FACED.has(env.scene.layout) || format !== '9:16') return [];
  const size = 560 * unit;
  const left = env.index % 2 === 1;
  const spot = { x: left ? size * 0.5 : width - size * 0.5, y: height - size * 0.22, size, flip: left };
  return [emoji(env, 'onlooker', faceFor(env), spot, { at: 120, z: Z.art })];
}
