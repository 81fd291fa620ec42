/** How a style writes its captions; pixels on 1080x1920, multiplied by the stage's unit. */
export interface CaptionDesign {
  family: string;
  weight: number;
  size: number;
  kern: number;
  /** Width axis of a variable face, per cent. */
  width?: number;
  italic?: boolean;
  caps?: boolean;
  /** How far boxes reach over and under the baseline, in sizes, for faces whose letters stand otherwise than most. */
  reach?: { above: number; below: number };
  color: string;
  /** Marks the spoken word; padding never changes the line's width. */
  mark:
    | { kind: 'block'; fill: string; text: string; padX: number; padY: number }
    | { kind: 'color'; text: string; glow?: string; underline?: { width: number; away: number } };
  /** Strip behind the whole line; with `balloon` a speech balloon. */
  ground?: {
    fill: string;
    padX: number;
    padY: number;
    balloon?: BalloonDesign;
    /** Line around a strip, inside its box; pixels on 1080x1920. */
    edge?: { color: string; width: number };
  };
  outline?: { color: string; width: number };
  prompt?: { text: string; color: string };
  cursor?: { color: string; width: number; height: number };
  /** Degrees by which the whole line stands askew. */
  tilt?: number;
  /** Baseline on 1080x1920, when other than the stage's. */
  baseline?: number;
  /** Stands over the crawl strip in every format; wins over `baseline`. */
  overCrawl?: boolean;
}

/** Outline, hard shadow and tail of a speech balloon; pixels on 1080x1920. */
export interface BalloonDesign {
  line: { color: string; width: number };
  /** Offset of the shadow, in the outline's colour. */
  drop: { x: number; y: number };
  /** The tail leaves the lower edge `at` pixels from where reading starts and hangs `h` down. */
  tail: { at: number; h: number };
}
