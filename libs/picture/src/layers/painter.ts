import type { Context, Image, Surface } from '../surface/surface';
import type { Box, Stage } from '../stage/stage';
import type { TextMeasurer } from '../text/ink-box';
import type { LayerState } from '../timeline/track';

/** Frames of one cut, read when they are drawn. */
export interface FootageReel {
  /** The n-th frame; past the end it goes back and forth or stays, as the cut says. Null when it cannot be read. */
  imageAt(frame: number): Image | null;
}

/** What a drawing may depend on besides its props: the frame, never a clock. */
export interface DrawEnv {
  stage: Stage;
  /** Absolute frame. */
  frame: number;
  fps: number;
  /** The video's seed; derive from it with `seededRandom(seed, salt)`. */
  seed: number;
  language: string;
  measurer: TextMeasurer;
  /** For canvases of a drawing's own, and for setting faces. */
  surface: Surface;
  /** Decoded stills by index; absent where a file could not be read. */
  stills: ReadonlyMap<number, Image>;
  /** Decoded footage by index; absent where there is none. */
  footage?: ReadonlyMap<number, FootageReel>;
  /** A colour of the style's palette as the video's brand has it; painters that name colours themselves ask for them. */
  tint: (color: string) => string;
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
  /** What its drawing depends on besides its data and `progress`; null when nothing. */
  pulse(data: unknown, env: DrawEnv): string | null;
  /** Where it may leave ink, stage pixels; null for anywhere. */
  reach(data: unknown, env: DrawEnv): Box | null;
}

/** How often a painter's drawing changes, and where it is. */
export interface StylePainterOptions<T> {
  /** Drawn anew on each frame. */
  alive?: boolean;
  /** Drawn anew on every n-th frame: art that flickers or drifts behind the words looks right at 15 frames a second (2). */
  every?: number;
  /** Drawn anew when this changes; the drawing may depend on nothing else of the frame. */
  pulse?: (data: T, env: DrawEnv) => string | null;
  /** Box around all its ink at rest, stage pixels. Frames are drawn anew only there, so name it for whatever is alive. */
  reach?: (data: T, env: DrawEnv) => Box;
}

/** Declares a style's painter; without options it is drawn once. The layer's `data` must have the shape T. */
export function stylePainter<T>(
  draw: (ctx: Context, data: T, state: LayerState, env: DrawEnv) => void,
  options: StylePainterOptions<T> = {},
): StylePainter {
  const step = options.alive ? 1 : options.every;
  const stepped = (env: DrawEnv): DrawEnv => (step ? { ...env, frame: env.frame - (env.frame % step) } : env);
  return {
    draw: (ctx, data, state, env) => draw(ctx, data as T, state, stepped(env)),
    pulse: (data, env) => (step ? String(Math.floor(env.frame / step)) : (options.pulse?.(data as T, env) ?? null)),
    reach: (data, env) => options.reach?.(data as T, stepped(env)) ?? null,
  };
}
