import { ApiClient, OwnerClient, type Stack, type VideoBody, waitFor } from '@app/testing';
import { EmbedStand, ORIGIN, SHORT, type Wish } from './embed/embed.stand';
import { describeScope } from './embed/embed-scope.rows';

const LOCK = { accent: '#0a7a5c', watermark: 'SHOP' };
const OTHER_LOCK = { accent: '#7a0a5c', watermark: 'SHOP II' };

describe('the embedded studio', () => {
  let stand: EmbedStand;
  let stack: Stack;
  let server: ApiClient & { accountId: string };
  let ada: ApiClient;
  let bob: ApiClient;

  beforeAll(async () => {
    stand = await EmbedStand.start();
    ({ stack, server, ada, bob } = stand);
  });

  afterAll(() => stack.stop());

  const mint: EmbedStand['mint'] = (...given) => stand.mint(...given);
  const enter: EmbedStand['enter'] = (...given) => stand.enter(...given);
  const order: EmbedStand['order'] = (...given) => stand.order(...given);
  const page: EmbedStand['page'] = (...given) => stand.page(...given);
  const exchange = async (token: string) =>
    await page('/embed/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  const pathOf = async (token: string) => ((await (await exchange(token)).json()) as { path: string }).path;

  it('mints a token for the studio, for 12 hours unless told [§4.5 POST /embed/token; ttlSeconds] [§2.7 token; url; expiresAt; ok]', async () => {
    const { status, body } = await mint();
    expect(status).toBe(201);
    expect(body).toEqual({
      ok: true,
      token: expect.stringMatching(/^et_[0-9a-z]{40}$/) as string,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      url: `${stack.baseUrl}/embed/studio#t=${body.token}`,
    });
    await mint({ ttlSeconds: 300 });
    const rows = await stack.rows<{ seconds: number; row: string }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds, row_to_json(t)::text AS row FROM embed_tokens t
        WHERE account_id = $1 ORDER BY created_at DESC LIMIT 2`,
      [server.accountId],
    );
    expect(rows.map(({ seconds }) => seconds)).toEqual([300, 43_200]);
    for (const { row } of rows) expect(row).not.toContain(body.token);
  });

  it('lives for 300 to 604800 seconds [§8 embed token lifetime]', async () => {
    for (const ttlSeconds of [300, 604_800]) expect((await mint({ ttlSeconds })).status).toBe(201);
    for (const ttlSeconds of [299, 604_801, 600.5, '600', 0]) {
      expect(await mint({ ttlSeconds })).toMatchObject({ status: 400, body: { details: [{ path: 'ttlSeconds' }] } });
    }
  });

  it('is minted for an origin, with what the account has [§4.5 origin]', async () => {
    for (const origin of [
      'https://shop.example/',
      'https://*.shop.example',
      "https://a.example;script-src 'none'",
      '*',
    ]) {
      expect(await mint({ origin })).toMatchObject({ status: 400, body: { details: [{ path: 'origin' }] } });
    }
    const stranger = await stack.account(100);
    const { body: theirs } = await stranger.post<{ channelId: string }>('/v1/channels', { name: 'Theirs' });
    expect(await mint({ channelId: theirs.channelId })).toMatchObject({ status: 404 });
    expect(await mint({ showId: 'shw_none' })).toMatchObject({ status: 404 });
    expect(await mint({ brand: { accent: 'red' } })).toMatchObject({ status: 400 });
    expect(await mint({ brand: { pack: 'nobody' } })).toMatchObject({ status: 400 });
    expect(await mint({ externalUserId: '' })).toMatchObject({ status: 400 });
    expect(await mint({ externalUserId: undefined })).toMatchObject({ status: 400 });
  });

  it('spends no more than its user may, with every token, and is told nothing of the wallet', async () => {
    const poor = await stack.account(1_200);
    const first = await enter('eve', { maxCredits: 600 }, poor);
    expect((await order(first)).status).toBe(202);
    const { body } = await order(first, { render: true });
    expect(body.error).toMatch(/^max_credits_exceeded: needed 490, allowed 120$/);
    const second = await enter('eve', { maxCredits: 600 }, poor);
    expect(await order(second, { render: true })).toMatchObject({ status: 402, body: { error: body.error } });
    // They cannot top up: where the limit comes from is said, and who can change it is told, once.
    expect(body.message).toContain('120 are left for you here');
    expect(body.message).not.toMatch(/maxCredits|top up|billing|wallet/i);
    const notices = async () => {
      const { data } = (await poor.get<{ data: Array<{ kind: string; data: object }> }>('/v1/notifications')).body;
      return data.filter(({ kind }) => kind === 'embed_limit');
    };
    const [told, ...others] = await waitFor('the owner to be told', async () => {
      const found = await notices();
      return found.length > 0 ? found : null;
    });
    expect(told?.data).toEqual({ externalUserId: 'eve', needed: 490, left: 120, maxCredits: 600 });
    expect(others).toEqual([]);
    const free = await enter('eve', {}, poor);
    const short = await order(free, { render: true, targetSeconds: 60 });
    expect(short).toMatchObject({ status: 402, body: { error: 'insufficient_credits' } });
    expect(short.body.message).not.toMatch(/\d/);
    for (const maxCredits of [-1, 1.5, '100']) expect((await mint({ maxCredits })).status).toBe(400);
  });

  it('tells whom it works for, what is settled for them and how far their credits reach', async () => {
    const poor = await stack.account(1_200);
    const { body: channel } = await poor.post<{ channelId: string }>('/v1/channels', { name: 'Shop', brand: LOCK });
    const wish = { channelId: channel.channelId, maxCredits: 600 };
    const eve = await enter('eve', wish, poor);
    const told = { externalUserId: 'eve', origin: ORIGIN, channelId: channel.channelId, showId: null };
    const session = async (by: ApiClient) => (await by.get<Wish>('/v1/embed/session')).body;
    expect(await session(eve)).toEqual({
      ...told,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      brand: LOCK,
      locale: null,
      credits: { max: 600, spent: 0, left: 600 },
    });
    await order(eve);
    expect(await session(eve)).toMatchObject({ credits: { max: 600, spent: 480, left: 120 } });
    expect(await session(await enter('eve', { ...wish, brand: OTHER_LOCK }, poor))).toMatchObject({
      brand: OTHER_LOCK,
    });
    expect(await session(ada)).toMatchObject({ externalUserId: 'ada', brand: null, credits: null });
    expect(await poor.get('/v1/embed/session')).toMatchObject({ status: 403 });
  });

  it('is minted by an API key alone', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, { email: 'mint@x.example', password: 'a long password' });
    expect(await mint({}, owner)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(await mint({}, ada)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  describeScope(() => stand);

  it('answers each user under the same Idempotency-Key with their own video', async () => {
    const body = { ...SHORT, render: false };
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const made = [];
    for (const by of [ada, bob, server, ada]) {
      made.push((await by.post<VideoBody>('/v1/videos/from-data', body, headers)).body.videoId);
    }
    expect(new Set(made).size).toBe(3);
    expect(made[3]).toBe(made[0]);
  });

  it('lets no user say what the integrator settles', async () => {
    const { body: channel } = await server.post<{ channelId: string }>('/v1/channels', { name: 'Rates', brand: LOCK });
    for (const wish of [{ channelId: channel.channelId }, { public: true }, { brand: { pack: 'Rates' } }]) {
      expect(await order(ada, wish)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    }
    expect(await order(ada, { externalUserId: 'bob' })).toMatchObject({ status: 400 });
    const { videoId } = (await order(ada, { title: 'Before' })).body;
    const patch = async (body: object) =>
      await ada.send<VideoBody>('PATCH', `/v1/videos/${videoId}`, JSON.stringify(body));
    expect(await patch({ public: true })).toMatchObject({ status: 403 });
    expect(await patch({ publicProof: true })).toMatchObject({ status: 403 });
    expect(await patch({ title: 'After' })).toMatchObject({ status: 200, body: { title: 'After' } });
    const inShow = await server.post<{ showId: string }>('/v1/shows', { channelId: channel.channelId, title: 'Daily' });
    const eve = await enter('eve', { showId: inShow.body.showId });
    const filed = (await order(eve)).body;
    expect(filed.externalUserId).toBe('eve');
    const rows = await stack.rows(`SELECT channel_id, show_id, spec->'brand' AS brand FROM videos WHERE id = $1`, [
      filed.videoId,
    ]);
    expect(rows).toEqual([{ channel_id: channel.channelId, show_id: inShow.body.showId, brand: LOCK }]);
  });

  it('forces its brand on videos and edits, and tells in events whose they are [§4.5 brand] [§6 rule 3]', async () => {
    // What the tests before have ordered is not made.
    await server.cancelAll();
    await stack.startWorker();
    const cyd = await enter('cyd', { brand: LOCK });
    const ordered = await order(cyd, { render: true, brand: { accent: '#123456' } });
    expect(ordered).toMatchObject({ status: 202, body: { externalUserId: 'cyd' } });
    const { videoId } = ordered.body;
    expect(await server.finished(videoId)).toMatchObject({ status: 'rendered', lastError: null });
    const brandOf = async (version: number) => {
      const rows = await stack.rows<{ brand: unknown }>(
        `SELECT storyboard->'brand' AS brand FROM video_versions WHERE video_id = $1 AND version = $2`,
        [videoId, version],
      );
      return rows[0]?.brand;
    };
    expect(await brandOf(1)).toEqual({ accent: LOCK.accent, watermark: { text: LOCK.watermark } });
    const again = await enter('cyd', { brand: OTHER_LOCK });
    const edited = await again.post<VideoBody>(`/v1/videos/${videoId}/edit`, {
      notes: 'change the title to Rates today',
    });
    expect(edited).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await brandOf(2)).toEqual({ accent: OTHER_LOCK.accent, watermark: { text: OTHER_LOCK.watermark } });
    const events = async () => (await server.get<{ data: Wish[] }>('/v1/events?limit=100')).body.data;
    await waitFor('the event', async () => (await events()).some((event) => event['videoId'] === videoId));
    expect((await events()).filter((event) => event['videoId'] === videoId)).toMatchObject([
      { event: 'video.rendered', externalUserId: 'cyd' },
    ]);
    expect(await cyd.get('/v1/events')).toMatchObject({ status: 403 });
  });

  it('ends when its time is over', async () => {
    const { token } = (await mint({ externalUserId: 'late' })).body;
    const late = new ApiClient(stack.baseUrl, token, stack.description);
    expect((await late.get('/v1/videos')).status).toBe(200);
    const path = await pathOf(token);
    await stack.rows(
      `UPDATE embed_tokens SET created_at = now() - interval '2 hours', expires_at = now() - interval '1 second'
        WHERE external_user_id = 'late'`,
    );
    expect(await late.get('/v1/videos')).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
    const ended = await page(path);
    expect(ended.status).toBe(410);
    expect(ended.headers.get('content-security-policy')).toContain(`frame-ancestors ${ORIGIN}`);
    expect(await ended.text()).toContain('This session has ended');
    expect(await pathOf(token)).toBe(path);
  });

  it('ends when the key that minted it is revoked', async () => {
    const { keyId, apiKey } = await stack.admin<{ keyId: string; apiKey: string }>(
      'key:create',
      '--account',
      server.accountId,
    );
    const { token } = (await mint({}, new ApiClient(stack.baseUrl, apiKey, stack.description))).body;
    const user = new ApiClient(stack.baseUrl, token, stack.description);
    const path = await pathOf(token);
    expect((await user.get('/v1/videos')).status).toBe(200);
    await stack.admin('key:revoke', '--key', keyId);
    expect(await user.get('/v1/videos')).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
    expect((await page(path)).status).toBe(410);
    expect((await ada.get('/v1/videos')).status).toBe(200);
  });

  it('opens by an empty page that is exchanged for one that its origin alone may show', async () => {
    const { token } = (await mint()).body;
    const first = await page('/embed/studio');
    expect(first.status).toBe(200);
    const html = await first.text();
    expect(html).not.toContain('et_');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    const path = await pathOf(token);
    expect(path).toMatch(/^\/embed\/s\/[0-9a-z]{24}$/);
    expect(await pathOf(token)).toBe(path);
    const studio = await page(path);
    expect([200, 503]).toContain(studio.status);
    expect(studio.headers.get('content-security-policy')).toMatch(
      /frame-ancestors https:\/\/shop\.example$|frame-ancestors https:\/\/shop\.example;/,
    );
    expect(studio.headers.get('x-frame-options')).toBeNull();
    expect(await studio.text()).not.toContain(token);
    expect((await page('/embed/s/none')).status).toBe(404);
    for (const wrong of ['et_wrong', '', server.apiKey]) expect([400, 401]).toContain((await exchange(wrong)).status);
    expect(first.headers.getSetCookie().concat(studio.headers.getSetCookie())).toEqual([]);
  });
});
