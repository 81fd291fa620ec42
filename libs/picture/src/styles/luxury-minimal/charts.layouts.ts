import { barsIn } from '../../compose/bars-in';
import { place, placePaint, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import { Z } from '../../stage/stage';
import { draftBars } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, roomBelow, type ColumnPart, hairline } from './column';
import { entrance } from '../../standard/plain-kit';
import { figureLook, titleLook, wordLook, appear, turnOf } from './type-and-motion';
import { inkOf, LUXURY } from './preset';
import { type BeadsData, GOLD, PEARL } from './objects';
import { crestUpTo, focusIsEnd, seriesFocus, seriesEnds } from '../../compose/series';
import { type Look, setIn } from '../../compose/set-in';
import { linePoints, type LineProps } from '../../layers/line.layer';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

const STEMS_MS = 1500;

/** Stems from one table, a pearl on each; the one that matters is gold. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const title = env.text(scene.title);
  const told = scene.bars[scene.highlight];
  const tall = env.stage.format === '9:16' && scene.bars.length <= 7;
  const key = scene.figure ?? (tall ? told?.figure : undefined);
  const name = key !== undefined && key === told?.figure ? env.text(told.label) : '';
  const parts: ColumnPart[] = key
    ? [
        { id: 'title', look: { ...wordLook(env, title, 56, 'dim'), maxLines: 2 } },
        { id: 'figure', look: figureLook(env, env.figure(key), 240), key, line: true, gap: 48 },
        ...(name ? [{ id: 'name', look: wordLook(env, name, 56, 'gold'), gap: 44 }] : []),
      ]
    : [{ id: 'title', look: { ...titleLook(env, title, 108), maxLines: 3 } }];
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * (key ? 0.34 : 0.28) }, parts);
  const area = roomBelow(env, head.bottom, 64);
  const slot = area.w / scene.bars.length;
  const r = Math.min(34 * unit, slot * 0.3);
  const family = env.preset.families;
  const ink = inkOf(env);
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 1 - Math.min(0.5, (3 * unit) / slot),
    textGap: r + 18 * unit,
    zero: { fill: ink.rule, width: 2 * unit },
    display: {
      font: { family: family.display, weight: 400, optical: 8, kern: -0.02 },
      size: 66 * unit,
      floor: 42 * unit,
      color: ink.ink,
    },
    label: { font: { family: family.text, weight: 600 }, size: 48 * unit, floor: 42 * unit, color: ink.dim },
    bars: draftBars(env, (strong) => ({
      fill: strong ? LUXURY.champagne : LUXURY.stone,
      displayColor: strong ? ink.gold : undefined,
    })),
  });
  const { rects } = barGeometry(props);
  const data: BeadsData = {
    r,
    beads: rects.map((rect, index) => {
      const up = (props.bars[index]?.value ?? 0) >= 0;
      const [foot, tip] = up ? [rect.y + rect.h, rect.y] : [rect.y, rect.y + rect.h];
      return { x: rect.x + rect.w / 2, foot, tip, skin: index === scene.highlight ? GOLD : PEARL };
    }),
  };
  const box = { x: props.box.x - r, y: props.box.y - r, w: props.box.w + 2 * r, h: props.box.h + 2 * r };
  const marks = scene.bars.map(({ figure }, index) => ({ figure, box: rects[index] ?? box }));
  const grown = progress({ at: entrance(env, 160), ms: STEMS_MS, ease: 'cubic-in-out' });
  return [
    ...head.layers,
    place(env, 'bars', 'bars', props, { box: props.box, motion: grown }),
    placePaint(env, 'beads', 'lux.beads', data, { z: Z.marks + 1, box, motion: grown, marks }),
  ];
}

type LineEnv = SceneEnv<SceneOf<'line'>>;

const CURVE_MS = 1700;

/** A hairline curve, never smoothed past its points, and a bead that rolls along it to the last value; gold is the value it is about. */
export function lineLayout(env: LineEnv): Layer[] {
  const { unit, content } = env.stage;
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.46 }, headParts(env));
  const area = roomBelow(env, head.bottom, focusIsEnd(env) ? 90 : 170);
  const r = 36 * unit;
  const values = env.scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const floor = area.y + area.h - 84 * unit;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const fromZero = low >= 0 && low < high * 0.5;
  const plot: LineProps = {
    box: { x: content.x, y: area.y + r, w: content.w - r, h: Math.max(1, floor - area.y - 2.4 * r) },
    values,
    min: fromZero ? 0 : low,
    max: Math.max(high, low + 1e-9),
    mode: 'line',
    stroke: { fill: inkOf(env).ink, width: 4 * unit },
  };
  const travelled = progress({ at: entrance(env, 160), ms: CURVE_MS, ease: 'cubic-in-out' });
  const { box, min, max } = plot;
  const bead = { painter: 'lux.bead', data: { box, values, min, max, r, skin: focusIsEnd(env) ? GOLD : PEARL } };
  const reach = { x: box.x - r, y: box.y - r, w: box.w + 2 * r, h: box.h + 2 * r };
  return [
    hairline(env, 'table', { x: 0, y: floor, w: env.stage.width, h: 2 * unit }, 0),
    place(env, 'line', 'series', plot, { box, motion: travelled }),
    place(env, 'paint', 'bead', bead, { z: Z.marks + 1, box: reach, motion: travelled }),
    ...endWords(env, plot, floor, fromZero),
    ...(focusIsEnd(env) ? [] : toldBead(env, plot, r, CURVE_MS)),
    ...head.layers,
  ];
}

