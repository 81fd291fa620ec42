import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewArgs } from './encode/ffmpeg-args';
import { FramePipe } from './encode/frame-pipe';
import { resolveFfmpeg } from './encode/resolve-ffmpeg';
import { createCanvas } from './fonts/canvas';
import { openFilm } from './frames/open-film';
import { filmSound } from './sound/film-sound';
import type { FilmJob } from './storyboard/film-job';

/** Every second frame at a third of the size: enough to judge rhythm and sound. */
const EVERY = 2;
const SCALE = 1 / 3;

/**
 * Writes a quick small mp4 of a film with its sound, for whoever works on it; not what a customer gets.
 * Throws as `renderFilm` does.
 */
export async function previewFilm(job: FilmJob, out: string, options: { signal?: AbortSignal } = {}): Promise<void> {
  const { signal } = options;
  const ffmpeg = resolveFfmpeg();
  const scratchDir = await mkdtemp(join(tmpdir(), 'factreel-preview-'));
  try {
    const { timeline, compositor } = await openFilm(job);
    const sound = await filmSound({ job, timeline, scratchDir, ffmpeg, signal });
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
