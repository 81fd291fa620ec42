/** Share of a scene at which everything has entered and nothing has left. */
const SETTLED = 0.72;

/** The frame of a scene that shows all of it, counted from the video's start. */
export function settledFrame({ from, frames }: { from: number; frames: number }): number {
  return from + Math.floor(frames * SETTLED);
}
