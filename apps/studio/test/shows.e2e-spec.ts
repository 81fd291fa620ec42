import type { Browser } from 'playwright-core';
import { coinGeckoMarkets, MarketServer, Stack } from '@app/testing';
import { words } from '../src/words';
import { anOwner } from './views/account.view';
import { enter } from './views/entry.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

interface Shows {
  data: Array<{ seriesId: string; policy: string; episodes: Array<{ status: string; shareUrl: string | null }> }>;
}

const { shows } = words;

describeInChromium('a show in the studio', () => {
  let stack: Stack;
  let browser: Browser;
  let market: MarketServer;

  beforeAll(async () => {
    market = await MarketServer.start();
    market.serve('/api/v3/coins/markets', coinGeckoMarkets());
    const allowed = { FETCH_ALLOW: '127.0.0.1', COINGECKO_BASE_URL: market.url };
    [stack, browser] = await Promise.all([Stack.start(allowed), startBrowser()]);
    await stack.startWorker();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    await market.stop();
  });

  journey('starts in three clicks, and its episode is watched and posted', async () => {
    const owner = await anOwner(stack, 'shows@studio.example', 2_000);
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
    await visitor.button(shows.new.startVerb).click();
    await visitor.isAt(/\/shows\/ser/);

    await visitor.button(shows.show.approve).waitFor({ timeout: 240_000 });
    await page.getByLabel(/^Film: /).waitFor();
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await visitor.button(shows.show.approve).click();
    await page.getByRole('dialog').getByRole('button', { name: shows.show.approve, exact: true }).click();
    await page.getByText(shows.status.posted, { exact: true }).first().waitFor();
    const { body } = await owner.client.get<Shows>('/v1/autopilot');
    expect(body.data).toMatchObject([{ policy: 'hold', episodes: [{ status: 'posted' }] }]);
    await page.goto(body.data[0]?.episodes[0]?.shareUrl ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
