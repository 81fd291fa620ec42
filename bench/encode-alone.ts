import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '@app/render';

const run = promisify(execFile);
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'];
const FULL = [...X264, '-crf', '21'];
const WEB = ['-vf', 'scale=720:-2', ...X264, '-crf', '26'];
const RAW = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', '1080x1920', '-r', '30'];
/** Frames whose raw file still fits a common disk cache; longer videos are measured by these and scaled. */
const MOST_FRAMES = 900;

/** Seconds that ffmpeg needs for a video's frames, read raw, with its own default threads: 1080p alone, and with a 720p copy. */
export async function encodeAlone(
  video: string,
  frames: number,
  folder: string,
): Promise<{ full: number; both: number }> {
  const ffmpeg = resolveFfmpeg(process.env['FFMPEG_PATH'] || undefined);
  const raw = join(folder, 'frames.yuv');
  const quiet = ['-v', 'error', '-y'];
  const count = Math.min(frames, MOST_FRAMES);
  const decode = ['-i', video, '-an', '-frames:v', String(count), '-f', 'rawvideo', '-pix_fmt', 'yuv420p', raw];
  await run(ffmpeg, [...quiet, ...decode]);
  const time = async (outputs: string[]): Promise<number> => {
    const started = performance.now();
    await run(ffmpeg, [...quiet, ...RAW, '-i', raw, ...outputs]);
    return ((performance.now() - started) / 1000) * (frames / count);
  };
  const out = (name: string): string => join(folder, name);
  try {
    // Once unmeasured, so that the file is read from memory both times.
    await run(ffmpeg, [...quiet, ...RAW, '-i', raw, '-f', 'null', '-']);
    const full = await time([...FULL, out('full.mp4')]);
    const both = await time([...FULL, out('full.mp4'), ...WEB, out('web.mp4')]);
    return { full, both };
  } finally {
    await rm(raw, { force: true });
  }
}
