import { placeText } from '../../compose/place';
import { splitAcross } from '../../compose/reading-side';
import { stack, type StackItem } from '../../compose/stack';
import type { Layer } from '../../timeline/layer';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { popIn, springIn, turnOf } from './arcade-motion';
import { gem } from './actors';
import { bleeding, levelTitle } from './kit';
import { levelOf } from './level';
import { wordLook } from './pixel-type';
import { ARCADE } from './preset';
import { gameWindow } from './window';

type ListEnv = SceneEnv<SceneOf<'list'>>;

/** A quest log: each line behind a gem of its own colour, spread over the window. */
export function listLayout(env: ListEnv): Layer[] {
  const { items, title } = env.scene;
  const { unit } = levelOf(env);
  const head = levelTitle(env, env.text(title), 80);
  const frame = { ...head.area, h: head.area.h - 28 * unit };
  const room = { ...frame, y: frame.y + 52 * unit, h: frame.h - 104 * unit };
  const [marks, column] = splitAcross(env, room, 60 * unit, 32 * unit);
  const parts = items.flatMap((item, entry): Array<{ entry: number; id: string; item: StackItem }> => {
    const label = env.text(item.label);
    const size = listsValues(env) ? 112 : items.length <= 3 ? 64 : 52;
    const text = { ...wordLook(env, env.text(item.text), size), floor: 40 * unit, leading: 1.4 };
    const gap = (entry === 0 && !label ? 0 : label ? 26 : 60) * unit;
    const words = { entry, id: `item${entry}.text`, item: { text, gap } };
    if (!label) return [words];
    const name = { ...wordLook(env, label, 48, ARCADE.yellow), floor: 40 * unit };
    return [{ entry, id: `item${entry}.label`, item: { text: name, gap: 60 * unit } }, words];
  });
  const set = stack(
    env,
    column,
    parts.map((part) => part.item),
  );
  const spare = Math.max(0, room.y + room.h - set.bottom);
  const each = Math.min(spare / Math.max(1, items.length), 110 * unit);
  const seen = new Set<number>();
  const layers = set.items.flatMap(({ block, box }, index): Layer[] => {
    const part = parts[index];
    if (!part || !block) return [];
    const at = turnOf(env, 1 + part.entry * 3);
    const y = Math.round(box.y + each * (part.entry + 0.5));
    const text = placeText(env, part.id, block, { x: Math.round(box.x), y }, { motion: popIn(env, at) });
    if (seen.has(part.entry)) return [text];
    seen.add(part.entry);
    const size = 56 * unit;
    const mark = { x: marks.x, y: y + Math.min(block.h, block.size) / 2 - size / 2, w: size, h: size };
    return [gem(env, `item${part.entry}.gem`, mark, part.entry, springIn(env, at, 'coin')), text];
  });
  return [...head.layers, gameWindow(env, 'window', bleeding(env, frame), { motion: springIn(env, -160) }), ...layers];
}
