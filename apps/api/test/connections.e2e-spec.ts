import { type ApiClient, DRIVE_KEY, DriveServer, POSTIZ_KEY, PostizServer, Stack } from '@app/testing';

interface Connection {
  connectionId: string;
  kind: string;
  hint: string;
  baseUrl: string | null;
}

const PATH = '/v1/account/connections';
const KEY = 'AIzaSy-a-key-of-our-own';

describe('keys to other services, and jobs of the library', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient & { accountId: string };
  let postiz: PostizServer;
  let drive: DriveServer;

  beforeAll(async () => {
    [postiz, drive] = await Promise.all([PostizServer.start(), DriveServer.start()]);
    stack = await Stack.start({
      POSTIZ_BASE_URL: postiz.url,
      GOOGLE_DRIVE_BASE_URL: drive.url,
      DROPBOX_BASE_URL: drive.url,
    });
    [client, stranger] = [await stack.account(1_000), await stack.account(1_000)];
  });

  afterAll(async () => {
    await stack.stop();
    await Promise.all([postiz.stop(), drive.stop()]);
  });

  it('keeps one key of each kind, encrypted, and never answers it again', async () => {
    const first = await client.post<Connection>(PATH, { kind: 'google-drive', apiKey: KEY });
    expect([first.status, first.body]).toMatchObject([
      201,
      { connectionId: expect.stringMatching(/^con_/) as string, kind: 'google-drive', hint: '-own', baseUrl: null },
    ]);
    const second = { kind: 'google-drive', apiKey: 'another-key', baseUrl: 'https://drive.example.com/' };
    const replaced = await client.post<Connection>(PATH, second);
    expect(replaced.body).toMatchObject({
      ...first.body,
      updatedAt: replaced.body['updatedAt' as keyof Connection],
      hint: '-key',
      baseUrl: 'https://drive.example.com',
    });
    await client.post(PATH, { kind: 'postiz', apiKey: KEY });
    const page = await client.get<{ data: Connection[]; nextCursor: string }>(`${PATH}?limit=1`);
    const next = await client.get<{ data: Connection[] }>(`${PATH}?limit=1&cursor=${page.body.nextCursor}`);
    expect([...page.body.data, ...next.body.data].map(({ kind }) => kind)).toEqual(['postiz', 'google-drive']);
    expect((await stranger.get<{ data: Connection[] }>(PATH)).body.data).toEqual([]);
    const rows = await stack.rows<object>('SELECT * FROM connections');
    expect(JSON.stringify([rows, page.body, next.body])).not.toMatch(/of-our-own|another-key/);
  });

  it('forgets a key for its own account alone', async () => {
    const { body } = await client.post<Connection>(PATH, { kind: 'buffer', apiKey: KEY });
    const path = `${PATH}/${body.connectionId}`;
    expect((await stranger.send('DELETE', path)).body).toMatchObject({
      error: `not_found: connection ${body.connectionId}`,
    });
    expect((await client.send('DELETE', path)).status).toBe(204);
    expect((await client.send('DELETE', path)).status).toBe(404);
  });

  it.each<[object, number, string]>([
    [{ kind: 'onedrive', apiKey: KEY }, 400, 'kind'],
    [{ kind: 'buffer' }, 400, 'apiKey'],
    [{ kind: 'buffer', apiKey: 'with a blank' }, 400, 'apiKey'],
    [{ kind: 'buffer', apiKey: KEY, name: 'ours' }, 400, 'name'],
    [{ kind: 'postiz', apiKey: KEY, baseUrl: 'http://169.254.169.254/api' }, 422, 'baseUrl is not a public address'],
    [{ kind: 'postiz', apiKey: KEY, baseUrl: 'ftp://postiz.example' }, 422, 'baseUrl is not an http or https address'],
    [{ kind: 'postiz', apiKey: KEY, baseUrl: 'https://postiz.example/?a=1' }, 422, 'baseUrl must end with a path'],
  ])('refuses %j', async (body, status, error) => {
    const answer = await client.post<{ error: string }>(PATH, body);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(error)]);
  });

  describe('are tried', () => {
    let asker: ApiClient;

    beforeAll(async () => void (asker = await stack.account(0)));

    const tryKey = async (kind: string, apiKey: string) => {
      const { body } = await asker.post<Connection>(PATH, { kind, apiKey });
      return await asker.post(`${PATH}/${body.connectionId}/test`, {});
    };

    it('by asking a scheduler for its channels, which are listed by name', async () => {
      expect((await asker.get(`${PATH}/channels`)).body).toEqual({ data: [] });
      postiz.integrations = [
        { id: 'ch_x', identifier: 'x', name: 'Harbour News' },
        { id: 'ch_ig', identifier: 'instagram', name: 'harbour.news', disabled: true },
      ];
      const channels = [
        { channelId: 'ch_x', scheduler: 'postiz', service: 'x', name: 'Harbour News', isReady: true },
        { channelId: 'ch_ig', scheduler: 'postiz', service: 'instagram', name: 'harbour.news', isReady: false },
      ];
      expect(await tryKey('postiz', POSTIZ_KEY)).toMatchObject({
        status: 200,
        body: { works: true, reason: null, channels },
      });
      expect((await asker.get(`${PATH}/channels`)).body).toEqual({ data: channels });
      expect(await tryKey('postiz', 'another-key')).toMatchObject({
        status: 200,
        body: { works: false, reason: 'Postiz does not take the key', channels: [] },
      });
      expect(await asker.get(`${PATH}/channels`)).toMatchObject({ status: 422 });
    });

    it.each(['google-drive', 'dropbox'])('by asking %s for what nobody has', async (kind) => {
      expect((await tryKey(kind, DRIVE_KEY)).body).toEqual({ works: true, reason: null, channels: [] });
      expect((await tryKey(kind, 'another-key')).body).toMatchObject({
        works: false,
        reason: expect.stringMatching(/does not take the key/) as string,
      });
    });
  });

  it('tells how far an index of footage is', async () => {
    await stack.rows(
      `INSERT INTO jobs (id, account_id, kind, stage, final_stage, subject, status, progress, queued_at, created_at, updated_at)
         VALUES ('job_footage', $1, 'footage', 'index', 'index', 'ast_1', 'running', 0, now(), now(), now())`,
      [client.accountId],
    );
    const told = { jobId: 'job_footage', kind: 'footage', status: 'running', stage: 'index', progress: 0 };
    const { body } = await client.get('/v1/jobs/job_footage');
    expect(body).toMatchObject({ ...told, videoId: null, libraryAssetId: 'ast_1', error: null });
    expect((await stranger.get('/v1/jobs/job_footage')).status).toBe(404);
    await stack.rows("UPDATE jobs SET status = 'done', progress = 1, finished_at = now() WHERE id = 'job_footage'");
    expect((await client.get('/v1/jobs/job_footage')).body).toMatchObject({ status: 'done', progress: 1 });
  });

  it('tells how far an import is, file by file, and stops it', async () => {
    await stack.rows(
      `WITH job AS (
         INSERT INTO jobs (id, account_id, kind, stage, final_stage, status, progress, queued_at, created_at, updated_at)
         VALUES ('job_import', $1, 'import', 'import', 'import', 'running', 0, now(), now(), now()))
       INSERT INTO import_jobs (id, account_id, drive, link, title, listed_at)
         VALUES ('job_import', $1, 'dropbox', 'https://www.dropbox.com/sh/a/b', 'B-roll', now())`,
      [client.accountId],
    );
    const file = `INSERT INTO import_files (job_id, position, file_id, revision, name, folder, status, reason, asset_id)
      VALUES ('job_import', $1, $2, 'r', $2, '', $3, $4, $5)`;
    await stack.rows(file, [0, 'a.mp4', 'imported', null, 'ast_a']);
    await stack.rows(file, [1, 'b.zip', 'skipped', 'is no picture, video or sound', null]);
    await stack.rows(file, [2, 'c.mp4', 'waiting', null, null]);
    await stack.rows(file, [3, 'd.mp4', 'waiting', null, null]);
    const { body } = await client.get<{ files: object[] }>('/v1/jobs/job_import');
    expect(body).toMatchObject({ kind: 'import', stage: 'import', progress: 0.5, videoId: null, title: 'B-roll' });
    expect(body).toMatchObject({ found: 4, imported: 1, skipped: 1, failed: 0 });
    expect(body.files[0]).toEqual({
      name: 'a.mp4',
      folder: '',
      status: 'imported',
      reason: null,
      libraryAssetId: 'ast_a',
    });
    expect((await stranger.post('/v1/jobs/job_import/cancel', {})).status).toBe(404);
    expect((await client.post('/v1/jobs/job_import/cancel', {})).status).toBe(204);
    expect((await client.get('/v1/jobs/job_import')).body).toMatchObject({ status: 'cancelled', error: 'cancelled' });
    expect((await client.post('/v1/jobs/job_import/cancel', {})).status).toBe(409);
  });
});
