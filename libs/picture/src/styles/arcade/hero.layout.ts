import { splitAcross } from '../../compose/reading-side';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero, lootArc, sprite, type SpriteName } from './actors';
import { looped, popIn, runIn, springIn, turnOf } from './arcade-motion';
import type { SetText } from '../../compose/set-in';
import { levelOf, stageSplit, type Level } from './level';
import { showsSubject } from './hud';
import { bleeding } from './kit';
import { figureLook, SCORE_BANDS, score, setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow, screenshot } from './window';

type HeroEnv = SceneEnv<SceneOf<'hero'>>;

const RISING = [ARCADE.cream, ARCADE.green, ARCADE.green, ARCADE.leaf] as const;
const FALLING = [ARCADE.cream, ARCADE.pink, ARCADE.pink, ARCADE.sky5] as const;

/** The video's figure as a score: over a level on which coins leap from a block, or in a window that the hero stands on. */
export function heroLayout(env: HeroEnv): Layer[] {
  const level = levelOf(env);
  if (env.index > 0) env.cue('hop', 60, -4);
  const spoken = env.spokenAt(env.scene.figure);
  if (env.index === 0 && spoken !== null) env.cue('coin', spoken);
  return env.index % 2 === 0 ? overLevel(env, level) : onWindow(env, level);
}

function overLevel(env: HeroEnv, level: Level): Layer[] {
  const { words, play } = stageSplit(level, 0.38);
  const seen = still(env, play);
  return [...told(env, words).layers, ...(seen.length > 0 ? seen : blockAndLoot(env, level, play))];
}

/** Words from the top of a room down: what, how much, of what, and one more line. */
function told(env: HeroEnv, room: Box): { layers: Layer[]; bottom: number } {
  const { scene } = env;
  const { unit } = env.stage;
  const kicker = repeatsBar(env) ? '' : env.text(scene.kicker);
  const support = env.text(scene.support);
  const layers: Layer[] = [];
  let top = room.y;
  const left = (): Box => ({ ...room, y: top, h: Math.max(40 * unit, room.y + room.h - top) });
  if (kicker) {
    const set = setPixels(env, { ...wordLook(env, kicker, 48), maxLines: 2 }, { ...left(), h: room.h * 0.18 });
    layers.push(...shaded(env, 'kicker', set, { motion: popIn(env, turnOf(env, 0)) }));
    top = set.box.y + set.box.h + 44 * unit;
  }
  const shown = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const figure = scoreFigure(env, shown, { ...left(), h: room.h * (support ? 0.46 : 0.54) });
  const bands = scene.trend === 'up' ? RISING : scene.trend === 'down' ? FALLING : SCORE_BANDS;
  layers.push(
    ...score(env, 'figure', figure, {
      bands,
      motion: env.index === 0 ? springIn(env, 0) : popIn(env, turnOf(env, 1, scene.figure), 'coin'),
    }),
  );
  top = figure.box.y + figure.box.h + 56 * unit;
  const label = setPixels(
    env,
    { ...wordLook(env, env.text(scene.label), 72, ARCADE.cyan), floor: 48 * unit, leading: 1.4, maxLines: 3 },
    { ...left(), h: left().h * (support ? 0.56 : 1) },
  );
  layers.push(...shaded(env, 'label', label, { motion: popIn(env, turnOf(env, 3), 'blip') }));
  top = label.box.y + label.box.h + 40 * unit;
  if (support) {
    const set = setPixels(env, wordLook(env, support, 48), left());
    layers.push(...shaded(env, 'support', set, { motion: popIn(env, turnOf(env, 5)) }));
    top = set.box.y + set.box.h;
  }
  return { layers, bottom: top };
}

/** A figure as wide as its room, its rows stretched as far as the height allows. */
function scoreFigure(env: HeroEnv, text: string, room: Box): SetText {
  const sets = [2, 1.5, 1].map((tall) =>
    setPixels(env, figureLook(env, text, 400, ARCADE.yellow, tall), room, { line: true }),
  );
  const widest = Math.max(...sets.map(({ box }) => box.w));
  return sets.find(({ box }) => box.w >= widest * 0.94) ?? setPixels(env, figureLook(env, text, 400), room);
}

