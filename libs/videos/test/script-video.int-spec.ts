import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { VideoDesigner, readScript } from '@app/design';
import { FetchClipsService } from '@app/media';
import { SafeFetch } from '@app/platform';
import { proveVideo } from '@app/picture';
import { renderVideo, resolveFfmpeg, serverSurface } from '@app/render';
import { FetchStillsService } from '@app/sources';
import { Receiver } from '@app/testing';
import { SourceDesigner } from '../src';

const run = promisify(execFile);
/** Two seconds of a test pattern. */
const PATTERN = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=10:duration=2', '-pix_fmt', 'yuv420p'];

describe('a script with a clip of its own', () => {
  let folder: string;
  let host: Receiver;
  const safeFetch = new SafeFetch(['127.0.0.1']);
  const designer = new VideoDesigner();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'script-video-'));
    const path = join(folder, 'pattern.mp4');
    await run(resolveFfmpeg(), ['-v', 'error', '-y', ...PATTERN, path]);
    const body = await readFile(path);
    host = await Receiver.start((asked) =>
      asked === '/harbour.mp4' ? { status: 200, type: 'video/mp4', body } : { status: 404 },
    );
  });

  afterAll(async () => {
    designer.onApplicationShutdown();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('becomes an mp4 that shows it, every figure proven, what is missing warned of', async () => {
    const sources = new SourceDesigner(designer, new FetchStillsService(safeFetch), new FetchClipsService(safeFetch));
    const script = readScript([
      { type: 'clip', text: 'The harbour.', asset: { url: `${host.url}/harbour.mp4` }, sfx: 'whoosh' },
      { type: 'clip', text: 'Not there.', asset: { url: `${host.url}/gone.mp4` }, sfx: 'none' },
      { type: 'data', text: '402 loaves', motion: 'slam' },
    ]);
    const order = { data: null, script, format: '1:1', targetSeconds: 8, captions: true, music: false } as const;
    const video = await sources.design(
      { ...order, style: 'swiss-poster', seed: 3 },
      folder,
      new AbortController().signal,
    );
    expect(video.storyboard.scenes.map(({ layout }) => layout)).toEqual(['footage', 'headline', 'hero']);
    expect(video.warnings).toEqual([
      { code: 'missing_clip', message: 'The clip at script/scenes/1/asset answered 404.', scene: 2, atMs: null },
    ]);
    expect(proveVideo(video, serverSurface)).toMatchObject({ complete: true });
    const files = await renderVideo(video, { outDir: folder, parallel: 1, web: false });
    const { stderr } = await run(resolveFfmpeg(), ['-hide_banner', '-i', files.video, '-f', 'null', '-']);
    expect(stderr).toMatch(new RegExp(`frame=\\s*${files.frames}`));
    expect(files.warnings).toEqual([]);
  });
});
