import { place, placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { cardPanes } from './card-panes';
import { desk, edgesOf } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';
import { trendMark } from './trend-mark';

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
