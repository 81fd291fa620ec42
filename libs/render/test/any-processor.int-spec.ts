import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { segmentArgs, soundArgs } from '../src/encode/ffmpeg-args';
import { resolveFfmpeg } from '../src/encode/resolve-ffmpeg';
import { footageArgs } from '../src/frames/load-footage';

const run = promisify(execFile);
const SIZE = { width: 360, height: 640 };
/** Instruction sets as x264 and as ffmpeg's own libraries name them; null is what this machine has. */
const PROCESSORS = [
  { asm: null, flags: null },
  { asm: '0', flags: '0' },
  { asm: 'sse2', flags: 'sse2' },
  { asm: 'ssse3', flags: 'ssse3' },
];

describe('what ffmpeg writes', () => {
  const ffmpeg = resolveFfmpeg();
  let folder = '';
  let frames = '';
  let sound = '';
  let clip = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'any-processor-'));
    [frames, sound, clip] = [join(folder, 'frames.mkv'), join(folder, 'sound.wav'), join(folder, 'clip.mp4')];
    const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${SIZE.width}x${SIZE.height}:r=30:d=1`];
    const noisy = ['-vf', 'noise=alls=8:allf=t:all_seed=3,format=yuv420p'];
    await run(ffmpeg, [...picture, ...noisy, '-c:v', 'rawvideo', frames]);
    await run(ffmpeg, ['-f', 'lavfi', '-i', 'anoisesrc=d=2:seed=4:c=pink:a=0.3', '-ac', '2', '-ar', '48000', sound]);
    await run(ffmpeg, [...picture, ...noisy, '-c:v', 'libx264', clip]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Hashes of the files that the same arguments write on each kind of processor. */
  async function written(args: string[]): Promise<string[]> {
    const hashes: string[] = [];
    for (const { asm, flags } of PROCESSORS) {
      const out = await mkdtemp(join(folder, 'out-'));
      const forced = args
        .map((arg, index) => (asm !== null && args[index - 1] === '-x264-params' ? `${arg}:asm=${asm}` : arg))
        .map((arg) => arg.replace('OUT', out));
      await run(ffmpeg, [...(flags === null ? [] : ['-cpuflags', flags]), ...forced], { cwd: out });
      const hash = createHash('sha256');
      for (const name of (await readdir(out)).sort()) hash.update(decoded(await readFile(join(out, name))));
      hashes.push(hash.digest('hex'));
    }
    return [...new Set(hashes)];
  }

  it('has the same bytes on every kind of processor: a segment and its smaller copy', async () => {
    const args = segmentArgs({ ...SIZE, video: 'OUT/video.mp4', web: 'OUT/web.mp4' });
    const fromFile = args.map((arg) => (arg === 'pipe:0' ? frames : arg));
    expect(await written(fromFile)).toHaveLength(1);
  }, 120_000);

  it('has the same bytes on every kind of processor: the sound', async () => {
    expect(await written(soundArgs(sound, [{ out: 'OUT/sound.m4a', audioRate: '192k' }]))).toHaveLength(1);
  }, 120_000);

  it('has the same bytes on every kind of processor: pictures of footage', async () => {
    const cut = { path: clip, from: 0, to: 1, speed: 1, subject: { x: 0.4, y: 0.6 } };
    expect(await written(footageArgs(cut, { width: 540, height: 540 }, 'OUT'))).toHaveLength(1);
  }, 120_000);

  it('would differ without it, so that this test can tell', async () => {
    const loose = ['-y', '-i', frames, '-vf', 'scale=240:426:flags=bicubic', '-c:v', 'libx264', '-threads', '1'];
    expect((await written([...loose, '-x264-params', 'subme=1', 'OUT/video.mp4'])).length).toBeGreaterThan(1);
  }, 120_000);
});

/** x264 writes its settings into the stream, the instruction set that was forced among them. */
function decoded(bytes: Buffer): Buffer {
  return Buffer.from(
    bytes.toString('latin1').replace(/asm=\w+|cpu\(s\)=\w+/g, (setting) => ' '.repeat(setting.length)),
    'latin1',
  );
}
