import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type EntityClass, Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';
import { migrate, openOrm, schemaDrift } from '@app/platform';
import { ApiClient, Stack, startTestDatabase, type TestDatabase } from '@app/testing';
import { Client } from 'pg';
import { migrationsList } from '../../../migrations';
import { EVERY_ENTITY } from '../src/schema/every-entity';

const RELEASES = join(__dirname, 'releases');
/** What the rows of every release were sealed under. */
const SECRET_KEY = 'a key of the upgrade test';

const releases = readdirSync(RELEASES).map((file) => {
  const rows = readFileSync(join(RELEASES, file), 'utf8');
  const names = [...rows.matchAll(/^INSERT INTO migrations .*"name":"([^"]+)"/gm)].map(([, name]) => name as string);
  const apiKey = /^-- key: (\S+)$/m.exec(rows)?.[1] as string;
  return { release: basename(file, '.sql'), rows, names, apiKey };
});

async function execute(database: TestDatabase, sql: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database as that release left it: tables as its migrations made them, and its rows. */
async function startRelease({ rows, names }: (typeof releases)[number]): Promise<TestDatabase> {
  const database = await startTestDatabase({ migrated: false });
  const last = names.at(-1) as string;
  const made = migrationsList.filter(({ name }) => name <= last).at(-1) ?? migrationsList[0];
  await migrate(database.url, database.url, made?.name);
  await execute(database, `SET session_replication_role = replica; DELETE FROM migrations; ${rows}`);
  return database;
}

describe('the tables', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await startTestDatabase();
  });

  afterAll(() => database.stop());

  async function drift(...more: EntityClass<object>[]): Promise<string[]> {
    const orm = await openOrm(database.url, [...EVERY_ENTITY, ...more]);
    try {
      return await schemaDrift(orm);
    } finally {
      await orm.close(true);
    }
  }

  it('are what the entities say; if not, `npm run migrations -- new <name>` writes what is missing', async () => {
    expect(await drift()).toEqual([]);
  });

  it('differ where a table is missing', async () => {
    @Entity({ tableName: 'shelves' })
    class Shelf {
      @PrimaryKey({ type: 'text' })
      id!: string;
    }
    expect(await drift(Shelf)).toEqual([expect.stringMatching(/^create table "shelves" /)]);
  });

  it('differ where an index of the same name is another', async () => {
    await execute(
      database,
      'CREATE TABLE racks (id text PRIMARY KEY, is_full boolean NOT NULL); CREATE INDEX racks_full ON racks (id) WHERE NOT is_full',
    );
    const right = 'CREATE INDEX racks_full ON racks (id) WHERE is_full';
    @Entity({ tableName: 'racks' })
    @Index({ name: 'racks_full', expression: right })
    class Rack {
      @PrimaryKey({ type: 'text' })
      id!: string;

      @Property({ type: 'boolean' })
      isFull!: boolean;
    }
    expect(await drift(Rack)).toEqual(['DROP INDEX racks_full', expect.stringContaining('WHERE is_full')]);
  });
});

describe.each(releases)('a database of release $release', (release) => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    const database = await startRelease(release);
    await migrate(database.url);
    stack = await Stack.start({ SECRET_KEY }, database);
    client = new ApiClient(stack.baseUrl, release.apiKey, stack.description);
  });

  afterAll(() => stack.stop());

  it('is migrated once', async () => {
    expect(await migrate(stack.databaseUrl)).toEqual([]);
  });

  it('has its videos, one of them with the version that was rendered', async () => {
    const { body } = await client.get<{ data: Array<{ videoId: string; status: string }> }>('/v1/videos');
    const rendered = body.data.find(({ status }) => status === 'rendered');
    expect(await client.get(`/v1/videos/${rendered?.videoId}`)).toMatchObject({
      status: 200,
      body: { version: 1, scenes: [{ n: 1 }, { n: 2 }, { n: 3 }], check: { sha256: expect.any(String) as unknown } },
    });
  });

  it('has its jobs, queued ones as well', async () => {
    const jobs = await stack.rows<{ id: string; status: string }>('SELECT id, status FROM jobs ORDER BY created_at');
    const answers = await Promise.all(jobs.map(({ id }) => client.get(`/v1/jobs/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual(jobs.map(() => 200));
    expect(answers.map(({ body }) => body['status'])).toContain('queued');
  });

  it('has a ledger that audits clean, and takes orders on it', async () => {
    const { body: before } = await client.get<{ credits: number }>('/v1/account');
    const order = { title: 'After the upgrade', data: { visitorsToday: 182, seats: 40 }, targetSeconds: 15 };
    expect(await client.post('/v1/videos/from-data', order)).toMatchObject({ status: 202 });
    const { body: after } = await client.get<{ credits: number }>('/v1/account');
    expect(after.credits).toBeLessThan(before.credits);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true });
  });

  it('has its webhook and its series', async () => {
    expect(await client.get('/v1/webhooks')).toMatchObject({ status: 200, body: { data: [{ enabled: true }] } });
    expect(await client.get('/v1/autopilot')).toMatchObject({
      status: 200,
      body: {
        data: [{ title: expect.any(String) as unknown, episodes: [{ videoId: expect.any(String) as unknown }] }],
      },
    });
  });
});

describe('a database that stopped halfway through the release before', () => {
  it('is refused, and told which release comes first', async () => {
    const database = await startTestDatabase({ migrated: false });
    try {
      await migrate(database.url);
      await execute(
        database,
        "DELETE FROM migrations; INSERT INTO migrations (name) VALUES ('20261122050000_library')",
      );
      await expect(migrate(database.url)).rejects.toThrow('Migrate them with release 0.1.0');
    } finally {
      await database.stop();
    }
  });
});
