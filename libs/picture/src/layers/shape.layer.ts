import type { Context } from '../surface/surface';
import { boxAround, type Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';
import { tracePoints } from './trace-points';

interface ShapeLook {
  fill?: Fill;
  stroke?: { fill: Fill; width: number; dash?: number[] };
  glow?: { color: string; blur: number };
  shadow?: { color: string; blur: number; x: number; y: number };
}

/** Plain forms in frame pixels; an arrow is a shaft from tail to tip with an open corner head, as long as `head`. */
export type ShapeProps = ShapeLook &
  (
    | { shape: 'rect'; box: Box; radius?: number }
    | { shape: 'disc'; x: number; y: number; r: number }
    | { shape: 'ring'; x: number; y: number; r: number; width: number }
    | { shape: 'polygon'; points: Array<[number, number]> }
    | { shape: 'path'; points: Array<[number, number]> }
    | { shape: 'arrow'; tail: [number, number]; tip: [number, number]; width: number; head: number }
  );

/** Rectangles, rules, discs, rings, polygons, open paths and arrows. */
export const shapePainter: Painter<ShapeProps> = {
  draw(ctx, props) {
    const halo = props.shadow ?? (props.glow ? { ...props.glow, x: 0, y: 0 } : undefined);
    if (halo) {
      ctx.shadowColor = halo.color;
      ctx.shadowBlur = halo.blur;
      ctx.shadowOffsetX = halo.x;
      ctx.shadowOffsetY = halo.y;
    }
    ctx.beginPath();
    trace(ctx, props);
    if (props.fill) {
      ctx.fillStyle = canvasFill(ctx, props.fill);
      ctx.fill(props.shape === 'ring' ? 'evenodd' : 'nonzero');
    }
    if (props.stroke) {
      ctx.lineWidth = props.stroke.width;
      ctx.setLineDash(props.stroke.dash ?? []);
      ctx.strokeStyle = canvasFill(ctx, props.stroke.fill);
      ctx.stroke();
    }
  },
};

/** Box of a shape's own outline, without its line, glow or shadow. */
export function outlineBox(props: ShapeProps): Box {
  switch (props.shape) {
    case 'rect':
      return props.box;
    case 'disc':
    case 'ring':
      return { x: props.x - props.r, y: props.y - props.r, w: 2 * props.r, h: 2 * props.r };
    case 'polygon':
    case 'path':
      return boxAround(props.points);
    case 'arrow':
      return boxAround(arrowPoints(props.tail, props.tip, props.width, props.head));
  }
}

function trace(ctx: Context, props: ShapeProps): void {
  switch (props.shape) {
    case 'rect':
      ctx.roundRect(props.box.x, props.box.y, props.box.w, props.box.h, props.radius ?? 0);
      return;
    case 'disc':
      ctx.arc(props.x, props.y, props.r, 0, Math.PI * 2);
      return;
    case 'ring':
      ctx.arc(props.x, props.y, props.r, 0, Math.PI * 2);
      ctx.closePath();
      ctx.moveTo(props.x + props.r - props.width, props.y);
      ctx.arc(props.x, props.y, props.r - props.width, 0, Math.PI * 2);
      return;
    case 'polygon':
      tracePoints(ctx, props.points);
      ctx.closePath();
      return;
    case 'path':
      tracePoints(ctx, props.points);
      return;
    case 'arrow':
      tracePoints(ctx, arrowPoints(props.tail, props.tip, props.width, props.head));
      ctx.closePath();
  }
}

/** Outline of an arrow whose head is two bars meeting at a right angle in the tip. */
function arrowPoints(
  [tailX, tailY]: [number, number],
  [tipX, tipY]: [number, number],
  width: number,
  head: number,
): Array<[number, number]> {
  const length = Math.hypot(tipX - tailX, tipY - tailY) || 1;
  const [ux, uy] = [(tipX - tailX) / length, (tipY - tailY) / length];
  const at = (along: number, across: number): [number, number] => [
    tipX + ux * along - uy * across,
    tipY + uy * along + ux * across,
  ];
  const arm = head * Math.SQRT1_2;
  const bar = width * Math.SQRT1_2;
  const inner = 2 * bar;
  const half = width / 2;
  return [
    at(0, 0),
    at(-arm, -arm),
    at(-arm - bar, -arm + bar),
    at(-inner - half, -half),
    at(-length, -half),
    at(-length, half),
    at(-inner - half, half),
    at(-arm - bar, arm - bar),
    at(-arm, arm),
  ];
}
