import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { Database } from '@app/platform';
import { TestApp } from '@app/testing';
import { OrderVideoService, readVersionOrFail, Video } from '@app/videos';
import {
  DraftEditService,
  EditingModule,
  type EditRequest,
  EditVideoService,
  NothingToEditError,
  WriteScriptService,
} from '../src';

const DATA = { site: 'North Quay', draw: 412, previousDraw: 398, staff: 14 };

describe('a video that is told in another way', () => {
  let app: TestApp;
  let accountId: string;
  let videoId: string;

  beforeAll(async () => {
    app = await TestApp.start({ house: { CONFIG_PARTS, ENTITIES }, modules: [EditingModule], settings: {} });
    accountId = await app.account('acc_edited_videos', 10_000);
    videoId = await made({ data: DATA });
  });
  afterAll(async () => await app.stop());

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);
  const read = (version: number) => readVersionOrFail(get(Database).read(), { videoId, version });
  const draft = (request: EditRequest, id = videoId) => get(DraftEditService).draft(id, accountId, request);
  const scenes = async () => (await get(WriteScriptService).write(videoId, accountId)).scenes;
  const run = (jobId: string) => get(RunJobService).run(jobId, 'design', { signal: new AbortController().signal });

  async function made(source: object): Promise<string> {
    const order = { ...source, targetSeconds: 15, style: 'swiss-poster', render: false } as const;
    const { video, job } = await get(OrderVideoService).create(accountId, order);
    await run(job.id);
    return video.id;
  }

  it('has its pace, music and brand changed for nothing', async () => {
    const asked = {
      script: { scenes: await scenes() },
      pacing: 'fast',
      music: false,
      brand: { accent: '#0a7a5c' },
    } as const;
    const before = await draft({ script: asked.script });
    const after = await draft(asked);
    expect(after.editCredits).toBe(0);
    expect(after.durationSeconds).toBeLessThan(before.durationSeconds);
    expect(after.storyboard).toMatchObject({ music: false, brand: { accent: '#0a7a5c' }, air: 0.7 });
    const bare = await draft({ ...asked, brand: { pack: 'default' } });
    expect(bare.storyboard.brand).toEqual({});
  });

  it('is told in another language as it was drafted, edited there, for the price of notes', async () => {
    const { script: translation } = await draft({ language: 'Spanish' });
    const [first, ...others] = translation?.scenes ?? [];
    const script = { scenes: [{ ...first, text: 'North Quay consume {{draw}}.' }, ...others] };
    const request: EditRequest = { language: 'es', script, pacing: 'calm' };
    const drafted = await draft(request);
    expect(drafted).toMatchObject({ editCredits: 60, script: null });
    expect(drafted.storyboard.language).toBe('es');
    const { job, credits } = await get(EditVideoService).begin(videoId, accountId, request, { render: false });
    expect(credits).toBe(60);
    await run(job.id);
    const { storyboard, narration } = await read(2);
    expect(storyboard).toMatchObject({ language: 'es', air: drafted.storyboard.air });
    expect(storyboard.scenes).toEqual(drafted.storyboard.scenes);
    expect(narration.lines.map(({ words }) => words.map(({ text }) => text))).toEqual(
      drafted.narration.lines.map(({ words }) => words.map(({ text }) => text)),
    );
    const video = await get(Database).read().findOneOrFail(Video, { id: videoId });
    expect(video.spec).toMatchObject({ language: 'es', pacing: 'calm' });
    expect(video.edits.at(-1)).toMatchObject({ by: 'notes', notes: 'in Spanish' });
  });

  it('is not told anew where an author wrote its words', async () => {
    const id = await made({ script: { scenes: [{ type: 'text', text: 'North Quay is open.' }] } });
    await expect(draft({ language: 'es' }, id)).rejects.toThrow(NothingToEditError);
  });
});
