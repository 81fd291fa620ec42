import type { ToolContext } from '@factreel/tool-sdk';
import { NotFoundError } from '@app/platform/errors';
import { partsOf, type ServiceCall } from '../plugin-talk';
import { RemoteServices } from './remote-services';

/** A call's context as its tool has it. */
const contextOf = (callId: string) => ({ callId, signal: new AbortController().signal }) as ToolContext;

describe('RemoteServices', () => {
  const said: object[] = [];
  let services: RemoteServices;

  beforeEach(() => {
    said.length = 0;
    services = new RemoteServices((message) => void said.push(message));
  });

  const lastCall = (): ServiceCall => (said.at(-1) as { calls: ServiceCall }).calls;

  it('says which method is called for which call, and hands back what is answered', async () => {
    const found = await services.during('job-1', async () => {
      const asked = services.markets.ask('NVDA');
      expect(lastCall()).toMatchObject({ callId: 'job-1', method: 'markets.ask', parameters: ['NVDA'] });
      services.answer({ answers: lastCall().number, value: { title: 'Nvidia' } });
      return await asked;
    });
    expect(found).toEqual({ title: 'Nvidia' });
  });

  it('throws what a service refused, and knows which call of it that came from', async () => {
    const error = await services.during('job-1', async () => {
      const asked = services.videos.get(contextOf('job-1'), 'vid-9').catch((thrown: Error) => thrown);
      services.answer({ answers: lastCall().number, refused: partsOf(new NotFoundError('video', 'vid-9')) });
      return await asked;
    });
    expect(error).toMatchObject({ kind: 'not_found', error: 'not_found: video vid-9' });
    expect(services.originOf(error)).toBe(lastCall().number);
  });

  it('serves no call that has ended, though another runs', async () => {
    let later: () => Promise<unknown> = async () => undefined;
    await services.during('job-1', async () => {
      later = () => services.videos.make(contextOf('job-1'), { data: {} });
    });
    await services.during('job-2', async () => {
      await expect(later()).rejects.toThrow('only while the call runs');
    });
    await expect(services.markets.ask('NVDA')).rejects.toThrow('only while the call runs');
    expect(said).toEqual([]);
  });

  it('gives up what its caller no longer waits for', async () => {
    const giving = new AbortController();
    await services.during('job-1', async () => {
      const asked = services.web.text('https://example.com', { signal: giving.signal });
      const { number } = lastCall();
      giving.abort(new Error('enough'));
      await expect(asked).rejects.toThrow('enough');
      expect(said.at(-1)).toEqual({ abandons: number });
    });
  });
});
