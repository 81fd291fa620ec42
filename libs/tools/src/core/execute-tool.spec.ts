import { NotFoundError } from '@app/platform';
import type { HouseContext } from './house-context';
import { ExecuteTool, type Execution, type ToolWork } from './execute-tool';
import { StrayErrors } from './stray-errors';
import type { ToolDefinition } from './tool-definition';
import { ToolCrashedError, ToolTimedOutError } from './tools.errors';

type Run = (input: object, context: HouseContext) => unknown;

function aTool(run: Run, definition: Partial<ToolDefinition> = {}): ToolWork {
  const usual = { name: 'count', price: { upTo: 9, for: '3 a page' }, timeoutSeconds: 60, ...definition };
  return {
    definition: usual,
    run: run as ToolWork['run'],
    checkOutput: () => undefined,
  };
}

describe('ExecuteTool', () => {
  const strays = new StrayErrors();
  const executor = new ExecuteTool(strays);
  const told: unknown[] = [];
  const execute = (tool: ToolWork, more: Partial<Execution> = {}) =>
    executor.execute(tool, {
      accountId: 'acc_1',
      callId: 'job_1',
      input: { pages: 2 },
      signal: new AbortController().signal,
      keep: async () => undefined,
      progress: (...words) => void told.push(words),
      ...more,
    });

  beforeAll(() => {
    // What fails here is meant to; its log lines would only be in the way.
    executor['logger'].localInstance.error = () => undefined;
  });

  it('hands the tool its input and context, and charges what it adds up', async () => {
    const tool = aTool((input, { account, callId, charge }) => {
      charge(3);
      charge(4);
      return { input, account, callId };
    });
    const result = { input: { pages: 2 }, account: { id: 'acc_1' }, callId: 'job_1' };
    expect(await execute(tool)).toEqual({ result, charged: 7 });
  });

  it('charges a fixed price whatever the tool does', async () => {
    expect(await execute(aTool(() => ({}), { price: { credits: 5 } }))).toEqual({ result: {}, charged: 5 });
  });

  it.each<[string, Run]>([
    ['more than it may', (_, { charge }) => charge(10)],
    ['more than it may, bit by bit', (_, { charge }) => [charge(9), charge(1)]],
    ['half a credit', (_, { charge }) => charge(0.5)],
    ['less than nothing', (_, { charge }) => charge(-1)],
  ])('fails where it charges %s', async (_name, run) => {
    await expect(execute(aTool(run))).rejects.toThrow(ToolCrashedError);
  });

  it('fails where a free tool charges', async () => {
    await expect(execute(aTool((_, { charge }) => charge(1), { price: 'free' }))).rejects.toThrow(ToolCrashedError);
  });

  it.each<[string, Run]>([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['answers nothing', () => undefined],
    ['answers what is no JSON', () => ({ count: 1n })],
  ])('takes a tool that %s for crashed', async (_name, run) => {
    await expect(execute(aTool(run))).rejects.toThrow(ToolCrashedError);
  });

  it('takes an answer that is not as described for a crash', async () => {
    const tool = aTool(() => ({ words: 'three' }));
    tool.checkOutput = () => {
      throw new TypeError('data/words must be integer');
    };
    await expect(execute(tool)).rejects.toThrow(ToolCrashedError);
  });

  it('tells a domain error as it is', async () => {
    const error = new NotFoundError('page', '7');
    await expect(execute(aTool(() => Promise.reject(error)))).rejects.toBe(error);
  });

  it('ends a tool that does not, and tells it to stop', async () => {
    jest.useFakeTimers();
    let signal: AbortSignal | undefined;
    const hangs: Run = (_, context) => {
      signal = context.signal;
      return new Promise(() => undefined);
    };
    const ended = expect(execute(aTool(hangs, { timeoutSeconds: 2 }))).rejects.toThrow(ToolTimedOutError);
    await jest.advanceTimersByTimeAsync(2_000);
    await ended;
    jest.useRealTimers();
    expect(signal?.reason).toBeInstanceOf(ToolTimedOutError);
  });

  it('ends with the reason of whoever says stop', async () => {
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const ended = execute(
      aTool(() => new Promise(() => undefined)),
      { signal: stop.signal },
    );
    stop.abort(reason);
    await expect(ended).rejects.toBe(reason);
    await expect(
      execute(
        aTool(() => ({})),
        { signal: stop.signal },
      ),
    ).rejects.toBe(reason);
  });

  it('tells what is still under way that nobody waits for it', async () => {
    let signal: AbortSignal | undefined;
    await execute(aTool((_, context) => ({ left: Boolean((signal = context.signal)) })));
    expect(signal?.aborted).toBe(true);
  });

  it('passes on how far it is, within bounds', async () => {
    const tool = aTool((_, { progress }) => {
      progress(7, 'x'.repeat(900));
      progress(Number.NaN, 'nowhere');
      progress(0.25);
      return {};
    });
    told.length = 0;
    await execute(tool);
    expect(told).toEqual([
      [1, 'x'.repeat(200)],
      [0.25, undefined],
    ]);
  });
});
