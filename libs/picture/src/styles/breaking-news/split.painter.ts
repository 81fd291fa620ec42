import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import type { NewsPlan } from './news-plan';
import { NEWS } from './preset';

/** A slab cut into parts. */
export interface SplitData {
  box: Box;
  /** Shares of the whole length; what they leave stays dark. */
  parts: Array<{ share: number; color: string }>;
  side: NewsPlan['side'];
  gap: number;
}

const PART_COLORS = [NEWS.red, NEWS.white, '#5B93EA', NEWS.ice, '#2B5FB8', '#8298C4'];

/** One slab cut into the parts of a whole; `progress` runs it out from the edge. */
export const splitPainter = stylePainter<SplitData>((ctx, { box, parts, side, gap }, state, { tint }) => {
  const shown = box.w * state.progress;
  ctx.fillStyle = tint('#02091E');
  ctx.fillRect(box.x, box.y, box.w, box.h);
  let at = 0;
  parts.forEach(({ share, color }, index) => {
    const w = Math.min(box.w * share, shown - at) - (index < parts.length - 1 ? gap : 0);
    if (w > 0) {
      ctx.fillStyle = color;
      ctx.fillRect(side === 'left' ? box.x + at : box.x + box.w - at - w, box.y, w, box.h);
    }
    at += box.w * share;
  });
});

/** Colour of the n-th part; only the first is the accent. */
export function partColor(index: number): string {
  return PART_COLORS[index % PART_COLORS.length] ?? NEWS.ice;
}
