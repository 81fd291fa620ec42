import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@app/platform';
import { resolveFfmpeg } from '@app/render';
import {
  type ApiClient,
  briefVideo,
  describeAtFullLength,
  endOf,
  LocalServer,
  Stack,
  TranscriptionServer,
  type VideoBody,
  waitFor,
} from '@app/testing';

interface Delivery {
  id: string;
  status: string;
}

const CLIP = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:d=2', '-f', 'lavfi', '-i', 'sine=d=2'];

/** Minutes of real work in real processes, so at full length only; a render that is told to stop is tested beside workers that are killed. */
describeAtFullLength('a worker that is told to stop', () => {
  let stack: Stack;
  let client: ApiClient;
  let transcription: TranscriptionServer;
  let receiver: LocalServer;
  /** Requests that reached the receiver, each to be answered. */
  const arrived: Array<() => void> = [];

  beforeAll(async () => {
    transcription = await TranscriptionServer.start();
    receiver = await new LocalServer(async (_request, response) => {
      await new Promise<void>((answered) => arrived.push(answered));
      response.writeHead(200).end();
    }).listen();
    stack = await Stack.start({
      FETCH_ALLOW: '127.0.0.1',
      TRANSCRIPTION_BASE_URL: transcription.url,
      TRANSCRIPTION_API_KEY: 'tr-key',
    });
    client = await stack.account(5_000);
  });

  beforeEach(() => {
    arrived.length = 0;
  });

  afterAll(async () => {
    await stack.stop();
    await receiver.stop();
    await transcription.stop();
  });

  const gone = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

  /** A webhook that is being delivered by a worker of its own. */
  async function deliveryUnderWay(environment: NodeJS.ProcessEnv = {}) {
    const { body } = await client.post<{ webhook: { id: string } }>('/v1/webhooks', {
      url: receiver.url,
      events: ['video.rendered'],
    });
    const webhook = body.webhook.id;
    const port = String(await freePort());
    const worker = await stack.startWorkerProcess({ PORT: port, ...environment });
    await client.post(`/v1/webhooks/${webhook}/test`, {});
    await waitFor('the delivery', async () => arrived.length > 0);
    return { worker, webhook, health: `http://127.0.0.1:${port}/health/live` };
  }

  it('ends a delivery that is under way, answers for its health meanwhile, and sends it once', async () => {
    const { worker, webhook, health } = await deliveryUnderWay();
    const ended = gone(worker);
    worker.kill('SIGTERM');
    expect((await fetch(health)).status).toBe(200);
    arrived[0]?.();
    expect(await ended).toBe(0);
    const { body } = await client.get<{ data: Delivery[] }>(`/v1/webhooks/${webhook}/deliveries`);
    expect(body.data.map(({ status }) => status)).toEqual(['delivered']);
    expect(arrived).toHaveLength(1);
    await client.send('DELETE', `/v1/webhooks/${webhook}`);
  });

  it('ends at once when it is told again', async () => {
    const { worker, webhook } = await deliveryUnderWay();
    const ended = gone(worker);
    await waitFor('the end', async () => {
      worker.kill('SIGINT');
      return worker.exitCode !== null;
    });
    expect(await ended).toBe(130);
    arrived[0]?.();
    await client.send('DELETE', `/v1/webhooks/${webhook}`);
  });

  it('gives a footage index to the next, which is charged once', async () => {
    const path = join(stack.dataDir, 'harbour.mp4');
    const ffmpeg = resolveFfmpeg(process.env['FFMPEG_PATH']);
    await promisify(execFile)(ffmpeg, ['-v', 'error', ...CLIP, '-pix_fmt', 'yuv420p', path]);
    const libraryAssetId = await uploaded(path);
    const release = transcription.hold();
    const first = await stack.startWorkerProcess();
    const { body } = await client.post<{ jobId: string }>('/v1/tools/index_footage', { libraryAssetId });
    await waitFor('what is said to be asked for', async () => transcription.calls > 0);
    await endOf(first, 'SIGTERM');
    expect(first.exitCode).toBe(0);
    release();
    const second = await stack.startWorkerProcess();
    const job = await waitFor('the index', async () => {
      const answer = await client.get<{ status: string }>(`/v1/jobs/${body.jobId}`);
      return !['queued', 'running'].includes(answer.body.status) && answer.body;
    });
    expect(job.status).toBe('done');
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
    await endOf(second, 'SIGTERM');
  });

  it('ends a design that is under way, and leaves its render to the next', async () => {
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo());
    const worker = await stack.startWorkerProcess();
    await waitFor('the design to begin', async () => (await stageOf(body.videoId)) === 'design running');
    await endOf(worker, 'SIGTERM');
    expect(worker.exitCode).toBe(0);
    expect(await stageOf(body.videoId)).toBe('render running');
    await client.cancelAll();
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
  });

  async function stageOf(videoId: string): Promise<string> {
    const text = "SELECT stage || ' ' || status AS now FROM jobs WHERE video_id = $1";
    const rows = await stack.rows<{ now: string }>(text, [videoId]);
    return rows[0]?.now ?? '';
  }

  async function uploaded(path: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([await readFile(path)], { type: 'video/mp4' }), 'harbour.mp4');
    const headers = { authorization: `Bearer ${client.apiKey}` };
    const answer = await stack.fetch('/v1/library/upload', { method: 'POST', headers, body: form });
    return ((await answer.json()) as { libraryAssetId: string }).libraryAssetId;
  }
});
