import { place, placePaint } from '../../compose/place';
import { fillAcross, fillDown } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import type { FloorData } from './ground.painters';
import { VAPOR } from './preset';
import { horizonOf, sceneryOf, sunOf, type Scenery } from './scenery';
import { creep, float, ON_TWOS } from './type-and-motion';

const SPLIT: [string, string] = [`${VAPOR.cyan}99`, `${VAPOR.magenta}CC`];

/** The evening behind every scene: sky, sun, mountains or sea, a floor that never stops, and the tape it is played from. */
export function vaporwaveGround(env: SceneEnv): Layer[] {
  const scenery = sceneryOf(env);
  return [...sky(env, scenery), ...land(env, scenery), ...tape(env), ...splice(env)];
}

function sky(env: SceneEnv, scenery: Scenery): Layer[] {
  const { width, height, unit } = env.stage;
  const horizon = horizonOf(env);
  const sun = sunOf(env);
  const whole = { x: 0, y: 0, w: width, h: height };
  const above = { ...whole, h: horizon };
  const fill = fillDown(0, horizon, ...scenery.sky);
  const glow = { pattern: 'glow' as const, box: above, color: `${scenery.haze}66`, x: sun.x, y: sun.y, r: sun.r * 2.1 };
  const disc = { x: sun.x - sun.r, y: sun.y - sun.r, w: 2 * sun.r, h: 2 * sun.r };
  const stars = { width, height: horizon * 0.72, count: 130, color: VAPOR.white, size: 3.4 * unit };
  const plain: Layer[] = [
    place(env, 'pattern', 'sky', { pattern: 'fill', box: whole, fill }, { z: Z.ground, box: whole }),
    placePaint(env, 'stars', 'vapor.stars', stars, { z: Z.ground, box: above }),
  ];
  if (sun.r === 0) return plain;
  return [
    ...plain,
    place(env, 'pattern', 'glow', glow, { z: Z.ground, box: above }),
    placePaint(
      env,
      'sun',
      'vapor.sun',
      { ...sun, colors: scenery.sun, split: SPLIT, whole: 0.46, horizon: horizon + 14 * unit },
      { z: Z.ground + 1, box: disc, motion: float(env, 0.1, 10) },
    ),
    ...[0, 1, 2].map((index) => cloud(env, scenery, sun, index)),
  ];
}

/** Long thin clouds across the sun, each at its own pace. */
function cloud(env: SceneEnv, { haze }: Scenery, sun: { x: number; y: number; r: number }, index: number): Layer {
  const { width, unit } = env.stage;
  const w = (620 - index * 130) * unit;
  const h = (16 - index * 3) * unit;
  const side = index % 2 === 0 ? 1 : -1;
  const x = Math.round(sun.x + side * (0.5 + 0.16 * index) * sun.r - w / 2 - (side * width) / 40);
  const y = Math.round(sun.y - sun.r * (0.62 - index * 0.42));
  const fill = fillAcross(x, x + w, [0, `${haze}00`], [0.4, `${haze}B0`], [0.7, `${haze}70`], [1, `${haze}00`]);
  const box = { x, y, w, h };
  const motion = creep(env, 'x', side * (4 + 3 * index) * unit);
  return place(
    env,
    'shape',
    `cloud${index}`,
    { shape: 'rect', box, fill, radius: h / 2 },
    { z: Z.ground + 2, box, motion },
  );
}

function land(env: SceneEnv, scenery: Scenery): Layer[] {
  const { width, height, unit } = env.stage;
  const y = horizonOf(env);
  const sun = sunOf(env);
  const ground = { x: 0, y, w: width, h: height - y };
  const data: FloorData = {
    x: width / 2,
    y,
    width,
    height,
    pitch: 230 * unit,
    line: scenery.line,
    glow: `${scenery.line}30`,
  };
  const parts: Layer[] = [earth(env, scenery, ground), haze(env, scenery, y)];
  if (scenery.mountains) parts.unshift(range(env, scenery, y, sun));
  if (scenery.floor === 'sea') {
    const r = Math.max(sun.r, 260 * unit);
    const sea = {
      x: sun.x,
      y: y + 6 * unit,
      r,
      height,
      colors: [VAPOR.gold, VAPOR.peach, VAPOR.pink, VAPOR.dusk, VAPOR.magenta].map((color) => `${color}A6`),
    };
    const box = { ...ground, x: sun.x - r * 1.2, w: r * 2.4 };
    return [...parts, placePaint(env, 'sea', 'vapor.sea', sea, { z: Z.ground + 4, box })];
  }
  return [
    ...parts,
    placePaint(env, 'rays', 'vapor.rays', data, { z: Z.ground + 4, box: ground }),
    placePaint(env, 'rungs', 'vapor.rungs', data, { z: Z.ground + 5, box: ground }),
  ];
}

