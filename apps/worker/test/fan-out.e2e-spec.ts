import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@app/platform';
import {
  type ApiClient,
  briefVideo,
  describeOnQueues,
  endOf,
  IS_FULL,
  OtlpServer,
  type QueueKind,
  Stack,
  type VideoBody,
  waitFor,
} from '@app/testing';

/** Of several segments. */
const ORDER = briefVideo({
  targetSeconds: 30,
  data: {
    gate: 'Gate B',
    waitMinutes: 17,
    passengers: 4_210,
    delayedFlights: 12,
    byHour: [
      { hour: '06:00', waiting: 120 },
      { hour: '09:00', waiting: 480 },
      { hour: '12:00', waiting: 310 },
    ],
  },
});

/** Minutes of real videos in real processes: at full length only. */
const onQueues: typeof describeOnQueues = (name, suite) => {
  if (IS_FULL) describeOnQueues(name, suite);
  else describe.skip(name, () => suite(() => Promise.reject(new Error('not at this length'))));
};

onQueues('a video that all workers make together', (startQueue) => {
  let queue: QueueKind;
  let collector: OtlpServer;
  let stack: Stack;
  let client: ApiClient;
  let videoId: string;
  let alone: string | null;

  beforeAll(async () => {
    queue = await startQueue();
    collector = await OtlpServer.start();
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
    stack = await Stack.start({ STALLED_AFTER_S: '4', ...traces, ...queue.environment });
    client = await stack.account(5_000);
    const worker = await stack.startWorkerProcess();
    ({ videoId } = (await client.post<VideoBody>('/v1/videos/from-data', ORDER)).body);
    const video = await client.finished(videoId);
    expect(video.status).toBe('rendered');
    alone = video.check.sha256;
    await endOf(worker, 'SIGTERM');
  });

  afterAll(async () => {
    await stack.stop();
    await collector.stop();
    await queue.close();
  });

  const parts = async (which = 'true') => {
    const rows = await stack.rows<{ name: string }>(`SELECT name FROM render_parts WHERE ${which}`);
    return rows.map(({ name }) => name);
  };
  const partsFolder = () => join(stack.dataDir, 'storage/videos', videoId, 'parts');

  /** A worker, and how many parts it has made. */
  async function startWorker() {
    const port = String(await freePort());
    const process = await stack.startWorkerProcess({ RENDER_FANOUT: 'on', PORT: port });
    const made = async (): Promise<number> => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/queue="parts",outcome="done"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    };
    return { process, made };
  }

  async function expectTheSameVideo(): Promise<void> {
    const video = await client.finished(videoId);
    expect([video.status, video.check.sha256]).toEqual(['rendered', alone]);
    await waitFor('its parts to be forgotten', async () => (await parts()).length === 0);
    expect(await readdir(partsFolder())).toEqual([]);
  }

  it('has the bytes of one that a single worker makes, and each of two has a part in it', async () => {
    const workers = [await startWorker(), await startWorker()];
    expect((await client.post(`/v1/videos/${videoId}/render`, {})).status).toBe(202);
    await waitFor('its parts', async () => (await parts()).length > 2);
    await expectTheSameVideo();
    for (const { made } of workers) expect(await made()).toBeGreaterThan(0);
    const spans = await waitFor('the spans of its parts', async () => {
      const seen = collector.named('video.part');
      return seen.length > 2 && seen;
    });
    const traces = new Set(collector.named('video.render').map(({ traceId }) => traceId));
    for (const { traceId } of spans) expect(traces).toContain(traceId);
    await Promise.all(workers.map(({ process }) => endOf(process, 'SIGTERM')));
  });

  it('is gone on with where a worker is killed and the queue loses all: finished parts are kept, it is charged once', async () => {
    const first = await startWorker();
    await client.post(`/v1/videos/${videoId}/render`, {});
    await waitFor('a finished segment', async () => (await parts("report IS NOT NULL AND name <> 'sound'")).length > 0);
    await endOf(first.process, 'SIGKILL');
    const kept = await parts('report IS NOT NULL');
    await queue.loseAll(stack);
    const all = (await parts()).length;
    const second = await startWorker();
    await expectTheSameVideo();
    expect(await second.made()).toBeLessThanOrEqual(all - kept.length);
    const rows = await stack.rows<{ captures: number }>(
      "SELECT count(*)::int AS captures FROM ledger_transactions WHERE video_id = $1 AND kind = 'capture' AND captured = 10",
      [videoId],
    );
    expect(rows[0]?.captures).toBe(3);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
    await endOf(second.process, 'SIGTERM');
  });

  it('is stopped on all of them when it is cancelled, and its credits come back', async () => {
    const worker = await startWorker();
    await client.post(`/v1/videos/${videoId}/render`, {});
    await waitFor('a part that is begun', async () => (await parts('drawn > 0 AND report IS NULL')).length > 0);
    expect((await client.post(`/v1/videos/${videoId}/cancel`, {})).status).toBe(200);
    expect((await client.finished(videoId)).status).toBe('error');
    await endOf(worker.process, 'SIGTERM');
    const { body } = await client.get<{ reserved: number }>('/v1/account');
    expect(body.reserved).toBe(0);
    expect(await parts('report IS NULL')).not.toEqual([]);
  });
});
