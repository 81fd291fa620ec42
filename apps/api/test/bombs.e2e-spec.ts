import type { ChildProcess } from 'node:child_process';
import { ApiClient, type Bomb, BOMBS, BombServer, IS_FULL, Stack, watchChildren } from '@app/testing';
import { Random } from './fuzz/random';

/** Of the short run, those that are refused without waiting for the clock. */
const FEW = 8;
const SEED = 7;
const MOST_BYTES = 512_000_000;

function thrown(): readonly Bomb[] {
  if (IS_FULL) return BOMBS;
  const chance = new Random(SEED);
  const quick = BOMBS.filter(({ isSlow, mayBeRead }) => !isSlow && !mayBeRead);
  return Array.from({ length: FEW }, () => chance.pick(quick));
}

describe('bombs', () => {
  let stack: Stack;
  let client: ApiClient;
  let server: BombServer;
  let api: ChildProcess;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    server = await BombServer.start();
    const one = await stack.startApiProcess();
    api = one.process;
    client = new ApiClient(one.url, (await stack.account(1_000)).apiKey, stack.description);
  });

  afterAll(async () => {
    await server.stop();
    await stack.stop();
  });

  it.each(thrown().map((bomb) => [bomb.name, bomb] as const))('%s ends in a clear refusal', async (name, bomb) => {
    const memory = watchChildren(api.pid ?? 0);
    const from = performance.now();
    const { status, body } = await client.post<{ error?: string }>(bomb.door, { url: server.urlOf(bomb) });
    const seconds = (performance.now() - from) / 1000;
    const peak = memory.stop();
    const told = `${seconds.toFixed(1)} s, ${(peak / 1e6).toFixed(0)} MB, ${status} ${body.error ?? ''}`;
    if (IS_FULL) process.stdout.write(`${name}: ${told}\n`);
    if (status !== 201 || !bomb.mayBeRead) {
      expect({ name, status, error: body.error }).toEqual({
        name,
        status: 422,
        error: expect.stringMatching(/^unprocessable: \w/) as string,
      });
    }
    expect(peak).toBeLessThan(MOST_BYTES);
  });
});
