import { type ApiClient, endOf, POSTIZ_KEY, PostizServer, Stack, type VideoBody, waitFor } from '@app/testing';

const TOOL = '/v1/tools/publish';
const ORDER = {
  title: 'Bread at the "Harbour"',
  targetSeconds: 15,
  style: 'swiss-poster',
  music: false,
  data: { loaf: 'Rye', price: 4 },
};

interface Publication {
  error?: string;
  watchUrl: string;
  downloadUrl: string | null;
  results: Array<{ channelId: string; service: string; status: string; postId: string | null; error: string | null }>;
  storyPostIds: string[];
}

describe('the tool publish', () => {
  let stack: Stack;
  let postiz: PostizServer;
  let client: ApiClient;
  let video: VideoBody;

  beforeAll(async () => {
    postiz = await PostizServer.start();
    postiz.integrations = [
      { id: 'p-x', identifier: 'x' },
      { id: 'p-ig', identifier: 'instagram' },
    ];
    stack = await Stack.start({ POSTIZ_BASE_URL: postiz.url });
    await stack.startWorker();
    client = await stack.account(1000);
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', ORDER);
    video = await client.finished(body.videoId);
  });

  afterAll(async () => {
    await postiz.stop();
    await stack.stop();
  });

  const publish = async (words: object, by = client) =>
    by.post<Publication>(TOOL, { videoId: video.videoId, ...words });

  it('answers the link that is shared [§4.6 publish]', async () => {
    const { status, body } = await publish({ destination: 'share-link' });
    expect([status, body]).toMatchObject([200, { watchUrl: video.watchUrl, downloadUrl: null, results: [] }]);
    expect((await client.get<VideoBody & { public: boolean }>(`/v1/videos/${video.videoId}`)).body.public).toBe(false);
  });

  it('answers a link that saves the file under the title of the video', async () => {
    const { body } = await publish({ destination: 'download' });
    const answer = await stack.fetch(body.downloadUrl ?? '', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Bread at the Harbour.mp4"');
    const played = await stack.fetch(video.renderUrl ?? '', { method: 'HEAD' });
    expect(played.headers.get('content-disposition')).toBeNull();
  });

  it('needs a scheduler of the account’s own, a video of its own, and fields that it knows', async () => {
    const asked = await publish({ destination: 'scheduler' });
    expect([asked.status, asked.body.error]).toEqual([422, expect.stringContaining('/v1/account/connections')]);
    const stranger = await stack.account(0);
    expect((await publish({ destination: 'share-link' }, stranger)).status).toBe(404);
    const wrong = await publish({ destination: 'fax', channelIds: [], captions: { X: 'a' }, hashtags: [] });
    expect(wrong.status).toBe(400);
    const paths = (wrong.body as unknown as { details: Array<{ path: string }> }).details.map(({ path }) => path);
    expect(paths.sort()).toEqual(['captions', 'channelIds', 'destination', 'hashtags']);
  });

  it('posts by service, with a story after the live post, and no second time [§4.6 publish]', async () => {
    await client.post('/v1/account/connections', { kind: 'postiz', apiKey: POSTIZ_KEY });
    const words = { destination: 'scheduler', channelIds: ['p-ig'], autopost: true, socialStory: true };
    const order = { ...words, captions: { instagram: 'For Instagram' } };
    const first = await publish(order);
    expect(first.body.results).toMatchObject([{ channelId: 'p-ig', service: 'instagram', status: 'posted' }]);
    expect(first.body.storyPostIds).toEqual([postiz.posts[1]?.id]);
    expect(postiz.posts.map(({ type, content }) => [type, content])).toEqual([
      ['now', 'For Instagram'],
      ['now', 'For Instagram'],
    ]);
    expect((await publish(order)).body).toEqual(first.body);
    expect(postiz.posts).toHaveLength(2);
  });

  it('finds the post that was taken while its process was killed', async () => {
    const other = await stack.startApiProcess();
    const doomed = new (client.constructor as typeof ApiClient)(other.url, client.apiKey, stack.description);
    let open = (): void => undefined;
    postiz.gate = new Promise((opened) => (open = opened));
    const order = { destination: 'scheduler', channelIds: ['p-x'], autopost: true };
    const lost = publish(order, doomed).catch(() => null);
    await waitFor('the post to be under way', async () => postiz.calls.at(-1) === 'POST /public/v1/posts');
    await endOf(other.process, 'SIGKILL');
    await lost;
    open();
    await waitFor('the post to be taken', async () => postiz.posts.some(({ channelId }) => channelId === 'p-x'));
    expect((await publish(order)).body.results).toMatchObject([{ status: 'sending', postId: null }]);
    await stack.rows("UPDATE social_posts SET claimed_at = claimed_at - interval '11 minutes'");
    const [made, ...more] = postiz.posts.filter(({ channelId }) => channelId === 'p-x');
    expect((await publish(order)).body.results).toMatchObject([{ status: 'posted', postId: made?.id, error: null }]);
    expect(more).toEqual([]);
  });
});
