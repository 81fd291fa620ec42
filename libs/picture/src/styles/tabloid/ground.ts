import { place, placePaint, placeRect } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { frontPage, SLOPE, worldOf, type World } from './front-page';
import { TABLOID } from './preset';
import { creep, shuffle } from './type-and-motion';
import type { DotsData } from './paper.painters';

/** Where the hook's red band meets its yellow page, at the left edge; and where a ripped page is torn. */
export function bandFoot({ stage: { content } }: SceneEnv): number {
  return content.y + content.h * 0.185;
}

/** Where the torn edge of a comparison lies in the frame's middle. */
export function tearAt({ stage: { content } }: SceneEnv): number {
  return content.y + content.h * 0.56;
}

/** Foot of a leaderboard's masthead. */
export function mastheadFoot({ stage: { content } }: SceneEnv): number {
  return content.y + content.h * 0.24;
}

/** The page of a scene: sheets of colour cut on the slope, halftone that creeps over them, a cut-out, and the flash of a cut. */
export function tabloidGround(env: SceneEnv): Layer[] {
  if (env.scene.transition === 'wipe' && env.index > 0) env.cue('rip', 0, -3);
  return [...WORLDS[worldOf(env)](env), ...cutOut(env), ...flash(env)];
}

const WORLDS: Record<World, (env: SceneEnv) => Layer[]> = {
  splash: (env) => [
    sheet(env, 'page', TABLOID.yellow),
    dots(env, 'glow', { color: TABLOID.orange, pitch: 26, from: 0.3, to: 1.02, radii: [0, 1.5] }, { y: -20 }),
    slopedBand(env, bandFoot(env)),
    dots(
      env,
      'shade',
      { color: TABLOID.deepRed, pitch: 20, from: 0.1, to: -0.02, radii: [0, 1.5], h: bandFoot(env) * 0.75 },
      { x: 20 },
    ),
  ],
  blaze: (env) => [
    sheet(env, 'page', TABLOID.red),
    dots(
      env,
      'shade',
      { color: TABLOID.deepRed, pitch: 28, from: 0.2, to: 1.1, radii: [0, 1.5], across: env.index % 2 ? 0.5 : -0.5 },
      { y: -20, x: 10 },
    ),
  ],
  rays: (env) => [
    sheet(env, 'page', TABLOID.red),
    rays(env, TABLOID.deepRed, 0.84),
    dots(env, 'shade', { color: `${TABLOID.deepRed}A0`, pitch: 26, from: 0.75, to: -0.05, radii: [0, 1.3] }, { y: 20 }),
  ],
  sun: (env) => [
    sheet(env, 'page', TABLOID.yellow),
    rays(env, `${TABLOID.orange}8C`, 0.92),
    dots(env, 'glow', { color: TABLOID.orange, pitch: 26, from: 0.52, to: 1.04, radii: [0, 1.5] }, { y: -20 }),
  ],
  rip: (env) => [
    paper(env),
    dots(env, 'tone', { color: `${TABLOID.ink}2E`, pitch: 26, from: 0.68, to: 1.1, radii: [0, 1.3] }, { x: -20 }),
    slopedBand(env, tearAt(env) + (env.stage.width * SLOPE) / 2 + 10 * env.stage.unit),
    dots(
      env,
      'shade',
      {
        color: TABLOID.deepRed,
        pitch: 24,
        from: -0.1,
        to: 0.6,
        radii: [0, 1.5],
        across: 1.4,
        h: tearAt(env) + 26 * env.stage.unit,
      },
      { x: -20 },
    ),
    tear(env),
  ],
  page: (env) => {
    const color = env.index % 2 ? TABLOID.red : TABLOID.yellow;
    // Only tall frames have a foot and a head that no chart reaches into.
    const tall = env.stage.format === '9:16';
    const foot = tall ? ([0.74, 0.95] as const) : ([0.88, 1.1] as const);
    const head = tall ? 0.11 : 0.05;
    const { height } = env.stage;
    return [
      paper(env),
      dots(env, 'foot', { color, pitch: 28, from: foot[0], to: foot[1], radii: [0, 1.5] }, { y: -20 }),
      dots(
        env,
        'head',
        { color, pitch: 22, from: head, to: -0.04, radii: [0, 1.45], h: height * (head + 0.02) },
        { x: 20 },
      ),
    ];
  },
  gold: (env) => [
    sheet(env, 'page', TABLOID.yellow),
    dots(env, 'glow', { color: TABLOID.orange, pitch: 28, from: 0.66, to: 1.02, radii: [0, 1.5] }, { y: -20 }),
    dots(
      env,
      'top',
      { color: TABLOID.orange, pitch: 22, from: 0.16, to: -0.06, radii: [0, 1.4], h: env.stage.height * 0.18 },
      { x: 20 },
    ),
  ],
  masthead: (env) => [
    paper(env),
    dots(env, 'tone', { color: `${TABLOID.ink}2E`, pitch: 26, from: 0.7, to: 1.1, radii: [0, 1.3] }, { x: -20 }),
    slopedBand(env, mastheadFoot(env)),
    dots(
      env,
      'shade',
      {
        color: TABLOID.deepRed,
        pitch: 24,
        from: -0.1,
        to: 0.4,
        radii: [0, 1.5],
        across: 1.6,
        h: mastheadFoot(env) - 54 * env.stage.unit,
      },
      { x: -20 },
    ),
  ],
};

