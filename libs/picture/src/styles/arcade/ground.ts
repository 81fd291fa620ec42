import { placePaint, placeRect } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { sprite } from './actors';
import type { CityData, FloorData, GlassData, HallData, HillsData, LavaData, SkyData } from './ground.painters';
import { levelOf, type Level } from './level';
import { onGrid, pixelOf } from './pixel-grid';
import { ARCADE } from './preset';
import { WORLDS, type World } from './worlds';

/** The level of a scene: sky or wall, what stands far and near in it, floor, lava and the glass over all of it. */
export function arcadeGround(env: SceneEnv): Layer[] {
  const level = levelOf(env);
  const world = WORLDS[env.index % WORLDS.length] ?? WORLDS[0];
  if (!world) return [];
  return [
    ...(world.place === 'hall' ? hall(env, level, world) : sky(env, level, world)),
    ...backdrop(env, level, world),
    floorLayer(env, level, world),
    lava(env),
    glass(env),
  ];
}

/** Slowly to the left by whole art pixels, each so many frames; all that marches steps on the video's own beat. */
function marching(env: SceneEnv, every: number): Motion {
  const px = pixelOf(env.stage);
  const late = env.from % every;
  const count = Math.ceil((env.frames + 30) / every) + 1;
  const keys = Array.from({ length: count }, (_, step) => ({
    frame: step * every - late,
    value: -step * px,
    ease: 'hold' as const,
  }));
  return { tracks: [{ prop: 'x', keys }] };
}

function sky(env: SceneEnv, { px, floor }: Level, world: World): Layer[] {
  const { width: w, height } = env.stage;
  // Only the tall format has sky over its bar; elsewhere it would cut them in two.
  const open = env.stage.format === '9:16';
  const data: SkyData = {
    w,
    h: floor,
    px,
    bands: world.sky,
    stars: { color: ARCADE.white, count: Math.round((46 * w * height) / (1080 * 1920)), until: 0.17 },
    salt: `sky${env.index}`,
  };
  const base = placeRect(env, 'base', { x: 0, y: 0, w, h: height }, world.sky.at(-1) ?? ARCADE.navy, { z: Z.ground });
  return [
    base,
    placePaint(env, 'sky', 'arcade.sky', data, { z: Z.ground + 1 }),
    ...twinkles(env),
    ...(world.moon && open ? [moon(env)] : []),
    ...(world.clouds && open ? clouds(env, world.clouds) : []),
  ];
}

function twinkles(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  const px = pixelOf(env.stage);
  return Array.from({ length: 6 }, (_, index) => {
    const x = onGrid(width * (0.06 + 0.9 * env.random()), px);
    const foot = onGrid(height * (0.015 + 0.085 * env.random()), px) + 5 * px;
    const poses = (['star1', 'star2', 'star3', 'star3', 'star2'] as const).map(
      (_, turn, all) => all[(turn + index) % all.length] ?? 'star2',
    );
    return sprite(env, `twinkle${index}`, poses, { x, foot, cell: px }, { z: Z.ground + 2, every: 10 });
  });
}

function moon(env: SceneEnv): Layer {
  const { width, height } = env.stage;
  const px = pixelOf(env.stage);
  const spot = { x: width * 0.83, foot: height * 0.105, cell: px * 2 };
  return sprite(env, 'moon', ['moon'], spot, { z: Z.ground + 2, inks: { W: ARCADE.cream, D: ARCADE.cloud } });
}

function clouds(env: SceneEnv, color: string): Layer[] {
  const { width, height } = env.stage;
  const px = pixelOf(env.stage);
  const heights = [0.034, 0.075, 0.1];
  return heights.map((share, index) => {
    const cell = px * (index === 1 ? 2 : 1.5);
    const x = width * ((0.12 + 0.31 * index + 0.2 * env.random()) % 1);
    const spot = { x, foot: onGrid(height * share, px) + 6 * cell, cell };
    return sprite(env, `cloud${index}`, ['cloud'], spot, {
      z: Z.ground + 3,
      motion: marching(env, 20 - 5 * index),
      inks: { W: ARCADE.cloud, D: color },
    });
  });
}

