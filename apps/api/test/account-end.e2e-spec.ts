import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ApiClient, briefVideo, OwnerClient, readMail, Receiver, Stack, type VideoBody, waitFor } from '@app/testing';

const OWNER = { email: 'parting@x.example', password: 'a long password' };
/** A word of the account's own, to be found or not. */
const MARK = 'Marigold';

interface ExportBody {
  exportId: string;
  status: string;
  url: string | null;
  bytes: number | null;
  expiresAt: string | null;
}
interface Closed {
  accountId: string;
  closedAt: string;
  purgeAfter: string;
}

describe('the end of an account', () => {
  let stack: Stack;
  let receiver: Receiver;
  let owner: OwnerClient;
  let client: ApiClient;
  let keyId: string;
  let video: VideoBody;
  /** Whatever the account was handed out and must not be told again. */
  let secrets: string[];

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    receiver = await Receiver.start();
    await stack.startWorker();
    owner = await OwnerClient.enter(stack.baseUrl, OWNER);
    await stack.admin('credits:grant', '--account', owner.accountId, '--credits', '5000', '--reason', 'test');
    const { body: key } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name: MARK });
    keyId = key.keyId;
    const { body: testKey } = await owner.post<{ apiKey: string }>('/v1/account/keys', { name: MARK, mode: 'test' });
    client = new ApiClient(stack.baseUrl, key.apiKey, stack.description);
    const hook = { url: `${receiver.url}/hook`, events: ['video.rendered', 'video.render_failed'] };
    const { body: made } = await client.post<{ webhook: { secret: string } }>('/v1/webhooks', hook);
    const saved = { kind: 'buffer', apiKey: 'buffer-key-of-theirs' };
    await client.post('/v1/account/connections', saved);
    await owner.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' });
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo({ title: `${MARK} gates` }));
    video = await client.finished(body.videoId);
    expect(video.status).toBe('rendered');
    secrets = [key.apiKey, testKey.apiKey, made.webhook.secret, saved.apiKey, OWNER.password, owner.csrfToken];
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  const ledger = () => stack.admin<{ ok: boolean; openHolds: number }>('ledger:verify');
  const download = (path: string, cookie: string) => fetch(new URL(path, stack.baseUrl), { headers: { cookie } });

  describe('an export', () => {
    let archive: Map<string, Buffer>;
    let ready: ExportBody;

    it('is written by a worker, and the owner is told', async () => {
      expect((await client.post('/v1/account/export', {})).status).toBe(403);
      const { status, body } = await owner.post<ExportBody>('/v1/account/export', {});
      expect([status, body.url, body.bytes]).toEqual([202, null, null]);
      ready = await waitFor('the archive', async () => {
        const { body: now } = await owner.get<ExportBody>(`/v1/account/export/${body.exportId}`);
        return now.status === 'done' ? now : null;
      });
      const { body: notices } = await owner.get<{ data: Array<{ kind: string; data: object }> }>('/v1/notifications');
      expect(notices.data[0]).toMatchObject({ kind: 'export_ready', data: { exportId: ready.exportId } });
      expect((await owner.get<{ data: ExportBody[] }>('/v1/account/export')).body.data).toEqual([ready]);
    });

    it('is downloaded by its owner alone', async () => {
      const path = `/v1/account/export/${ready.exportId}/archive`;
      const other = await OwnerClient.enter(stack.baseUrl, { ...OWNER, email: 'other@x.example' });
      expect((await download(path, other.cookie)).status).toBe(404);
      expect((await download(path, '')).status).toBe(401);
      const answer = await download(ready.url ?? '', owner.cookie);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type'), bytes.length]).toEqual([
        200,
        'application/zip',
        ready.bytes,
      ]);
      archive = await unzip(bytes);
    });

    it('holds records and files as they are, and nothing that opens anything', async () => {
      const lines = (name: string) =>
        (archive.get(`data/${name}.jsonl`)?.toString().trim() ?? '')
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines('videos')).toMatchObject([{ id: video.videoId, title: `${MARK} gates`, status: 'rendered' }]);
      expect(lines('accounts')).toMatchObject([{ id: owner.accountId, email: OWNER.email }]);
      const ofTest = archive.get('test/data/accounts.jsonl')?.toString() ?? '{}';
      expect(JSON.parse(ofTest)).toMatchObject({ testOf: owner.accountId });
      const { body } = await client.get<{ data: unknown[] }>('/v1/account/ledger?limit=100');
      expect(lines('ledger_transactions').length).toBe(body.data.length);
      expect(lines('video_versions')[0]).toMatchObject({
        videoId: video.videoId,
        storyboard: { style: 'swiss-poster' },
      });
      const file = await fetch(video.url);
      const name = `media/videos/${video.videoId}/v1/video.mp4`;
      expect(archive.get(name)?.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
      const all = Buffer.concat([...archive.values()]).toString('latin1');
      for (const secret of secrets) expect(all.includes(secret)).toBe(false);
    });

    it('is gone once it has expired', async () => {
      await stack.rows("UPDATE account_exports SET expires_at = now() - interval '1 second'");
      expect((await download(ready.url ?? '', owner.cookie)).status).toBe(404);
    });
  });

  describe('a closing', () => {
    let queued: VideoBody;

    it('asks for the password once more', async () => {
      const { status, body } = await owner.send<{ details: object[] }>('DELETE', '/v1/account', word('another one'));
      expect([status, body.details]).toEqual([
        400,
        [{ path: 'password', message: 'is not the password of this account' }],
      ]);
      expect((await client.send('DELETE', '/v1/account', word(OWNER.password))).status).toBe(403);
      expect((await client.get('/v1/account')).status).toBe(200);
    });

    it('ends every way in at once', async () => {
      const { body: embed } = await client.post<{ token: string }>('/v1/embed/token', {
        externalUserId: 'u1',
        origin: 'https://x.example',
      });
      const sessions = [owner, await OwnerClient.enter(stack.baseUrl, OWNER, 'login')];
      // More than a worker makes before its next round: whichever it takes first may be finished in time.
      for (let ordered = 0; ordered < 4; ordered += 1)
        queued = (await client.post<VideoBody>('/v1/videos/from-data', { ...briefVideo(), targetSeconds: 90 })).body;
      const { status, body } = await owner.send<Closed>('DELETE', '/v1/account', word(OWNER.password));
      expect(status).toBe(200);
      expect(Date.parse(body.purgeAfter) - Date.parse(body.closedAt)).toBe(30 * 86_400_000);
      const embedded = new ApiClient(stack.baseUrl, embed.token, stack.description);
      for (const asker of [client, embedded]) expect((await asker.get('/v1/videos')).status).toBe(401);
      for (const session of sessions) expect((await session.get('/v1/account')).status).toBe(401);
      const entered = OwnerClient.enter(stack.baseUrl, OWNER, 'login');
      await expect(entered).rejects.toThrow(/answered 401.*This account was closed/);
      await expect(OwnerClient.enter(stack.baseUrl, { ...OWNER, password: 'no' }, 'login')).rejects.toThrow(/is wrong/);
    });

    it('shows its videos and files to nobody, and tells its owner by mail', async () => {
      for (const address of [video.url, video.renderUrl ?? '', video.watchUrl])
        expect((await fetch(address)).status).toBe(404);
      const mail = await waitFor('the mail', async () => await mailOf('was closed'));
      expect(mail.text).toContain('can be brought back');
    });

    it('stops its work, gives the credits back and tells its webhooks nothing', async () => {
      await waitFor('the work to stop', async () => {
        const rows = await stack.rows<{ status: string }>('SELECT status FROM videos WHERE id = $1', [queued.videoId]);
        return rows[0]?.status === 'error';
      });
      await waitFor('the news to be written down', async () => {
        const told = "SELECT FROM account_events WHERE event = 'video.render_failed' AND payload->>'videoId' = $1";
        return (await stack.rows(told, [queued.videoId])).length === 1;
      });
      expect(await ledger()).toMatchObject({ ok: true, openHolds: 0 });
      expect(receiver.received.map(({ raw }) => (JSON.parse(raw.toString()) as { event: string }).event)).toEqual([
        'video.rendered',
      ]);
    });

    it('is undone by an operator, as if nothing had been', async () => {
      expect(await stack.admin('account:restore', '--account', owner.accountId)).toMatchObject({ restored: true });
      expect((await client.get<{ payAsYouGo: boolean }>('/v1/account')).body).toMatchObject({ payAsYouGo: false });
      expect((await fetch(video.url)).status).toBe(200);
      const { body } = await client.post<{ status: string }>(`/v1/videos/${video.videoId}/render`, {});
      expect(body.status).toBe('rendering');
      await client.cancelAll();
    });
  });

  it('a purge removes what there was, and lets the e-mail be used again', async () => {
    const again = await OwnerClient.enter(stack.baseUrl, OWNER, 'login');
    expect((await again.send('DELETE', '/v1/account', word(OWNER.password))).status).toBe(200);
    await stack.rows("UPDATE accounts SET closed_at = now() - interval '31 days' WHERE id = $1", [owner.accountId]);
    await stack.rows("UPDATE sweeps SET due_at = now() WHERE name = 'purge accounts'");
    await waitFor('the purge', async () => {
      const rows = await stack.rows<{ at: Date | null }>('SELECT purged_at AS at FROM accounts WHERE id = $1', [
        owner.accountId,
      ]);
      return rows[0]?.at !== null;
    });
    const restored = stack.admin('account:restore', '--account', owner.accountId);
    await expect(restored).rejects.toThrow(/it was purged/);
    const folders = await stack.rows<{ folder: string }>('SELECT folder FROM deleted_folders');
    expect(folders.map(({ folder }) => folder)).toContain(`videos/${video.videoId}`);
    expect(await ledger()).toMatchObject({ ok: true, openHolds: 0 });
    const rows = await stack.rows<{ id: string }>('SELECT id FROM api_keys WHERE id = $1', [keyId]);
    expect(rows).toEqual([]);
    const anew = await OwnerClient.enter(stack.baseUrl, OWNER);
    expect(anew.accountId).not.toBe(owner.accountId);
  });

  const word = (password: string) => JSON.stringify({ password });

  /** The newest mail with these words in its subject; null while there is none. */
  async function mailOf(subject: string) {
    const folder = join(stack.dataDir, 'mail');
    // A name that ends otherwise is still being written.
    const names = (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
    return mails.find(({ headers }) => headers['subject']?.includes(subject)) ?? null;
  }
});

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}
