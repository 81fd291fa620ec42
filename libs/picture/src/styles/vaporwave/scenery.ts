import type { Stop } from '../../layers/fill';
import type { Layout } from '../../storyboard/scene-content';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';

/** Time of day and place of a scene. */
export interface Scenery {
  sky: Stop[];
  /** Colours of the sun from its top to its foot. */
  sun: string[];
  haze: string;
  floor: 'grid' | 'sea';
  line: string;
  mountains: boolean;
}

const SUNSET: Scenery = {
  sky: [
    [0, VAPOR.night],
    [0.2, VAPOR.violet],
    [0.5, VAPOR.magenta],
    [0.78, VAPOR.pink],
    [1, VAPOR.peach],
  ],
  sun: [VAPOR.sun, VAPOR.gold, VAPOR.peach, VAPOR.pink, VAPOR.dusk],
  haze: VAPOR.blush,
  floor: 'grid',
  line: VAPOR.cyan,
  mountains: false,
};

const DUSK: Scenery = {
  ...SUNSET,
  sky: [
    [0, VAPOR.floor],
    [0.28, VAPOR.night],
    [0.62, VAPOR.violet],
    [0.88, VAPOR.magenta],
    [1, VAPOR.pink],
  ],
  haze: VAPOR.pink,
  mountains: true,
};

const BAY: Scenery = {
  ...SUNSET,
  sky: [
    [0, VAPOR.night],
    [0.3, VAPOR.violet],
    [0.62, VAPOR.plum],
    [0.86, VAPOR.pink],
    [1, VAPOR.gold],
  ],
  sun: [VAPOR.white, VAPOR.sun, VAPOR.gold, VAPOR.pink, VAPOR.magenta],
  haze: VAPOR.sun,
  floor: 'sea',
  mountains: false,
};

const NIGHT: Scenery = {
  ...SUNSET,
  sky: [
    [0, VAPOR.floor],
    [0.4, VAPOR.night],
    [0.78, VAPOR.indigo],
    [1, VAPOR.violet],
  ],
  sun: [VAPOR.blush, VAPOR.pink, VAPOR.dusk, VAPOR.magenta, VAPOR.violet],
  haze: VAPOR.dusk,
  line: VAPOR.pink,
  mountains: true,
};

const MIDNIGHT: Scenery = {
  ...NIGHT,
  sun: [VAPOR.plum, VAPOR.plum, VAPOR.violet, VAPOR.indigo, VAPOR.indigo],
  haze: VAPOR.violet,
};

/** Layouts whose words stand on the open sky all the way down: they want it dark. */
const DARK: ReadonlySet<Layout> = new Set<Layout>([
  'grouped',
  'bullet',
  'dumbbell',
  'slope',
  'waterfall',
  'scatter',
  'table',
  'candles',
  'donut',
  'progress',
  'timeline',
  'quote',
  'footage',
  'presenter',
]);

const HOURS = [SUNSET, DUSK, BAY, NIGHT] as const;

/** The evening goes on from scene to scene; the last card has the sunset back. */
export function sceneryOf({ scene, index, count }: SceneEnv): Scenery {
  if (scene.layout === 'end' || index === count - 1) return SUNSET;
  if (DARK.has(scene.layout)) return { ...MIDNIGHT, line: index % 2 === 0 ? VAPOR.pink : VAPOR.cyan };
  return HOURS[index % HOURS.length] ?? SUNSET;
}

/** Where the sun stands: shares of the frame's width, of the sky's height, and of the frame's shorter side. */
interface SunSpot {
  x: number;
  y: number;
  r: number;
}

