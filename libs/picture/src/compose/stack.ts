import type { Fill } from '../layers/fill';
import type { Box } from '../stage/stage';
import type { VideoEnv } from '../styles/scene-env';
import type { TextBlock, TextSpec } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import type { Motion } from '../timeline/motion';
import { placeRect, placeText } from './place';

/** One part of a stack: a text to set, or room of a given height for something else. */
export type StackItem = { gap?: number } & (
  | { text: Omit<TextSpec, 'language' | 'width'> & { width?: number }; line?: boolean }
  | { height: number }
);

/** Where a part came to stand; `block` for texts. */
export interface StackedItem {
  box: Box;
  block?: TextBlock;
}

/** A stack with its parts in order, and its lower edge. */
export interface Stacked {
  items: StackedItem[];
  bottom: number;
}

/** A part of a column: words, or a rule as high as it says, and how it comes in. */
export type ColumnPart = StackItem & { id: string; motion: Motion | Motion[] };

/** Places a stack of words and of rules in a colour. */
export function column(
  env: VideoEnv,
  area: Box,
  parts: ColumnPart[],
  rules: Fill,
): { layers: Layer[]; bottom: number } {
  const { items, bottom } = stack(env, area, parts);
  const layers = parts.flatMap(({ id, motion }, index): Layer[] => {
    const item = items[index];
    if (!item) return [];
    const { block, box } = item;
    return [block ? placeText(env, id, block, box, { motion }) : placeRect(env, id, box, rules, { motion })];
  });
  return { layers, bottom };
}

const SMALLEST = 0.34;

/**
 * Flows parts downwards inside an area, ink to ink, `gap` before each but the first. Shrinks sizes, rooms and gaps
 * together until all fits. `line: true` sets a text on one line fitted to the width (hero figures).
 */
export function stack(env: VideoEnv, area: Box, items: StackItem[]): Stacked {
  for (let factor = 1; factor > SMALLEST; factor *= 0.95) {
    const stacked = flow(env, area, items, factor);
    if (stacked.bottom <= area.y + area.h + 0.5) return stacked;
  }
  return flow(env, area, items, SMALLEST);
}

function flow(env: VideoEnv, area: Box, items: StackItem[], factor: number): Stacked {
  let y = area.y;
  const placed = items.map((item, index): StackedItem => {
    if (index > 0) y += (item.gap ?? 0) * factor;
    const entry =
      'text' in item
        ? setItem(env, area, item, y, factor)
        : { box: { x: area.x, y, w: area.w, h: item.height * factor } };
    y += entry.box.h;
    return entry;
  });
  return { items: placed, bottom: y };
}

function setItem(
  env: VideoEnv,
  area: Box,
  item: Extract<StackItem, { text: unknown }>,
  y: number,
  factor: number,
): StackedItem {
  const width = Math.min(item.text.width ?? area.w, area.w);
  const spec = {
    ...item.text,
    width,
    size: item.text.size * factor,
    maxHeight: item.text.maxHeight ? item.text.maxHeight * factor : undefined,
    floor: item.text.floor ? item.text.floor * factor : undefined,
  };
  const block = item.line ? env.fitLine(spec) : env.fit(spec);
  const align = item.text.align ?? (block.rtl ? 'right' : 'left');
  const slack = area.w - block.w;
  const x = area.x + (align === 'right' ? slack : align === 'center' ? slack / 2 : 0);
  return { block, box: { x, y, w: block.w, h: block.h } };
}
