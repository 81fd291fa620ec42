import { setImmediate as soon } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { tryPatiently } from './put-off';

const ticket = { queueName: 'render', data: { jobId: 'job_1' }, attemptsMade: 0 };
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A try that fails, and whether its worker is free again. */
function failing(error: Error, shutdown: AbortSignal) {
  const seen = { isOver: false };
  const trying = tryPatiently(ticket, shutdown, () => Promise.reject(error)).finally(() => (seen.isOver = true));
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

  it('is given back at once where the work is at fault, or the worker stops anyway', async () => {
    const wrong = new Error('Invalid data found when processing input');
    const faulty = failing(wrong, new AbortController().signal);
    const stopped = failing(away, AbortSignal.abort());
    await soon();
    expect([faulty.seen.isOver, stopped.seen.isOver]).toEqual([true, true]);
    await expect(faulty.trying).rejects.toBe(wrong);
  });

  it('answers what the work answers', async () => {
    await expect(tryPatiently(ticket, new AbortController().signal, () => Promise.resolve(7))).resolves.toBe(7);
  });
});
