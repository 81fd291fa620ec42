import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { tryPatiently } from './put-off';

jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  return { ...real, setTimeout: jest.fn(real.setTimeout) };
});

const ticket = { queueName: 'render', data: { jobId: 'job_1' }, attemptsMade: 0 };
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A try that fails, and whether its worker is free again. */
function failing(error: Error, shutdown: AbortSignal, isReady = async () => true) {
  const seen = { isOver: false };
  const trying = tryPatiently(ticket, { shutdown, isReady }, () => Promise.reject(error)).finally(
    () => (seen.isOver = true),
  );
  trying.catch(() => undefined);
  return { trying, seen };
}

describe('a try of queued work', () => {
  beforeEach(() => void jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('keeps its worker for a while where what it stands on is away, until that is told to stop', async () => {
    const stop = new AbortController();
    const { trying, seen } = failing(away, stop.signal);
    await soon();
    expect(seen.isOver).toBe(false);
    stop.abort();
    await expect(trying).rejects.toBe(away);
  });

  it('is one try however long the database is away', async () => {
    jest.mocked(pause).mockReset().mockResolvedValue(undefined);
    let looks = 0;
    const isReady = async () => (looks += 1) > 100;
    await expect(failing(away, new AbortController().signal, isReady).trying).rejects.toBe(away);
    expect(looks).toBe(101);
    const pauses = jest.mocked(pause).mock.calls.map(([ms]) => ms);
    expect([pauses[0], pauses[1], Math.max(...pauses.map(Number))]).toEqual([500, 1_000, 15_000]);
  });

  it('is given back at once where the work is at fault, or the worker stops anyway', async () => {
    const wrong = new Error('Invalid data found when processing input');
    const faulty = failing(wrong, new AbortController().signal);
    const stopped = failing(away, AbortSignal.abort());
    await soon();
    expect([faulty.seen.isOver, stopped.seen.isOver]).toEqual([true, true]);
    await expect(faulty.trying).rejects.toBe(wrong);
  });

  it('answers what the work answers', async () => {
    const patience = { shutdown: new AbortController().signal, isReady: async () => true };
    await expect(tryPatiently(ticket, patience, () => Promise.resolve(7))).resolves.toBe(7);
  });
});
