import { type ApiClient, Stack } from '@app/testing';

interface StyleList {
  data: Array<{ style: string; name: string; description: string; preview: string; poster: string; music: string }>;
}

describe('the gallery of styles', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(0);
  });

  afterAll(async () => {
    await stack.stop();
  });

  it('lists every style with a preview and a poster that anyone can open', async () => {
    const { status, body } = await client.get<StyleList>('/v1/styles');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(11);
    expect(body.data[0]).toMatchObject({ style: 'trading-terminal', name: 'Trading terminal', music: 'synth-desk' });
    for (const { preview, poster } of body.data) {
      const video = await fetch(new URL(new URL(preview).pathname, stack.baseUrl), {
        headers: { range: 'bytes=0-99' },
      });
      expect(video.status).toBe(206);
      expect(video.headers.get('content-type')).toBe('video/mp4');
      expect((await video.arrayBuffer()).byteLength).toBe(100);
      const picture = await fetch(new URL(new URL(poster).pathname, stack.baseUrl));
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
    }
  });

  it('asks for a key for the list, and has no other files', async () => {
    expect((await fetch(new URL('/v1/styles', stack.baseUrl))).status).toBe(401);
    for (const path of ['/styles/baroque.mp4', '/styles/..%2F..%2Findex.html', '/styles/comic.png'])
      expect((await fetch(new URL(path, stack.baseUrl))).status).toBe(404);
  });
});
