import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { sentSql, TestApp } from '@app/testing';
import { OrderVideoService, VideosService } from '@app/videos';
import { EditingModule, VersionsService, WriteScriptService } from '../src';

/** Columns of a design, and all columns. */
const LARGE = /\b(storyboard|narration|stills|footage|sounds|proof|script)\b|\*/;
const ACCOUNT = 'acc_lists';

describe('lists of videos and versions', () => {
  let app: TestApp;
  let videoId: string;

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);

  beforeAll(async () => {
    app = await TestApp.start({ house: { CONFIG_PARTS, ENTITIES }, modules: [EditingModule] });
    await app.account(ACCOUNT, 5_000);
    const data = JSON.parse(await readFile(join(__dirname, '../../../examples/pool.json'), 'utf8')) as object;
    const { video, job } = await get(OrderVideoService).create(ACCOUNT, { data: { ...data } });
    await get(RunJobService).run(job.id, 'design', { signal: new AbortController().signal });
    videoId = video.id;
  });

  afterAll(async () => {
    await app.stop();
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
    await app.rows('CREATE TABLE IF NOT EXISTS kept_outlines AS SELECT video_id, outline FROM video_versions');
    await app.rows('UPDATE video_versions SET outline = NULL');
    expect(await faces()).toEqual(shown);
    await app.rows(
      'UPDATE video_versions v SET outline = k.outline FROM kept_outlines k WHERE k.video_id = v.video_id',
    );
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
