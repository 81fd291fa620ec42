import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { freePort } from '@app/platform';
import {
  type ApiClient,
  describeWithPython,
  endOf,
  InstalledPythonClient,
  itWithMypy,
  Stack,
  waitFor,
} from '@app/testing';

const CLIENT = resolve(__dirname, '../../../clients/python');
const SUITES = readdirSync(join(CLIENT, 'tests')).flatMap((name) => /^(test_\w+)\.py$/.exec(name)?.[1] ?? []);
const EXAMPLES = [...readFileSync(join(CLIENT, 'README.md'), 'utf8').matchAll(/^```python\n(.*?)^```$/gms)].map(
  ([, code = '']) => code,
);
const HEAD = `from factreel import Factreel
factreel = Factreel(api_key="", base_url="")
`;

/** What an integrator does in Python, with nothing but the client as pip installs it, its README and a key. */
describeWithPython('the Python client', () => {
  let stack: Stack;
  let account: ApiClient;
  let installed: InstalledPythonClient;
  let programs: string[];

  beforeAll(async () => {
    [stack, installed] = await Promise.all([
      Stack.start({ FETCH_ALLOW: '127.0.0.1' }),
      InstalledPythonClient.install(),
    ]);
    [account] = await Promise.all([stack.account(50_000), stack.startWorker()]);
    const folder = join(stack.dataDir, 'examples');
    await mkdir(folder);
    programs = EXAMPLES.map((_, n) => join(folder, `example_${n + 1}.py`));
    await Promise.all(EXAMPLES.map((code, n) => writeFile(programs[n] ?? '', code)));
    await writeFile(join(stack.dataDir, 'harbour.png'), await createCanvas(320, 200).encode('png'));
  });

  afterAll(async () => {
    await installed.remove();
    await stack.stop();
  });

  const environment = () => ({
    BASE_URL: stack.baseUrl,
    FACTREEL_API_KEY: account.apiKey,
    PICTURE: join(stack.dataDir, 'harbour.png'),
  });
  const example = (n: number, more: NodeJS.ProcessEnv = {}) =>
    installed.run([programs[n - 1] ?? ''], { ...environment(), ...more }, stack.dataDir);

  it('asks the price, and is told why an order is refused (README 2)', async () => {
    expect(EXAMPLES).toHaveLength(7);
    const page = `${stack.baseUrl}/docs/errors#max_credits_exceeded`;
    expect(await example(2)).toBe(`490 credits, 4.90 USD\n402 max_credits_exceeded ${page}\n`);
  });

  it('orders a video and waits for it (README 1)', async () => {
    expect(await example(1)).toMatch(/^rendered http:\S+\/v1\/video\.mp4\?k=\S+\n$/);
  });

  it('reads words, proof and captions of a script that has no video yet (README 3)', async () => {
    expect(await example(3)).toMatch(/^\d+ True WEBVTT\n$/);
  });

  it('uploads a picture and reads lists (README 4)', async () => {
    expect(await example(4)).toMatch(/^image Harbour at night\nvid-\d+ .+\n1 \S+\n$/);
  });

  it('reads what a webhook missed (README 6)', async () => {
    expect(await example(6)).toMatch(/^video\.rendered evt_\w+\n$/);
  });

  it('hears what happens next (README 7)', async () => {
    let isOver = false;
    const heard = example(7, { LISTEN_SECONDS: '15' }).finally(() => (isOver = true));
    // Until the stream is open nobody hears them.
    while (!isOver) {
      const body = { data: { waitMinutes: 17 }, targetSeconds: 15, async: true };
      const made = await account.post<{ videoId: string }>('/v1/videos/from-data', body);
      await account.post(`/v1/videos/${made.body.videoId}/cancel`, {});
      await new Promise((resume) => setTimeout(resume, 2_000));
    }
    expect(await heard).toMatch(/^(video\.render_failed evt_\w+\n)+\d+ credits are left\n$/);
  });

  it('runs a receiver that takes what is ours and refuses what is not (README 5)', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const made = await account.post<{ webhook: { id: string; secret: string } }>('/v1/webhooks', {
      url,
      events: ['video.rendered'],
    });
    const { id, secret } = made.body.webhook;
    const env = installed.environment({ ...environment(), PORT: new URL(url).port, WEBHOOK_SECRET: secret });
    const program = spawn('python3', [programs[4] ?? ''], { env, stdio: 'ignore' });
    try {
      const forged = () => fetch(url, { method: 'POST', body: '{}', headers: { 'x-service-signature': 't=1,v1=00' } });
      const refused = await waitFor('the receiver to listen', () => forged().catch(() => null));
      expect(refused.status).toBe(400);
      await account.post(`/v1/webhooks/${id}/test`, {});
      const delivery = await waitFor('the delivery', async () => {
        const { body } = await account.get<{ data: Array<{ status: string; responseStatus: number }> }>(
          `/v1/webhooks/${id}/deliveries`,
        );
        return body.data.find(({ status }) => status !== 'pending') ?? null;
      });
      expect(delivery).toMatchObject({ status: 'delivered', responseStatus: 204 });
    } finally {
      await endOf(program, 'SIGTERM');
    }
  });

  it('has suites of its own', () => {
    expect(SUITES).toEqual(expect.arrayContaining(['test_calls', 'test_events', 'test_retries', 'test_webhooks']));
  });

  it.each(SUITES)('passes its own %s, against the real api', async (suite) => {
    await installed.run(['-W', 'error', '-m', 'unittest', `tests.${suite}`], environment());
  });

  itWithMypy('is typed throughout, as are its examples', async () => {
    expect(await installed.faultsOf([join(installed.folder, 'factreel'), ...programs])).toBe('');
  });

  itWithMypy('does not type-check with a field that nobody knows', async () => {
    const order = (body: string) => `factreel.create_video_from_data(${body})\n`;
    const good = order('{"data": {}, "style": "comic", "brand": {"accent": "#ffcc33"}, "async": True}');
    const bad = ['{"data": {}, "stile": "comic"}', '{"data": {}, "brand": {"acent": "#fc3"}}', '{"style": "comics"}'];
    const file = join(stack.dataDir, 'typed.py');
    await writeFile(file, [HEAD, good, ...bad.map(order)].join(''));
    const refused = (await installed.faultsOf([file])).matchAll(/:(\d+): error/g);
    expect([...refused].map(([, line]) => Number(line))).toEqual(bad.map((_, n) => n + 4));
  });
});
