import { createCanvas } from '@app/render';
import { type ApiClient, describeAtFullLength, MediaServer, Stack, type VideoBody } from '@app/testing';

const ORDER = {
  title: 'Gate B',
  targetSeconds: 15,
  style: 'swiss-poster',
  images: 'auto',
  engine: 'designed',
  clips: true,
  music: { generate: 'lazy surf guitar' },
  data: { gate: 'Gate B', waitMinutes: 17, airport: 'Harbour City' },
};

/** Whole videos beside servers of their own: at full length only, their parts are tested by the int suites. */
describeAtFullLength('a video with a picture, a clip and music ordered elsewhere', () => {
  let stack: Stack;
  let client: ApiClient;
  let pictures: MediaServer;
  let queue: MediaServer;

  beforeAll(async () => {
    const canvas = createCanvas(720, 1280);
    canvas.getContext('2d').fillRect(100, 100, 300, 300);
    const bytes = canvas.toBuffer('image/png');
    pictures = await MediaServer.start({ bytes, type: 'image/png' });
    queue = await MediaServer.start({ bytes, type: 'image/png' });
    stack = await Stack.start({
      FETCH_ALLOW: '127.0.0.1',
      LOG_LEVEL: 'silent',
      IMAGES_BASE_URL: pictures.url,
      FAL_BASE_URL: queue.url,
      FAL_API_KEY: 'secret',
    });
    client = await stack.account(1_000);
  });

  afterAll(async () => {
    await stack.stop();
    await Promise.all([pictures.stop(), queue.stop()]);
  });

  it('is held for whole, charged for what was made, given back the rest, and rendered', async () => {
    queue.behaviour.outcome = 'failed';
    const accepted = await client.post<VideoBody>('/v1/videos/from-data', ORDER);
    expect(accepted).toMatchObject({ status: 202, body: { cost: { credits: 650 } } });
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 350, reserved: 650 });

    await stack.startWorker();
    const video = await client.finished(accepted.body.videoId);
    expect(video).toMatchObject({
      status: 'rendered',
      cost: {
        credits: 510,
        breakdown: [
          { type: 'design', count: 1, credits: 480 },
          { type: 'render', count: 1, credits: 10 },
          { type: 'image', count: 1, credits: 20 },
        ],
      },
    });
    const codes = video.check.warnings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['clip_failed', 'music_failed']));
    expect(codes).not.toContain('image_failed');
    expect(video.scenes.map(({ media }) => media.split(':')[0])).toContain('picture');
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 490, reserved: 0 });
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0, faults: [] });
    const prompts = [...pictures.orders, ...queue.orders].map(({ body }) => String(body?.['prompt']));
    expect(prompts).toHaveLength(3);
    for (const prompt of prompts) expect(prompt).not.toMatch(/\d/);
  });

  it.each([
    ['music', { music: { generate: '' } }],
    ['music', { music: { generate: true, loud: true } }],
    ['music', { music: null }],
    ['images', { images: 'all' }],
    ['clips', { clips: 'yes' }],
  ])('is refused with a bad %s', async (path, wrong) => {
    const { status, body } = await client.post('/v1/videos/from-data', { ...ORDER, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ path }] });
  });
});
