import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveFfmpeg } from '../src/encode/resolve-ffmpeg';
import { decodeFootage, openReels } from '../src/frames/load-footage';
import { openVideo } from '../src/frames/open-video';
import { runFfmpeg } from '../src/sound/library/ffmpeg.process';
import { sampleJob } from '../../picture/test/sample-job';

describe('footage', () => {
  let folder: string;
  const ffmpeg = resolveFfmpeg();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footage-'));
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=25:duration=2'];
    await runFfmpeg(ffmpeg, [...source, '-pix_fmt', 'yuv420p', join(folder, 'clip.mp4')]);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  function jobWith(path: string) {
    const job = sampleJob({ only: ['footage'] });
    const cut = { path, width: 640, height: 360, from: 0.5, to: 1.5, speed: 0.5, subject: { x: 0.8, y: 0.5 }, alt: '' };
    return { ...job, footage: [cut] };
  }

  it('is decoded at its speed to pictures of video size, and drawn on its scene', async () => {
    const job = await decodeFootage(jobWith(join(folder, 'clip.mp4')), { folder, ffmpeg });
    expect(job.footage?.[0]?.frames?.count).toBeGreaterThanOrEqual(58);
    const image = openReels(job.footage).get(0)?.imageAt(30);
    expect([image?.width, image?.height]).toEqual([1080, 1920]);
    const { compositor } = await openVideo(job);
    const one = compositor.still(10).toBuffer('image/png');
    expect(one.equals(compositor.still(30).toBuffer('image/png'))).toBe(false);
    expect(one.equals(compositor.still(10).toBuffer('image/png'))).toBe(true);
  });

  it('that cannot be read leaves the scene to the style', async () => {
    const job = await decodeFootage(jobWith(join(folder, 'no-such-file.mp4')), { folder, ffmpeg });
    expect(job.footage?.[0]?.frames).toBeUndefined();
    await expect(openVideo(job)).resolves.toBeDefined();
  });
});
