import { SafeFetch } from '@app/platform';
import { POSTIZ_KEY, PostizServer } from '@app/testing';
import { SchedulerError, UncertainPostError } from '../src/publishing.errors';
import { PostizScheduler } from '../src/schedulers/postiz.scheduler';
import { SchedulerHttp } from '../src/schedulers/scheduler.http';
import type { PostOrder, SchedulerChannel } from '../src/schedulers/scheduler.provider';

describe('a request to a scheduler', () => {
  let server: PostizServer;
  let pauses: number[];
  let postiz: PostizScheduler;
  const signal = new AbortController().signal;

  beforeAll(async () => {
    server = await PostizServer.start();
    server.integrations = [{ id: 'p-1', identifier: 'bluesky' }];
  });

  beforeEach(() => {
    server.calls.length = 0;
    server.faults = [];
    pauses = [];
    const pause = async (ms: number): Promise<void> => void pauses.push(ms);
    postiz = new PostizScheduler(new SchedulerHttp(new SafeFetch([]), pause));
  });

  afterAll(async () => server.stop());

  const call = (isCustomers = false, baseUrl = server.url) => {
    return { access: { apiKey: POSTIZ_KEY, baseUrl, isCustomers }, signal };
  };

  async function posted(): Promise<unknown> {
    const [channel] = await postiz.channels(call());
    const look = { title: 'T', format: '9:16' as const, media: { id: 'm', url: 'https://x.example/v.mp4' } };
    const order: PostOrder = {
      ...look,
      channel: channel as SchedulerChannel,
      text: 't',
      isStory: false,
      isLive: true,
      at: new Date(),
    };
    return await postiz.post(call(), order);
  }

  it('is retried after the seconds that the scheduler asks for, or with growing pauses', async () => {
    const busy = (headers: Record<string, string> = {}) => ({ status: 429, headers, body: {} });
    server.faults = [busy({ 'retry-after': '7' }), busy()];
    await expect(posted()).resolves.toMatchObject({ state: 'posted' });
    expect(pauses).toEqual([7000, 2000]);
    server.faults = [busy(), busy(), busy()];
    await expect(posted()).rejects.toThrow('asks to come again later');
  });

  it('is not retried if it may have made a post', async () => {
    for (const fault of ['lose', { status: 503, headers: { 'retry-after': '1' }, body: {} }] as const) {
      server.faults = [fault];
      await expect(posted()).rejects.toThrow(UncertainPostError);
    }
    expect(pauses).toEqual([]);
  });

  it('is retried if it is a lost query, and then fails with a plain message', async () => {
    await expect(postiz.channels(call(false, 'http://127.0.0.1:1'))).rejects.toThrow(
      new SchedulerError('Postiz cannot be reached; try again later'),
    );
    expect(pauses).toEqual([1000, 2000]);
  });

  it('reaches no private address given by a customer', async () => {
    await expect(postiz.channels(call(true))).rejects.toThrow(/address of Postiz is not a public address/);
    expect(server.calls).toEqual([]);
  });

  it('rejects the answer of another kind of server', async () => {
    await expect(postiz.channels(call(false, `${server.url}/elsewhere`))).rejects.toThrow(
      'Postiz: Cannot GET /elsewhere/public/v1/integrations',
    );
    server.integrations = [{ id: 7 as unknown as string, identifier: 'x' }];
    await expect(postiz.channels(call())).rejects.toThrow('is its address right?');
  });
});
