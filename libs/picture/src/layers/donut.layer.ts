import type { Context } from '../surface/surface';
import { canvasFill, type Fill } from './fill';
import { keptShare } from './focus';
import type { Painter } from './painter';

/** Parts of a whole as a ring, clockwise from the top; values are never negative, pixels. */
export interface DonutProps {
  x: number;
  y: number;
  /** Outer and inner radius. */
  r: number;
  inner: number;
  parts: Array<{ value: number; fill: Fill; /** Moved outwards by this. */ pull?: number }>;
  /** Left empty between two parts. */
  gap: number;
}

/** One part of a ring, radians from the top, clockwise. */
export interface Arc {
  from: number;
  to: number;
}

/** Where each part lies; angles are true to the values whatever the gaps. */
export function donutArcs(values: readonly number[]): Arc[] {
  const sizes = values.map((value) => (Number.isFinite(value) ? Math.max(0, value) : 0));
  const whole = sizes.reduce((sum, size) => sum + size, 0) || 1;
  let from = 0;
  return sizes.map((size) => {
    const to = from + (size / whole) * Math.PI * 2;
    const arc = { from, to };
    from = to;
    return arc;
  });
}

/** Draws the ring clockwise with `progress`. */
export const donutPainter: Painter<DonutProps> = {
  draw(ctx, props, state) {
    const end = Math.PI * 2 * Math.min(1, Math.max(0, state.progress));
    const arcs = donutArcs(props.parts.map((part) => part.value));
    const alone = props.parts.filter((part) => part.value > 0).length < 2;
    props.parts.forEach((part, index) => {
      const arc = arcs[index];
      if (!arc || arc.from >= end || arc.to <= arc.from) return;
      const middle = (arc.from + arc.to) / 2;
      const pull = part.pull ?? 0;
      ctx.save();
      ctx.translate(props.x + Math.sin(middle) * pull, props.y - Math.cos(middle) * pull);
      ctx.globalAlpha = state.opacity * keptShare(state.focus, index);
      ctx.fillStyle = canvasFill(ctx, part.fill);
      traceArc(ctx, { from: arc.from, to: Math.min(end, arc.to) }, props, alone ? 0 : props.gap);
      ctx.fill();
      ctx.restore();
    });
  },
};

/** Edges of two neighbours are parallel: the gap is as wide inside as outside. */
function traceArc(ctx: Context, { from, to }: Arc, { r, inner }: DonutProps, gap: number): void {
  const half = gap / 2;
  const cut = (radius: number): number => Math.min((to - from) / 2, Math.asin(Math.min(1, half / radius)));
  const turn = -Math.PI / 2;
  ctx.beginPath();
  ctx.arc(0, 0, r, from + cut(r) + turn, to - cut(r) + turn);
  ctx.arc(0, 0, inner, to - cut(inner) + turn, from + cut(inner) + turn, true);
  ctx.closePath();
}
