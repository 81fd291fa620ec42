import { describeAtFullLength, LanguageModelServer, Stack, type VideoBody } from '@app/testing';

/** Whole videos beside servers of their own: at full length only, their parts are tested by the int suites. */
describeAtFullLength('a video whose model fails, with no composer behind it', () => {
  let stack: Stack;
  let model: LanguageModelServer;

  beforeAll(async () => {
    model = await LanguageModelServer.start();
    model.replies({ status: 401 });
    stack = await Stack.start();
    await stack.startWorker({ LLM_MODEL: 'test', LLM_BASE_URL: `${model.url}/v1`, LLM_FALLBACK: 'none' });
  });

  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  it('ends in error with its reason, and all of its credits come back', async () => {
    const client = await stack.account(1000);
    const order = { data: { gate: 'B', waitMinutes: 17 }, targetSeconds: 15, language: 'Spanish', mode: 'story' };
    const { status, body } = await client.post<VideoBody>('/v1/videos/from-data', order);
    expect(status).toBe(202);
    const video = await client.finished(body.videoId);
    expect(video).toMatchObject({ status: 'error', language: 'es' });
    expect(video.lastError).toContain("The model's provider answered with status 401");
    const account = await client.get<{ credits: number; reserved: number }>('/v1/account');
    expect(account.body).toMatchObject({ credits: 1000, reserved: 0 });
  });
});
