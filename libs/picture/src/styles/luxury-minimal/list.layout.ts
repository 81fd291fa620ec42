import { placeText } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, hairline, roomBelow } from './column';
import { appear, titleLook, turnOf, wordLook } from './type-and-motion';
import { ball } from './objects';
import { LUXURY } from './preset';

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** Lines between hairlines, each led by a pearl. */
export function listLayout(env: ListEnv): Layer[] {
  const { content, unit } = env.stage;
  const { items } = env.scene;
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.26 }, [
    { id: 'title', look: { ...titleLook(env, env.text(env.scene.title), 112), maxLines: 3 } },
  ]);
  const body = roomBelow(env, head.bottom, 72);
  const h = Math.min(body.h / items.length, (listsValues(env) ? 380 : 300) * unit);
  const rows = partsOf(env, { ...body, h: h * items.length }, items.length, 0, true);
  return [...head.layers, ...rows.flatMap((row, index) => itemLayers(env, row, index))];
}

function itemLayers(env: ListEnv, row: Box, index: number): Layer[] {
  const { unit } = env.stage;
  const item = env.scene.items[index];
  if (!item) return [];
  const at = turnOf(env, 1 + index * 2);
  const inner = { ...row, y: row.y + 36 * unit, h: row.h - 60 * unit };
  const roomy = row.h >= 230 * unit;
  const r = (roomy ? 28 : 22) * unit;
  const [, words] = splitAcross(env, inner, 2 * r, 34 * unit);
  const name = env.text(item.label);
  const label = name
    ? setIn(
        env,
        { ...wordLook(env, name, listsValues(env) ? 56 : 46, 'gold'), maxLines: 1 },
        { ...words, h: words.h * 0.34 },
      )
    : null;
  const top = label ? label.box.y + label.box.h + 20 * unit : words.y;
  const text = setIn(
    env,
    listsValues(env) || (roomy && !label && env.text(item.text).length <= 24)
      ? { ...titleLook(env, env.text(item.text), label ? 150 : 92), maxLines: label ? 1 : 2 }
      : { ...wordLook(env, env.text(item.text), roomy ? 68 : 60), maxLines: 3 },
    { ...words, y: top, h: words.y + words.h - top },
  );
  const first = label ?? text;
  const x = readsFromRight(env) ? inner.x + inner.w - r : inner.x + r;
  const y = first.box.y + Math.min(first.box.h, first.block.size * 0.8) / 2;
  return [
    hairline(env, `rule${index}`, { ...row, h: 2 * unit }, at, LUXURY.shade),
    ball(env, `bead${index}`, { x, y, r, gold: true }, at),
    ...(label ? [placeText(env, `label${index}`, label.block, label.box, { motion: appear(env, at) })] : []),
    placeText(env, `text${index}`, text.block, text.box, { motion: appear(env, at + 80) }),
  ];
}
