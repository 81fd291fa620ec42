import { placeRect } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { coinFountain, hero, sprite } from './actors';
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
  const { unit, width } = env.stage;
  const parts = partsOf(env.scene);
  const source = sourceOf(env);
  const gap = 52 * unit;
  const foot = source ? 90 * unit : 0;
  const weights = parts.map(({ text, link }) => (link ? 9 : Math.max(8, [...text].length)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const usable = room.h - foot - gap * Math.max(0, parts.length - 1);
  let top = room.y;
  const layers = parts.flatMap(({ id, text, link }, index): Layer[] => {
    const h = (usable * (weights[index] ?? 1)) / sum;
    const pad = link ? 44 * unit : 0;
    const look = link
      ? { ...wordLook(env, text, 112, ARCADE.navy), caps: false, maxLines: 2, floor: 40 * unit }
      : { ...wordLook(env, text, 128), floor: 48 * unit, leading: 1.32 };
    const set = setPixels(env, look, { ...room, y: top + pad, h: Math.max(40 * unit, h - 2 * pad) }, { line: link });
    const at = turnOf(env, index * 2);
    const slab = { x: 0, y: top, w: width, h: set.box.h + 2 * pad };
    top = set.box.y + set.box.h + pad + gap;
    if (!link) {
      const block = index === 0 && parts.length === 1 ? banded(set.block, set.box.y, SCORE_BANDS) : set.block;
      return shaded(env, id, { block, box: set.box }, { shade: ARCADE.wine, motion: popIn(env, at, 'blip') });
    }
    const fill = placeRect(env, `${id}.slab`, slab, ARCADE.yellow, { z: Z.marks, motion: runIn(env, at, -width, 45) });
    const edge = (name: string, y: number, color: string): Layer =>
      placeRect(env, `${id}.${name}`, { ...slab, y, h: 12 * unit }, color, {
        z: Z.marks + 1,
        motion: runIn(env, at, -width, 45),
      });
    return [
      fill,
      edge('lit', slab.y, ARCADE.cream),
      edge('edge', slab.y + slab.h - 12 * unit, ARCADE.orange),
      ...shaded(env, id, set, { shade: ARCADE.amber, motion: springIn(env, at + 240, 'coin') }),
    ];
  });
  if (!source) return layers;
  const box = { ...room, y: top - gap + 36 * unit, h: 56 * unit };
  const set = setPixels(env, { ...wordLook(env, source, 40, ARCADE.cyan), maxLines: 1 }, box, { line: true });
  if (set.block.size < 39 * unit || set.block.lines.length > 1) return layers;
  return [...layers, ...shaded(env, 'source', set, { motion: popIn(env, turnOf(env, 6)) })];
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

function sourceOf({ furniture }: EndEnv): string {
  return [furniture.source, furniture.asOf].filter(Boolean).join('  ');
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
    ...coinFountain(env, 'coin', spring),
    hero(
      env,
      'hero',
      'cheer',
      { x: stand, foot: floor, cell, flip: rtl },
      { motion: runIn(env, 0, (rtl ? 1 : -1) * 50 * px, 9) },
    ),
  ];
}
