import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '@app/render';
import { ApiClient, briefVideo, OwnerClient, Receiver, Stack, type VideoBody, waitFor } from '@app/testing';

const run = promisify(execFile);

describe('videos of a test key', () => {
  let stack: Stack;
  let receiver: Receiver;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    receiver = await Receiver.start();
    await stack.startWorker();
    const owner = await OwnerClient.enter(stack.baseUrl, { email: 'small@x.example', password: 'a long password' });
    const { body } = await owner.post<{ apiKey: string }>('/v1/account/keys', { name: 'k', mode: 'test' });
    client = new ApiClient(stack.baseUrl, body.apiKey, stack.description);
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  it('are rendered small for test credits, announced as a test, and posted nowhere', async () => {
    await client.post('/v1/webhooks', { url: `${receiver.url}/hook`, events: ['video.rendered'] });
    const { body: ordered } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo({ format: '9:16' }));
    const video = await client.finished(ordered.videoId);
    expect(video).toMatchObject({ status: 'rendered', livemode: false });
    const { stderr } = await run(resolveFfmpeg(), ['-hide_banner', '-i', video.url]).catch(
      (error: { stderr: string }) => error,
    );
    expect(stderr).toMatch(/Video: h264.*, 360x640[ ,]/);
    const delivery = await waitFor('the delivery', async () => receiver.received[0] ?? null);
    expect(JSON.parse(String(delivery.raw))).toMatchObject({ event: 'video.rendered', livemode: false });
    const post = { videoId: video.videoId, destination: 'scheduler', autopost: true };
    const { status, body } = await client.post<{ results: object[] }>('/v1/tools/publish', post);
    expect([status, body.results]).toEqual([200, [expect.objectContaining({ channelId: 'test', status: 'posted' })]]);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
  });
});
