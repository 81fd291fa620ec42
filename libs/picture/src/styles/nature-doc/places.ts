import type { Box } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { SceneEnv } from '../scene-env';
import { barsRoom, barStand } from './bar-stand';
import { glintsData, shoreWater } from './lake';
import { brightOf, type Light, lightOf } from './light';
import { NATURE } from './preset';
import { Scenery } from './scenery';
import type { ShaftsData, TrunksData } from './wood.painters';

/** Draws the land behind a scene. */
type Vista = (env: SceneEnv) => Scenery;

/** Where the land begins, from above: in tall frames lower, since words stand over it. */
function horizonOf({ stage: { height, format } }: SceneEnv): number {
  return height * (format === '9:16' ? 0.66 : 0.7);
}

/** A valley of firs under a sun that has just risen. */
const valley: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const y = horizonOf(env);
  const k = h / 1920;
  return new Scenery(env, lightOf(env))
    .sky(y + 160 * k, { x: w * 0.66, y: y - 250 * k, r: 820 * u })
    .sun(w * 0.655, y - 262 * k, 96 * u)
    .ridge(y - 280 * k, y + 170 * k, 0.08, { wave: 520 * u, rough: 0.42 })
    .mist(y - 110 * k, 240 * k, 0.6, 0.1)
    .ridge(y - 150 * k, y + 260 * k, 0.34, { wave: 400 * u, rough: 0.5 })
    .mist(y + 10 * k, 220 * k, 0.42, 0.3)
    .firs(y - 110 * k, y + 250 * k, 0.55, { low: 46 * u, high: 130 * u, pitch: 26 * u })
    .mist(y + 110 * k, 190 * k, 0.26, 0.6)
    .firs(y - 70 * k, y + 560 * k, 0.8, { low: 80 * u, high: 240 * u, pitch: 54 * u })
    .firs(y - 30 * k, h, 1, { low: 150 * u, high: 460 * u, pitch: 150 * u });
};

/** Inside an old wood: trunks in three depths, light through the crowns. */
const wood: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const light = lightOf(env);
  const land = new Scenery(env, light).sky(h, { x: w * 0.55, y: h * 0.52, r: 900 * u, opacity: 0.34 });
  const trunks = (salt: string, near: number, data: Omit<TrunksData, 'box' | 'salt'>): void => {
    const depth = land.depth(near);
    const box = land.span(0, h, depth);
    land.paint('trunks', 'nature.trunks', { ...data, box, salt: `${env.owner}.${salt}` }, box, depth);
  };
  trunks('far', 0.1, { count: 26, thin: 10 * u, thick: 46 * u, from: NATURE.sage, to: NATURE.green, opacity: 0.5 });
  const shafts: ShaftsData = { box: { x: 0, y: 0, w, h: h * 0.74 }, color: light.disc, opacity: 0.16, count: 7 };
  land.paint('shafts', 'nature.shafts', shafts, shafts.box, null);
  trunks('mid', 0.2, { count: 13, thin: 18 * u, thick: 74 * u, from: NATURE.green, to: NATURE.deep, opacity: 0.72 });
  land.mist(h * 0.5, h * 0.26, 0.34, 0.1);
  trunks('close', 0.8, { count: 5, thin: 40 * u, thick: 110 * u, from: NATURE.deep, to: NATURE.ink, opacity: 0.92 });
  return land;
};

/** Water between the firs, the sun low over the far shore, first stars above. */
const lake: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const y = horizonOf(env);
  const k = h / 1920;
  const land = new Scenery(env, lightOf(env));
  const sunX = w * 0.34;
  land
    .sky(y + 10, { x: sunX, y: y - 60 * k, r: 760 * u })
    .sun(sunX, y - 84 * k, 60 * u, 1)
    .ridge(y - 210 * k, y + 6, 0.16, { wave: 460 * u, rough: 0.66 })
    .mist(y - 110 * k, 130 * k, 0.5, 0.1)
    .firs(y - 96 * k, y + 6, 0.62, { low: 28 * u, high: 88 * u, pitch: 20 * u });
  shoreWater(land, { x: 0, y, w, h: h - y });
  glintsData(land, { x: 0, y: y + 8, w, h: (h - y) * 0.62 }, sunX);
  return land.firs(y + 30 * k, h, 1, { low: 180 * u, high: 470 * u, pitch: 190 * u });
};

