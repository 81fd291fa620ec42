import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkVideo } from './checks/video-checks';
import { RenderAbortedError } from './encode/encode.errors';
import { encodeSegments } from './encode/encode-segments';
import { encodeSound } from './encode/encode-sound';
import { resolveFfmpeg } from './encode/resolve-ffmpeg';
import { segmentsOf } from './encode/segments';
import { bothOrNeither, fileNames, finishVideo, posterFrame } from './finish-video';
import { decodeFootage } from './frames/load-footage';
import { openVideo } from './frames/open-video';
import { videoSound } from './sound/video-sound';
import type { VideoFiles, VideoJob, RenderOptions } from '@app/picture';

const REPORT_MS = 100;
/** Share of the way that is drawing and encoding; the rest is joining. */
const DRAWING = 0.95;
/** One process draws while its ffmpeg encodes two sizes: together they keep two processors busy. */
const PROCESSORS_EACH = 2;

/** How many segments this machine encodes side by side unless it is told otherwise. */
export function segmentsAtOnce(): number {
  return Math.max(1, Math.floor(availableParallelism() / PROCESSORS_EACH));
}

/**
 * Makes all files of a video in `outDir`: video.mp4, web.mp4, poster.jpg, captions.vtt, captions.srt.
 * Throws RenderAbortedError, EncodingError, FfmpegMissingError and what `buildTimeline` throws.
 */
export async function renderVideo(job: VideoJob, options: RenderOptions): Promise<VideoFiles> {
  const { outDir, signal } = options;
  const ffmpeg = resolveFfmpeg(options.ffmpegPath);
  const scratchDir = await mkdtemp(join(outDir, 'render-'));
  try {
    const decoded = await decodeFootage(job, { folder: scratchDir, ffmpeg, signal });
    return await renderDecoded(decoded, options, { ffmpeg, scratchDir });
  } catch (error) {
    throw signal?.aborted ? new RenderAbortedError() : error;
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

async function renderDecoded(
  job: VideoJob,
  options: RenderOptions,
  { ffmpeg, scratchDir }: { ffmpeg: string; scratchDir: string },
): Promise<VideoFiles> {
  const { signal } = options;
  const opened = await openVideo(job);
  const { timeline } = opened;
  const files = fileNames(options.outDir);
  const report = throttled(options.onProgress);
  const web = options.web ?? true;
  const sound = videoSound({ job, timeline, scratchDir, ffmpeg, signal }).then(async ({ path, warnings }) => ({
    encoded: await encodeSound({ sound: path, web, scratchDir, ffmpeg, signal }),
    warnings,
  }));
  const video = encodeSegments({
    job: { ...job, inks: opened.inks },
    segments: segmentsOf(timeline.scenes),
    ffmpeg,
    scratchDir,
    parallel: options.parallel ?? segmentsAtOnce(),
    poster: { frame: posterFrame(timeline), path: files.poster },
    web,
    onFrames: (drawn) => report((drawn / timeline.frames) * DRAWING),
    signal,
  });
  const checks = checkVideo(opened, job, signal);
  const [[mixed, segments], found] = await bothOrNeither(bothOrNeither(sound, video), checks);
  const finished = await finishVideo({
    job,
    timeline,
    files,
    segments,
    sound: mixed.encoded,
    found: { video: found, sound: mixed.warnings },
    scratchDir,
    ffmpeg,
    signal,
  });
  options.onProgress?.(1);
  return finished;
}

/** Calls the listener at most ten times a second. */
export function throttled(listener: ((share: number) => void) | undefined): (share: number) => void {
  let last = -Infinity;
  return (share) => {
    const now = performance.now();
    if (now - last < REPORT_MS) return;
    last = now;
    listener?.(share);
  };
}
