import { ReaderProcessHost } from '../src/readers/reader-process.host';

const HABITS = { atOnce: 1, timeoutMs: 60_000, heapMb: 256, residentMb: 420 };

describe('sources that wait to be read', () => {
  const request = (text: string) => ({
    bytes: Buffer.from(text),
    context: { url: null, contentType: 'text/plain' },
    kind: null,
  });

  it('are told to come again where those before them take too long', async () => {
    const host = new ReaderProcessHost({ ...HABITS, waitMs: 1 });
    const [first, second] = await Promise.allSettled([1, 2].map(() => host.read(request('Riders: 4.2 million'))));
    expect(first).toMatchObject({ status: 'fulfilled', value: { kind: 'text' } });
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { error: 'rate_limited: too many sources are being read', retryAfterSeconds: 60 },
    });
    await expect(host.read(request('Riders: 4.2 million'))).resolves.toMatchObject({ kind: 'text' });
  });

  it('leave as soon as nobody wants them any more', async () => {
    const host = new ReaderProcessHost(HABITS);
    const gone = new AbortController();
    const first = host.read(request('Riders: 4.2 million'));
    const second = host.read(request('Riders: 4.2 million'), { signal: gone.signal });
    gone.abort(new Error('no longer wanted'));
    await expect(second).rejects.toThrow('no longer wanted');
    await expect(first).resolves.toMatchObject({ kind: 'text' });
  });
});
