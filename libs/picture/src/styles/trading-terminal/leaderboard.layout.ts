import { place, placeRect, placeText } from '../../compose/place';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, edgesOf, rule } from './desk';
import { settlingFigure, trendMark } from './figure-layers';
import { commonSize, figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** A ranked table that fills the pane; the row it is about stands in reverse video from edge to edge. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.title));
  const layers: Layer[] = [...pane.layers];
  let { area } = pane;
  const unitText = env.text(scene.unit);
  if (unitText) {
    const head = words(env, unitText, area.w * 0.8, { size: 44, floor: 38, maxLines: 1, maxHeight: 60 });
    const at = { ...pane.end, y: area.y - 6 * unit };
    layers.push(placeText(env, 'unit', head, at, { motion: fade({ at: 80, ms: 160 }) }));
    area = { ...area, y: area.y + head.h + 22 * unit, h: area.h - head.h - 22 * unit };
  }
  const pitch = Math.min(area.h / scene.rows.length, 296 * unit);
  const values = scene.rows.map((row) => env.value(row.figure));
  const most = Math.max(...values);
  // Lengths under the rows only where all share a zero and rows are high enough to carry them.
  const metered = values.every((value) => value >= 0) && most > 0 && pitch > 128 * unit;
  const columns = columnsOf(env, area, pitch, metered);
  scene.rows.forEach((row, index) => {
    const box = { ...area, y: area.y + pitch * index, h: pitch };
    const share = metered ? (values[index] ?? 0) / most : null;
    layers.push(...leaderboardRow(env, row, index, box, columns, share));
  });
  layers.push(rule(env, 'row.last', area.y + pitch * scene.rows.length, 200));
  return layers;
}

/** One set of columns and of sizes for all rows. */
function columnsOf(env: BoardEnv, area: Box, pitch: number, metered: boolean): Columns {
  const { unit } = env.stage;
  const { rows } = env.scene;
  const units = pitch / unit;
  const logo = rows.some((row) => env.still(row.still)) ? Math.min(92 * unit, pitch * 0.56) : 0;
  const share = logo ? 0.29 : 0.37;
  const valueSize = Math.max(
    46,
    Math.min(
      ...rows.map(
        (row) => figure(env, env.figure(row.figure), area.w * share, { size: 132, maxHeight: units * 0.4 }).size / unit,
      ),
    ),
  );
  const values = rows.map((row) => figure(env, env.figure(row.figure), area.w * 0.5, { size: valueSize }));
  const rankSize = Math.min(64, units * 0.42);
  const ranks = rows.map((row) =>
    row.rank ? words(env, env.text(row.rank), 120 * unit, { size: rankSize, weight: 800, maxLines: 1 }).w : 0,
  );
  const rank = Math.max(...ranks);
  const mark = rows.some((row) => row.trend && row.trend !== 'flat') ? Math.min(40 * unit, pitch * 0.28) : 0;
  const value = Math.max(...values.map((block) => block.w));
  const indent = (rank ? rank + 34 * unit : 0) + (logo ? logo + 28 * unit : 0);
  const label = area.w - indent - value - (mark ? mark + 24 * unit : 0) - 36 * unit;
  const labelHeight = units * (metered ? 0.56 : 0.8);
  const texts = rows.map((row) => env.text(row.label));
  const wished = { size: Math.min(66, units * 0.4), floor: 38, maxLines: 2, maxHeight: labelHeight, weight: 700 };
  return {
    rank,
    rankSize,
    logo,
    mark,
    value,
    valueSize,
    label,
    labelHeight,
    labelSize: commonSize(env, texts, label, wished),
  };
}

/** Widths in pixels (0 for a column no row needs), sizes and heights for 1080x1920. */
interface Columns {
  rank: number;
  rankSize: number;
  logo: number;
  mark: number;
  value: number;
  valueSize: number;
  label: number;
  labelSize: number;
  labelHeight: number;
}

