import { placeDisc, placeRect } from '../compose/place';
import { readsFromRight, splitAcross } from '../compose/reading-side';
import { stack, type StackItem } from '../compose/stack';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { wipeIn } from '../timeline/motion';
import { beat } from './beats';
import { headed } from './headed';
import { soundMark } from './moments';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

interface Part {
  moment: number;
  role: 'when' | 'text' | 'figure';
  item: StackItem;
  key?: string;
}

/** Moments down a rail that grows as they come; the one that matters is set larger and its mark is filled. */
export function timelineStandard(env: SceneEnv<SceneOf<'timeline'>>, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  const [, column] = splitAcross(env, body, 72 * unit, 28 * unit);
  const parts = partsOf(env, kit);
  const { items, bottom } = stack(
    env,
    column,
    parts.map((part) => part.item),
  );
  const spare = Math.max(0, body.y + body.h - bottom);
  const count = env.scene.moments.length;
  const each = Math.min(spare / Math.max(1, count - 1), 150 * unit);
  const tops: number[] = [];
  const texts = items.flatMap(({ block, box }, index): Layer[] => {
    const part = parts[index];
    if (!part || !block) return [];
    const y = box.y + each * part.moment;
    if (part.role === 'when') tops[part.moment] = y + box.h / 2;
    const at = momentAt(env, part.moment);
    const id = `moment${part.moment}.${part.role}`;
    const spot = { x: box.x, y };
    return [
      part.role === 'figure' ? placeFigure(env, kit, id, block, spot, at) : placeSet(env, kit, id, block, spot, at),
    ];
  });
  return [...layers, ...rail(env, kit, body, tops), ...texts];
}

function partsOf(env: SceneEnv<SceneOf<'timeline'>>, kit: StyleKit): Part[] {
  const { unit } = env.stage;
  const { moments, highlight } = env.scene;
  const few = moments.length <= 3;
  return moments.flatMap((moment, index): Part[] => {
    const strong = index === highlight;
    const when = kit.words(env.text(moment.when), few ? 54 : 46, strong ? 'accent' : 'dim');
    const text = strong
      ? kit.head(env.text(moment.text), few ? 92 : 66)
      : kit.words(env.text(moment.text), few ? 72 : 54);
    const parts: Part[] = [
      { moment: index, role: 'when', item: { text: when, gap: 64 * unit } },
      { moment: index, role: 'text', item: { text, gap: 22 * unit } },
    ];
    if (moment.figure === undefined) return parts;
    const figure = kit.figure(env.figure(moment.figure), strong ? 150 : 84, strong ? 'accent' : 'ink');
    return [
      ...parts,
      { moment: index, role: 'figure', item: { text: figure, line: true, gap: 30 * unit }, key: moment.figure },
    ];
  });
}

function momentAt(env: SceneEnv<SceneOf<'timeline'>>, moment: number): number {
  return beat(env, 1 + moment * 3, env.scene.moments[moment]?.figure);
}

function rail(env: SceneEnv<SceneOf<'timeline'>>, kit: StyleKit, body: Box, tops: number[]): Layer[] {
  const { unit } = env.stage;
  const first = tops[0];
  const last = tops.at(-1);
  if (first === undefined || last === undefined) return [];
  const x = readsFromRight(env) ? body.x + body.w - 26 * unit : body.x + 26 * unit;
  const width = Math.max(kit.shape.line, 4) * unit;
  const line = { x: x - width / 2, y: first, w: width, h: Math.max(1, last - first) };
  soundMark(env, kit, momentAt(env, env.scene.highlight));
  const lasting = momentAt(env, tops.length - 1) - 120;
  const marks = tops.map((y, index): Layer => {
    const strong = index === env.scene.highlight;
    const r = (strong ? 26 : 16) * unit;
    const fill = strong ? kit.colors.accent : kit.colors.mass;
    const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
    const motion = kit.enter.mark(momentAt(env, index));
    return kit.shape.radius > 0
      ? placeDisc(env, `dot${index}`, { x, y, r }, fill, { motion })
      : placeRect(env, `dot${index}`, box, fill, { motion });
  });
  const grown = placeRect(env, 'rail', line, kit.colors.rule, {
    motion: wipeIn({ at: 80, ms: Math.max(300, lasting), from: 'top', ease: 'cubic-out' }),
  });
  return [grown, ...marks];
}
