import type { SceneEnv } from '../scene-env';
import { NATURE, type Tint } from './preset';

/** The light of an hour: a sky from its height to the horizon, and what it makes of the land. */
export interface Light {
  /** Five tints of the sky, from above to the horizon; the first three carry light type. */
  sky: readonly [Tint, Tint, Tint, Tint, Tint];
  glow: string;
  disc: string;
  /** Furthest land, land half way, the nearest; and the mist between. */
  far: Tint;
  mid: Tint;
  near: Tint;
  haze: Tint;
  stars: number;
}

const DAWN: Light = {
  sky: [
    NATURE.deep,
    [NATURE.deep, NATURE.teal, 0.9],
    [NATURE.teal, NATURE.sage, 0.3],
    [NATURE.sage, NATURE.amber, 0.5],
    [NATURE.amber, NATURE.sun, 0.15],
  ],
  glow: NATURE.amber,
  disc: NATURE.sun,
  far: [NATURE.teal, NATURE.sage, 0.72],
  mid: NATURE.deep,
  near: NATURE.ink,
  haze: [NATURE.sage, NATURE.amber, 0.42],
  stars: 0,
};

const MORNING: Light = {
  sky: [
    [NATURE.deep, NATURE.ink, 0.35],
    NATURE.deep,
    NATURE.green,
    [NATURE.green, NATURE.mist, 0.34],
    [NATURE.sage, NATURE.mist, 0.62],
  ],
  glow: NATURE.sun,
  disc: NATURE.light,
  far: [NATURE.green, NATURE.mist, 0.34],
  mid: [NATURE.green, NATURE.deep, 0.5],
  near: NATURE.ink,
  haze: [NATURE.sage, NATURE.mist, 0.52],
  stars: 0,
};

const GOLD: Light = {
  sky: [
    [NATURE.ink, NATURE.deep, 0.6],
    NATURE.deep,
    [NATURE.deep, NATURE.sage, 0.32],
    [NATURE.sage, NATURE.amber, 0.6],
    NATURE.sun,
  ],
  glow: NATURE.sun,
  disc: NATURE.light,
  far: [NATURE.green, NATURE.amber, 0.42],
  mid: NATURE.deep,
  near: NATURE.ink,
  haze: [NATURE.sage, NATURE.amber, 0.7],
  stars: 0,
};

const DUSK: Light = {
  sky: [
    [NATURE.night, NATURE.ink, 0.4],
    NATURE.night,
    [NATURE.night, NATURE.teal, 0.85],
    [NATURE.teal, NATURE.ember, 0.5],
    [NATURE.ember, NATURE.amber, 0.4],
  ],
  glow: NATURE.ember,
  disc: NATURE.amber,
  far: [NATURE.teal, NATURE.ember, 0.26],
  mid: [NATURE.deep, NATURE.night, 0.5],
  near: NATURE.ink,
  haze: [NATURE.teal, NATURE.ember, 0.42],
  stars: 60,
};

const NIGHT: Light = {
  sky: [
    [NATURE.night, NATURE.ink, 0.3],
    [NATURE.night, NATURE.teal, 0.22],
    [NATURE.night, NATURE.teal, 0.5],
    NATURE.teal,
    [NATURE.teal, NATURE.sage, 0.5],
  ],
  glow: NATURE.sage,
  disc: NATURE.sun,
  far: [NATURE.night, NATURE.teal, 0.85],
  mid: NATURE.night,
  near: NATURE.letterbox,
  haze: [NATURE.teal, NATURE.sage, 0.36],
  stars: 190,
};

const LAST: Light = { ...DAWN, sky: [NATURE.night, ...tail(DAWN.sky)], stars: 120 };

/** Hours of a video's day between its first and its last scene. */
const DAY = [MORNING, GOLD, NIGHT, MORNING, DUSK] as const;

/** A video is one day: it opens at dawn and ends under the first stars, each scene in its own hour. */
export function lightOf({ index, count }: Pick<SceneEnv, 'index' | 'count'>): Light {
  if (index === 0) return DAWN;
  if (index === count - 1) return LAST;
  return DAY[(index - 1) % DAY.length] ?? MORNING;
}

/** The hour of a scene whose marks are silhouettes: never a dark one. */
export function brightOf(env: Pick<SceneEnv, 'index' | 'count'>): Light {
  const light = lightOf(env);
  return light === NIGHT || light === DUSK ? GOLD : light;
}

function tail(sky: Light['sky']): [Tint, Tint, Tint, Tint] {
  return [sky[1], sky[2], sky[3], sky[4]];
}
