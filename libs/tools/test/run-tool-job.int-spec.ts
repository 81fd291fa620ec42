import { WalletService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { ObjectStorage, StorageError } from '@app/platform';
import { takeAway, TestApp } from '@app/testing';
import { CallToolService, ReadJobService, Tool, ToolsModule } from '../src';

const ACCOUNT = 'acc_tools';
const never = new AbortController().signal;

/** A tool that asks the storage. */
@Tool({
  name: 'weigh_file',
  description: 'Say how many bytes a stored file has.',
  input: { type: 'object', properties: { key: { type: 'string' } }, required: ['key'] },
  output: { type: 'object', properties: { bytes: { type: 'integer' } }, required: ['bytes'] },
  price: { credits: 3 },
  mode: 'job',
})
class WeighFileTool {
  constructor(private readonly storage: ObjectStorage) {}

  async run({ key }: { key: string }): Promise<{ bytes: number }> {
    return { bytes: (await this.storage.stat(key))?.bytes ?? 0 };
  }
}

class WeighingModule {}

describe('a tool that a worker does', () => {
  let app: TestApp;

  beforeAll(async () => {
    const tools = ToolsModule.with([{ module: WeighingModule, providers: [WeighFileTool] }]);
    app = await TestApp.start({ house: { CONFIG_PARTS, ENTITIES }, modules: [tools] });
    await app.account(ACCOUNT, 100);
  });

  afterAll(async () => {
    await app.stop();
  });

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);
  const order = async (): Promise<string> => {
    const call = {
      accountId: ACCOUNT,
      keyId: null,
      scopes: null,
      tool: 'weigh_file',
      door: 'http' as const,
      input: { key: 'a/b' },
    };
    return ((await get(CallToolService).call(call)) as { jobId: string }).jobId;
  };
  const run = async (jobId: string, tries: number) =>
    await get(RunJobService).run(jobId, 'tool', { signal: never, tries });
  const balance = async () => await get(WalletService).balance(ACCOUNT);

  it('waits for a store that is away, as often as that takes, and is paid once when it is back', async () => {
    const jobId = await order();
    const bringBack = takeAway(get(ObjectStorage));
    for (const tries of [0, 1, 2, 3, 4]) {
      await expect(run(jobId, tries)).rejects.toThrow(StorageError);
    }
    expect(await balance()).toEqual({ credits: 97, reserved: 3 });
    bringBack();
    expect(await run(jobId, 5)).toBe('done');
    expect(await run(jobId, 6)).toBe('skipped');
    expect(await balance()).toEqual({ credits: 97, reserved: 0 });
  });

  it('costs nothing where the store stays away', async () => {
    const before = await balance();
    const jobId = await order();
    const bringBack = takeAway(get(ObjectStorage));
    expect(await run(jobId, 20)).toBe('failed');
    bringBack();
    expect(await get(ReadJobService).read(ACCOUNT, jobId)).toMatchObject({
      status: 'failed',
      error: 'unavailable: storage',
    });
    expect(await balance()).toEqual(before);
  });
});
