import { placeRect } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { lootFountain, hero, sprite } from './actors';
import { popIn, runIn, springIn, turnOf } from './arcade-motion';
import { levelOf, stageSplit, type Level } from './level';
import { banded, SCORE_BANDS, setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';

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
    hero(
      env,
      'hero',
      'cheer',
      { x: stand, foot: floor, cell, flip: rtl },
      { motion: runIn(env, 0, (rtl ? 1 : -1) * 50 * px, 9) },
    ),
  ];
}
