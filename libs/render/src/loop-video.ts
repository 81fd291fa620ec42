import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodingError } from './encode/encode.errors';
import { runEncoder } from './encode/encode-sound';
import { loopArgs, loopFramesArgs } from './encode/ffmpeg-args';
import { FramePipe } from './encode/frame-pipe';
import { resolveFfmpeg } from './encode/resolve-ffmpeg';
import { settledFrame, type VideoJob, type LoopScene, shortenVideo } from '@app/picture';
import { createCanvas, type Canvas } from './fonts/canvas';
import { openVideo, type OpenVideo } from './frames/open-video';

/** What a loop shows and where its files go; paths are absolute. */
export interface LoopRequest {
  scenes: readonly LoopScene[];
  /** Of `scenes`, counted from 1: the one that stands still on the poster. */
  poster: number;
  captions: boolean;
  files: { video: string; poster: string };
  signal?: AbortSignal;
}

const SCALE = 1 / 3;
/** Most bytes of one preview: a gallery loads all of them at once. */
export const LOOP_BYTES = { video: 220 * 1024, poster: 25 * 1024 } as const;
/** From what cannot be told from the video down to what still passes at this size. */
const CRF = { best: 23, worst: 40 };
/** So many steps of it halve a file, as a rule. */
const HALVING = 6;
const WEBP_QUALITY = [90, 84, 78, 72, 66, 60, 52, 44, 36, 28, 20, 12];

/**
 * Writes a small silent mp4 of a few scenes that is to play round and round, and a WebP of one of them: what a gallery
 * of styles shows. The best quality that fits `LOOP_BYTES`; the same bytes each time. Throws LoopSceneError,
 * EncodingError, FfmpegMissingError and what `buildTimeline` throws.
 */
export async function loopVideo(job: VideoJob, request: LoopRequest): Promise<void> {
  const { files, scenes, captions, signal } = request;
  const ffmpeg = resolveFfmpeg();
  const scratchDir = await mkdtemp(join(tmpdir(), 'factreel-loop-'));
  try {
    const short = shortenVideo(job, scenes);
    const video = await openVideo({ ...short, storyboard: { ...short.storyboard, captions } });
    const frames = join(scratchDir, 'frames.mkv');
    await drawFrames(video, { ffmpeg, out: frames, signal });
    const scene = video.timeline.scenes[request.poster - 1] ?? { from: 0, frames: video.timeline.frames };
    await writeFile(files.poster, await poster(video, settledFrame(scene)));
    for (let crf = CRF.best; crf <= CRF.worst;) {
      await runEncoder(ffmpeg, loopArgs({ frames, crf, out: files.video }), signal);
      const over = (await stat(files.video)).size / LOOP_BYTES.video;
      if (over <= 1) return;
      crf += Math.ceil(HALVING * Math.log2(over));
    }
    throw new EncodingError(`the loop of ${job.storyboard.style} weighs more than ${LOOP_BYTES.video} bytes`);
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

/** All frames at the size of the loop, without loss. */
async function drawFrames(
  { timeline, compositor }: OpenVideo,
  { ffmpeg, out, signal }: { ffmpeg: string; out: string; signal?: AbortSignal },
): Promise<void> {
  const small = smallCanvas(timeline.stage);
  const { width, height } = small;
  const pipe = new FramePipe(ffmpeg, loopFramesArgs({ width, height, rate: timeline.fps, out }));
  try {
    for (let frame = 0; frame < timeline.frames; frame += 1) {
      signal?.throwIfAborted();
      shrink(small, compositor.still(frame));
      await pipe.write(small.data());
      await new Promise((resolve) => setImmediate(resolve));
    }
    await pipe.finish();
  } finally {
    pipe.kill();
  }
}

async function poster({ timeline, compositor }: OpenVideo, frame: number): Promise<Buffer> {
  const small = smallCanvas(timeline.stage);
  shrink(small, compositor.still(frame));
  for (const quality of WEBP_QUALITY) {
    const bytes = await small.encode('webp', quality);
    if (bytes.length <= LOOP_BYTES.poster) return bytes;
  }
  throw new EncodingError(`the poster of ${timeline.style} weighs more than ${LOOP_BYTES.poster} bytes`);
}

function smallCanvas({ width, height }: { width: number; height: number }): Canvas {
  return createCanvas(Math.round(width * SCALE), Math.round(height * SCALE));
}

function shrink(small: Canvas, frame: Parameters<ReturnType<Canvas['getContext']>['drawImage']>[0]): void {
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(frame, 0, 0, small.width, small.height);
}
