import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '@app/render';
import { type ApiClient, LocalServer, residentBytes, Stack } from '@app/testing';

interface Asset {
  libraryAssetId: string;
  kind: string;
  title: string;
  folder: string | null;
  duration: number | null;
  width: number | null;
  height: number | null;
  bytes: number;
  url: string;
  thumbnail: string | null;
}
interface Refusal {
  error: string;
}
interface Page<T> {
  data: T[];
  nextCursor: string | null;
}
type Fields = Record<string, string>;

const PATH = '/v1/library/upload';
const MEGABYTE = 1_000_000;

describe('the library', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;
  let server: LocalServer;
  let files: string;
  let clip: Buffer;
  let picture: Buffer;
  /** A sound of 3 MB. */
  let large: Buffer;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    [client, stranger] = [await stack.account(1_000), await stack.account(1_000)];
    const make = async (name: string, ...words: string[]): Promise<Buffer> => {
      const path = join(stack.dataDir, name);
      const source = ['-f', 'lavfi', '-i', 'testsrc=size=120x80:rate=10:d=2'];
      await promisify(execFile)(resolveFfmpeg(process.env['FFMPEG_PATH']), ['-v', 'error', ...source, ...words, path]);
      return await readFile(path);
    };
    clip = await make('clip.mp4', '-pix_fmt', 'yuv420p');
    picture = await make('picture.png', '-frames:v', '1');
    large = await make('large.wav', '-f', 'lavfi', '-i', 'sine=d=17.1', '-map', '1', '-ac', '2');
    server = await new LocalServer((asked, answer) => {
      if (asked.url === '/harbour%20at_night.mp4') answer.end(clip);
      else if (asked.url?.startsWith('/large')) answer.end(large);
      else if (asked.url === '/page') answer.setHeader('content-type', 'video/mp4').end('<html></html>');
      else answer.writeHead(404).end();
    }).listen();
    files = server.url;
  });

  afterAll(async () => {
    await server.stop();
    await stack.stop();
  });

  async function upload<T = Asset>(
    bytes: Buffer,
    {
      name = 'clip.mp4',
      fields = {},
      headers = {},
      by = client,
    }: { name?: string; fields?: Fields; headers?: Fields; by?: ApiClient } = {},
  ) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(new URL(PATH, by.baseUrl), {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${by.apiKey}`, ...headers },
    });
    const body = (await answer.json()) as T;
    const contentType = answer.headers.get('content-type');
    await stack.description.assertDescribed({ method: 'POST', path: PATH, status: answer.status, contentType, body });
    return { status: answer.status, body, headers: answer.headers };
  }
  const change = async (id: string, body: unknown, by: ApiClient = client) =>
    await by.send<Asset>('PATCH', `/v1/library/${id}`, JSON.stringify(body));
  const remove = async (id: string, by: ApiClient = client) => await by.send('DELETE', `/v1/library/${id}`, undefined);

  it('keeps a file and answers what it is [§4.3 POST /library/upload] [§C5 POST /library/upload]', async () => {
    const { status, body } = await upload(clip, { name: 'Harbour_at night.MP4', fields: { folder: ' B-roll ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      libraryAssetId: expect.stringMatching(/^ast_[0-9a-z]{20}$/) as string,
      kind: 'video',
      title: 'Harbour at night',
      folder: 'B-roll',
      duration: 2,
      width: 120,
      height: 80,
    });
    expect((await client.get(`/v1/library/${body.libraryAssetId}`)).body).toEqual(body);
    const file = await fetch(body.url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await file.arrayBuffer()).byteLength).toBe(body.bytes);
  });

  it('plays its files to whoever holds their key, in ranges, and to its own account', async () => {
    const { body } = await upload(picture, { name: 'p.png' });
    const part = await fetch(body.url, { headers: { range: 'bytes=0-1' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, 'ffd8']);
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(body.thumbnail ?? '')).headers.get('content-type')).toBe('image/jpeg');
    const bare = body.url.split('?')[0] ?? '';
    expect((await fetch(bare)).status).toBe(401);
    const asked = async ({ apiKey }: ApiClient) =>
      (await fetch(bare, { headers: { authorization: `Bearer ${apiKey}` } })).status;
    expect([await asked(client), await asked(stranger)]).toEqual([200, 401]);
    expect((await fetch(body.url.replace('media.jpg', 'media.mp4'))).status).toBe(404);
  });

  it('fetches an address, and names the file after it [§4.3 POST /library/upload]', async () => {
    const { status, body } = await client.post<Asset>(PATH, { url: `${files}/harbour%20at_night.mp4` });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'video', title: 'harbour at night', folder: null });
  });

  it('fetches five large files at once, and goes on', async () => {
    expect(large.length).toBeGreaterThan(3 * MEGABYTE);
    const names = Array.from({ length: 5 }, (_, index) => `large ${index}`);
    const answers = await Promise.all(
      names.map((name) => client.post<Asset>(PATH, { url: `${files}/${name.replace(' ', '-')}.wav` })),
    );
    const duration = expect.closeTo(17.1, 1) as number;
    expect(answers.map(({ body }) => body.title.replace('-', ' '))).toEqual(names);
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { kind: 'audio', duration } });
    expect((await stack.fetch('/health/live')).status).toBe(200);
  });

  it('says why an address could not be used [§7 422]', async () => {
    const refusal = async (url: string) => {
      const { status, body } = await client.post<Refusal>(PATH, { url });
      return [status, body.error];
    };
    expect(await refusal(`${files}/gone`)).toEqual([422, 'unprocessable: url answered 404']);
    expect(await refusal(`${files}/page`)).toEqual([422, expect.stringContaining('holds no picture') as string]);
    expect(await refusal('http://10.0.0.1/a.mp4')).toEqual([
      422,
      expect.stringContaining('not a public address') as string,
    ]);
    expect(await refusal('file:///etc/passwd')).toEqual([422, expect.stringContaining('not an http') as string]);
  });

  it('refuses what is no media, and forms that are none [§7 422]', async () => {
    expect(await upload<Refusal>(Buffer.from('#EXTM3U\nfile:///etc/passwd'))).toMatchObject({ status: 422 });
    expect(await upload<Refusal>(clip, { fields: { colour: 'red' } })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('colour') as string },
    });
    expect(await upload<Refusal>(clip, { fields: { url: files } })).toMatchObject({ status: 400 });
    for (const body of [{}, { file: 'x' }, { url: '' }]) {
      expect(await client.post(PATH, body)).toMatchObject({ status: 400 });
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await client.send('POST', PATH, '--b\r\ncontent-dis', headers)).toMatchObject({ status: 400 });
    expect(await client.send('POST', '/v1/videos/from-data', '--b--', headers)).toMatchObject({ status: 400 });
  });

  it('stops at 250 MB, takes no more memory for it, and keeps nothing [§7 413] [§8 upload size]', async () => {
    const before = (await client.get<Page<Asset>>('/v1/library?limit=100')).body.data.length;
    const warm = await residentBytes(client.baseUrl);
    const { status, error } = await sendLarge(251 * MEGABYTE);
    expect([status, error]).toEqual([413, 'too_large: file over 250 MB']);
    expect((await client.get<Page<Asset>>('/v1/library?limit=100')).body.data).toHaveLength(before);
    expect((await residentBytes(client.baseUrl)) - warm).toBeLessThan(150 * MEGABYTE);
  });

  it('keeps one file for one key, and tells another file under it', async () => {
    const headers = { 'idempotency-key': 'upload-1' };
    const first = await upload(clip, { headers });
    const again = await upload(clip, { headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await upload<Refusal>(picture, { headers })).toMatchObject({ status: 422 });
  });

  it('lists by kind and folder, page by page, and names its folders', async () => {
    const keeper = await stack.account(0);
    const made = [
      await upload(picture, { by: keeper, fields: { folder: 'Logos', title: 'One' } }),
      await upload(clip, { by: keeper, fields: { folder: 'B-roll' } }),
      await upload(picture, { by: keeper, fields: { title: 'Two' } }),
    ].map(({ body }) => body.libraryAssetId);
    const listed = async (query: string) => (await keeper.get<Page<Asset>>(`/v1/library?${query}`)).body;
    const ids = ({ data }: Page<Asset>) => data.map(({ libraryAssetId }) => libraryAssetId);
    const first = await listed('limit=2');
    expect(ids(first)).toEqual([made[2], made[1]]);
    expect(ids(await listed(`limit=2&cursor=${first.nextCursor}`))).toEqual([made[0]]);
    expect(ids(await listed('kind=image'))).toEqual([made[2], made[0]]);
    expect(ids(await listed('kind=image&folder=Logos'))).toEqual([made[0]]);
    const folders = (await keeper.get<Page<unknown>>('/v1/library/folders')).body;
    expect(folders).toEqual({
      data: [
        { folder: 'B-roll', assets: 1 },
        { folder: 'Logos', assets: 1 },
      ],
      nextCursor: null,
    });
  });

  it('renames, files anew and removes, for its own account alone [§7 404]', async () => {
    const { body } = await upload(picture, { fields: { folder: 'Old' } });
    const id = body.libraryAssetId;
    expect((await change(id, { title: 'New name', folder: null })).body).toMatchObject({
      title: 'New name',
      folder: null,
    });
    expect((await change(id, { folder: 'Back' })).body).toMatchObject({ title: 'New name', folder: 'Back' });
    expect(await change(id, { title: null })).toMatchObject({ status: 400 });
    for (const { status } of [
      await change(id, {}, stranger),
      await remove(id, stranger),
      await stranger.get(`/v1/library/${id}`),
    ]) {
      expect(status).toBe(404);
    }
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await fetch(body.url)).status).toBe(404);
  });

  /** Sends so many bytes as the file of a form, a megabyte at a time; answers as `upload` does. */
  async function sendLarge(bytes: number): Promise<{ status: number | undefined; error: string }> {
    const boundary = createHash('sha256').update('large').digest('hex');
    const options = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.apiKey}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    };
    return await new Promise((resolve, reject) => {
      const sent = request(new URL(PATH, stack.baseUrl), options, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, error: (JSON.parse(text) as Refusal).error }));
      }).on('error', reject);
      sent.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`);
      let left = bytes;
      const more = (): void => {
        while (left > 0) {
          left -= MEGABYTE;
          if (!sent.write(Buffer.alloc(MEGABYTE))) return void sent.once('drain', more);
        }
        sent.end(`\r\n--${boundary}--\r\n`);
      };
      more();
    });
  }
});
