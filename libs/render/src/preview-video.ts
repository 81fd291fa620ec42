import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewArgs } from './encode/ffmpeg-args';
import { FramePipe } from './encode/frame-pipe';
import { resolveFfmpeg } from './encode/resolve-ffmpeg';
import type { VideoJob } from '@app/picture';
import { openVideo } from './frames/open-video';
import { createCanvas } from './fonts/canvas';
import { videoSound } from './sound/video-sound';

/** Every second frame at a third of the size: enough to judge rhythm and sound. */
const EVERY = 2;
const SCALE = 1 / 3;

/**
 * Writes a quick small mp4 of a video with its sound, for whoever works on it; not what a customer gets.
 * Throws as `renderVideo` does.
 */
export async function previewVideo(job: VideoJob, out: string, options: { signal?: AbortSignal } = {}): Promise<void> {
  const { signal } = options;
  const ffmpeg = resolveFfmpeg();
  const scratchDir = await mkdtemp(join(tmpdir(), 'factreel-preview-'));
  try {
    const { timeline, compositor } = await openVideo(job);
    const sound = await videoSound({ job, timeline, scratchDir, ffmpeg, signal });
    const [width, height] = [timeline.stage.width, timeline.stage.height].map((side) => Math.round(side * SCALE));
    const small = createCanvas(width ?? 1, height ?? 1);
    const ctx = small.getContext('2d');
    const rate = timeline.fps / EVERY;
    const pipe = new FramePipe(
      ffmpeg,
      previewArgs({ width: small.width, height: small.height, rate, sound: sound.path, out }),
    );
    try {
      for (let frame = 0; frame < timeline.frames; frame += EVERY) {
        signal?.throwIfAborted();
        ctx.drawImage(compositor.still(frame), 0, 0, small.width, small.height);
        await pipe.write(small.data());
        await new Promise((resolve) => setImmediate(resolve));
      }
      await pipe.finish();
    } finally {
      pipe.kill();
    }
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}
