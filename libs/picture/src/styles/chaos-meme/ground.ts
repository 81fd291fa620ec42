import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { emoji, faceFor, rain } from './faces';
import { CHAOS } from './preset';

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
  const rays = placePaint(env, 'rays', 'chaos.rays', data, { z: Z.ground, box });
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

/** The neon that is not among a scene's rays: for what is said in a colour. */
export function neonOf(env: SceneEnv): string {
  return clashOf(env).slice(0, 2).includes(CHAOS.lime) ? CHAOS.yellow : CHAOS.lime;
}

/** Sunrays in two colours from a point, dots that thin out from one corner; pixels. */
interface RaysData {
  w: number;
  h: number;
  at: [number, number];
  rays: number;
  colors: [string, string];
  dots: { color: string; pitch: number; from: 'top' | 'bottom' } | null;
}

const PHASES = 3;
/** Frames that a phase stands: the burst turns in steps, three a second. */
const HELD = 10;

/** Turns on its point by a third of a ray every third of a second; its three pictures are kept. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { w, h, at, rays, colors, dots }, _state, env) => {
    const phase = Math.floor(env.frame / HELD) % PHASES;
    const reach = Math.hypot(w, h);
    const step = (Math.PI * 2) / (rays * 2);
    ctx.fillStyle = colors[0];
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = colors[1];
    for (let ray = 0; ray < rays; ray += 1) {
      const from = (ray * 2 + (phase * 2) / PHASES) * step;
      ctx.beginPath();
      ctx.moveTo(at[0], at[1]);
      ctx.lineTo(at[0] + Math.cos(from) * reach, at[1] + Math.sin(from) * reach);
      ctx.lineTo(at[0] + Math.cos(from + step) * reach, at[1] + Math.sin(from + step) * reach);
      ctx.fill();
    }
    if (!dots) return;
    const deep = h * 0.36;
    ctx.fillStyle = dots.color;
    for (let row = 0; row * dots.pitch < deep; row += 1) {
      const r = dots.pitch * 0.42 * (1 - (row * dots.pitch) / deep);
      const y = dots.from === 'bottom' ? h - row * dots.pitch * 0.87 : row * dots.pitch * 0.87;
      ctx.beginPath();
      for (let x = (row % 2) * dots.pitch * 0.5; x < w + dots.pitch; x += dots.pitch) {
        ctx.moveTo(x + r, y);
        ctx.arc(x, y, Math.max(0.5, r), 0, Math.PI * 2);
      }
      ctx.fill();
    }
  },
  { pulse: (_data, env) => String(Math.floor(env.frame / HELD) % PHASES) },
);