const SPOTS: Record<Layout, { tall: SunSpot; wide: SunSpot }> = {
  hero: { tall: { x: 0.5, y: 0.66, r: 0.36 }, wide: { x: 0.66, y: 0.62, r: 0.4 } },
  headline: { tall: { x: 0.5, y: 0.82, r: 0.4 }, wide: { x: 0.72, y: 0.8, r: 0.42 } },
  cards: { tall: { x: 0.84, y: 0.3, r: 0.3 }, wide: { x: 0.86, y: 0.4, r: 0.34 } },
  comparison: { tall: { x: 0.7, y: 0.56, r: 0.3 }, wide: { x: 0.5, y: 0.66, r: 0.34 } },
  breakdown: { tall: { x: 0.86, y: 0.94, r: 0.26 }, wide: { x: 0.9, y: 0.8, r: 0.3 } },
  bars: { tall: { x: 0.24, y: 0.62, r: 0.34 }, wide: { x: 0.3, y: 0.66, r: 0.4 } },
  grouped: { tall: { x: 0.5, y: 1, r: 0.3 }, wide: { x: 0.5, y: 1, r: 0.36 } },
  bullet: { tall: { x: 0.8, y: 1, r: 0.3 }, wide: { x: 0.8, y: 1, r: 0.36 } },
  dumbbell: { tall: { x: 0.8, y: 1, r: 0.3 }, wide: { x: 0.8, y: 1, r: 0.36 } },
  table: { tall: { x: 0.2, y: 1, r: 0.3 }, wide: { x: 0.2, y: 1, r: 0.36 } },
  scatter: { tall: { x: 0.2, y: 1, r: 0.3 }, wide: { x: 0.2, y: 1, r: 0.36 } },
  waterfall: { tall: { x: 0.8, y: 1, r: 0.3 }, wide: { x: 0.8, y: 1, r: 0.36 } },
  slope: { tall: { x: 0.5, y: 1, r: 0.3 }, wide: { x: 0.5, y: 1, r: 0.36 } },
  line: { tall: { x: 0.5, y: 0.9, r: 0 }, wide: { x: 0.5, y: 0.9, r: 0 } },
  candles: { tall: { x: 0.2, y: 1, r: 0.3 }, wide: { x: 0.2, y: 1, r: 0.36 } },
  donut: { tall: { x: 0.5, y: 1.02, r: 0.34 }, wide: { x: 0.5, y: 1, r: 0.36 } },
  progress: { tall: { x: 0.8, y: 1, r: 0.3 }, wide: { x: 0.8, y: 1, r: 0.36 } },
  leaderboard: { tall: { x: 0.2, y: 0.94, r: 0.38 }, wide: { x: 0.5, y: 0.9, r: 0.5 } },
  timeline: { tall: { x: 0.86, y: 1, r: 0.3 }, wide: { x: 0.86, y: 1, r: 0.36 } },
  list: { tall: { x: 0.82, y: 0.86, r: 0.4 }, wide: { x: 0.84, y: 0.7, r: 0.46 } },
  quote: { tall: { x: 0.76, y: 1, r: 0.36 }, wide: { x: 0.8, y: 0.96, r: 0.4 } },
  picture: { tall: { x: 0.5, y: 0.94, r: 0.42 }, wide: { x: 0.76, y: 0.9, r: 0.46 } },
  footage: { tall: { x: 0.5, y: 1, r: 0.36 }, wide: { x: 0.5, y: 1, r: 0.36 } },
  presenter: { tall: { x: 0.6, y: 0.9, r: 0.4 }, wide: { x: 0.6, y: 0.9, r: 0.4 } },
  end: { tall: { x: 0.5, y: 0.9, r: 0.34 }, wide: { x: 0.68, y: 0.84, r: 0.4 } },
};

/** The horizon of a frame: columns and towers stand a little below it; words that fill the sky end above it. */
export function horizonOf({ stage: { content, unit }, scene }: SceneEnv): number {
  const below = DARK.has(scene.layout) ? -24 : 116;
  return Math.round(content.y + content.h - below * unit);
}

/** Centre and radius of a scene's sun, pixels; a line is a sun itself and has the sky alone. */
export function sunOf(env: SceneEnv): { x: number; y: number; r: number } {
  const { width, height } = env.stage;
  const spots = SPOTS[env.scene.layout];
  const spot = width > height ? spots.wide : spots.tall;
  const mirrored = env.index % 3 === 2 && Math.abs(spot.x - 0.5) < 0.35 && !env.scene.layout.startsWith('h');
  const r = spot.r * Math.min(width, height);
  return { x: (mirrored ? 1 - spot.x : spot.x) * width, y: horizonOf(env) * spot.y, r };
}
