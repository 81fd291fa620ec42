/** Rows of a frame. Two bands of the same place and key show the same. */
export interface Band {
  key: string;
  /** First row. */
  top: number;
  rows: number;
  /** Draws them: RGBA, the frame's width. */
  pixels(): Buffer;
}

/** A frame from top to bottom, drawn only where somebody asks. */
export interface BandedFrame {
  bands: Band[];
}

/** RGBA pixels of a whole frame. */
export function framePixels({ bands }: BandedFrame): Buffer {
  return Buffer.concat(bands.map((band) => band.pixels()));
}
