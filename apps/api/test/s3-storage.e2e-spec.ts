import { type ApiClient, briefVideo, S3Server, Stack, type VideoBody, waitFor } from '@app/testing';

describe('videos in a bucket', () => {
  let store: S3Server;
  let stack: Stack;
  let client: ApiClient;
  let video: VideoBody;

  beforeAll(async () => {
    store = await S3Server.start();
    stack = await Stack.start({ ...store.environment('factreel'), LOG_LEVEL: 'silent' });
    client = await stack.account(5_000);
    await stack.startWorker();
    // Orders, designs, renders and stores go on whatever every third call comes to.
    store.behaviour.everyNth = 3;
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo());
    video = await client.finished(body.videoId);
    store.behaviour.everyNth = null;
  });

  afterAll(async () => {
    await stack.stop();
    await store.stop();
  });

  const media = async (headers: Record<string, string> = {}) => await stack.fetch(video.renderUrl ?? '', { headers });

  it('are made over a store that fails every third call', () => {
    expect(video).toMatchObject({ status: 'rendered', cost: { credits: 490 } });
    const folder = `factreel/videos/${video.videoId}/v1`;
    expect(store.keys()).toEqual(expect.arrayContaining([`${folder}/video.mp4`, `${folder}/poster.jpg`]));
    expect(new Set(store.calls.map(({ fault }) => fault)).size).toBeGreaterThan(1);
  });

  it('are watched whole, in parts, and not again by who has them', async () => {
    const answer = await media();
    const whole = Buffer.from(await answer.arrayBuffer());
    expect(whole.length).toBe(Number(answer.headers.get('content-length')));
    expect(whole.subarray(4, 8).toString()).toBe('ftyp');
    const part = await media({ range: 'bytes=100-299' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 300));
    const etag = answer.headers.get('etag') ?? '';
    expect((await media({ 'if-none-match': etag })).status).toBe(304);
    const head = await stack.fetch(video.renderUrl ?? '', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(whole.length));
  });

  it('answer 503 while the store does not, to be kept by nobody, and say that they are not ready', async () => {
    store.behaviour.down = true;
    const answer = await media();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: 'unavailable: storage' });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const ready = await fetch(new URL('/health/ready', stack.baseUrl));
    expect([ready.status, JSON.stringify(await ready.json())]).toEqual([
      503,
      expect.stringContaining('"storage":"down"'),
    ]);
    store.behaviour.down = false;
    await waitFor('the store to be found again', async () => (await fetch(new URL('/health/ready', stack.baseUrl))).ok);
    expect((await media({ range: 'bytes=0-0' })).status).toBe(206);
  });

  it('are cut, not padded, where the store breaks off for good', async () => {
    store.behaviour.next = [null, ...Array.from({ length: 40 }, () => 'cut' as const)];
    const answer = await media();
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    store.behaviour.next = [];
  });

  it('are gone from the bucket with the video', async () => {
    expect((await client.send('DELETE', `/v1/videos/${video.videoId}`)).status).toBe(204);
    expect(store.keys().filter((key) => key.includes(video.videoId))).toEqual([]);
  });

  it('are deleted while the store is away, and swept later', async () => {
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo({ render: false }));
    await client.finished(body.videoId);
    store.behaviour.down = true;
    expect((await client.send('DELETE', `/v1/videos/${body.videoId}`)).status).toBe(204);
    store.behaviour.down = false;
    expect((await client.get(`/v1/videos/${body.videoId}`)).status).toBe(404);
  });

  it('are made once a store is back that was away', async () => {
    store.calls.length = 0;
    store.behaviour.down = true;
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo({ render: false }));
    await waitFor('a call in vain', async () => store.calls.some(({ method }) => method === 'PUT'));
    store.behaviour.down = false;
    expect(await client.finished(body.videoId)).toMatchObject({ status: 'scripted' });
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
  });
});
