import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '../src/encode/resolve-ffmpeg';
import { openVideo } from '../src/frames/open-video';
import { FORMATS, type VideoFiles, type VideoJob } from '@app/picture';
import { renderVideo } from '../src/render-video';
import { sampleJob } from '../../picture/test/sample-job';

const run = promisify(execFile);
const SIZES = { '9:16': [360, 640], '4:5': [360, 450], '1:1': [360, 360], '16:9': [640, 360] } as const;
/** The least luma steps by which letters on any ground differ from it, where they cover a good part of a square. */
const SEEN = 4;
const SQUARE = 20;

describe('a test render', () => {
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'test-render-'));
  });
  afterEach(() => rm(outDir, { recursive: true, force: true }));

  async function sizeOf(path: string): Promise<string | undefined> {
    const { stderr } = await run(resolveFfmpeg(), ['-hide_banner', '-i', path, '-frames:v', '1', '-f', 'null', '-']);
    return /Video: h264.*, (\d+x\d+)[ ,]/.exec(stderr)?.[1];
  }

  /** Luma of every frame, at a third of the size. */
  async function framesOf({ video }: VideoFiles, [width, height]: readonly [number, number]): Promise<Buffer[]> {
    const args = ['-v', 'error', '-i', video, '-vf', `scale=${width}:${height}:flags=area,format=gray`];
    const { stdout } = await run(resolveFfmpeg(), [...args, '-f', 'rawvideo', '-'], {
      encoding: 'buffer',
      maxBuffer: 2 ** 30,
    });
    const bytes = width * height;
    return Array.from({ length: stdout.length / bytes }, (_, n) => stdout.subarray(n * bytes, (n + 1) * bytes));
  }

  /** Squares in the middle fifth of a picture that another does not show. */
  function differing(a: Buffer, b: Buffer, [width, height]: readonly [number, number]): number {
    let count = 0;
    for (let y = Math.floor(height * 0.4); y < height * 0.6; y += SQUARE) {
      for (let x = 0; x + SQUARE <= width; x += SQUARE) {
        let sum = 0;
        for (let row = y; row < y + SQUARE; row += 1) {
          for (let at = row * width + x; at < row * width + x + SQUARE; at += 1) {
            sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
          }
        }
        if (sum / SQUARE ** 2 > SEEN) count += 1;
      }
    }
    return count;
  }

  it.each(FORMATS)('is a third as large in %s, both files, and told so', async (format) => {
    const job = { ...sampleJob({ only: ['end'], format }), test: true };
    const files = await renderVideo(job, { outDir, parallel: 1 });
    const [width, height] = SIZES[format];
    expect([files.width, files.height]).toEqual([width, height]);
    expect([await sizeOf(files.video), await sizeOf(files.web)]).toEqual(Array(2).fill(`${width}x${height}`));
    expect(files.warnings).toEqual([]);
  });

  it('has TEST on every frame, through transitions too, and is else the same video', async () => {
    const render = async (name: string, test: boolean) => {
      const job: VideoJob = { ...sampleJob({ only: ['hero', 'end'] }), test };
      const folder = await mkdtemp(join(outDir, name));
      return await renderVideo(job, { outDir: folder, parallel: 1 });
    };
    const [live, test] = [await render('live', false), await render('test', true)];
    expect(test.frames).toBe(live.frames);
    const [drawn, stamped] = [await framesOf(live, SIZES['9:16']), await framesOf(test, SIZES['9:16'])];
    expect(stamped.length).toBe(drawn.length);
    const bare = stamped.flatMap((frame, n) => (differing(frame, drawn[n] ?? frame, SIZES['9:16']) < 20 ? [n] : []));
    expect(bare).toEqual([]);
  });

  it('leaves the design and its checks as they are', async () => {
    const [live, test] = [await openVideo(sampleJob()), await openVideo({ ...sampleJob(), test: true })];
    expect(test.timeline.layers).toEqual(live.timeline.layers);
    expect(live.timeline.stamp).toBeNull();
  });
});