/** Peaks that stand out of a sea of mist under a great sun. */
const peaks: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const y = horizonOf(env) - h * 0.02;
  const k = h / 1920;
  const left = env.index % 2 === 0 ? 0.3 : 0.7;
  return new Scenery(env, lightOf(env))
    .sky(y + 200 * k, { x: w * left, y: y - 150 * k, r: 820 * u, opacity: 0.5 })
    .sun(w * left, y - 96 * k, 150 * u)
    .ridge(y - 220 * k, y + 220 * k, 0.12, { wave: 300 * u, rough: 0.6 })
    .mist(y - 40 * k, 260 * k, 0.8, 0.1)
    .ridge(y - 60 * k, y + 330 * k, 0.4, { wave: 380 * u, rough: 0.56 })
    .mist(y + 120 * k, 230 * k, 0.62, 0.3)
    .ridge(y + 70 * k, y + 520 * k, 0.7, { wave: 520 * u, rough: 0.4 })
    .mist(y + 260 * k, 170 * k, 0.3, 0.6)
    .firs(y + 130 * k, h, 1, { low: 60 * u, high: 180 * u, pitch: 62 * u });
};

/** Soft hills, one behind the other, without a tree. */
const hills: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const y = horizonOf(env);
  const k = h / 1920;
  const land = new Scenery(env, lightOf(env))
    .sky(y + 140 * k, { x: w * 0.8, y: y - 120 * k, r: 780 * u, opacity: 0.5 })
    .sun(w * 0.82, y - 210 * k, 72 * u);
  [0.1, 0.32, 0.52, 0.72, 0.92].forEach((near, index) => {
    const top = y - 130 * k + index * 96 * k;
    land
      .ridge(top, index === 4 ? h : top + 420 * k, near, { wave: (1500 - index * 90) * u, rough: 0.36 })
      .mist(top + 110 * k, 170 * k, 0.34 - near * 0.2, near);
  });
  return land.firs(y + 250 * k, h, 1, { low: 50 * u, high: 150 * u, pitch: 150 * u });
};

/** The edge of a wood from below: a great sun over firs that fill the lower half with dark. */
const canopy: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const y = h * 0.365;
  const k = h / 1920;
  const x = w * (env.index % 2 === 0 ? 0.68 : 0.36);
  return new Scenery(env, lightOf(env))
    .sky(y + 220 * k, { x, y: y - 120 * k, r: 860 * u, opacity: 0.6 })
    .sun(x, y - 150 * k, 190 * u)
    .ridge(y - 130 * k, y + 260 * k, 0.14, { wave: 480 * u, rough: 0.5 })
    .mist(y - 10 * k, 200 * k, 0.6, 0.1)
    .firs(y - 80 * k, y + 640 * k, 0.52, { low: 60 * u, high: 170 * u, pitch: 32 * u })
    .mist(y + 90 * k, 180 * k, 0.34, 0.3)
    .firs(y - 60 * k, h * 0.8, 0.8, { low: 120 * u, high: 330 * u, pitch: 74 * u })
    .firs(y + 40 * k, h, 1, { low: 160 * u, high: 420 * u, pitch: 150 * u });
};

/** A dark mountainside under a high, clear sky: room for tables and charts from the top to the captions. */
const slope: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const y = h * 0.74;
  const k = h / 1920;
  const light = lightOf(env);
  const x = w * (env.index % 2 === 0 ? 0.86 : 0.1);
  return new Scenery(env, { ...light, sky: [light.sky[0], light.sky[1], light.sky[1], light.sky[2], light.sky[3]] })
    .sky(h * 0.84, { x, y: y - 40 * k, r: 700 * u, opacity: 0.3 })
    .ridge(y - 240 * k, y + 200 * k, 0.42, { wave: 430 * u, rough: 0.6 })
    .mist(y - 60 * k, 220 * k, 0.2, 0.1)
    .ridge(y - 90 * k, y + 330 * k, 0.66, { wave: 560 * u, rough: 0.5 })
    .firs(y - 40 * k, h, 0.84, { low: 60 * u, high: 180 * u, pitch: 50 * u })
    .firs(y + 110 * k, h, 1, { low: 90 * u, high: 260 * u, pitch: 120 * u });
};