/** Whether the bar over the level says already what the figure is about. */
function repeatsBar(env: HeroEnv): boolean {
  return env.text(env.scene.kicker) === env.furniture.subject && showsSubject(env);
}

function blockAndLoot(env: HeroEnv, { px, floor, rtl, wide }: Level, play: Box): Layer[] {
  const cell = Math.max(2, Math.round(play.h / (wide ? 42 : 26) / px)) * px;
  const near = play.x + play.w * (wide ? 0.2 : 0.1);
  const far = play.x + play.w * 0.86;
  const [block, stand] = rtl ? [far, near] : [near, far];
  const top = floor - 12 * cell * 0.8;
  const loot = lootArc(env, 'loot', {
    from: [block, top - 5 * px],
    to: [stand, top - 4 * px],
    rise: Math.min(play.h * 0.34, 30 * px),
    count: wide ? 5 : 7,
    cell: px,
  });
  return [
    sprite(
      env,
      'block',
      ['block'],
      { x: block, foot: floor, cell: Math.round(cell * 0.75) },
      { z: Z.marks + 1, motion: looped(env, 'y', [0, 0, 0, 0, 0, 0, -px * 2, -px], 2) },
    ),
    ...loot,
    hero(env, 'wait', { x: stand, foot: floor, cell, flip: !rtl }),
  ];
}

function onWindow(env: HeroEnv, level: Level): Layer[] {
  const { area, unit, px, floor, wide, rtl } = level;
  const cell = px * 2;
  const above = wide ? 0 : 16 * cell + 6 * px;
  const box = wide
    ? { ...splitAcross(env, area, area.w * 0.66, 0)[0], h: area.h - 30 * unit }
    : { ...area, y: area.y + above, h: area.h - above - 34 * unit };
  const pad = 48 * unit;
  const inner = { x: box.x + pad / 2, w: box.w - pad, y: box.y + pad, h: box.h - 2 * pad };
  const { layers, bottom } = told(env, inner);
  const frame = bleeding(env, { ...box, h: wide ? box.h : Math.min(box.h, bottom + pad - box.y) });
  const x = wide
    ? (rtl ? area.x : area.x + area.w) + (rtl ? 1 : -1) * 150 * unit
    : rtl
      ? area.x + 130 * unit
      : area.x + area.w - 130 * unit;
  const stands = wide ? floor : frame.y + px;
  const sign: SpriteName = env.scene.trend === 'up' ? 'up' : env.scene.trend === 'down' ? 'down' : 'cup';
  const spot = {
    x: wide ? x : rtl ? area.x + area.w - 120 * unit : area.x + 120 * unit,
    foot: wide ? floor - 22 * cell : stands - px * 2,
    cell,
  };
  const high = Math.max(160 * unit, above - 20 * unit);
  const seen = still(env, { x: spot.x - 100 * unit, y: area.y, w: 200 * unit, h: high });
  const bobbing = [0, 0, -px, -px * 2, -px * 2, -px];
  return [
    gameWindow(env, 'window', frame, { motion: springIn(env, -160) }),
    ...(seen.length > 0 ? seen : [sprite(env, 'sign', [sign], spot, { motion: looped(env, 'y', bobbing, 2) })]),
    hero(
      env,
      env.scene.trend === 'down' ? 'wait' : 'cheer',
      { x, foot: stands, cell, flip: !rtl },
      runIn(env, 0, (rtl ? -1 : 1) * 60 * px, 10),
    ),
    ...layers,
  ];
}

/** The scene's picture in a square frame of the game; nothing where there is none. */
function still(env: HeroEnv, room: Box): Layer[] {
  const { unit } = env.stage;
  const size = Math.min(room.w, room.h, 340 * unit);
  const box = { x: room.x + (room.w - size) / 2, y: room.y + room.h - size - 20 * unit, w: size, h: size };
  return screenshot(env, 'still', env.scene.still, box, { motion: springIn(env, turnOf(env, 0)) });
}
