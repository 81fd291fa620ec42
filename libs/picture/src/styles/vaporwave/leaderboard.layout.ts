import { place, placeRect, placeText, placeTrend } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { setIn, type Look } from '../../compose/set-in';
import { fillAcross } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { rise, type Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { VAPOR } from './preset';
import { afloat, cueFor, entrance, figureLook, headLook, wordLook } from './type-and-motion';
import { windowInner, windowLayers } from './window';

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** The table as a window of files, its best row selected. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const title = env.text(scene.title);
  const box = {
    ...content,
    x: content.x + 4 * unit,
    y: content.y + 70 * unit,
    w: content.w - 22 * unit,
    h: content.h - 110 * unit,
  };
  const motion = afloat(env, 0, 0.2, 'click');
  const inner = windowInner(env, title, box);
  const unitText = env.text(scene.unit);
  const head = unitText ? 78 * unit : 0;
  const h = Math.min((inner.h - head) / Math.max(1, scene.rows.length), 230 * unit);
  const used = head + h * scene.rows.length;
  const frame = { ...box, h: box.h - (inner.h - used) };
  const down = Math.max(0, (inner.h - used) * 0.4);
  const at = { ...inner, y: inner.y + down };
  return [
    ...windowLayers(env, 'window', { ...frame, y: frame.y + down }, { title, strong: true, trail: 3, motion }),
    ...(unitText ? [columnHead(env, unitText, at, motion)] : []),
    ...scene.rows.flatMap((_, index) => row(env, { ...at, y: at.y + head + h * index, h }, index, motion)),
  ];
}

function columnHead(env: BoardEnv, text: string, box: Box, motion: Motion[]): Layer {
  const room = { ...box, h: 54 * env.stage.unit };
  const align = readsFromRight(env) ? 'left' : 'right';
  const set = setIn(env, { ...wordLook(env, text, 44, VAPOR.violet), maxLines: 1 }, room, { align, stand: 'middle' });
  return placeText(env, 'unit', set.block, set.box, { motion });
}

function row(env: BoardEnv, box: Box, index: number, window: Motion[]): Layer[] {
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const { unit } = env.stage;
  const strong = index === env.scene.highlight;
  const ink = strong ? VAPOR.white : VAPOR.indigo;
  const at = Math.min(cueFor(env, entry.figure, 160 + index * 110), 160 + index * 220);
  const motion = [
    ...window,
    rise({ at: entrance(env, at), ms: 420, by: 30 * unit, sound: env.index > 0 && strong ? 'click' : undefined }),
  ];
  const reach = 24 * unit;
  const field = { x: box.x - reach, y: box.y + 4 * unit, w: box.w + 2 * reach, h: box.h - 8 * unit };
  const layers: Layer[] = [
    strong
      ? placeRect(env, `row${index}`, field, selected(field), { z: Z.marks + 3, motion })
      : placeRect(env, `row${index}`, { ...box, y: box.y + box.h - 2 * unit, h: 3 * unit }, `${VAPOR.bevel}99`, {
          z: Z.marks + 3,
          motion,
        }),
  ];
  const rtl = readsFromRight(env);
  let [from, to] = [box.x, box.x + box.w];
  /** Takes room at the side where reading starts, or ends, and leaves air after it. */
  const take = (w: number, start: boolean): Box => {
    const left = start !== rtl;
    const slot = { x: left ? from : to - w, y: box.y, w, h: box.h };
    if (left) from += w + 26 * unit;
    else to -= w + 26 * unit;
    return slot;
  };
  const set = (id: string, look: Look, room: Box, end: boolean): void => {
    const text = setIn(
      env,
      look,
      { ...room, y: box.y + box.h * 0.1, h: box.h * 0.8 },
      { stand: 'middle', align: end !== rtl ? 'right' : 'left' },
    );
    layers.push(placeText(env, `${id}${index}`, text.block, text.box, { motion }));
  };
  const trend = ({ x, y, w, h }: Box): Layer[] => {
    const square = { x, y: y + (h - w) / 2, w, h: w };
    return placeTrend(env, `trend${index}`, entry.trend, square, ink, { z: Z.type, motion });
  };
  const size = Math.min(124, (box.h / unit) * 0.58);
  const value = setIn(
    env,
    figureLook(env, env.figure(entry.figure), size, ink),
    { ...box, w: box.w * 0.42 },
    { line: true },
  );
  if (entry.rank) {
    const rank = setIn(
      env,
      figureLook(env, env.text(entry.rank), size, strong ? VAPOR.sun : VAPOR.violet),
      { ...box, w: box.w * 0.16 },
      { line: true },
    );
    set(
      'rank',
      { ...figureLook(env, env.text(entry.rank), size, strong ? VAPOR.sun : VAPOR.violet), size: rank.block.size },
      take(Math.max(rank.box.w, 54 * unit), true),
      false,
    );
  }
  if (entry.still !== undefined) {
    const side = Math.min(box.h * 0.7, 104 * unit);
    const slot = take(side, true);
    const frame = { x: slot.x, y: box.y + (box.h - side) / 2, w: side, h: side };
    const logo = {
      still: entry.still,
      box: frame,
      fit: 'contain' as const,
      radius: side * 0.2,
      backing: VAPOR.white,
      ring: { color: VAPOR.indigo, width: 3 * unit },
    };
    layers.push(place(env, 'picture', `logo${index}`, logo, { z: Z.marks + 4, box: frame, motion }));
  }
  set(
    'figure',
    { ...figureLook(env, env.figure(entry.figure), size, ink), size: value.block.size, maxLines: 4 },
    take(value.box.w + 4, false),
    true,
  );
  if (entry.trend && entry.trend !== 'flat') layers.push(...trend(take(40 * unit, false)));
  set(
    'label',
    { ...headLook(env, env.text(entry.label), Math.min(84, size * 0.76), ink), floor: 42 * unit, maxLines: 2 },
    { x: from, y: box.y, w: Math.max(1, to - from), h: box.h },
    false,
  );
  return layers;
}

function selected(box: Box): Parameters<typeof placeRect>[3] {
  return fillAcross(box.x, box.x + box.w, [0, VAPOR.magenta], [0.5, VAPOR.plum], [1, VAPOR.violet]);
}
