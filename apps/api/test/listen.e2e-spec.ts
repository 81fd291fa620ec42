import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@app/platform';
import { type ApiClient, endOf, Receiver, Stack, waitFor } from '@app/testing';
import { verifyWebhook, type WebhookEvent } from '../../../clients/typescript/src/index';

const PROGRAM = resolve(__dirname, '../../../dist/apps/cli/src/factreel.js');
const ORDER = { targetSeconds: 15, data: { waitMinutes: 17 }, async: true };

describe('factreel listen', () => {
  let stack: Stack;
  let account: ApiClient;
  let receiver: Receiver;
  let answers = 200;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    stack = await Stack.start();
    account = await stack.account(5_000);
    // It tells the events.
    await stack.startWorker();
    receiver = await Receiver.start(() => ({ status: answers }));
  });

  beforeEach(() => {
    answers = 200;
    receiver.received.length = 0;
  });

  afterEach(async () => {
    await Promise.all([...running].map((child) => endOf(child, 'SIGKILL')));
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  /** The program as a developer starts it; `output` grows while it runs. */
  function listen(words: string[], environment: NodeJS.ProcessEnv = {}, program = PROGRAM) {
    const env = { FACTREEL_URL: stack.baseUrl, FACTREEL_CONFIG_DIR: stack.dataDir, FACTREEL_API_KEY: account.apiKey };
    const child = spawn(process.execPath, ['--no-warnings', program, 'listen', ...words], {
      env: { ...process.env, ...env, ...environment },
    });
    running.add(child);
    const told = { child, output: '', code: null as number | null };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (told.output += chunk.toString()));
    }
    child.once('close', (code) => {
      running.delete(child);
      told.code = code;
    });
    return told;
  }

  const forwardTo = (path = '/hook', url = receiver.url): string[] => ['--forward-to', `${url}${path}`];
  const said = async (told: { output: string }, text: string | RegExp) =>
    await waitFor(`${String(text)} in ${told.output}`, async () =>
      // A secret may hold signs that mean something in a pattern.
      typeof text === 'string' ? told.output.includes(text) : text.test(told.output),
    );
  const feed = async () => (await account.get<{ data: WebhookEvent[] }>('/v1/events?limit=100')).body.data;

  /** The event that a cancelled video leaves: the cheapest there is. */
  async function anEvent(): Promise<WebhookEvent> {
    const known = (await feed()).length;
    const { body } = await account.post('/v1/videos/from-data', ORDER);
    const cancelled = await account.post(`/v1/videos/${String(body['videoId'])}/cancel`, {});
    expect(cancelled.status).toBe(200);
    return await waitFor('the event', async () => (await feed())[known] ?? null);
  }
  const received = () => receiver.received.map(({ raw }) => (JSON.parse(raw) as WebhookEvent).id);

  it('brings what happens from now on, signed as a delivery with a secret that stays the same', async () => {
    await anEvent();
    const told = listen(forwardTo());
    await said(told, 'Listening for what happens from now on.');
    const event = await anEvent();
    const line = `${event.createdAt}  ${event.event}  ${event.id}`;
    await said(told, line);
    expect(told.output).toMatch(new RegExp(`${line}  vid-\\d+  -> 200\n`));
    expect(received()).toEqual([event.id]);
    const [delivery] = receiver.received;
    const secret = /signed with (whsec_\S+)/.exec(told.output)?.[1] ?? '';
    expect(await verifyWebhook(delivery?.raw ?? '', delivery?.headers ?? {}, secret)).toEqual(event);
    expect(delivery?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': event.id });
    told.child.kill('SIGINT');
    await waitFor('it to end', async () => told.code !== null);
    expect({ code: told.code, output: told.output }).toEqual({
      code: 0,
      output: expect.stringContaining(secret) as string,
    });
    const again = listen(forwardTo());
    await said(again, `signed with ${secret}`);
  });

  it('goes on after a kill where it ended, and tells what a receiver refuses without sending it again', async () => {
    const first = listen(forwardTo());
    await said(first, /Listening|Going on/);
    const before = await anEvent();
    await said(first, before.id);
    await endOf(first.child, 'SIGKILL');
    const meanwhile = [await anEvent(), await anEvent()].map(({ id }) => id);
    answers = 500;
    const second = listen(forwardTo());
    await said(second, new RegExp(`${meanwhile[1]} .*-> 500`));
    expect(received().filter((id) => meanwhile.includes(id))).toEqual(meanwhile);
    expect(second.output).toContain(`Going on behind ${before.id}`);
  });

  it('waits for a receiver that is down, and loses nothing', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const told = listen(forwardTo('/late', url));
    await said(told, /Listening|Going on/);
    const event = await anEvent();
    await said(told, /Waiting for \S+\/late to take evt_\w+ \(ECONNREFUSED\)/);
    const late = await Receiver.start(undefined, Number(new URL(url).port));
    try {
      await said(told, new RegExp(`${event.id} .*-> 200`));
      expect(late.received.map(({ headers }) => headers['webhook-id'])).toContain(event.id);
    } finally {
      await late.stop();
    }
  });

  it('forwards the events that are asked for, behind the one that is named', async () => {
    const [start, next] = [await anEvent(), await anEvent()];
    const others = listen([...forwardTo('/others'), '--events', 'video.rendered', '--after', start.id]);
    const told = listen([...forwardTo('/all'), '--events', 'video.render_failed', '--after', start.id]);
    await said(told, next.id);
    expect(received()).toEqual([next.id]);
    expect(others.code).toBeNull();
  });

  it('runs where it was installed from the service, without a clone', async () => {
    const folder = join(stack.dataDir, 'installed');
    const archive = join(stack.dataDir, 'factreel-cli.tgz');
    const served = await fetch(`${stack.baseUrl}/docs/clients/factreel-cli.tgz`);
    await writeFile(archive, new Uint8Array(await served.arrayBuffer()));
    const install = ['install', '--global', '--offline', '--no-audit', '--no-fund', '--prefix', folder, archive];
    await promisify(execFile)('npm', install, { cwd: tmpdir() });
    const installed = await realpath(join(folder, 'bin/factreel'));
    const told = listen(forwardTo(), { FACTREEL_CONFIG_DIR: folder }, installed);
    await said(told, 'Listening for what happens from now on.');
    const event = await anEvent();
    await said(told, new RegExp(`${event.id} .*-> 200`));
    expect(received()).toEqual([event.id]);
  });

  it.each<[string, string[], NodeJS.ProcessEnv, string]>([
    ['a wrong key', [], { FACTREEL_API_KEY: 'sk_wrong' }, 'FACTREEL_API_KEY is no key of http://127.0.0.1'],
    ['no key', [], { FACTREEL_API_KEY: '' }, 'set FACTREEL_API_KEY to a key of your account'],
    ['an event that is not there', ['--after', 'evt_0'], {}, 'There is no event evt_0.'],
  ])('ends with 1 and a sentence for %s', async (_name, words, environment, sentence) => {
    const told = listen([...forwardTo(), ...words], environment);
    await waitFor('it to end', async () => told.code !== null);
    expect(told.output).toContain(sentence);
    expect(told.output).not.toMatch(/^\s+at /m);
    expect(told.code).toBe(1);
  });
});
