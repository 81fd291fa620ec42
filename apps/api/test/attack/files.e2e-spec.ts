import { readFile, stat } from 'node:fs/promises';
import { type ApiClient, BOMBS, BombServer, IS_FULL, Receiver, Stack } from '@app/testing';
import { HOSTILE_MEDIA, HOSTILE_SOURCES, type HostileFile, PIXEL, TWO_THINGS } from './hostile-files';

interface Asset {
  libraryAssetId: string;
  title: string;
  url: string;
  error?: string;
}

/** Of those that are thrown elsewhere, what would have ffmpeg read another file. */
const LISTS = BOMBS.filter(({ name }) => /playlist|list of files|manifest|session|in another file/.test(name));
const PATIENCE = { full: LISTS, short: LISTS.slice(0, 4) };

describe('files that would have their reader do something', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let site: Receiver;
  let lists: BombServer;
  let hostile: readonly HostileFile[];

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', LIBRARY_MAX_MB: '1' });
    hostile = [...HOSTILE_MEDIA, ...HOSTILE_SOURCES];
    site = await Receiver.start((path) => {
      const found = hostile[Number(path.slice('/file/'.length))];
      if (!path.startsWith('/file/') || !found) return { status: 404 };
      const body = Buffer.from(found.content(`${site.url}/trap`));
      return { status: 200, type: found.contentType, body };
    });
    lists = await BombServer.start();
    client = await stack.account(1_000);
  });

  afterAll(async () => {
    await lists.stop();
    await site.stop();
    await stack.stop();
  });

  afterEach(() => expect(site.received.filter(({ path }) => path.startsWith('/trap'))).toEqual([]));

  const at = (file: HostileFile) => `${site.url}/file/${hostile.indexOf(file)}`;
  const passwd = async () => (await readFile('/etc/passwd', 'utf8')).split('\n')[0] ?? '';
  const upload = async (content: Buffer, filename: string) => {
    const boundary = 'attack';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const type = `multipart/form-data; boundary=${boundary}`;
    const headers = { authorization: `Bearer ${client.apiKey}`, 'content-type': type };
    const answer = await stack.fetch('/v1/library/upload', { method: 'POST', body, headers });
    return { status: answer.status, body: (await answer.json()) as Asset };
  };

  it.each(HOSTILE_MEDIA.map((file) => [file.name, file] as const))('%s is no media', async (name, file) => {
    const { status, body } = await client.post<Asset>('/v1/library/upload', { url: at(file) });
    if (!TWO_THINGS.has(name)) {
      expect({ status, error: body.error }).toEqual({
        status: 422,
        error: expect.stringMatching(/^unprocessable: the file /) as string,
      });
      return;
    }
    // What is kept is the picture, written anew: nothing of what stood behind it.
    const kept = Buffer.from(await (await fetch(body.url)).arrayBuffer());
    expect(kept.includes('PK\x05\x06') || kept.includes('<script>')).toBe(false);
    await client.send('DELETE', `/v1/library/${body.libraryAssetId}`);
  });

  it.each((IS_FULL ? PATIENCE.full : PATIENCE.short).map((one) => [one.name, one] as const))(
    '%s is no media',
    async (_name, list) => {
      const { status, body } = await client.post<Asset>('/v1/library/upload', { url: lists.urlOf(list) });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).not.toContain(await passwd());
    },
  );

  it.each(HOSTILE_SOURCES.map((file) => [file.name, file] as const))(
    '%s is read for its words alone',
    async (_name, file) => {
      const { status, body } = await client.post('/v1/sources', { url: at(file) });
      expect([201, 422]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(await passwd());
    },
  );

  it.each([
    '../../../../tmp/factreel-climbed.png',
    '..\\\\..\\\\climbed.png',
    '/etc/cron.d/climbed',
    'a%0d%0aset-cookie: b=1.png',
    'a.png%00.html',
    '<img src=x onerror=alert(1)>.png',
    `${'n'.repeat(3_000)}.png`,
    '=cmd|calc.png',
    'CON.png',
  ])('a picture that is called %s is kept under a name of ours', async (filename) => {
    const { status, body } = await upload(PIXEL, filename.replaceAll('"', ''));
    expect(status).toBe(201);
    expect(new URL(body.url).pathname).toBe(`/media/library/${body.libraryAssetId}/media.png`);
    expect(body.title).not.toMatch(/[/\\\r\n\0]|^.{201}/);
    const file = await fetch(body.url);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-disposition')).toBeNull();
    await expect(stat('/tmp/factreel-climbed.png')).rejects.toThrow();
    await client.send('DELETE', `/v1/library/${body.libraryAssetId}`);
  });

  it('a library that is full takes nothing more, and says so', async () => {
    await stack.rows(
      `INSERT INTO library_assets (id, account_id, kind, title, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
       VALUES ('ast_full', $1, 'image', 't', 1000000, 'media.jpg', false, 'k', now(), now())`,
      [client.accountId],
    );
    const { status, body } = await upload(PIXEL, 'one-more.png');
    expect([status, body.error]).toEqual([413, 'too_large: library over 1 MB']);
    expect((await client.get<{ data: unknown[] }>('/v1/library')).body.data).toHaveLength(1);
    await client.send('DELETE', '/v1/library/ast_full');
    expect((await upload(PIXEL, 'one-more.png')).status).toBe(201);
  });
});
