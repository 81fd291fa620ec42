import { placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, rule } from './desk';
import { leaderboardRow, type Columns } from './leaderboard-row';
import { commonSize, figure, words } from './mono-type';

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
