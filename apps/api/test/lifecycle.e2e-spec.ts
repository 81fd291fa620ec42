import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@app/platform';
import { ApiClient, Stack, type VideoBody, waitFor } from '@app/testing';

const ORDER = { targetSeconds: 15, style: 'swiss-poster', data: { gate: 'Gate B', waitMinutes: 17 } };
const DESIGN = 480;
const RENDER = 10;
const PATH = '/v1/videos/from-data';

type Buyer = Awaited<ReturnType<Stack['account']>>;
interface Page {
  data: VideoBody[];
  nextCursor: string | null;
}
interface JobBody {
  jobId: string;
  videoId: string;
}

describe('the life of a video', () => {
  let stack: Stack;
  let buyer: Buyer;
  let stranger: ApiClient;
  /** Has what a design costs, and not a credit more. */
  let exact: Buyer;

  beforeAll(async () => {
    stack = await Stack.start();
    const accounts = [stack.account(10_000), stack.account(DESIGN), stack.account(0)] as const;
    [buyer, exact, stranger] = await Promise.all(accounts);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const wallet = async (client: ApiClient) => {
    const { credits, reserved } = (await client.get<{ credits: number; reserved: number }>('/v1/account')).body;
    return { credits, reserved };
  };
  const order = async (client: ApiClient, more: object = {}) =>
    (await client.post<VideoBody>(PATH, { ...ORDER, ...more })).body;
  const read = async (client: ApiClient, videoId: string) =>
    (await client.get<VideoBody>(`/v1/videos/${videoId}`)).body;

  describe('before any worker has looked at it', () => {
    it('render: false needs the design price alone and waits as a draft', async () => {
      expect((await exact.post(PATH, ORDER)).status).toBe(402);
      const answer = await exact.post<VideoBody>(PATH, { ...ORDER, render: false, maxCredits: DESIGN });
      expect(answer).toMatchObject({
        status: 202,
        body: { status: 'draft', charged: DESIGN, cost: { credits: DESIGN } },
      });
      expect(answer.body.note).toContain('scripted');
      expect(await wallet(exact)).toEqual({ credits: 0, reserved: DESIGN });
    });

    it('async: true answers a job, which its owner alone can read [§C4 job]', async () => {
      const { status, body } = await buyer.post<JobBody>(PATH, { ...ORDER, async: true, external_id: 'long-one' });
      expect(status).toBe(202);
      expect(body).toEqual({
        jobId: expect.stringMatching(/^job_/) as string,
        videoId: expect.stringMatching(/^vid-\d+$/) as string,
        livemode: true,
        status: 'queued',
        external_id: 'long-one',
        note: expect.any(String) as string,
      });
      expect(await read(buyer, body.videoId)).toMatchObject({ status: 'draft', scenes: [] });
      const job = await buyer.get(`/v1/jobs/${body.jobId}`);
      expect(job.body).toEqual({
        jobId: body.jobId,
        livemode: true,
        kind: 'create',
        status: 'queued',
        stage: 'design',
        progress: 0,
        videoId: body.videoId,
        error: null,
        createdAt: expect.any(String) as string,
        startedAt: null,
        finishedAt: null,
      });
      expect(await stranger.get(`/v1/jobs/${body.jobId}`)).toMatchObject({
        status: 404,
        body: { error: `not_found: job ${body.jobId}` },
      });
    });

    it('changes title and public, and nothing else [§C4 change and list]', async () => {
      const { videoId } = await order(buyer);
      const patch = async (body: unknown) =>
        await buyer.send<Partial<VideoBody> & { details?: unknown[] }>(
          'PATCH',
          `/v1/videos/${videoId}`,
          JSON.stringify(body),
        );
      expect(await patch({ title: 'Queues', public: true })).toMatchObject({
        status: 200,
        body: { title: 'Queues', public: true, status: 'rendering' },
      });
      expect(await patch({ title: null })).toMatchObject({ status: 200, body: { title: 'Queues', public: true } });
      expect(await patch({ status: 'rendered' })).toMatchObject({
        status: 400,
        body: { error: 'bad_request: status is not a field of this request' },
      });
      expect((await patch({ title: '', public: 'yes' })).body.details).toHaveLength(2);
    });

    it('turns old links away as soon as the key is rotated [§C4 change and list]', async () => {
      const { videoId, url, mediaKey, video } = await order(buyer);
      expect((await stack.fetch(url)).status).toBe(404);
      const { status, body } = await buyer.post<VideoBody>(`/v1/videos/${videoId}/rotate-key`, {});
      expect(status).toBe(200);
      expect(body.mediaKey).not.toBe(mediaKey);
      expect((await stack.fetch(url)).status).toBe(401);
      expect(body.url).toContain(`${video}?k=${body.mediaKey}`);
      expect((await stack.fetch(body.url)).status).toBe(404);
    });

    it('cancel gives everything back while there is no script [§C4 change and list]', async () => {
      const before = await wallet(buyer);
      const { videoId } = await order(buyer, { async: true });
      const answer = await buyer.post<VideoBody>(`/v1/videos/${videoId}/cancel`, {});
      expect(answer).toMatchObject({ status: 200, body: { status: 'error', lastError: 'cancelled' } });
      expect(answer.body.cost).toEqual({ credits: 0, breakdown: [] });
      expect(await wallet(buyer)).toEqual(before);
      for (const action of ['cancel', 'render']) {
        expect((await buyer.post(`/v1/videos/${videoId}/${action}`, {})).status).toBe(409);
      }
    });

    it('delete cancels, and leaves nothing to be found [§C4 change and list]', async () => {
      const before = await wallet(buyer);
      const { body: job } = await buyer.post<JobBody>(PATH, { ...ORDER, async: true });
      const path = `/v1/videos/${job.videoId}`;
      expect((await buyer.send('DELETE', path)).status).toBe(204);
      expect(await wallet(buyer)).toEqual(before);
      for (const gone of [path, `${path}/events`, `${path}/captions.vtt`, `/v1/jobs/${job.jobId}`]) {
        expect((await buyer.get(gone)).status).toBe(404);
      }
      expect((await buyer.get<Page>('/v1/videos?limit=1')).body.data).not.toMatchObject([{ videoId: job.videoId }]);
      expect((await buyer.send('DELETE', path)).status).toBe(404);
    });

    it('lets nobody else touch it', async () => {
      const { videoId } = await order(buyer);
      const path = `/v1/videos/${videoId}`;
      const answers = [
        await stranger.post(`${path}/render`, {}),
        await stranger.post(`${path}/cancel`, {}),
        await stranger.post(`${path}/rotate-key`, {}),
        await stranger.send('PATCH', path, '{"public":true}'),
        await stranger.send('DELETE', path),
        await stranger.get(`${path}/events`),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 404, body: { error: `not_found: video ${videoId}` } });
      }
      expect((await buyer.post(`${path}/render`, {})).body['error']).toBe(
        `conflict: ${videoId} is rendering and cannot become rendering`,
      );
    });
  });

  describe('with a worker', () => {
    let metrics: string;
    let video: VideoBody;

    beforeAll(async () => {
      const { data } = (await buyer.get<Page>('/v1/videos?limit=100')).body;
      for (const { videoId } of data) await buyer.send('DELETE', `/v1/videos/${videoId}`);
      const port = String(await freePort());
      metrics = `http://127.0.0.1:${port}/metrics`;
      await stack.startWorker({ PORT: port });
    });

    const folder = () => join(stack.dataDir, 'storage', 'videos', video.videoId);
    const path = () => `/v1/videos/${video.videoId}`;

    /** Follows the render until it has made its first frames, then leaves. */
    async function underWay(): Promise<void> {
      const stream = await stack.fetch(`${path()}/events`, {
        headers: { authorization: `Bearer ${exact.apiKey}` },
      });
      let text = '';
      for await (const chunk of (stream.body ?? []) as AsyncIterable<Uint8Array>) {
        text += Buffer.from(chunk).toString();
        const last = [...text.matchAll(/"progress":([\d.]+)/g)].at(-1)?.[1];
        if (Number(last) > 0) return;
      }
      throw new Error(`the render ended before it was under way: ${text}`);
    }

    it('a draft becomes scripted: words, captions and proof are there, a file is not', async () => {
      video = await waitFor('the script', async () => {
        const [first] = (await exact.get<Page>('/v1/videos?status=scripted')).body.data;
        return first ?? null;
      });
      expect(video).toMatchObject({ version: 1, renderUrl: null, thumbnail: null, cost: { credits: DESIGN } });
      expect(video.scenes.length).toBeGreaterThan(1);
      expect(await wallet(exact)).toEqual({ credits: 0, reserved: 0 });
      const vtt = await exact.get<string>(`${path()}/captions.vtt`);
      expect(vtt.headers.get('content-type')).toContain('text/vtt');
      expect(vtt.body).toMatch(/^WEBVTT\n\n00:00:/);
      expect((await exact.get<string>(`${path()}/captions.srt`)).body).toMatch(/^1\n00:00:/);
      expect((await exact.get(`${path()}/proof`)).body).toMatchObject({ version: 1, complete: true });
      expect((await exact.post(`${path()}/cancel`, {})).status).toBe(409);
    });

    it('is rendered once for two clicks, told as it goes by any api, and charged when it is done [§C4 progress events] [§4.2 render]', async () => {
      expect(await exact.post(`${path()}/render`, {})).toMatchObject({
        status: 402,
        body: { error: `insufficient_credits: needed ${RENDER}, held 0, short ${RENDER}` },
      });
      expect((await read(exact, video.videoId)).status).toBe('scripted');
      const captions = (await exact.get<string>(`${path()}/captions.vtt`)).body;
      await stack.admin('credits:grant', '--account', exact.accountId, '--credits', '100', '--reason', 'more');
      const other = new ApiClient(await stack.startApi(), exact.apiKey);
      const clicks = await Promise.all([exact, other].map((api) => api.post<VideoBody>(`${path()}/render`, {})));
      expect(clicks.map(({ status }) => status).sort()).toEqual([202, 409]);
      const taken = clicks.find(({ status }) => status === 202)?.body;
      expect(taken).toMatchObject({ status: 'rendering', version: 1, charged: 0, renderUrl: null });
      expect(taken).toMatchObject({ warnings: video.check.warnings });
      expect(await wallet(exact)).toEqual({ credits: 90, reserved: RENDER });

      const told = (await other.get<string>(`${path()}/events`)).body.split('\n\n').filter((part) => part !== '');
      const progress = told.slice(0, -1).map((part) => /^event: progress\ndata: (.*)$/.exec(part)?.[1] ?? '');
      const steps = progress.map((data) => JSON.parse(data) as { stage: string; progress: number });
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.map((step) => step.progress)).toEqual(steps.map((step) => step.progress).sort((a, b) => a - b));
      expect(new Set(steps.map(({ stage }) => stage))).toEqual(new Set(['render']));
      video = JSON.parse(/^event: video\nid: .*\ndata: (.*)$/.exec(told.at(-1) ?? '')?.[1] ?? '') as VideoBody;
      expect(video).toEqual(await read(exact, video.videoId));
      expect(video).toMatchObject({ status: 'rendered', version: 1, cost: { credits: DESIGN + RENDER } });
      expect((await stack.fetch(video.renderUrl ?? '')).status).toBe(200);
      expect((await exact.get<string>(`${path()}/captions.vtt`)).body).toBe(captions);
      expect(await wallet(exact)).toEqual({ credits: 90, reserved: 0 });
    });

    it('tells a follower who comes late what became of it', async () => {
      const stream = await exact.get<string>(`${path()}/events`);
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      expect(stream.body).toMatch(/^event: video\nid: .*\ndata: \{.*"status":"rendered".*\}\n\n$/);
    });

    it('is rendered again as the next version; cancelled in the middle, the work stops and its hold goes back [§C4 render numbers] [§2.1 version]', async () => {
      const { body } = await exact.post<VideoBody & { warnings: unknown[] }>(`${path()}/render`, {});
      expect(body).toMatchObject({ status: 'rendering', version: 2, warnings: video.check.warnings });
      await underWay();
      expect((await exact.post(`${path()}/cancel`, {})).body).toMatchObject({
        status: 'error',
        lastError: 'cancelled',
        version: 2,
        cost: { credits: DESIGN + RENDER },
      });
      expect(await wallet(exact)).toEqual({ credits: 90, reserved: 0 });
      await waitFor('the worker to stop', async () =>
        (await (await fetch(metrics)).text()).includes('factreel_jobs_total{queue="render",outcome="cancelled"} 1'),
      );
      expect((await stack.fetch(video.renderUrl ?? '')).status).toBe(200);
    });

    it('goes on from error, as the same version, and is gone for good when it is deleted meanwhile', async () => {
      const { body } = await exact.post<VideoBody>(`${path()}/render`, {});
      expect(body).toMatchObject({ status: 'rendering', version: 2, lastError: null });
      await underWay();
      expect(existsSync(folder())).toBe(true);
      expect((await exact.send('DELETE', path())).status).toBe(204);
      expect(existsSync(folder())).toBe(false);
      expect((await exact.get(path())).status).toBe(404);
      expect((await stack.fetch(video.renderUrl ?? '')).status).toBe(404);
      await waitFor('the worker to stop', async () =>
        (await (await fetch(metrics)).text()).includes('factreel_jobs_total{queue="render",outcome="cancelled"} 2'),
      );
      expect(await wallet(exact)).toEqual({ credits: 90, reserved: 0 });
      expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
    });
  });
});
