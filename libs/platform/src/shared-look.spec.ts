import { SharedLook } from './shared-look';

const EVERY_MS = 1_000;
const never = new AbortController().signal;

describe('SharedLook', () => {
  let asked: string[][];
  let rows: Map<string, number>;
  let fault: Error | undefined;
  let watch: SharedLook<number>;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    rows = new Map();
    fault = undefined;
    watch = new SharedLook(async (keys) => {
      asked.push(keys);
      if (fault) throw fault;
      return new Map(rows);
    }, EVERY_MS);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const beyond = (least: number) => (found: number) => found > least;

  it('asks once for all who wait, and tells each its own news', async () => {
    const waits = [
      watch.until('a', beyond(0), { signal: never }),
      watch.until('a', beyond(1), { signal: never }),
      watch.until('b', beyond(0), { signal: never }),
    ];
    rows.set('a', 1).set('b', 7);
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(asked).toEqual([['a', 'b']]);
    rows.set('a', 2);
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(await Promise.all(waits)).toEqual([1, 2, 7]);
    expect(asked).toEqual([['a', 'b'], ['a']]);
  });

  it('rests while nobody waits', async () => {
    rows.set('a', 1);
    const first = watch.until('a', beyond(0), { signal: never });
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(await first).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
    const second = watch.until('a', beyond(0), { signal: never });
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(await second).toBe(1);
  });

  it('gives up after a time, and when told to', async () => {
    const leaving = new AbortController();
    const tired = watch.until('a', beyond(0), { signal: never, forMs: 300 });
    const left = watch.until('a', beyond(0), { signal: leaving.signal });
    await jest.advanceTimersByTimeAsync(300);
    expect(await tired).toBeUndefined();
    leaving.abort();
    expect(await left).toBeUndefined();
    expect(await watch.until('a', beyond(0), { signal: leaving.signal })).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('goes on after a look that failed', async () => {
    fault = new Error('the database is away');
    rows.set('a', 1);
    const waits = watch.until('a', beyond(0), { signal: never });
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    fault = undefined;
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(await waits).toBe(1);
  });

  it('does not tell someone who came during a look what it found before', async () => {
    let answer: (found: Map<string, number>) => void = () => undefined;
    const slow = new SharedLook<number>(() => new Promise((resolve) => (answer = resolve)), EVERY_MS);
    const first = slow.until('a', beyond(0), { signal: never });
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    const late = slow.until('a', (found) => found !== 2, { signal: never });
    answer(new Map([['a', 1]]));
    expect(await first).toBe(1);
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    answer(new Map([['a', 3]]));
    expect(await late).toBe(3);
  });
});
