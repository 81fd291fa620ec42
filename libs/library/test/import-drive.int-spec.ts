import { ConnectionsService } from '@app/accounts';
import { RunJobService } from '@app/jobs';
import { Database, ObjectStorage, StorageError } from '@app/platform';
import { LibraryService } from '@app/sources';
import {
  DRIVE_KEY,
  type DriveServer,
  dropboxRefusal,
  GOOGLE_FOLDER,
  GOOGLE_SHORTCUT,
  googleRefusal,
  takeAway,
  waitFor,
} from '@app/testing';
import { ImportsService } from '../src';
import { ImportStand } from './import.stand';

const DROPBOX = 'https://www.dropbox.com/scl/fo/abc123/AAxyz?rlkey=k3y&dl=0';
const never = new AbortController().signal;

describe('an import of a shared folder', () => {
  let stand: ImportStand;
  let drive: DriveServer;

  beforeAll(async () => {
    stand = await ImportStand.start();
    ({ drive } = stand);
  });

  afterAll(() => stand.stop());

  beforeEach(() => stand.empty());

  const get: ImportStand['get'] = (token) => stand.get(token);
  const anAccount: ImportStand['anAccount'] = (...given) => stand.anAccount(...given);
  const put: ImportStand['put'] = (...given) => stand.put(...given);
  const ordered: ImportStand['ordered'] = (...given) => stand.ordered(...given);
  const imported: ImportStand['imported'] = (...given) => stand.imported(...given);
  const outcome: ImportStand['outcome'] = (...given) => stand.outcome(...given);
  const library: ImportStand['library'] = (...given) => stand.library(...given);

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
    const stopped = get(RunJobService).run(id, 'import', { signal: shutdown.signal });
    const given = get(RunJobService).run(id, 'import', { signal: never });
    await waitFor(
      'both to be in the middle',
      async () => drive.calls.filter((call) => call.includes('/b?')).length > 1,
    );
    shutdown.abort(new Error('the worker stops'));
    await expect(stopped).rejects.toThrow('the worker stops');
    const next = get(RunJobService).run(id, 'import', { signal: never });
    release();
    await Promise.all([given, next]);
    expect(await outcome(account, id)).toMatchObject({ status: 'done' });
    expect(await library(account)).toEqual(['B-roll: a', 'B-roll: b', 'B-roll: c']);
  });

  it('waits for a store that is away, every file still to be taken, and not for ever', async () => {
    const account = await anAccount();
    for (const name of ['a', 'b']) put(name, `${name}.png`);
    const id = await ordered(account);
    const bringBack = takeAway(get(ObjectStorage));
    await expect(get(RunJobService).run(id, 'import', { signal: never })).rejects.toThrow(StorageError);
    const waiting = ['a.png', 'b.png'].map((name) => [name, 'waiting', null]);
    expect(await outcome(account, id)).toEqual({ status: 'running', error: null, files: waiting });
    bringBack();
    await get(RunJobService).run(id, 'import', { signal: never, tries: 1 });
    expect(await outcome(account, id)).toMatchObject({
      status: 'done',
      files: waiting.map(([name]) => [name, 'imported', null]),
    });
    const other = await anAccount();
    const second = await ordered(other);
    const bringBackAgain = takeAway(get(ObjectStorage));
    await get(RunJobService).run(second, 'import', { signal: never, tries: 20 });
    bringBackAgain();
    const error = 'The file storage does not answer right now. Try again later.';
    expect(await outcome(other, second)).toEqual({ status: 'failed', error, files: waiting });
  });

  it('stops when it is cancelled, and keeps what is there', async () => {
    const account = await anAccount();
    for (const name of ['a', 'b', 'c']) put(name, `${name}.png`);
    const id = await ordered(account);
    expect(await ordered(account)).toBe(id);
    drive.beforeFile = async (file) => (file === 'b' ? await get(ImportsService).cancel(account, id) : undefined);
    await get(RunJobService).run(id, 'import', { signal: never });
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
