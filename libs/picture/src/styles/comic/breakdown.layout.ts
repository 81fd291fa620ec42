import { place, placeText } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { single } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { headedPage } from './head-panel';
import { brush, cueFor, entrance, figureLettered, inked, inkingFor, lettered, pop } from './type-and-motion';
import { COMIC } from './preset';
import { tower } from './tower.painter';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

/** Fill and dots of the parts, the largest first. */
const BLOCKS: Array<[string, string]> = [
  [COMIC.red, COMIC.darkRed],
  [COMIC.blue, COMIC.darkBlue],
  [COMIC.yellow, COMIC.orange],
  [COMIC.sky, COMIC.azure],
  [COMIC.orange, COMIC.rust],
];

/** The whole is a tower of blocks that drop on each other, each as high as its share, with its name on a line beside it. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const total = scene.total && env.figure(scene.total.figure);
  const { layers, body } = headedPage(env, env.text(scene.title), total);
  const rtl = startsOnRight(env);
  const w = Math.min(330 * unit, body.w * 0.36);
  const trunk: Box = { ...body, x: rtl ? body.x + body.w - w - 10 * unit : body.x + 10 * unit, w };
  const shares = scene.parts.map(({ figure }) => Math.max(0, env.value(figure) || 0));
  const sum = shares.reduce((all, share) => all + share, 0) || 1;
  const order = shares.map((_, index) => index).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const slot = body.h / Math.max(1, scene.parts.length);
  const away = 84 * unit;
  const side = { x: rtl ? body.x : trunk.x + w + away, w: body.w - w - away - 10 * unit };
  let y = body.y;
  scene.parts.forEach((part, index) => {
    const h = (trunk.h * (shares[index] ?? 0)) / sum;
    const color = BLOCKS[order.indexOf(index) % BLOCKS.length] ?? [COMIC.blue, COMIC.darkBlue];
    const at = cueFor(env, part.figure, 120 + (scene.parts.length - 1 - index) * 220);
    const box = { ...trunk, y, h: Math.max(2, h) };
    const drop = single(
      'y',
      { at: entrance(env, at), ms: 240, ease: 'cubic-in', sound: 'pop' },
      -y - h,
      0,
      240,
      'cubic-in',
    );
    layers.push(
      tower(
        env,
        `block${index}`,
        { box, grow: 'up', strong: false, color, line: h > 40 * unit ? 12 : 6 },
        { motion: drop, z: Z.marks + 1 },
      ),
    );
    const row = { ...side, y: body.y + slot * index, h: slot };
    layers.push(
      ...rowLayers(env, index, row, color[0], at + 200),
      leader(
        env,
        index,
        [rtl ? trunk.x : trunk.x + w, y + h / 2],
        [rtl ? row.x + row.w + 16 * unit : row.x - 16 * unit, row.y + slot / 2],
        at + 180,
      ),
    );
    y += h;
  });
  return layers;
}

/** A line from a block's middle to its row. */
function leader(env: BreakdownEnv, index: number, from: [number, number], to: [number, number], at: number): Layer {
  const bend = (from[0] + to[0]) / 2 + (to[0] > from[0] ? 8 : -8) * env.stage.unit;
  const points = [from, [bend, from[1]], [bend, to[1]], to] as Array<[number, number]>;
  const stroke = { fill: COMIC.ink, width: 8 * env.stage.unit };
  const box = {
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]) - 8,
    w: Math.abs(to[0] - from[0]),
    h: Math.abs(to[1] - from[1]) + 16,
  };
  const motion = brush(env, at, to[0] > from[0] ? 'left' : 'right', 160);
  return place(env, 'shape', `leader${index}`, { shape: 'path', points, stroke }, { z: Z.marks, box, motion });
}

/** A part's figure over its name, or beside it where rows are low. */
function rowLayers(env: BreakdownEnv, index: number, row: Box, color: string, at: number): Layer[] {
  const { unit } = env.stage;
  const part = env.scene.parts[index];
  const low = row.h < 200 * unit;
  const light = color === COMIC.yellow || color === COMIC.sky ? COMIC.white : color;
  const pad = Math.min(24 * unit, row.h * 0.1);
  const room = {
    x: row.x + 14 * unit,
    w: (low ? row.w * 0.5 : row.w) - 30 * unit,
    y: row.y + pad,
    h: low ? row.h - 2 * pad : row.h * 0.5 - pad,
  };
  const figure = setIn(env, figureLettered(env, env.figure(part?.figure ?? ''), low ? 110 : 190, light), room, {
    line: true,
    stand: low ? 'middle' : 'bottom',
    align: 'left',
  });
  const after = figure.box.x + figure.box.w + 34 * unit;
  const under = figure.box.y + figure.box.h + 30 * unit;
  const rest = low
    ? { x: after, w: row.x + row.w - after, y: row.y + pad, h: row.h - 2 * pad }
    : { x: row.x, w: row.w, y: under, h: row.y + row.h - under - 4 * unit };
  const label = setIn(env, lettered(env, env.text(part?.label), 56, COMIC.ink, 2), rest, {
    stand: low ? 'middle' : 'top',
    align: 'left',
  });
  return [
    ...inked(env, `figure${index}`, figure.block, figure.box, {
      inking: inkingFor(figure.block.size * 1.2),
      motion: pop(env, at, 'pop'),
    }),
    placeText(env, `label${index}`, label.block, label.box, { motion: brush(env, at + 80) }),
  ];
}
