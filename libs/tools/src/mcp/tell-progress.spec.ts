import type { ServerContext } from '@modelcontextprotocol/server';
import { tellProgress } from './tool-answer';

type Told = Parameters<ServerContext['mcpReq']['notify']>[0];

/** A call whose client asked for progress under `progressToken`, or did not. */
function aCall(progressToken?: string | number, hear: (told: Told) => Promise<void> = () => Promise.resolve()) {
  return { mcpReq: { _meta: { progressToken }, notify: hear } } as unknown as ServerContext;
}

describe('progress of a call', () => {
  it('is told under the token of the client, and only when it has grown', () => {
    const heard: Told[] = [];
    const tell = tellProgress(aCall('t-1', async (told) => void heard.push(told)));
    tell?.(0, 'design');
    tell?.(0, 'design');
    tell?.(0.4);
    tell?.(0.3, 'render');
    expect(heard.map(({ params }) => params)).toEqual([
      { progressToken: 't-1', progress: 0, total: 1, message: 'design' },
      { progressToken: 't-1', progress: 0.4, total: 1 },
    ]);
  });

  it('is told under a token of 0 too', () => {
    expect(tellProgress(aCall(0))).toBeDefined();
  });

  it('is told to nobody who did not ask', () => {
    expect(tellProgress(aCall())).toBeUndefined();
  });

  it('goes on where the client has gone', async () => {
    const tell = tellProgress(aCall('t-1', () => Promise.reject(new Error('closed'))));
    expect(() => tell?.(0.5)).not.toThrow();
    await new Promise(setImmediate);
  });
});
