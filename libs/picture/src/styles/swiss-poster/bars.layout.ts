import { column, type ColumnPart } from '../../compose/stack';
import { barsIn } from '../../compose/bars-in';
import { place, placeRect, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import { draftBars, lengthsOf } from '../../standard/chart-values';
import type { ChartMark, Layer } from '../../timeline/layer';
import { progress, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { fieldArt, signFoot } from './poster-art';
import { baseField, below, GUIDE, RULE } from './poster-grid';
import { SWISS } from './preset';
import { blockIn, figureType, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Slabs that enter from the left edge, which is their zero; values below zero need a ground line and stand upright. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const values = scene.bars.map((bar) => env.value(bar.figure));
  const { layers, bottom } = header(env);
  const area = below(env, bottom + 56 * unit);
  const negative = values.some((value) => value < 0);
  const upright = negative ? uprightBars(env, { ...area, x: content.x }) : null;
  if (upright) layers.push(upright);
  else layers.push(...((negative ? null : slabBars(env, area)) ?? ledgerBars(env, area)));
  const field = baseField(env);
  if (!field) return layers;
  const sign = env.figure(scene.figure ?? scene.bars[0]?.figure ?? '');
  return [fieldArt(env, field, SWISS.red, 0), ...signFoot(env, field, sign, SWISS.black), ...layers];
}

function header(env: BarsEnv): { layers: Layer[]; bottom: number } {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const title = env.text(scene.title);
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  const room = format === '9:16' && scene.bars.length <= 7;
  const shown = key !== undefined && (room || scene.figure !== undefined);
  const parts: ColumnPart[] = shown
    ? [
        { id: 'title', motion: typeIn(0), text: { ...wordType(env, title, 54, SWISS.black), maxLines: 2 } },
        {
          id: 'figure',
          motion: typeIn(40, 'bottom'),
          text: figureType(env, env.figure(key), room ? 250 : 150, SWISS.black),
          line: true,
          gap: 36 * unit,
        },
      ]
    : [{ id: 'title', motion: typeIn(0), text: { ...headType(env, title, 108, SWISS.black), maxLines: 2 } }];
  parts.push({ id: 'rule', motion: ruleIn(0), height: RULE * unit, gap: 44 * unit });
  return column(env, { ...content, h: content.h * (shown ? 0.38 : 0.24) }, parts, SWISS.black);
}

/** Null where the names would have to be left out. */
function uprightBars(env: BarsEnv, area: Box): Layer | null {
  const { unit } = env.stage;
  const font = { family: env.preset.families.text, weight: 600, kern: -0.02 };
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 0.16,
    textGap: 18 * unit,
    zero: { fill: SWISS.black, width: RULE * unit },
    display: { font: { ...font, weight: 700 }, size: 76 * unit, floor: 42 * unit, color: SWISS.black },
    label: { font, size: 46 * unit, floor: 42 * unit, color: SWISS.black },
    bars: draftBars(env, (strong) => ({
      fill: strong ? SWISS.red : SWISS.black,
      displayColor: strong ? SWISS.red : undefined,
    })),
  });
  if (props.bars.some((bar) => !bar.label)) return null;
  return place(env, 'bars', 'bars', props, {
    box: props.box,
    motion: progress({ at: 40, ms: 1100, ease: 'cubic-in-out' }),
  });
}

interface Slab {
  box: Box;
  key: string;
  fill: string;
  label: SetText;
  value: SetText;
}

/** Slabs with their label at the start and their value at the end, inside; null where a slab is too short for both. */
function slabBars(env: BarsEnv, area: Box): Layer[] | null {
  const { unit, safe } = env.stage;
  const pitch = area.h / env.scene.bars.length;
  const h = Math.min(pitch * 0.86, 190 * unit);
  const gap = 30 * unit;
  const type = Math.min(84, (h / unit) * 0.56);
  const size = type * unit;
  const { spans } = barsFrom(env, safe.x + safe.w);
  const slabs = env.scene.bars.map((bar, index): Slab => {
    const box = { x: 0, y: area.y + pitch * index + (pitch - h) / 2, w: spans[index]?.w ?? 0, h };
    const room = { x: safe.x, y: box.y, w: safe.w, h: box.h };
    const label = setIn(
      env,
      { ...wordType(env, env.text(bar.label), Math.min(56, type), SWISS.paper, 500), maxLines: 1 },
      room,
      { stand: 'middle', align: 'left' },
    );
    const value = setIn(
      env,
      { ...figureType(env, env.figure(bar.figure), type, SWISS.paper), floor: size * 0.7 },
      room,
      { stand: 'middle', align: 'left' },
    );
    const inside = box.w - safe.x - gap >= label.box.w + gap + value.box.w;
    const shown = inside ? value : outsideValue(env, bar.figure, type, { ...room, x: box.w + gap });
    if (inside) value.box.x = box.w - gap - value.box.w;
    return { box, key: bar.figure, fill: index === env.scene.highlight ? SWISS.red : SWISS.black, label, value: shown };
  });
  const fits = slabs.every(
    ({ box, label, value }) =>
      safe.x + label.box.w + gap <= box.w &&
      value.box.x + value.box.w <= safe.x + safe.w + 1 &&
      label.box.h <= h &&
      value.block.lines.length === 1,
  );
  return fits ? slabs.flatMap((slab, index) => slabLayers(env, slab, index, slabs.length)) : null;
}

