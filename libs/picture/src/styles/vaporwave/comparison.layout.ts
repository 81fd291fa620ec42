import { placeRect } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { fillAround } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import { lengthOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chrome, chromeRoom } from './chrome';
import { column, MARBLE } from './column';
import { katakana, moodOf } from './katakana';
import { VAPOR } from './preset';
import {
  afloat,
  cueFor,
  driftIn,
  figureLook,
  float,
  growIn,
  leave,
  openText,
  sceneTitle,
  wordLook,
} from './type-and-motion';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** Room between a column and its texts, on 1080x1920. */
const GAP = 44;

/** Two columns from one floor, the figures on their capitals; below zero a column hangs from the line of zero. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const title = sceneTitle(env, env.text(env.scene.title));
  const area = { ...content, y: title.bottom + 56 * unit, h: content.y + content.h - title.bottom - 56 * unit };
  const sides = env.scene.sides.map((_, index) => sideOf(env, area, index));
  const plan = planOf(env, area, sides);
  const layers = sides.flatMap((side, index) => sideLayers(env, side, index, plan));
  const crosses = sides.some((side) => side.value < 0);
  const zero = { x: 0, y: plan.zero - 3 * unit, w: width, h: 6 * unit };
  return [
    ...title.layers,
    ...(crosses ? [placeRect(env, 'zero', zero, VAPOR.cyan, { motion: growIn(env, 0) })] : []),
    ...layers,
    ...(crosses ? [] : moodBetween(env, area, plan)),
  ];
}

interface Side {
  value: number;
  slot: Box;
  figure: SetText;
  label: SetText;
}

interface Plan {
  zero: number;
  /** Pixels for one unit of the values. */
  scale: number;
  w: number;
}

function sideOf(env: ComparisonEnv, area: Box, index: number): Side {
  const { unit } = env.stage;
  const side = env.scene.sides[index];
  const focus = index === env.scene.focus;
  const half = area.w / 2 - 20 * unit;
  const slot = { ...area, x: area.x + index * (half + 40 * unit), w: half };
  const size = focus ? 230 : 170;
  const pad = chromeRoom(size * unit);
  const room = { ...slot, x: slot.x + pad, w: slot.w - 2 * pad, h: area.h * 0.3 };
  return {
    value: lengthOf(env, side?.figure ?? ''),
    slot,
    figure: setIn(env, figureLook(env, env.figure(side?.figure ?? ''), size), room, { line: true }),
    label: setIn(env, { ...wordLook(env, env.text(side?.label), 50), maxLines: 2 }, { ...slot, h: area.h * 0.16 }),
  };
}

/** One scale for both: the taller fills what its figure leaves, and labels stand at zero on the other side. */
function planOf({ stage: { unit } }: ComparisonEnv, area: Box, sides: Side[]): Plan {
  const gap = GAP * unit;
  const high = Math.max(0, ...sides.map((side) => side.value));
  const low = Math.min(0, ...sides.map((side) => side.value));
  const figures = (sign: 1 | -1): number =>
    Math.max(0, ...sides.filter(({ value }) => (value < 0 ? -1 : 1) === sign).map(({ figure }) => figure.box.h));
  const labels = (sign: 1 | -1): number =>
    Math.max(0, ...sides.filter(({ value }) => (value < 0 ? -1 : 1) === sign).map(({ label }) => label.box.h));
  const above = Math.max(figures(1), low < 0 && high === 0 ? labels(-1) : 0) + gap;
  const below = Math.max(figures(-1), labels(1)) + gap;
  const scale = Math.max(1, area.h - above - below) / (high - low || 1);
  return { zero: area.y + above + high * scale, scale, w: Math.min(270 * unit, area.w * 0.31) };
}

function sideLayers(env: ComparisonEnv, side: Side, index: number, { zero, scale, w }: Plan): Layer[] {
  const { unit } = env.stage;
  const focus = index === env.scene.focus;
  const at = index === 0 ? 60 : cueFor(env, env.scene.sides[index]?.figure ?? '', 320);
  const h = side.value * scale;
  const x = side.slot.x + side.slot.w / 2;
  const gap = GAP * unit;
  const down = side.value < 0;
  const figureY = down ? zero - h + gap : zero - h - gap - side.figure.box.h;
  const labelY = down ? zero - gap - side.label.box.h : zero + gap;
  const centred = (set: SetText, y: number): SetText => ({ ...set, box: { ...set.box, x: x - set.box.w / 2, y } });
  const glow = `${focus ? VAPOR.pink : VAPOR.azure}66`;
  const light = { x: x - w * 1.3, y: zero - 30 * unit, w: w * 2.6, h: 60 * unit };
  return [
    placeRect(env, `light${index}`, light, fillAround([x, zero], 0, w * 1.3, [0, glow], [1, `${glow.slice(0, 7)}00`]), {
      z: Z.marks - 1,
      motion: growIn(env, at),
    }),
    column(env, `column${index}`, { x, y: zero, w, h, colors: focus ? MARBLE.rose : MARBLE.lapis }, at),
    openText(env, `label${index}`, centred(side.label, labelY), afloat(env, at, 0.1)),
    ...chrome(env, `figure${index}`, centred(side.figure, figureY), [
      driftIn(env, at + 260),
      float(env, 0.3 * index, 5),
      leave(env),
    ]),
  ];
}

/** Down the middle, where both columns leave it free. */
function moodBetween(env: ComparisonEnv, area: Box, { zero, w }: Plan): Layer[] {
  const { unit } = env.stage;
  const size = 76;
  const middle = area.x + area.w / 2;
  const free = area.w / 2 - w;
  const word = moodOf(env.index);
  const long = [...word].length * size * 1.02 * unit;
  if (free < (size + 40) * unit || zero - area.y < long + 120 * unit) return [];
  const at = { x: middle - (size * unit) / 2, y: zero - long - 60 * unit, size, down: true, fill: VAPOR.white };
  return [katakana(env, word, at, afloat(env, 300, 0.6))];
}