function headParts(env: LineEnv): ColumnPart[] {
  const { scene } = env;
  const { delta } = scene;
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const title = env.text(scene.title);
  return [
    { id: 'title', look: key ? { ...wordLook(env, title, 56, 'dim'), maxLines: 2 } : titleLook(env, title, 108) },
    ...(key ? [{ id: 'figure', look: figureLook(env, env.figure(key), 270), key, line: true, gap: 50 }] : []),
    ...(delta
      ? [
          {
            id: 'delta',
            look: figureLook(env, env.figure(delta.figure, 'signed'), 120, 'gold'),
            key: delta.figure,
            gap: 62,
          },
          { id: 'window', look: wordLook(env, env.text(delta.label), 52, 'dim'), gap: 26 },
        ]
      : []),
  ];
}

/** First value over the curve's start, the foot's value where the curve does not stand on zero, and both dates. */
function endWords(env: LineEnv, plot: LineProps, floor: number, fromZero: boolean): Layer[] {
  const { content, unit } = env.stage;
  const { points } = env.scene;
  const row = { ...content, y: floor + 26 * unit, h: 56 * unit };
  const half = { ...row, w: content.w / 2 - 20 * unit };
  const [from, to] = seriesEnds(env, row, 40 * unit, (text) => ({ ...wordLook(env, text, 48, 'dim'), maxLines: 1 }));
  const layers = [
    placeText(env, 'from', from.block, from.box, { motion: appear(env, 300) }),
    placeText(env, 'to', to.block, to.box, { motion: appear(env, CURVE_MS * 0.7) }),
  ];
  const line = linePoints(plot);
  const first = setIn(env, { ...wordLook(env, env.figure(points[0]?.figure ?? ''), 52), maxLines: 1 }, half, {
    align: 'left',
  });
  const crest = crestUpTo(line, first.box.x + first.box.w + 30 * unit);
  const lowest = fromZero ? null : plot.values.indexOf(plot.min);
  const above = crest - 34 * unit - first.block.h;
  if (above > plot.box.y - 60 * unit)
    layers.push(
      placeText(env, 'first', first.block, { x: first.box.x, y: above }, { motion: appear(env, turnOf(env, 2)) }),
    );
  const key = lowest ? points[lowest]?.figure : undefined;
  const at = lowest === null ? undefined : line[lowest];
  if (key === undefined || !at) return layers;
  const low = setIn(env, { ...wordLook(env, env.figure(key), 48, 'dim'), maxLines: 1 }, half, { align: 'left' });
  const x = Math.max(content.x, Math.min(at[0] - low.block.w / 2, content.x + content.w - low.block.w));
  const clear = x > from.box.x + from.box.w + 24 * unit && x + low.block.w < to.box.x - 24 * unit;
  if (clear) layers.push(placeText(env, 'low', low.block, { x, y: low.box.y }, { motion: appear(env, 600) }));
  return layers;
}

/** Gold on the value that is told, its date over it, and the last value over the pearl at the curve's end. */
function toldBead(env: LineEnv, plot: LineProps, r: number, drawMs: number): Layer[] {
  const { content, unit } = env.stage;
  const { points } = env.scene;
  const spots = linePoints(plot);
  const focus = seriesFocus(env);
  const [spot, end, last] = [spots[focus], spots.at(-1), points.at(-1)];
  if (!spot || !end || !last) return [];
  const over = (id: string, look: Look, [x, y]: [number, number], at: number): Layer => {
    const { block, box } = setIn(env, { ...look, maxLines: 1 }, { ...content, h: 60 * unit });
    const left = Math.min(Math.max(content.x, x - box.w / 2), content.x + content.w - box.w);
    return placeText(env, id, block, { x: left, y: y - r - 26 * unit - box.h }, { motion: appear(env, at) });
  };
  const [x, y] = spot;
  const at = 160 + (drawMs * focus) / Math.max(1, spots.length - 1);
  const data: BeadsData = { r, beads: [{ x, foot: y, tip: y, skin: GOLD }] };
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  return [
    placePaint(env, 'told', 'lux.beads', data, { z: Z.marks + 2, box, motion: appear(env, at) }),
    over('told-date', wordLook(env, env.text(points[focus]?.label), 52, 'gold'), spot, at + 120),
    over('last', wordLook(env, env.figure(last.figure), 52), end, drawMs),
  ];
}