/** Names and values on a line of their own, each over a bar from the left edge: for long names and many bars. */
function ledgerBars(env: BarsEnv, area: Box): Layer[] {
  const { unit, safe } = env.stage;
  const pitch = area.h / env.scene.bars.length;
  const bar = Math.max(10 * unit, Math.min(pitch * 0.34, 72 * unit));
  const gap = Math.min(24 * unit, pitch * 0.12);
  const high = pitch - bar - 2.2 * gap;
  const { zero, spans } = barsFrom(env, safe.x + safe.w);
  const slabs = env.scene.bars.map((entry, index): Slab => {
    const y = area.y + pitch * index;
    const strong = index === env.scene.highlight;
    const ink = strong ? SWISS.red : SWISS.black;
    const row = { x: safe.x, y, w: safe.w, h: high };
    const value = setIn(
      env,
      figureType(env, env.figure(entry.figure), 72, ink),
      { ...row, x: safe.x + safe.w * 0.56, w: safe.w * 0.44 },
      { line: true, stand: 'bottom', align: 'right' },
    );
    const label = setIn(
      env,
      { ...wordType(env, env.text(entry.label), 52, SWISS.black, strong ? 600 : 500), maxLines: 1 },
      { ...row, w: safe.w - value.box.w - 40 * unit },
      { stand: 'bottom', align: 'left' },
    );
    return {
      box: { x: spans[index]?.x ?? 0, y: y + high + gap, w: spans[index]?.w ?? 0, h: bar },
      key: entry.figure,
      fill: ink,
      label,
      value,
    };
  });
  // Names and values stand over these bars, so a bar may recede.
  const rows = slabs.flatMap((slab, index) =>
    slabLayers(env, slab, index, slabs.length, [{ figure: slab.key, box: slab.box }]),
  );
  if (zero <= 0) return rows;
  const ticks = slabs.map(({ box }, index) => {
    const tick = { x: zero - (GUIDE * unit) / 2, y: box.y - gap / 2, w: GUIDE * unit, h: box.h + gap };
    return placeRect(env, `zero${index}`, tick, SWISS.black, { motion: blockIn(100, 'top', 240) });
  });
  return [...rows, ...ticks];
}

/** The frame's left edge is zero, so a length is measured from there and not from the margin; values below zero move zero in. */
function barsFrom(env: BarsEnv, longest: number): { zero: number; spans: Array<{ x: number; w: number }> } {
  const bars = lengthsOf(env, env.scene.bars).map((value) => ({ value, fill: '' }));
  const box = { x: 0, y: 0, w: longest, h: 1 };
  const { rects, zero } = barGeometry({ box, bars, direction: 'right', gap: 0 });
  return { zero, spans: rects.map(({ x, w }) => ({ x, w })) };
}

function outsideValue(env: BarsEnv, key: string, type: number, room: Box): SetText {
  const { safe } = env.stage;
  const w = Math.max(1, safe.x + safe.w - room.x);
  return setIn(
    env,
    figureType(env, env.figure(key), type, SWISS.black),
    { ...room, w },
    { line: true, stand: 'middle', align: 'left' },
  );
}

function slabLayers(env: BarsEnv, slab: Slab, index: number, count: number, marks?: ChartMark[]): Layer[] {
  const at = staggered(index, 60, Math.min(90, 700 / count));
  return [
    placeRect(env, `slab${index}`, slab.box, slab.fill, {
      motion: blockIn(at, env.value(slab.key) < 0 ? 'right' : 'left', 520),
      marks,
    }),
    placeText(env, `label${index}`, slab.label.block, slab.label.box, { motion: typeIn(at + 60) }),
    placeText(env, `value${index}`, slab.value.block, slab.value.box, { motion: typeIn(at + 160, 'bottom') }),
  ];
}
