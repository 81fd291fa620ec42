import { place, type PlaceOptions, placePaint } from '../../compose/place';
import { fillAlong, fillDown } from '../../layers/fill';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { Z } from '../../stage/stage';
import type { Layout } from '../../storyboard/scene-content';
import type { Context } from '../../surface/surface';
import { EASINGS } from '../../timeline/easing';
import { framesOf } from '../../timeline/frame-rate';
import type { Layer, LayerOf } from '../../timeline/layer';
import { type Motion, progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { stepped } from '../stepped';
import type { GlobeSpot, StudioData } from './globe';
import { NEWS } from './preset';

/**
 * Globe centre as shares of the frame's width and height, radius as a share of its shorter side: tall frames, wide frames.
 * Flights show between two shares of the frame's height, where the layout has no text on the ground.
 */
const SPOTS: Record<
  Layout,
  { tall: [number, number, number]; wide: [number, number, number]; flights: [number, number] | null }
> = {
  hero: { tall: [0.66, 0.425, 0.44], wide: [0.82, 0.42, 0.5], flights: [0.17, 1] },
  headline: { tall: [0.86, 0.2, 0.52], wide: [0.86, 0.3, 0.56], flights: [0.17, 0.6] },
  cards: { tall: [0.94, 0.13, 0.36], wide: [0.92, 0.1, 0.42], flights: null },
  comparison: { tall: [0.93, 0.22, 0.4], wide: [0.9, 0.5, 0.5], flights: null },
  breakdown: { tall: [0.98, 0.25, 0.46], wide: [0.94, 0.24, 0.5], flights: null },
  bars: { tall: [0.04, 0.14, 0.46], wide: [0.04, 0.2, 0.5], flights: null },
  line: { tall: [0.14, 0.22, 0.46], wide: [0.12, 0.3, 0.5], flights: null },
  leaderboard: { tall: [0.9, 0.1, 0.42], wide: [0.96, 0.16, 0.5], flights: null },
  grouped: { tall: [0.04, 0.14, 0.46], wide: [0.04, 0.2, 0.5], flights: null },
  bullet: { tall: [0.94, 0.13, 0.36], wide: [0.92, 0.1, 0.42], flights: null },
  dumbbell: { tall: [0.94, 0.13, 0.36], wide: [0.92, 0.1, 0.42], flights: null },
  table: { tall: [0.9, 0.1, 0.42], wide: [0.96, 0.16, 0.5], flights: null },
  scatter: { tall: [0.14, 0.22, 0.46], wide: [0.12, 0.3, 0.5], flights: null },
  waterfall: { tall: [0.94, 0.13, 0.36], wide: [0.92, 0.1, 0.42], flights: null },
  slope: { tall: [0.04, 0.14, 0.46], wide: [0.04, 0.2, 0.5], flights: null },
  candles: { tall: [0.14, 0.22, 0.46], wide: [0.12, 0.3, 0.5], flights: null },
  donut: { tall: [0.98, 0.25, 0.46], wide: [0.94, 0.24, 0.5], flights: null },
  progress: { tall: [0.94, 0.13, 0.36], wide: [0.92, 0.1, 0.42], flights: null },
  timeline: { tall: [1, 0.4, 0.64], wide: [0.94, 0.5, 0.62], flights: null },
  quote: { tall: [0.86, 0.2, 0.52], wide: [0.86, 0.3, 0.56], flights: [0.17, 0.6] },
  footage: { tall: [0.5, 0.34, 0.56], wide: [0.62, 0.44, 0.6], flights: null },
  presenter: { tall: [0.66, 0.425, 0.44], wide: [0.82, 0.42, 0.5], flights: [0.17, 1] },
  list: { tall: [1, 0.4, 0.64], wide: [0.94, 0.5, 0.62], flights: null },
  picture: { tall: [0.5, 0.34, 0.56], wide: [0.62, 0.44, 0.6], flights: [0.17, 1] },
  end: { tall: [0.6, 0.56, 0.62], wide: [0.84, 0.5, 0.56], flights: [0.55, 0.74] },
};

/** How long the globe flies to its place in a scene. */
const FLIGHT_MS = 1200;

/** The studio: navy light with a dot grid, beams, and the globe, which flies on from where the scene before left it. */
export function newsGround(env: SceneEnv): Layer[] {
  const { width: w, height: h, unit } = env.stage;
  const box = { x: 0, y: 0, w, h };
  const to = spotOf(env, env.scene.layout);
  const from = env.before ? spotOf(env, env.before.layout) : { ...to, y: to.y + h * 0.05, r: to.r * 0.62 };
  const flights = SPOTS[env.scene.layout].flights;
  const data: StudioData = { from, to, flights: flights && [flights[0] * h, flights[1] * h] };
  const base = fillAlong([0, 0], [w * 0.7, h], [0, NEWS.night], [0.3, NEWS.navy], [0.62, NEWS.mid], [1, NEWS.navy]);
  return [
    place(env, 'pattern', 'base', { pattern: 'fill', box, fill: base }, { z: Z.ground, box }),
    place(
      env,
      'pattern',
      'pool',
      { pattern: 'glow', box, color: '#1557B88C', x: w * 0.3, y: h * 0.6, r: Math.max(w, h) * 0.5 },
      { z: Z.ground + 1, box },
    ),
    place(
      env,
      'pattern',
      'dots',
      { pattern: 'dots', box, color: '#BFD4F71F', pitch: Math.round(24 * unit), size: 4 * unit },
      { z: Z.ground + 2, box },
    ),
    placePaint(env, 'beams', 'news.beams', null, { z: Z.ground + 3, box }),
    ...globe(env, 'flying', data, { at: 0, until: FLIGHT_MS, motion: flight(env) }),
    ...globe(env, 'resting', { ...data, from: to }, { at: FLIGHT_MS }),
    place(env, 'pattern', 'shade', { pattern: 'fill', box: shadeBox(env), fill: shadeFill(env) }, { z: Z.art + 5 }),
    ...(env.index === 0 ? [opener(env)] : []),
  ];
}

/** Apart while it flies and when it rests: what rests is drawn anew on a smaller part of the frame. */
function globe(env: SceneEnv, id: string, data: StudioData, when: PlaceOptions): Layer[] {
  return [
    placePaint(env, `${id}-ball`, 'news.ball', data, { ...when, z: Z.ground + 4 }),
    placePaint(env, `${id}-wires`, 'news.wires', data, { ...when, z: Z.ground + 5 }),
  ];
}

/** The globe is far behind the words: it flies on the frames on which its wires turn. */
function flight(env: SceneEnv): Motion {
  const way = framesOf(FLIGHT_MS);
  return stepped(env, 'progress', 2, (frame) => EASINGS['expo-out'](Math.min(1, Math.max(0, (frame + 2) / way))));
}

/** Captions stand on dark navy whatever passes behind them. */
function shadeBox(env: SceneEnv): { x: number; y: number; w: number; h: number } {
  const { width, crawlY, unit } = env.stage;
  return { x: 0, y: crawlY - 260 * unit, w: width, h: 260 * unit };
}

function shadeFill(env: SceneEnv): Extract<Parameters<typeof place<'pattern'>>[3], { pattern: 'fill' }>['fill'] {
  const { y, h } = shadeBox(env);
  return fillDown(y, y + h, [0, '#03102D00'], [0.6, '#03102DB8'], [1, '#03102DE6']);
}

function spotOf({ stage: { width, height } }: SceneEnv, layout: Layout): GlobeSpot {
  const [x, y, r] = width >= height ? SPOTS[layout].wide : SPOTS[layout].tall;
  return { x: x * width, y: y * height, r: r * Math.min(width, height) };
}

/** Share of the width where a beam starts at the top, its width as a share, its colour, whether its edges are soft. */
const BEAMS: ReadonlyArray<readonly [number, number, string, boolean]> = [
  [0.02, 0.2, '#3B7BE012', false],
  [0.42, 0.3, '#2A6BD616', false],
  [1.1, 0.26, '#3B7BE014', false],
  [0.34, 0.13, '#7FB2FF18', true],
  [1.06, 0.1, '#9CC4FF1C', true],
];

/** Light that leans through the studio; it stands, since a beam that moves draws the whole frame anew. */
export const beamsPainter = stylePainter<null>((ctx, _data, _state, { stage: { width, height }, tint }) => {
  const lean = height * 0.3;
  for (const [at, wide, color, soft] of BEAMS) {
    const shade = ctx.createLinearGradient(0, 0, wide * width, 0);
    const rim = tint(soft ? `${color.slice(0, 7)}00` : color);
    shade.addColorStop(0, rim);
    shade.addColorStop(0.5, tint(color));
    shade.addColorStop(1, rim);
    ctx.save();
    ctx.transform(1, 0, -lean / height, 1, at * width + lean * 0.5 - width * 0.3, 0);
    ctx.fillStyle = shade;
    ctx.fillRect(0, 0, wide * width, height);
    ctx.restore();
  }
});

const OPEN_MS = 420;

/** Slanted bars that leave the first frame to the right, as if the programme had just cut in. */
export const openerPainter = stylePainter<null>((ctx, _data, state, env) => {
  const { width, height, unit } = env.stage;
  const lean = height * 0.3;
  const start = width * 0.87 - lean * 0.45;
  const end = width + SLASH_WIDTH * unit;
  drawSlash(ctx, start + (end - start) * state.progress, lean, height, env);
});

/** The video's first movement; it clears the figure, which can be read from frame 0. */
function opener(env: SceneEnv): LayerOf<'paint'> {
  return placePaint(env, 'opener', 'news.opener', null, {
    z: Z.type + 5,
    until: OPEN_MS,
    motion: progress({ at: 0, ms: OPEN_MS, ease: 'cubic-in', sound: 'whoosh' }),
  });
}

const BARS: Array<[number, number, string]> = [
  [0, 30, NEWS.white],
  [30, 190, NEWS.red],
  [220, 26, NEWS.white],
  [246, 70, NEWS.light],
];

/** Width of the slanted bars on 1080x1920. */
export const SLASH_WIDTH = 316;

/** Slanted bars from the frame's top to its bottom; `x` is their left edge at the bottom, `lean` how much further right the top lies. */
export function drawSlash(ctx: Context, x: number, lean: number, height: number, { stage, tint }: DrawEnv): void {
  const { unit } = stage;
  for (const [at, wide, color] of BARS) {
    const left = x + at * unit;
    ctx.fillStyle = tint(color);
    ctx.beginPath();
    ctx.moveTo(left + lean, 0);
    ctx.lineTo(left + lean + wide * unit + 1, 0);
    ctx.lineTo(left + wide * unit + 1, height);
    ctx.lineTo(left, height);
    ctx.fill();
  }
}
