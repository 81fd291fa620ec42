import { type Database, Metrics } from '@app/platform';
import { type RequestNote, RequestRecorder } from './request-recorder';

const note = (n: number): RequestNote => ({
  accountId: 'acc_1',
  keyId: 'key_1',
  requestId: `r-${n}`,
  at: new Date('2026-11-27T09:00:00Z'),
  method: 'GET',
  path: '/v1/videos',
  status: 200,
  ms: 3,
  error: null,
  body: null,
});
const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });

describe('the request recorder', () => {
  let written: string[][];
  let answer: () => Promise<number>;
  let metrics: Metrics;
  let recorder: RequestRecorder;

  beforeEach(() => {
    jest.useFakeTimers();
    [written, answer] = [[], async () => 1];
    const run = async (_: string, [batch]: [string]) => {
      const count = await answer();
      written.push((JSON.parse(batch) as RequestNote[]).map(({ requestId }) => requestId));
      return count;
    };
    metrics = new Metrics({ role: 'api' });
    recorder = new RequestRecorder({ run } as unknown as Database, metrics);
  });

  afterEach(() => jest.useRealTimers());

  const counts = async (): Promise<Record<string, number>> => {
    const metric = await metrics.registry.getSingleMetric('factreel_request_log_total')?.get();
    return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [String(labels['outcome']), value]));
  };
  const send = (count: number) => Array.from({ length: count }, (_, n) => recorder.note(note(n)));

  it('writes the requests of a second in one statement', async () => {
    send(3);
    await jest.advanceTimersByTimeAsync(999);
    expect(written).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(written).toEqual([['r-0', 'r-1', 'r-2']]);
    expect(await counts()).toEqual({ written: 3 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('writes at once when there are many, five hundred at a time', async () => {
    send(1_200);
    await recorder.flush();
    expect(written.map(({ length }) => length)).toEqual([500, 500, 200]);
  });

  it('drops and counts requests while a slow database leaves no room, then continues', async () => {
    let settle: (count: number) => void = () => undefined;
    answer = () => new Promise((resolve) => (settle = resolve));
    send(5_010);
    expect(await counts()).toEqual({ dropped: 10 });
    answer = async () => 1;
    settle(1);
    await recorder.flush();
    expect(written.flat()).toHaveLength(5_000);
    expect(await counts()).toEqual({ dropped: 10, written: 5_000 });
  });

  it('keeps requests while the database is down, and retries', async () => {
    answer = () => Promise.reject(away);
    send(2);
    await jest.advanceTimersByTimeAsync(3_000);
    answer = async () => 1;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([['r-0', 'r-1']]);
    expect(await counts()).toEqual({ written: 2 });
  });

  it('drops a batch that the database refuses, and writes the next one', async () => {
    answer = () => Promise.reject(new Error('no such column'));
    send(1);
    await jest.advanceTimersByTimeAsync(1_000);
    answer = async () => 1;
    recorder.note(note(7));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([['r-7']]);
    expect(await counts()).toEqual({ dropped: 1, written: 1 });
  });

  it('flushes when the process ends, but does not wait for a database that is down', async () => {
    send(2);
    await recorder.onApplicationShutdown();
    expect(written).toEqual([['r-0', 'r-1']]);
    answer = () => Promise.reject(away);
    send(1);
    await recorder.onApplicationShutdown();
    expect(await counts()).toEqual({ written: 2, dropped: 1 });
    expect(jest.getTimerCount()).toBe(0);
  });
});
