import { briefFilm, describeWithRedis, RedisServer, Stack, type VideoBody, waitFor } from '@app/testing';
import { Client } from 'pg';

describeWithRedis('an api whose Redis is away', () => {
  let redis: RedisServer;
  let stack: Stack;

  beforeAll(async () => {
    redis = await RedisServer.start();
    stack = await Stack.start({ QUEUE_URL: redis.url, LOG_LEVEL: 'silent' });
  });

  afterAll(async () => {
    await stack.stop();
    await redis.close();
  });

  const readiness = async () => {
    const answer = await fetch(`${stack.baseUrl}/health/ready`);
    return { status: answer.status, checks: ((await answer.json()) as { checks: object }).checks };
  };

  it.each([
    ['stopped', () => redis.stop(), () => redis.restart()],
    ['frozen', async () => redis.freeze(), async () => redis.thaw()],
  ])('says so and takes orders all the same, and a worker makes them once it is back: %s', async (_how, away, back) => {
    const client = await stack.account(2_000);
    await away();
    expect(await readiness()).toMatchObject({ status: 503, checks: { database: 'up', queue: 'down', storage: 'up' } });
    const order = await client.post<VideoBody>('/v1/videos/from-data', briefFilm());
    expect(order.status).toBe(202);
    const worker = stack.startWorkerProcess();
    await back();
    const films = new Client({ connectionString: stack.databaseUrl });
    await films.connect();
    await waitFor('the film to be taken up', async () => {
      const { rows } = await films.query<{ status: string }>('SELECT status FROM jobs WHERE video_id = $1', [
        order.body.videoId,
      ]);
      return rows.some(({ status }) => status === 'running');
    });
    await films.end();
    expect(await readiness()).toMatchObject({ status: 200 });
    await client.cancelAll();
    (await worker).kill('SIGTERM');
  });
});
