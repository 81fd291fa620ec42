import { place, placePaint, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import { isRightToLeft } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { NATURE } from './preset';
import { soil } from './soil';
import {
  appear,
  breathe,
  column,
  cueFor,
  figureType,
  growUp,
  headType,
  labelType,
  shadeOf,
  type Words,
} from './type-and-motion';
import { bark, type LogData } from './wood.painters';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

interface Part {
  log: Box;
  row: Box;
  share: number;
}

/** One trunk is the whole, sawn into its parts, each as long as its share; the names stand beside their cuts. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { content, unit } = env.stage;
  const { layers, bottom } = header(env);
  const top = bottom + 76 * unit;
  const area = { ...content, y: top, h: Math.max(1, content.y + content.h - top - 14 * unit) };
  const parts = partsIn(env, area);
  const longest = Math.max(...parts.map(({ share }) => share));
  const lit = parts.findIndex(({ share }) => share === longest);
  return [
    ...layers,
    soil(env, area.y + area.h),
    ...[...parts.entries()].reverse().flatMap(([index, part]) => partLayers(env, part, index, index === lit)),
  ];
}

/** Cuts from above in the order of the parts; rows of names share the height evenly, so that none runs into another. */
function partsIn(env: BreakdownEnv, area: Box): Part[] {
  const { unit } = env.stage;
  const rtl = isRightToLeft(env.text(env.scene.title));
  const values = env.scene.parts.map((part) => Math.max(0, env.value(part.figure) || 0));
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  const w = Math.min(area.w * 0.27, 250 * unit);
  const rest = { x: rtl ? area.x : area.x + w + 110 * unit, w: area.w - w - 110 * unit };
  const pitch = area.h / Math.max(1, values.length);
  let y = area.y;
  return values.map((value, index) => {
    const h = (area.h * value) / sum;
    const log = { x: rtl ? area.x + area.w - w : area.x, y, w, h };
    y += h;
    const even = area.y + pitch * index;
    return { log, row: { ...rest, y: even, h: pitch }, share: value / sum };
  });
}

function header(env: BreakdownEnv): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const { total, title } = env.scene;
  const name = env.text(title);
  const type = total ? labelType(env, name, 46, NATURE.spoken) : headType(env, name, 120);
  const words: Words[] = [{ id: 'title', at: 0, text: { ...type, maxLines: 3 } }];
  if (total) {
    const text = figureType(env, env.figure(total.figure), 240);
    words.push({ id: 'total', at: 80, key: total.figure, text, line: true, gap: 44 * unit });
  }
  return column(env, { ...content, h: content.h * 0.34 }, words);
}

function partLayers(env: BreakdownEnv, { log, row }: Part, index: number, lit: boolean): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.parts[index];
  if (!entry) return [];
  const at = cueFor(env, entry.figure, 160 + index * 260);
  const color = lit ? NATURE.spoken : NATURE.light;
  const { label, figure } = wordsIn(env, entry, row, color);
  const data: LogData = { box: { ...log, h: Math.max(1, log.h - 5 * unit) }, salt: `part${index}`, ...bark(lit) };
  const rim = log.w * 0.16;
  const box = { ...log, y: log.y - rim, h: log.h + rim };
  const [from, to] = [log.y + log.h / 2, figure.box.y + figure.box.h / 2];
  const near = row.x > log.x;
  const [a, b] = near ? [log.x + log.w + 12 * unit, row.x - 24 * unit] : [log.x - 12 * unit, row.x + row.w + 24 * unit];
  const leader = {
    shape: 'path',
    points: [
      [a, from],
      [(a + b) / 2, from],
      [(a + b) / 2, to],
      [b, to],
    ] as Array<[number, number]>,
    stroke: { fill: color, width: 3 * unit },
  } as const;
  return [
    placePaint(env, `log${index}`, 'nature.log', data, {
      z: Z.marks + (9 - index) * 0.1,
      box,
      motion: growUp(env, 60 + (env.scene.parts.length - 1 - index) * 200, 900),
    }),
    place(env, 'shape', `leader${index}`, leader, { z: Z.marks, motion: appear(env, at + 300) }),
    placeText(env, `label${index}`, label.block, label.box, { ...shadeOf(env), motion: breathe(env, at + 300) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { ...shadeOf(env), motion: breathe(env, at + 220) }),
  ];
}

/** Figure over its name, both in the middle of the row; beside each other where rows are low. */
function wordsIn(
  env: BreakdownEnv,
  entry: { label: string; figure: string },
  row: Box,
  color: string,
): { label: SetText; figure: SetText } {
  const { unit } = env.stage;
  const low = row.h < 170 * unit;
  const size = Math.min(150, (row.h / unit) * (low ? 0.62 : 0.5));
  const figureRoom = low ? { ...row, w: row.w * 0.42 } : { ...row, h: row.h * 0.56 };
  const figure = setIn(env, figureType(env, env.figure(entry.figure), size, color), figureRoom, {
    line: true,
    stand: low ? 'middle' : 'top',
  });
  const gap = 26 * unit;
  const name = { ...labelType(env, env.text(entry.label), 43), maxLines: 2 };
  if (low) {
    const taken = row.w * 0.42 + gap;
    const rest = { ...row, x: figure.block.rtl ? row.x : row.x + taken, w: row.w - taken };
    const label = setIn(env, name, rest, { stand: 'middle' });
    if (label.block.rtl) {
      figure.box.x = row.x + row.w - figure.box.w;
      label.box.x = row.x + row.w - taken - label.box.w;
    }
    return { figure, label };
  }
  const label = setIn(env, name, { ...row, h: Math.max(1, row.h - figure.box.h - gap) });
  const down = (row.h - figure.box.h - gap - label.box.h) / 2;
  figure.box.y = row.y + down;
  label.box.y = figure.box.y + figure.box.h + gap;
  if (label.block.rtl) figure.box.x = row.x + row.w - figure.box.w;
  return { figure, label };
}
