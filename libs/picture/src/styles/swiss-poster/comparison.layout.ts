import { column, type ColumnPart } from '../../compose/stack';
import { placeRect, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import { lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { ringFoot } from './poster-art';
import { baseField, GUIDE, middleX, RULE } from './poster-grid';
import { SWISS } from './preset';
import { setIn, type SetText } from '../../compose/set-in';
import { blockIn, cueFor, figureType, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** Two masses on one ground, full bleed, heights from zero; the red one is the story, the relation stands in the gap. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const title = wordType(env, env.text(scene.title), 54, SWISS.black);
  const parts: ColumnPart[] = [
    { id: 'title', motion: typeIn(0), text: title },
    { id: 'guide1', motion: ruleIn(0), height: GUIDE * unit, gap: 32 * unit },
  ];
  const { layers, bottom } = column(env, { ...content, h: content.h * 0.24 }, parts, SWISS.black);
  const plot = { x: 0, y: bottom + 64 * unit, w: width, h: 0 };
  plot.h = content.y + content.h - plot.y;
  const sides = sidesIn(env, plot, lengthsOf(env, scene.sides));
  const gap = relationBox(env, plot, sides);
  layers.push(...sides.flatMap((side, index) => sideLayers(env, side, index)));
  const floor = { x: 0, y: sides[0]?.zero ?? plot.y + plot.h, w: width, h: RULE * unit };
  layers.push(placeRect(env, 'floor', floor, SWISS.black, { motion: ruleIn(40, true) }));
  const relation = env.text(scene.relation);
  if (gap && relation) {
    const set = setIn(env, { ...headType(env, capital(relation, env.language), 108, SWISS.black), maxLines: 3 }, gap);
    layers.push(placeText(env, 'relation', set.block, set.box, { motion: typeIn(620) }));
  }
  const field = baseField(env);
  if (field) layers.push(...ringFoot(env, field, SWISS.black));
  return layers;
}

interface Side {
  mass: Box;
  zero: number;
  figure: SetText;
  label: SetText;
  fill: string;
}

const PASSES = 3;

/** Both masses with their words, as high as leaves room for words that stand outside. */
function sidesIn(env: ComparisonEnv, plot: Box, values: number[]): Side[] {
  let room = plot;
  let sides: Side[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const area = room;
    sides = values.map((_, index) => sideIn(env, area, values, index));
    const words = sides.flatMap(({ figure, label }) => [figure.box, label.box]);
    const over = plot.y - Math.min(plot.y, ...words.map(({ y }) => y));
    const under = Math.max(plot.y + plot.h, ...words.map(({ y, h }) => y + h)) - plot.y - plot.h;
    if (over + under < 1) break;
    room = { ...room, y: room.y + over, h: room.h - over - under };
  }
  return sides;
}

function sideIn(env: ComparisonEnv, plot: Box, values: number[], index: number): Side {
  const { unit, safe, width } = env.stage;
  const { scene } = env;
  const focus = scene.focus === index;
  const middle = middleX(env);
  const { rects, zero } = barGeometry({
    box: plot,
    bars: values.map((value) => ({ value, fill: '' })),
    direction: 'up',
    gap: 0,
  });
  const rect = rects[index] ?? plot;
  const mass = { ...rect, x: index === 0 ? 0 : middle, w: index === 0 ? middle : width - middle };
  const inner =
    index === 0
      ? { x: safe.x, w: middle - safe.x - 40 * unit }
      : { x: middle + 40 * unit, w: safe.x + safe.w - middle - 40 * unit };
  const pad = 44 * unit;
  const side = scene.sides[index];
  const text = (color: string): { figure: SetText; label: SetText } => {
    const room = { ...inner, y: 0, h: plot.h };
    const figure = setIn(env, figureType(env, env.figure(side?.figure ?? ''), 232, color), room, { line: true });
    return { figure, label: setIn(env, wordType(env, env.text(side?.label), 52, color), room) };
  };
  const inside = text(SWISS.paper);
  const needed = inside.figure.box.h + inside.label.box.h + pad * 2.6;
  const up = (values[index] ?? 0) >= 0;
  if (mass.h >= needed) {
    // Words read on from the ground line: a rise has its figure at the top, a fall at the foot.
    const [upper, lower] = up ? [inside.figure.box, inside.label.box] : [inside.label.box, inside.figure.box];
    upper.y = mass.y + pad;
    lower.y = mass.y + mass.h - pad - lower.h;
    return { mass, zero, ...inside, fill: focus ? SWISS.red : SWISS.black };
  }
  const outside = text(focus ? SWISS.red : SWISS.black);
  const { label, figure } = outside;
  label.box.y = up ? mass.y - 32 * unit - label.box.h : mass.y + mass.h + 32 * unit;
  figure.box.y = up ? label.box.y - 28 * unit - figure.box.h : label.box.y + label.box.h + 28 * unit;
  return { mass, zero, ...outside, fill: focus ? SWISS.red : SWISS.black };
}

function sideLayers(env: ComparisonEnv, side: Side, index: number): Layer[] {
  const key = env.scene.sides[index]?.figure ?? '';
  const at = cueFor(env, key, 40 + index * 220);
  return [
    placeRect(env, `mass${index}`, side.mass, side.fill, { motion: blockIn(at) }),
    placeText(env, `figure${index}`, side.figure.block, side.figure.box, { motion: typeIn(at + 160, 'bottom') }),
    placeText(env, `label${index}`, side.label.block, side.label.box, { motion: typeIn(at + 240) }),
  ];
}

/** The empty part over or under the lower mass, when it can hold two lines of large type. */
function relationBox(env: ComparisonEnv, plot: Box, [left, right]: Side[]): Box | null {
  if (!left || !right) return null;
  const { unit, safe } = env.stage;
  const lower = left.mass.h < right.mass.h ? left : right;
  const x = lower === left ? safe.x : middleX(env) + 40 * unit;
  const w = lower === left ? middleX(env) - safe.x - 40 * unit : safe.x + safe.w - x;
  const parts = [lower.mass, lower.figure.box, lower.label.box];
  const ceiling = Math.min(...parts.map((part) => part.y)) - 56 * unit;
  const foot = Math.max(lower.zero, ...parts.map((part) => part.y + part.h)) + 56 * unit;
  const over = { x, y: plot.y, w, h: ceiling - plot.y };
  const under = { x, y: foot, w, h: plot.y + plot.h - foot };
  const gap = over.h >= under.h ? over : under;
  return gap.h >= 150 * unit ? gap : null;
}

function capital(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
