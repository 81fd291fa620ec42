import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { startTestDatabase } from '@app/testing';
import { BackupError, FolderStorage, makeBackup, migrate, type NamedFiles, restoreBackup } from '../src';

type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;

const KEY = 'a secret of this installation';
/** Characters that break COPY, JSON or shells. */
const HARD = 'tab\tline\nback\\slash \\N "quote" \'single\' ünïcode 今週 🍞 \\.';

const nothingNamed: NamedFiles = async function* () {};

describe('a backup', () => {
  let folder: string;
  let before: TestDatabase;
  let after: TestDatabase;
  let storage: FolderStorage;
  let target: FolderStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-backup-test-'));
    storage = new FolderStorage(join(folder, 'storage'));
    target = new FolderStorage(join(folder, 'backup'));
    [before, after] = [await startTestDatabase(), await startTestDatabase()];
    await ask(before, 'INSERT INTO accounts (id, email, password_hash, created_at) VALUES ($1, $2, $3, $4)', [
      'acc_1',
      HARD,
      '',
      '2026-11-22T08:00:00.123456Z',
    ]);
    await ask(
      before,
      `INSERT INTO source_packs (id, account_id, kind, title, data, created_at)
      VALUES ('sp_1', 'acc_1', 'data', NULL, $1, now())`,
      [JSON.stringify({ z: 1, a: HARD, list: [0.1, 1e21, null] })],
    );
    await ask(before, "SELECT nextval('video_numbers'), nextval('video_numbers')");
    await put('videos/vid-1/v1/video.mp4', 'video');
    await put('videos/vid-1/v1/odd name+%20.json', HARD);
  });

  afterEach(async () => {
    await before.stop();
    await after.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function put(key: string, content: string): Promise<void> {
    const path = join(folder, 'file');
    await rm(path, { force: true });
    await writeFile(path, content);
    await storage.putFile(key, path);
  }

  const back = (namedFiles: NamedFiles = nothingNamed, keep = false, databaseUrl = before.url) =>
    makeBackup({
      databaseUrl,
      storage,
      target,
      secretKey: { text: KEY, keep },
      namedFiles,
      now: new Date('2026-11-22T09:00:00Z'),
    });

  const restore = (changes: { secretKey?: string | undefined; dataDir?: string } = {}) =>
    restoreBackup({
      source: target,
      databaseUrl: after.url,
      storage: new FolderStorage(join(folder, 'restored')),
      secretKey: KEY,
      dataDir: join(folder, 'data'),
      ...changes,
    });

  const everything = async (database: TestDatabase) => [
    await ask(database, 'SELECT row_to_json(accounts)::text AS row, created_at::text FROM accounts'),
    await ask(database, 'SELECT row_to_json(source_packs)::text AS row FROM source_packs'),
    await ask(database, 'SELECT name FROM migrations ORDER BY id'),
  ];

  it('restores every row, every file and the counters into an empty database', async () => {
    const { objects, missing } = await back();
    expect([objects.count, missing]).toEqual([2, []]);
    await dropTables(after);
    expect(await restore()).toMatchObject({ rows: 2, objects: { count: 2 }, migrated: [] });
    expect(await everything(after)).toEqual(await everything(before));
    const restored = new FolderStorage(join(folder, 'restored'));
    expect(await text(restored.read('videos/vid-1/v1/odd name+%20.json'))).toBe(HARD);
    expect(await text(restored.read('videos/vid-1/v1/video.mp4'))).toBe('video');
    expect(await ask(after, "SELECT nextval('video_numbers')::int AS next")).toEqual([{ next: 3 }]);
  });

  it.each([
    ['an older program', []],
    ['the release whose migrations became the initial one', ['20261121000000_initial', '20261127030000_requests']],
  ])('of %s is migrated after its rows are loaded', async (_, replaced) => {
    const names = (await ask<{ name: string }>(before, 'SELECT name FROM migrations ORDER BY id')).map(
      ({ name }) => name,
    );
    const older = await startTestDatabase();
    try {
      await dropTables(older);
      await migrate(older.url, older.url, names[0]);
      if (replaced.length > 0) await ask(older, 'DELETE FROM migrations');
      for (const name of replaced) await ask(older, 'INSERT INTO migrations (name) VALUES ($1)', [name]);
      await back(nothingNamed, false, older.url);
      await dropTables(after);
      expect((await restore()).migrated).toEqual(names.slice(1));
    } finally {
      await older.stop();
    }
  });

  it('contains a generated key, and restores it', async () => {
    await back(nothingNamed, true);
    const dataDir = join(folder, 'data');
    await restore({ secretKey: undefined, dataDir });
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(KEY);
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'backup', 'tables', 'accounts.copy.gz'))).mode & 0o077).toBe(0);
  });

  it('never uses a key that no longer exists', async () => {
    await back();
    expect(JSON.stringify(await readFile(join(folder, 'backup', 'manifest.json'), 'utf8'))).not.toContain(KEY);
    await expect(restore({ secretKey: 'another secret than that' })).rejects.toThrow('SECRET_KEY is not the one');
    await expect(restore({ secretKey: undefined })).rejects.toThrow('SECRET_KEY of its own: set it');
    await rm(join(folder, 'backup'), { recursive: true });
    await back(nothingNamed, true);
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other', 'secret.key'), 'another secret than that');
    const dataDir = join(folder, 'other');
    await expect(restore({ secretKey: undefined, dataDir })).rejects.toThrow('secret.key is not the one');
  });

  it('is one snapshot, even if videos are deleted and made during the copy', async () => {
    /** A pack that names a file, like our rows. */
    const namedFiles: NamedFiles = async function* (query) {
      const rows = await query<{ id: string }>('SELECT id FROM source_packs ORDER BY id', []);
      for (const { id } of rows) yield { key: `sources/${id}`, bytes: null, sha256: null };
    };
    const add = async (id: string): Promise<void> => {
      await put(`sources/${id}`, id);
      await ask(
        before,
        `INSERT INTO source_packs (id, account_id, kind, data, created_at)
        VALUES ($1, 'acc_1', 'data', '{}', now())`,
        [id],
      );
    };
    await put('sources/sp_1', 'sp_1');
    await add('sp_2');
    const seen = new Set<string>();
    // The row is deleted just before its file would be copied, and the file at that moment.
    const fetchTo = storage.fetchTo.bind(storage);
    storage.fetchTo = async (key, path) => {
      if (key === 'sources/sp_2' && !seen.has(key)) {
        await add('sp_3');
        await ask(before, "DELETE FROM source_packs WHERE id = 'sp_2'");
        await storage.removeAll('sources/sp_2');
      }
      seen.add(key);
      await fetchTo(key, path);
    };
    expect((await back(namedFiles)).missing).toEqual([]);
    await restore();
    expect(await ask(after, 'SELECT id FROM source_packs ORDER BY id')).toEqual([{ id: 'sp_1' }, { id: 'sp_3' }]);
    expect(await text(new FolderStorage(join(folder, 'restored')).read('sources/sp_3'))).toBe('sp_3');
  });

  it('lists files that storage had lost before', async () => {
    const lost: NamedFiles = async function* () {
      yield { key: 'videos/vid-9/v1/video.mp4', bytes: null, sha256: null };
    };
    expect((await back(lost)).missing).toEqual(['videos/vid-9/v1/video.mp4']);
  });

  it('needs an empty target, and restores only into a database without rows', async () => {
    await back();
    await expect(back()).rejects.toThrow('is not empty');
    await ask(after, "INSERT INTO accounts (id, email, password_hash, created_at) VALUES ('acc_2', 'x', '', now())");
    await expect(restore()).rejects.toThrow('accounts has rows');
    await ask(after, 'DELETE FROM accounts');
    expect(await restore()).toMatchObject({ rows: 2 });
  });

  it.each([
    ['its manifest', 'manifest.json'],
    ['its list of files', 'objects.jsonl'],
    ['a table', 'tables/accounts.copy.gz'],
    ['a file', 'objects/videos/vid-1/v1/video.mp4'],
  ])('that lacks %s, or has it damaged, brings back no row', async (_name, file) => {
    await back();
    const path = join(folder, 'backup', file);
    const whole = await readFile(path);
    await appendFile(path, 'x');
    await expect(restore()).rejects.toThrow();
    await rm(path);
    await expect(restore()).rejects.toThrow();
    expect(await ask(after, 'SELECT 1 FROM accounts')).toEqual([]);
    await writeFile(path, whole);
    expect(await restore()).toMatchObject({ rows: 2 });
  });

  it('of a newer release is refused by name', async () => {
    await back();
    const path = join(folder, 'backup', 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
    manifest.migrations.push('Migration20991231000000');
    await rm(path);
    await writeFile(path, JSON.stringify(manifest));
    await expect(restore()).rejects.toThrow(BackupError);
    await expect(restore()).rejects.toThrow('newer program: Migration20991231000000');
  });
});

async function dropTables(database: { url: string }): Promise<void> {
  for (const schema of ['public', 'bullmq']) await ask(database, `DROP SCHEMA ${schema} CASCADE`);
  await ask(database, 'CREATE SCHEMA public');
}

async function ask<Row extends object>(database: { url: string }, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
