import { place, placeRect, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { placeOf, wordsRoom } from './places';
import { NATURE } from './preset';
import { trendMark } from './marks';
import { appear, breathe, column, cueFor, entrance, figureType, headType, labelType, shadeOf } from './type-and-motion';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;
type Card = CardsEnv['scene']['cards'][number];

/** Figures in the sky, each over its own thin horizon: two beside the lake, three or four down a mountainside. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const open = placeOf(env).open === true;
  const whole = open ? content : wordsRoom(env);
  const area = format === '9:16' || open ? { ...whole, y: content.y + 8 * unit } : content;
  const title = env.text(scene.title);
  const small = !open || scene.cards.length > 3;
  const type = small ? labelType(env, title, 46, NATURE.spoken) : headType(env, title, 104);
  const head = column(env, { ...area, h: content.h * 0.2 }, [{ id: 'title', at: 0, text: { ...type, maxLines: 2 } }]);
  const top = head.bottom + 84 * unit;
  const rest = {
    ...area,
    y: top,
    h: (open || format !== '9:16' ? content.y + content.h - 20 * unit : area.y + area.h + 96 * unit) - top,
  };
  const across = format === '16:9';
  const boxes = scene.cards.map((_, index): Box => cell(rest, index, scene.cards.length, across, 60 * unit));
  return [...head.layers, ...scene.cards.flatMap((card, index) => cardLayers(env, card, boxes[index] ?? rest, index))];
}

function cell(area: Box, index: number, count: number, across: boolean, gap: number): Box {
  if (across) {
    const w = (area.w - gap * (count - 1)) / count;
    return { ...area, x: area.x + index * (w + gap), w, h: area.h * 0.7 };
  }
  const h = (area.h - gap * (count - 1)) / count;
  return { ...area, y: area.y + index * (h + gap), h };
}

function cardLayers(env: CardsEnv, card: Card, box: Box, index: number): Layer[] {
  const { unit } = env.stage;
  const at = cueFor(env, card.figure, 140 + index * 320);
  const mark = card.trend ? Math.min(96 * unit, box.h * 0.34) : 0;
  const { label, figure } = cardWords(env, card, box, index, mark ? mark + 40 * unit : 0);
  const layers: Layer[] = [
    placeText(env, `label${index}`, label.block, label.box, { ...shadeOf(env), motion: breathe(env, at) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { ...shadeOf(env), motion: breathe(env, at + 90) }),
  ];
  if (card.trend) {
    const x = label.block.rtl ? figure.box.x - mark - 40 * unit : figure.box.x + figure.box.w + 40 * unit;
    const spot = { x, y: figure.box.y + figure.box.h - mark, w: mark, h: mark };
    layers.push(trendMark(env, `trend${index}`, card.trend, spot, at + 320));
  }
  const line = figure.box.y + figure.box.h + 38 * unit;
  if (card.meter !== undefined)
    layers.push(...meterLayers(env, card.meter, { ...box, y: line, h: 8 * unit }, index, at + 260));
  return layers;
}

/** The label over its figure; beside it where the card is low. `beside` is kept free for the trend's mark. */
function cardWords(
  env: CardsEnv,
  card: Card,
  box: Box,
  index: number,
  beside: number,
): { label: SetText; figure: SetText } {
  const { unit } = env.stage;
  const meter = card.meter === undefined ? 0 : 60 * unit;
  const low = box.h < 236 * unit;
  const gap = 32 * unit;
  const half = { ...box, w: box.w * 0.46, h: box.h - meter };
  const name = { ...labelType(env, env.text(card.label), 44), maxLines: low ? 3 : 2 };
  const label = setIn(env, name, low ? half : { ...box, h: box.h * 0.42 }, low ? { stand: 'middle' } : {});
  const rtl = label.block.rtl;
  const text = env.figure(card.figure);
  const top = low ? 0 : label.box.h + gap;
  const w = (low ? box.w - half.w - gap : box.w) - beside;
  const room = {
    x: low && !rtl ? box.x + half.w + gap : box.x,
    y: box.y + top,
    w,
    h: Math.max(1, box.h - top - meter),
  };
  const type = figureType(env, text, index === 0 && !low ? 290 : 220);
  const figure = setIn(env, type, room, { line: true, stand: low ? 'middle' : 'top' });
  if (rtl) {
    figure.box.x = room.x + (low ? beside : box.w - figure.box.w);
    label.box.x = box.x + box.w - label.box.w;
  }
  return { label, figure };
}

/** A share of a whole as a day: the sun stands as far along the horizon as the share says. */
function meterLayers(env: CardsEnv, share: number, track: Box, index: number, at: number): Layer[] {
  const { unit } = env.stage;
  const done = { ...track, w: track.w * Math.min(1, Math.max(0, share)) };
  const r = 20 * unit;
  const sun = { shape: 'disc', x: done.x + done.w - r, y: track.y + track.h / 2, r, fill: NATURE.sun } as const;
  const box = { x: sun.x - r, y: sun.y - r, w: 2 * r, h: 2 * r };
  return [
    placeRect(env, `whole${index}`, track, `${NATURE.light}40`, { motion: appear(env, at) }),
    placeRect(env, `share${index}`, done, NATURE.amber, {
      z: Z.marks + 1,
      motion: wipeIn({ at: entrance(env, at), ms: 1000, ease: 'cubic-in-out' }),
    }),
    place(
      env,
      'shape',
      `meter${index}`,
      { ...sun, glow: { color: NATURE.amber, blur: 30 * unit } },
      { z: Z.marks + 2, box, motion: appear(env, at + 800, 400) },
    ),
  ];
}
