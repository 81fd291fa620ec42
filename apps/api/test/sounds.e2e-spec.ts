import { type ApiClient, Stack } from '@app/testing';

interface SoundList {
  data: Array<{ name: string; kind: string; description: string; styles: string[] }>;
}

describe('bundled sounds', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(0);
  });

  afterAll(async () => {
    await stack.stop();
  });

  it('lists every effect and bed with what it is and whose it is', async () => {
    const { status, body } = await client.get<SoundList>('/v1/sounds');
    expect(status).toBe(200);
    expect(body.data.find(({ name }) => name === 'whoosh')).toEqual({
      name: 'whoosh',
      kind: 'effect',
      description: 'Air past the ear, crest on the cue',
      styles: expect.arrayContaining(['breaking-news', 'comic']) as string[],
    });
    expect(body.data.filter(({ kind }) => kind === 'music')).toHaveLength(11);
    for (const { description, styles } of body.data) {
      expect(description).not.toBe('');
      expect(styles).not.toEqual([]);
    }
  });

  it('is told to nobody without a key', async () => {
    expect((await fetch(new URL('/v1/sounds', stack.baseUrl))).status).toBe(401);
  });
});
