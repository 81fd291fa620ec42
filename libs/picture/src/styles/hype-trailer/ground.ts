import { place } from '../../compose/place';
import { fillAlong, fillAround } from '../../layers/fill';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z, type Box } from '../../stage/stage';
import { FPS } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { DustData, EmberData, RaysData } from './ground.painters';
import { boxAround } from './frame-plan';
import { lightOf } from './lights';
import { HYPE } from './preset';
import { beats, creep, flight } from './hype-motion';

/**
 * Where sparks rise (shares of the frame), how fast (whole pixels a frame), how many and how large. The quick ones are
 * near: they rise from below and are gone before they are high up.
 */
const WAFTS: ReadonlyArray<{ box: [number, number, number, number]; speed: number; count: number; largest: number }> = [
  { box: [0.02, 0.06, 0.3, 0.34], speed: 1, count: 16, largest: 2.2 },
  { box: [0.7, 0.3, 0.28, 0.3], speed: 1, count: 16, largest: 2.2 },
  { box: [0.3, 0.62, 0.34, 0.3], speed: 1, count: 18, largest: 2.2 },
  { box: [0.1, 0.74, 0.44, 0.3], speed: 2, count: 14, largest: 3.6 },
  { box: [0.6, 0.66, 0.38, 0.3], speed: 2, count: 10, largest: 3.6 },
];

/** The dark room of the trailer: embers at rest, leaks that breathe, speed lines on the beat, sparks that rise. */
export function hypeTrailerGround(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  const light = lightOf(env);
  const frame: Box = { x: 0, y: 0, w: width, h: height };
  const ember: EmberData = { black: HYPE.black, embers: light.embers };
  const layers: Layer[] = [
    place(env, 'paint', 'ground', { painter: 'ember', data: ember }, { z: Z.ground, box: frame }),
  ];
  light.leaks.forEach((leak, index) => {
    const motion = [beats(env, 2, index * 0.5, 0.72), creep(env, 'x', index % 2 === 0 ? -1 : 1)];
    layers.push(place(env, 'paint', `leak${index}`, { painter: 'leak', data: leak }, { z: Z.ground + 3, motion }));
  });
  return [...layers, ...raysOf(env), ...sparksOf(env), ...streaksOf(env), ...flashOf(env, frame)];
}

/** Two fans of speed lines: one rests with the ground, one lights up on the drum. */
function raysOf(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  const { eye } = lightOf(env);
  return [HYPE.cream, HYPE.deepGold].map((color, index) => {
    const data: RaysData = {
      eye: [eye[0] * width, eye[1] * height],
      color,
      count: 120,
      salt: `rays${index}${env.owner ?? ''}`,
    };
    const motion = index === 0 ? beats(env, 1, 0, 0.35) : [];
    return place(env, 'paint', `rays${index}`, { painter: 'rays', data }, { z: Z.ground + 1 - index * 0.5, motion });
  });
}

/**
 * Sparks keep rising through a cut: their way is the video's, not the scene's. They come in wafts, whose pictures are a
 * third of the frame's together.
 */
function sparksOf(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  return WAFTS.map(({ box: [x, y, w, h], speed, count, largest }, index) => {
    const rise = (env.frames + FPS) * speed;
    const data: DustData = {
      box: { x: x * width, y: y * height, w: w * width, h: h * height + rise },
      color: HYPE.amber,
      count,
      largest: largest * unit,
      salt: `dust${index}${env.owner ?? ''}`,
    };
    const motion = creep(env, 'y', -speed);
    return place(env, 'paint', `dust${index}`, { painter: 'dust', data }, { z: Z.ground + 2, motion });
  });
}

/** Single streaks that shoot out of the eye, one after the other. */
function streaksOf(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  const { eye } = lightOf(env);
  const at: [number, number] = [eye[0] * width, eye[1] * height];
  const reach = Math.hypot(width, height) * 0.62;
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7 + env.random() * 0.12) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = (120 + 160 * env.random()) * unit;
    const half = (1.2 + 1.8 * env.random()) * unit;
    const start: [number, number] = [at[0] + dx * reach * 0.2, at[1] + dy * reach * 0.2];
    const tip: [number, number] = [start[0] + dx * length, start[1] + dy * length];
    const points: Array<[number, number]> = [
      start,
      [tip[0] - dy * half, tip[1] + dx * half],
      [tip[0] + dy * half, tip[1] - dx * half],
    ];
    const fill = fillAlong(start, tip, [0, `${HYPE.cream}00`], [1, `${HYPE.cream}B0`]);
    const motion = flight(env, index / 7, [dx * reach, dy * reach]);
    return place(
      env,
      'shape',
      `streak${index}`,
      { shape: 'polygon', points, fill },
      { z: Z.ground + 4, box: boxAround(points), motion },
    );
  });
}

/** Two frames of flash open every scene but the hook (reference boards, Motion). */
function flashOf(env: SceneEnv, frame: Box): Layer[] {
  if (env.index === 0 || env.scene.transition !== 'cut') return [];
  env.cue('flare', 0, -6);
  const motion: Motion = {
    tracks: [
      {
        prop: 'opacity',
        keys: [
          { frame: 0, value: 0.92 },
          { frame: 1, value: 0.62, ease: 'linear' },
          { frame: 4, value: 0, ease: 'linear' },
        ],
      },
    ],
  };
  const { eye } = lightOf(env);
  const fill: ShapeProps = {
    shape: 'rect',
    box: frame,
    fill: fillAround(
      [eye[0] * frame.w, eye[1] * frame.h],
      0,
      Math.hypot(frame.w, frame.h) * 0.8,
      [0, HYPE.white],
      [0.2, HYPE.cream],
      [0.5, HYPE.leak],
      [1, HYPE.fire],
    ),
  };
  return [place(env, 'shape', 'flash', fill, { z: Z.captions - 1, box: frame, motion, until: 200 })];
}
