import { MaxCreditsExceededError } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { BadRequestError, ConflictError, Database, NotFoundError } from '@app/platform';
import { TestApp } from '@app/testing';
import { OrderVideoService, PlanVideoService, readVersionOrFail, type VideoOrder } from '@app/videos';
import { DraftEditService, EditingModule, EditPlanService } from '../src';

const DATA = { site: 'North Quay', draw: 412, previousDraw: 398, staff: 14 };
const ORDER: VideoOrder = { data: DATA, targetSeconds: 15, music: false, style: 'swiss-poster' };

describe('a plan that is edited before it is ordered', () => {
  let app: TestApp;
  let accountId: string;

  beforeAll(async () => {
    app = await TestApp.start({ house: { CONFIG_PARTS, ENTITIES }, modules: [EditingModule], settings: {} });
    accountId = await app.account('acc_edited_plans', 10_000);
  });
  afterAll(async () => await app.stop());

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);
  const plan = (order: VideoOrder) => get(PlanVideoService).plan(accountId, order);
  const open = (id: string) => get(EditPlanService).open(id, accountId);
  const draft = (id: string, script: unknown, looks = {}) =>
    get(DraftEditService).draftPlan(id, accountId, { script, ...looks });
  const order = (wanted: VideoOrder) => get(OrderVideoService).create(accountId, wanted);
  const endUser = (externalUserId: string) => ({ externalUserId, channelId: null, showId: null, brand: null });

  async function designed({ video, job }: Awaited<ReturnType<typeof order>>) {
    await get(RunJobService).run(job.id, 'design', { signal: new AbortController().signal });
    return await readVersionOrFail(get(Database).read(), { videoId: video.id, version: 1 });
  }

  it('opens as a script whose facts are named and explained', async () => {
    const { planId, narration, quote } = await plan(ORDER);
    const opened = await open(planId);
    expect(opened.scenes.map(({ text = '' }) => text).filter(Boolean)).toHaveLength(narration.length);
    expect(opened.facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['draw', 'previousDraw', 'staff']));
    expect(opened.figures.map(({ factKey }) => factKey)).toContain('draw');
    expect(opened).toMatchObject({ style: 'swiss-poster', credits: quote.credits, videoId: null, fields: {} });
  });

  it('plays as it was planned where nothing is changed', async () => {
    const { planId } = await plan(ORDER);
    const { scenes, credits } = await open(planId);
    const drafted = await draft(planId, { scenes });
    expect(drafted.credits).toBe(credits);
    expect(drafted.scenes).toHaveLength(scenes.length);
    expect(drafted.narration.lines.every(({ audioUrl }) => audioUrl === null)).toBe(true);
  });

  it('is made as it was drafted, in its looks', async () => {
    const { planId } = await plan(ORDER);
    const { scenes } = await open(planId);
    const edited = { scenes: [{ ...scenes[0], text: 'North Quay draws {{draw}}.' }, ...scenes.slice(1)] };
    const looks = { style: 'tabloid', format: '1:1' } as const;
    const drafted = await draft(planId, edited, looks);
    const made = await designed(await order({ planId, script: edited, ...looks }));
    expect(made.storyboard.scenes).toEqual(drafted.storyboard.scenes);
    expect(made.storyboard).toMatchObject({ ...looks, figures: drafted.storyboard.figures });
    const said = ({ lines }: { lines: Array<{ words: Array<{ text: string }> }> }) =>
      lines.map(({ words }) => words.map(({ text }) => text).join(' '));
    expect(said(made.narration)).toEqual(said(drafted.narration));
    expect(said(made.narration)[0]).toBe('North Quay draws 412.');
  });

  it('is made once: naming it again answers its video', async () => {
    const { planId } = await plan(ORDER);
    const { scenes } = await open(planId);
    const { video } = await order({ planId, script: { scenes: scenes.slice(1) }, publicProof: true });
    expect(video.publicProof).toBe(true);
    expect(await order({ planId })).toMatchObject({ video: { id: video.id }, charged: 0 });
    expect((await open(planId)).videoId).toBe(video.id);
  });

  it('costs more where it is told longer, and no more than is allowed', async () => {
    const { planId, quote } = await plan(ORDER);
    const { scenes } = await open(planId);
    const long = 'North Quay is a site of many halls, and all of them are told of here at some length. '.repeat(3);
    const script = { scenes: [...scenes, ...[1, 2, 3].map(() => ({ type: 'text', text: long }))] };
    const { credits } = await draft(planId, script);
    expect(credits).toBeGreaterThan(quote.credits);
    await expect(order({ planId, script, maxCredits: quote.credits })).rejects.toThrow(MaxCreditsExceededError);
    expect((await order({ planId, script, maxCredits: credits })).video.cost?.credits).toBe(credits);
  });

  it('refuses figures that the data do not hold, and looks without a script', async () => {
    const { planId } = await plan(ORDER);
    const script = { scenes: [{ type: 'text', text: 'It draws 999 kWh.' }] };
    await expect(draft(planId, script)).rejects.toThrow(BadRequestError);
    await expect(order({ planId, script })).rejects.toThrow(BadRequestError);
    await expect(order({ planId, style: 'tabloid' })).rejects.toThrow(BadRequestError);
  });

  it('is planned again with a reading corrected, and the rest as it was', async () => {
    const first = await plan(ORDER);
    const again = await plan({ planId: first.planId, fields: { draw: { unit: 'kWh' } } });
    expect(again).toMatchObject({ style: first.style, format: first.format, quote: first.quote });
    expect(again.planId).not.toBe(first.planId);
    expect(again.meaning.find(({ key }) => key === 'draw')).toMatchObject({ sure: 'declared', unit: 'kilowatt-hour' });
    expect((await open(again.planId)).fields).toEqual({ draw: { unit: 'kWh' } });
    const back = await plan({ planId: again.planId, fields: { draw: {} } });
    expect(back.narration).toEqual(first.narration);
    expect((await open(back.planId)).fields).toEqual({});
  });

  it('is planned again in another language, by a voice that speaks it, and at another pace', async () => {
    const { planId } = await plan({ ...ORDER, voiceId: 'house-en-slt' });
    const again = await plan({ planId, language: 'de', pacing: 'fast' });
    const opened = await open(again.planId);
    expect(opened).toMatchObject({ language: 'de', pacing: 'fast' });
    expect(opened.voiceId).toMatch(/^house-de-/);
  });

  it('refuses to be planned again with another source', async () => {
    const { planId } = await plan(ORDER);
    await expect(plan({ planId, data: { staff: 15 } })).rejects.toThrow(BadRequestError);
    await expect(plan({ planId, presenter: false })).rejects.toThrow(BadRequestError);
    await expect(plan({ planId, public: false })).resolves.toMatchObject({ title: 'North Quay' });
  });

  it("is an end user's own", async () => {
    const { planId } = await get(PlanVideoService).plan(accountId, { ...ORDER, endUser: endUser('ada') });
    const { scenes } = await get(EditPlanService).open(planId, accountId, endUser('ada'));
    await expect(get(EditPlanService).open(planId, accountId, endUser('bob'))).rejects.toThrow(NotFoundError);
    await expect(order({ planId, endUser: endUser('bob') })).rejects.toThrow(NotFoundError);
    await expect(plan({ planId, language: 'de', endUser: endUser('bob') })).rejects.toThrow(NotFoundError);
    const { video } = await order({ planId, script: { scenes }, endUser: endUser('ada') });
    expect(video.externalUserId).toBe('ada');
  });

  it('is made in the brand of its session, and in no other since', async () => {
    const ada = { ...endUser('ada'), brand: { accent: '#0a7a5c' } };
    const { planId } = await get(PlanVideoService).plan(accountId, { ...ORDER, endUser: ada });
    const other = { ...ada, brand: { accent: '#aa0000' } };
    await expect(order({ planId, endUser: other })).rejects.toThrow(ConflictError);
    expect((await designed(await order({ planId, endUser: ada }))).storyboard.brand).toMatchObject({
      accent: '#0a7a5c',
    });
  });
});
