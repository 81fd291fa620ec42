import { Logger } from '@nestjs/common';
import { startTestDatabase, type TestDatabase } from '@app/testing';
import { Database, openOrm, requireMigrated, StartFault } from '../src';
import { SharedClock } from '../src/database/shared-clock';
import { Client } from 'pg';

describe('a process that starts checks its database', () => {
  let server: TestDatabase;
  let orm: Awaited<ReturnType<typeof openOrm>>;

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = await openOrm(server.url, []);
  });

  afterAll(async () => {
    await orm.close(true);
    await server.stop();
  });

  it.each([420_000, -240_000])('what time it is: a clock that is %i ms wrong is not gone by', async (wrongBy) => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const right = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => right() + wrongBy);
    const clock = new SharedClock(new Database(orm));
    await clock.compare();
    const aside = Math.abs(clock.now().getTime() - right());
    jest.restoreAllMocks();
    expect(aside).toBeLessThan(5_000);
    expect(Math.abs(clock.skewMs - wrongBy)).toBeLessThan(5_000);
  });

  it('what time it is: a clock that is right stays as it is', async () => {
    const clock = new SharedClock(new Database(orm));
    await clock.compare();
    expect(clock.skewMs).toBe(0);
  });

  it('whether its tables are as new as itself; newer ones will do', async () => {
    await requireMigrated(server.url);
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query("INSERT INTO migrations (name) VALUES ('30000101000000_of_a_newer_release')");
    await requireMigrated(server.url);
    await client.query("DELETE FROM migrations WHERE name LIKE '2026%'");
    const refused = requireMigrated(server.url);
    await expect(refused).rejects.toThrow(StartFault);
    await expect(refused).rejects.toThrow(/older than this program: 20261127100000_initial.* to come\. Run `npm/);
    await client.query('DROP TABLE migrations');
    await expect(requireMigrated(server.url)).rejects.toThrow('20261127100000_initial');
    await client.end();
  });
});