/** One row of the table; `share` is the length under it, null for none. */
function leaderboardRow(
  env: SceneEnv<SceneOf<'leaderboard'>>,
  row: SceneOf<'leaderboard'>['rows'][number],
  index: number,
  box: Box,
  columns: Columns,
  share: number | null,
): Layer[] {
  const { unit } = env.stage;
  const lit = env.scene.highlight === index;
  const at = 90 + index * 80;
  const id = `row${index}`;
  const { start, end } = edgesOf(env, box);
  const direction = start.anchor === 'left' ? 1 : -1;
  const ink = lit ? TERMINAL.ground : TERMINAL.text;
  const middle = box.y + box.h * (share === null ? 0.5 : 0.42);
  const layers: Layer[] = [lit ? litGround(env, id, box, at) : rule(env, `${id}.rule`, box.y, at)];
  const put = (name: string, block: TextBlock, indent: number): void => {
    const spot = { x: start.x + direction * indent, anchor: start.anchor, y: middle - block.h / 2 };
    layers.push(placeText(env, `${id}.${name}`, block, spot, { motion: wipeIn({ at: at + 40, ms: 200 }) }));
  };
  if (row.rank) {
    const look = { size: columns.rankSize, weight: 800, maxLines: 1, color: lit ? ink : TERMINAL.amber };
    put('rank', words(env, env.text(row.rank), 120 * unit, look), 0);
  }
  let indent = columns.rank ? columns.rank + 34 * unit : 0;
  if (row.still !== undefined && env.still(row.still)) {
    const side = columns.logo;
    const x = direction > 0 ? start.x + indent : start.x - indent - side;
    const logo = { x, y: middle - side / 2, w: side, h: side };
    const ring = { color: ink, width: 2 * unit };
    const props = { still: row.still, box: logo, fit: 'contain' as const, radius: 0, backing: '#0A1A12', ring };
    layers.push(place(env, 'picture', `${id}.logo`, props, { z: Z.type, motion: fade({ at: at + 60, ms: 120 }) }));
  }
  if (columns.logo) indent += columns.logo + 28 * unit;
  const { labelSize: size, labelHeight: maxHeight } = columns;
  const look = { size, floor: size * 0.9, maxLines: 2, maxHeight, weight: 700, color: ink };
  put('label', words(env, env.text(row.label), columns.label, look), indent);
  const color = lit ? TERMINAL.ground : TERMINAL.green;
  const value = figure(env, env.figure(row.figure), box.w * 0.5, { size: columns.valueSize, color });
  const spot = { ...end, y: middle - value.h / 2 };
  layers.push(...settlingFigure(env, `${id}.value`, value, spot, { at: at + 80, bell: lit }));
  if (row.trend && row.trend !== 'flat') {
    const edge = { x: end.x - direction * (columns.value + 24 * unit), anchor: end.anchor };
    const mark = { edge, y: middle, size: columns.mark, color: lit ? ink : trendColor(row.trend), ms: at + 240 };
    layers.push(trendMark(env, `${id}.trend`, row.trend, mark));
  }
  if (share !== null) layers.push(lengthUnder(env, id, box, share, lit, at));
  return layers;
}

function litGround(env: SceneEnv, id: string, box: Box, at: number): Layer {
  const ground = { x: 0, y: box.y, w: env.stage.width, h: box.h };
  const motion = wipeIn({ at, ms: 280, sound: 'relay' });
  return placeRect(env, `${id}.ground`, ground, TERMINAL.green, { z: Z.finish + 2, motion });
}

function lengthUnder(env: SceneEnv, id: string, row: Box, share: number, lit: boolean, at: number): Layer {
  const { unit } = env.stage;
  const box = { x: row.x, y: row.y + row.h - 40 * unit, w: row.w, h: 18 * unit };
  const props = { box, share, cell: 8 * unit, pitch: 11 * unit, fill: lit ? TERMINAL.ground : TERMINAL.moss };
  const motion = progress({ at: at + 120, ms: 520, ease: 'linear' });
  return place(env, 'meter', `${id}.meter`, props, { z: lit ? Z.finish + 3 : Z.marks, box, motion });
}
