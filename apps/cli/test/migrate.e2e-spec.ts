import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@app/platform';
import { endOf, startProcess, startTestDatabase } from '@app/testing';

const ROOT = join(__dirname, '../../..');

describe('migrations of two deployments that begin at once', () => {
  it('are applied once, and the api of either starts', async () => {
    const database = await startTestDatabase({ migrated: false });
    const environment = { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: 'error' };
    const migrate = async (): Promise<string[]> => {
      const program = join(ROOT, 'dist/apps/cli/src/migrate.js');
      const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', program], { env: environment });
      return (JSON.parse(stdout) as { applied: string[] }).applied;
    };
    try {
      const [first, second, api] = await Promise.all([
        migrate(),
        migrate(),
        startProcess(ROOT, 'api', { ...environment, PORT: String(await freePort()) }),
      ]);
      await endOf(api, 'SIGTERM');
      const applied = [...first, ...second];
      expect(new Set(applied).size).toBe(applied.length);
      expect(await migrate()).toEqual([]);
    } finally {
      await database.stop();
    }
  });
});
