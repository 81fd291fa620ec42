import { column } from '../../compose/stack';
import { place, placeRect, placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { fieldArt, trendMark } from './poster-art';
import { baseField, below, GUIDE, middleX, RULE } from './poster-grid';
import { SWISS } from './preset';
import { blockIn, cueFor, figureType, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

/** A plan of rooms divided by rules that run off the frame; the first room is red, a black one answers it below. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const title = headType(env, env.text(scene.title), 112, SWISS.black);
  const text = { id: 'title', motion: typeIn(0), text: { ...title, maxLines: 2 } };
  const { layers, bottom } = column(env, { ...content, h: content.h * 0.22 }, [text], SWISS.black);
  const area = below(env, bottom + 64 * unit);
  const rooms = roomsIn(env, { x: 0, y: area.y, w: width, h: area.h }, scene.cards.length);
  layers.push(...roomLayers(env, rooms), ...rulesOf(env, rooms));
  const field = baseField(env);
  const middle = middleX(env);
  return field ? [fieldArt(env, { ...field, x: middle, w: width - middle }, SWISS.black, 160), ...layers] : layers;
}

function roomsIn(env: CardsEnv, area: Box, count: number): Box[] {
  const middle = middleX(env);
  const row = (y: number, h: number): Box[] => [
    { x: 0, y, w: middle, h },
    { x: middle, y, w: area.w - middle, h },
  ];
  if (count <= 2 && isLandscape(env)) return row(area.y, area.h);
  if (count <= 2) return [0, 1].map((index) => ({ ...area, y: area.y + (area.h / 2) * index, h: area.h / 2 }));
  if (count > 3) return [...row(area.y, area.h / 2), ...row(area.y + area.h / 2, area.h / 2)];
  const first = area.h * 0.54;
  return [{ ...area, h: first }, ...row(area.y + first, area.h - first)];
}

function rulesOf(env: CardsEnv, rooms: Box[]): Layer[] {
  const { unit, width } = env.stage;
  const thick = RULE * unit;
  const last = rooms.at(-1);
  const rows = [...new Set(rooms.map((room) => room.y)), last ? last.y + last.h : 0];
  const halves = rooms.filter((room) => room.x > 0);
  return [
    ...rows.map((y, index) =>
      placeRect(env, `rule${index}`, { x: 0, y: y - thick / 2, w: width, h: thick }, SWISS.black, {
        z: Z.marks + 2,
        motion: ruleIn(index * 80 - 60, index > 0),
      }),
    ),
    ...halves.map((room, index) =>
      placeRect(env, `wall${index}`, { x: room.x - thick / 2, y: room.y, w: thick, h: room.h }, SWISS.black, {
        z: Z.marks + 2,
        motion: blockIn(100, 'top', 240),
      }),
    ),
  ];
}

/** What a room holds and where: a label at its head, a figure at its foot, a meter under that. */
interface Room {
  box: Box;
  inner: Box;
  /** Room of the figure. */
  foot: Box;
  label: SetText;
  color: string;
  mark: number;
  meter: number;
}

/** The words of every room; figures outside the red one share one size. */
function roomLayers(env: CardsEnv, boxes: Box[]): Layer[] {
  const rooms = boxes.map((box, index) => furnish(env, box, index));
  const sizes = rooms.map((room, index) => figureIn(env, room, index, 300).block.size / env.stage.unit);
  const lesser = Math.min(...sizes.slice(1));
  return rooms.flatMap((room, index) => layersOf(env, room, index, index === 0 ? 300 : lesser));
}

function furnish(env: CardsEnv, box: Box, index: number): Room {
  const { safe, unit, width } = env.stage;
  const card = env.scene.cards[index];
  const pad = 44 * unit;
  const x = box.x === 0 ? safe.x : box.x + pad;
  const right = box.x === 0 && box.w < width ? box.x + box.w - pad : safe.x + safe.w;
  const inner = { x, y: box.y + pad, w: right - x, h: box.h - 2 * pad };
  const color = index === 0 ? SWISS.paper : SWISS.black;
  const mark = card?.trend && card.trend !== 'flat' ? 64 * unit : 0;
  const meter = card?.meter === undefined ? 0 : 24 * unit;
  const words = { ...inner, w: inner.w - (mark ? mark + 20 * unit : 0), h: inner.h * 0.4 };
  const label = setIn(env, { ...wordType(env, env.text(card?.label), 52, color), maxLines: 2, leading: 1.08 }, words);
  const head = Math.max(label.box.h, mark) + 28 * unit;
  const foot = { ...inner, y: inner.y + head, h: Math.max(1, inner.h - head - (meter ? meter + 30 * unit : 0)) };
  return { box, inner, foot, label, color, mark, meter };
}

function figureIn(env: CardsEnv, room: Room, index: number, size: number): SetText {
  const text = env.figure(env.scene.cards[index]?.figure ?? '');
  return setIn(env, figureType(env, text, size, room.color), room.foot, { line: true, stand: 'bottom' });
}

function layersOf(env: CardsEnv, room: Room, index: number, size: number): Layer[] {
  const card = env.scene.cards[index];
  if (!card) return [];
  const { inner, label, color, mark, meter } = room;
  const at = cueFor(env, card.figure, 40 + index * 180);
  const figure = figureIn(env, room, index, size);
  const layers: Layer[] = [
    placeText(env, `label${index}`, label.block, label.box, { motion: typeIn(at + 60) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { motion: typeIn(at + 140, 'bottom') }),
  ];
  if (index === 0) layers.unshift(placeRect(env, 'room', room.box, SWISS.red, { motion: blockIn(-60, 'left') }));
  if (mark) {
    const corner = { x: inner.x + inner.w - mark, y: inner.y, w: mark, h: mark };
    layers.push(trendMark(env, `trend${index}`, card.trend, corner, color, at + 240));
  }
  if (card.meter === undefined) return layers;
  const box = { x: inner.x, y: inner.y + inner.h - meter, w: inner.w, h: meter };
  const whole = { ...box, y: box.y + meter - GUIDE * env.stage.unit, h: GUIDE * env.stage.unit };
  const share = { box, share: card.meter, cell: 0, pitch: 0, fill: color };
  const filling = progress({ at: at + 200, ms: 800 });
  return [
    ...layers,
    placeRect(env, `whole${index}`, whole, color, { motion: typeIn(at + 120) }),
    place(env, 'meter', `meter${index}`, share, { z: Z.marks + 1, box, motion: filling }),
  ];
}
