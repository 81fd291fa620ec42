import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';

/** A series in a plot box; `min` and `max` are the values at its bottom and top edge. */
export interface LineProps {
  box: Box;
  values: number[];
  min: number;
  max: number;
  mode: 'line' | 'step';
  stroke?: { fill: Fill; width: number; glow?: { color: string; blur: number } };
  /** Solid or gradient area down to the box's bottom. */
  area?: Fill;
  /** Area of dots that thin out downwards. */
  dots?: { color: string; size: number; pitch: number };
  /** Rides on the end of the drawn part. */
  marker?: { shape: 'disc' | 'square'; r: number; fill: Fill; ring?: { color: string; width: number } };
}

/** Pixel positions of a series' values. */
export function linePoints({
  box,
  values,
  min,
  max,
}: Pick<LineProps, 'box' | 'values' | 'min' | 'max'>): Array<[number, number]> {
  const span = max - min || 1;
  const step = box.w / Math.max(1, values.length - 1);
  return values.map((value, index) => [box.x + step * index, box.y + box.h * (1 - (value - min) / span)]);
}

/** Draws left to right with `progress`; never past the last value (reference boards, "No data where there is none"). */
export const linePainter: Painter<LineProps> = {
  draw(ctx, props, state) {
    const path = cornerPoints(linePoints(props), props.mode);
    const shown = cutAt(path, props.box.x + props.box.w * state.progress);
    const first = shown[0];
    const end = shown.at(-1);
    if (!first || !end) return;
    const bottom = props.box.y + props.box.h;
    if (props.area || props.dots) {
      ctx.save();
      trace(ctx, shown);
      ctx.lineTo(end[0], bottom);
      ctx.lineTo(first[0], bottom);
      ctx.closePath();
      if (props.area) {
        ctx.fillStyle = canvasFill(ctx, props.area);
        ctx.fill();
      }
      if (props.dots) {
        ctx.clip();
        drawDots(ctx, props.box, props.dots, state.opacity, end[0]);
      }
      ctx.restore();
    }
    if (props.stroke) drawStroke(ctx, shown, props.stroke, props.mode);
    if (props.marker) drawMarker(ctx, end, props.marker);
  },
};

function cornerPoints(points: Array<[number, number]>, mode: LineProps['mode']): Array<[number, number]> {
  if (mode === 'line') return points;
  return points.flatMap((point, index): Array<[number, number]> => {
    const before = points[index - 1];
    return before ? [[point[0], before[1]], point] : [point];
  });
}

function cutAt(points: Array<[number, number]>, x: number): Array<[number, number]> {
  const shown: Array<[number, number]> = [];
  for (const point of points) {
    const before = shown.at(-1);
    if (point[0] <= x + 0.001) shown.push(point);
    else {
      if (before) {
        const share = (x - before[0]) / (point[0] - before[0] || 1);
        shown.push([x, before[1] + (point[1] - before[1]) * Math.max(0, share)]);
      }
      break;
    }
  }
  return shown;
}

function trace(ctx: Context, points: Array<[number, number]>): void {
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
}

function drawStroke(
  ctx: Context,
  points: Array<[number, number]>,
  stroke: NonNullable<LineProps['stroke']>,
  mode: LineProps['mode'],
): void {
  ctx.save();
  trace(ctx, points);
  ctx.lineWidth = stroke.width;
  ctx.lineJoin = mode === 'step' ? 'miter' : 'round';
  ctx.strokeStyle = canvasFill(ctx, stroke.fill);
  if (stroke.glow) {
    ctx.shadowColor = stroke.glow.color;
    ctx.shadowBlur = stroke.glow.blur;
  }
  ctx.stroke();
  ctx.restore();
}

function drawDots(ctx: Context, box: Box, dots: NonNullable<LineProps['dots']>, opacity: number, right: number): void {
  ctx.fillStyle = dots.color;
  for (let y = box.y; y < box.y + box.h; y += dots.pitch) {
    ctx.globalAlpha = opacity * (1 - (y - box.y) / box.h) ** 1.2;
    for (let x = box.x; x < right; x += dots.pitch) ctx.fillRect(x, y, dots.size, dots.size);
  }
}

function drawMarker(ctx: Context, [x, y]: [number, number], marker: NonNullable<LineProps['marker']>): void {
  ctx.beginPath();
  if (marker.shape === 'disc') ctx.arc(x, y, marker.r, 0, Math.PI * 2);
  else ctx.rect(x - marker.r, y - marker.r, marker.r * 2, marker.r * 2);
  ctx.fillStyle = canvasFill(ctx, marker.fill);
  ctx.fill();
  if (!marker.ring) return;
  ctx.lineWidth = marker.ring.width;
  ctx.strokeStyle = marker.ring.color;
  ctx.stroke();
}
