import { place, placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, divider, edgesOf, rule } from './desk';
import { settlingFigure, trendMark } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;
type Card = SceneOf<'cards'>['cards'][number];

/** A desk of panes ruled from edge to edge: the first the largest, the others beside one another where their figures allow. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const pane = desk(env, env.text(env.scene.title));
  const { boxes, layers } = cardPanes(env, pane.area, pane.wide);
  return [
    ...pane.layers,
    ...layers,
    ...env.scene.cards.flatMap((card, index) => {
      const box = boxes[index];
      return box ? cardLayers(env, card, index, box) : [];
    }),
  ];
}

function cardLayers(env: CardsEnv, card: Card, index: number, box: Box): Layer[] {
  const { unit } = env.stage;
  const at = 90 + index * 140;
  const edges = edgesOf(env, box);
  const lead = index === 0;
  // A pane too low for two lines sets name and figure side by side.
  const low = box.h < 190 * unit;
  const metered = card.meter !== undefined && !low;
  const marked = card.trend && card.trend !== 'flat' ? card.trend : null;
  const mark = marked ? Math.min(56 * unit, box.h * 0.22) : 0;
  const meterH = metered ? Math.min(72 * unit, box.h * 0.17) : 0;
  const labelLook = { size: 48, floor: 38, maxLines: 2, maxHeight: (box.h / unit) * (low ? 0.9 : 0.36) };
  const label = words(env, env.text(card.label), box.w * (low ? 0.44 : 1), labelLook);
  const color = lead ? TERMINAL.green : card.meter === undefined ? TERMINAL.text : TERMINAL.amber;
  const top = low ? box.y : box.y + label.h + 40 * unit;
  const bottom = box.y + box.h - (metered ? meterH + 40 * unit : 0);
  const value = figure(env, env.figure(card.figure), box.w * (low ? 0.52 : 1) - (mark ? mark + 24 * unit : 0), {
    size: lead ? 330 : 240,
    maxHeight: Math.max(30, Math.min((bottom - top) / unit, lead ? 260 : 190)),
    color,
  });
  const y = top + (bottom - top - value.h) / 2;
  const inward = (mark ? mark + 24 * unit : 0) * (edges.end.anchor === 'right' ? -1 : 1);
  const spot = low ? { x: edges.end.x + inward, anchor: edges.end.anchor, y } : { ...edges.start, y };
  const labelY = low ? box.y + (box.h - label.h) / 2 : box.y;
  const layers = [
    placeText(env, `label${index}`, label, { ...edges.start, y: labelY }, { motion: wipeIn({ at, ms: 200 }) }),
    ...settlingFigure(env, `value${index}`, value, spot, {
      at: at + 60,
      color,
      bloom: lead,
      key: card.figure,
      bell: lead,
    }),
  ];
  if (marked) {
    const after = (value.w + 32 * unit) * (edges.start.anchor === 'left' ? 1 : -1);
    const edge = low ? edges.end : { ...edges.start, x: edges.start.x + after };
    const middle = { edge, y: y + value.h / 2, size: mark, color: trendColor(marked), ms: at + 240 };
    layers.push(trendMark(env, `trend${index}`, marked, middle));
  }
  if (metered) layers.push(meterLayer(env, card, index, { ...box, y: box.y + box.h - meterH, h: meterH }, color));
  return layers;
}

function meterLayer(env: CardsEnv, card: Card, index: number, box: Box, fill: string): Layer {
  const { unit } = env.stage;
  const props = { box, share: card.meter ?? 0, cell: 14 * unit, pitch: 19 * unit, fill, empty: TERMINAL.unlit };
  const motion = progress({ at: 230 + index * 140, ms: 480, ease: 'linear', sound: 'tick' });
  return place(env, 'meter', `meter${index}`, props, { box, motion });
}

/** Boxes of two to four cards in order, and the hairlines between them. */
interface CardPanes {
  boxes: Box[];
  layers: Layer[];
}

/** Smallest figure that may stand in half a row, px on 1080x1920: below it, panes go over one another. */
const SMALLEST = 62;
/** Half the room between two panes, and how far hairlines reach out of the area, px on 1080x1920. */
const GAP = 48;
const BLEED = 46;

/** Two panes over or beside one another, three as one large and two small, four as a window; rows where figures are too long. */
function cardPanes(env: CardsEnv, area: Box, wide: boolean): CardPanes {
  const count = env.scene.cards.length;
  const gap = GAP * env.stage.unit;
  const half = (area.w - 2 * gap) / 2;
  const fits = (from: number, width: number): boolean =>
    env.scene.cards
      .slice(from)
      .every(
        (card) =>
          figure(env, env.figure(card.figure), width - 84 * env.stage.unit, { size: 200 }).size >=
          SMALLEST * env.stage.unit,
      );
  if (count === 2) return wide && fits(0, half) ? rows(env, area, [2]) : rows(env, area, [1, 1]);
  if (count === 3 && wide) return largeBesideTwo(env, area, gap);
  if (count === 3 && fits(1, half)) return rows(env, area, [1, 2]);
  if (count === 4 && fits(0, half)) return rows(env, area, [2, 2]);
  return rows(
    env,
    area,
    env.scene.cards.map(() => 1),
  );
}

function largeBesideTwo(env: CardsEnv, area: Box, gap: number): CardPanes {
  const left = { ...area, w: area.w * 0.55 - gap };
  const x = left.x + left.w + 2 * gap;
  const column = { ...area, x, w: area.x + area.w - x };
  const h = (area.h - 2 * gap) / 2;
  const lower = { ...column, y: area.y + h + 2 * gap, h };
  const bleed = BLEED * env.stage.unit;
  return {
    boxes: [left, { ...column, h }, lower],
    layers: [
      divider(env, 'divider', x - gap, area.y - bleed, area.y + area.h + bleed * 0.6, 60),
      rule(env, 'row', lower.y - gap, 120, x - gap),
    ],
  };
}

function rows(env: CardsEnv, area: Box, counts: number[]): CardPanes {
  const { unit } = env.stage;
  // Many low rows stand closer, so that their figures keep the height.
  const gap = Math.min(GAP * unit, area.h / counts.length / 7);
  const beside = GAP * unit;
  const weights = counts.map((columns, row) =>
    row === 0 && columns === 1 && counts.length > 1 && counts[1] !== 1 ? 1.15 : 1,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const free = area.h - 2 * gap * (counts.length - 1);
  const bleed = BLEED * unit;
  const boxes: Box[] = [];
  const layers: Layer[] = [];
  let y = area.y;
  counts.forEach((columns, row) => {
    const h = (free * (weights[row] ?? 1)) / total;
    const w = (area.w - 2 * beside * (columns - 1)) / columns;
    for (let column = 0; column < columns; column += 1) {
      const x = area.x + column * (w + 2 * beside);
      boxes.push({ x, y, w, h });
      const from = row === 0 ? area.y - bleed : y - gap;
      const to = row === counts.length - 1 ? area.y + area.h + bleed * 0.6 : y + h + gap;
      if (column > 0) layers.push(divider(env, `divider${row}`, x - beside, from, to, 80));
    }
    if (row > 0) layers.push(rule(env, `row${row}`, y - gap, 60 + row * 60));
    y += h + 2 * gap;
  });
  return { boxes, layers };
}
