import { stylePainter } from '../../layers/painter';
import { fillHalftone } from './halftone';
import { boundsOf, tracePolygon, type Polygon } from './polygon';

/** A series as the crest of a hill; pixels. Without a fill it is a line alone. */
export interface RidgeData {
  points: Polygon;
  floor: number;
  fill?: { color: string; dots: string; pitch: number };
  line: { color: string; width: number };
  /** Runs along the lit side of the line. */
  glint: string;
}

/** A crest drawn from its first value to its last with `progress`, in ink with mitred corners. */
export const ridgePainter = stylePainter<RidgeData>((ctx, { points, floor, fill, line, glint }, { progress }) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const box = boundsOf([...points, [first[0], floor]], line.width);
  ctx.beginPath();
  ctx.rect(box.x - line.width, 0, (last[0] - first[0]) * progress + 2 * line.width, floor + line.width);
  ctx.clip();
  if (fill) {
    ctx.save();
    const hill: Polygon = [...points, [last[0], floor], [first[0], floor]];
    tracePolygon(ctx, hill);
    ctx.fillStyle = fill.color;
    ctx.fill();
    ctx.clip();
    const from: [number, number] = [last[0], box.y + box.h * 0.1];
    fillHalftone(ctx, box, { color: fill.dots, pitch: fill.pitch, from, to: [first[0], floor + box.h * 0.2] });
    ctx.restore();
  }
  const trace = (dx: number, dy: number): void => {
    ctx.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy)));
    if (fill) ctx.lineTo(last[0] + dx, floor);
  };
  ctx.lineJoin = 'miter';
  ctx.miterLimit = 3;
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  trace(0, 0);
  ctx.stroke();
  if (fill) return;
  ctx.lineWidth = line.width * 0.4;
  ctx.strokeStyle = glint;
  trace(0, 0);
  ctx.stroke();
});
