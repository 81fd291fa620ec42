/** All videos run at this rate; frames are the only unit of time below the timeline. */
export const FPS = 30;

/** Nearest whole number of frames. */
export function framesOf(ms: number): number {
  return Math.round((ms * FPS) / 1000);
}

/** Milliseconds at which a frame starts. */
export function msOf(frames: number): number {
  return (frames * 1000) / FPS;
}
