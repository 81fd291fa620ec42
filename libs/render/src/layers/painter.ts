import type { Context, Image } from '../fonts/canvas';
import type { Box, Stage } from '../stage/stage';
import type { TextMeasurer } from '../text/ink-box';
import type { LayerState } from '../timeline/track';

/** What a drawing may depend on besides its props: the frame, never a clock. */
export interface DrawEnv {
  stage: Stage;
  /** Absolute frame. */
  frame: number;
  fps: number;
  /** The film's seed; derive from it with `seededRandom(seed, salt)`. */
  seed: number;
  language: string;
  measurer: TextMeasurer;
  /** Decoded stills by index; absent where a file could not be read. */
  stills: ReadonlyMap<number, Image>;
  /** A colour of the style's palette as the film's brand has it; painters that name colours themselves ask for them. */
  tint(color: string): string;
  /** The style's own painters by name. */
  painters: Readonly<Record<string, StylePainter>>;
}

/** Draws one layer kind. Props carry frame pixels; transform, opacity and wipe are applied before. */
export interface Painter<P> {
  draw(ctx: Context, props: P, state: LayerState, env: DrawEnv): void;
  /** What the drawing depends on besides its state (a caption's word, a blink's phase); null when nothing, then it is drawn once. */
  pulse?(props: P, env: DrawEnv): string | null;
  /** Boxes of the text it draws, frame pixels at rest; for the checks. */
  textBoxes?(props: P, measurer: TextMeasurer, frame: number): Box[];
}

/** A style's own drawing, called by name from a `paint` layer. */
export interface StylePainter {
  draw(ctx: Context, data: unknown, state: LayerState, env: DrawEnv): void;
  alive: boolean;
}

/** Declares a style's painter; `alive` painters are drawn anew on each frame. The layer's `data` must have the shape T. */
export function stylePainter<T>(
  draw: (ctx: Context, data: T, state: LayerState, env: DrawEnv) => void,
  options: { alive?: boolean } = {},
): StylePainter {
  return { draw: (ctx, data, state, env) => draw(ctx, data as T, state, env), alive: options.alive ?? false };
}
