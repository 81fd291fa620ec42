import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { IS_FULL } from '@app/testing';
import { RenderAbortedError } from '../src/encode/encode.errors';
import { resolveFfmpeg } from '../src/encode/resolve-ffmpeg';
import { framePixels, Compositor, STYLES, FORMATS } from '@app/picture';
import { openVideo } from '../src/frames/open-video';
import { serverSurface } from '../src/frames/server-surface';
import { renderVideo } from '../src/render-video';
import { sampleJob } from '../../picture/test/sample-job';

const run = promisify(execFile);
const hash = (pixels: Uint8Array): string => createHash('sha256').update(pixels).digest('hex');

/** Every style in every format; in the short run every third style in one of the four, and the tall one in the golden frames. */
const COMPOSED = [...STYLES.keys()].flatMap((style, turn) =>
  FORMATS.filter((_, index) => IS_FULL || (turn % 3 === 0 && index === turn % FORMATS.length)).map(
    (format) => [style, format] as const,
  ),
);

describe('a video', () => {
  let outDir: string;
  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'video-'));
  });
  afterEach(() => rm(outDir, { recursive: true, force: true }));

  it('is rendered to playable files of the promised length', async () => {
    const files = await renderVideo(sampleJob({ only: ['end'] }), { outDir, parallel: 1 });
    const probe = await run(resolveFfmpeg(), ['-hide_banner', '-i', files.video, '-f', 'null', '-']);
    expect(probe.stderr).toMatch(/h264.*yuv420p\(tv, bt709.*1080x1920.*30 fps/);
    expect(probe.stderr).toMatch(/aac.*48000 Hz, stereo/);
    expect(probe.stderr).toMatch(new RegExp(`frame=\\s*${files.frames}`));
    const web = await run(resolveFfmpeg(), ['-hide_banner', '-i', files.web, '-f', 'null', '-']);
    expect(web.stderr).toMatch(/720x1280/);
    expect((await stat(files.poster)).size).toBeGreaterThan(10_000);
    expect(files.warnings).toEqual([]);
  });

  it('stops quickly and leaves nothing behind when it is aborted', async () => {
    const stop = new AbortController();
    const rendering = renderVideo(sampleJob(), {
      outDir,
      parallel: 1,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(rendering).rejects.toBeInstanceOf(RenderAbortedError);
    expect((await readdir(outDir)).filter((name) => name.startsWith('render-'))).toEqual([]);
  });

  it('draws the same bytes for a frame whichever frames were drawn before', async () => {
    const job = sampleJob({ only: ['hero', 'line'] });
    const walked = await openVideo(job);
    for (let frame = 40; frame < 60; frame += 1) framePixels(walked.compositor.frame(frame));
    const sought = await openVideo(job);
    expect(hash(framePixels(walked.compositor.frame(60)))).toBe(hash(framePixels(sought.compositor.frame(60))));
  });

  it('says which rows show what they showed before', async () => {
    const { timeline, envAt } = await openVideo(sampleJob({ only: ['bars'] }));
    const resting = { ...timeline, layers: timeline.layers.filter(({ tracks }) => tracks.length === 0), captions: [] };
    const compositor = new Compositor(serverSurface, resting, envAt);
    const frames = Array.from({ length: 30 }, (_, index) =>
      compositor
        .frame(45 + index)
        .bands.map(({ key }) => key)
        .join('\n'),
    );
    expect(new Set(frames).size).toBeLessThan(frames.length / 3);
  });

  it.each(COMPOSED)('composes every layout of %s in %s', async (style, format) => {
    const { timeline, compositor } = await openVideo(sampleJob({ style, format }));
    for (const scene of timeline.scenes) compositor.still(scene.from + Math.floor(scene.frames * 0.7));
    expect(new Set(timeline.layers.map((layer) => layer.scene)).size).toBe(timeline.scenes.length + 1);
  });
});
