import { NotFoundError } from '@app/platform';
import { BUFFER_KEY, BufferServer, POSTIZ_KEY, PostizServer, Receiver, waitFor } from '@app/testing';
import { NoSchedulerError, NotRenderedError, type Publication, type PublishOrder } from '../src';
import { CAPTION, Publishing } from './publishing.fixture';

describe('publishing', () => {
  let api: Receiver;
  let postiz: PostizServer;
  let buffer: BufferServer;
  let publishing: Publishing;

  beforeAll(async () => {
    api = await Receiver.start((path) => ({ status: path.includes('vid-') ? 200 : 404 }));
    postiz = await PostizServer.start();
    buffer = await BufferServer.start();
    publishing = await Publishing.start({ postiz: postiz.url, buffer: buffer.url, api: api.url });
  });

  beforeEach(() => {
    for (const list of [postiz.calls, postiz.posts, buffer.calls, buffer.posts, api.received]) list.length = 0;
    postiz.faults = [];
    buffer.faults = [];
    postiz.integrations = [
      { id: 'p-x', identifier: 'x' },
      { id: 'p-ig', identifier: 'instagram-standalone' },
    ];
    buffer.channels = [
      { id: 'b-ig', service: 'instagram' },
      { id: 'b-tw', service: 'twitter' },
    ];
  });

  afterAll(async () => {
    await publishing.stop();
    for (const server of [api, postiz, buffer]) await server.stop();
  });

  /** Publishes a new video of a new account, by default with both keys. */
  async function published(order: Partial<PublishOrder>): Promise<Publication> {
    const accountId = await publishing.anAccount({ postiz: POSTIZ_KEY, buffer: BUFFER_KEY });
    const videoId = await publishing.aVideo(accountId);
    return await publishing.service.publish({ accountId, videoId, destination: 'postiz', ...order });
  }

  const statuses = ({ results }: Publication) => results.map(({ status }) => status);

  it('shares a link without making the video public, and offers the file under a name', async () => {
    const shared = await published({ destination: 'share-link' });
    expect(shared).toMatchObject({ version: 1, downloadUrl: null, results: [], storyPostIds: [] });
    expect(shared.watchUrl).toBe(`${api.url}/w/${shared.videoId}?k=k3y`);
    const lent = await published({ destination: 'download' });
    expect(lent.downloadUrl).toBe(`${api.url}/media/${lent.videoId}/v1/video.mp4?k=k3y&download=1`);
    expect([postiz.calls, buffer.calls]).toEqual([[], []]);
  });

  it('records the posts of a test account and sends them nowhere, whatever it has connected', async () => {
    const accountId = await publishing.aTestAccount();
    const videoId = await publishing.aVideo(accountId);
    for (const destination of ['postiz', 'buffer', 'scheduler'] as const) {
      const order = { accountId, videoId, destination, autopost: true };
      const told = await publishing.service.publish(order);
      expect(told.results).toEqual([
        expect.objectContaining({ channelId: 'test', service: 'test', status: 'posted', error: null }),
      ]);
      expect(told.results[0]?.postId).toMatch(/^test_/);
      expect((await publishing.service.publish(order)).results[0]?.postId).toBe(told.results[0]?.postId);
    }
    expect([postiz.calls, buffer.calls]).toEqual([[], []]);
  });

  it('refuses videos without a file or of another account, and accounts without a key', async () => {
    const accountId = await publishing.anAccount();
    const videoId = await publishing.aVideo(accountId, { status: 'scripted' });
    const order = { accountId, videoId, destination: 'share-link' as const };
    await expect(publishing.service.publish(order)).rejects.toThrow(NotRenderedError);
    const other = await publishing.anAccount();
    await expect(publishing.service.publish({ ...order, accountId: other })).rejects.toThrow(NotFoundError);
    const video = await publishing.aVideo(accountId);
    const asked = publishing.service.publish({ accountId, videoId: video, destination: 'scheduler' });
    await expect(asked).rejects.toThrow(NoSchedulerError);
  });

  it('lists the channels of connected schedulers', async () => {
    postiz.integrations.push({ id: 'p-li', identifier: 'linkedin-page', name: 'The Bakery', disabled: true });
    const accountId = await publishing.anAccount({ postiz: POSTIZ_KEY, buffer: BUFFER_KEY });
    expect(await publishing.service.listChannels(accountId)).toEqual([
      { scheduler: 'postiz', channelId: 'p-x', service: 'x', name: 'x', isReady: true },
      { scheduler: 'postiz', channelId: 'p-ig', service: 'instagram', name: 'instagram-standalone', isReady: true },
      { scheduler: 'postiz', channelId: 'p-li', service: 'linkedin', name: 'The Bakery', isReady: false },
      { scheduler: 'buffer', channelId: 'b-ig', service: 'instagram', name: 'instagram', isReady: true },
      { scheduler: 'buffer', channelId: 'b-tw', service: 'x', name: 'twitter', isReady: true },
    ]);
    postiz.integrations = [];
    buffer.channels = [];
    expect(await publishing.service.listChannels(accountId)).toEqual([]);
    await expect(published({})).rejects.toThrow('no channel is connected');
  });

  it('posts at once on Postiz with each network’s own text and settings, and uploads the video once', async () => {
    const told = await published({
      autopost: true,
      caption: 'For all',
      captions: { twitter: 'For X' },
      socialStory: true,
    });
    expect(told.results).toMatchObject([
      { channelId: 'p-x', service: 'x', status: 'posted', error: null, story: null },
      { channelId: 'p-ig', service: 'instagram', status: 'posted', story: { status: 'posted' } },
    ]);
    expect(postiz.posts).toMatchObject([
      { type: 'now', channelId: 'p-x', content: 'For X', settings: { __type: 'x', who_can_reply_post: 'everyone' } },
      {
        content: 'For all',
        settings: { __type: 'instagram-standalone', post_type: 'post' },
        images: [{ id: 'media-1', path: `${postiz.url}/uploads/1.mp4` }],
      },
      { content: 'For all', settings: { post_type: 'story' } },
    ]);
    expect(told.storyPostIds).toEqual([postiz.posts[2]?.id]);
    expect(api.received.map(({ path }) => path)).toEqual([`/media/${told.videoId}/v1/video.mp4?k=k3y`]);
  });

  it('posts at once on Buffer with the permanent link, and makes no story of a draft', async () => {
    const order = { destination: 'buffer' as const, channelIds: ['b-ig'], socialStory: true };
    const drafted = await published(order);
    expect(drafted.results).toMatchObject([{ status: 'draft', story: null }]);
    const told = await published({ ...order, autopost: true });
    expect(told.results).toMatchObject([{ channelId: 'b-ig', status: 'posted', story: { status: 'posted' } }]);
    const url = `${api.url}/media/${told.videoId}/v1/video.mp4?k=k3y`;
    const assets = [{ video: { url } }];
    expect(buffer.posts.map(({ input }) => input)).toMatchObject([
      { mode: 'addToQueue', saveToDraft: true, schedulingType: 'automatic' },
      { mode: 'shareNow', text: CAPTION, assets, metadata: { instagram: { type: 'reel', shouldShareToFeed: true } } },
      { mode: 'shareNow', assets, metadata: { instagram: { type: 'story' } } },
    ]);
    expect(told.storyPostIds).toEqual([buffer.posts[2]?.id]);
  });

  it('requires channels if two schedulers are connected, and sends nothing if one is unknown', async () => {
    await expect(published({ destination: 'scheduler' })).rejects.toMatchObject({ details: [{ path: 'channelIds' }] });
    const both = await published({ destination: 'scheduler', channelIds: ['b-tw', 'p-x', 'b-tw'] });
    expect(both.results.map(({ channelId }) => channelId)).toEqual(['b-tw', 'p-x']);
    const unknown = published({ destination: 'scheduler', channelIds: ['p-ig', 'p-gone'] });
    await expect(unknown).rejects.toMatchObject({ details: [{ path: 'channelIds.1' }] });
    await expect(unknown).rejects.toThrow('p-ig (instagram), b-ig (instagram)');
    expect([postiz.posts.length, buffer.posts.length]).toEqual([1, 1]);
  });

  it('posts the video’s title if it has no caption', async () => {
    const accountId = await publishing.anAccount({ buffer: BUFFER_KEY });
    const videoId = await publishing.aVideo(accountId, { caption: ' ' });
    await publishing.service.publish({ accountId, videoId, destination: 'scheduler', channelIds: ['b-tw'] });
    expect(buffer.posts[0]?.input.text).toBe('Bread');
  });

  it('reports a channel that refuses the video, and posts to the others', async () => {
    postiz.integrations = [
      { id: 'p-pin', identifier: 'pinterest' },
      { id: 'p-off', identifier: 'threads', name: 'Old threads', disabled: true },
      { id: 'p-bs', identifier: 'bluesky' },
    ];
    const told = await published({ autopost: true, channelIds: ['p-pin', 'p-off', 'p-bs'] });
    expect(statuses(told)).toEqual(['failed', 'failed', 'posted']);
    expect(told.results.map(({ error }) => error)).toEqual([
      'Postiz: posts.0.settings.board is required',
      'Old threads has to be connected anew at the scheduler',
      null,
    ]);
  });

  it('learns the address of a post, or the network’s refusal, without posting again', async () => {
    const accountId = await publishing.anAccount({ postiz: POSTIZ_KEY });
    const order = {
      accountId,
      videoId: await publishing.aVideo(accountId),
      destination: 'scheduler',
      autopost: true,
    } as const;
    await publishing.service.publish(order);
    Object.assign(postiz.posts[0] ?? {}, { state: 'PUBLISHED', releaseURL: 'https://x.example/1' });
    Object.assign(postiz.posts[1] ?? {}, { state: 'ERROR' });
    const { results } = await publishing.service.publish(order);
    expect(results).toMatchObject([
      { status: 'posted', url: 'https://x.example/1' },
      { status: 'failed', url: null, error: expect.stringContaining('could not post it') as string },
    ]);
    expect(postiz.posts).toHaveLength(2);
  });

  it('starts no post after a minute, and leaves the rest for the next call', async () => {
    const accountId = await publishing.anAccount({ postiz: POSTIZ_KEY });
    const order = { accountId, videoId: await publishing.aVideo(accountId), destination: 'scheduler' } as const;
    let open = (): void => undefined;
    postiz.gate = new Promise((opened) => (open = opened));
    const asked = publishing.service.publish(order);
    await waitFor('the first post', async () => postiz.calls.at(-1) === 'POST /public/v1/posts');
    publishing.clock.pass(61);
    open();
    expect(statuses(await asked)).toEqual(['draft', 'waiting']);
    expect(statuses(await publishing.service.publish(order))).toEqual(['draft', 'draft']);
    expect(postiz.posts).toHaveLength(2);
  });

  it('keeps a draft if it is later asked to publish it, and says so', async () => {
    const accountId = await publishing.anAccount({ buffer: BUFFER_KEY });
    const order = {
      accountId,
      videoId: await publishing.aVideo(accountId),
      destination: 'buffer',
      channelIds: ['b-tw'],
    } as const;
    await publishing.service.publish(order);
    const { results } = await publishing.service.publish({ ...order, autopost: true });
    expect(results).toMatchObject([{ status: 'draft', error: 'is a draft at Buffer already; release it there' }]);
    expect(buffer.posts).toHaveLength(1);
  });
});
