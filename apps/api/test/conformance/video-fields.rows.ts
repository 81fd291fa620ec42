import { FROM_DATA, DESIGN, type VideoAnswers, type VideoStates, ORDER, RENDER, type Situation } from './video-states';
import { type Video, VIDEO_FIELDS } from './video';

/** Specification 2.1: what a video says of itself. */
export function videoFieldRows(situation: () => Situation): void {
  let states: VideoStates;
  let accepted: VideoAnswers['accepted'];
  let acceptedLater: VideoAnswers['acceptedLater'];
  let cancelled: VideoAnswers['cancelled'];
  let draft: VideoAnswers['draft'];
  let scripted: VideoAnswers['scripted'];
  let video: VideoAnswers['video'];
  let edited: VideoAnswers['edited'];
  let rendering: VideoAnswers['rendering'];
  let failed: VideoAnswers['failed'];
  beforeAll(() => {
    ({
      states,
      answers: { accepted, acceptedLater, cancelled, draft, scripted, video, edited, rendering, failed },
    } = situation());
  });

  const answers = () => [acceptedLater, cancelled, draft, scripted, video, edited, failed];

  it('has the same fields in every answer, null where empty [§2.1 shape] [§4.2 GET video]', () => {
    for (const answer of answers()) expect(Object.keys(answer)).toEqual(expect.arrayContaining(VIDEO_FIELDS));
    const fields = Object.keys(video).sort();
    for (const read of [acceptedLater, cancelled, scripted, edited, failed]) {
      expect(Object.keys(read).sort()).toEqual(fields);
    }
    for (const order of [accepted, draft]) expect(Object.keys(order).sort()).toEqual([...fields, 'note'].sort());
    expect(Object.keys(rendering).sort()).toEqual([...fields, 'warnings'].sort());
    const empty = { renderUrl: null, thumbnail: null, webUrl: null, sourceUrl: null, lastError: null };
    expect(draft).toMatchObject({ ...empty, external_id: null });
  });

  it('has an id of its own [§2.1 videoId]', () => {
    expect(video.videoId).toMatch(/^vid-\d+$/);
    const ids = [accepted, draft, video, failed].map(({ videoId }) => videoId);
    expect(new Set(ids).size).toBe(4);
    expect([edited.videoId, rendering.videoId]).toEqual([video.videoId, video.videoId]);
  });

  it('has the title that was asked for [§2.1 title] [§4.2 title]', () => {
    for (const { title } of answers()) expect(title).toBe('Gate B');
  });

  it('has one of five statuses, none of them ready, failed or done [§2.1 status; rule 3]', async () => {
    const seen = [draft, scripted, accepted, video, cancelled].map(({ status }) => status);
    expect(seen).toEqual(['draft', 'scripted', 'rendering', 'rendered', 'error']);
    const { components } = await states.stack.description.document();
    expect(components.schemas['VideoStatus']).toMatchObject({ enum: [...seen] });
  });

  it('has the format that was asked for, 9:16 where none was [§2.1 format] [§4.2 format]', async () => {
    expect([video.format, scripted.format]).toEqual(['9:16', '4:5']);
    expect((await states.client.post(FROM_DATA, { ...ORDER, format: '3:2' })).status).toBe(400);
  });

  it('answers the code of its language, and speaks it [§2.1 language] [§4.2 language]', () => {
    expect([video.language, draft.language, scripted.language]).toEqual(['en', 'es', 'es']);
    expect(scripted.scenes[0]?.text).toMatch(/espera/i);
  });

  it('starts at version 1; an edit adds one, and the first render of a version none [§2.1 version] [§9 rule 2]', () => {
    expect([accepted, scripted, video, edited, rendering].map(({ version }) => version)).toEqual([1, 1, 1, 2, 2]);
  });

  it('numbers its scenes and says what they are [§2.1 scenes]', () => {
    expect(accepted.scenes).toEqual([]);
    expect(video.scenes.length).toBeGreaterThan(1);
    video.scenes.forEach((scene, index) => {
      expect(scene).toEqual({
        n: index + 1,
        type: expect.stringMatching(/^(title|chart|data|cta|clip|list|quote|text)$/) as string,
        text: expect.any(String) as string,
        duration: expect.any(Number) as number,
        media: expect.stringMatching(/\w/) as string,
      });
      expect(scene.duration).toBeGreaterThan(0);
    });
    expect(edited.scenes).toMatchObject([{ n: 1, type: 'title', text: 'Only 17 minutes at Gate B.' }]);
  });

  it('says whether captions, a presenter and music are in it [§2.1 captions; presenter; music]', async () => {
    expect(video).toMatchObject({ captions: true, presenter: false, music: true });
    expect(scripted).toMatchObject({ captions: false, presenter: false, music: false });
    const { body } = await states.client.post<Video>(FROM_DATA, { ...ORDER, presenter: true });
    expect(body.presenter).toBe(true);
    await states.client.post(`/v1/videos/${body.videoId}/cancel`, {});
  });

  it('names its source pack, the same in every version [§2.1 sourcePackId; sourceUrl] [§2.8 sourcePackId]', () => {
    expect(video.sourcePackId).toMatch(/^sp_\w+$/);
    expect(edited.sourcePackId).toBe(video.sourcePackId);
    expect(scripted.sourcePackId).not.toBe(video.sourcePackId);
    expect(video.sourceUrl).toBeNull();
  });

  it('lists its edits [§2.1 edits]', () => {
    expect(video.edits).toEqual([]);
    expect(edited.edits).toEqual([expect.objectContaining({ version: 2, by: 'script', notes: null })]);
  });

  it('has a text for posts whose figures are the payload’s [§2.1 caption]', () => {
    expect(video.caption).toMatch(/\b17\b/);
    expect(video.caption.replaceAll('17', '')).not.toMatch(/\d/);
    expect(accepted.caption).toBe('');
  });

  it('tells what was found when it was checked [§2.1 check]', () => {
    for (const { check } of answers()) expect(Array.isArray(check.warnings)).toBe(true);
    expect(rendering.warnings).toEqual(edited.check.warnings);
  });

  it('says why it is in error, and only then [§2.1 lastError] [§3.1 error]', () => {
    expect(video.lastError).toBeNull();
    expect(cancelled).toMatchObject({ status: 'error', lastError: 'cancelled' });
    expect(failed).toMatchObject({ status: 'error', lastError: expect.stringMatching(/\w{4}/) as string });
  });

  it('names what it costs, piece by piece [§2.1 cost]', () => {
    expect(video.cost).toEqual({
      credits: DESIGN + RENDER,
      breakdown: [
        { type: 'design', count: 1, credits: DESIGN },
        { type: 'render', count: 1, credits: RENDER },
      ],
    });
    expect(scripted.cost).toEqual({ credits: DESIGN, breakdown: [{ type: 'design', count: 1, credits: DESIGN }] });
  });

  it('names what a call has spent, the render not before it is finished [§2.1 charged]', () => {
    expect([accepted, draft].map(({ charged }) => charged)).toEqual([DESIGN, DESIGN]);
    expect([acceptedLater, scripted, video, edited, rendering].map(({ charged }) => charged)).toEqual([0, 0, 0, 0, 0]);
  });

  it('echoes the tag of its caller, on webhooks too [§2.1 external_id] [§4.2 external_id]', async () => {
    for (const { external_id } of [accepted, video, edited, cancelled]) expect(external_id).toBe('order-17');
    expect(draft.external_id).toBeNull();
    expect(await states.eventsOf(video.videoId)).toContainEqual(expect.objectContaining({ external_id: 'order-17' }));
    expect(await states.eventsOf(failed.videoId)).toMatchObject([{ external_id: 'doomed' }]);
  });
}
