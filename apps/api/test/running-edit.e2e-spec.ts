import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ApiClient, itAtFullLength, LanguageModelServer, Stack, type VideoBody, waitFor } from '@app/testing';

interface EditedBody extends VideoBody {
  error: string;
  edits: Array<{ version: number; by: string; notes: string | null; summary: string }>;
}

const ROOT = resolve(__dirname, '../../..');
/** Notes that no rule of ours reads: they go to the model. */
const NOTES = { notes: 'Tell it like a detective story in the rain' };
const EDIT = 60;
/** The wait is the whole 150 seconds: at full length only. */

describe('an edit that a model works on', () => {
  let stack: Stack;
  let model: LanguageModelServer;
  let client: ApiClient;
  let says: string;
  let video: EditedBody;

  beforeAll(async () => {
    model = await LanguageModelServer.start();
    says = await readFile(join(ROOT, 'libs/design/test/model-answers/good.json'), 'utf8');
    stack = await Stack.start({ LLM_MODEL: 'test', LLM_BASE_URL: `${model.url}/v1`, LLM_FALLBACK: 'none' });
    client = await stack.account(10_000);
    await stack.startWorker();
    video = await made();
  });

  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  /** A video of the model's, up to its script. */
  async function made(): Promise<EditedBody> {
    model.replies({ says });
    const order = JSON.parse(await readFile(join(ROOT, 'examples/pool.json'), 'utf8')) as object;
    const { body } = await client.post<EditedBody>('/v1/videos/from-data', { ...order, render: false });
    const finished = (await client.finished(body.videoId)) as EditedBody;
    expect(finished).toMatchObject({ status: 'scripted', lastError: null, version: 1 });
    return finished;
  }
  const pathOf = ({ videoId }: EditedBody) => `/v1/videos/${videoId}`;
  const edit = (of: EditedBody) => client.post<EditedBody>(`${pathOf(of)}/edit`, NOTES);
  const read = async (of: EditedBody) => (await client.get<EditedBody>(pathOf(of))).body;
  const wallet = async () => (await client.get<{ credits: number; reserved: number }>('/v1/account')).body;
  /** An edit whose model does not answer, once it was asked. */
  async function hanging(of: EditedBody) {
    model.replies({ hangs: true });
    const answer = edit(of);
    await waitFor('the model to be asked', () => Promise.resolve(model.calls.length === 1));
    return answer;
  }

  it('becomes the version that the model wrote, out of the video and the notes', async () => {
    const answer = JSON.parse(says) as { scenes: Array<{ sentences: object[] }> };
    const lines = ['The asset on Base is USDC.', 'The source is DefiLlama.'];
    const sentences = lines.map((text) => ({ text, claims: [] }));
    const scenes = answer.scenes.map((scene, index) => (index === 2 ? { ...scene, sentences } : scene));
    model.replies({ says: JSON.stringify({ ...answer, scenes }) });
    const before = await wallet();
    const { status, body } = await edit(video);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'scripted', version: 2, charged: EDIT, edits: [{ version: 2, by: 'notes', ...NOTES }] },
    });
    expect(body.scenes[2]?.text).toContain(lines[0]);
    expect(body.scenes[0]?.text).toContain('6.84%');
    const asked = JSON.stringify(model.calls[0]?.body);
    expect(asked).toContain(NOTES.notes);
    expect(asked).toContain('Most of it is base yield');
    expect(await wallet()).toMatchObject({ credits: before.credits - EDIT, reserved: 0 });
    video = body;
  });

  it('that the model fails is a 422 that says why; the video is as it was and nothing was charged', async () => {
    const [before, credits] = [await read(video), await wallet()];
    model.replies({ status: 401 });
    const { status, body } = await edit(video);
    expect(status).toBe(422);
    expect(body.error).toContain("The model's provider answered with status 401");
    expect(await read(video)).toEqual(before);
    expect(await wallet()).toEqual(credits);
  });

  it('is followed with heartbeats, and when it is cancelled the model is let go and the video is as it was', async () => {
    const [before, credits] = [await read(video), await wallet()];
    const answer = hanging(video);
    await waitFor('the hold', async () => (await wallet()).reserved === EDIT);
    const stream = await stack.fetch(`${pathOf(video)}/events`, {
      headers: { authorization: `Bearer ${client.apiKey}` },
    });
    let told = '';
    for await (const chunk of (stream.body ?? []) as AsyncIterable<Uint8Array>) {
      told += Buffer.from(chunk).toString();
      // What else it is told before is the start of the work.
      if (told.includes(': still at work\n\n')) break;
    }
    expect(told).toMatch(/^(event: progress\ndata: \{"stage":"design",.*\}\n\n)+: still at work\n\n$/);
    const cancelled = await client.post<EditedBody>(`${pathOf(video)}/cancel`, {});
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'scripted', version: 2, lastError: null } });
    expect(await answer).toMatchObject({
      status: 409,
      body: { error: `conflict: the edit of ${video.videoId} was cancelled` },
    });
    await waitFor('the model to be let go', () => Promise.resolve(model.abandoned === 1));
    expect(await read(video)).toMatchObject({ version: 2, edits: before.edits, cost: before.cost });
    expect(await wallet()).toEqual(credits);
  });

  it('ends with its video when that is deleted, and costs nothing', async () => {
    const other = await made();
    const credits = await wallet();
    const answer = hanging(other);
    await waitFor('the hold', async () => (await wallet()).reserved === EDIT);
    expect((await client.send('DELETE', pathOf(other))).status).toBe(204);
    const error = `not_found: video ${other.videoId}`;
    expect(await answer).toMatchObject({ status: 404, body: { error } });
    await waitFor('the model to be let go', () => Promise.resolve(model.abandoned === 1));
    expect(await client.get(pathOf(other))).toMatchObject({ status: 404, body: { error } });
    expect(await wallet()).toEqual(credits);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, openHolds: 0, faults: [] });
  });

  itAtFullLength(
    'that does not come to an end is stopped after 150 seconds, in the words of the specification',
    async () => {
      const [before, credits] = [await read(video), await wallet()];
      const { status, body } = await hanging(video);
      expect(status).toBe(422);
      expect(body.error).toContain('Video creation failed (The operation was aborted due to timeout)');
      expect(await read(video)).toEqual(before);
      expect(await wallet()).toEqual(credits);
    },
  );
});
