import { canvasFill, fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';

/** Wire mountains on the horizon, left and right of the sun. */
export interface RangeData {
  y: number;
  width: number;
  /** Height of the highest peak and width of one face, pixels. */
  peak: number;
  face: number;
  /** Where the range sinks for the sun, and how far to either side. */
  gap: { x: number; w: number };
  fill: [string, string];
  wire: string;
  salt: string;
}

const ROWS = 3;

/** A mesh of triangles, highest at the back; drawn once. */
export const rangePainter = stylePainter<RangeData>((ctx, data, _state, { seed }) => {
  const { y, width, peak, face, gap } = data;
  const random = seededRandom(seed, data.salt);
  const columns = Math.ceil(width / face) + 2;
  const mesh = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): [number, number] => {
      const x = (column - 0.5 + (row % 2) * 0.5) * face + (random() - 0.5) * face * 0.3;
      const aside = Math.min(1, Math.max(0, (Math.abs(x - gap.x) - gap.w) / (width * 0.3)));
      const high = row === ROWS ? 0 : peak * aside * (1 - row / ROWS) * (0.55 + random() * 0.45);
      return [x, y - high + row * 0.01];
    }),
  );
  const shade = canvasFill(ctx, fillDown(y - peak, y, [0, data.fill[0]], [1, data.fill[1]]));
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(1.5, face * 0.018);
  ctx.strokeStyle = data.wire;
  ctx.fillStyle = shade;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [mesh[row]?.[column], mesh[row]?.[column + 1]];
      const [c, d] = [mesh[row + 1]?.[column], mesh[row + 1]?.[column + 1]];
      if (!a || !b || !c || !d) continue;
      for (const corners of [
        [a, b, c],
        [b, d, c],
      ]) {
        ctx.beginPath();
        corners.forEach(([px, py], index) => (index === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py)));
        ctx.closePath();
        ctx.fill();
        ctx.stroke();
      }
    }
});
