import { briefVideo, describeWithRedis, IS_FULL, RedisServer, Stack, type VideoBody, waitFor } from '@app/testing';

/** Minutes of real videos in real processes: at full length only. */
(IS_FULL ? describeWithRedis : describe.skip)('an api and a worker whose Redis is away', () => {
  let redis: RedisServer;
  let stack: Stack;

  beforeAll(async () => {
    redis = await RedisServer.start();
    stack = await Stack.start({ QUEUE_URL: redis.url, LOG_LEVEL: 'silent' });
    await stack.startWorkerProcess();
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
  ])('say so and take orders all the same, which are made once it is back: %s', async (_how, away, back) => {
    const client = await stack.account(2_000);
    await away();
    expect(await readiness()).toMatchObject({ status: 503, checks: { database: 'up', queue: 'down', storage: 'up' } });
    const order = await client.post<VideoBody>('/v1/videos/from-data', briefVideo());
    expect(order.status).toBe(202);
    await back();
    await waitFor('the video to be taken up', async () => {
      const { body } = await client.get<{ data: Array<{ status: string }> }>(`/v1/videos?limit=1`);
      return body.data[0]?.status !== 'draft';
    });
    await waitFor('both to be well', async () => (await readiness()).status === 200);
    await client.cancelAll();
  });
});
