import type { TextBlock } from '../text/text-block';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';
import { drawBlock, lineBox } from './text.layer';

/** A badge with points all around and words in its middle, in frame pixels. */
export interface StickerProps {
  x: number;
  y: number;
  /** Radius to the points' tips; to the notches as a share of it. */
  r: number;
  inner: number;
  points: number;
  fill: Fill;
  /** A cut edge around it. */
  edge?: { color: string; width: number };
  shadow?: { color: string; x: number; y: number };
  block?: TextBlock;
}

/** Corners of a burst, the first tip upwards, clockwise. */
export function burstPoints(x: number, y: number, r: number, inner: number, points: number): Array<[number, number]> {
  return Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? r : r * inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

/** A sticker or burst; movement is its layer's. */
export const stickerPainter: Painter<StickerProps> = {
  draw(ctx, props, _state, env) {
    const corners = burstPoints(props.x, props.y, props.r, props.inner, props.points);
    const trace = (dx: number, dy: number): void => {
      ctx.beginPath();
      corners.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy)));
      ctx.closePath();
    };
    ctx.lineJoin = 'round';
    if (props.shadow) {
      trace(props.shadow.x, props.shadow.y);
      ctx.fillStyle = props.shadow.color;
      ctx.fill();
    }
    trace(0, 0);
    if (props.edge) {
      ctx.strokeStyle = props.edge.color;
      ctx.lineWidth = props.edge.width * 2;
      ctx.stroke();
    }
    ctx.fillStyle = canvasFill(ctx, props.fill);
    ctx.fill();
    if (props.block) drawBlock(ctx, props.block, ...cornerOf(props, props.block), env);
  },
  textBoxes: (props) => {
    if (!props.block) return [];
    const [x, y] = cornerOf(props, props.block);
    return props.block.lines.map((line) => lineBox(line, x, y));
  },
};

function cornerOf({ x, y }: StickerProps, block: TextBlock): [x: number, y: number] {
  return [x - block.w / 2, y - block.h / 2];
}
