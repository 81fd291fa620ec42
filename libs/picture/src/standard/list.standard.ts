import { placeRect } from '../compose/place';
import { readsFromRight, splitAcross } from '../compose/reading-side';
import { stack, type StackItem } from '../compose/stack';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed } from './headed';
import { rulePiece } from './marks';
import { placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'list'>>;

interface Part {
  entry: number;
  id: string;
  item: StackItem;
}

/** Sentences spread over the height, each with its name over it; marks at their edge, or rules between them, by turns. */
export function listStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { items } = env.scene;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  const ruled = env.index % 2 === 1;
  const column = ruled ? body : splitAcross(env, body, 44 * unit, 36 * unit)[1];
  const parts = partsOf(env, kit);
  const set = stack(
    env,
    column,
    parts.map((part) => part.item),
  );
  const each = Math.min(Math.max(0, body.y + body.h - set.bottom) / Math.max(1, items.length - 1), 160 * unit);
  const tops = new Map<number, Box>();
  const texts = set.items.flatMap(({ block, box }, index): Layer[] => {
    const part = parts[index];
    if (!part || !block) return [];
    const spot = { ...box, y: box.y + each * part.entry };
    if (!tops.has(part.entry)) tops.set(part.entry, spot);
    return [placeSet(env, kit, part.id, block, spot, beat(env, 1 + part.entry * 3))];
  });
  const marks = [...tops].flatMap(([entry, box]): Layer[] => {
    const at = beat(env, 1 + entry * 3);
    if (!ruled) {
      const size = 30 * unit;
      const x = readsFromRight(env) ? body.x + body.w - size : body.x;
      const mark = { x, y: box.y + Math.min(box.h, 46 * unit) / 2 - size / 2, w: size, h: size };
      return [placeRect(env, `mark${entry}`, mark, kit.colors.accent, { motion: kit.enter.mark(at) })];
    }
    const line = { x: body.x, y: box.y - 34 * unit, w: body.w, h: 3 * unit };
    return entry === 0 ? [] : rulePiece(env, kit, `rule${entry}`, line, at);
  });
  return [...layers, ...marks, ...texts];
}

function partsOf(env: Env, kit: StyleKit): Part[] {
  const { unit } = env.stage;
  const { items } = env.scene;
  const size = items.length <= 3 ? 84 : 62;
  return items.flatMap((item, entry): Part[] => {
    const label = env.text(item.label);
    const text = kit.words(env.text(item.text), size);
    if (!label) return [{ entry, id: `item${entry}.text`, item: { text, gap: 68 * unit } }];
    return [
      { entry, id: `item${entry}.label`, item: { text: kit.words(label, 48, 'accent'), gap: 68 * unit } },
      { entry, id: `item${entry}.text`, item: { text, gap: 22 * unit } },
    ];
  });
}
