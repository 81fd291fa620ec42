import type { Browser } from 'playwright-core';
import {
  type ApiClient,
  coinGeckoMarkets,
  MarketServer,
  OwnerClient,
  POSTIZ_KEY,
  PostizServer,
  Stack,
  waitFor,
} from '@app/testing';
import { words } from '../src/words';
import { keepPicture } from './seed/shots';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { mailTo } from './views/mail.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

interface Waiting {
  data: Array<{ seriesId: string; videoId: string; title: string; postText: string | null }>;
}

const { review, show: text } = words.shows;
const SHOW = { title: 'Coins', cadence: 'weekdays 9am', style: 'swiss-poster', targetSeconds: 15 };
const LONG_MS = 900_000;

describeInChromium('what waits for its owner', () => {
  let stack: Stack;
  let browser: Browser;
  let market: MarketServer;
  let postiz: PostizServer;
  let owner: Owner & { client: ApiClient };
  let episode: Waiting['data'][number];

  beforeAll(async () => {
    [market, postiz] = await Promise.all([MarketServer.start(), PostizServer.start()]);
    postiz.integrations = [{ id: 'p-x', identifier: 'x', name: 'Harbour News' }];
    market.serve('/api/v3/coins/markets', coinGeckoMarkets());
    const allowed = { FETCH_ALLOW: '127.0.0.1', COINGECKO_BASE_URL: market.url, POSTIZ_BASE_URL: postiz.url };
    [stack, browser] = await Promise.all([Stack.start(allowed), startBrowser()]);
    owner = await anOwner(stack, 'desk@studio.example', 3_000);
    const session = await OwnerClient.enter(stack.baseUrl, { email: owner.email, password: owner.password }, 'login');
    await session.post('/v1/account/connections', { kind: 'postiz', apiKey: POSTIZ_KEY });
    await stack.startWorker();
    const destinations = { scheduler: { channelIds: ['p-x'] } };
    const started = await owner.client.post('/v1/autopilot/start', {
      source: { starter: 'top-crypto' },
      show: SHOW,
      policy: 'hold',
      destinations,
    });
    expect(started).toMatchObject({ status: 201 });
    const look = async () => (await owner.client.get<Waiting>('/v1/autopilot/waiting')).body.data[0] ?? null;
    episode = await waitFor('an episode to wait', look, LONG_MS);
  }, LONG_MS);
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    await Promise.all([market.stop(), postiz.stop()]);
  });

  const rewrite = async (client: ApiClient, body: unknown) =>
    await client.send<{ postText: string; warnings: unknown[] }>(
      'PATCH',
      `/v1/autopilot/${episode.seriesId}/episodes/${episode.videoId}`,
      JSON.stringify(body),
    );

  it('is mailed once as it begins to wait, and listed for its owner alone', async () => {
    const mail = await mailTo(stack, owner.email, '/review?video=');
    expect(mail.text).toContain(`/review?video=${episode.videoId}`);
    expect(mail.text.replace(/\s+/g, ' ')).toContain('Nothing is posted until you decide.');
    const mails = await stack.rows<{ n: string }>('SELECT count(*) AS n FROM mails WHERE recipient = $1', [
      owner.email,
    ]);
    expect(mails).toEqual([{ n: '1' }]);
    const stranger = await stack.account(0);
    expect((await stranger.get<Waiting>('/v1/autopilot/waiting')).body.data).toEqual([]);
    expect(await rewrite(stranger, { postText: 'Mine' })).toMatchObject({ status: 404 });
  });

  it('takes a text for its posts, and says what the data deny of it', async () => {
    for (const postText of ['', 4, undefined, 'x'.repeat(2_001)]) {
      expect(await rewrite(owner.client, { postText })).toMatchObject({ status: 400 });
    }
    const own = await rewrite(owner.client, { postText: 'Bitcoin stands at $7.' });
    expect(own).toMatchObject({ status: 200, body: { postText: 'Bitcoin stands at $7.' } });
    expect(own.body.warnings).not.toEqual([]);
    expect(await rewrite(owner.client, { postText: null })).toMatchObject({
      status: 200,
      body: { postText: null, warnings: [] },
    });
  });

  const atDesk = async (): Promise<Visitor> => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl);
    await enter(visitor, owner);
    await visitor.open('/videos');
    const way = visitor.page.getByRole('navigation', { name: words.shell.nav });
    await way.getByText(words.shows.waiting(1), { exact: true }).waitFor({ state: 'attached' });
    await way.getByRole('link', { name: new RegExp(words.shell.review) }).click();
    await visitor.heading(review.title).waitFor();
    return visitor;
  };

  journey(
    'stands on a desk with a badge, and its text is edited there, on a phone too',
    async () => {
      const visitor = await atDesk();
      const { page } = visitor;
      await page.getByLabel(text.postText, { exact: true }).fill('Prices, as they stand.');
      await visitor.button(text.postSave).click();
      await page.getByText(text.postSaved, { exact: true }).waitFor();
      for (const [width, theme] of [
        [1440, 'light'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await visitor.accessibilityFaults([theme])).toEqual([]);
        expect(await visitor.overflow()).toBeNull();
        await keepPicture(visitor, `review-${width}-${theme}`);
      }
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    },
    LONG_MS,
  );

  journey(
    'is changed by a note on a moment, made anew and posted with its own text',
    async () => {
      const visitor = await atDesk();
      const { page } = visitor;
      await visitor.button(text.moment.begin).click();
      await page.getByLabel(text.moment.label('0:00', 1), { exact: true }).fill('call it "Prices, calmer"');
      await visitor.button(text.moment.verb).click();
      await page.getByText(text.moment.unmade, { exact: true }).waitFor({ timeout: 160_000 });
      expect(await visitor.button(text.approve).isDisabled()).toBe(true);
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await keepPicture(visitor, 'review-changed');
      await page.getByRole('button', { name: /^Make the video/ }).click();
      await waitFor('the new cut', async () => await visitor.button(text.approve).isEnabled(), LONG_MS);
      await visitor.button(text.approve).click();
      await page.getByRole('dialog').getByRole('button', { name: text.approve, exact: true }).click();
      await page.getByText(review.empty, { exact: true }).waitFor();
      expect(postiz.posts).toMatchObject([{ channelId: 'p-x', type: 'now', content: 'Prices, as they stand.' }]);
      expect(await rewrite(owner.client, { postText: 'Too late' })).toMatchObject({ status: 409 });
      expect(await visitor.accessibilityFaults()).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    },
    LONG_MS,
  );
});
