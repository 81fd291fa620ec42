import {
  BUFFER_KEY,
  bufferError,
  BufferServer,
  POSTIZ_KEY,
  type PostFault,
  PostizServer,
  Receiver,
  waitFor,
} from '@app/testing';
import type { PublishOrder, PublishVideoService } from '../src';
import { CAPTION, Publishing } from './publishing.fixture';

type Results = Awaited<ReturnType<PublishVideoService['publish']>>['results'];

const HTTP_429 = { status: 429, body: { statusCode: 429, message: 'ThrottlerException: Too Many Requests' } };
const TOO_MANY = 'Too many requests from this client. Please try again later.';
const INTERRUPTED = expect.stringContaining('interrupted') as string;

describe('a post', () => {
  let api: Receiver;
  let postiz: PostizServer;
  let buffer: BufferServer;
  let publishing: Publishing;

  beforeAll(async () => {
    api = await Receiver.start();
    postiz = await PostizServer.start();
    buffer = await BufferServer.start();
    postiz.integrations = [{ id: 'p-1', identifier: 'x' }];
    buffer.channels = [{ id: 'b-1', service: 'twitter' }];
    publishing = await Publishing.start({ postiz: postiz.url, buffer: buffer.url, api: api.url });
  });

  beforeEach(() => {
    publishing.clock.time = new Date();
    postiz.calls.length = 0;
    postiz.posts.length = 0;
    postiz.faults = [];
    buffer.posts.length = 0;
    buffer.faults = [];
  });

  afterAll(async () => {
    await publishing.stop();
    for (const server of [api, postiz, buffer]) await server.stop();
  });

  /** A publish request for a new video of a new account. */
  async function anOrder(destination: 'postiz' | 'buffer'): Promise<PublishOrder> {
    const accountId = await publishing.anAccount({ postiz: POSTIZ_KEY, buffer: BUFFER_KEY });
    return { accountId, videoId: await publishing.aVideo(accountId), destination, autopost: true };
  }

  async function resultsOf(order: PublishOrder): Promise<Results> {
    return (await publishing.service.publish(order)).results;
  }

  const servers = () => ({ postiz, buffer });
  const keyOf = ({ videoId, destination }: PublishOrder, channelId: string) => {
    return { videoId, version: 1, scheduler: destination as 'postiz' | 'buffer', channelId, isStory: false };
  };

  describe.each(['postiz', 'buffer'] as const)('on %s', (kind) => {
    const channelId = kind === 'postiz' ? 'p-1' : 'b-1';

    it('is made once, however often and in parallel it is requested', async () => {
      const order = await anOrder(kind);
      const all = await Promise.all(Array.from({ length: 5 }, () => resultsOf(order)));
      const [again] = await resultsOf(order);
      expect(servers()[kind].posts).toHaveLength(1);
      expect(again).toMatchObject({ status: 'posted', postId: servers()[kind].posts[0]?.id });
      for (const [result] of all) expect(['posted', 'sending']).toContain(result?.status);
    });

    it('is found at the scheduler if the answer was lost', async () => {
      servers()[kind].faults = ['lose'];
      const order = await anOrder(kind);
      expect(await resultsOf(order)).toMatchObject([{ status: 'posted', postId: servers()[kind].posts[0]?.id }]);
      expect(servers()[kind].posts).toHaveLength(1);
    });

    it('is not made again while it may exist, but once it certainly does not', async () => {
      servers()[kind].faults = ['drop'];
      const order = await anOrder(kind);
      expect(await resultsOf(order)).toMatchObject([{ status: 'unknown', postId: null, error: INTERRUPTED }]);
      publishing.clock.pass(540);
      expect(await resultsOf(order)).toMatchObject([{ status: 'unknown' }]);
      expect(servers()[kind].posts).toHaveLength(0);
      publishing.clock.pass(120);
      expect(await resultsOf(order)).toMatchObject([{ status: 'posted', error: null }]);
      expect(servers()[kind].posts).toHaveLength(1);
    });

    it('is found among videos with the same text if its sender died after the scheduler took it', async () => {
      const order = await anOrder(kind);
      await resultsOf(order);
      const dead = { ...order, videoId: await publishing.aVideo(order.accountId) };
      const claimed = await publishing.claims.find(keyOf(dead, channelId), { ...order, text: CAPTION });
      expect(await publishing.claims.claim(claimed, CAPTION)).toBe(true);
      expect(await resultsOf(dead)).toMatchObject([{ status: 'sending', postId: null }]);
      await resultsOf({ ...order, videoId: await publishing.aVideo(order.accountId) });
      // By its text the second video's post is the dead sender's; those of the first and third video are known.
      const made = { ...servers()[kind].posts[0], id: 'made-by-the-dead' };
      (servers()[kind].posts as unknown[]).push(made);
      publishing.clock.pass(660);
      expect(await resultsOf(dead)).toMatchObject([{ status: 'posted', postId: 'made-by-the-dead' }]);
      expect(servers()[kind].posts).toHaveLength(3);
    });

    it('is sent if its sender died before the scheduler took it', async () => {
      const order = await anOrder(kind);
      const claimed = await publishing.claims.find(keyOf(order, channelId), { ...order, text: CAPTION });
      await publishing.claims.claim(claimed, CAPTION);
      publishing.clock.pass(660);
      expect(await resultsOf(order)).toMatchObject([{ status: 'posted' }]);
      expect(servers()[kind].posts).toHaveLength(1);
    });

    it('can be retried after a refusal', async () => {
      const refusals: Record<typeof kind, PostFault> = {
        postiz: { status: 400, body: { msg: 'All media must be uploaded through our upload API route' } },
        buffer: { status: 200, body: bufferError('BAD_USER_INPUT', 'All media must be public') },
      };
      servers()[kind].faults = [refusals[kind]];
      const order = await anOrder(kind);
      expect(await resultsOf(order)).toMatchObject([
        { status: 'failed', error: expect.stringMatching(/^(Postiz|Buffer): All media must be/) as string },
      ]);
      expect(await resultsOf(order)).toMatchObject([{ status: 'posted', error: null }]);
    });

    it('waits as long as it is told to, but not too long', async () => {
      const header = { ...HTTP_429, headers: { 'retry-after': '0' } };
      servers()[kind].faults = [header, header];
      expect(await resultsOf(await anOrder(kind))).toMatchObject([{ status: 'posted' }]);
      servers()[kind].faults = [{ ...HTTP_429, headers: { 'retry-after': '1800' } }];
      const order = await anOrder(kind);
      expect(await resultsOf(order)).toMatchObject([
        { status: 'failed', error: expect.stringContaining('asks to come again in 1800 s') as string },
      ]);
      expect(await resultsOf(order)).toMatchObject([{ status: 'posted' }]);
    });

    it('is refused before anything is sent if the scheduler rejects the key', async () => {
      const accountId = await publishing.anAccount({ [kind]: 'not-the-key' });
      const videoId = await publishing.aVideo(accountId);
      const order = { accountId, videoId, destination: kind };
      await expect(resultsOf(order)).rejects.toThrow(/does not take the key/);
    });

    it('is completed when its caller leaves, but no other is started', async () => {
      const order = await anOrder(kind);
      const gone = AbortSignal.abort(new Error('gone'));
      await expect(publishing.service.publish(order, gone)).rejects.toThrow('gone');
      expect(servers()[kind].posts).toHaveLength(0);
      expect(await resultsOf(order)).toMatchObject([{ status: 'posted' }]);
    });
  });

  it('is stored even if its caller leaves while it is made', async () => {
    const order = await anOrder('postiz');
    let open = (): void => undefined;
    postiz.gate = new Promise((opened) => (open = opened));
    const caller = new AbortController();
    const asked = publishing.service.publish(order, caller.signal);
    await waitFor('the post to be under way', async () => postiz.calls.at(-1) === 'POST /public/v1/posts');
    caller.abort(new Error('gone'));
    open();
    expect((await asked).results).toMatchObject([{ status: 'posted' }]);
    expect(postiz.posts).toHaveLength(1);
  });

  it('has an unknown outcome after an internal error of Buffer, in its data or beside it', async () => {
    const unexpected = { data: { createPost: { __typename: 'UnexpectedError', message: 'Something went wrong' } } };
    for (const body of [bufferError('INTERNAL_SERVER_ERROR', 'Boom'), unexpected]) {
      buffer.faults = [{ status: 200, body }];
      expect(await resultsOf(await anOrder('buffer'))).toMatchObject([{ status: 'unknown', error: INTERRUPTED }]);
    }
    buffer.faults = [{ status: 502, body: '<html>' }];
    expect(await resultsOf(await anOrder('buffer'))).toMatchObject([{ status: 'unknown' }]);
    const empty: PostFault = { status: 201, body: [] };
    postiz.faults = [empty];
    expect(await resultsOf(await anOrder('postiz'))).toMatchObject([{ status: 'unknown' }]);
  });

  it('waits as long as the body of Buffer’s answer asks for', async () => {
    const limit = bufferError('RATE_LIMIT_EXCEEDED', TOO_MANY, { retryAfter: 900 });
    for (const status of [200, 429]) {
      buffer.faults = [{ status, body: limit }];
      expect(await resultsOf(await anOrder('buffer'))).toMatchObject([
        { status: 'failed', error: 'Buffer takes no more for now; it asks to come again in 900 s' },
      ]);
    }
  });
});
