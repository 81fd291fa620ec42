import dns from 'node:dns';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { LocalServer } from '@app/testing';
import { FetchError, SafeFetch } from '../src';

const LIMITS = { timeoutMs: 5_000, maxBytes: 100_000, maxRedirects: 3 };

describe('SafeFetch against real servers', () => {
  let server: LocalServer;
  let base: string;
  let seen: Array<{ url: string; headers: IncomingMessage['headers']; body: string }>;
  /** May reach only 127.0.0.1 of all private addresses. */
  const safe = new SafeFetch(['127.0.0.1']);
  const strict = new SafeFetch([]);
  const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/hello': (_, response) => response.end('hello'),
    '/missing': (_, response) => response.writeHead(404).end('no'),
    '/to-hello': (_, response) => response.writeHead(302, { location: '/hello' }).end('moved'),
    '/to-private': (_, response) => response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end(),
    '/to-metadata': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/to-nonsense': (_, response) => response.writeHead(302, { location: 'http://[' }).end(),
    '/to-password': (_, response) => response.writeHead(302, { location: 'http://me:pw@127.0.0.1/' }).end(),
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/large': (_, response) => response.end(Buffer.alloc(100_001)),
    '/exact': (_, response) => response.end(Buffer.alloc(100_000)),
    '/gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello')),
    '/deflate': (_, response) => response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync('hello')),
    '/br': (_, response) => response.writeHead(200, { 'content-encoding': 'BR' }).end(brotliCompressSync('hello')),
    '/empty-br': (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(),
    '/empty-gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(),
    '/not-gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('hello'),
    '/zstd': (_, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('hello'),
    '/bomb': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    '/silent': () => undefined,
    '/trickle': (_, response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/flood': (_, response) => {
      const chunk = Buffer.alloc(64_000);
      const pour = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pour);
      pour();
    },
    '/cut': (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.destroy());
    },
  };

  beforeAll(async () => {
    server = await new LocalServer((request, response) => {
      void text(request).then((body) => {
        seen.push({ url: request.url ?? '', headers: request.headers, body });
        answers[request.url ?? '']?.(request, response);
      });
    }).listen();
    base = server.url;
  });

  beforeEach(() => {
    seen = [];
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(() => server.stop());

  const get = (path: string, limits: Partial<typeof LIMITS> = {}) =>
    safe.fetch({ url: base + path, ...LIMITS, ...limits });
  const bodyOf = async (path: string) => (await get(path)).body.toString();

  it('returns any answer of the server, whatever its status', async () => {
    expect(await get('/hello')).toMatchObject({ status: 200, url: `${base}/hello` });
    expect(await get('/missing')).toMatchObject({ status: 404 });
    expect(await bodyOf('/exact')).toHaveLength(100_000);
  });

  it('follows redirects and reports the final address, or follows none', async () => {
    expect(await get('/to-hello')).toMatchObject({ status: 200, url: `${base}/hello` });
    expect(await get('/to-hello', { maxRedirects: 0 })).toMatchObject({ status: 302 });
  });

  it.each([
    ['/to-private', 'refused', 'is not a public address (127.0.0.2)'],
    ['/to-metadata', 'refused', 'is not a public address (169.254.169.254)'],
    ['/to-file', 'refused', 'is not an http or https address'],
    ['/to-password', 'refused', 'must not carry a user name or password'],
    ['/to-nonsense', 'failed', 'could not be fetched (ERR_INVALID_URL)'],
    ['/loop', 'failed', 'redirects too often'],
    ['/large', 'too_large', 'is larger than 0.1 MB'],
    ['/flood', 'too_large', 'is larger than 0.1 MB'],
    ['/bomb', 'too_large', 'is larger than 0.1 MB'],
    ['/not-gzip', 'failed', 'could not be fetched (Z_DATA_ERROR)'],
    ['/zstd', 'failed', 'answers in an encoding that is not understood'],
    ['/cut', 'failed', expect.stringMatching(/^could not be fetched/) as string],
  ])('%s ends as %s', async (path, reason, message) => {
    await expect(get(path)).rejects.toMatchObject({ reason, message });
  });

  it('sends no more requests than allowed', async () => {
    await get('/loop').catch(() => undefined);
    expect(seen).toHaveLength(LIMITS.maxRedirects + 1);
  });

  it.each(['/gzip', '/deflate', '/br'])('decodes %s', async (path) => {
    expect(await bodyOf(path)).toBe('hello');
  });

  it('accepts an empty answer in any encoding', async () => {
    expect(await bodyOf('/empty-gzip')).toBe('');
    expect(await bodyOf('/empty-br')).toBe('');
  });

  it.each(['/silent', '/trickle'])('gives up %s after its time', async (path) => {
    const late = get(path, { timeoutMs: 300 });
    await expect(late).rejects.toMatchObject({ reason: 'timeout', message: 'did not answer within 0.3 s' });
  });

  it('stops with the reason of its signal', async () => {
    const abort = new AbortController();
    const asked = safe.fetch({ url: `${base}/silent`, ...LIMITS, signal: abort.signal });
    abort.abort(new Error('no longer wanted'));
    await expect(asked).rejects.toThrow('no longer wanted');
  });

  it('keeps the caller’s credentials from other hosts', async () => {
    const other = await new LocalServer((request, response) => {
      seen.push({ url: 'other', headers: request.headers, body: '' });
      response.end('other');
    }).listen();
    answers['/to-other'] = (_, response) => response.writeHead(302, { location: `${other.url}/` }).end();
    const headers = { Authorization: 'Bearer x', 'X-Api-Key': 'y', Accept: 'text/html' };
    await safe.fetch({ url: `${base}/to-other`, headers, ...LIMITS });
    await safe.fetch({ url: `${base}/to-hello`, headers, ...LIMITS });
    await other.stop();
    const at = (url: string) => seen.find((request) => request.url === url)?.headers;
    expect(at('other')).toMatchObject({ accept: 'text/html' });
    expect(at('other')).not.toHaveProperty('authorization');
    expect(at('other')).not.toHaveProperty('x-api-key');
    expect(at('/hello')).toMatchObject({ authorization: 'Bearer x', 'x-api-key': 'y' });
  });

  it('refuses before anything is sent', async () => {
    for (const url of [
      `${base}/hello`,
      'http://0x7f.1/',
      'http://2130706433/',
      'http://0177.0.0.1./',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://localhost/',
      'http://api.localhost/',
      'ftp://example.com/',
      'javascript:alert(1)',
      'http://user@example.com/',
      'example.com',
      'http://example.com/a\u0000b',
      'ht\ntp://example.com/',
      '',
    ]) {
      const refused = strict.fetch({ url, ...LIMITS });
      await expect(refused).rejects.toMatchObject({ constructor: FetchError, reason: 'refused' });
    }
    expect(seen).toEqual([]);
  });

  it('checks a name by the address of the socket, not by an earlier lookup', async () => {
    const asked: string[] = [];
    jest.spyOn(dns, 'lookup').mockImplementation(((hostname: string, _options: object, callback: unknown) => {
      asked.push(hostname);
      (callback as (e: null, a: Array<{ address: string; family: number }>) => void)(null, [
        { address: '127.0.0.1', family: 4 },
      ]);
    }) as never);
    const url = `${base.replace('127.0.0.1', 'rebind.example')}/hello`;
    await expect(strict.fetch({ url, ...LIMITS })).rejects.toMatchObject({
      reason: 'refused',
      message: 'is not a public address (rebind.example)',
    });
    expect((await safe.fetch({ url, ...LIMITS })).status).toBe(200);
    expect(asked).toEqual(['rebind.example', 'rebind.example']);
  });

  it('never uses the private one of several addresses', async () => {
    jest.spyOn(dns, 'lookup').mockImplementation(((_hostname: string, _options: object, callback: unknown) => {
      (callback as (e: null, a: Array<{ address: string; family: number }>) => void)(null, [
        { address: '127.0.0.2', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    }) as never);
    const url = `${base.replace('127.0.0.1', 'both.example')}/hello`;
    expect((await safe.fetch({ url, ...LIMITS })).status).toBe(200);
  });

  it('survives a server that closes while the body is being sent', async () => {
    const bytes = 16_000_000;
    answers['/closing'] = (_, response) =>
      response.writeHead(200, { 'content-length': bytes, connection: 'close' }).end(Buffer.alloc(bytes, 'x'));
    const folder = await mkdtemp(join(tmpdir(), 'factreel-fetch-'));
    // Not about time: 64 MB are long on a busy machine.
    const limits = { ...LIMITS, maxBytes: bytes, timeoutMs: 60_000 };
    const downloads = [1, 2, 3, 4].map((n) =>
      safe.download({ url: `${base}/closing`, ...limits }, join(folder, `${n}`)),
    );
    expect((await Promise.all(downloads)).map((download) => download.bytes)).toEqual([bytes, bytes, bytes, bytes]);
    await rm(folder, { recursive: true });
  });

  it('reports a name that does not resolve', async () => {
    const lost = strict.fetch({ url: 'http://no-such-host.invalid/', ...LIMITS });
    await expect(lost).rejects.toMatchObject({ reason: 'failed' });
  });
});
