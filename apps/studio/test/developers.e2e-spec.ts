import type { Browser } from 'playwright-core';
import { Stack, waitFor } from '@app/testing';
import { words } from '../src/words';
import { resize, shoot } from './seed/shots';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

const { developers, account } = words;

describeInChromium('what developers see of their account', () => {
  let stack: Stack;
  let browser: Browser;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    await stack.startWorker();
    const { client, ...made } = await anOwner(stack, 'dev@studio.example', 5_000);
    owner = made;
    const order = { data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15, render: false };
    const { body } = await client.post<{ videoId: string }>('/v1/videos/from-data', order);
    await client.finished(body.videoId);
    await client.post(`/v1/videos/${body.videoId}/edit`, { notes: 'Make it shorter' });
    const late = await client.post<{ videoId: string }>('/v1/videos/from-data', { ...order, render: true });
    await client.post(`/v1/videos/${late.body.videoId}/cancel`, {});
    await client.send('GET', '/v1/videos/vid-999999');
    // A year that was: the same work three months ago. Holds that were resolved can be changed no more, but these can be made.
    await stack.rows(
      `INSERT INTO holds (id, account_id, work, video_id, key_id, credits, captured, status, created_at, resolved_at)
       SELECT id || kind || ago, account_id, kind || ':old' || id || ago, NULL, NULL, 100 * ago, 100 * ago, 'captured',
              created_at - make_interval(months => ago), created_at
         FROM holds, unnest(ARRAY['design', 'render', 'edit', 'image']) AS kind, unnest(ARRAY[1, 2, 3, 5]) AS ago
        WHERE status = 'captured' AND work LIKE 'design:%'`,
    );
    visitor = await Visitor.arrive(browser, stack.baseUrl, { width: 1440 });
    await enter(visitor, owner);
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  /** Pictures and faults of the page as it stands, in both themes, wide and on a phone. */
  const faultsHere = async () => {
    const faults: string[] = [];
    for (const width of [390, 1440]) {
      await resize(visitor, width);
      const over = await visitor.overflow();
      if (over !== null) faults.push(`${visitor.path} at ${width} hangs over by ${over}`);
      for (const theme of ['light', 'dark'] as const) {
        await visitor.wear(theme);
        await shoot(visitor, width, theme);
      }
      faults.push(...(await visitor.accessibilityFaults()));
    }
    return [...faults, ...visitor.faults];
  };

  journey('are their requests, narrowed by status, each with what was sent', async () => {
    const { page } = visitor;
    const table = page.getByRole('table');
    await waitFor('the requests to be written', async () => {
      await visitor.openWhole('/settings/requests');
      return (await table.getByText('/v1/videos/vid-999999').count()) > 0;
    });
    await page.getByText('POST /v1/videos/from-data').first().click();
    await page.getByText('"waitMinutes": 17').first().waitFor();
    expect(await faultsHere()).toEqual([]);
    await page.getByLabel(developers.requests.status, { exact: true }).selectOption('4xx');
    await page.getByText('not_found').first().waitFor();
    await waitFor('the others to go', async () => (await table.getByText('/v1/videos/from-data').count()) === 0);
  });

  journey('are their events, as webhooks are sent them', async () => {
    await visitor.openWhole('/settings/events');
    await visitor.page.getByText('video.render_failed').first().click();
    await visitor.page.getByText('"error": "cancelled"').first().waitFor();
    expect(await faultsHere()).toEqual([]);
  });

  journey('is their usage, by kind and by key, drawn and in figures', async () => {
    await visitor.openWhole('/settings/usage');
    const chart = visitor.page.getByRole('img', { name: /: 1,\d{3}$|: 480$|: 540$/ });
    await chart.waitFor();
    const inFigures = visitor.page
      .getByRole('table')
      .getByText(developers.usage.kinds['design'] ?? '', { exact: true });
    await inFigures.first().waitFor();
    expect(await faultsHere()).toEqual([]);
    await visitor.page.getByLabel(developers.usage.by, { exact: true }).selectOption('key');
    await visitor.page.getByRole('listitem').filter({ hasText: developers.usage.withoutKey }).waitFor();
    expect(await visitor.link(account.pages.usage).getAttribute('aria-current')).toBe('page');
  });
});
