import { place, placePaint, placeRect } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import { graphemesOf } from '../../text/words';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { lootArc, hero, sprite, lootFountain } from './actors';
import { blinking, dropIn, popIn, runIn, springIn, stepsIn, turnOf } from './arcade-motion';
import { bleeding, arcadeKit } from './kit';
import { levelOf, stageSplit, type Level } from './level';
import { banded, SCORE_BANDS, setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow, screenshot } from './window';
import { stylePainter } from '../../layers/painter';
import { placePicture } from '../../layers/picture.layer';
import { pictureStandard } from '../../standard/picture.standard';
import { onGrid } from './pixel-grid';

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
    hero(env, 'wait', { x: from, foot: floor, cell, flip: rtl }, runIn(env, 0, (rtl ? 1 : -1) * 50 * px, 9, 'hop')),
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
    hero(env, 'wait', { x, foot: floor, cell, flip: rtl }, dropIn(env, 60, 40 * px, 'hop')),
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

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** A picture that comes into focus out of large pixels on a screen of its own, its words over it or beside it. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { scene } = env;
  if (!env.still(scene.still)) return pictureStandard(env, arcadeKit(env));
  const level = levelOf(env);
  const { area, unit, px, wide, rtl, floor } = level;
  const support = env.text(scene.support);
  const room: Box = wide ? { ...area, w: area.w * 0.44, x: rtl ? area.x + area.w * 0.56 : area.x } : area;
  const look = { ...wordLook(env, env.text(scene.headline), 96), floor: 48 * unit, leading: 1.32 };
  const headline = setPixels(env, look, { ...room, h: room.h * (wide ? 0.5 : 0.28) });
  const foot = headline.box.y + headline.box.h;
  const under = support
    ? setPixels(
        env,
        { ...wordLook(env, support, 48, ARCADE.cyan), leading: 1.4 },
        { ...room, y: foot + 36 * unit, h: room.h * 0.16 },
      )
    : null;
  const top = wide ? area.y : (under ? under.box.y + under.box.h : foot) + 60 * unit;
  const x = wide ? (rtl ? area.x : area.x + area.w * 0.5) : area.x + 12 * unit;
  const screen = {
    x: onGrid(x, px),
    y: Math.round(top),
    w: onGrid(wide ? area.w * 0.5 : area.w - 24 * unit, px),
    h: Math.max(120 * unit, onGrid(floor - top - 40 * unit, px)),
  };
  const data: MosaicData = { still: scene.still, box: screen, px, edge: [ARCADE.cyan, ARCADE.navy] };
  const cell = px * 2;
  return [
    placePaint(env, 'screen', 'arcade.mosaic', data, {
      z: Z.marks,
      box: screen,
      motion: stepsIn(env, -160, 6, 'blip'),
    }),
    ...shaded(env, 'headline', headline, { shade: ARCADE.wine, motion: springIn(env, turnOf(env, 1), 'zap') }),
    ...(under ? shaded(env, 'support', under, { motion: popIn(env, turnOf(env, 3)) }) : []),
    hero(
      env,
      'wait',
      { x: rtl ? screen.x + 90 * unit : screen.x + screen.w - 90 * unit, foot: floor, cell, flip: !rtl },
      runIn(env, 200, (rtl ? -1 : 1) * 50 * px, 9, 'hop'),
    ),
  ];
}

/** A still on a screen with a rim of two colours. */
interface MosaicData {
  still: number;
  box: Box;
  px: number;
  edge: readonly [string, string];
}

/** Sides of the picture's pixels while it comes into focus, in art pixels; the last is as fine as the frame. */
const FOCUS = [16, 10, 6, 3, 2] as const;

/** Draws a picture that grows finer with `progress`, until it is as sharp as it is. */
export const mosaicPainter = stylePainter<MosaicData>(
  (ctx, { still, box, px, edge: [rim, back] }, { progress }, env) => {
    ctx.fillStyle = rim;
    ctx.fillRect(box.x - 2 * px, box.y - px, box.w + 4 * px, box.h + 2 * px);
    ctx.fillRect(box.x - px, box.y - 2 * px, box.w + 2 * px, box.h + 4 * px);
    ctx.fillStyle = back;
    ctx.fillRect(box.x - px, box.y - px, box.w + 2 * px, box.h + 2 * px);
    const image = env.stills.get(still);
    if (!image) return;
    const size = FOCUS[Math.floor(progress * (FOCUS.length + 1))];
    const target = placePicture(image, box, 'cover', 1);
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    if (size === undefined) ctx.drawImage(image, target.x, target.y, target.w, target.h);
    else {
      const [w, h] = [target.w, target.h].map((side) => Math.max(1, Math.round(side / (size * px))));
      const coarse = env.surface.canvas(w ?? 1, h ?? 1);
      coarse.getContext('2d').drawImage(image, 0, 0, w ?? 1, h ?? 1);
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(coarse, target.x, target.y, target.w, target.h);
    }
    ctx.restore();
  },
  { reach: ({ box, px }) => ({ x: box.x - 2 * px, y: box.y - 2 * px, w: box.w + 4 * px, h: box.h + 4 * px }) },
);

type EndEnv = SceneEnv<SceneOf<'end'>>;

interface Part {
  id: string;
  text: string;
  link: boolean;
}

/** The call word for word, its link on a golden slab across the frame; a chest pays out to the hero. */
export function endLayout(env: EndEnv): Layer[] {
  const level = levelOf(env);
  const { words, play } = stageSplit(level, 0.4);
  env.cue('powerup', 200);
  return [...said(env, words), ...treasure(env, level, play)];
}

