import { clearTexts, type LooseText } from '../compose/clear-texts';
import { place, placeRect } from '../compose/place';
import { readsFromRight, splitAcross } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import { setIn } from '../compose/set-in';
import { type Box, Z } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthOf } from './chart-values';
import { headed } from './headed';
import { alongRoom } from './mark-rows';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'scatter'>>;

/** Half sizes of the dot that is spoken of and of the others, px on 1080x1920. */
const STRONG = 26;
const QUIET = 16;
/** Between a dot and its name, between axes and their texts, and around texts, px on 1080x1920. */
const AWAY = 14;
const ASIDE = 18;
const AIR = 8;
/** Share of the range that is kept free at its ends. */
const SPARE = 0.07;

interface Dot {
  x: number;
  y: number;
  r: number;
}

/** Two measures of the same things: a dot each, the one that is spoken of large and with its values on the axes. */
export function scatterStandard(env: Env, kit: StyleKit): Layer[] {
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  return [...layers, ...chart(env, kit, body)];
}

/** Ends of an axis: from zero where that is no further than the values are apart, with air beyond them. */
export function axisRange(values: readonly number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most - least || Math.abs(most) || 1;
  const spare = range * SPARE;
  const isFromZero = least >= 0 && least <= range;
  const isToZero = most <= 0 && -most <= range;
  return { low: isFromZero ? 0 : least - spare, high: isToZero ? 0 : most + spare };
}

function chart(env: Env, kit: StyleKit, body: Box): Layer[] {
  const { unit } = env.stage;
  const { points, axes, highlight } = env.scene;
  const fromRight = readsFromRight(env);
  const [across, up] = ([0, 1] as const).map((axis) => points.map(({ figures }) => lengthOf(env, figures[axis])));
  const [acrossFigure = '', upFigure = ''] = points[highlight]?.figures ?? [];
  const names = setAlike(
    env,
    axes.map((axis) => kit.words(env.text(axis), 50, 'dim')),
    { w: body.w, h: 90 * unit, lines: 1 },
  );
  const values = setAlike(
    env,
    [acrossFigure, upFigure].map((key) => kit.figure(env.figure(key), 68, 'accent')),
    { w: body.w * 0.26, h: 90 * unit, lines: 1 },
  );
  const [acrossName, upName] = names;
  const [acrossValue, upValue] = values;
  if (!acrossName || !upName || !acrossValue || !upValue || !across || !up) return [];
  const aside = ASIDE * unit;
  const margin = upValue.w + aside;
  const head = upName.h + aside;
  const foot = acrossValue.h + acrossName.h + 2 * aside;
  const plot: Box = {
    x: body.x + (fromRight ? 0 : margin),
    y: body.y + head,
    w: Math.max(1, body.w - margin),
    h: Math.max(1, body.h - head - foot),
  };
  const [xs, ys] = [axisRange(across), axisRange(up)];
  const xAt = alongRoom(plot, xs.low, xs.high, fromRight);
  const yAt = (value: number): number => plot.y + (plot.h * (ys.high - value)) / (ys.high - ys.low);
  const dots = points.map((_, index): Dot => ({
    x: xAt(across[index] ?? 0),
    y: yAt(up[index] ?? 0),
    r: (index === highlight ? STRONG : QUIET) * unit,
  }));
  const axisX = fromRight ? plot.x + plot.w : plot.x;
  const ground = plot.y + plot.h;
  const valueX = Math.max(
    plot.x,
    Math.min((dots[highlight]?.x ?? 0) - acrossValue.w / 2, plot.x + plot.w - acrossValue.w),
  );
  const told = beat(env, 2);
  return [
    ...axisRules(env, kit, plot, axisX),
    ...zeroRules(env, kit, plot, xs.low < 0 && xs.high > 0 ? xAt(0) : null, ys.low < 0 && ys.high > 0 ? yAt(0) : null),
    placeSet(
      env,
      kit,
      'axis1',
      upName,
      { x: fromRight ? body.x + body.w - upName.w : body.x, y: body.y },
      beat(env, 1),
    ),
    placeSet(
      env,
      kit,
      'axis0',
      acrossName,
      { x: fromRight ? plot.x : plot.x + plot.w - acrossName.w, y: body.y + body.h - acrossName.h },
      beat(env, 1),
    ),
    ...guides(env, kit, dots[highlight], axisX, ground, told),
    ...dots.map((dot, index) => dotPiece(env, kit, index, dot)),
    placeFigure(env, kit, 'value0', acrossValue, { x: valueX, y: ground + aside }, told),
    placeFigure(
      env,
      kit,
      'value1',
      upValue,
      {
        x: fromRight ? axisX + aside : axisX - aside - upValue.w,
        y: Math.max(plot.y, Math.min((dots[highlight]?.y ?? 0) - upValue.h / 2, ground - upValue.h)),
      },
      told,
    ),
    ...labels(env, kit, dots, {
      plot,
      lines: guideBoxes(dots[highlight], axisX, ground, unit),
      over: splitAcross(env, { ...body, h: upName.h }, upName.w, 2 * aside)[1],
    }),
  ];
}