/** A clearing full of bright mist below a dark sky: what stands in it is a silhouette, what is written on it is ink. */
const clearing: Vista = (env) => {
  const { width: w, height: h, unit: u } = env.stage;
  const k = h / 1920;
  const light = brightOf(env);
  const [above, upper, , low, horizon] = light.sky;
  const sky: Light['sky'] = [above, upper, [low, light.haze, 0.5], [low, horizon, 0.6], horizon];
  const y = horizonOf(env);
  return new Scenery(env, { ...light, sky })
    .sky(h * 0.78, { x: w * 0.64, y: y - 380 * k, r: 760 * u, opacity: 0.4 })
    .ridge(y - 330 * k, y + 60 * k, 0.02, { wave: 430 * u, rough: 0.5 })
    .mist(y - 240 * k, 330 * k, 0.75, 0.1)
    .firs(y - 190 * k, y + 190 * k, 0.16, { low: 60 * u, high: 150 * u, pitch: 34 * u })
    .mist(y - 110 * k, 360 * k, 0.85, 0.3);
};

/** Where a scene is set, and whether its words stand in the sky or on the dark land below. */
export interface Place {
  vista: Vista;
  words: 'above' | 'below';
  /** Dark enough everywhere to write from its top to the captions. */
  open?: true;
}

const PLACES: Record<'valley' | 'peaks' | 'hills' | 'lake' | 'wood' | 'canopy' | 'slope' | 'clearing', Place> = {
  valley: { vista: valley, words: 'above' },
  peaks: { vista: peaks, words: 'above' },
  hills: { vista: hills, words: 'above' },
  lake: { vista: lake, words: 'above' },
  wood: { vista: wood, words: 'above' },
  canopy: { vista: canopy, words: 'below' },
  slope: { vista: slope, words: 'above', open: true },
  clearing: { vista: clearing, words: 'above' },
};

type PlaceName = keyof typeof PLACES;

/** Two places for each layout, so that a video that comes back to a layout is somewhere else. */
const SETS: Record<Layout, readonly [PlaceName, PlaceName]> = {
  hero: ['canopy', 'peaks'],
  headline: ['peaks', 'canopy'],
  cards: ['lake', 'slope'],
  comparison: ['wood', 'wood'],
  breakdown: ['slope', 'slope'],
  bars: ['clearing', 'clearing'],
  grouped: ['slope', 'slope'],
  line: ['clearing', 'clearing'],
  bullet: ['slope', 'slope'],
  dumbbell: ['slope', 'slope'],
  slope: ['slope', 'slope'],
  waterfall: ['slope', 'slope'],
  scatter: ['slope', 'slope'],
  table: ['slope', 'slope'],
  candles: ['slope', 'slope'],
  donut: ['slope', 'slope'],
  progress: ['slope', 'slope'],
  leaderboard: ['slope', 'slope'],
  timeline: ['slope', 'slope'],
  list: ['slope', 'slope'],
  quote: ['slope', 'slope'],
  picture: ['canopy', 'canopy'],
  footage: ['slope', 'slope'],
  presenter: ['wood', 'wood'],
  end: ['lake', 'lake'],
};

/** The place of a scene: a video opens in the valley and ends by the lake. */
export function placeOf(env: SceneEnv): Place {
  const { scene, index } = env;
  if (index === 0) return PLACES.valley;
  if (scene.layout === 'bars' && !barStand({ ...env, scene }, barsRoom({ ...env, scene }).area)) return PLACES.slope;
  const square = env.stage.format === '1:1' || env.stage.format === '4:5';
  if (scene.layout === 'cards' && (square || scene.cards.length > 2)) return PLACES.slope;
  return PLACES[SETS[scene.layout][Math.floor(index / 2) % 2] ?? 'valley'];
}

/** Room for the words of a scene that has nothing else to show. */
export function wordsRoom(env: SceneEnv): Box {
  const { content, unit, format, height } = env.stage;
  if (format === '16:9') return { ...content, w: content.w * 0.62 };
  if (placeOf(env).words === 'below') {
    const y = Math.max(content.y, height * 0.47);
    return { ...content, y, h: content.y + content.h - y };
  }
  const y = content.y + (format === '9:16' ? 44 * unit : 0);
  return { ...content, y, h: horizonOf(env) - (format === '9:16' ? 0.165 : 0.06) * height - y };
}
