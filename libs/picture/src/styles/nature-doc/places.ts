import type { Box } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { SceneEnv } from '../scene-env';
import { barsRoom, barStand } from './bar-stand';
import { canopy, clearing, hills, horizonOf, lake, peaks, slope, valley, wood, type Vista } from './vistas';

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