function axisRules(env: Env, kit: StyleKit, plot: Box, axisX: number): Layer[] {
  const w = Math.max(3, kit.shape.line * 0.7) * env.stage.unit;
  const motion = kit.enter.mark(beat(env, 0));
  return [
    placeRect(env, 'across', { ...plot, y: plot.y + plot.h, h: w }, kit.colors.rule, { motion }),
    placeRect(env, 'up', { ...plot, x: axisX - w / 2, w, h: plot.h + w }, kit.colors.rule, { motion }),
  ];
}

/** Where zero is, on axes that run past it. */
function zeroRules(env: Env, kit: StyleKit, plot: Box, x: number | null, y: number | null): Layer[] {
  const w = 2 * env.stage.unit;
  const motion = kit.enter.mark(beat(env, 0));
  return [
    ...(x === null ? [] : [placeRect(env, 'zero0', { ...plot, x: x - w / 2, w }, kit.colors.rule, { motion })]),
    ...(y === null ? [] : [placeRect(env, 'zero1', { ...plot, y: y - w / 2, h: w }, kit.colors.rule, { motion })]),
  ];
}

/** Thin lines from the dot that is spoken of to both axes. */
function guides(env: Env, kit: StyleKit, dot: Dot | undefined, axisX: number, ground: number, at: number): Layer[] {
  if (!dot) return [];
  const { unit } = env.stage;
  const stroke = { fill: kit.colors.dim, width: 3 * unit, dash: [10 * unit, 10 * unit] };
  const motion = kit.enter.mark(at);
  const line = (id: string, to: [number, number]): Layer =>
    place(env, 'shape', id, { shape: 'path', points: [[dot.x, dot.y], to], stroke }, { motion });
  return [line('guide0', [dot.x, ground]), line('guide1', [axisX, dot.y])];
}

/** Room of the guides, which no name may cross. */
function guideBoxes(dot: Dot | undefined, axisX: number, ground: number, unit: number): Box[] {
  if (!dot) return [];
  const half = 6 * unit;
  return [
    { x: dot.x - half, y: dot.y, w: 2 * half, h: ground - dot.y },
    { x: Math.min(axisX, dot.x), y: dot.y - half, w: Math.abs(axisX - dot.x), h: 2 * half },
  ];
}

function dotPiece(env: Env, kit: StyleKit, index: number, { x, y, r }: Dot): Layer {
  const { unit } = env.stage;
  const isStrong = index === env.scene.highlight;
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const fill = isStrong ? kit.colors.accent : kit.colors.mass;
  const stroke = kit.inked ? { fill: kit.inked.color, width: kit.inked.meter * unit } : undefined;
  const [from = '', figure = ''] = env.scene.points[index]?.figures ?? [];
  return place(
    env,
    'shape',
    `dot${index}`,
    kit.shape.radius > 0 ? { shape: 'disc', x, y, r, fill, stroke } : { shape: 'rect', box, fill, stroke },
    {
      box,
      motion: kit.enter.mark(beat(env, 1 + index * 0.5)),
      z: isStrong ? Z.marks + 2 : Z.marks + 1,
      marks: [{ figure, box, from }],
    },
  );
}

