import { createCanvas } from '@app/render';
import { type ApiClient, DRIVE_KEY, DriveServer, endOf, GOOGLE_FOLDER, Stack, waitFor } from '@app/testing';

interface Import {
  status: string;
  imported: number;
  files: Array<{ name: string; status: string }>;
}
type Library = { data: Array<{ title: string; folder: string }> };

describe('an import whose worker is killed', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let drive: DriveServer;

  beforeAll(async () => {
    drive = await DriveServer.start();
    const environment = { GOOGLE_DRIVE_BASE_URL: drive.url, GOOGLE_DRIVE_API_KEY: DRIVE_KEY, STALLED_AFTER_S: '2' };
    stack = await Stack.start(environment);
    client = await stack.account(1_000);
    drive.entries.set('root', { name: 'B-roll', parent: '', mimeType: GOOGLE_FOLDER });
    const bytes = createCanvas(40, 40).encodeSync('png');
    for (const id of ['a', 'b', 'c']) {
      drive.entries.set(id, { name: `${id}.png`, parent: 'root', mimeType: 'image/png', bytes });
    }
  });

  afterAll(async () => {
    await stack.stop();
    await drive.stop();
  });

  it('is gone on with by the next one, and each file is kept once', async () => {
    // As an order whose ticket was lost: the sweep finds it.
    const link = 'https://drive.google.com/drive/folders/root';
    await stack.rows(
      `WITH job AS (
         INSERT INTO jobs (id, account_id, kind, stage, final_stage, subject, status, progress, queued_at, created_at, updated_at)
         VALUES ('job_i', $1, 'import', 'import', 'import', $2, 'queued', 0, now(), now(), '2026-01-01'))
       INSERT INTO import_jobs (id, account_id, drive, link) VALUES ('job_i', $1, 'google-drive', $2)`,
      [client.accountId, link],
    );
    let release = (): void => undefined;
    const gate = new Promise<void>((open) => (release = open));
    drive.beforeFile = async (id) => (id === 'b' ? await gate : undefined);
    const first = await stack.startWorkerProcess();
    await waitFor('the worker to be in the middle', async () => drive.calls.some((call) => call.includes('/b?')));
    await endOf(first, 'SIGKILL');
    release();
    await stack.startWorker();
    const { body } = await waitFor('the import to be done', async () => {
      const answer = await client.get<Import & Record<string, unknown>>('/v1/jobs/job_i');
      return answer.body.status === 'done' && answer;
    });
    expect(body).toMatchObject({ imported: 3, found: 3, failed: 0, progress: 1 });
    expect(drive.calls.filter((call) => call.includes('/a?'))).toHaveLength(1);
    const library = await client.get<Library>('/v1/library?folder=B-roll');
    expect(library.body.data.map(({ title }) => title).sort()).toEqual(['a', 'b', 'c']);
  });
});
