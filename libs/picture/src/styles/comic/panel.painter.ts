import { stylePainter } from '../../layers/painter';
import { ON_THREES } from './comic-motion';
import { fillHalftone, type Halftone } from './halftone';
import { boundsOf, tracePolygon, type Polygon } from './polygon';

/** A frame of the page: what fills it and its outline; pixels. */
export interface PanelData {
  points: Polygon;
  /** Absent where something that moves fills it. */
  fill?: string;
  dots: Halftone[];
  line: { color: string; width: number };
}

/** A panel: flat colour, dots that grow along a way, an ink outline. */
export const panelPainter = stylePainter<PanelData>((ctx, { points, fill, dots, line }) => {
  const box = boundsOf(points);
  tracePolygon(ctx, points);
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.save();
  ctx.clip();
  for (const screen of dots) fillHalftone(ctx, box, screen);
  ctx.restore();
  // The clip has taken the path with it, and an outline of what is left would run around every dot.
  tracePolygon(ctx, points);
  ctx.lineJoin = 'miter';
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.stroke();
});

/** Rays inside a polygon that turn slowly around a point; degrees a second. */
export interface RaysData {
  points: Polygon;
  at: [number, number];
  colors: [string, string];
  count: number;
  speed: number;
}

/** Rays that turn. They fill the page: they step with every other pose of what stands before them. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { points, at: [x, y], colors, count, speed }, _state, { frame, fps }) => {
    const box = boundsOf(points);
    const r = Math.hypot(box.w, box.h) * 1.1;
    const turn = ((frame / fps) * speed * Math.PI) / 180;
    const step = (Math.PI * 2) / count;
    tracePolygon(ctx, points);
    ctx.clip();
    ctx.fillStyle = colors[0];
    ctx.fillRect(box.x, box.y, box.w, box.h);
    ctx.fillStyle = colors[1];
    ctx.beginPath();
    for (let index = 0; index < count; index += 1) {
      const from = turn + index * step;
      ctx.moveTo(x, y);
      ctx.lineTo(x + r * Math.cos(from), y + r * Math.sin(from));
      ctx.lineTo(x + r * Math.cos(from + step / 2), y + r * Math.sin(from + step / 2));
    }
    ctx.fill();
  },
  { every: 2 * ON_THREES, reach: ({ points }) => boundsOf(points, 2) },
);
