import { place, placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, divider, edgesOf, rule } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';
import { trendMark } from './trend-mark';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;
type Card = SceneOf<'cards'>['cards'][number];

/** A desk of panes ruled from edge to edge: the first the largest, the others beside one another where their figures allow. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const pane = desk(env, env.text(env.scene.title));
  const { boxes, layers } = panes(env, pane.area, pane.wide);
  return [
    ...pane.layers,
    ...layers,
    ...env.scene.cards.flatMap((card, index) => {
      const box = boxes[index];
      return box ? cardLayers(env, card, index, box) : [];
    }),
  ];
}

interface Panes {
  boxes: Box[];
  layers: Layer[];
}

/** Smallest figure that may stand in half a row, px on 1080x1920: below it, panes go over one another. */
const SMALLEST = 62;

function panes(env: CardsEnv, area: Box, wide: boolean): Panes {
  const { unit } = env.stage;
  const count = env.scene.cards.length;
  const gap = 48 * unit;
  const narrow = (area.w - 2 * gap) / (wide && count !== 4 ? count : 2);
  const side = env.scene.cards.slice(count === 3 && !wide ? 1 : 0);
  const beside = side.every(
    (card) => figure(env, env.figure(card.figure), narrow - 40 * unit, { size: 200 }).size >= SMALLEST * unit,
  );
  if (wide && count !== 4 && beside) return grid(env, area, [count], gap, [1]);
  if (count === 2 || !beside)
    return grid(
      env,
      area,
      Array.from({ length: count }, () => 1),
      gap,
      Array.from({ length: count }, () => 1),
    );
  return count === 3 ? grid(env, area, [1, 2], gap, [1.15, 1]) : grid(env, area, [2, 2], gap, [1, 1]);
}

function grid(env: CardsEnv, area: Box, rows: number[], gap: number, weights: number[]): Panes {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const free = area.h - 2 * gap * (rows.length - 1);
  const bleed = 46 * env.stage.unit;
  const boxes: Box[] = [];
  const layers: Layer[] = [];
  let y = area.y;
  rows.forEach((columns, row) => {
    const h = (free * (weights[row] ?? 1)) / total;
    const w = (area.w - 2 * gap * (columns - 1)) / columns;
    for (let column = 0; column < columns; column += 1) {
      const x = area.x + column * (w + 2 * gap);
      boxes.push({ x, y, w, h });
      const from = row === 0 ? area.y - bleed : y - gap;
      const to = row === rows.length - 1 ? area.y + area.h + bleed * 0.6 : y + h + gap;
      if (column > 0) layers.push(divider(env, `divider${row}.${column}`, x - gap, from, to, 80));
    }
    if (row > 0) layers.push(rule(env, `row${row}`, y - gap, 60 + row * 60));
    y += h + 2 * gap;
  });
  return { boxes, layers };
}

function cardLayers(env: CardsEnv, card: Card, index: number, box: Box): Layer[] {
  const { unit } = env.stage;
  const at = 90 + index * 140;
  const edges = edgesOf(env, box);
  const mark = card.trend && card.trend !== 'flat' ? Math.min(56 * unit, box.h * 0.2) : 0;
  const meterH = card.meter === undefined ? 0 : Math.min(64 * unit, box.h * 0.17);
  const label = words(env, env.text(card.label), box.w, {
    size: 48,
    floor: 38,
    maxLines: 2,
    maxHeight: (box.h / unit) * 0.36,
  });
  const lead = index === 0;
  const room = box.h - label.h - meterH - (meterH ? 74 : 40) * unit;
  const color = lead ? TERMINAL.green : card.meter === undefined ? TERMINAL.text : TERMINAL.amber;
  const value = figure(env, env.figure(card.figure), box.w - (mark ? mark + 24 * unit : 0), {
    size: lead ? 280 : 200,
    maxHeight: Math.max(30, Math.min(room / unit, lead ? 210 : 150)),
    color,
  });
  const used = label.h + value.h + meterH;
  const air = Math.max(0, box.h - used) / (meterH ? 3 : 2);
  const y = box.y + label.h + Math.min(air, 120 * unit);
  const layers = [
    placeText(env, `label${index}`, label, { ...edges.start, y: box.y }, { motion: wipeIn({ at, ms: 200 }) }),
    ...settlingFigure(
      env,
      `value${index}`,
      value,
      { ...edges.start, y },
      { at: at + 60, color, bloom: lead, key: card.figure, bell: lead },
    ),
  ];
  if (mark && card.trend && card.trend !== 'flat') {
    const middle = { edge: edges.end, y: y + value.h / 2, size: mark, color: trendColor(card.trend), ms: at + 240 };
    layers.push(trendMark(env, `trend${index}`, card.trend, middle));
  }
  if (card.meter === undefined) return layers;
  const meter = { ...box, y: Math.min(y + value.h + Math.min(air, 56 * unit), box.y + box.h - meterH), h: meterH };
  return [
    ...layers,
    place(
      env,
      'meter',
      `meter${index}`,
      { box: meter, share: card.meter, cell: 14 * unit, pitch: 19 * unit, fill: color, empty: TERMINAL.unlit },
      { box: meter, motion: progress({ at: at + 140, ms: 480, ease: 'linear', sound: 'tick' }) },
    ),
  ];
}
