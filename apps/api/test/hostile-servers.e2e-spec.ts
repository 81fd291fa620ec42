import { resolve } from 'node:path';
import { type ApiClient, Stack, waitFor } from '@app/testing';
import { HostileServer } from './ssrf/hostile.server';
import { Trap } from './ssrf/trap';

interface Refusal {
  error: string;
}

const SCRIPTED = { render: false, targetSeconds: 15, music: false } as const;
const INSIDE = '127.0.0.1';
/** The one address that these programs may reach: to them it stands for the world outside. */
const OUTSIDE = '127.0.0.9';

/** What a name answers each time it is asked for; the last answer is given from then on. */
const NAMES: Readonly<Record<string, string[][]>> = {
  'harbour.example': [[OUTSIDE]],
  'inside.example': [[INSIDE]],
  'mapped.example': [['::ffff:127.0.0.1']],
  'metadata.example': [['169.254.169.254']],
  'six.example': [['::1']],
  'both-inside.example': [[INSIDE, '::1']],
  'mixed.example': [['::1', INSIDE, OUTSIDE]],
  'turning.example': [[OUTSIDE], [INSIDE]],
  'turned.example': [[INSIDE], [OUTSIDE], [INSIDE]],
  'hook.example': [[INSIDE]],
};
const NOT_PUBLIC = 'is not a public address';
const LATE = 'did not answer within 20 s';

describe('servers and names that mean harm', () => {
  let stack: Stack;
  let client: ApiClient;
  let trap: Trap;
  let hostile: HostileServer;

  beforeAll(async () => {
    trap = await Trap.start([INSIDE, '::1']);
    hostile = await HostileServer.start(OUTSIDE, trap.port);
    stack = await Stack.start({
      FETCH_ALLOW: OUTSIDE,
      FALSE_NAMES: JSON.stringify(NAMES),
      NODE_OPTIONS: `--require=${resolve(__dirname, 'ssrf/false-names.cjs')}`,
    });
    await stack.startWorker();
    client = await stack.account(10_000);
  });

  afterAll(async () => {
    await hostile.stop();
    await trap.stop();
    await stack.stop();
  });

  afterEach(() => expect(trap.connections).toBe(0));

  const at = (path: string, name = 'harbour.example') => `http://${name}:${trap.port}${path}`;
  const read = async (url: string) => {
    const { status, body } = await client.post<Partial<Refusal>>('/v1/sources', { url });
    return { status, error: body.error };
  };
  const upload = async (url: string) => {
    const { status, body } = await client.post<Partial<Refusal>>('/v1/library/upload', { url });
    return { status, error: body.error };
  };
  const refusal = (told: string) => ({ status: 422, error: expect.stringContaining(told) as string });

  it.each(['inside', 'mapped', 'metadata', 'six', 'both-inside'])('%s.example is refused', async (name) => {
    expect(await read(at('/page', `${name}.example`))).toEqual(refusal(NOT_PUBLIC));
    expect(await upload(at('/page', `${name}.example`))).toEqual(refusal(NOT_PUBLIC));
  });

  it('a name is judged each time, by the very address that is connected to', async () => {
    expect(await read(at('/page', 'turning.example'))).toEqual({ status: 201 });
    expect(await read(at('/page', 'turning.example'))).toEqual(refusal(NOT_PUBLIC));
    expect(await read(at('/page', 'turned.example'))).toEqual(refusal(NOT_PUBLIC));
    expect(await read(at('/page', 'turned.example'))).toEqual({ status: 201 });
    expect(await read(at('/to-turning-name'))).toEqual(refusal(NOT_PUBLIC));
  });

  it('of several addresses only the public ones are connected to [§C5 addresses]', async () => {
    expect(await read(at('/page', 'mixed.example'))).toEqual({ status: 201 });
  });

  it('a video of a name that leads inside ends in error, and a picture there is a warning', async () => {
    const sourceUrl = at('/page', 'inside.example');
    const imageUrl = at('/a.png', 'inside.example');
    const orders = [{ sourceUrl }, { data: { waitMinutes: 17, imageUrl } }];
    const [page, pictured] = await Promise.all(
      orders.map(async (order) => {
        const { body } = await client.post<{ videoId: string }>('/v1/videos/from-data', { ...SCRIPTED, ...order });
        return await client.finished(body.videoId);
      }),
    );
    expect(page).toMatchObject({ status: 'error', lastError: expect.stringContaining(NOT_PUBLIC) as string });
    expect(pictured).toMatchObject({ status: 'scripted' });
    expect(pictured?.check.warnings).toContainEqual(expect.objectContaining({ code: 'missing_picture' }));
  });

  it('a delivery to a name that leads inside fails', async () => {
    const order = { url: at('/', 'hook.example'), events: ['video.rendered'] };
    const { body } = await client.post<{ webhook: { id: string } }>('/v1/webhooks', order);
    const path = `/v1/webhooks/${body.webhook.id}`;
    await client.post(`${path}/test`, {});
    const settled = await waitFor('the delivery', async () => {
      const list = await client.get<{ data: Array<{ status: string; error: string }> }>(`${path}/deliveries`);
      return list.body.data.find(({ status }) => status !== 'pending') ?? null;
    });
    expect(settled).toMatchObject({ status: 'failed', error: expect.stringContaining(NOT_PUBLIC) as string });
  });

  /** All at once: most of these take the whole time that an address is waited for. */
  it('every trick ends in a clear refusal, whoever asks', async () => {
    const paths = Object.keys(TRICKS);
    const told = await Promise.all(
      paths.map(async (path) => {
        const [asSource, asFile] = await Promise.all([read(at(path)), upload(at(path))]);
        return { path, asSource, asFile };
      }),
    );
    expect(Object.fromEntries(told.map(({ path, asSource }) => [path, asSource]))).toEqual(TRICKS);
    expect(told.filter(({ asFile }) => asFile.status !== 422)).toEqual([]);
    expect((await stack.fetch('/health/live')).status).toBe(200);
  });

  const TRICKS: Readonly<Record<string, ReturnType<typeof refusal>>> = {
    '/to-inside': refusal(NOT_PUBLIC),
    '/to-inside-name': refusal(NOT_PUBLIC),
    '/to-inside-decimal': refusal(NOT_PUBLIC),
    '/to-inside-six': refusal(NOT_PUBLIC),
    '/chain': refusal(NOT_PUBLIC),
    '/to-file': refusal('is not an http or https address'),
    '/to-password': refusal('must not carry a user name or password'),
    '/to-nothing': refusal('could not be fetched'),
    '/round': refusal('redirects too often'),
    '/no-location': refusal('answered 302'),
    '/silent': refusal(LATE),
    '/dripping-head': refusal(LATE),
    '/dripping-line': refusal(LATE),
    '/dripping-body': refusal(LATE),
    '/endless-informing': refusal(LATE),
    '/endless-body': refusal('is larger than 25 MB'),
    '/endless-chunks': refusal('is larger than 25 MB'),
    '/endless-extension': refusal('could not be fetched'),
    '/endless-trailer': refusal('could not be fetched'),
    '/endless-head': refusal('could not be fetched'),
    '/endless-line': refusal('could not be fetched'),
    '/giant-chunk': refusal('could not be fetched'),
    '/too-long': refusal('could not be fetched'),
    '/cut-short': refusal('could not be fetched'),
    '/two-lengths': refusal('could not be fetched'),
    '/gzip': refusal('is larger than 25 MB'),
    '/no-gzip': refusal('could not be fetched'),
    '/reset': refusal('could not be fetched'),
    '/no-http': refusal('could not be fetched'),
  };
});
