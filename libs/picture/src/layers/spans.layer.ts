import type { Box } from '../stage/stage';
import { barShare } from './bars.layer';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';

/** A stretch of a bar that grows along one way: what a bullet's value has within its limit, and what lies past it. */
export interface Span {
  box: Box;
  fill: Fill;
  grows: 'up' | 'down' | 'left' | 'right';
}

/** Stretches where a composition has put them, frame pixels; they grow one after the other with `progress`. */
export interface SpansProps {
  spans: Span[];
  /** Line around each. */
  edge?: { color: string; width: number } | undefined;
}

/** Draws bars whose geometry is their composition's. */
export const spansPainter: Painter<SpansProps> = {
  draw(ctx, { spans, edge }, state) {
    spans.forEach((span, index) => {
      const share = barShare(state.progress, index, spans.length);
      if (share <= 0) return;
      const { x, y, w, h } = grownSpan(span, share);
      ctx.fillStyle = canvasFill(ctx, span.fill);
      ctx.fillRect(x, y, w, h);
      if (!edge) return;
      ctx.strokeStyle = edge.color;
      ctx.lineWidth = edge.width;
      ctx.strokeRect(x, y, w, h);
    });
  },
};

/** A span of which a share has grown; the edge that it grows from stands still. */
export function grownSpan({ box: { x, y, w, h }, grows }: Span, share: number): Box {
  if (grows === 'right') return { x, y, w: w * share, h };
  if (grows === 'left') return { x: x + w * (1 - share), y, w: w * share, h };
  if (grows === 'down') return { x, y, w, h: h * share };
  return { x, y: y + h * (1 - share), w, h: h * share };
}
