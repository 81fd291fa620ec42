import { type ApiClient, Receiver, Stack, type VideoBody, waitFor } from '@app/testing';

const ORDER = {
  title: 'Gate B',
  targetSeconds: 15,
  style: 'swiss-poster',
  external_id: 'order-18',
  data: { gate: 'Gate B', waitMinutes: 17 },
};

describe('a video that cannot be made', () => {
  let stack: Stack;
  let client: ApiClient;
  let receiver: Receiver;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', LOG_LEVEL: 'silent' });
    client = await stack.account(1_000);
    receiver = await Receiver.start();
    const events = ['video.render_failed', 'video.rendered'];
    expect((await client.post('/v1/webhooks', { url: `${receiver.url}/hook`, events })).status).toBe(201);
  });

  beforeEach(() => {
    receiver.received.length = 0;
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  async function order(): Promise<string> {
    const { status, body } = await client.post<VideoBody>('/v1/videos/from-data', ORDER);
    expect(status).toBe(202);
    return body.videoId;
  }

  async function told(): Promise<unknown> {
    await waitFor('the webhook', async () => receiver.received.length > 0);
    expect(receiver.received).toHaveLength(1);
    return JSON.parse(receiver.received[0]?.raw ?? '');
  }

  const failure = (videoId: string, error: string, refunded: number) => ({
    id: expect.stringMatching(/^evt_/) as string,
    createdAt: expect.any(String) as string,
    event: 'video.render_failed',
    livemode: true,
    videoId,
    version: 1,
    error,
    refunded,
    external_id: 'order-18',
    externalUserId: null,
  });

  it('whose design fails is refunded whole', async () => {
    const videoId = await order();
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 510, reserved: 490 });
    await stack.rows(`UPDATE source_packs SET data = '{}'`);
    const worker = await stack.startWorker();
    expect((await client.get(`/v1/videos/${videoId}/proof`)).status).toBe(409);
    const video = await client.finished(videoId);
    expect(video).toMatchObject({
      status: 'error',
      renderUrl: null,
      charged: 0,
      lastError: expect.any(String) as string,
    });
    expect(await told()).toEqual(failure(videoId, video.lastError ?? '', 490));
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 1000, reserved: 0 });
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0, faults: [] });
    await worker.end();
  });

  it('whose encoder fails keeps its paid design and gets its render back', async () => {
    const worker = await stack.startWorker({ FFMPEG_PATH: '/bin/false' });
    const videoId = await order();
    const video = await client.finished(videoId);
    expect(video).toMatchObject({
      status: 'error',
      lastError: 'Video render failed',
      renderUrl: null,
      thumbnail: null,
    });
    expect(await told()).toEqual(failure(videoId, 'Video render failed', 10));
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 520, reserved: 0 });
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0, faults: [] });
    expect((await stack.fetch(video.url)).status).toBe(404);
    expect(await (await stack.fetch(video.watchUrl)).text()).toContain('could not be made');
    await worker.end();
  });

  it('is not tried again', async () => {
    const rows = await stack.rows<{ status: string }>('SELECT status FROM jobs');
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed']);
    const owed = await stack.rows(
      "SELECT state FROM bullmq.job WHERE data::text LIKE '%job_%' AND state::text NOT IN ('completed', 'failed')",
    );
    expect(owed).toEqual([]);
  });

  it('is not rendered again while its proof is incomplete, and nothing is charged', async () => {
    const [last] = await stack.rows<{ id: string; credits: number }>(
      `UPDATE video_versions SET proof = '{"complete": false, "figures": [{"text": "4711", "scene": 1, "where": "screen",
        "fromMs": 0, "toMs": 900, "factKey": null, "value": null, "formatter": "none"}]}' RETURNING video_id AS id`,
    );
    const videoId = last?.id ?? '';
    const before = (await client.get<{ credits: number }>('/v1/account')).body.credits;
    const worker = await stack.startWorker();
    expect((await client.post(`/v1/videos/${videoId}/render`, {})).status).toBe(202);
    const lastError = 'Scene 1 has a figure that is not in the data: 4711. It was not made.';
    expect(await client.finished(videoId)).toMatchObject({ status: 'error', lastError, renderUrl: null });
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: before, reserved: 0 });
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0, faults: [] });
    await worker.end();
  });
});
