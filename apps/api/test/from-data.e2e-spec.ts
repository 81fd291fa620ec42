import { createHmac } from 'node:crypto';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { type ApiClient, Receiver, Stack, type VideoBody, waitFor } from '@app/testing';
import { resolveFfmpeg } from '@app/render';

const GATE = {
  title: 'Gate B',
  cta: 'Ask at the desk',
  targetSeconds: 15,
  style: 'swiss-poster',
  external_id: 'order-17',
  brand: { accent: '#0a7a5c', ground: '#10243e', watermark: 'ACME' },
  data: { gate: 'Gate B', waitMinutes: 17, airport: 'Harbour City' },
};

describe('POST /v1/videos/from-data, the main job', () => {
  let stack: Stack;
  let client: ApiClient;
  let receiver: Receiver;
  let secret: string;
  let accepted: VideoBody;
  let video: VideoBody;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    client = await stack.account(1000);
    receiver = await Receiver.start();
    const made = await client.post<{ webhook: { id: string; secret: string } }>('/v1/webhooks', {
      url: `${receiver.url}/hook`,
      events: ['video.rendered', 'video.render_failed'],
    });
    expect(made.status).toBe(201);
    secret = made.body.webhook.secret;
    const answer = await client.post<VideoBody>('/v1/videos/from-data', GATE);
    expect(answer.status).toBe(202);
    accepted = answer.body;
    video = await client.finished(accepted.videoId);
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  async function download(url: string | null): Promise<Buffer> {
    const answer = await stack.fetch(url ?? '');
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  it('answers 202 with every field of the specification 4.2', () => {
    expect(accepted).toMatchObject({
      videoId: expect.stringMatching(/^vid-\d+$/) as string,
      status: 'rendering',
      title: 'Gate B',
      duration: 15,
      charged: 480,
      external_id: 'order-17',
      mediaKey: expect.any(String) as string,
      url: expect.stringContaining(`/media/${accepted.videoId}.mp4?k=${accepted.mediaKey}`) as string,
      renderUrl: null,
      thumbnail: null,
      watchUrl: `${stack.baseUrl}/w/${accepted.videoId}?k=${accepted.mediaKey}`,
      note: expect.any(String) as string,
    });
  });

  it('shows every field of the specification 2.1 once rendered', () => {
    expect(video).toMatchObject({
      status: 'rendered',
      format: '9:16',
      language: 'en',
      version: 1,
      captions: true,
      presenter: false,
      music: true,
      sourcePackId: expect.stringMatching(/^sp_/) as string,
      sourceUrl: null,
      edits: [],
      video: `/media/${video.videoId}.mp4`,
      public: false,
      lastError: null,
      charged: 0,
      external_id: 'order-17',
      cost: {
        credits: 490,
        breakdown: [
          { type: 'design', count: 1, credits: 480 },
          { type: 'render', count: 1, credits: 10 },
        ],
      },
    });
    expect(video.renderUrl).toBe(`${stack.baseUrl}/media/${video.videoId}/v1/video.mp4?k=${video.mediaKey}`);
    expect(video.scenes.map(({ n }) => n)).toEqual(video.scenes.map((_, index) => index + 1));
    expect(video.scenes.at(-1)).toMatchObject({ type: 'cta', text: 'Ask at the desk' });
    expect(video.scenes[0]?.text).toContain('17');
    expect(video.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(video.duration, 1);
    expect(video.caption).toContain('17');
    expect(Array.isArray(video.check.warnings)).toBe(true);
    expect(video.check.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(video.check.encoder).toMatch(/\d/);
  });

  it('makes 1080x1920 H.264 at 30 frames a second with sound, its index first', async () => {
    const bytes = await download(video.renderUrl);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const described = await describeFile(bytes, join(stack.dataDir, 'check.mp4'));
    expect(described).toMatch(/Video: h264.*yuv420p.*1080x1920.*30 fps/);
    expect(described).toMatch(/Audio: aac.*48000 Hz, stereo/);
    const web = await describeFile(await download(video.webUrl), join(stack.dataDir, 'web.mp4'));
    expect(web).toMatch(/Video: h264.*720x1280/);
    const poster = await download(video.thumbnail);
    expect(poster.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('proves every figure that is seen or heard, version by version [§C4 proof]', async () => {
    const path = `/v1/videos/${video.videoId}/proof`;
    const { status, body } = await client.get<ProofBody>(path);
    expect({ status, ...body }).toMatchObject({ status: 200, videoId: video.videoId, version: 1, complete: true });
    const waits = body.figures.filter(({ factKey }) => factKey === 'waitMinutes');
    expect(new Set(waits.map(({ where }) => where))).toEqual(new Set(['screen', 'voice', 'caption']));
    expect(waits.every(({ value, fromMs, toMs }) => value === 17 && fromMs < toMs)).toBe(true);
    expect(waits[0]).toMatchObject({ scene: 1, text: expect.stringContaining('17') as string });
    expect((await client.get(`${path}?version=1`)).body).toEqual(body);
    expect((await client.get(`${path}?version=2`)).status).toBe(404);
    expect((await client.get(`${path}?version=first`)).status).toBe(400);
  });

  it('is told as a script with what was said and shown, for an edit to take', async () => {
    const path = `/v1/videos/${video.videoId}/script`;
    const { status, body } = await client.get<{ version: number; scenes: Array<{ type: string; text?: string }> }>(
      path,
    );
    expect({ status, ...body }).toMatchObject({ status: 200, videoId: video.videoId, version: 1 });
    expect(JSON.stringify(body.scenes)).toContain('17');
    expect(body.scenes).toHaveLength(video.scenes.length);
    expect((await client.get(`${path}?version=2`)).status).toBe(404);
  });

  it('opens media to its key alone, and answers ranges and validators [§C4 media]', async () => {
    const media = new URL(video.url);
    expect((await stack.fetch(media)).status).toBe(200);
    media.searchParams.set('k', 'wrong');
    expect((await stack.fetch(media)).status).toBe(401);
    expect((await stack.fetch(video.video)).status).toBe(401);
    expect((await stack.fetch('/media/vid-999.mp4?k=x')).status).toBe(404);

    const immutable = video.renderUrl ?? '';
    const part = await stack.fetch(immutable, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('ftyp');
    expect(part.headers.get('content-range')).toMatch(/^bytes 4-7\/\d+$/);
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tail = await stack.fetch(immutable, { headers: { range: 'bytes=-5' } });
    expect((await tail.arrayBuffer()).byteLength).toBe(5);
    expect((await stack.fetch(immutable, { headers: { range: 'bytes=999999999-' } })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await stack.fetch(immutable, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await stack.fetch(immutable, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50_000);
    expect((await stack.fetch(video.url)).headers.get('cache-control')).toContain('must-revalidate');
  });

  it('gives captions as WebVTT and SubRip', async () => {
    const vtt = await client.get<string>(`/v1/videos/${video.videoId}/captions.vtt`);
    expect(vtt.headers.get('content-type')).toContain('text/vtt');
    expect(vtt.body).toMatch(/^WEBVTT\n/);
    expect(vtt.body).toContain('17');
    const srt = await client.get<string>(`/v1/videos/${video.videoId}/captions.srt`);
    expect(srt.body).toMatch(/^1\r?\n00:00:/);
  });

  it('plays on a watch page that works without script and unfurls', async () => {
    const page = await (await stack.fetch(video.watchUrl)).text();
    expect(page).toContain('<video');
    expect(page).toContain(`property="og:video" content="${video.renderUrl}`);
    const wrong = video.watchUrl.replace(/k=.*/, 'k=no');
    const asked = await stack.fetch(wrong);
    expect([asked.status, asked.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
    const opened = await stack.fetch(wrong, { headers: { accept: 'text/html' } });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
  });

  it('plays alone in frames of any page, while its watch page stands in none', async () => {
    const player = await stack.fetch(video.watchUrl.replace('?', '/player?'));
    expect(player.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await player.text()).toContain('<video');
    const page = await stack.fetch(video.watchUrl);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('takes design and render from the wallet, and the ledger holds', async () => {
    expect((await client.get('/v1/account')).body).toMatchObject({ signedIn: true, credits: 510, reserved: 0 });
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0, faults: [] });
  });

  it('tells the webhook once, signed both ways, and logs the delivery [§C6 feed]', async () => {
    const [received] = await waitFor('the webhook', async () => receiver.received.length > 0 && receiver.received);
    if (!received) throw new Error('nothing was received');
    const { headers, raw } = received;
    const [, seconds = '', mine = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-service-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex')).toBe(mine);
    const body = new Webhook(secret).verify(raw, headers as Record<string, string>) as Record<string, unknown>;
    expect(body).toMatchObject({
      id: expect.stringMatching(/^evt_/) as string,
      event: 'video.rendered',
      videoId: video.videoId,
      version: 1,
      renderUrl: video.renderUrl,
      url: video.url,
      thumbnail: video.thumbnail,
      posterUrl: video.thumbnail,
      webUrl: video.webUrl,
      watchUrl: video.watchUrl,
      mediaKey: video.mediaKey,
      external_id: 'order-17',
      externalUserId: null,
      caption: video.caption,
      warnings: video.check.warnings,
    });
    const feed = await client.get<{ data: Array<{ id: string }> }>('/v1/events');
    expect(feed.body.data.map(({ id }) => id)).toEqual([body['id']]);
    const after = await client.get<{ data: unknown[] }>(`/v1/events?after=${String(body['id'])}`);
    expect(after.body.data).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });

  it('shows a video, its captions and its events to nobody else', async () => {
    const stranger = await stack.account(10);
    for (const part of ['', '/captions.vtt', '/proof']) {
      const path = `/v1/videos/${video.videoId}${part}`;
      expect(await stranger.get(path)).toMatchObject({
        status: 404,
        body: { error: `not_found: video ${video.videoId}` },
      });
    }
    expect((await stranger.get<{ data: unknown[] }>('/v1/events')).body.data).toEqual([]);
  });
});

interface ProofBody {
  videoId: string;
  version: number;
  complete: boolean;
  figures: Array<{
    text: string;
    scene: number | null;
    where: string;
    fromMs: number;
    toMs: number;
    factKey: string | null;
    value: unknown;
  }>;
}

/** What ffmpeg says of a file; it says so on stderr and exits 1 for want of an output. */
async function describeFile(bytes: Buffer, path: string): Promise<string> {
  await writeFile(path, bytes);
  const ffmpeg = resolveFfmpeg();
  return await new Promise((resolve) =>
    execFile(ffmpeg, ['-hide_banner', '-i', path], (_error, _stdout, stderr) => resolve(stderr)),
  );
}