function sheet(env: SceneEnv, id: string, fill: string): Layer {
  const { width, height } = env.stage;
  return placeRect(env, `ground-${id}`, { x: 0, y: 0, w: width, h: height }, fill, { z: Z.ground });
}

function paper(env: SceneEnv): Layer {
  const box = { x: 0, y: 0, w: env.stage.width, h: env.stage.height };
  const data = { box, base: TABLOID.paper, fibre: `${TABLOID.ink}1A`, speck: `${TABLOID.white}B0` };
  return placePaint(env, 'ground-paper', 'tabloid.paper', data, { z: Z.ground, box });
}

/** Red from the top down to the slope. */
function slopedBand(env: SceneEnv, foot: number): Layer {
  const { width } = env.stage;
  const points: Array<[number, number]> = [
    [0, 0],
    [width, 0],
    [width, foot - width * SLOPE],
    [0, foot],
  ];
  const box = { x: 0, y: 0, w: width, h: foot };
  return place(env, 'shape', 'ground-band', { shape: 'polygon', points, fill: TABLOID.red }, { z: Z.ground + 2, box });
}

interface Screen extends Pick<DotsData, 'color' | 'pitch' | 'radii'> {
  /** Shares of the frame's height between which the dots grow. */
  from: number;
  to: number;
  /** How much of that way leads across the frame instead of down. */
  across?: number;
  /** Lower end of the sheet, pixels. */
  h?: number;
}

/** A sheet of dots that creeps; it reaches past the frame by as much as it will have moved. */
function dots(env: SceneEnv, id: string, screen: Screen, speed: { x?: number; y?: number }): Layer {
  const { width, height, unit } = env.stage;
  const { from, to, across = 0, color, radii } = screen;
  const spare = (by: number | undefined): number => Math.abs(by ?? 0) * unit * (env.frames / 30 + 1.2);
  const upTo = screen.h ?? height;
  const box: Box = {
    x: speed.x && speed.x > 0 ? -spare(speed.x) : 0,
    y: speed.y && speed.y > 0 ? -spare(speed.y) : 0,
    w: width + spare(speed.x),
    h: upTo + (screen.h === undefined ? spare(speed.y) : 0),
  };
  const slide = across * width;
  const data: DotsData = {
    box,
    color,
    pitch: screen.pitch * unit,
    angle: 15,
    from: [width / 2 - slide / 2, height * from],
    to: [width / 2 + slide / 2, across > 1 ? height * from + 1 : height * to],
    radii,
  };
  const z = screen.h === undefined ? Z.ground + 1 : Z.ground + 3;
  return placePaint(env, `ground-${id}`, 'tabloid.dots', data, { z, box, motion: creep(env, speed) });
}

function rays(env: SceneEnv, color: string, y: number): Layer {
  const { width, height } = env.stage;
  const at: [number, number] = [width * 0.5, height * y];
  const box = { x: 0, y: 0, w: width, h: height };
  const data = { at, reach: Math.hypot(width, height), count: 14, color, spin: 5 };
  return placePaint(env, 'ground-rays', 'tabloid.rays', data, { z: Z.ground, box });
}

/** The lower half of a ripped page: its own white lip over the red. */
function tear(env: SceneEnv): Layer {
  const { width, unit } = env.stage;
  const y = tearAt(env);
  const rise = (width * SLOPE) / 2;
  const data = {
    left: [-20, y + rise],
    right: [width + 20, y - rise],
    depth: 110 * unit,
    fill: TABLOID.paper,
    lip: TABLOID.white,
    lipWidth: 16 * unit,
    rough: 20 * unit,
    salt: env.scene.id,
  };
  const box = { x: 0, y: y - rise - 40 * unit, w: width, h: 2 * rise + 170 * unit };
  return placePaint(env, 'ground-tear', 'tabloid.torn', data, { z: Z.ground + 4, box });
}

/** Slapped on from below, then moved by hand and lifted a little for as long as the scene lasts. */
function cutOut(env: SceneEnv): Layer[] {
  const { art, kind, rtl, u } = frontPage(env);
  if (!art) return [];
  const data = {
    kind,
    box: art,
    ink: TABLOID.ink,
    white: TABLOID.white,
    shadow: `${TABLOID.ink}59`,
    edge: Math.round(18 * u),
    pitch: Math.max(6, 8.5 * u),
    mirrored: rtl !== (env.index % 2 === 1),
  };
  const at = env.index === 0 ? -900 : 80;
  const up = single('y', { at, ms: 300 }, art.h * 0.7, 0, 300, 'back-out');
  const motion = combine(up, shuffle(env, 4 * u), creep(env, { y: -10 }));
  return [placePaint(env, 'cut-out', 'tabloid.cut-out', data, { z: Z.art, box: art, motion })];
}

/** A cut is a camera's flash: white for two frames. */
function flash(env: SceneEnv): Layer[] {
  if (env.index === 0 || env.scene.transition !== 'cut') return [];
  env.cue('shutter', 0, -4);
  const { width, height } = env.stage;
  const fading = single('opacity', { at: 0, ms: 66 }, 0.94, 0.3, 66, 'linear');
  const box = { x: 0, y: 0, w: width, h: height };
  return [placeRect(env, 'flash', box, TABLOID.white, { z: Z.furniture, until: 66, motion: fading })];
}
