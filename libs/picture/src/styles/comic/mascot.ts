import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { bob, together } from './comic-motion';
import type { CapeData, MascotData, MascotKind, SpeedData } from './mascot.painter';
import { COMIC } from './preset';

/** Where the hero of the video is, how large, and which way it flies: degrees from straight up, clockwise. */
export interface MascotPlace {
  x: number;
  y: number;
  r: number;
  angle?: number;
  /** Speed lines behind it in this colour; none without. */
  speed?: string;
  cape?: boolean;
  /** A still in place of its face. */
  still?: number;
  motion?: Motion | Motion[];
  z?: number;
}

/** The hero of the video: its face, cape and speed lines, floating on threes. */
export function mascot(env: SceneEnv, id: string, spot: MascotPlace): Layer[] {
  const { x, y, r, angle = 35, z = Z.art - 1 } = spot;
  const { kind, sign } = characterOf(env);
  const float = together(bob(env, r * 0.09, 2600), ...[spot.motion ?? []].flat());
  const quiet: Motion = { ...float, cues: [] };
  const box = { x: x - r * 1.4, y: y - r * 1.4, w: r * 2.8, h: r * 2.8 };
  const layers: Layer[] = [];
  if (spot.speed) {
    const data: SpeedData = { x, y, length: r * 4.6, width: r * 2, angle: angle + 180, count: 26, color: spot.speed };
    layers.push(
      place(
        env,
        'paint',
        `${id}.speed`,
        { painter: 'speed', data: { ...data, angle } },
        { z: z - 2, box, motion: quiet },
      ),
    );
  }
  if (spot.cape !== false) {
    const colors = { cloth: COMIC.red, dots: COMIC.darkRed, line: COMIC.ink };
    const data: CapeData = { x, y, r, angle, colors };
    layers.push(place(env, 'paint', `${id}.cape`, { painter: 'cape', data }, { z: z - 1, box, motion: quiet }));
  }
  const data: MascotData = {
    kind: spot.still === undefined ? kind : 'coin',
    x,
    y,
    r,
    sign: spot.still === undefined ? sign : '',
    family: env.preset.families.display,
    colors: { face: COMIC.yellow, edge: COMIC.rust, dots: COMIC.orange, line: COMIC.ink, shine: COMIC.white },
  };
  layers.push(place(env, 'paint', id, { painter: 'mascot', data }, { z, box, motion: float }));
  if (spot.still === undefined) return layers;
  const side = r * 1.6;
  const face = { x: x - side / 2, y: y - side / 2, w: side, h: side };
  const logo = { still: spot.still, box: face, fit: 'contain' as const, radius: side / 2, backing: COMIC.white };
  const ring = { color: COMIC.ink, width: r * 0.05 };
  return [...layers, place(env, 'picture', `${id}.face`, { ...logo, ring }, { z, box, motion: quiet })];
}

/** A sun for degrees, a coin with its currency's sign where there is money, else a star. */
function characterOf(env: SceneEnv): { kind: MascotKind; sign: string } {
  const { scene, currency } = env;
  const own = 'figure' in scene && scene.figure !== undefined ? env.figure(scene.figure) : '';
  const said = [...env.furniture.ticker.map(({ value }) => value), own].join(' ');
  if (said.includes('°')) return { kind: 'sun', sign: '' };
  return currency === null ? { kind: 'star', sign: '' } : { kind: 'coin', sign: currency };
}
