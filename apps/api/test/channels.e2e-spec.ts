import { type ApiClient, briefVideo, Stack, type VideoBody, waitFor } from '@app/testing';

const RATE = {
  protocol: 'Aave v3',
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  tvlUsd: 412_600_000,
  asOf: '2026-09-28T14:00:00Z',
  source: 'DefiLlama',
};
const SETTINGS = {
  brand: { accent: '#0a7a5c', ground: '#10243e', watermark: 'ACME' },
  defaults: { style: 'swiss-poster', targetSeconds: 15, language: 'Spanish', captions: false, music: false },
  styleNotes: 'Lead with the yield.',
  cta: 'See the live rate',
  compliance: { disclaimer: 'Not financial advice.' },
  pronunciation: { Aave: 'ah veh' },
};

interface Channel {
  channelId: string;
  name: string;
  defaults: Record<string, unknown>;
}
interface Show extends Channel {
  showId: string;
  title: string;
}

describe('channels and shows', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;
  let channel: Channel;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(100_000);
    stranger = await stack.account(100_000);
    const made = await client.post<Channel>('/v1/channels', { name: 'Rates daily', ...SETTINGS });
    expect(made.status).toBe(201);
    channel = made.body;
  });

  afterAll(() => stack.stop());

  const change = async <T>(path: string, body: unknown, by: ApiClient = client) =>
    await by.send<T>('PATCH', path, JSON.stringify(body));
  const order = async (body: Record<string, unknown>) =>
    await client.post<VideoBody>('/v1/videos/from-data', { data: RATE, ...body });

  it('keeps a channel as it was made [§2.8 channel] [§C4 channels and shows]', async () => {
    expect(channel).toMatchObject({
      channelId: expect.stringMatching(/^chn_/) as string,
      name: 'Rates daily',
      ...SETTINGS,
      createdAt: expect.any(String) as string,
    });
    expect((await client.get(`/v1/channels/${channel.channelId}`)).body).toEqual(channel);
  });

  it('changes what is named and leaves the rest', async () => {
    const { body } = await client.post<Channel>('/v1/channels', { name: 'A', ...SETTINGS });
    const path = `/v1/channels/${body.channelId}`;
    const patch = { name: 'B', cta: null, defaults: { language: 'French', captions: null } };
    expect((await change(path, patch)).body).toMatchObject({
      name: 'B',
      cta: null,
      styleNotes: SETTINGS.styleNotes,
      defaults: { style: 'swiss-poster', targetSeconds: 15, language: 'French', music: false },
    });
    const { body: kept } = await client.get<Channel>(path);
    expect(kept.defaults).not.toHaveProperty('captions');
    expect((await change(path, {})).body).toMatchObject({ name: 'B' });
  });

  it('keeps shows on a channel or on none, by title or by name [§2.8 show]', async () => {
    const { body: show } = await client.post<Show>('/v1/shows', { title: 'At nine', channelId: channel.channelId });
    expect(show).toMatchObject({ title: 'At nine', name: 'At nine', channelId: channel.channelId, brand: null });
    const { body: loose } = await client.post<Show>('/v1/shows', { name: 'Loose' });
    expect(loose).toMatchObject({ title: 'Loose', channelId: null, defaults: {} });
    expect((await change(`/v1/shows/${show.showId}`, { title: 'At ten', channelId: null })).body).toMatchObject({
      title: 'At ten',
      name: 'At nine',
      channelId: null,
    });
    expect((await client.get(`/v1/shows/${loose.showId}`)).body).toEqual(loose);
  });

  it.each(['channels', 'shows'])('lists %s, newest first, page by page', async (kind) => {
    const lister = await stack.account(0);
    for (const name of ['One', 'Two', 'Three']) await lister.post(`/v1/${kind}`, { name });
    const names = (body: { data: Channel[] }) => body.data.map(({ name }) => name);
    type Page = { data: Channel[]; nextCursor: string | null };
    const { body: first } = await lister.get<Page>(`/v1/${kind}?limit=2`);
    expect(names(first)).toEqual(['Three', 'Two']);
    const { body: last } = await lister.get<Page>(`/v1/${kind}?limit=2&cursor=${first.nextCursor}`);
    expect({ names: names(last), nextCursor: last.nextCursor }).toEqual({ names: ['One'], nextCursor: null });
    expect((await client.get(`/v1/${kind}?cursor=${first.nextCursor}`)).status).toBe(400);
  });

  it.each([
    ['channels', { name: 'A', colour: 'red' }, 'colour is not a field of this request'],
    ['channels', {}, 'name'],
    ['channels', { name: 'A', defaults: { style: 'baroque' } }, 'defaults.style'],
    ['channels', { name: 'A', defaults: { language: 'Klingon' } }, 'Klingon'],
    ['channels', { name: 'A', defaults: { voiceId: 'nobody' } }, 'voiceId is no voice'],
    ['channels', { name: 'A', defaults: { title: 'B' } }, 'defaults.title is not a field'],
    ['channels', { name: 'A', brand: { accent: 'green' } }, 'brand.accent must be a colour'],
    ['channels', { name: 'A', brand: { pack: 'nothing' } }, 'brand.pack is no saved brand'],
    ['channels', { name: 'A', compliance: {} }, 'compliance.disclaimer'],
    [
      'channels',
      { name: 'A', cta: 'Rates will rise', compliance: { disclaimer: 'No advice' } },
      'cta tells of the future',
    ],
    ['channels', { name: 'A', pronunciation: { Aave: 'a4v' } }, 'pronunciation must not hold digits'],
    ['shows', {}, 'title is needed where there is no name'],
  ])('refuses %s of %j and names it', async (kind, body, message) => {
    const answer = await client.post(`/v1/${kind}`, body);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(message) as string } });
  });

  it('shows nothing to other accounts', async () => {
    const { body: show } = await client.post<Show>('/v1/shows', { title: 'Mine' });
    const paths = [`/v1/channels/${channel.channelId}`, `/v1/shows/${show.showId}`];
    for (const path of paths) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await change(path, { name: 'Theirs' }, stranger)).status).toBe(404);
    }
    const body = { data: RATE, channelId: channel.channelId };
    expect((await stranger.post('/v1/videos/from-data', body)).body['error']).toBe(
      `not_found: channel ${channel.channelId}`,
    );
    expect((await stranger.post('/v1/shows', { title: 'Theirs', channelId: channel.channelId })).status).toBe(404);
    const pack = { name: 'Theirs', brand: { pack: channel.channelId } };
    expect((await stranger.post('/v1/channels', pack)).status).toBe(400);
  });

  it('refuses videos of shows, channels and series that there are not, before anything is charged', async () => {
    const { body: show } = await client.post<Show>('/v1/shows', { title: 'At nine', channelId: channel.channelId });
    const { body: other } = await client.post<Channel>('/v1/channels', { name: 'Other' });
    const before = (await client.get('/v1/account')).body;
    expect((await order({ seriesId: 'ser_1' })).body).toMatchObject({ error: 'not_found: series ser_1' });
    expect((await order({ showId: 'shw_1' })).body).toMatchObject({ error: 'not_found: show shw_1' });
    const misfiled = await order({ showId: show.showId, channelId: other.channelId });
    expect(misfiled.body).toMatchObject({ error: `bad_request: channelId is not the channel of ${show.showId}` });
    const undated = await order({ showId: show.showId, data: { apyPct: 6.84 } });
    expect(undated).toMatchObject({
      status: 400,
      body: { details: [{ path: 'data.asOf' }, { path: 'data.source' }] },
    });
    const promise = { cta: 'You will earn more', language: 'English' };
    const refused = { status: 400, body: { details: [{ path: 'cta' }] } };
    expect(await order({ showId: show.showId, ...promise })).toMatchObject(refused);
    expect((await client.get('/v1/account')).body).toEqual(before);
  });

  it('prices videos of a show as the template engine’s, by what the show brings [§4.2 showId] [§C4 engine choice]', async () => {
    const { body: show } = await client.post<Show>('/v1/shows', {
      title: 'A minute',
      defaults: { targetSeconds: 60 },
    });
    const quote = async (body: object) => (await client.post<{ credits: number }>('/v1/quote', body)).body.credits;
    const filed = await order({ showId: show.showId });
    expect(filed).toMatchObject({ status: 202, body: { charged: 240, duration: 60 } });
    expect(filed.body.cost.credits).toBe(await quote({ engine: 'director', targetSeconds: 60 }));
    const designed = await order({ showId: show.showId, engine: 'designed', targetSeconds: 15 });
    expect(designed.body).toMatchObject({ charged: 480, cost: { credits: 490 }, duration: 15 });
    expect((await order({ engine: 'director' })).body).toMatchObject({ charged: 160, cost: { credits: 170 } });
    expect((await order({ showId: show.showId, maxCredits: 249 })).body).toMatchObject({
      error: 'max_credits_exceeded: needed 250, allowed 249',
    });
  });

  it('makes videos in the language, length and style of their channel, unless the order says otherwise [§4.2 channelId]', async () => {
    const filed = await order({ channelId: channel.channelId });
    expect(filed.body).toMatchObject({ language: 'es', duration: 15, captions: false, music: false, charged: 480 });
    const own = await order({ channelId: channel.channelId, language: 'English', captions: true });
    expect(own.body).toMatchObject({ language: 'en', captions: true, music: false });
  });

  it('locks brand, preset and closing of a video to its show, in the very frames [§2.3 compliance] [§4.2 showId; brand] [§7 rule 5]', async () => {
    const { body: show } = await client.post<Show>('/v1/shows', {
      title: 'At nine',
      channelId: channel.channelId,
      cta: 'Rates at nine',
      defaults: { language: 'English' },
    });
    await client.cancelAll();
    await stack.startWorker();
    const asked = { showId: show.showId, brand: { accent: '#ff0000' }, render: false };
    const { body: accepted } = await order(asked);
    const video = await waitFor('the script', async () => {
      const { body } = await client.get<VideoBody>(`/v1/videos/${accepted.videoId}`);
      return body.status === 'draft' ? null : body;
    });
    expect(video).toMatchObject({ status: 'scripted', language: 'en', lastError: null });
    expect(video.scenes.at(-1)).toMatchObject({ type: 'cta', text: 'Rates at nine' });
    const { body: proof } = await client.get<{ complete: boolean; figures: Array<{ text: string; factKey: string }> }>(
      `/v1/videos/${video.videoId}/proof`,
    );
    expect(proof.complete).toBe(true);
    expect(proof.figures.map(({ factKey }) => factKey)).toContain('asOf');
    expect(await storyboardOf(stack, video.videoId)).toMatchObject({
      brand: { accent: '#0a7a5c', ground: '#10243e', watermark: { text: 'ACME' } },
      compliance: { disclaimer: 'Not financial advice.', asOf: '{{asOf}}', source: '{{source}}' },
      captions: false,
    });
  });

  describe('what is removed', () => {
    beforeAll(async () => {});

    afterAll(async () => {});

    const remove = async (path: string) => (await client.send('DELETE', path)).status;
    const made = async <T>(path: string, body: unknown) => (await client.post<T>(path, body)).body;
    const filed = async (videoId: string) => {
      const row = 'SELECT channel_id AS "channelId", show_id AS "showId" FROM videos WHERE id = $1';
      return (await stack.rows<object>(row, [videoId]))[0];
    };

    it('series, show and channel go from the inside out, and videos stay', async () => {
      const { channelId } = await made<Channel>('/v1/channels', { name: 'Gates' });
      const { showId } = await made<Show>('/v1/shows', { title: 'Gates today', channelId });
      const { videoId } = (await order({ ...briefVideo(), channelId, showId })).body;
      const seriesId = 'ser_gates';
      await stack.rows(
        `INSERT INTO series (id, account_id, channel_id, show_id, kind, source, schedule, tz, policy, destinations, title,
           settings, autopilot, status, created_at, updated_at)
         VALUES ($1, $2, $3, $4, 'page', '{}', 'daily 9am', 'UTC', 'hold', '{}', 'Gates', '{}', true, 'paused', now(), now())`,
        [seriesId, client.accountId, channelId, showId],
      );
      expect(await remove(`/v1/channels/${channelId}`)).toBe(409);
      expect(await remove(`/v1/shows/${showId}`)).toBe(409);
      await stack.rows(
        `INSERT INTO series_checks (id, series_id, account_id, slot, status, credits, claimed_at)
           SELECT 'chk_open', id, account_id, now(), 'claimed', 0, now() FROM series WHERE id = $1`,
        [seriesId],
      );
      expect(await remove(`/v1/autopilot/${seriesId}`)).toBe(409);
      await stack.rows("UPDATE series_checks SET status = 'done', outcome = 'quiet', finished_at = now()");
      expect(await remove(`/v1/autopilot/${seriesId}`)).toBe(204);
      expect(await filed(videoId)).toEqual({ channelId, showId });
      expect(await remove(`/v1/shows/${showId}`)).toBe(204);
      expect(await remove(`/v1/channels/${channelId}`)).toBe(204);
      expect(await filed(videoId)).toEqual({ channelId: null, showId: null });
      expect((await client.get(`/v1/videos/${videoId}`)).status).toBe(200);
    });

    it('a source pack goes with its pictures, unless a video is made of it', async () => {
      const { sourcePackId } = await made<{ sourcePackId: string }>('/v1/sources', { data: { waitMinutes: 17 } });
      const { videoId } = await made<VideoBody>('/v1/videos/from-data', {
        ...briefVideo(),
        data: undefined,
        sourcePackId,
      });
      expect(await remove(`/v1/sources/${sourcePackId}`)).toBe(409);
      expect(await remove(`/v1/videos/${videoId}`)).toBe(204);
      expect(await remove(`/v1/sources/${sourcePackId}`)).toBe(204);
      expect(await remove(`/v1/sources/${sourcePackId}`)).toBe(404);
      const folder = 'SELECT FROM deleted_folders WHERE folder = $1';
      expect(await stack.rows(folder, [`sources/${sourcePackId}`])).toHaveLength(1);
    });
  });
});

/** What is drawn; no answer shows it whole. */
async function storyboardOf(stack: Stack, videoId: string): Promise<unknown> {
  const rows = await stack.rows<{ storyboard: unknown }>('SELECT storyboard FROM video_versions WHERE video_id = $1', [
    videoId,
  ]);
  return rows[0]?.storyboard;
}
