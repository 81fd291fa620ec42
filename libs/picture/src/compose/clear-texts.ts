import type { Box } from '../stage/stage';
import type { TextBlock } from '../text/text-block';

/** A text that may be left out, at its place; lower weights stay first. */
export interface LooseText<T> {
  block: TextBlock;
  x: number;
  y: number;
  weight: number;
  of: T;
}

/** Those of some texts that touch neither each other nor any mark; `margin` px of air at their sides. */
export function clearTexts<T>(
  texts: ReadonlyArray<LooseText<T>>,
  marks: readonly Box[],
  margin: number,
): Array<LooseText<T>> {
  const taken: Box[] = [...marks];
  return [...texts]
    .map((text, order) => ({ text, order }))
    .sort((a, b) => a.text.weight - b.text.weight || a.order - b.order)
    .filter(({ text: { x, y, block } }) => {
      const room = { x: x - margin, y, w: block.w + 2 * margin, h: block.h };
      if (taken.some((other) => touch(room, other))) return false;
      taken.push({ x, y, w: block.w, h: block.h });
      return true;
    })
    .map(({ text }) => text);
}

/** Whether two boxes share any area. */
export function touch(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** A place for a text centred on x that leaves a range sideways nowhere. */
export function centredWithin(block: TextBlock, x: number, { x: left, w }: Pick<Box, 'x' | 'w'>): number {
  return Math.max(left, Math.min(x - block.w / 2, left + w - block.w));
}
