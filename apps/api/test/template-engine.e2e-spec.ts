import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '@app/render';
import { type ApiClient, LocalServer, Stack, type VideoBody } from '@app/testing';

const SOURCES = {
  'footage.mp4': ['testsrc2=size=320x240:rate=12:d=6', '-pix_fmt', 'yuv420p'],
  'tone.wav': ['sine=frequency=440:duration=1'],
  'stall.png': ['testsrc=size=640x640:rate=1:d=1', '-frames:v', '1'],
} as const;
const DATA = { gate: 'Gate B', airport: 'Harbour City', waitMinutes: 17, lanes: 4, openLanes: 3, passengers: 1280 };

/** Nothing is missing; the few words of a test are soon said. */

describe('videos of the template engine', () => {
  let stack: Stack;
  let client: ApiClient;
  let server: LocalServer;
  let files: string;
  const assets = new Map<string, string>();
  const asset = (name: keyof typeof SOURCES): string => assets.get(name) ?? '';

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    client = await stack.account(5_000);
    for (const [name, [source, ...words]] of Object.entries(SOURCES)) {
      const args = ['-v', 'error', '-f', 'lavfi', '-i', source, ...words, join(stack.dataDir, name)];
      await promisify(execFile)(resolveFfmpeg(process.env['FFMPEG_PATH']), args);
    }
    server = await new LocalServer((asked, answer) => {
      readFile(join(stack.dataDir, (asked.url ?? '/').slice(1))).then(
        (bytes) => answer.end(bytes),
        () => answer.writeHead(404).end(),
      );
    }).listen();
    files = server.url;
    for (const name of Object.keys(SOURCES)) {
      const form = new FormData();
      form.append('file', new Blob([await readFile(join(stack.dataDir, name))]), name);
      const kept = await fetch(new URL('/v1/library/upload', stack.baseUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${client.apiKey}` },
        body: form,
      });
      expect(kept.status).toBe(201);
      const { libraryAssetId } = (await kept.json()) as { libraryAssetId: string };
      assets.set(name, libraryAssetId);
    }
    await stack.startWorker();
  });

  afterAll(async () => {
    await server.stop();
    await stack.stop();
  });

  const order = (body: object) =>
    client.post<VideoBody & { error: string }>('/v1/videos/from-data', { render: false, targetSeconds: 15, ...body });

  it('gives every field of an authored scene its effect, and keeps its frame [§2.2 type; stillIndex; asset; stats; frame]', async () => {
    const frame = { zoom: 1.2, note: 'mine' };
    const accepted = await order({
      title: 'Gate B',
      musicAssetId: asset('tone.wav'),
      libraryAssetIds: [asset('stall.png')],
      script: {
        scenes: [
          { type: 'title', text: '1,280 passengers at Gate B.', motion: 'slam', sfx: 'impact', frame },
          { type: 'clip', text: 'The queue.', asset: { url: `${files}/footage.mp4` }, transition: 'dissolve' },
          { type: 'text', text: 'The stall.', stillIndex: 1, sfx: asset('tone.wav') },
          { type: 'text', text: 'No such picture.', stillIndex: 9, sfx: 'none' },
          {
            type: 'chart',
            chart: {
              kind: 'bars',
              title: 'Lanes',
              baseline: 0,
              series: [
                { t: 'Open', v: 3 },
                { t: 'All', v: 4 },
              ],
            },
          },
          {
            type: 'data',
            duration: 3,
            stats: [
              { value: '3', label: 'Open' },
              { value: '4', label: 'All' },
            ],
          },
          { type: 'cta', text: 'Gates at harbour.example' },
        ],
      },
    });
    expect(accepted).toMatchObject({ status: 202, body: { charged: 160 } });
    const video = await client.finished(accepted.body.videoId);
    expect(video).toMatchObject({ status: 'scripted', lastError: null });
    const media = video.scenes.map((scene) => scene.media.split(':')[0]);
    expect(media).toEqual(['figure', 'footage', 'picture', 'headline', 'bar chart', 'cards', 'end card']);
    expect(video.scenes[0]).toMatchObject({ type: 'title', frame });
    expect(video.scenes[5]?.duration).toBeGreaterThanOrEqual(3);
    expect(video.check.warnings).toMatchObject([{ code: 'missing_picture', scene: 4 }]);
  });

  it.each([['abc'], [7], [null], [[1, 'a']]])(
    'echoes a frame that is no object, as it was sent (%j)',
    async (frame) => {
      const { body } = await order({ script: [{ type: 'title', text: 'Gate B', frame }], render: false });
      const { scenes } = await client.finished(body.videoId);
      expect(scenes[0]).toMatchObject({ type: 'title', frame });
    },
  );

  it('shows assets of the library, and takes its script back as it was read [§2.2 asset]', async () => {
    const shown = (name: keyof typeof SOURCES) => ({ asset: { libraryAssetId: asset(name) } });
    const stats = [
      { value: '3', label: 'Open lanes' },
      { value: '4', label: 'Lanes' },
    ];
    const accepted = await order({
      title: 'Gate B',
      script: [
        { type: 'title', text: 'Gate B opens.', ...shown('stall.png') },
        { type: 'clip', text: 'The queue.', ...shown('footage.mp4') },
        { type: 'data', stats, ...shown('stall.png') },
        { type: 'cta', text: 'Gates at harbour.example', ...shown('stall.png') },
      ],
    });
    const { videoId } = accepted.body;
    const video = await client.finished(videoId);
    expect(video).toMatchObject({ status: 'scripted', lastError: null });
    const media = video.scenes.map((scene) => scene.media.split(':')[0]);
    expect(media).toEqual(['picture', 'footage', 'cards', 'end card']);
    const read = await client.get<{ scenes: Array<{ asset?: object }> }>(`/v1/videos/${videoId}/script`);
    const [picture, clip] = [shown('stall.png').asset, shown('footage.mp4').asset];
    expect(read.body.scenes.map((scene) => scene.asset)).toEqual([picture, clip, picture, picture]);
    const [title, queue, data, end] = read.body.scenes;
    const swapped = { scenes: [title, queue, { ...data, ...shown('footage.mp4') }, end] };
    const edited = await client.post<VideoBody>(`/v1/videos/${videoId}/edit`, { script: swapped });
    expect(edited).toMatchObject({ status: 200, body: { check: { warnings: [] } } });
    const after = await client.get<{ scenes: unknown[] }>(`/v1/videos/${videoId}/script`);
    expect(after.body.scenes).toEqual(swapped.scenes);
  });

  it('tells data over footage that is cut to its voice, at the price of the template engine [§4.2 libraryAssetIds] [§2.8 libraryAssetIds]', async () => {
    const accepted = await order({
      data: DATA,
      cta: 'Gates at harbour.example',
      libraryAssetIds: [asset('footage.mp4')],
    });
    expect(accepted).toMatchObject({ status: 202, body: { charged: 160 } });
    const video = await client.finished(accepted.body.videoId);
    expect(video).toMatchObject({ status: 'scripted', lastError: null });
    expect(video.scenes[0]?.media).toContain('footage');
    expect(video.scenes.at(-1)).toMatchObject({ type: 'cta', text: 'Gates at harbour.example' });
  });

  it('makes a video of footage and a brief alone [§4.2 libraryAssetIds]', async () => {
    const brief = 'Gate B is quiet. 17 minutes is all it takes.';
    const accepted = await order({ brief, libraryAssetIds: [asset('footage.mp4')] });
    const video = await client.finished(accepted.body.videoId);
    expect(video).toMatchObject({ status: 'scripted', lastError: null });
    expect(video.scenes.map(({ text }) => text)).toEqual(['Gate B is quiet.', '17 minutes is all it takes.']);
  });

  it.each([
    [
      'an asset that nobody has',
      () => ({ data: DATA, libraryAssetIds: ['ast_unknown'] }),
      'not_found: asset ast_unknown',
    ],
    ['music that nobody has', () => ({ data: DATA, musicAssetId: 'ast_unknown' }), 'not_found: asset ast_unknown'],
    [
      'a sound of a scene that nobody has',
      () => ({ script: [{ type: 'title', text: 'A', sfx: 'ast_unknown' }] }),
      'not_found: asset ast_unknown',
    ],
    [
      'a picture of a scene that nobody has',
      () => ({ script: [{ type: 'title', text: 'A', asset: { libraryAssetId: 'ast_unknown' } }] }),
      'not_found: asset ast_unknown',
    ],
  ])('answers 404 for %s [§7 404] [§2.8 libraryAssetIds]', async (_, body, error) => {
    expect(await order(body())).toMatchObject({ status: 404, body: { error } });
  });

  it('names music that is no sound [§4.2 musicAssetId]', async () => {
    expect(await order({ data: DATA, musicAssetId: asset('stall.png') })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('bad_request: musicAssetId must be audio') as string },
    });
  });

  it('names the sound that a scene is to show [§2.2 asset]', async () => {
    const script = [{ type: 'title', text: 'A', asset: { libraryAssetId: asset('tone.wav') } }];
    const path = 'script.scenes[0].asset.libraryAssetId';
    expect(await order({ script })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(`bad_request: ${path} must be a picture or a video`) as string },
    });
  });
});
