/** Where a figure meets the viewer. */
export const PROOF_PLACES = ['screen', 'voice', 'caption'] as const;
export type ProofPlace = (typeof PROOF_PLACES)[number];

/** One figure that is seen or heard. */
export interface ProvenFigure {
  /** As it is drawn or captioned; for the voice as it is said. */
  text: string;
  /** Scene number from 1; null for standing parts, which are on all of them. */
  scene: number | null;
  where: ProofPlace;
  /** Milliseconds of the video; on screen a text that is typed or settles is complete. */
  fromMs: number;
  toMs: number;
  /** JSON pointer into the payload without its leading slash; null for the caller's own words. */
  factKey: string | null;
  /** Raw value in the payload; for a name with digits in it ("24h change") the payload's own name of the fact. */
  value: number | string | boolean | null;
  /** What wrote it: the figure's formatter, `label.<language>`, `verbatim` for the caller's words, `authored` for names and windows that a script writes itself ("S&P 500"), `none` where no source was found. */
  formatter: string;
}

/** Every figure of a video with its source; `complete` is false when one has none. */
export interface ProofOfFigures {
  complete: boolean;
  figures: ProvenFigure[];
}

/** Formatter of a numeral that nothing in the storyboard accounts for. */
export const NO_SOURCE = 'none';
