import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { OwnerClient, waitFor } from '@app/testing';
import { DESIGN, type VideoAnswers, type VideoStates, OPENING, RENDER, type Situation } from './video-states';

interface Delivery {
  event: string;
  videoId: string;
  status: string;
  responseStatus: number | null;
}

/** Specification 3 and 6: the states of a video and its job, and the events that tell of them. */
export function videoStateRows(situation: () => Situation): void {
  let states: VideoStates;
  let accepted: VideoAnswers['accepted'];
  let acceptedLater: VideoAnswers['acceptedLater'];
  let draft: VideoAnswers['draft'];
  let scripted: VideoAnswers['scripted'];
  let video: VideoAnswers['video'];
  let job: VideoAnswers['job'];
  let edited: VideoAnswers['edited'];
  let rendering: VideoAnswers['rendering'];
  let failedJob: VideoAnswers['failedJob'];
  let failed: VideoAnswers['failed'];
  beforeAll(() => {
    ({
      states,
      answers: { accepted, acceptedLater, draft, scripted, video, job, edited, rendering, failedJob, failed },
    } = situation());
  });

  const received = async (path: string, videoId: string) =>
    await waitFor(`${path} to hear of ${videoId}`, async () => {
      const found = states.receiver.received.filter((it) => it.path === path && it.raw.includes(`"${videoId}"`));
      return found.length > 0 && found;
    });

  it('answers an order with 202 and twelve fields [§4.2 from-data answer] [§3.1 rendering]', () => {
    expect(accepted).toMatchObject({
      videoId: acceptedLater.videoId,
      status: 'rendering',
      title: 'Gate B',
      duration: 15,
      charged: DESIGN,
      external_id: 'order-17',
      mediaKey: acceptedLater.mediaKey,
      url: acceptedLater.url,
      renderUrl: null,
      thumbnail: null,
      watchUrl: acceptedLater.watchUrl,
      note: expect.stringMatching(/\w/) as string,
    });
  });

  it('is a draft while nothing is made, and scripted when words and voice are [§3.1 draft; scripted; draft to scripted]', async () => {
    expect(draft).toMatchObject({ status: 'draft', scenes: [], renderUrl: null });
    expect(scripted).toMatchObject({ videoId: draft.videoId, status: 'scripted', renderUrl: null });
    expect(scripted.scenes.every(({ text, duration }) => text !== '' && duration > 0)).toBe(true);
    expect((await states.client.get(`/v1/videos/${draft.videoId}/captions.vtt`)).body).toMatch(/^WEBVTT/);
    expect((await states.open(scripted.url)).status).toBe(404);
  });

  it('is rendered when its file is there, and its events follow [§3.1 rendered; order to rendering; rendering to rendered]', async () => {
    expect(video.status).toBe('rendered');
    expect((await states.bytesOf(video.renderUrl)).length).toBeGreaterThan(50_000);
    expect(await states.eventsOf(video.videoId)).toContainEqual(
      expect.objectContaining({ event: 'video.rendered', version: 1 }),
    );
    const ledger = await states.client.get<{ data: Array<{ kind: string; captured: number; videoId: string }> }>(
      '/v1/account/ledger?limit=100',
    );
    const captured = ledger.body.data.filter(({ kind, videoId }) => kind === 'capture' && videoId === video.videoId);
    expect(captured.map((row) => row.captured).sort()).toEqual([RENDER, DESIGN]);
  });

  it('is edited from rendered to scripted, and rendered by asking [§3.1 edit to scripted; scripted to rendering] [§4.2 render; edit script]', () => {
    expect(edited).toMatchObject({ status: 'scripted', version: video.version + 1 });
    expect(rendering).toMatchObject({ status: 'rendering', version: video.version + 1 });
  });

  it('gives failed steps back [§3.1 rendering to error]', async () => {
    expect(failed.cost).toEqual({ credits: 0, breakdown: [] });
    const spent = video.cost.credits + scripted.cost.credits;
    expect((await states.client.get('/v1/account')).body).toMatchObject({ credits: OPENING - spent, reserved: 0 });
    expect(await states.stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
  });

  it('has a job that is done with its links, or failed with its reason [§3.2 done; failed] [§2.8 job] [§4.3 GET /jobs] [§C4 job]', async () => {
    const { url, renderUrl, thumbnail, watchUrl, webUrl, mediaKey } = video;
    expect(job).toMatchObject({ status: 'done', progress: 1, videoId: video.videoId, error: null });
    expect(job).toMatchObject({ url, renderUrl, thumbnail, watchUrl, webUrl, mediaKey });
    expect(failedJob).toMatchObject({ status: 'failed', error: failed.lastError });
    expect(failedJob).not.toHaveProperty('renderUrl');
    const someone = { email: 'stranger@factreel.example', password: 'correct horse' };
    const stranger = await OwnerClient.enter(states.stack.baseUrl, someone);
    expect((await stranger.get(`/v1/jobs/${job.jobId}`)).status).toBe(404);
  });

  it('is told when it is rendered, with every field, a job’s video too [§6 video.rendered; rule 4] [§9 rule 3]', async () => {
    const [delivered] = await received('/hook', video.videoId);
    expect(JSON.parse(delivered?.raw ?? '')).toMatchObject({
      event: 'video.rendered',
      renderUrl: video.renderUrl,
      url: video.url,
      thumbnail: video.thumbnail,
      watchUrl: video.watchUrl,
      webUrl: video.webUrl,
      posterUrl: video.thumbnail,
      mediaKey: video.mediaKey,
      external_id: 'order-17',
      version: 1,
      caption: video.caption,
      warnings: video.check.warnings,
      videoId: video.videoId,
      externalUserId: null,
    });
  });

  it('is told when it could not be made [§6 video.render_failed] [§C6 body]', async () => {
    const [delivered] = await received('/hook', failed.videoId);
    expect(JSON.parse(delivered?.raw ?? '')).toEqual({
      id: expect.stringMatching(/^evt_/) as string,
      event: 'video.render_failed',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      livemode: true,
      videoId: failed.videoId,
      error: failed.lastError,
      version: 1,
      external_id: 'doomed',
      externalUserId: null,
      refunded: DESIGN + RENDER,
    });
  });

  it('is signed by the secret of its webhook [§6 rule 1] [§5 rule 5] [§C6 signatures]', async () => {
    const [delivered] = await received('/hook', video.videoId);
    if (!delivered) throw new Error('nothing was delivered');
    const { headers, raw } = delivered;
    const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-service-signature'])) ?? [];
    expect(createHmac('sha256', states.webhook.secret).update(`${seconds}.${raw}`).digest('hex')).toBe(signature);
    expect(() => new Webhook(states.webhook.secret).verify(raw, headers as Record<string, string>)).not.toThrow();
    expect(() => new Webhook(states.refusing.secret).verify(raw, headers as Record<string, string>)).toThrow();
  });

  it('is sent once and not again, whatever is answered; the log tells [§6 rule 2] [§4.4 GET /deliveries] [§C6 one attempt]', async () => {
    const entry = await waitFor('the log', async () => {
      const path = `/v1/webhooks/${states.refusing.id}/deliveries?limit=100`;
      const { data } = (await states.client.get<{ data: Delivery[] }>(path)).body;
      return data.find(({ event, status }) => event === 'video.rendered' && status !== 'pending') ?? null;
    });
    expect(entry).toMatchObject({ videoId: video.videoId, status: 'failed', responseStatus: 500 });
    const rendered = (await received('/refusing', video.videoId)).filter(({ raw }) => raw.includes('"video.rendered"'));
    expect(rendered).toHaveLength(1);
    const owed =
      "SELECT 1 FROM bullmq.job WHERE data::text LIKE '%dlv_%' AND state::text NOT IN ('completed', 'failed')";
    // A worker closes its ticket after the log has its row; one that is to be sent again never closes.
    await waitFor('the queue to owe nothing', async () => (await states.stack.rows(owed)).length === 0);
  });
}
