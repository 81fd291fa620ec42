import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DepositsService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { Database, loadConfig, PlatformModule } from '@app/platform';
import { sentSql, startTestDatabase } from '@app/testing';
import { OrderVideoService, VideosService } from '@app/videos';
import { EditingModule, VersionsService, WriteScriptService } from '../src';

/** Columns of a design, and all columns. */
const LARGE = /\b(storyboard|narration|stills|footage|sounds|proof|script)\b|\*/;
const ACCOUNT = 'acc_lists';

describe('lists of videos and versions', () => {
  let app: INestApplicationContext;
  let folder: string;
  let database: Awaited<ReturnType<typeof startTestDatabase>>;
  let videoId: string;

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get<T>(token, { strict: false });
  const sql = async (statement: string, values: unknown[] = []) => {
    await get(Database).read().execute(statement, values);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-lists-'));
    database = await startTestDatabase();
    const config = loadConfig(
      'worker',
      { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
      CONFIG_PARTS,
    );
    const platform = PlatformModule.with({ config, databaseUrl: database.url, entities: ENTITIES });
    app = await Test.createTestingModule({ imports: [platform, EditingModule] }).compile();
    await app.init();
    Logger.overrideLogger(false);
    await sql("INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, 'l@x.example', 'x', now())", [
      ACCOUNT,
    ]);
    const opening = { category: 'opening', credits: 5_000, reason: 'test' } as const;
    await get(Database).transaction((em) => get(DepositsService).open(em, ACCOUNT, opening));
    const data = JSON.parse(await readFile(join(__dirname, '../../../examples/pool.json'), 'utf8')) as object;
    const { video, job } = await get(OrderVideoService).create(ACCOUNT, { data: { ...data } });
    await get(RunJobService).run(job.id, 'design', { signal: new AbortController().signal });
    videoId = video.id;
  });

  afterAll(async () => {
    await app.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const lists: Record<string, () => Promise<unknown>> = {
    videos: async () => (await get(VideosService).page(ACCOUNT, { limit: 16 })).data,
    'videos of one status': async () =>
      (await get(VideosService).page(ACCOUNT, { limit: 16, status: 'rendering' })).data,
    versions: async () => (await get(VersionsService).page(videoId, ACCOUNT, { limit: 16 })).data,
  };

  it.each(Object.keys(lists))('read no design and no script (%s)', async (name) => {
    const { answer, sent } = await sentSql(lists[name] as () => Promise<unknown>);
    expect(answer).toMatchObject([{}]);
    expect(sent.filter((statement) => statement.includes('video_versions'))).not.toEqual([]);
    // `versions` finds its video first, with all its settings.
    const ofLists = sent.filter((statement) => name !== 'versions' || !statement.includes('from "videos"'));
    expect(ofLists.filter((statement) => LARGE.test(statement))).toEqual([]);
  });

  it.each(Object.keys(lists))('show versions of an older release as those of this one (%s)', async (name) => {
    const list = lists[name] as () => Promise<unknown>;
    const faces = async () => [await list(), await get(VideosService).getFace(videoId, ACCOUNT)];
    const shown = await faces();
    await sql('CREATE TABLE IF NOT EXISTS kept_outlines AS SELECT video_id, outline FROM video_versions');
    await sql('UPDATE video_versions SET outline = NULL');
    expect(await faces()).toEqual(shown);
    await sql('UPDATE video_versions v SET outline = k.outline FROM kept_outlines k WHERE k.video_id = v.video_id');
    expect(await faces()).toEqual(shown);
  });

  it('leave designs whole for those that ask for one', async () => {
    const { current } = await get(VideosService).get(videoId, ACCOUNT);
    expect(current?.outline.scenes.map(({ id }) => id)).toEqual(current?.storyboard.scenes.map(({ id }) => id));
    expect(current?.narration.lines.length).toBeGreaterThan(0);
    expect(current).toMatchObject({ proof: { complete: true }, footage: [], sounds: {}, cut: null });
    expect((await get(WriteScriptService).write(videoId, ACCOUNT)).scenes.length).toBeGreaterThan(0);
  });
});
