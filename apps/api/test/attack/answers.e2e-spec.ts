import { type ApiClient, Stack, type VideoBody } from '@app/testing';
import { rawRequest } from './raw-request';

const BASE = 'https://videos.example';
const STUDIO = 'https://studio.videos.example';
const PASSWORD = 'a long password';
const JSON_TYPE = { 'content-type': 'application/json' };

/** What browsers are told, with an installation under TLS: its own addresses are https though the test asks over http. */
describe('what browsers may do with an answer', () => {
  let stack: Stack;
  let client: ApiClient;
  let video: VideoBody;

  beforeAll(async () => {
    stack = await Stack.start({ BASE_URL: BASE, STUDIO_URL: STUDIO });
    client = await stack.account(1_000);
    const order = { data: { waitMinutes: 17 }, public: true };
    video = (await client.post<VideoBody>('/v1/videos/from-data', order)).body;
  });

  afterAll(() => stack.stop());

  const headersOf = async (path: string, init?: RequestInit) =>
    (await fetch(new URL(path, stack.baseUrl), init)).headers;
  const HTML = { headers: { accept: 'text/html' } };

  it.each<[string, () => [string, RequestInit?], { policy: RegExp; framed?: true; shared?: true; kept?: RegExp }]>([
    ['an answer', () => ['/v1/account', authorized()], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['a list', () => ['/v1/videos', authorized()], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['a refusal', () => ['/v1/account'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['a wrong address', () => ['/v1/nothing'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['an address that is none', () => ['/v1/videos/%zz'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['health', () => ['/health/live'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['metrics', () => ['/metrics'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['the description', () => ['/openapi.json'], { policy: /^default-src 'none'/ }],
    ['the reference', () => ['/docs'], { policy: /script-src 'self';/ }],
    ['the studio', () => ['/videos', HTML], { policy: /script-src 'self';.*object-src 'none'/, kept: /^no-cache$/ }],
    ['a file of the studio', () => ['/static/nothing.png'], { policy: /^default-src 'none'/ }],
    [
      'a watch page',
      () => [`/w/${video.videoId}`, HTML],
      { policy: /^default-src 'none'; media-src 'self'/, framed: true, shared: true, kept: /^private, no-cache$/ },
    ],
    [
      'a player',
      () => [`/w/${video.videoId}/player`, HTML],
      { policy: /frame-ancestors \*$/, framed: true, shared: true, kept: /^private, no-cache$/ },
    ],
    ['a video that is not there', () => ['/w/vid-999', HTML], { policy: /./, framed: true, shared: true }],
    ['a missing file', () => [`/media/${video.videoId}.mp4`], { policy: /./, shared: true, kept: /^no-store$/ }],
    ['the embedded studio', () => ['/embed/studio'], { policy: /./, framed: true, shared: true, kept: /^no-store$/ }],
    ['an unknown session', () => ['/embed/s/nobody'], { policy: /./, framed: true, shared: true, kept: /^no-store$/ }],
    ['an agent', () => ['/mcp', { method: 'POST' }], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
  ])('%s', async (_what, ask, { policy, framed, shared, kept }) => {
    const headers = await headersOf(...ask());
    const said = headers.get('content-security-policy') ?? '';
    expect(said).toMatch(policy);
    expect(said).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(said.includes("frame-ancestors 'none'")).toBe(framed === undefined);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/) as string,
      'cross-origin-resource-policy': shared ? 'cross-origin' : 'same-site',
    });
    expect(headers.get('x-frame-options')).toBe(framed ? null : 'DENY');
    if (kept) expect(headers.get('cache-control')).toMatch(kept);
    if (headers.get('content-type')?.startsWith('text/html')) {
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name)).toBeNull();
  });

  const authorized = () => ({ headers: { authorization: `Bearer ${client.apiKey}` } });

  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['headers over 16 KB', `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is told the same', async (_what, text, status) => {
    const answer = await rawRequest(stack.baseUrl, text);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/);
    expect(answer.head).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
  });

  it('nothing of it goes to the page of another site', async () => {
    for (const origin of [BASE, 'https://evil.example', 'https://videos.example.evil.example', 'null']) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-csrf-token',
        };
        const said = (await headersOf('/v1/account', { method, headers })).get('access-control-allow-origin');
        expect(said === null || said === STUDIO).toBe(true);
      }
    }
    const own = await headersOf('/v1/account', { headers: { origin: STUDIO } });
    expect([own.get('access-control-allow-origin'), own.get('access-control-allow-credentials')]).toEqual([
      STUDIO,
      'true',
    ]);
  });

  it('cookies cannot be read by a script, sent in the clear, or set by another host', async () => {
    const body = JSON.stringify({ email: 'ada@videos.example', password: PASSWORD });
    const headers = await headersOf('/v1/auth/signup', { method: 'POST', headers: JSON_TYPE, body });
    const [session = '', device = ''] = headers.getSetCookie();
    expect(session).toMatch(/^__Host-factreel_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^factreel_device=[^;]+; Max-Age=\d+; Path=\/v1\/auth; HttpOnly; Secure; SameSite=Lax$/);
    const plain = session.replace('__Host-', '').split(';')[0] ?? '';
    expect((await fetch(new URL('/v1/account', stack.baseUrl), { headers: { cookie: plain } })).status).toBe(401);
  });
});
