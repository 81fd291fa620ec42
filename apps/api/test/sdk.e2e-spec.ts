import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { LocalServer, Stack } from '@app/testing';
import { createFactreel, FactreelConnectionError, unwrap } from '../../../clients/typescript/src/index';

const GENERATOR = resolve(__dirname, '../../../scripts/sdk.mjs');
const run = promisify(execFile);

describe('what is generated of the clients', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await Stack.start();
  });

  afterAll(() => stack.stop());

  it('is what the description says today: npm run sdk would change nothing', async () => {
    const document = join(stack.dataDir, 'openapi.json');
    await stack.admin('openapi', '--out', document);
    const published = await (await fetch(new URL('/openapi.json', stack.baseUrl))).json();
    expect(JSON.parse(await readFile(document, 'utf8'))).toEqual(published);
    const { stdout } = await run(process.execPath, [GENERATOR, '--check', '--document', document]);
    expect(stdout).toBe('The clients are up to date.\n');
  });
});

describe('what the client repeats', () => {
  let server: LocalServer;
  let baseUrl: string;
  let requests: IncomingMessage[] = [];
  let bodies: string[] = [];
  let answers: Array<(response: ServerResponse) => void> = [];

  beforeAll(async () => {
    server = await new LocalServer((request, response) => {
      requests.push(request);
      const answer = answers.shift() ?? OK;
      void text(request).then((body) => {
        bodies.push(body);
        answer(response);
      });
    }).listen();
    baseUrl = server.url;
  });

  beforeEach(() => {
    [requests, bodies, answers] = [[], [], []];
  });

  afterAll(() => server.stop());

  const json =
    (status: number, body: object = {}, headers: Record<string, string> = {}) =>
    (response: ServerResponse): void =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const OK = json(200, { credits: 490, usd: '4.90', breakdown: [] });
  const cut = (response: ServerResponse): void => void response.destroy();
  const quote = (maxRetries?: number) =>
    unwrap(createFactreel({ apiKey: 'sk_x', baseUrl, maxRetries }).POST('/v1/quote', { body: { targetSeconds: 30 } }));
  const keys = () => requests.map(({ headers }) => headers['idempotency-key']);

  it('a broken connection and a 500: the same body under the same key, another one for the next order', async () => {
    answers = [cut, json(500, { error: 'internal' })];
    expect(await quote()).toMatchObject({ credits: 490 });
    expect(requests).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[\w-]{36}$/);
    expect(bodies).toEqual(Array(3).fill('{"targetSeconds":30}'));
    await quote();
    expect(new Set(keys()).size).toBe(2);
  });

  it('a 429 after the seconds that it names, and a first call that is still running', async () => {
    const running = { error: 'conflict: the first request with this Idempotency-Key is still running' };
    answers = [json(429, { error: 'rate_limited: …' }, { 'retry-after': '0' }), json(409, running)];
    await quote();
    expect(requests).toHaveLength(3);
  });

  it.each([
    [400, { error: 'bad_request: targetSeconds must be a number', details: [{ path: 'targetSeconds', message: 'x' }] }],
    [409, { error: 'conflict: vid-1 is rendered and cannot become rendering' }],
    [429, { error: 'rate_limited: come back tomorrow' }],
  ])('not a %i that another attempt would not change', async (status, body) => {
    answers = [json(status, { message: 'm', requestId: 'r-1', ...body }, { 'retry-after': '86400' })];
    await expect(quote()).rejects.toMatchObject({
      status,
      error: body.error,
      code: body.error.split(':')[0],
      requestId: 'r-1',
    });
    expect(requests).toHaveLength(1);
  });

  it('says once what a refusal says twice', async () => {
    answers = [json(422, { error: 'unprocessable: url is not public', message: 'url is not public' })];
    await expect(quote()).rejects.toThrow(/^unprocessable: url is not public$/);
  });

  it('no more often than it is told to, and says then why nothing came', async () => {
    answers = [cut, cut, cut];
    await expect(quote(1)).rejects.toThrow(FactreelConnectionError);
    expect(requests).toHaveLength(2);
  });

  describe('of a stream of events', () => {
    const event = (n: number) =>
      `event: video.rendered\nid: evt_${n}\ndata: {"id":"evt_${n}","event":"video.rendered"}\n\n`;
    const stream =
      (text: string, end: 'end' | 'cut' = 'end') =>
      (response: ServerResponse): void => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(text, () => void (end === 'end' ? response.end() : response.destroy()));
      };
    const refusal = json(404, { error: 'not_found: event evt_0' });
    const asked = () => requests.map(({ url }) => new URL(url ?? '', baseUrl).searchParams.get('after'));
    const events = (options = {}) => createFactreel({ apiKey: 'sk_x', baseUrl, maxRetries: 0 }).events.stream(options);

    it('goes on behind the last event where a connection ends, breaks, or is refused for a while', async () => {
      const away = json(503, { error: 'unavailable' });
      answers = [
        stream(`retry: 1\n\nid: evt_0\n\n${event(1)}: nothing new\n\n`),
        stream(`${event(2)}event: video.rendered\nid: evt_3\ndata: {"id`, 'cut'),
        away,
        stream(event(3)),
        refusal,
      ];
      const told: string[] = [];
      const listening = (async () => {
        for await (const { id } of events()) told.push(id);
      })();
      await expect(listening).rejects.toMatchObject({ status: 404 });
      expect(told).toEqual(['evt_1', 'evt_2', 'evt_3']);
      expect(asked()).toEqual(['now', 'evt_1', 'evt_2', 'evt_2', 'evt_3']);
      expect(requests[0]?.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer sk_x' });
    });

    it('comes again to its place where it was cut off before the first event', async () => {
      answers = [stream('retry: 1\n\nid: evt_7\n\n', 'cut'), refusal];
      await expect(events().next()).rejects.toMatchObject({ status: 404 });
      expect(asked()).toEqual(['now', 'evt_7']);
    });

    it('asks for the names and the place that it is told, and ends with its signal', async () => {
      const stop = new AbortController();
      answers = [stream(event(1))];
      const reading = events({ after: 'start', events: ['video.rendered', 'episode.ready'], signal: stop.signal });
      expect((await reading.next()).value).toMatchObject({ id: 'evt_1' });
      stop.abort(new Error('enough'));
      await expect(reading.next()).rejects.toThrow('enough');
      expect(requests[0]?.url).toBe('/v1/events?after=start&events=video.rendered&events=episode.ready');
    });
  });
});
