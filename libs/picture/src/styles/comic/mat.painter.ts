import { stylePainter } from '../../layers/painter';
import type { Polygon } from './polygon';

/** Paper over the whole frame but for a hole; pixels. */
export interface MatData {
  hole: Polygon;
  color: string;
}

/** The paper around a picture that is larger than its panel. */
export const matPainter = stylePainter<MatData>((ctx, { hole, color }, _state, { stage }) => {
  ctx.beginPath();
  ctx.rect(0, 0, stage.width, stage.height);
  hole.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill('evenodd');
});
