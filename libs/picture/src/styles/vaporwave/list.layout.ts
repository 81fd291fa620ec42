import { placePaint, placeText } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade } from '../../timeline/motion';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { VAPOR } from './preset';
import { afloat, entrance, sceneTitle, wordLook } from './type-and-motion';
import { windowInner, windowLayers } from './window';

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** One dialog after the other pops up, each a step further in, each with a small sun for its sign. */
export function listLayout(env: ListEnv): Layer[] {
  const { content, unit, format } = env.stage;
  const { items } = env.scene;
  const title = sceneTitle(env, env.text(env.scene.title));
  const top = title.bottom + 78 * unit;
  const area = { ...content, y: top, w: content.w - 16 * unit, h: content.y + content.h - top - 24 * unit };
  const wide = format === '16:9' && items.length > 2;
  const columns = wide ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const gap = Math.min(46 * unit, (area.h / rows) * 0.14);
  const h = Math.min((area.h - gap * (rows - 1)) / rows, 380 * unit);
  const w = (area.w - (columns - 1) * gap) / columns - (wide ? 0 : 72 * unit);
  const dialogs = items.map((_, index) => {
    const step = wide ? 0 : ((72 * unit) / Math.max(1, items.length - 1)) * index;
    const across = (index % columns) * (w + gap) + step;
    const x = readsFromRight(env) ? area.x + area.w - w - across : area.x + across;
    return dialog(env, { x, y: area.y + Math.floor(index / columns) * (h + gap), w, h }, index);
  });
  return [...title.layers, ...(dialogs.every((layers) => layers !== null) ? dialogs.flat() : listBox(env, area))];
}

/** Texts too long for dialogs share one window, row by row. */
function listBox(env: ListEnv, box: Box): Layer[] {
  const { unit } = env.stage;
  const { items } = env.scene;
  const motion = afloat(env, 60, 0.2, 'click');
  const title = env.furniture.topic;
  const rows = partsOf(env, windowInner(env, title, box), items.length, 26 * unit, true);
  return [
    ...windowLayers(env, 'window', box, { title, strong: true, trail: 2, motion }),
    ...items.map((item, index): Layer => {
      const label = env.text(item.label);
      const text = env.text(item.text);
      const runs = [...(label ? [{ text: `${label} `, color: VAPOR.magenta, weight: 800 }] : []), { text }];
      const look = { ...wordLook(env, `${label} ${text}`, 54, VAPOR.indigo), text: runs, maxLines: 6 };
      const set = setIn(env, look, rows[index] ?? box, { stand: 'middle' });
      return placeText(env, `item${index}`, set.block, set.box, {
        motion: [...motion, fade({ at: entrance(env, 120 + 160 * index) })],
      });
    }),
  ];
}

/** Null where its text does not fit. */
function dialog(env: ListEnv, box: Box, index: number): Layer[] | null {
  const item = env.scene.items[index];
  if (!item) return [];
  const { unit } = env.stage;
  const span = Math.max(600, (env.frames / 30) * 1000 * 0.62);
  const at = 60 + (index * span) / env.scene.items.length;
  const motion = afloat(env, at, 0.21 * index, 'ding');
  const title = env.text(item.label);
  const inner = windowInner(env, title, box);
  const side = Math.min(inner.h, 130 * unit);
  const [sign, room] = splitAcross(env, inner, side, 36 * unit);
  const text = setIn(
    env,
    { ...wordLook(env, env.text(item.text), listsValues(env) ? 128 : 64, VAPOR.indigo), maxLines: 4 },
    room,
    { stand: 'middle' },
  );
  if (text.box.h > inner.h + 1 || text.block.size < 38 * unit) return null;
  const r = side / 2;
  const sun = {
    x: sign.x + r,
    y: inner.y + inner.h / 2,
    r,
    colors: [VAPOR.gold, VAPOR.peach, VAPOR.pink, VAPOR.magenta, VAPOR.violet],
    split: [VAPOR.cyan, VAPOR.magenta],
    whole: 0.42,
    horizon: box.y + box.h,
  };
  const around = { x: sun.x - r, y: sun.y - r, w: 2 * r, h: 2 * r };
  return [
    ...windowLayers(env, `dialog${index}`, box, { title, strong: index === 0, trail: index === 0 ? 2 : 0, motion }),
    placePaint(env, `sign${index}`, 'vapor.sun', sun, { z: Z.marks + 3, box: around, motion }),
    placeText(env, `item${index}`, text.block, text.box, { motion }),
  ];
}