/**
 * Names beside, over or under their dots, each where it touches no other text and no dot; the others have none, but for the one
 * that is spoken of, whose name then stands over the plot.
 */
function labels(
  env: Env,
  kit: StyleKit,
  dots: readonly Dot[],
  { plot, lines, over }: { plot: Box; lines: readonly Box[]; over: Box },
): Layer[] {
  const { unit } = env.stage;
  const { points, highlight } = env.scene;
  const away = AWAY * unit;
  const marks = [...lines, ...dots.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }))];
  const set = (index: number, size: number): TextBlock => {
    const look = kit.words(env.text(points[index]?.label), size, index === highlight ? 'ink' : 'dim');
    return setIn(env, { ...look, maxLines: 1 }, { ...plot, h: 90 * unit }, { line: true }).block;
  };
  const texts = dots.flatMap(({ x, y, r }, index): Array<LooseText<number>> => {
    // The dot that is spoken of keeps its name, smaller if need be.
    const sizes = index === highlight ? [60, 44] : [44];
    return sizes.flatMap((size, smaller) => {
      const block = set(index, size);
      return spotsOf(block, { x, y, r: r + away })
        .filter((spot) => isInside(block, spot, plot))
        .map((spot, place) => ({
          block,
          ...spot,
          weight: index === highlight ? smaller * 8 + place : 20 + place,
          of: index,
        }));
    });
  });
  const clear = clearOnce(texts, marks, AIR * unit);
  const isNamed = clear.some(({ of }) => of === highlight);
  const look = kit.words(env.text(points[highlight]?.label), 50, 'accent');
  const aside = setIn(env, { ...look, maxLines: 1 }, over, {
    line: true,
    align: readsFromRight(env) ? 'left' : 'right',
  });
  return [
    ...clear.map(({ block, x, y, of }) => placeSet(env, kit, `label${of}`, block, { x, y }, beat(env, 1.5 + of * 0.5))),
    ...(isNamed ? [] : [placeSet(env, kit, `label${highlight}`, aside.block, aside.box, beat(env, 2))]),
  ];
}

/** Clear texts, of each dot the first one that is. */
function clearOnce(texts: Array<LooseText<number>>, marks: readonly Box[], margin: number): Array<LooseText<number>> {
  const kept: Array<LooseText<number>> = [];
  for (const text of [...texts].sort((a, b) => a.weight - b.weight || a.of - b.of)) {
    if (kept.some(({ of }) => of === text.of)) continue;
    const others = kept.map(({ block, x, y }) => ({ x, y, w: block.w, h: block.h }));
    kept.push(...clearTexts([text], [...marks, ...others], margin));
  }
  return kept;
}

/** Places of a text around a dot: at its sides first, at its corners last. */
function spotsOf({ w, h }: TextBlock, { x, y, r }: Dot): Array<{ x: number; y: number }> {
  return [
    { x: x + r, y: y - h / 2 },
    { x: x - r - w, y: y - h / 2 },
    { x: x - w / 2, y: y - r - h },
    { x: x - w / 2, y: y + r },
    ...[x + r * 0.4, x - r * 0.4 - w].flatMap((corner) =>
      [y + r * 0.8, y - r * 0.8 - h].map((edge) => ({ x: corner, y: edge })),
    ),
  ];
}

function isInside({ w, h }: TextBlock, { x, y }: { x: number; y: number }, plot: Box): boolean {
  return x >= plot.x && x + w <= plot.x + plot.w && y >= plot.y && y + h <= plot.y + plot.h;
}
