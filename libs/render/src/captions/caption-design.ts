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
  color: string;
  /** Marks the spoken word; padding never changes the line's width. */
  mark:
    | { kind: 'block'; fill: string; text: string; padX: number; padY: number }
    | { kind: 'color'; text: string; glow?: string };
  /** Strip behind the whole line. */
  ground?: { fill: string; padX: number; padY: number };
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
