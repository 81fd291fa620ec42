import type { Context } from '../../surface/surface';
import type { Box } from '../../stage/stage';
import type { Corner } from '../../checks/measure-boxes';

/** Ben-Day dots: none at `from`, as large as `size` at `to`, growing between the two; pixels. */
export interface Halftone {
  color: string;
  pitch: number;
  from: Corner;
  to: Corner;
  /** Radius of the largest dot as a share of the pitch; dots touch at 0.5. */
  size?: number;
}

const ANGLE = (15 * Math.PI) / 180;

/** Fills a box with dots on a hexagonal screen turned by 15 degrees (reference boards, comic); clip before. */
export function fillHalftone(ctx: Context, box: Box, { color, pitch, from, to, size = 0.46 }: Halftone): void {
  const [cos, sin] = [Math.cos(ANGLE), Math.sin(ANGLE)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = dx * dx + dy * dy || 1;
  const rows = pitch * 0.866;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const half = Math.hypot(box.w, box.h) / 2 + pitch;
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let v = -half, row = 0; v < half; v += rows, row += 1) {
    for (let u = -half + (row % 2) * (pitch / 2); u < half; u += pitch) {
      const x = cx + u * cos - v * sin;
      const y = cy + u * sin + v * cos;
      if (x < box.x - pitch || x > box.x + box.w + pitch || y < box.y - pitch || y > box.y + box.h + pitch) continue;
      const share = ((x - from[0]) * dx + (y - from[1]) * dy) / reach;
      const r = pitch * size * Math.sqrt(Math.min(1, Math.max(0, share)));
      if (r < pitch * 0.04) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}
