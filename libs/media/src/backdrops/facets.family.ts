import { type BackdropFamily, between, type Brush } from './backdrop';
import { faded, lit } from './tones';

const COLUMNS = 6;

/** A wall of cut planes that catches the light of the motif, with shards before it. */
export const facets: BackdropFamily = {
  back({ ctx, w, h, unit, tones, focus, random }) {
    const rows = Math.ceil((COLUMNS * h) / w);
    const points: Array<Array<{ x: number; y: number }>> = [];
    for (let row = 0; row <= rows; row += 1) {
      points.push(
        Array.from({ length: COLUMNS + 1 }, (_, column) => ({
          x: (column / COLUMNS) * w + (column % COLUMNS === 0 ? 0 : between(random, -0.42, 0.42) * (w / COLUMNS)),
          y: (row / rows) * h + (row % rows === 0 ? 0 : between(random, -0.42, 0.42) * (h / rows)),
        })),
      );
    }
    const plane = (...corners: Array<{ x: number; y: number } | undefined>): void => {
      const known = corners.filter((corner) => corner !== undefined);
      const x = known.reduce((sum, corner) => sum + corner.x, 0) / known.length;
      const y = known.reduce((sum, corner) => sum + corner.y, 0) / known.length;
      const near = Math.max(0, 1 - Math.hypot(x - focus.x, y - focus.y) / (unit * 1.15));
      const tone = tones.ramp[Math.min(4, Math.floor(near * 4.2)) as 0 | 1 | 2 | 3 | 4];
      ctx.fillStyle = lit(tone, between(random, -0.025, 0.045));
      // The planes' own colour closes the seams between them.
      ctx.strokeStyle = ctx.fillStyle;
      ctx.lineWidth = 1.5;
      ctx.beginPath();
      for (const corner of known) ctx.lineTo(corner.x, corner.y);
      ctx.closePath();
      ctx.fill();
      ctx.stroke();
    };
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < COLUMNS; column += 1) {
        const [a, b] = [points[row]?.[column], points[row]?.[column + 1]];
        const [c, d] = [points[row + 1]?.[column], points[row + 1]?.[column + 1]];
        plane(a, b, c);
        plane(b, d, c);
      }
    }
  },
  front(brush) {
    for (let index = 0; index < 7; index += 1) shard(brush);
  },
};

function shard({ ctx, w, h, unit, tones, random }: Brush): void {
  const [x, y] = [between(random, -0.05, 1.05) * w, between(random, 0.58, 1) * h];
  const [length, angle] = [unit * between(random, 0.12, 0.34), between(random, -1, -0.5) * (Math.PI / 2)];
  ctx.fillStyle = faded(random() < 0.3 ? tones.accent : tones.ramp[3], between(random, 0.35, 0.8));
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
  ctx.lineTo(x + Math.cos(angle + 0.5) * length * 0.36, y + Math.sin(angle + 0.5) * length * 0.36);
  ctx.fill();
}
