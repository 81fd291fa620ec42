import { resolve } from 'node:path';
import { type ApiClient, Stack, waitFor } from '@app/testing';

const TROUBLE = resolve(__dirname, 'plugins/trouble');
const CREDITS = 1_000;

describe('a tool that breaks', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start({ TOOL_PLUGINS: TROUBLE, LOG_LEVEL: 'silent' });
    await stack.startWorker();
  });

  beforeEach(async () => {
    client = await stack.account(CREDITS);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const credits = async () => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const call = (name: string, body: object = {}) => client.post<{ error: string }>(`/v1/tools/${name}`, body);
  const jobOf = async (name: string) => (await client.post<{ jobId: string }>(`/v1/tools/${name}`, {})).body.jobId;
  const jobAs = (jobId: string, status: string) =>
    waitFor(`${jobId} to be ${status}`, async () => {
      const { body } = await client.get<{ status: string; error: string; charged: number }>(`/v1/jobs/${jobId}`);
      return body.status === status && body;
    });

  it.each([
    'throws_at_once',
    'rejects',
    'throws_in_a_timer',
    'forgets_a_promise',
    'answers_nothing',
    'answers_a_list',
    'answers_a_big_integer',
    'answers_itself',
    'answers_without_end',
    'answers_otherwise',
    'charges_too_much',
  ])('%s: 500, refunded, nothing told of it, and the api goes on', async (name) => {
    const { status, body } = await call(name);
    expect({ status, body }).toMatchObject({ status: 500, body: { error: 'internal' } });
    expect(JSON.stringify(body)).not.toMatch(/broken|forgotten|plugins|BigInt/);
    expect(await credits()).toBe(CREDITS);
    expect((await call('counts')).status).toBe(200);
    expect(await credits()).toBe(CREDITS - 4);
  });

  it('that does not end is ended, and refunded', async () => {
    expect(await call('never_ends')).toMatchObject({
      status: 422,
      body: { error: 'unprocessable: never_ends did not end within 1 s; nothing was charged' },
    });
    expect(await credits()).toBe(CREDITS);
  });

  it.each(['breaks_in_a_timer_later', 'forgets_a_promise_later'])(
    '%s: its answer stands and is paid, and the api goes on',
    async (name) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => call(name)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const left = await credits();
      // Each has broken by the time that a call of a second has ended.
      await call('never_ends');
      expect(await credits()).toBe(left);
      expect((await call('counts')).status).toBe(200);
    },
  );

  it('takes no other call along [§C9 crash]', async () => {
    const broken = ['throws_in_a_timer', 'forgets_a_promise', 'rejects'].map((name) => call(name));
    const whole = Array.from({ length: 5 }, () => call('counts'));
    expect((await Promise.all(broken)).map(({ status }) => status)).toEqual([500, 500, 500]);
    expect((await Promise.all(whole)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it.each(['job_throws', 'job_breaks_in_a_timer'])(
    '%s: the job failed, refunded, and the worker goes on',
    async (name) => {
      expect(await jobAs(await jobOf(name), 'failed')).toMatchObject({ error: 'internal', charged: 0 });
      expect(await credits()).toBe(CREDITS);
    },
  );

  it('is stopped by whoever ordered it, and refunded', async () => {
    const jobId = await jobOf('job_is_slow');
    await jobAs(jobId, 'running');
    expect(await credits()).toBe(CREDITS - 10);
    expect((await client.post(`/v1/jobs/${jobId}/cancel`, {})).status).toBe(204);
    await jobAs(jobId, 'cancelled');
    expect(await credits()).toBe(CREDITS);
    expect((await client.post(`/v1/jobs/${jobId}/cancel`, {})).status).toBe(409);
  });

  it('is not begun where credits do not reach', async () => {
    client = await stack.account(9);
    for (const name of ['counts', 'job_is_slow', 'throws_at_once']) {
      const { status, body } = await call(name);
      expect([status, body.error]).toEqual([402, 'insufficient_credits: needed 10, held 9, short 1']);
    }
    expect(await credits()).toBe(9);
  });

  it('leaves books that add up', async () => {
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true });
  });
});
