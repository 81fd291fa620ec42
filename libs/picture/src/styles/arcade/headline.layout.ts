import { place } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import { graphemesOf } from '../../text/words';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { lootArc, hero, sprite } from './actors';
import { blinking, dropIn, popIn, runIn, springIn, stepsIn, turnOf } from './arcade-motion';
import { bleeding } from './kit';
import { levelOf, stageSplit, type Level } from './level';
import { banded, SCORE_BANDS, setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow, screenshot } from './window';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** Sentences longer than this are spoken in a window, not shouted as a title. */
const LONG = 44;

/** Words alone: the title of a game over the level, or what the hero says in a window. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  const long = graphemesOf(env.text(env.scene.headline)).length > LONG;
  return long || env.index % 4 === 1 ? spoken(env) : titled(env);
}

function titled(env: HeadlineEnv): Layer[] {
  const level = levelOf(env);
  const { px, floor, rtl, wide } = level;
  const { words, play } = stageSplit(level, 0.36);
  const lines = wordsOf(env, words, 208);
  const cell = cellFor(level, play);
  const [near, far] = [play.x + play.w * (wide ? 0.2 : 0.12), play.x + play.w * 0.84];
  const [from, to] = rtl ? [far, near] : [near, far];
  const loot = lootArc(
    env,
    'loot',
    { from: [from, floor - 17 * cell], to: [to, floor - 10 * cell], rise: 14 * px, count: wide ? 4 : 6, cell: px },
    (index) => springIn(env, 200 + index * 85, index < 3 ? 'coin' : undefined),
  );
  return [
    ...lines,
    ...picture(env, { ...play, x: to - play.h * 0.3, w: play.h * 0.6 }),
    ...loot,
    hero(
      env,
      'hero',
      'wait',
      { x: from, foot: floor, cell, flip: rtl },
      { motion: runIn(env, 0, (rtl ? 1 : -1) * 50 * px, 9, 'hop') },
    ),
    ...(env.still(env.scene.still) ? [] : [sprite(env, 'flag', ['flag1', 'flag2'], { x: to, foot: floor, cell })]),
  ];
}

function spoken(env: HeadlineEnv): Layer[] {
  const level = levelOf(env);
  const { px, unit, floor, rtl, wide } = level;
  const { words, play } = stageSplit(level, 0.34);
  const pad = 52 * unit;
  const inner = { x: words.x + pad / 3, w: words.w - (2 * pad) / 3, y: words.y + pad, h: words.h - 2 * pad };
  const lines = wordsOf(env, inner, 168);
  const cell = cellFor(level, play);
  const x = rtl ? play.x + play.w * 0.8 : play.x + play.w * (wide ? 0.6 : 0.2);
  const more = {
    x: rtl ? words.x + 30 * unit : words.x + words.w - 30 * unit,
    foot: words.y + words.h - 26 * unit,
    cell: px,
  };
  return [
    gameWindow(env, 'window', bleeding(env, words), { edge: ARCADE.white, motion: springIn(env, -160, 'zap') }),
    ...lines,
    sprite(env, 'more', ['more'], more, { motion: blinking(env) }),
    ...picture(env, { ...play, x: rtl ? play.x : play.x + play.w * 0.5, w: play.w * 0.5 }),
    hero(env, 'hero', 'wait', { x, foot: floor, cell, flip: rtl }, { motion: dropIn(env, 60, 40 * px, 'hop') }),
  ];
}

function cellFor({ px, wide }: Level, play: Box): number {
  return Math.max(px, Math.round(play.h / (wide ? 44 : 24) / px) * px);
}

/** Kicker, sentence and a line under it, from the top of a room. */
function wordsOf(env: HeadlineEnv, room: Box, size: number): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const kicker = env.text(scene.kicker);
  const support = env.text(scene.support);
  const over = kicker
    ? setPixels(env, { ...wordLook(env, kicker, 56, ARCADE.cyan), maxLines: 2 }, { ...room, h: room.h * 0.18 })
    : null;
  const under = support
    ? setPixels(env, { ...wordLook(env, support, 56), floor: 44 * unit, leading: 1.4 }, { ...room, h: room.h * 0.26 })
    : null;
  const top = over ? over.box.y + over.box.h + 48 * unit : room.y;
  const left = room.y + room.h - top - (under ? under.box.h + 48 * unit : 0);
  const text = env.text(scene.headline);
  const look = { ...wordLook(env, text, size), floor: 48 * unit, leading: 1.3 };
  const main = setPixels(env, look, { ...room, y: top, h: Math.max(60 * unit, left) });
  const short = main.block.lines.length <= 3 && main.block.size >= 88 * unit;
  const shown: SetText = short ? { ...main, block: banded(main.block, main.box.y, SCORE_BANDS) } : main;
  const typed = { tracks: stepsIn(env, turnOf(env, 1), Math.min(14, graphemesOf(text).length)).tracks };
  return [
    ...(over ? shaded(env, 'kicker', over, { motion: popIn(env, turnOf(env, 0), 'blip') }) : []),
    ...(short
      ? shaded(env, 'headline', shown, { shade: ARCADE.wine, motion: springIn(env, turnOf(env, 1), 'blip') })
      : [
          place(
            env,
            'text',
            'headline',
            { block: main.block, x: main.box.x, y: main.box.y, reveal: 'typed' },
            { z: Z.type, box: main.box, motion: typed },
          ),
        ]),
    ...(under
      ? shaded(
          env,
          'support',
          { ...under, box: { ...under.box, y: Math.round(main.box.y + main.box.h + 48 * unit) } },
          { motion: popIn(env, turnOf(env, 4)) },
        )
      : []),
  ];
}

function picture(env: HeadlineEnv, room: Box): Layer[] {
  const { unit } = env.stage;
  const size = Math.min(room.w, room.h) * 0.8;
  const box = { x: room.x + (room.w - size) / 2, y: room.y + room.h - size - 16 * unit, w: size, h: size };
  return screenshot(env, 'still', env.scene.still, box, { z: Z.marks + 1, motion: springIn(env, 120) });
}
