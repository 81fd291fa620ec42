import type { Context } from '../surface/surface';
import { type Box, boxAround, unionBox } from '../stage/stage';
import { barShare } from './bars.layer';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';

export type Point = [x: number, y: number];

/** A stretch of a bar that grows along one way: the bar of a bullet, a step of a waterfall. */
export interface Span {
  mark: 'span';
  box: Box;
  fill: Fill;
  grows: 'up' | 'down' | 'left' | 'right';
}

/** A line from one point to another that ends in a disc at both: before and after. */
export interface Link {
  mark: 'link';
  from: Point;
  to: Point;
  width: number;
  /** Radius of both discs. */
  r: number;
  fill: Fill;
  /** Of the disc that it starts from. */
  fromFill: Fill;
}

/** One thing among many. */
export interface Dot {
  mark: 'dot';
  at: Point;
  r: number;
  fill: Fill;
}

export type Mark = Span | Link | Dot;

/** Marks where a composition has put them, frame pixels; they grow one after the other with `progress`. */
export interface MarksProps {
  marks: Mark[];
  /** Line around spans and discs. */
  edge?: { color: string; width: number } | undefined;
}

/** Draws the marks of charts whose geometry is their composition's. */
export const marksPainter: Painter<MarksProps> = {
  draw(ctx, { marks, edge }, state) {
    marks.forEach((mark, index) => {
      const share = barShare(state.progress, index, marks.length);
      if (share > 0) DRAWN[mark.mark](ctx, mark as never, share, edge);
    });
  },
};

type Draw<M extends Mark> = (ctx: Context, mark: M, share: number, edge: MarksProps['edge']) => void;

const DRAWN: { [K in Mark['mark']]: Draw<Extract<Mark, { mark: K }>> } = {
  span(ctx, span, share, edge) {
    const { x, y, w, h } = grownSpan(span, share);
    ctx.fillStyle = canvasFill(ctx, span.fill);
    ctx.fillRect(x, y, w, h);
    if (!edge) return;
    ctx.strokeStyle = edge.color;
    ctx.lineWidth = edge.width;
    ctx.strokeRect(x, y, w, h);
  },
  link(ctx, { from, to, width, r, fill, fromFill }, share, edge) {
    const end: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    ctx.strokeStyle = canvasFill(ctx, fill);
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.lineTo(...end);
    ctx.stroke();
    disc(ctx, from, r, fromFill, edge);
    disc(ctx, end, r, fill, edge);
  },
  dot(ctx, { at, r, fill }, share, edge) {
    disc(ctx, at, r * share, fill, edge);
  },
};

function disc(ctx: Context, at: Point, r: number, fill: Fill, edge: MarksProps['edge']): void {
  ctx.beginPath();
  ctx.arc(...at, r, 0, Math.PI * 2);
  ctx.fillStyle = canvasFill(ctx, fill);
  ctx.fill();
  if (!edge) return;
  ctx.strokeStyle = edge.color;
  ctx.lineWidth = edge.width;
  ctx.stroke();
}

/** A span of which a share has grown; the edge that it grows from stands still. */
export function grownSpan({ box: { x, y, w, h }, grows }: Span, share: number): Box {
  if (grows === 'right') return { x, y, w: w * share, h };
  if (grows === 'left') return { x: x + w * (1 - share), y, w: w * share, h };
  if (grows === 'down') return { x, y, w, h: h * share };
  return { x, y: y + h * (1 - share), w, h: h * share };
}

/** Box around all ink of grown marks but their edges. */
export function marksBox(marks: readonly Mark[]): Box {
  const boxes = marks.map((mark): Box => {
    if (mark.mark === 'span') return mark.box;
    const points: Point[] = mark.mark === 'dot' ? [mark.at] : [mark.from, mark.to];
    const { x, y, w, h } = boxAround(points);
    return { x: x - mark.r, y: y - mark.r, w: w + 2 * mark.r, h: h + 2 * mark.r };
  });
  return unionBox(boxes);
}
