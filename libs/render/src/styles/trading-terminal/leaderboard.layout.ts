import { place, placeRect, placeText } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, edgesOf, rule } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';
import { trendMark } from './trend-mark';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;
type Row = SceneOf<'leaderboard'>['rows'][number];

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
    layers.push(
      placeText(env, 'unit', head, { ...pane.end, y: area.y - 6 * unit }, { motion: fade({ at: 80, ms: 160 }) }),
    );
    area = { ...area, y: area.y + head.h + 22 * unit, h: area.h - head.h - 22 * unit };
  }
  const pitch = Math.min(area.h / scene.rows.length, 296 * unit);
  const values = scene.rows.map((row) => env.value(row.figure));
  const most = Math.max(...values);
  // Lengths under the rows only where all share a zero and rows are high enough to carry them.
  const metered = values.every((value) => value >= 0) && most > 0 && pitch > 128 * unit;
  const size = commonSize(env, pitch, area.w);
  scene.rows.forEach((row, index) => {
    const box = { ...area, y: area.y + pitch * index, h: pitch };
    const share = metered ? (values[index] ?? 0) / most : null;
    layers.push(...rowLayers(env, row, index, box, size, share));
  });
  layers.push(rule(env, 'row.last', area.y + pitch * scene.rows.length, 200));
  return layers;
}

/** One size for all figures of the column, px on 1080x1920. */
function commonSize(env: BoardEnv, pitch: number, width: number): number {
  const { unit } = env.stage;
  const sizes = env.scene.rows.map((row) => {
    const block = figure(env, env.figure(row.figure), width * 0.38, { size: 132, maxHeight: (pitch / unit) * 0.4 });
    return block.size / unit;
  });
  return Math.max(Math.min(...sizes), 46);
}

function rowLayers(env: BoardEnv, row: Row, index: number, box: Box, size: number, share: number | null): Layer[] {
  const { unit, width } = env.stage;
  const lit = env.scene.highlight === index;
  const at = 90 + index * 80;
  const edges = edgesOf(env, box);
  const direction = edges.start.anchor === 'left' ? 1 : -1;
  const ink = lit ? TERMINAL.ground : TERMINAL.text;
  const middle = box.y + box.h * (share === null ? 0.5 : 0.42);
  const layers: Layer[] = [];
  if (lit) {
    const ground = { x: 0, y: box.y, w: width, h: box.h };
    layers.push(
      placeRect(env, `row${index}.ground`, ground, TERMINAL.green, {
        z: Z.finish + 2,
        motion: wipeIn({ at, ms: 280, sound: 'relay' }),
      }),
    );
  } else layers.push(rule(env, `row${index}.rule`, box.y, at));
  let indent = 0;
  const put = (id: string, block: ReturnType<typeof words>): void => {
    const place = { x: edges.start.x + direction * indent, anchor: edges.start.anchor, y: middle - block.h / 2 };
    layers.push(placeText(env, `row${index}.${id}`, block, place, { motion: wipeIn({ at: at + 40, ms: 200 }) }));
  };
  if (row.rank) {
    const rank = words(env, env.text(row.rank), 120 * unit, {
      size: Math.min(64, (box.h / unit) * 0.42),
      weight: 800,
      maxLines: 1,
      color: lit ? ink : TERMINAL.amber,
    });
    put('rank', rank);
    indent += Math.max(rank.w, 40 * unit) + 34 * unit;
  }
  if (row.still !== undefined && env.still(row.still)) {
    const side = Math.min(92 * unit, box.h * 0.6);
    const x = direction > 0 ? edges.start.x + indent : edges.start.x - indent - side;
    const logo = { x, y: middle - side / 2, w: side, h: side };
    layers.push(
      place(
        env,
        'picture',
        `row${index}.logo`,
        {
          still: row.still,
          box: logo,
          fit: 'contain',
          radius: 0,
          backing: '#0A1A12',
          ring: { color: ink, width: 2 * unit },
        },
        { z: Z.type, box: logo, motion: fade({ at: at + 60, ms: 120 }) },
      ),
    );
    indent += side + 28 * unit;
  }
  const value = figure(env, env.figure(row.figure), box.w * 0.5, {
    size,
    color: lit ? TERMINAL.ground : TERMINAL.green,
  });
  const marked = row.trend && row.trend !== 'flat' ? row.trend : null;
  const mark = marked ? Math.min(40 * unit, value.h * 0.8) : 0;
  const markAt = { x: edges.end.x - direction * (value.w + 24 * unit), anchor: edges.end.anchor };
  if (marked) {
    const color = lit ? ink : trendColor(marked);
    layers.push(
      trendMark(env, `row${index}.trend`, marked, { edge: markAt, y: middle, size: mark, color, ms: at + 240 }),
    );
  }
  put(
    'label',
    words(env, env.text(row.label), box.w - indent - value.w - (mark ? mark + 24 * unit : 0) - 40 * unit, {
      size: Math.min(66, (box.h / unit) * 0.4),
      floor: 38,
      maxLines: 2,
      maxHeight: (box.h / unit) * (share === null ? 0.8 : 0.56),
      weight: 700,
      color: ink,
    }),
  );
  layers.push(
    ...settlingFigure(
      env,
      `row${index}.value`,
      value,
      { ...edges.end, y: middle - value.h / 2 },
      { at: at + 80, bell: lit },
    ),
  );
  if (share !== null) {
    const meter = { x: box.x, y: box.y + box.h - 40 * unit, w: box.w, h: 18 * unit };
    layers.push(
      place(
        env,
        'meter',
        `row${index}.meter`,
        { box: meter, share, cell: 8 * unit, pitch: 11 * unit, fill: lit ? TERMINAL.ground : TERMINAL.moss },
        { z: lit ? Z.finish + 3 : Z.marks, box: meter, motion: progress({ at: at + 120, ms: 520, ease: 'linear' }) },
      ),
    );
  }
  return layers;
}