function earth(env: SceneEnv, scenery: Scenery, box: Box): Layer {
  const fill = fillDown(
    box.y,
    box.y + box.h,
    [0, scenery.floor === 'sea' ? VAPOR.plum : VAPOR.violet],
    [0.2, VAPOR.night],
    [0.7, VAPOR.floor],
    [1, VAPOR.floor],
  );
  return place(env, 'pattern', 'earth', { pattern: 'fill', box, fill }, { z: Z.ground + 4, box });
}

/** Light that lies on the horizon, above and below it. */
function haze(env: SceneEnv, scenery: Scenery, y: number): Layer {
  const { width, unit } = env.stage;
  const box = { x: 0, y: y - 120 * unit, w: width, h: 210 * unit };
  const fill = fillDown(
    box.y,
    box.y + box.h,
    [0, `${scenery.haze}00`],
    [0.55, `${scenery.haze}9C`],
    [0.565, `${VAPOR.white}E6`],
    [0.585, `${scenery.haze}B0`],
    [1, `${scenery.haze}00`],
  );
  return place(env, 'pattern', 'haze', { pattern: 'fill', box, fill }, { z: Z.ground + 4, box });
}

function range(env: SceneEnv, scenery: Scenery, y: number, sun: { x: number; r: number }): Layer {
  const { width, unit } = env.stage;
  const peak = 190 * unit;
  const data = {
    y: y + 2,
    width,
    peak,
    face: 96 * unit,
    gap: { x: sun.x, w: sun.r * 0.7 },
    fill: [VAPOR.violet, VAPOR.night],
    wire: `${scenery.line}AA`,
    salt: 'range',
  };
  const box = { x: 0, y: y - peak, w: width, h: peak };
  return placePaint(env, 'range', 'vapor.range', data, { z: Z.ground + 4, box });
}

/** What the tape adds: every third line darker, and one band of dashes that wanders up the frame. */
function tape(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  const whole = { x: 0, y: 0, w: width, h: height };
  const lines = { pattern: 'scanlines' as const, box: whole, color: `${VAPOR.floor}2B`, pitch: 4, width: 2 };
  const y = Math.round(height * (0.93 - 0.13 * (env.index % 3)));
  const band = { x: 0, y, w: width, h: 34 * unit };
  const colors = [`${VAPOR.white}B0`, `${VAPOR.cyan}90`, `${VAPOR.pink}90`];
  return [
    place(env, 'pattern', 'scanlines', lines, { z: Z.finish, box: whole }),
    placePaint(
      env,
      'tear',
      'vapor.tear',
      { ...band, colors, count: 26 },
      { z: Z.finish + 1, box: band, motion: creep(env, 'y', -24 * unit, 2 * ON_TWOS) },
    ),
  ];
}

/** Where the tape was spliced: a cut comes with five frames of tears, every new scene with the sound of it. */
function splice(env: SceneEnv): Layer[] {
  if (env.index === 0) return [];
  const cut = env.scene.transition === 'cut';
  env.cue(cut ? 'glitch' : 'wobble', 0, cut ? -4 : -2);
  if (!cut) return [];
  const { width, height, unit } = env.stage;
  const colors = [`${VAPOR.white}D0`, `${VAPOR.cyan}C0`, `${VAPOR.pink}C0`, `${VAPOR.night}D0`];
  return [0.16, 0.47, 0.81].map((share, index) => {
    const h = (54 + 40 * index) * unit;
    const band = { x: 0, y: Math.round(height * (share + 0.05 * (env.index % 3))), w: width, h };
    return placePaint(
      env,
      `splice${index}`,
      'vapor.tear',
      { ...band, colors, count: 46 },
      { z: Z.furniture, box: band, until: 170, motion: creep(env, 'y', (index % 2 === 0 ? -420 : 360) * unit, 1) },
    );
  });
}
