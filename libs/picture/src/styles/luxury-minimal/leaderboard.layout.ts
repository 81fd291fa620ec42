import { placeText, placeStill } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { setAlike } from '../../compose/set-alike';
import { setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, hairline, roomBelow } from './column';
import { appear, figureLook, titleLook, turnOf, wordLook } from './type-and-motion';
import { ball } from './objects';
import { LUXURY } from './preset';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** A table of hairlines; the row that matters is written in ink and carries a gold bead, the others stand back. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const unitName = env.text(scene.unit);
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.26 }, [
    { id: 'title', look: { ...titleLook(env, env.text(scene.title), 104), maxLines: 3 } },
    ...(unitName
      ? [{ id: 'unit', look: { ...wordLook(env, unitName, 50, 'dim' as const), maxLines: 1 }, gap: 36 }]
      : []),
  ]);
  const body = roomBelow(env, head.bottom, 64);
  const h = Math.min(body.h / scene.rows.length, 230 * unit);
  const rows = partsOf(env, { ...body, h: h * scene.rows.length }, scene.rows.length, 0, true);
  const figures = setAlike(
    env,
    scene.rows.map((row, index) =>
      figureLook(env, env.figure(row.figure), 116, index === scene.highlight ? 'ink' : 'dim'),
    ),
    { w: body.w * 0.4, h: h * 0.6 },
  );
  return [
    ...head.layers,
    ...rows.flatMap((row, index) => {
      const block = figures[index];
      return block ? rowLayers(env, row, block, index) : [];
    }),
  ];
}

function rowLayers(env: BoardEnv, row: Box, block: TextBlock, index: number): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const at = turnOf(env, 1 + index, entry.figure);
  const inner = { ...row, y: row.y + 14 * unit, h: row.h - 28 * unit };
  const x = readsFromRight(env) ? inner.x : inner.x + inner.w - block.w;
  const [left] = splitAcross(env, inner, inner.w - block.w - 40 * unit, 0);
  const marked = entry.rank !== undefined || env.still(entry.still) !== undefined || strong;
  const [mark, words] = marked ? splitAcross(env, left, 84 * unit, 24 * unit) : [null, left];
  const label = setIn(
    env,
    { ...wordLook(env, env.text(entry.label), 60, strong ? 'ink' : 'dim'), maxLines: 2 },
    words,
    { stand: 'middle' },
  );
  return [
    hairline(env, `rule${index}`, { ...row, h: 2 * unit }, at, strong ? undefined : LUXURY.shade),
    ...(mark ? markLayers(env, mark, index, at) : []),
    placeText(env, `label${index}`, label.block, label.box, { motion: appear(env, at) }),
    placeText(env, `figure${index}`, block, { x, y: inner.y + (inner.h - block.h) / 2 }, { motion: appear(env, at) }),
  ];
}

/** A logo, else the rank, else the bead of the row that matters. */
function markLayers(env: BoardEnv, room: Box, index: number, at: number): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.rows[index];
  const size = Math.min(room.w, room.h * 0.8);
  const box = { x: room.x, y: room.y + (room.h - size) / 2, w: size, h: size };
  const look = { radius: size / 2, backing: LUXURY.light, ring: { color: LUXURY.champagne, width: 2 * unit } };
  const logo = placeStill(env, `logo${index}`, entry?.still, box, look, { motion: appear(env, at) });
  if (logo.length > 0) return logo;
  const rank = env.text(entry?.rank);
  if (!rank) {
    const r = 24 * unit;
    return [ball(env, `bead${index}`, { x: room.x + room.w / 2, y: room.y + room.h / 2, r, gold: true }, at)];
  }
  const strong = index === env.scene.highlight;
  const set = setIn(env, figureLook(env, rank, 80, strong ? 'gold' : 'dim'), room, { line: true, stand: 'middle' });
  return [placeText(env, `rank${index}`, set.block, set.box, { motion: appear(env, at) })];
}
