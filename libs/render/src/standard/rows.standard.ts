import { placeCounter, placeText } from '../compose/place';
import { stack, type StackItem } from '../compose/stack';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { staggered } from '../timeline/motion';
import { headed } from './headed';
import type { StyleKit } from './style-kit';

interface Rows {
  title?: string;
  rows?: ReadonlyArray<[label: string, figure: string]>;
  words?: ReadonlyArray<string | undefined>;
}

/** A title over figures with their labels and over sentences, from top to bottom. */
export function rowsLayout(env: SceneEnv, kit: StyleKit, { title, rows = [], words = [] }: Rows): Layer[] {
  const { unit } = env.stage;
  const { layers, body } = headed(env, kit);
  const items: Array<StackItem & { figure?: string }> = [];
  if (title) items.push({ text: kit.head(env.text(title)) });
  for (const [label, figure] of rows) {
    items.push({ text: kit.words(env.text(label), 48, 'dim'), gap: 56 * unit });
    items.push({
      text: kit.figure(env.figure(figure), rows.length > 3 ? 90 : 150),
      line: true,
      gap: 24 * unit,
      figure,
    });
  }
  for (const sentence of words) if (sentence) items.push({ text: kit.words(env.text(sentence)), gap: 40 * unit });
  const set = stack(env, body, items).items.flatMap(({ block, box }, index): Layer[] => {
    if (!block) return [];
    const at = staggered(index);
    const figure = items[index]?.figure;
    return [
      figure === undefined
        ? placeText(env, `text${index}`, block, box, { motion: kit.enter.type(at) })
        : placeCounter(env, `figure${index}`, block, box, { motion: kit.enter.figure(at, figure) }),
    ];
  });
  return [...layers, ...set];
}
