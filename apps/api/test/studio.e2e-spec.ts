import { Stack } from '@app/testing';

const STUDIO = 'https://studio.factreel.example';

describe('the studio, served', () => {
  let stack: Stack;
  beforeAll(async () => void (stack = await Stack.start({ STUDIO_URL: STUDIO })));
  afterAll(() => stack.stop());

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, stack.baseUrl), { headers: { accept: 'text/html,*/*', ...headers } });

  it.each(['/', '/videos', '/videos/vid-7?tab=proof', '/settings/keys', '/no/such/page'])(
    'opens at %s',
    async (path) => {
      const answer = await open(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it.each(['/v1/nothing', '/media/x/y/z/none', '/assets/none.js'])('does not stand in for %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('opens its door to whoever takes anything', async () => {
    expect((await open('/', { accept: '*/*' })).headers.get('content-type')).toContain('text/html');
    expect((await open('/', { accept: 'application/json' })).status).toBe(404);
  });

  it('answers programs in JSON', async () => {
    const answer = await open('/videos', { accept: 'application/json' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'not_found: route GET /videos' });
  });

  it('keeps its files for a year, packed', async () => {
    const page = await (await open('/')).text();
    const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
    const answer = await open(script, { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('lets the pages of STUDIO_URL ask, and nobody else’s', async () => {
    const asked = await open('/v1/account', { origin: STUDIO });
    expect(asked.headers.get('access-control-allow-origin')).toBe(STUDIO);
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
    const stranger = await open('/v1/account', { origin: 'https://evil.example' });
    expect(stranger.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
  });
});
