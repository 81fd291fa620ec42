import { VideoFailedError } from './errors.ts';
import { wait } from './retrying-fetch.ts';
import type { components } from './schema.ts';

export type Video = components['schemas']['Video'];

/** How long, and how often, a video is asked for. */
export interface WaitOptions {
  /** Milliseconds between two looks; 2,000. */
  intervalMs?: number;
  /** Milliseconds until it gives up; 15 minutes. */
  timeoutMs?: number;
  /** Gives up earlier. */
  signal?: AbortSignal;
  /** Called with what every look found. */
  onLook?: (video: Video) => void;
}

const UNFINISHED: ReadonlySet<Video['status']> = new Set(['draft', 'rendering'] as const);

/**
 * Looks until nothing is being made any more: `rendered`, or `scripted` where no video was asked for. Throws
 * `VideoFailedError` where it ended in `error`, a `TimeoutError` after `timeoutMs`, and the signal's reason.
 */
export async function waitForVideo(
  look: (signal: AbortSignal) => Promise<Video>,
  { intervalMs = 2_000, timeoutMs = 900_000, signal, onLook }: WaitOptions = {},
): Promise<Video> {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const end = AbortSignal.any(limits);
  for (;;) {
    const video = await look(end);
    onLook?.(video);
    if (video.status === 'error') throw new VideoFailedError(video);
    if (!UNFINISHED.has(video.status)) return video;
    await wait(intervalMs, end);
  }
}
