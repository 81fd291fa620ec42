import type { VideoWarning } from '@app/picture';

/** Below this share of what was asked for a video is called short. */
const SHORT = 0.6;

/** Tells who pays by the target that a video is shorter by far: whatever it is made from, it is not padded. */
export function shortVideo(seconds: number, targetSeconds: number): VideoWarning[] {
  if (seconds >= targetSeconds * SHORT) return [];
  const message = `The video runs ${Math.round(seconds)} of ${targetSeconds} seconds: there is no more to tell, and it is not padded.`;
  return [{ code: 'short_video', message, scene: null, atMs: null }];
}
