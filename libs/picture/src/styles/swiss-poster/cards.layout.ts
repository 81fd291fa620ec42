import { placeRect, placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { stack } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { roomLayers } from './card-room';
import { fieldArt } from './poster-art';
import { baseField, below, middleX, RULE } from './poster-grid';
import { SWISS } from './preset';
import { blockIn, ruleIn, typeIn } from './swiss-motion';
import { headType } from './type-scale';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

/** A plan of rooms divided by rules that run off the frame; the first room is red, a black one answers it below. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const title = headType(env, env.text(scene.title), 112, SWISS.black);
  const head = stack(env, { ...content, h: content.h * 0.22 }, [{ text: { ...title, maxLines: 2 } }]);
  const layers = head.items.flatMap((item): Layer[] =>
    item.block ? [placeText(env, 'title', item.block, item.box, { motion: typeIn(0) })] : [],
  );
  const area = below(env, head.bottom + 64 * unit);
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
