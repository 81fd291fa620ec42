import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type ApiClient, endOf, Stack, waitFor } from '@app/testing';

type Account = ApiClient & { accountId: string };

/** One block of a stream, as a browser would read it. */
interface Block {
  id?: string;
  event?: string;
  data?: string;
  retry?: string;
  comment?: string;
}

interface Reading {
  answer: Response;
  blocks: Block[];
  /** All that came. */
  text: () => string;
  /** Settles when the stream ends, however it does. */
  ended: Promise<void>;
  leave: () => void;
}

const MEGABYTES = 32;
const RENDERED = 'video.rendered';
const FAILED = 'video.render_failed';
const READY = 'episode.ready';

describe('the stream of events', () => {
  let stack: Stack;
  let account: Account;
  const readings: Reading[] = [];

  beforeAll(async () => {
    stack = await Stack.start();
    // It relays events.
    await stack.startWorker();
  });

  beforeEach(async () => {
    account = await stack.account(5_000);
  });

  afterEach(() => {
    for (const { leave } of readings.splice(0)) leave();
  });

  afterAll(() => stack.stop());

  async function read(
    path: string,
    {
      headers = {},
      url = stack.baseUrl,
      key = account.apiKey,
    }: { headers?: Record<string, string>; url?: string; key?: string } = {},
  ): Promise<Reading> {
    const leaving = new AbortController();
    const answer = await fetch(new URL(path, url), {
      headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream', ...headers },
      signal: leaving.signal,
    });
    const blocks: Block[] = [];
    let whole = '';
    const ended = (async () => {
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) {
        const piece = decoder.decode(chunk as Uint8Array, { stream: true });
        whole += piece;
        text += piece;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        blocks.push(...parts.map(blockOf));
      }
    })().catch(() => undefined);
    const reading = { answer, blocks, text: () => whole, ended, leave: () => leaving.abort() };
    readings.push(reading);
    return reading;
  }

  /** Events as the relay leaves them: what takes minutes to bring about, as many as are wanted. */
  async function happened(names: string[], padding = ''): Promise<string[]> {
    const rows = await stack.rows<{ id: string }>(
      `INSERT INTO account_events (id, account_id, event, payload, created_at)
       SELECT 'evt_' || md5(random()::text), $1, name, jsonb_build_object('videoId', 'vid-1', 'padding', $3::text), now()
       FROM unnest($2::text[]) WITH ORDINALITY AS names(name, n) ORDER BY n RETURNING id`,
      [account.accountId, names, padding],
    );
    return rows.map(({ id }) => id);
  }
  const told = ({ blocks }: Reading) => blocks.flatMap(({ event, id = '' }) => (event ? [id] : []));
  const until = async (reading: Reading, count: number) =>
    await waitFor(`${count} events in ${JSON.stringify(reading.blocks)}`, async () => told(reading).length >= count);

  it('tells what happens as it happens, in a form that no proxy holds back', async () => {
    const stream = await read('/v1/events?after=now');
    expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    const order = { targetSeconds: 15, data: { waitMinutes: 17 }, async: true };
    const { body } = await account.post('/v1/videos/from-data', order);
    await account.post(`/v1/videos/${String(body['videoId'])}/cancel`, {});
    await until(stream, 1);
    const page = await account.get<{ data: Array<{ id: string }> }>('/v1/events');
    const [retry, place, event] = stream.blocks;
    expect([retry, place]).toEqual([{ retry: '2000' }, { id: 'start' }]);
    expect(event).toMatchObject({ event: FAILED, id: page.body.data[0]?.id });
    expect(JSON.parse(event?.data ?? '')).toEqual(page.body.data[0]);
  });

  it('resumes in the middle without loss or doubling, by header and by query', async () => {
    const ids = await happened([RENDERED, FAILED, RENDERED, READY]);
    const whole = await read('/v1/events');
    await until(whole, 4);
    const byHeader = await read('/v1/events?after=now', { headers: { 'last-event-id': ids[1] ?? '' } });
    const byQuery = await read(`/v1/events?after=${ids[1]}`);
    await Promise.all([until(byHeader, 2), until(byQuery, 2)]);
    const later = await happened([FAILED, FAILED]);
    await Promise.all([until(whole, 6), until(byHeader, 4), until(byQuery, 4)]);
    expect(told(whole)).toEqual([...ids, ...later]);
    expect(told(byHeader)).toEqual([...ids.slice(2), ...later]);
    expect(told(byQuery)).toEqual(told(byHeader));
  });

  it('comes again to its place after it was cut off before the first event', async () => {
    const [known] = await happened([RENDERED]);
    const first = await read('/v1/events?after=now');
    await waitFor('its place', async () => first.blocks.length > 1);
    expect(first.blocks[1]).toEqual({ id: known });
    first.leave();
    const missed = await happened([FAILED]);
    const again = await read('/v1/events?after=now', { headers: { 'last-event-id': known ?? '' } });
    await until(again, 1);
    expect(told(again)).toEqual(missed);
  });

  it('tells only the events that are asked for, on pages too, and refuses names that are none', async () => {
    const ids = await happened([RENDERED, FAILED, READY, FAILED]);
    const stream = await read(`/v1/events?events=${FAILED},${READY}`);
    await until(stream, 3);
    const [, next] = await happened([RENDERED, READY]);
    await until(stream, 4);
    expect(told(stream)).toEqual([...ids.slice(1), next]);
    const asked = `/v1/events?events=${RENDERED}&events=${READY}&limit=2`;
    // Made up here, its events are not as the description has them.
    const page = await read(asked, { headers: { accept: 'application/json' } });
    await page.ended;
    expect(page.text().match(/"id":"[^"]+"/g)).toEqual([ids[0], ids[2]].map((id) => `"id":"${id}"`));
    expect((await account.get('/v1/events?events=video.made')).status).toBe(400);
  });

  it('tells nothing of other accounts, and refuses an event that is not there', async () => {
    const [theirs] = await happened([RENDERED]);
    const other = await stack.account(0);
    const stream = await read('/v1/events', { key: other.apiKey });
    const refused = await read(`/v1/events?after=${theirs}`, { key: other.apiKey });
    expect(refused.answer.status).toBe(404);
    expect((await read('/v1/events', { key: 'sk_wrong' })).answer.status).toBe(401);
    account = other;
    const [own] = await happened([FAILED]);
    await until(stream, 1);
    expect(told(stream)).toEqual([own]);
  });

  it('ends soon after its key was revoked', async () => {
    const made = await stack.admin<{ apiKey: string; keyId: string }>('key:create', '--account', account.accountId);
    const stream = await read('/v1/events?after=now', { key: made.apiKey });
    const other = await read('/v1/events?after=now');
    await stack.admin('key:revoke', '--key', made.keyId);
    await stream.ended;
    const [id] = await happened([RENDERED]);
    await until(other, 1);
    expect([told(stream), told(other)]).toEqual([[], [id]]);
  });

  it('refuses one stream too many of a key, and lets it in when another has ended', async () => {
    const streams = await Promise.all(Array.from({ length: 50 }, async () => await read('/v1/events?after=now')));
    expect(new Set(streams.map(({ answer }) => answer.status))).toEqual(new Set([200]));
    const { answer } = await read('/v1/events');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
    streams[0]?.leave();
    await waitFor('a place', async () => (await read('/v1/events')).answer.status === 200);
  });

  it('tells twenty readers at once', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, async () => await read('/v1/events?after=now')));
    await Promise.all(streams.map(async ({ blocks }) => await waitFor('its place', async () => blocks.length > 1)));
    const ids = await happened([RENDERED, READY]);
    await Promise.all(streams.map(async (stream) => await until(stream, 2)));
    for (const stream of streams) expect(told(stream)).toEqual(ids);
  });

  it('ends a reader that takes nothing, which resumes and has missed nothing', async () => {
    const log = join(stack.dataDir, 'stalled.log');
    const { url, process } = await stack.startApiProcess({ LOG_LEVEL: 'info' }, log);
    // More than the buffers between the two hold.
    const ids: string[] = [];
    for (let megabyte = 0; megabyte < MEGABYTES; megabyte += 1)
      ids.push(...(await happened([RENDERED], 'x'.repeat(1_000_000))));
    const stalled = await stalledReader(url, account.apiKey);
    await waitFor('the api to end it', async () => (await readFile(log, 'utf8')).includes('its reader takes nothing'));
    let bytes = 0;
    const closed = new Promise<void>((resolve) => stalled.once('close', () => resolve()));
    stalled.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
    await closed;
    expect(bytes).toBeLessThan(MEGABYTES * 1_000_000);
    const again = await read(`/v1/events?after=${ids[1]}`);
    await until(again, MEGABYTES - 2);
    expect(told(again)).toEqual(ids.slice(2));
    await endOf(process, 'SIGTERM');
  });

  it('ends in order when its process stops, with a word when to come again', async () => {
    const { url, process } = await stack.startApiProcess();
    const ended = new Promise<number | null>((resolve) => process.once('exit', resolve));
    const ids = await happened([RENDERED, FAILED]);
    const stream = await read('/v1/events', { url });
    await until(stream, 2);
    process.kill('SIGTERM');
    await stream.ended;
    expect(stream.blocks.at(-1)).toEqual({ retry: '1000' });
    expect(await ended).toBe(0);
    const [missed] = await happened([READY]);
    const again = await read('/v1/events', { headers: { 'last-event-id': ids[1] ?? '' } });
    await until(again, 1);
    expect(told(again)).toEqual([missed]);
  });
});

function blockOf(text: string): Block {
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const [, field = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
      return [field === '' ? 'comment' : field, value];
    }),
  );
}

/** Asks for the stream and then reads nothing. */
async function stalledReader(baseUrl: string, key: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(
    `GET /v1/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\naccept: text/event-stream\r\n\r\n`,
  );
  return socket;
}
