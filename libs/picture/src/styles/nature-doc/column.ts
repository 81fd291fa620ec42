import { placeText } from '../../compose/place';
import { stack, type StackedItem, type StackItem } from '../../compose/stack';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { breathe } from './nature-motion';
import { shadeOf } from './type-scale';

/** One text of a column: when it enters, ms, and the figure that it is, if any. */
export type Words = Extract<StackItem, { text: unknown }> & { id: string; at: number; key?: string | undefined };

/** Texts under one another from an area's upper edge, or down to its lower one. */
export function column(
  env: SceneEnv,
  area: Box,
  words: Words[],
  stand: 'top' | 'bottom' = 'top',
): { layers: Layer[]; items: StackedItem[]; bottom: number } {
  const spare = stand === 'bottom' ? area.y + area.h - stack(env, area, words).bottom : 0;
  const room = spare > 0 ? { ...area, y: area.y + spare, h: area.h - spare + 1 } : area;
  const { items, bottom } = stack(env, room, words);
  const layers = items.flatMap(({ block, box }, index): Layer[] => {
    const entry = words[index];
    if (!block || !entry) return [];
    const { id, at, key } = entry;
    const shade = shadeOf(env, key === undefined ? undefined : 34);
    return [placeText(env, id, block, box, { ...shade, motion: breathe(env, at) })];
  });
  return { layers, items, bottom };
}
