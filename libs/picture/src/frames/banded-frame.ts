/** Rows of a frame. Two bands of the same place and key show the same. */
export interface Band {
  key: string;
  /** First row. */
  top: number;
  rows: number;
  /** Draws them: RGBA, the frame's width. */
  pixels(): Uint8Array;
}

/** A frame from top to bottom, drawn only where somebody asks. */
export interface BandedFrame {
  bands: Band[];
}

/** RGBA pixels of a whole frame. */
export function framePixels({ bands }: BandedFrame): Uint8Array {
  const drawn = bands.map((band) => band.pixels());
  const whole = new Uint8Array(drawn.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const rows of drawn) {
    whole.set(rows, at);
    at += rows.length;
  }
  return whole;
}
