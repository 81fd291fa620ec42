import { join } from 'node:path';
import type { PictureReport } from '../checks/picture-watch';
import type { VideoJob } from '@app/picture';
import type { PosterRequest, SegmentRequest } from './task-message';
import type { Segment } from './segments';
import { TaskProcess } from './task-process';

/** Files of a video's segments, in order. */
export interface EncodedSegments {
  videos: string[];
  /** None where the smaller copy was left out. */
  webs: string[];
  /** What each showed. */
  seen: PictureReport[];
}

export interface EncodeRequest {
  job: VideoJob;
  segments: Segment[];
  ffmpeg: string;
  scratchDir: string;
  /** Processes at a time. */
  parallel: number;
  poster: PosterRequest;
  /** Whether the smaller copy is made as well. */
  web: boolean;
  onFrames: (drawn: number) => void;
  signal?: AbortSignal;
}

/** Encodes all segments, several at a time; the first failure stops the others. Throws what `TaskProcess` throws. */
export async function encodeSegments(request: EncodeRequest): Promise<EncodedSegments> {
  const { job, segments, ffmpeg, scratchDir, poster } = request;
  const path = (segment: Segment, name: string): string =>
    join(scratchDir, `${name}-${String(segment.index).padStart(3, '0')}.mp4`);
  const drawn = new Map<number, number>();
  const seen = new Map<number, PictureReport>();
  const stop = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
  // The longest first: the last to end then ends little after the others.
  const waiting = [...segments].sort((a, b) => b.to - b.from - (a.to - a.from));
  const work = async (): Promise<void> => {
    // A process goes from segment to segment: starting one costs as much as drawing fifteen frames.
    const child = new TaskProcess('segment', signal);
    try {
      for (let segment = waiting.shift(); segment; segment = waiting.shift()) {
        const { index, from, to } = segment;
        const tell = (frames: number): void => {
          drawn.set(index, frames);
          request.onFrames([...drawn.values()].reduce((sum, count) => sum + count, 0));
        };
        const task: SegmentRequest = {
          job,
          from,
          to,
          ffmpeg,
          video: path(segment, 'video'),
          ...(request.web ? { web: path(segment, 'web') } : {}),
          ...(poster.frame >= from && poster.frame < to ? { poster } : {}),
        };
        const report = await child.run(task, tell);
        if (report) seen.set(index, report);
        tell(to - from);
      }
      await child.run(null, () => undefined);
    } finally {
      await child.end();
    }
  };
  const workers = Array.from({ length: Math.min(request.parallel, segments.length) }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(workers);
    throw error;
  }
  return {
    videos: segments.map((segment) => path(segment, 'video')),
    webs: request.web ? segments.map((segment) => path(segment, 'web')) : [],
    seen: segments.flatMap(({ index }) => seen.get(index) ?? []),
  };
}
