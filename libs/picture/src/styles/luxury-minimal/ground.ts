import { place, placePaint } from '../../compose/place';
import { type Fill, fillAlong, fillAround } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { stepped } from '../stepped';
import { isNight, LUXURY } from './preset';

/** Light through a tall window on a plain wall; it wanders from scene to scene, as if the day went on, and hardly moves in each. */
export function luxuryGround(env: SceneEnv): Layer[] {
  const { width: w, height: h } = env.stage;
  const box = { x: 0, y: 0, w, h };
  const wall = place(env, 'pattern', 'wall', { pattern: 'fill', box, fill: wallOf(env) }, { z: Z.ground, box });
  return [wall, light(env)];
}

function wallOf(env: SceneEnv): Fill {
  const { width: w, height: h } = env.stage;
  if (isNight(env))
    return fillAround(
      [w * 0.62, h * 0.56],
      0,
      Math.max(w, h) * 0.72,
      [0, LUXURY.ember],
      [0.55, LUXURY.black],
      [1, LUXURY.night],
    );
  return fillAlong([0, 0], [w, h], [0, LUXURY.light], [0.5, LUXURY.ivory], [0.78, LUXURY.ivory], [1, LUXURY.shade]);
}

/** The shaft: it stands further along in each scene. */
function light(env: SceneEnv): Layer {
  const { width: w, height: h, unit } = env.stage;
  const start = w * (0.02 + 0.16 * ((env.index * 2) % 5));
  const box = { x: -w * 0.2, y: -h * 0.05, w: w * 1.4, h: h * 1.1 };
  const data = {
    x: start,
    wide: w * 0.22,
    lean: h * 0.2,
    soft: 240 * unit,
    h,
    color: isNight(env) ? LUXURY.ember : LUXURY.pearl,
    strength: isNight(env) ? '4D' : '8C',
  };
  const creep = stepped(env, 'x', 10, (frame) => Math.round((frame / 30) * 3));
  return placePaint(env, 'light', 'lux.light', data, { z: Z.ground + 1, box, motion: creep });
}

/** A leaning band of light with soft edges; pixels. */
interface LightData {
  x: number;
  wide: number;
  /** How far its foot stands to the left of its head. */
  lean: number;
  soft: number;
  h: number;
  color: string;
  /** Alpha of its middle, two hex digits. */
  strength: string;
}

/** Two panes of one window: a wide band and a narrow one. */
export const lightPainter = stylePainter<LightData>((ctx, { x, wide, lean, soft, h, color, strength }) => {
  for (const [at, width] of [
    [0, wide],
    [wide * 1.18, wide * 0.34],
  ] as const) {
    const slope = lean / h;
    const left = x + at;
    const fade = ctx.createLinearGradient(left - soft, 0, left + width + soft, 0);
    const edge = soft / (width + 2 * soft);
    fade.addColorStop(0, `${color}00`);
    fade.addColorStop(edge, `${color}${strength}`);
    fade.addColorStop(1 - edge, `${color}${strength}`);
    fade.addColorStop(1, `${color}00`);
    ctx.fillStyle = fade;
    ctx.save();
    ctx.transform(1, 0, -slope, 1, 0, 0);
    ctx.fillRect(left - soft, 0, width + 2 * soft, h);
    ctx.restore();
  }
});
