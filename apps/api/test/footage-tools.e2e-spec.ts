import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '@app/render';
import { type ApiClient, DRIVE_KEY, DriveServer, GOOGLE_FOLDER, Stack, waitFor } from '@app/testing';

interface Job {
  jobId: string;
  kind: string;
  status: string;
  libraryAssetId?: string;
  files?: Array<{ name: string; status: string; libraryAssetId: string | null }>;
}

const FOLDER = 'https://drive.google.com/drive/folders/root?usp=sharing';
const CLIP = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:d=3', '-pix_fmt', 'yuv420p'];

describe('the tools that prepare footage', () => {
  let stack: Stack;
  let drive: DriveServer;
  let client: ApiClient;
  let stranger: ApiClient;

  beforeAll(async () => {
    drive = await DriveServer.start();
    stack = await Stack.start({ GOOGLE_DRIVE_BASE_URL: drive.url });
    await stack.startWorker();
    [client, stranger] = [await stack.account(1_000), await stack.account(1_000)];
    const path = join(stack.dataDir, 'harbour.mp4');
    await promisify(execFile)(resolveFfmpeg(process.env['FFMPEG_PATH']), ['-v', 'error', ...CLIP, path]);
    drive.entries.set('root', { name: 'B-roll', parent: '', mimeType: GOOGLE_FOLDER });
    const clip = { name: 'harbour.mp4', parent: 'root', mimeType: 'video/mp4', bytes: await readFile(path) };
    drive.entries.set('harbour', clip);
  });

  afterAll(async () => {
    await stack.stop();
    await drive.stop();
  });

  const call = (tool: string, body: object, by: ApiClient = client) => by.post<Job>(`/v1/tools/${tool}`, body);
  const credits = async () => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const ended = async (jobId: string): Promise<Job> =>
    await waitFor(`${jobId} to end`, async () => {
      const { body } = await client.get<Job>(`/v1/jobs/${jobId}`);
      return ['queued', 'running'].includes(body.status) ? null : body;
    });

  it('bring a shared folder into the library and index its video once, for its price [§4.6 index_footage and import_drive]', async () => {
    expect((await call('import_drive', { url: FOLDER })).status).toBe(422);
    await client.post('/v1/account/connections', { kind: 'google-drive', apiKey: DRIVE_KEY });
    const order = await call('import_drive', { url: FOLDER });
    expect([order.status, order.body]).toMatchObject([202, { kind: 'import' }]);
    const imported = await ended(order.body.jobId);
    expect(imported).toMatchObject({ status: 'done', files: [{ name: 'harbour.mp4', status: 'imported' }] });
    const libraryAssetId = imported.files?.[0]?.libraryAssetId ?? '';

    const before = await credits();
    const index = await call('index_footage', { libraryAssetId });
    expect([index.status, index.body]).toMatchObject([202, { kind: 'footage', libraryAssetId }]);
    expect(await ended(index.body.jobId)).toMatchObject({ status: 'done' });
    expect((await call('index_footage', { libraryAssetId })).body.jobId).toBe(index.body.jobId);
    expect(before - (await credits())).toBe(20);
  });

  it('take nothing of another account, and no address that is no shared folder', async () => {
    const { data } = (await client.get<{ data: Array<{ libraryAssetId: string }> }>('/v1/library')).body;
    const libraryAssetId = data[0]?.libraryAssetId ?? '';
    expect((await call('index_footage', { libraryAssetId }, stranger)).status).toBe(404);
    expect((await call('import_drive', { url: 'https://example.com/folder' })).status).toBe(422);
  });
});
