import { type ChildProcess, execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ApiClient, itAtFullLength, Receiver, residentBytes, Stack, waitFor } from '@app/testing';

interface Told {
  status: number | undefined;
  error: string;
}
interface Refusal {
  error: string;
}

const MEGABYTE = 1_000_000;
const BOUNDARY = 'the-end-of-a-part';
const LIMIT_BYTES = 2 * MEGABYTE;

describe('uploads that go wrong', () => {
  let stack: Stack;
  let client: ApiClient;
  let elsewhere: Receiver;
  /** Where the api keeps what it is working on. */
  let scratch: string;
  let api: { url: string; process: ChildProcess };

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    elsewhere = await Receiver.start(() => ({ status: 200, body: Buffer.alloc(3 * MEGABYTE) }));
    scratch = join(stack.dataDir, 'scratch');
    await mkdir(scratch);
    api = await stack.startApiProcess({ TMPDIR: scratch });
    client = await stack.account(1_000);
  });

  afterAll(async () => {
    await elsewhere.stop();
    await stack.stop();
  });

  /** The api has a folder of its own in there, which may be gone from one look to the next. */
  const isEmpty = async () =>
    (await readdir(scratch, { recursive: true }).catch(() => ['factreel-'])).every(
      (path) => !/factreel-(?!scratch-)/.test(path),
    );

  /** Sends so many bytes as the file of a form, and then no more where it `hangs`; answers what it is told. */
  async function upload(bytes: number, hangs = false): Promise<Told> {
    const headers = {
      authorization: `Bearer ${client.apiKey}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    return await new Promise((settle, reject) => {
      const sent = request(new URL('/v1/library/upload', api.url), { method: 'POST', headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => {
          sent.destroy();
          settle({ status: answer.statusCode, error: (JSON.parse(text) as Refusal).error });
        });
      }).on('error', reject);
      sent.write(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`);
      let left = bytes;
      const more = (): void => {
        while (left > 0) {
          left -= MEGABYTE;
          if (!sent.write(Buffer.alloc(MEGABYTE))) return void sent.once('drain', more);
        }
        if (!hangs) sent.end(`\r\n--${BOUNDARY}--\r\n`);
      };
      more();
    });
  }

  it('leave nothing behind where the client goes away in the middle', async () => {
    const sending = new AbortController();
    const body = new ReadableStream({
      start: (stream) =>
        stream.enqueue(
          Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc`),
        ),
    });
    const headers = {
      authorization: `Bearer ${client.apiKey}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    const init = { method: 'POST', headers, body, duplex: 'half', signal: sending.signal } as RequestInit;
    const asked = fetch(new URL('/v1/library/upload', api.url), init).catch(() => 'gone');
    await waitFor('the file to be begun', async () => !(await isEmpty()));
    sending.abort();
    expect(await asked).toBe('gone');
    await waitFor('it to be removed', isEmpty);
  });

  itAtFullLength('are cut off where the client hangs', async () => {
    expect(await upload(MEGABYTE, true)).toEqual({
      status: 408,
      error: 'request_timeout: the request did not arrive whole',
    });
    await waitFor('the file to be removed', isEmpty);
  });

  itAtFullLength('take no memory, two files of 250 MB at once', async () => {
    const before = await residentBytes(api.url);
    let peak = 0;
    const watch = setInterval(() => void residentBytes(api.url).then((bytes) => (peak = Math.max(peak, bytes))), 500);
    const told = await Promise.all([upload(249 * MEGABYTE), upload(249 * MEGABYTE)]);
    clearInterval(watch);
    process.stdout.write(
      `two uploads of 249 MB: ${(before / 1e6).toFixed(0)} MB before, ${(peak / 1e6).toFixed(0)} MB at most\n`,
    );
    expect(told.map(({ status }) => status)).toEqual([422, 422]);
    expect(peak - before).toBeLessThan(150 * MEGABYTE);
    await waitFor('the files to be removed', isEmpty);
  });

  /** A limit on the size of files stands for a disk that is full: the system refuses to write in the same place. */
  it('are told that there is no room, by file and by address', async () => {
    await promisify(execFile)('prlimit', [`--pid=${api.process.pid}`, `--fsize=${LIMIT_BYTES}`]);
    const error = 'internal: no room for the file';
    expect(await upload(3 * MEGABYTE)).toEqual({ status: 500, error });
    const answer = await fetch(new URL('/v1/library/upload', api.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${client.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: elsewhere.url }),
    });
    expect([answer.status, ((await answer.json()) as Refusal).error]).toEqual([500, error]);
    await waitFor('the files to be removed', isEmpty);
    expect((await fetch(new URL('/health/live', api.url))).status).toBe(200);
  });
});
