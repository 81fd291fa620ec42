import { placeText, placeStill } from '../../compose/place';
import { startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { cueFor, figureLettered, lettered, pop, slide, together } from './type-and-motion';
import { placard, plate } from './placard';
import { COMIC } from './preset';
import { titledPanel } from './head-panel';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** Slanted plates that shoot in from both sides; the one that matters is red, larger, and pops. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const { layers, body } = titledPanel(env, env.text(scene.title));
  const name = env.text(scene.unit);
  let top = body.y;
  if (name) {
    const sign = placard(
      env,
      'unit',
      name,
      { ...body, h: 110 * unit },
      { size: 46, lines: 1, align: startsOnRight(env) ? 'left' : 'right', motion: pop(env, 160) },
    );
    layers.push(...sign.layers);
    top = sign.box.y + sign.box.h + 34 * unit;
  }
  const count = Math.max(1, scene.rows.length);
  const gap = Math.min(26 * unit, (body.h / count) * 0.16);
  const pitch = Math.min(250 * unit, (body.y + body.h - top + gap) / count);
  const drop = (body.y + body.h - top - pitch * count + gap) / 2;
  scene.rows.forEach((_, index) => {
    const row = { ...body, y: top + drop + pitch * index, h: pitch - gap };
    layers.push(...rowLayers(env, index, row));
  });
  return layers;
}

function rowLayers(env: BoardEnv, index: number, row: Box): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const at = cueFor(env, entry.figure, 120 + index * 110);
  const come = slide(env, at, index % 2 === 0 ? 'left' : 'right', index < 3 ? 'whoosh' : undefined);
  const motion = strong
    ? together(come, {
        tracks: pop(env, at + 260)
          .tracks.filter(({ prop }) => prop === 'scale')
          .map(late),
      })
    : come;
  const quiet: Motion = { ...motion, cues: [] };
  const lean = Math.min(14 * unit, row.h * 0.12);
  const bar = { x: row.x + lean, y: row.y, w: row.w - 2 * lean, h: row.h };
  const ink = strong ? COMIC.white : COMIC.ink;
  const pad = 34 * unit;
  const inner = { x: bar.x + pad, w: bar.w - 2 * pad, y: row.y + row.h * 0.14, h: row.h * 0.72 };
  const rtl = startsOnRight(env);
  const ends = { start: inner.x, end: inner.x + inner.w };
  const value = setIn(
    env,
    figureLettered(env, env.figure(entry.figure), strong ? 104 : 88, strong ? COMIC.yellow : ink),
    { ...inner, w: inner.w * 0.42, x: rtl ? inner.x : inner.x + inner.w * 0.58 },
    { line: true, stand: 'middle', align: rtl ? 'left' : 'right' },
  );
  const layers: Layer[] = [
    plate(env, `row${index}`, bar, strong ? COMIC.red : index % 2 === 0 ? COMIC.white : COMIC.lemon, {
      lean,
      motion,
      pivot: row,
      line: 10,
      drop: 11,
    }),
  ];
  const options = { motion: quiet, box: row };
  const rank = env.text(entry.rank);
  if (rank) {
    const set = setIn(
      env,
      figureLettered(env, rank, 88, strong ? COMIC.yellow : COMIC.red),
      { ...inner, w: inner.w * 0.14 },
      { line: true, stand: 'middle', align: rtl ? 'right' : 'left' },
    );
    if (rtl) set.box.x = ends.end - set.box.w;
    layers.push(placeText(env, `rank${index}`, set.block, set.box, options));
    const taken = Math.max(set.box.w, 54 * unit) + 26 * unit;
    if (rtl) ends.end -= taken;
    else ends.start += taken;
  }
  if (env.still(entry.still)) {
    const side = Math.min(inner.h, 96 * unit);
    const face = { x: rtl ? ends.end - side : ends.start, y: row.y + (row.h - side) / 2, w: side, h: side };
    const look = { radius: side / 2, backing: COMIC.white, ring: { color: COMIC.ink, width: 6 * unit } };
    layers.push(...placeStill(env, `logo${index}`, entry.still, face, look, { ...options, z: Z.type }));
    if (rtl) ends.end -= side + 26 * unit;
    else ends.start += side + 26 * unit;
  }
  const gap = 30 * unit;
  const room = rtl
    ? { ...inner, x: value.box.x + value.box.w + gap, w: ends.end - value.box.x - value.box.w - gap }
    : { ...inner, x: ends.start, w: value.box.x - gap - ends.start };
  const label = setIn(env, lettered(env, env.text(entry.label), strong ? 84 : 72, ink, 2), room, { stand: 'middle' });
  return [
    ...layers,
    placeText(env, `label${index}`, label.block, label.box, options),
    placeText(env, `figure${index}`, value.block, value.box, options),
  ];
}

/** The pop of a row that has slid in starts from its full size. */
function late(track: Motion['tracks'][number]): Motion['tracks'][number] {
  return { ...track, keys: track.keys.map((key, index) => (index === 0 ? { ...key, value: 1 } : key)) };
}
