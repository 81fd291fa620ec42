import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DepositsService, WalletService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { Database, loadConfig, ObjectStorage, PlatformModule, StorageError } from '@app/platform';
import { startTestDatabase, takeAway, type TestDatabase } from '@app/testing';
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
  let app: INestApplicationContext;
  let folder: string;
  let database: TestDatabase;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-tool-test-'));
    database = await startTestDatabase();
    const config = loadConfig(
      'worker',
      { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
      CONFIG_PARTS,
    );
    const platform = PlatformModule.with({ config, databaseUrl: database.url, entities: ENTITIES });
    const tools = ToolsModule.with([{ module: WeighingModule, providers: [WeighFileTool] }]);
    app = await Test.createTestingModule({ imports: [platform, tools] }).compile();
    await app.init();
    Logger.overrideLogger(false);
    await get(Database).transaction(async (em) => {
      const row = [ACCOUNT, 'tools@x.example', 'x'];
      await em.execute('INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())', row);
      await get(DepositsService).open(em, ACCOUNT, { category: 'opening', credits: 100, reason: 'opening balance' });
    });
  });

  afterAll(async () => {
    await app.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get<T>(token, { strict: false });
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