function said(env: EndEnv, room: Box): Layer[] {
  const { unit } = env.stage;
  const parts = partsOf(env.scene);
  const source = sourceLine(env, room);
  const [gap, pad] = [52 * unit, 44 * unit];
  const link = parts.find((part) => part.link);
  const linkSet = link ? setPixels(env, linkLook(env, link.text), { ...room, h: room.h * 0.3 }, { line: true }) : null;
  const taken = (linkSet ? linkSet.box.h + 2 * pad : 0) + (source ? source.box.h + gap : 0);
  const usable = room.h - taken - gap * Math.max(0, parts.length - 1);
  const letters = parts.reduce((sum, part) => sum + (part.link ? 0 : Math.max(6, [...part.text].length)), 0) || 1;
  let top = room.y;
  const layers = parts.flatMap((part, index): Layer[] => {
    const at = turnOf(env, index * 2);
    if (part.link && linkSet) {
      const box = { ...linkSet.box, y: Math.round(top + pad) };
      top = box.y + box.h + pad + gap;
      return slab(env, { block: linkSet.block, box }, pad, at);
    }
    const h = (usable * Math.max(6, [...part.text].length)) / letters;
    const look = { ...wordLook(env, part.text, 136), floor: 48 * unit, leading: 1.32 };
    const set = setPixels(env, look, { ...room, y: top, h: Math.max(40 * unit, h) });
    top = set.box.y + set.box.h + gap;
    const block = parts.length === 1 ? banded(set.block, set.box.y, SCORE_BANDS) : set.block;
    return shaded(env, part.id, { block, box: set.box }, { shade: ARCADE.wine, motion: popIn(env, at, 'blip') });
  });
  if (!source) return layers;
  const box = { ...source.box, y: Math.round(top - gap * 0.3) };
  return [...layers, ...shaded(env, 'source', { ...source, box }, { motion: popIn(env, turnOf(env, 6)) })];
}

function linkLook(env: EndEnv, text: string) {
  // Only hosts may change their case; what follows a slash may not.
  const caps = !/\/[^\s]/u.test(text);
  return { ...wordLook(env, text, 128, ARCADE.navy), caps, floor: 40 * env.stage.unit };
}

function slab(env: EndEnv, set: SetText, pad: number, at: number): Layer[] {
  const { unit, width } = env.stage;
  const box = { x: 0, y: set.box.y - pad, w: width, h: set.box.h + 2 * pad };
  const motion = () => runIn(env, at, -width, 45);
  const edge = (id: string, y: number, color: string): Layer =>
    placeRect(env, id, { ...box, y, h: 12 * unit }, color, { z: Z.marks + 1, motion: motion() });
  return [
    placeRect(env, 'slab', box, ARCADE.yellow, { z: Z.marks, motion: motion() }),
    edge('slab.lit', box.y, ARCADE.cream),
    edge('slab.edge', box.y + box.h - 12 * unit, ARCADE.orange),
    ...shaded(env, 'link', set, { shade: ARCADE.amber, motion: springIn(env, at + 240, 'coin') }),
  ];
}

function sourceLine(env: EndEnv, room: Box): SetText | null {
  const { source, asOf } = env.furniture;
  const text = [source, asOf].filter(Boolean).join('  ');
  if (!text) return null;
  const look = { ...wordLook(env, text, 40, ARCADE.cyan), maxLines: 1 };
  const line = env.fitLine({ ...look, width: room.w });
  if (line.size < 39.5 * env.stage.unit) return null;
  return setPixels(env, look, room);
}

function partsOf({ cta, link }: EndEnv['scene']): Part[] {
  const at = link ? cta.indexOf(link) : -1;
  if (!link || at < 0) return [{ id: 'cta', text: cta, link: false }];
  const parts = [
    { id: 'cta', text: cta.slice(0, at).trim(), link: false },
    { id: 'link', text: link, link: true },
    { id: 'more', text: cta.slice(at + link.length).trim(), link: false },
  ];
  const marks = parts[2];
  // A lone full stop belongs to what it ends.
  if (marks && /^[^\p{L}\p{N}]{1,2}$/u.test(marks.text)) {
    return parts
      .slice(0, 2)
      .map((part) => (part.link ? { ...part, text: `${part.text}${marks.text}` } : part))
      .filter(({ text }) => text);
  }
  return parts.filter(({ text }) => text !== '');
}

function treasure(env: EndEnv, { px, floor, rtl, wide }: Level, play: Box): Layer[] {
  const cell = Math.max(2, Math.round(play.h / (wide ? 44 : 30) / px)) * px;
  const [a, b] = [play.x + play.w * 0.16, play.x + play.w * (wide ? 0.66 : 0.68)];
  const [stand, chest] = rtl ? [b, a + 60 * px * 0.2] : [a, b];
  const spring = {
    x: chest,
    y: floor - 11 * cell,
    rise: Math.min(play.h - 16 * cell, 36 * px),
    reach: 24 * px,
    count: 7,
    cell: px,
  };
  return [
    sprite(env, 'chest', ['chestOpen'], { x: chest, foot: floor, cell }, { z: Z.marks + 2 }),
    ...lootFountain(env, 'loot', spring),
    hero(env, 'cheer', { x: stand, foot: floor, cell, flip: rtl }, runIn(env, 0, (rtl ? 1 : -1) * 50 * px, 9)),
  ];
}
