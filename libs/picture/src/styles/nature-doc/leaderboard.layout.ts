import { placePaint, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import type { RidgeData } from './land.painters';
import { lightOf } from './light';
import { logo, trendMark } from './marks';
import { NATURE } from './preset';
import {
  appear,
  bodyType,
  breathe,
  column,
  figureType,
  headType,
  labelType,
  shadeOf,
  stepDrift,
  travel,
} from './type-and-motion';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** Ranks are ridges, the nearer the lower; the one that matters has the light on its crest. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const title = { ...headType(env, env.text(scene.title), 116), maxLines: 2 };
  const head = column(env, { ...content, h: content.h * 0.22 }, [{ id: 'title', at: 0, text: title }]);
  const layers = head.layers;
  let top = head.bottom + 30 * unit;
  const name = env.text(scene.unit);
  if (name) {
    const box = { ...content, y: head.bottom + 34 * unit, h: 60 * unit };
    const set = setIn(env, { ...labelType(env, name, 42, NATURE.spoken), maxLines: 1 }, box, { align: 'right' });
    layers.push(placeText(env, 'unit', set.block, set.box, { ...shadeOf(env), motion: breathe(env, 120) }));
    top = set.box.y + set.box.h;
  }
  const h = (content.y + content.h - top) / scene.rows.length;
  const rows = scene.rows.map((_, index): Box => ({ ...content, y: top + h * index, h }));
  const size =
    Math.min(...scene.rows.map((row, index) => figureIn(env, row.figure, rows[index] ?? content, 128).block.size)) /
    unit;
  return [...layers, ...rows.flatMap((row, index) => [ridge(env, row, index), ...rowLayers(env, row, index, size)])];
}

/** The land that a row stands on: it begins under the row's words and reaches to the foot of the frame. */
function ridge(env: BoardEnv, row: Box, index: number): Layer {
  const { unit, width, height } = env.stage;
  const every = index === 0 ? 6 : 4;
  const reach = travel(env, every);
  const { far, mid, near } = lightOf(env);
  const share = (index + 1) / env.scene.rows.length;
  const lift = Math.min(44 * unit, row.h * 0.24);
  const y = row.y + row.h - lift;
  const data: RidgeData = {
    box: { x: -reach - 8, y, w: width + 2 * reach + 16, h: height - y },
    salt: `${env.owner}.row${index}`,
    wave: 620 * unit,
    rough: (lift * 1.3) / (height - y),
    crest: [[far, mid, 0.5], near, share * 0.72],
    foot: [mid, near, 0.3 + share * 0.5],
    ...(index === env.scene.highlight ? { lit: { color: NATURE.spoken, width: 6 * unit } } : {}),
  };
  const motion = [stepDrift(env, every, index % 2 === 0 ? 1 : -1), appear(env, 60 + index * 90, 600)];
  return placePaint(env, `row-land${index}`, 'nature.ridge', data, { z: Z.art + index * 0.1, box: data.box, motion });
}

function figureIn(env: BoardEnv, key: string, row: Box, size: number): SetText {
  const room = { ...row, x: row.x + row.w * 0.55, w: row.w * 0.45, h: row.h * 0.56 };
  return setIn(env, figureType(env, env.figure(key), size), room, { line: true, align: 'right' });
}

function rowLayers(env: BoardEnv, row: Box, index: number, size: number): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const at = 160 + index * 130;
  const strong = index === env.scene.highlight;
  const color = strong ? NATURE.spoken : NATURE.light;
  const figure = setIn(
    env,
    figureType(env, env.figure(entry.figure), size, color),
    { ...row, x: row.x + row.w * 0.5, w: row.w * 0.5 },
    { line: true, align: 'right' },
  );
  const middle = row.y + row.h * 0.46;
  figure.box.y = middle - figure.box.h / 2;
  const rank = entry.rank ? env.text(entry.rank) : '';
  const rankWidth = rank ? 92 * unit : 0;
  const mark = entry.trend ? 48 * unit : 0;
  const picture = entry.still !== undefined && env.still(entry.still) ? Math.min(92 * unit, row.h * 0.6) : 0;
  const x = row.x + rankWidth + (picture ? picture + 28 * unit : 0);
  const w = figure.box.x - x - 40 * unit - (mark ? mark + 36 * unit : 0);
  const type = { ...bodyType(env, env.text(entry.label), strong ? 68 : 60, color), maxLines: 2, leading: 1.08 };
  const label = setIn(env, type, { ...row, x, w, h: row.h * 0.76 }, { align: 'left' });
  label.box.y = middle - label.box.h / 2;
  const layers: Layer[] = [
    placeText(env, `label${index}`, label.block, label.box, { ...shadeOf(env), motion: breathe(env, at) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { ...shadeOf(env), motion: breathe(env, at + 80) }),
  ];
  if (rank) {
    const room = { ...row, w: rankWidth - 24 * unit, h: row.h * 0.5 };
    const set = setIn(env, figureType(env, rank, Math.min(84, size), color), room, { line: true, align: 'left' });
    const spot = { x: set.box.x, y: middle - set.box.h / 2 };
    layers.push(placeText(env, `rank${index}`, set.block, spot, { ...shadeOf(env), motion: breathe(env, at - 60) }));
  }
  if (entry.trend) {
    const spot = { x: figure.box.x - 36 * unit - mark, y: middle - mark / 2, w: mark, h: mark };
    layers.push(trendMark(env, `trend${index}`, entry.trend, spot, at + 240));
  }
  if (picture) {
    const corner = { x: row.x + rankWidth + picture, y: middle - picture / 2 };
    layers.push(...logo(env, entry.still, corner, picture, `logo${index}`));
  }
  return layers;
}
