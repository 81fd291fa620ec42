import { Database } from '@app/platform';
import { ForgetLogsService, RetireMediaService, SweepStorageService } from '../src';
import { fillTables } from './fill-tables';
import { LifecycleStand } from './lifecycle.fixture';

const DAY_S = 86_400;
const ACCOUNT = 'acc_keeper';

describe('retention', () => {
  let stand: LifecycleStand;

  beforeAll(async () => {
    stand = await LifecycleStand.start({
      RETAIN_VIDEOS_DAYS: '90',
      RETAIN_VERSIONS: '2',
      RETAIN_SOURCES_DAYS: '10',
      RETAIN_LOGS_DAYS: '30',
      RETAIN_NOTICES_DAYS: '60',
    });
    await stand.process();
    await stand.account(ACCOUNT);
    await fillTables(stand.get(Database), ACCOUNT, 'words');
  });

  afterAll(async () => {
    await stand.stop();
  });

  const count = async (table: string) => {
    const [row] = await stand.rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return row?.count ?? 0;
  };
  const ids = async (table: string) =>
    (await stand.rows<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);

  /** Copies the existing video, with that many rendered versions. */
  async function video(number: number, versions: number, { current = versions, daysOld = 0, refersTo = 0 } = {}) {
    const id = `vid-${number}`;
    await stand.rows(
      `INSERT INTO videos SELECT (jsonb_populate_record(v, jsonb_build_object('id', ?::text, 'number', ?::int, 'version', ?::int,
         'cut_version', ?::int, 'created_at', ?::text, 'updated_at', ?::text))).* FROM videos v WHERE id = 'videos_${ACCOUNT}'`,
      [id, number, current, current, ago(daysOld), ago(daysOld)],
    );
    for (let version = 1; version <= versions; version++) {
      const still = refersTo === 0 ? `videos/${id}/v${version}/design/a.png` : `videos/${id}/v${refersTo}/design/a.png`;
      await stand.rows(
        `INSERT INTO video_versions (video_id, version, storyboard, narration, stills, warnings, created_at)
         VALUES (?, ?, '{}', '{}', ?, '[]', now())`,
        [id, version, JSON.stringify([{ path: still }])],
      );
      await stand.object(`videos/${id}/v${version}/video.mp4`, daysOld);
    }
    return id;
  }
  const ago = (days: number) => new Date(stand.clock.time.getTime() - days * 86_400_000).toISOString();
  const versionsOf = async (id: string) =>
    (
      await stand.rows<{ version: number }>('SELECT version FROM video_versions WHERE video_id = ? ORDER BY version', [
        id,
      ])
    ).map(({ version }) => version);
  /** Runs the next round of every sweep, in both processes at once. */
  async function retire(): Promise<void> {
    stand.clock.pass(0.3 * DAY_S);
    await Promise.all([0, 1].map((process) => stand.get(RetireMediaService, process).sweep()));
  }

  it('keeps the newest versions of a video, the current one, and those whose pictures others use', async () => {
    const plain = await video(101, 4);
    const restored = await video(102, 5, { current: 1 });
    const shown = await video(103, 4, { refersTo: 2 });
    await retire();
    expect(await versionsOf(plain)).toEqual([3, 4]);
    expect(await versionsOf(restored)).toEqual([1, 4, 5]);
    expect(await versionsOf(shown)).toEqual([2, 3, 4]);
    await stand.sweepFolders();
    expect(await stand.objects(`videos/${plain}`)).toEqual([3, 4].map((n) => `videos/${plain}/v${n}/video.mp4`));
  });

  it('removes videos that are unchanged for that long, and their files', async () => {
    const old = await video(1, 1, { daysOld: 100 });
    const edited = await video(2, 1, { daysOld: 100 });
    await stand.rows('UPDATE videos SET updated_at = ? WHERE id = ?', [ago(5), edited]);
    await retire();
    const left = await ids('videos');
    expect(left).not.toContain(old);
    expect(left).toContain(edited);
    await stand.sweepFolders();
    expect(await stand.objects(`videos/${old}`)).toEqual([]);
  });

  it('removes source packs without a video', async () => {
    await stand.rows(
      `INSERT INTO source_packs (id, account_id, kind, data, created_at) VALUES ('sp_old', ?, 'data', '{}', ?), ('sp_new', ?, 'data', '{}', ?)`,
      [ACCOUNT, ago(20), ACCOUNT, ago(2)],
    );
    await stand.rows(`UPDATE source_packs SET created_at = ? WHERE id LIKE 'source_packs%'`, [ago(20)]);
    await stand.object('sources/sp_old/still-0.png', 20);
    await retire();
    expect(await ids('source_packs')).toEqual([`source_packs_${ACCOUNT}`, 'sp_new']);
    await stand.sweepFolders();
    expect(await stand.objects('sources')).toEqual([]);
  });

  it('deletes logs and notices after their own retention times', async () => {
    const logs = ['webhook_deliveries', 'account_events', 'import_jobs', 'series_checks', 'api_requests'];
    stand.clock.pass(20 * DAY_S);
    await stand.get(ForgetLogsService).sweep();
    for (const table of [...logs, 'notifications']) expect([table, await count(table)]).toEqual([table, 1]);
    stand.clock.pass(15 * DAY_S);
    // A check that made an episode is part of its history; an existing footage index prevents paying twice.
    await stand.rows('UPDATE episodes SET check_id = NULL');
    await stand.get(ForgetLogsService).sweep();
    for (const table of logs) expect([table, await count(table)]).toEqual([table, 0]);
    expect([await count('notifications'), await count('footage_jobs')]).toEqual([1, 1]);
    stand.clock.pass(30 * DAY_S);
    await stand.get(ForgetLogsService).sweep();
    expect(await count('notifications')).toBe(0);
  });

  it('removes objects without a row, except recent ones', async () => {
    await stand.object('videos/vid-999/v1/video.mp4', 2);
    await stand.object('videos/vid-998/v1/design/a.png', 3);
    await stand.object('videos/vid-998/v1/design/b.png', 0);
    await stand.object('library/ast_killed/media.mp4', 2);
    await stand.object('library/ast_young/media.mp4', 0);
    await stand.object('sources/sp_refused/still-0.png', 2);
    await stand.object('exports/exp_killed/archive.zip', 2);
    await stand.object('voice-samples/house-old/en-1.m4a', 200);
    await stand.object('voice-samples/house-new/en-1.m4a', 20);
    const known = await stand.objects('videos/vid-101');
    await Promise.all([0, 1].map((process) => stand.get(SweepStorageService, process).sweep()));
    const left = (await Promise.all(['videos', 'library', 'sources', 'exports', 'voice-samples'].map(objects))).flat();
    expect(left).toEqual([
      ...known,
      ...(await stand.objects('videos/vid-102')),
      ...(await stand.objects('videos/vid-103')),
      ...(await stand.objects('videos/vid-2')),
      'videos/vid-998/v1/design/a.png',
      'videos/vid-998/v1/design/b.png',
      'library/ast_young/media.mp4',
      'voice-samples/house-new/en-1.m4a',
    ]);
  });

  const objects = (folder: string) => stand.objects(folder);
});
