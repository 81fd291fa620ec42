/** Frames `from <= frame < to`. */
export interface FrameSpan {
  from: number;
  to: number;
}
