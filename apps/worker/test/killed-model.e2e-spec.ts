import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ApiClient, endOf, LanguageModelServer, Stack, type VideoBody, waitFor } from '@app/testing';

const ROOT = resolve(__dirname, '../../..');
const BUDGET = 400;

interface PricedBody extends Omit<VideoBody, 'cost'> {
  cost: { credits: number; breakdown: object[] };
  check: VideoBody['check'] & { model: Record<string, number> | null };
}

describe('a worker that is killed between two calls to a model', () => {
  let stack: Stack;
  let model: LanguageModelServer;
  let client: ApiClient;

  beforeAll(async () => {
    model = await LanguageModelServer.start();
    stack = await Stack.start({
      STALLED_AFTER_S: '4',
      LLM_MODEL: 'test',
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_INPUT_PRICE: '5000',
      LLM_OUTPUT_PRICE: '5000',
      LLM_BUDGET: `${BUDGET}`,
    });
    client = await stack.account(5_000);
  });

  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  it('has its answer kept: the next one asks for what is missing alone, and everything is charged once', async () => {
    const good = await readFile(join(ROOT, 'libs/design/test/model-answers/good.json'), 'utf8');
    const order = JSON.parse(await readFile(join(ROOT, 'examples/pool.json'), 'utf8')) as object;
    model.replies({ says: 'Sure! Here is your video.' }, { hangs: true });
    const first = await stack.startWorkerProcess();
    const quoted = await client.post<{ credits: number }>('/v1/quote', { kind: 'video', targetSeconds: 20 });
    const { body } = await client.post<PricedBody>('/v1/videos/from-data', { ...order, render: false });
    expect(quoted.body.credits).toBe(480 + 10 + BUDGET);
    expect(body.cost.breakdown).toContainEqual({ type: 'model', count: BUDGET, credits: BUDGET });
    await waitFor('the second call', () => Promise.resolve(model.calls.length === 2));
    const asked = model.calls.map(({ body: question }) => JSON.stringify(question));
    await endOf(first, 'SIGKILL');

    model.replies({ says: good });
    const second = await stack.startWorkerProcess();
    const video = (await client.finished(body.videoId)) as unknown as PricedBody;
    expect(video).toMatchObject({ status: 'scripted', lastError: null });
    // The second question again, and the first one no more.
    expect(model.calls.map(({ body: question }) => asked.indexOf(JSON.stringify(question)))).toEqual([1]);
    expect(video.check.model).toEqual({ calls: 1, kept: 1, inputTokens: 20, outputTokens: 20 });
    expect(video.cost.breakdown).toContainEqual({ type: 'model', count: 1, credits: 1 });
    await endOf(second, 'SIGTERM');
    const rows = await stack.rows<{ reason: string; captured: string }>(
      "SELECT reason, captured FROM ledger_transactions WHERE video_id = $1 AND kind = 'capture' ORDER BY reason",
      [body.videoId],
    );
    expect(rows.map(({ reason, captured }) => [reason, Number(captured)])).toEqual([
      ['design of a video', 480],
      ['language model', 1],
    ]);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0 });
  });
});
