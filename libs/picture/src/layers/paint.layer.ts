import type { Painter } from './painter';

/** A drawing of the style's own, by its name in `Style.painters`. */
export interface PaintProps {
  painter: string;
  /** Plain data in the shape that painter was declared with. */
  data: unknown;
}

/** A layer names a painter that its style does not have. */
class UnknownPainterError extends Error {
  readonly code = 'unknown_painter';

  constructor(readonly painter: string) {
    super(`The style has no painter "${painter}"`);
  }
}

/** Hands over to the style's painter; throws UnknownPainterError. */
export const paintPainter: Painter<PaintProps> = {
  draw(ctx, props, state, env) {
    const painter = env.painters[props.painter];
    if (!painter) throw new UnknownPainterError(props.painter);
    painter.draw(ctx, props.data, state, env);
  },
  pulse: (props, env) => env.painters[props.painter]?.pulse(props.data, env) ?? null,
};
