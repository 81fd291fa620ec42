import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/core';
import { Client } from 'pg';
import { JOB_ENTITIES } from '@app/jobs';
import { Database, FolderStorage, openOrm } from '@app/platform';
import { SetClock, startTestDatabase } from '@app/testing';
import { VideoParts, VIDEO_ENTITIES } from '../src';
import { PartFiles } from '../src/rendering/fanout/part-files';

const NOW = new Date('2026-03-01T12:00:00Z');
const PLANNED = [
  { name: 'sound', share: 0, reads: ['voice.wav'] },
  { name: 'segment-000', share: 0.6, reads: [] },
  { name: 'segment-001', share: 0.4, reads: ['picture.png'] },
];
const REPORT = { files: ['video-000.mp4'], found: [], heard: [], seen: [] };

describe('the parts of a video', () => {
  let folder: string;
  let orm: MikroORM;
  let database: Awaited<ReturnType<typeof startTestDatabase>>;
  let tables: Client;
  let files: PartFiles;
  let parts: VideoParts;
  let serial = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-parts-test-'));
    database = await startTestDatabase();
    orm = await openOrm(database.url, [...JOB_ENTITIES, ...VIDEO_ENTITIES]);
    tables = new Client({ connectionString: database.url });
    await tables.connect();
    // Jobs of videos and accounts that no test here asks for.
    await tables.query('SET session_replication_role = replica');
    files = new PartFiles(new FolderStorage(join(folder, 'storage')));
    parts = new VideoParts(new Database(orm), files, new SetClock(NOW));
  });

  afterAll(async () => {
    await tables.end();
    await orm.close(true);
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function aJob(): Promise<{ jobId: string; videoId: string }> {
    serial += 1;
    const [jobId, videoId] = [`job_${serial}`, `vid-${serial}`];
    await tables.query(
      `INSERT INTO jobs (id, account_id, video_id, kind, stage, final_stage, status, progress, queued_at, created_at, updated_at)
       VALUES ($1, 'acc_1', $2, 'create', 'render', 'render', 'running', 0.15, $3, $3, $3)`,
      [jobId, videoId, NOW],
    );
    return { jobId, videoId };
  }

  async function stored(place: { jobId: string; videoId: string }, part: string): Promise<string> {
    await writeFile(join(folder, 'video-000.mp4'), 'a segment');
    await files.keep(place, part, folder, REPORT.files);
    return join(folder, 'storage/videos', place.videoId, 'parts', place.jobId, part);
  }

  const progressOf = async (jobId: string): Promise<number> => {
    const { rows } = await tables.query<{ progress: number }>('SELECT progress FROM jobs WHERE id = $1', [jobId]);
    return rows[0]?.progress ?? 0;
  };

  it('are written down once, however many workers plan them, and read in the order of the video', async () => {
    const { jobId } = await aJob();
    const planned = await Promise.all([parts.plan(jobId, PLANNED), parts.plan(jobId, PLANNED)]);
    for (const rows of planned) expect(rows.map(({ name }) => name)).toEqual(PLANNED.map(({ name }) => name));
    expect(planned[0]?.[2]).toMatchObject({ reads: ['picture.png'], report: null, drawn: 0 });
  });

  it("add up to their job's progress, which never goes back", async () => {
    const { jobId } = await aJob();
    await parts.plan(jobId, PLANNED);
    await parts.tell(jobId, 'segment-000', 0.5, 0.2);
    expect(await progressOf(jobId)).toBeCloseTo(0.2 + 0.8 * 0.95 * 0.3);
    await parts.tell(jobId, 'segment-000', 0.1, 0.2);
    expect(await progressOf(jobId)).toBeCloseTo(0.2 + 0.8 * 0.95 * 0.3);
  });

  it('that come when nobody wants them any more are removed', async () => {
    const place = await aJob();
    await parts.plan(place.jobId, PLANNED);
    const kept = await stored(place, 'segment-000');
    await parts.keep(place, 'segment-000', REPORT);
    expect(existsSync(kept)).toBe(true);
    await tables.query("UPDATE jobs SET status = 'cancelled', finished_at = $2 WHERE id = $1", [place.jobId, NOW]);
    const late = await stored(place, 'segment-001');
    await parts.keep(place, 'segment-001', REPORT);
    expect([existsSync(kept), existsSync(late)]).toEqual([true, false]);
  });

  it('of videos that have ended are forgotten a minute later, files and rows', async () => {
    const places = [await aJob(), await aJob(), await aJob()];
    const kept: string[] = [];
    for (const place of places) {
      await parts.plan(place.jobId, PLANNED);
      kept.push(await stored(place, 'sound'));
    }
    const ended = "UPDATE jobs SET status = 'failed', finished_at = $2 WHERE id = $1";
    await tables.query(ended, [places[0]?.jobId, new Date(NOW.getTime() - 61_000)]);
    await tables.query(ended, [places[1]?.jobId, new Date(NOW.getTime() - 30_000)]);
    expect(await parts.sweep()).toBe(1);
    expect(kept.map((path) => existsSync(path))).toEqual([false, true, true]);
    expect(await Promise.all(places.map(async ({ jobId }) => (await parts.of(jobId)).length))).toEqual([0, 3, 3]);
  });
});
