import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ACCOUNT_ENTITIES, ConnectionsService } from '@app/accounts';
import { BILLING_ENTITIES } from '@app/billing';
import { DESIGN_ENTITIES } from '@app/design';
import { Database, loadConfig, PlatformModule } from '@app/platform';
import { createCanvas } from '@app/render';
import { LibraryService, SOURCE_ENTITIES } from '@app/sources';
import {
  DRIVE_KEY,
  DriveServer,
  dropboxRefusal,
  GOOGLE_FOLDER,
  GOOGLE_SHORTCUT,
  googleRefusal,
  startTestDatabase,
  waitFor,
} from '@app/testing';
import { ImportsService, RunImportService, VIDEO_ENTITIES, VideosModule } from '../src';

const GOOGLE = 'https://drive.google.com/drive/folders/root?usp=sharing';
const DROPBOX = 'https://www.dropbox.com/scl/fo/abc123/AAxyz?rlkey=k3y&dl=0';
const never = new AbortController().signal;

describe('an import of a shared folder', () => {
  let app: INestApplicationContext;
  let folder: string;
  let database: Awaited<ReturnType<typeof startTestDatabase>>;
  let drive: DriveServer;
  let serial = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-import-test-'));
    database = await startTestDatabase();
    drive = await DriveServer.start();
    const config = loadConfig('worker', {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      FFMPEG_PATH: process.env['FFMPEG_PATH'],
      GOOGLE_DRIVE_BASE_URL: drive.url,
      GOOGLE_DRIVE_API_KEY: DRIVE_KEY,
      DROPBOX_BASE_URL: drive.url,
    });
    const lists = [ACCOUNT_ENTITIES, BILLING_ENTITIES, DESIGN_ENTITIES, SOURCE_ENTITIES, VIDEO_ENTITIES];
    const platform = PlatformModule.with({ config, databaseUrl: database.url, entities: lists.flat() });
    app = await Test.createTestingModule({ imports: [platform, VideosModule] }).compile();
    await app.init();
    Logger.overrideLogger(false);
  });

  afterAll(async () => {
    await app.close();
    await drive.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(() => {
    drive.entries.clear();
    drive.calls.length = 0;
    drive.refusals.list.length = 0;
    drive.refusals.download.length = 0;
    drive.beforeFile = async () => undefined;
    drive.entries.set('root', { name: 'B-roll', parent: '', mimeType: GOOGLE_FOLDER });
  });

  const get = <T>(token: new (...words: never[]) => T): T => app.get<T>(token, { strict: false });

  async function anAccount(): Promise<string> {
    const id = `acc_import${++serial}`;
    const row = [id, `${id}@x.example`, 'x'];
    const insert = 'INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())';
    await get(Database).read().execute(insert, row);
    return id;
  }

  /** Names that differ have pictures that differ. */
  function put(id: string, name: string, parent = 'root'): void {
    const canvas = createCanvas(40 + drive.entries.size, 40);
    canvas.getContext('2d').fillRect(4, 4, 20, 20);
    drive.entries.set(id, { name, parent, mimeType: 'image/png', bytes: canvas.encodeSync('png') });
  }

  async function ordered(account: string, url = GOOGLE): Promise<string> {
    return (await get(ImportsService).order(account, url)).id;
  }

  async function imported(account: string, url = GOOGLE) {
    const id = await ordered(account, url);
    await get(RunImportService).run(id, never);
    return await outcome(account, id);
  }

  async function outcome(account: string, id: string) {
    const { job, files } = await get(ImportsService).get(account, id);
    return {
      status: job.status,
      error: job.error,
      files: files.map(({ name, status, reason }) => [name, status, reason]),
    };
  }

  async function library(account: string): Promise<string[]> {
    const { data } = await get(LibraryService).page(account, { limit: 100 });
    return data.map(({ title, folder: at }) => `${at}: ${title}`).sort();
  }

  it('brings in pages of files, folders within, and what shortcuts lead to', async () => {
    const account = await anAccount();
    for (const name of ['a', 'b', 'c']) put(name, `${name}.png`);
    drive.entries.set('sub', { name: 'Beach', parent: 'root', mimeType: GOOGLE_FOLDER });
    put('d', 'd.png', 'sub');
    put('e', 'e.png', 'elsewhere');
    const shortcut = { parent: 'root', mimeType: GOOGLE_SHORTCUT };
    drive.entries.set('s1', { ...shortcut, name: 'e by shortcut.png', target: 'e' });
    drive.entries.set('s2', { ...shortcut, name: 'round and round', parent: 'sub', target: 'root' });
    drive.entries.set('s3', { ...shortcut, name: 'private', target: 'gone' });
    drive.entries.set('doc', { name: 'Notes', parent: 'root', mimeType: 'application/vnd.google-apps.document' });
    drive.entries.set('zip', { name: 'x.zip', parent: 'root', mimeType: 'application/zip', bytes: Buffer.from('PK') });
    drive.entries.set('big', {
      name: 'big.mp4',
      parent: 'root',
      mimeType: 'video/mp4',
      bytes: Buffer.from('x'),
      size: 250_000_001,
    });
    drive.entries.set('odd', {
      name: 'odd.png',
      parent: 'root',
      mimeType: 'image/png',
      bytes: Buffer.from('no picture'),
    });
    const { status, files } = await imported(account);
    expect([status, new Map(files.map(([name, ...rest]) => [name, rest]))]).toEqual([
      'done',
      new Map<string, unknown>([
        ...['a.png', 'b.png', 'c.png', 'e by shortcut.png', 'd.png'].map((name) => [name, ['imported', null]] as const),
        ['private', ['skipped', 'leads to what is not shared']],
        ['Notes', ['skipped', 'is a document of Google, not a media file']],
        ['x.zip', ['skipped', 'is no picture, video or sound']],
        ['big.mp4', ['skipped', 'is larger than 250 MB']],
        ['odd.png', ['failed', expect.stringContaining('the file')]],
      ]),
    ]);
    expect(await library(account)).toEqual([
      'B-roll/Beach: d',
      'B-roll: a',
      'B-roll: b',
      'B-roll: c',
      'B-roll: e by shortcut',
    ]);
  });

  it('imports nothing twice, but what has changed, and what was deleted here', async () => {
    const account = await anAccount();
    for (const name of ['a', 'b', 'c']) put(name, `${name}.png`);
    await imported(account);
    const before = drive.downloads;
    expect((await imported(account)).files.map(([, status]) => status)).toEqual(['skipped', 'skipped', 'skipped']);
    expect(drive.downloads).toBe(before);
    const { data } = await get(LibraryService).page(account, { limit: 10 });
    await get(LibraryService).delete(account, data.find(({ title }) => title === 'b')?.id ?? '');
    const changed = drive.entries.get('c');
    if (changed) changed.revision = 'another';
    expect((await imported(account)).files.map(([, status]) => status)).toEqual(['skipped', 'imported', 'imported']);
    // What one account has says nothing of another's.
    expect((await imported(await anAccount())).files.map(([, status]) => status)).toEqual(Array(3).fill('imported'));
  });

  it('goes on where it was killed, and two workers at it keep each file once', async () => {
    const account = await anAccount();
    for (const name of ['a', 'b', 'c']) put(name, `${name}.png`);
    const id = await ordered(account);
    let release = (): void => undefined;
    const gate = new Promise<void>((open) => (release = open));
    drive.beforeFile = async (file) => (file === 'b' ? await gate : undefined);
    const shutdown = new AbortController();
    const stopped = get(RunImportService).run(id, shutdown.signal);
    const given = get(RunImportService).run(id, never);
    await waitFor(
      'both to be in the middle',
      async () => drive.calls.filter((call) => call.includes('/b?')).length > 1,
    );
    shutdown.abort(new Error('the worker stops'));
    await expect(stopped).rejects.toThrow('the worker stops');
    const next = get(RunImportService).run(id, never);
    release();
    await Promise.all([given, next]);
    expect(await outcome(account, id)).toMatchObject({ status: 'done' });
    expect(await library(account)).toEqual(['B-roll: a', 'B-roll: b', 'B-roll: c']);
  });

  it('stops when it is cancelled, and keeps what is there', async () => {
    const account = await anAccount();
    for (const name of ['a', 'b', 'c']) put(name, `${name}.png`);
    const id = await ordered(account);
    expect(await ordered(account)).toBe(id);
    drive.beforeFile = async (file) => (file === 'b' ? await get(ImportsService).cancel(account, id) : undefined);
    await get(RunImportService).run(id, never);
    expect(await outcome(account, id)).toEqual({
      status: 'cancelled',
      error: 'cancelled',
      files: [
        ['a.png', 'imported', null],
        ['b.png', 'waiting', null],
        ['c.png', 'waiting', null],
      ],
    });
    expect(await library(account)).toEqual(['B-roll: a']);
    await expect(get(ImportsService).cancel(account, id)).rejects.toThrow('has ended');
  });

  it('waits where the drive says so, and ends in a reason where that does not help', async () => {
    const account = await anAccount();
    put('a', 'a.png');
    drive.refusals.list.push({ ...googleRefusal(403, 'userRateLimitExceeded'), headers: { 'retry-after': '0' } });
    drive.refusals.download.push({ ...googleRefusal(429, 'rateLimitExceeded'), headers: { 'retry-after': '0' } });
    expect(await imported(account)).toMatchObject({ status: 'done', files: [['a.png', 'imported', null]] });
    const ends: Array<[ReturnType<typeof googleRefusal>, string]> = [
      [googleRefusal(403, 'dailyLimitExceeded'), "the key's quota for today is used up"],
      [googleRefusal(400, 'badRequest'), 'Google Drive does not take the key'],
      [googleRefusal(404, 'notFound'), 'there is no such folder, or it is not shared with everybody who has the link'],
      [{ status: 429, headers: { 'retry-after': '3600' } }, 'the drive asks to come again in 3600 s'],
    ];
    for (const [refusal, error] of ends) {
      drive.refusals.list.push(refusal);
      expect(await imported(account)).toMatchObject({ status: 'failed', error });
    }
    put('b', 'b.png');
    drive.refusals.download.push(googleRefusal(403, 'downloadQuotaExceeded'));
    expect((await imported(account)).files[1]).toEqual(['b.png', 'failed', 'was downloaded too often today']);
  });

  it('refuses a folder of more than 500 files', async () => {
    const picture = { parent: 'root', mimeType: 'image/png', bytes: Buffer.from('x') };
    for (let n = 0; n <= 500; n += 1) drive.entries.set(`f${n}`, { ...picture, name: `${n}.png` });
    const { status, error } = await imported(await anAccount());
    expect([status, error]).toEqual(['failed', 'the folder holds more than 500 files to import']);
    expect(drive.downloads).toBe(0);
  });

  it("reads Dropbox by the account's own key", async () => {
    const account = await anAccount();
    await expect(ordered(account, DROPBOX)).rejects.toThrow('the account has no key for dropbox');
    await get(ConnectionsService).save(account, { kind: 'dropbox', apiKey: DRIVE_KEY });
    for (const name of ['a', 'b', 'ü']) put(name, `${name}.png`);
    drive.entries.set('sub', { name: 'Straße', parent: 'root', mimeType: GOOGLE_FOLDER });
    put('d', '東京.png', 'sub');
    drive.entries.set('zip', { name: 'x.zip', parent: 'root', mimeType: 'application/zip', bytes: Buffer.from('PK') });
    drive.entries.set('paper', { name: 'Notes.paper', parent: 'root', mimeType: 'text/plain' });
    drive.refusals.list.push(dropboxRefusal(429, 'too_many_requests', { 'retry-after': '0' }));
    const { status, files } = await imported(account, DROPBOX);
    expect([status, files]).toEqual([
      'done',
      [
        ...['a.png', 'b.png', 'ü.png'].map((name) => [name, 'imported', null]),
        ['x.zip', 'skipped', 'is no picture, video or sound'],
        ['Notes.paper', 'skipped', 'is a document of Dropbox, not a media file'],
        ['東京.png', 'imported', null],
      ],
    ]);
    expect(await library(account)).toContain('B-roll/Straße: 東京');
    expect((await imported(account, DROPBOX)).files.filter(([, end]) => end === 'imported')).toEqual([]);
    drive.refusals.download.push(dropboxRefusal(409, 'shared_link_access_denied'));
    put('e', 'e.png');
    expect((await imported(account, DROPBOX)).files.at(-2)).toEqual(['e.png', 'failed', 'may not be downloaded']);
    drive.entries.clear();
    const expired = 'there is no such folder, or its link has expired';
    expect(await imported(account, DROPBOX)).toMatchObject({ status: 'failed', error: expired });
    await get(ConnectionsService).save(account, { kind: 'dropbox', apiKey: 'another-key' });
    expect(await imported(account, DROPBOX)).toMatchObject({ error: 'Dropbox does not take the key' });
  });

  it('asks the address that an account gave only where it is public', async () => {
    const account = await anAccount();
    const connections = get(ConnectionsService);
    await expect(
      connections.save(account, { kind: 'google-drive', apiKey: 'x'.repeat(9), baseUrl: drive.url }),
    ).rejects.toThrow('baseUrl is not a public address (127.0.0.1)');
    const named = `http://localtest.me:${new URL(drive.url).port}`;
    await connections.save(account, { kind: 'google-drive', apiKey: DRIVE_KEY, baseUrl: named });
    await get(Database)
      .read()
      .execute('UPDATE connections SET base_url = ? WHERE account_id = ?', [drive.url, account]);
    expect(await imported(account)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('not a public address') as string,
    });
    expect(drive.calls).toEqual([]);
  });

  it.each([
    'http://drive.google.com/drive/folders/root',
    'https://drive.google.com/file/d/abc/view',
    'https://drive.google.com.example/drive/folders/root',
    'https://www.dropbox.com/scl/fi/abc/x.mp4?rlkey=1',
    "https://drive.google.com/open?id=a'%20or%20'b",
    'no address',
  ])('takes %s for no shared folder', async (url) => {
    await expect(ordered('acc_any', url)).rejects.toThrow('url is not the address of a shared folder');
  });
});
