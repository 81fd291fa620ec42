import type { Context } from '../surface/surface';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';
import type { Point } from './stroke.layer';

/** What was and what is, joined: a hollow mark at the earlier value, a filled one at the later, and a line between them. Pixels. */
export interface LinkProps {
  from: Point;
  /** Null for the hollow mark alone. */
  to: Point | null;
  /** Width of the line, in pixels of the canvas. */
  width: number;
  /** Half the size of both marks. */
  r: number;
  shape: 'disc' | 'square';
  fill: Fill;
  /** Line around all of it. */
  edge?: { color: string; width: number } | undefined;
}

/** Thickness of the hollow mark's wall, as a share of its half size. */
const WALL = 0.4;

/** Draws the hollow mark, then runs from it to the later value with `progress`. */
export const linkPainter: Painter<LinkProps> = {
  draw(ctx, props, { progress }) {
    if (progress <= 0) return;
    const end = linkEnd(props, progress);
    if (props.edge) drawLink(ctx, props, end, props.edge.color, props.edge.width);
    drawLink(ctx, props, end, props.fill, 0);
  },
};

/** How far a link has come. */
function linkEnd({ from, to }: Pick<LinkProps, 'from' | 'to'>, progress: number): Point | null {
  return to && [from[0] + (to[0] - from[0]) * progress, from[1] + (to[1] - from[1]) * progress];
}

/** The link up to a point, all its ink grown by `by`. */
function drawLink(ctx: Context, props: LinkProps, end: Point | null, fill: Fill, by: number): void {
  const { from, width, r, shape } = props;
  const middle = r * (1 - WALL / 2);
  ctx.fillStyle = canvasFill(ctx, fill);
  ctx.strokeStyle = ctx.fillStyle;
  const long = end ? Math.hypot(end[0] - from[0], end[1] - from[1]) : 0;
  if (end && long > middle) {
    const share = middle / long;
    ctx.lineWidth = width + 2 * by;
    ctx.beginPath();
    ctx.moveTo(from[0] + (end[0] - from[0]) * share, from[1] + (end[1] - from[1]) * share);
    ctx.lineTo(...end);
    ctx.stroke();
  }
  ctx.lineWidth = r * WALL + 2 * by;
  ctx.beginPath();
  trace(ctx, from, middle, shape);
  ctx.stroke();
  if (!end) return;
  ctx.beginPath();
  trace(ctx, end, r + by, shape);
  ctx.fill();
}

function trace(ctx: Context, [x, y]: Point, r: number, shape: LinkProps['shape']): void {
  if (shape === 'disc') ctx.arc(x, y, r, 0, Math.PI * 2);
  else ctx.rect(x - r, y - r, 2 * r, 2 * r);
}