function hall(env: SceneEnv, { px, floor, area, wide }: Level, world: World): Layer[] {
  const { width: w } = env.stage;
  const size = onGrid(150 * env.stage.unit, px);
  const rows = wide ? [floor - 3 * size] : [onGrid(area.y - size * 2.4, px), onGrid(floor - size * 3, px)];
  const windows = [0.12, 0.72].flatMap((share) =>
    rows.map((y) => ({ x: onGrid(w * share, px), y, w: size, h: size * 1.4 })),
  );
  const data: HallData = {
    w,
    h: floor,
    px,
    stone: ARCADE.sky2,
    joint: ARCADE.sky1,
    edge: `${ARCADE.sky3}80`,
    windows,
    night: ARCADE.navy,
  };
  const torches = [0.48, 0.95].map((share, index) =>
    sprite(
      env,
      `torch${index}`,
      index === 0 ? ['torch1', 'torch2'] : ['torch2', 'torch1'],
      { x: w * share, foot: floor - size * 1.4, cell: px * 2 },
      { z: Z.ground + 3, every: 5 },
    ),
  );
  return [
    placeRect(env, 'base', { x: 0, y: 0, w, h: env.stage.height }, world.sky[0] ?? ARCADE.navy, { z: Z.ground }),
    placePaint(env, 'hall', 'arcade.hall', data, { z: Z.ground + 1 }),
    ...torches,
  ];
}

/** Two rows of houses or hills that pass at speeds of their own. */
function backdrop(env: SceneEnv, { px, floor, unit }: Level, world: World): Layer[] {
  const { width } = env.stage;
  return world.rows.map((row, index) => {
    const run = { x: -4 * px, w: width + 60 * px, base: floor, foot: floor, px, salt: `row${env.index}.${index}` };
    const high = (row.high * unit) / (px / 6) / 6;
    const data: CityData | HillsData =
      row.kind === 'city'
        ? { ...run, ...row, high: [high * 0.45, high], wide: [16, 30] }
        : { ...run, fill: row.fill, rim: row.rim, high, pitch: row.pitch, sharp: row.sharp };
    return placePaint(env, `row${index}`, `arcade.${row.kind}`, data, {
      z: Z.ground + 4 + index,
      box: { x: 0, y: floor - (high + 8) * px, w: width, h: (high + 8) * px },
      motion: marching(env, index === 0 ? 30 : 15),
    });
  });
}

function floorLayer(env: SceneEnv, { px, floor }: Level, world: World): Layer {
  const { width: w, height: h, captionBaseline, unit } = env.stage;
  const data: FloorData = {
    w,
    h,
    top: floor,
    px,
    turf: world.floor.turf,
    soil: world.floor.soil,
    brick: world.floor.brick,
    lit: world.floor.lit,
    joint: world.floor.joint,
    gems: {
      colors: [ARCADE.cyan, ARCADE.pink, ARCADE.yellow, ARCADE.green],
      from: onGrid(captionBaseline + 70 * unit, px),
      until: h - 150 * unit,
      rim: ARCADE.navy,
      glint: ARCADE.white,
    },
    salt: `floor${env.index}`,
  };
  return placePaint(env, 'floor', 'arcade.floor', data, { z: Z.ground + 7 });
}

function lava(env: SceneEnv): Layer {
  const { width: w, height } = env.stage;
  const px = pixelOf(env.stage);
  const h = onGrid((env.stage.format === '9:16' ? 96 : 26) * env.stage.unit, px);
  const data: LavaData = { w, top: height - h, h, px, inks: [ARCADE.yellow, ARCADE.orange, ARCADE.lava] };
  return placePaint(env, 'lava', 'arcade.lava', data, { z: Z.ground + 8 });
}

function glass(env: SceneEnv): Layer {
  const { width: w, height: h } = env.stage;
  const data: GlassData = { w, h, px: pixelOf(env.stage), dark: ARCADE.black };
  return placePaint(env, 'glass', 'arcade.glass', data, { z: Z.finish });
}
