import type { ChildProcess } from 'node:child_process';
import { familyOf, isAlive } from '@app/platform';
import {
  type ApiClient,
  briefVideo,
  describeOnQueues,
  endOf,
  type QueueKind,
  Stack,
  type VideoBody,
  waitFor,
} from '@app/testing';

/** Long enough that a worker is found in the middle of it, on a fast machine as well. */
const ORDER = briefVideo({
  data: {
    waitMinutes: 17,
    gates: [31, 24, 17, 12, 9].map((waitMinutes, at) => ({ gate: `Gate ${'ABCDE'[at]}`, waitMinutes, staff: 9 - at })),
  },
  targetSeconds: 45,
});

describeOnQueues('a video whose workers end', (startQueue) => {
  let queue: QueueKind;
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    queue = await startQueue();
    stack = await Stack.start({ STALLED_AFTER_S: '4', ...queue.environment });
    client = await stack.account(5_000);
  });

  afterAll(async () => {
    await stack.stop();
    await queue.close();
  });

  /** Waits until a worker that was started just now renders the video. */
  async function renderUnderWay(videoId: string): Promise<void> {
    const rows = await stack.rows<{ now: Date }>('SELECT clock_timestamp() AS now');
    await waitFor('the render to be under way', async () => {
      const started = await stack.rows(
        `SELECT 1 FROM jobs
         WHERE video_id = $1 AND stage = 'render' AND status = 'running' AND progress > 0.16 AND updated_at > $2`,
        [videoId, rows[0]?.now],
      );
      return started.length === 1;
    });
  }

  /** Ends a worker in the middle of encoding; answers those of its processes that outlive it. */
  async function leftBy(worker: ChildProcess, end: () => Promise<void>): Promise<number[]> {
    const looking = waitFor('its encoders', async () => {
      const family = (await familyOf(worker.pid ?? 0)).filter(({ pid }) => pid !== worker.pid);
      return family.length > 1 && family;
    });
    const children = await looking.catch(async (cause: unknown) => {
      const jobs = await stack.rows('SELECT *, clock_timestamp() AS now FROM jobs');
      throw new Error(`no encoders; the worker ended with ${worker.exitCode}, jobs: ${JSON.stringify(jobs)}`, {
        cause,
      });
    });
    await end();
    const alive = (): number[] => children.map(({ pid }) => pid).filter(isAlive);
    // A child hears of its parent's end by its channel, a moment later.
    await waitFor('its children to end', () => Promise.resolve(alive().length === 0), 5_000).catch(() => null);
    return alive();
  }

  it('killed, told to stop, and robbed of the queue: it comes out once, charged once, told once', async () => {
    const first = await stack.startWorkerProcess();
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', ORDER);
    await renderUnderWay(body.videoId);
    await endOf(first, 'SIGKILL');

    const second = await stack.startWorkerProcess();
    await renderUnderWay(body.videoId);
    expect(await leftBy(second, () => endOf(second, 'SIGTERM'))).toEqual([]);
    expect(second.exitCode).toBe(0);
    expect((await client.get<VideoBody>(`/v1/videos/${body.videoId}`)).body.status).toBe('rendering');

    await queue.loseAll(stack);
    const third = await stack.startWorkerProcess();
    await expectMadeOnce(body.videoId);
    await endOf(third, 'SIGTERM');
  });

  async function expectMadeOnce(videoId: string): Promise<void> {
    const video = await client.finished(videoId);
    expect(video.status).toBe('rendered');
    const events = await waitFor('the event', async () => {
      const { body } = await client.get<{ data: Array<{ videoId: string; event: string }> }>('/v1/events');
      const own = body.data.filter((event) => event.videoId === videoId);
      return own.length > 0 && own;
    });
    expect(events.map(({ event }) => event)).toEqual(['video.rendered']);
    const rows = await stack.rows<{ captured: string }>(
      "SELECT captured FROM ledger_transactions WHERE video_id = $1 AND kind = 'capture' ORDER BY captured DESC",
      [videoId],
    );
    expect(rows.map(({ captured }) => Number(captured))).toEqual([720, 10]);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
  }
});
