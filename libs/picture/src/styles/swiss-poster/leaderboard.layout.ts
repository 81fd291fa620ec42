import { column } from '../../compose/stack';
import { placeRect, placeText, placeStill } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { discArt, trendMark } from './poster-art';
import { baseField, below, GUIDE } from './poster-grid';
import { SWISS } from './preset';
import { setIn } from '../../compose/set-in';
import { blockIn, figureType, headType, ruleIn, typeIn, wordType } from './type-and-motion';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** A table: guides from edge to edge, names on the left, figures on the right edge, and one row that is a red mass. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { content, unit, safe } = env.stage;
  const { scene } = env;
  const title = headType(env, env.text(scene.title), 150, SWISS.black);
  const text = { id: 'title', motion: typeIn(0), text: { ...title, maxLines: 3 } };
  const { layers, bottom } = column(env, { ...content, h: content.h * 0.26 }, [text], SWISS.black);
  let top = bottom + 56 * unit;
  const unitName = env.text(scene.unit);
  if (unitName) {
    const column = setIn(
      env,
      wordType(env, unitName, 44, SWISS.black, 500),
      { x: safe.x, y: top, w: safe.w, h: 60 * unit },
      { align: 'right' },
    );
    layers.push(placeText(env, 'unit', column.block, column.box, { motion: typeIn(160) }));
    top = column.box.y + column.box.h + 28 * unit;
  }
  const area = below(env, top);
  if (scene.highlight !== 0) {
    const guide = { x: 0, y: top - GUIDE * unit, w: env.stage.width, h: GUIDE * unit };
    layers.push(placeRect(env, 'guide', guide, SWISS.black, { motion: ruleIn(0) }));
  }
  const rows = rowsIn(area, scene.rows.length, scene.highlight, 290 * unit);
  const largest = figureSize(env, rows);
  scene.rows.forEach((_, index) => {
    const row = rows[index];
    if (row) layers.push(...rowLayers(env, row, index, largest));
  });
  const field = baseField(env);
  return field ? [discArt(env, field.y - 60 * unit, SWISS.black, 220), ...layers] : layers;
}

function rowsIn(area: Box, count: number, highlight: number, tallest: number): Box[] {
  const share = area.h / (count + 0.5);
  const h = Math.min(share, tallest);
  let y = area.y;
  return Array.from({ length: count }, (_, index) => {
    const row = { ...area, y, h: index === highlight ? h * 1.5 : h };
    y += row.h;
    return row;
  });
}

/** All figures of the table share one size, so that only the mass tells the leader. */
function figureSize(env: BoardEnv, rows: Box[]): number {
  const { safe, unit } = env.stage;
  const low = Math.min(...rows.map((row) => row.h));
  const sizes = env.scene.rows.map((row) => {
    const look = figureType(env, env.figure(row.figure), 118, SWISS.black);
    return env.fitLine({ ...look, width: safe.w * 0.36, maxHeight: low * 0.56 }).size / unit;
  });
  return Math.max(38, Math.min(...sizes));
}

function rowLayers(env: BoardEnv, row: Box, index: number, size: number): Layer[] {
  const { safe, unit, width } = env.stage;
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const color = strong ? SWISS.paper : SWISS.black;
  const at = staggered(index, 60, 80);
  const inner = { ...row, y: row.y + row.h * 0.1, h: row.h * 0.8 };
  const figure = setIn(
    env,
    figureType(env, env.figure(entry.figure), size, color),
    { ...inner, x: safe.x + safe.w * 0.5, w: safe.w * 0.5 },
    { line: true, stand: 'middle', align: 'right' },
  );
  const rank = entry.rank ? env.text(entry.rank) : '';
  const rankWidth = rank ? 88 * unit : 0;
  const mark = entry.trend && entry.trend !== 'flat' ? 44 * unit : 0;
  const logo = env.still(entry.still) ? Math.min(88 * unit, row.h * 0.66) : 0;
  const x = safe.x + rankWidth + (logo ? logo + 24 * unit : 0);
  const w = figure.box.x - x - 40 * unit - (mark ? mark + 48 * unit : 0);
  const label = setIn(
    env,
    { ...wordType(env, env.text(entry.label), strong ? 66 : 58, color), maxLines: 2, leading: 1.06 },
    { ...inner, x, w },
    { stand: 'middle', align: 'left' },
  );
  const layers: Layer[] = [
    strong
      ? placeRect(env, 'leader', { x: 0, y: row.y, w: width, h: row.h }, SWISS.red, {
          motion: blockIn(at, 'left', 460),
        })
      : placeRect(
          env,
          `guide${index}`,
          { x: 0, y: row.y + row.h - GUIDE * unit, w: width, h: GUIDE * unit },
          SWISS.black,
          { motion: ruleIn(at, index > 0) },
        ),
    placeText(env, `label${index}`, label.block, label.box, { motion: typeIn(at + 80) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { motion: typeIn(at + 140, 'bottom') }),
  ];
  if (rank) {
    const set = setIn(
      env,
      figureType(env, rank, Math.min(size, 84), color),
      { ...inner, x: safe.x, w: rankWidth - 20 * unit },
      { line: true, stand: 'middle', align: 'left' },
    );
    layers.push(placeText(env, `rank${index}`, set.block, set.box, { motion: typeIn(at + 40) }));
  }
  if (mark) {
    const box = { x: figure.box.x - 40 * unit - mark, y: row.y + (row.h - mark) / 2, w: mark, h: mark };
    layers.push(trendMark(env, `trend${index}`, entry.trend, box, color, at + 240));
  }
  const box = { x: safe.x + rankWidth, y: row.y + (row.h - logo) / 2, w: logo, h: logo };
  const look = { radius: logo / 2, backing: '#FFFFFF' };
  return [
    ...layers,
    ...placeStill(env, `logo${index}`, entry.still, box, look, { z: Z.type, motion: typeIn(at + 60) }),
  ];
}
