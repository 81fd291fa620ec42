import type { ClipOrder, ImageOrder, MadeClip, MadeImage, MusicOrder } from '../media-maker';

/** Makes what a video lacks; a maker that fails answers `FAILED` after telling whoever must know. */
export interface MediaStudio {
  image(order: ImageOrder, outPath: string): Promise<MadeImage | typeof FAILED>;
  /** Null: the still itself. */
  clip(order: ClipOrder, outPath: string): Promise<MadeClip | null | typeof FAILED>;
  /** Null: the style's own bed. */
  music(order: MusicOrder, outPath: string): Promise<{ seconds: number } | null | typeof FAILED>;
}

/** The video goes on without it (docs/specification.md 7, rule 1). */
export const FAILED = Symbol('failed');
