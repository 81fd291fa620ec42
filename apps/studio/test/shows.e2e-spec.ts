import type { Browser } from 'playwright-core';
import { coinGeckoMarkets, MarketServer, OwnerClient, POSTIZ_KEY, PostizServer, Stack } from '@app/testing';
import { words } from '../src/words';
import { anOwner } from './views/account.view';
import { enter } from './views/entry.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

interface Shows {
  data: Array<{
    seriesId: string;
    channelId: string;
    policy: string;
    episodes: Array<{ status: string; shareUrl: string | null }>;
  }>;
}

const { shows } = words;
const { connections } = words.account;

describeInChromium('a show in the studio', () => {
  let stack: Stack;
  let browser: Browser;
  let market: MarketServer;
  let postiz: PostizServer;

  beforeAll(async () => {
    [market, postiz] = await Promise.all([MarketServer.start(), PostizServer.start()]);
    postiz.integrations = [
      { id: 'p-x', identifier: 'x', name: 'Harbour News' },
      { id: 'p-ig', identifier: 'instagram', name: 'Harbour Pictures' },
    ];
    market.serve('/api/v3/coins/markets', coinGeckoMarkets());
    const allowed = { FETCH_ALLOW: '127.0.0.1', COINGECKO_BASE_URL: market.url, POSTIZ_BASE_URL: postiz.url };
    [stack, browser] = await Promise.all([Stack.start(allowed), startBrowser()]);
    await stack.startWorker();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    await Promise.all([market.stop(), postiz.stop()]);
  });

  journey('starts in three clicks, and its episode is watched and posted on the channel that is chosen', async () => {
    const { client, ...owner } = await anOwner(stack, 'shows@studio.example', 2_000);
    const { channelId } = (await client.post<{ channelId: string }>('/v1/channels', { name: 'Harbour' })).body;
    const session = await OwnerClient.enter(stack.baseUrl, owner, 'login');
    await session.post('/v1/account/connections', { kind: 'postiz', apiKey: POSTIZ_KEY });
    const visitor = await Visitor.arrive(browser, stack.baseUrl);
    await enter(visitor, owner);
    const { page } = visitor;
    await visitor.open('/shows');
    await visitor.link(shows.start).first().click();
    await page.getByRole('button', { name: /crypto/i }).click();
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .waitFor();
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await visitor.button(shows.new.startVerb).waitFor();
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await page.getByLabel(shows.form.channel, { exact: true }).selectOption({ label: 'Harbour' });
    await visitor.button(shows.new.startVerb).click();
    await visitor.isAt(/\/shows\/ser/);

    await visitor.button(shows.edit).click();
    const dialog = page.getByRole('dialog', { name: shows.edit });
    await dialog.getByLabel(connections.channel('Harbour News', 'X'), { exact: true }).check();
    // With channels a review decides, until its owner says that it waits.
    expect(await dialog.getByRole('radio', { checked: true, name: shows.policy.names.review }).count()).toBe(1);
    await dialog.getByText(shows.policy.names.hold, { exact: true }).click();
    await dialog.getByRole('button', { name: shows.form.save, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    await visitor.button(shows.show.approve).waitFor({ timeout: 240_000 });
    await page.getByLabel(/^Video: /).waitFor();
    await page.getByRole('navigation').getByText(shows.waiting(1), { exact: true }).waitFor({ state: 'attached' });
    const told = (await client.get<{ data: Array<{ kind: string; readAt: string | null }> }>('/v1/notifications')).body;
    expect(told.data.filter(({ kind }) => kind === 'episode_waiting')).toMatchObject([{ readAt: null }]);
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await visitor.button(shows.show.approve).click();
    await page.getByRole('dialog').getByRole('button', { name: shows.show.approve, exact: true }).click();
    await page.getByText(shows.status.posted, { exact: true }).first().waitFor();
    const { body } = await client.get<Shows>('/v1/autopilot');
    expect(body.data).toMatchObject([{ channelId, policy: 'hold', episodes: [{ status: 'posted' }] }]);
    const after = (await client.get<typeof told>('/v1/notifications')).body;
    expect(after.data.find(({ kind }) => kind === 'episode_waiting')?.readAt).not.toBeNull();
    expect(postiz.posts).toMatchObject([{ channelId: 'p-x', type: 'now' }]);
    await page.goto(body.data[0]?.episodes[0]?.shareUrl ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
