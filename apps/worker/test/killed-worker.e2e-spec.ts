import { type ApiClient, briefFilm, endOf, Stack, type VideoBody, waitFor } from '@app/testing';
import { Client } from 'pg';

const ORDER = briefFilm();

describe('a worker that dies', () => {
  let stack: Stack;
  let client: ApiClient;
  let database: Client;

  beforeAll(async () => {
    stack = await Stack.start({ STALLED_AFTER_S: '10' });
    client = await stack.account(5_000);
    database = new Client({ connectionString: stack.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database.end();
    await stack.stop();
  });

  /** Orders a film and waits until its render is under way. */
  async function renderUnderWay(): Promise<string> {
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', ORDER);
    await waitFor('the render to begin', async () => {
      const { rows } = await database.query<{ progress: number }>(
        "SELECT progress FROM jobs WHERE video_id = $1 AND stage = 'render' AND status = 'running' AND progress > 0.2",
        [body.videoId],
      );
      return rows.length > 0;
    });
    return body.videoId;
  }

  async function expectMadeOnce(videoId: string): Promise<void> {
    const film = await client.finished(videoId);
    expect(film.status).toBe('rendered');
    const events = await waitFor('the event', async () => {
      const { body } = await client.get<{ data: Array<{ videoId: string; event: string }> }>('/v1/events');
      const own = body.data.filter((event) => event.videoId === videoId);
      return own.length > 0 && own;
    });
    expect(events.map(({ event }) => event)).toEqual(['video.rendered']);
    const { rows } = await database.query<{ captured: string }>(
      "SELECT captured FROM ledger_transactions WHERE video_id = $1 AND kind = 'capture' ORDER BY captured DESC",
      [videoId],
    );
    expect(rows.map(({ captured }) => Number(captured))).toEqual([480, 10]);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
  }

  it('killed in the middle of a render: the film comes out once, charged once, told once', async () => {
    const first = await stack.startWorkerProcess();
    const videoId = await renderUnderWay();
    await endOf(first, 'SIGKILL');
    const second = await stack.startWorkerProcess();
    await expectMadeOnce(videoId);
    await endOf(second, 'SIGTERM');
  });

  it('told to stop in the middle of a render: gives the job back to the next', async () => {
    const first = await stack.startWorkerProcess();
    const videoId = await renderUnderWay();
    await endOf(first, 'SIGTERM');
    expect((await client.get<VideoBody>(`/v1/videos/${videoId}`)).body.status).toBe('rendering');
    const second = await stack.startWorkerProcess();
    await expectMadeOnce(videoId);
    await endOf(second, 'SIGTERM');
  });

  it('finds a job whose place in the queue was lost', async () => {
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', ORDER);
    await database.query('DELETE FROM bullmq.job');
    await stack.startWorkerProcess();
    await waitFor('the job to be taken up', async () => {
      const { rows } = await database.query<{ status: string }>('SELECT status FROM jobs WHERE video_id = $1', [
        body.videoId,
      ]);
      return rows.some(({ status }) => status === 'running');
    });
  });
});
