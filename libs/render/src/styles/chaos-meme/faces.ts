import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/storyboard';
import type { Layer } from '../../timeline/layer';
import { combine, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { GLAD, RAIN, SORRY, STUNNED } from './emoji';
import type { EmojiData } from './emoji.painter';
import { bounce, swell } from './meme-motion';
import { CHAOS } from './preset';

/** A face for a trend, another in each scene. */
export function faceFor(env: SceneEnv, trend?: Trend): string {
  const faces = trend === 'up' ? GLAD : trend === 'down' ? SORRY : STUNNED;
  return faces[env.index % faces.length] ?? '🤯';
}

/** An emoji; middle and size in pixels. */
export function emoji(
  env: SceneEnv,
  id: string,
  glyph: string,
  spot: { x: number; y: number; size: number; flip?: boolean; edge?: boolean },
  options: { at?: number; z?: number; motion?: Motion } = {},
): Layer {
  const { x, y, size, flip = false, edge = true } = spot;
  const width = Math.max(3, Math.min(14 * env.stage.unit, size * 0.02));
  const data: EmojiData = { emoji: glyph, x, y, size, flip, edge: edge ? { color: CHAOS.white, width } : null };
  const box = { x: x - size * 0.75, y: y - size * 0.75, w: size * 1.5, h: size * 1.5 };
  const motion = options.motion ?? combine(bounce(env, options.at ?? 0, size * 0.5), swell(env));
  return place(env, 'paint', id, { painter: 'chaos.emoji', data }, { z: options.z ?? Z.art, box, motion });
}

/** A handful that falls through the zones where no text stands. */
export function rain(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  const count = 7;
  return Array.from({ length: count }, (_, index): Layer => {
    const glyph = RAIN[(index + env.index) % RAIN.length] ?? '🔥';
    const high = index % 2 === 0;
    const size = (70 + env.random() * 60) * unit;
    const x = width * ((index + 0.3 + env.random() * 0.4) / count);
    const y = high ? height * 0.05 * env.random() : height * (0.84 + 0.06 * env.random());
    const speed = (60 + env.random() * 70) * unit;
    const turn = (env.random() - 0.5) * 50;
    const seconds = env.frames / 30 + 1;
    const fall: Motion = {
      tracks: [
        { prop: 'y', keys: ramp(env.frames, -speed * seconds * 0.25, speed * 0.5) },
        { prop: 'rotate', keys: ramp(env.frames, -turn, turn) },
      ],
    };
    return emoji(env, `rain${index}`, glyph, { x, y, size, edge: false }, { z: Z.ground + 4, motion: fall });
  });
}

function ramp(frames: number, from: number, perSecond: number) {
  return [
    { frame: 0, value: from },
    { frame: frames + 30, value: from + (perSecond * (frames + 30)) / 30, ease: 'linear' as const },
  ];
}
