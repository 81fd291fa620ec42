import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { OwnerClient, Receiver, Stack, waitFor } from '@app/testing';
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
  let receiver: Receiver;
  let answers = 500;
  let webhookId: string;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start({ FETCH_ALLOW: '127.0.0.1' }), startBrowser()]);
    receiver = await Receiver.start(() => ({ status: answers, body: Buffer.from('out of order') }));
    await stack.startWorker();
    const { client, ...made } = await anOwner(stack, 'dev@studio.example', 5_000);
    owner = made;
    const hook = { url: `${receiver.url}/hook`, events: ['video.rendered', 'video.render_failed'] };
    webhookId = (await client.post<{ webhook: { id: string } }>('/v1/webhooks', hook)).body.webhook.id;
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
    await Promise.all([stack.stop(), receiver.stop()]);
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

  const listKeys = async () => {
    const client = await OwnerClient.enter(stack.baseUrl, owner, 'login');
    const { body } = await client.get<{ data: Array<{ name: string; scopes: string[]; expiresAt: string | null }> }>(
      '/v1/account/keys',
    );
    return body.data;
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

  journey(
    'are deliveries, narrowed by status, each with what was sent and answered, and sent again all at once',
    async () => {
      const { webhooks } = account;
      const { page } = visitor;
      const table = page.getByRole('table');
      const { failed = '', delivered = '' } = webhooks.statuses;
      await waitFor('the delivery to fail', async () => {
        await visitor.openWhole(`/settings/webhooks/${webhookId}`);
        return (await table.getByText(failed, { exact: true }).count()) > 0;
      });
      await table.getByText(webhooks.names['video.render_failed']).click();
      await table.getByText('"error": "cancelled"').waitFor();
      await table.getByText('out of order').waitFor();
      expect(await faultsHere()).toEqual([]);
      await page.getByLabel(webhooks.status, { exact: true }).selectOption('delivered');
      await page.getByText(webhooks.logNoneSuch, { exact: true }).waitFor();
      answers = 200;
      await visitor.button(webhooks.resendMany).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(webhooks.resendSince, { exact: true }).selectOption('168');
      await dialog.getByRole('button', { name: webhooks.resendVerb, exact: true }).click();
      await page.getByText(webhooks.resentMany(1, false)).first().waitFor();
      await waitFor('what was sent again', async () => {
        await visitor.openWhole(`/settings/webhooks/${webhookId}`);
        return (await table.getByText(delivered, { exact: true }).count()) === 1;
      });
    },
  );

  journey('are keys, with what each may do and when it ends', async () => {
    const { keys } = account;
    const { page } = visitor;
    await visitor.openWhole('/settings/keys');
    await visitor.button(keys.create).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('reads only');
    await dialog.getByLabel(keys.ends, { exact: true }).selectOption('90');
    await dialog.getByText(keys.limited, { exact: true }).click();
    await dialog.getByText(keys.scopes['videos:write'] ?? '', { exact: true }).click();
    await shoot(visitor, 1440, 'light');
    await dialog.getByRole('button', { name: keys.make, exact: true }).click();
    await dialog.getByRole('button', { name: keys.copied, exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'reads only' });
    await row.getByText(keys.scopes['videos:read'] ?? '', { exact: true }).waitFor();
    expect(await row.getByText(keys.scopes['videos:write'] ?? '', { exact: true }).count()).toBe(0);
    const [made] = (await listKeys()).filter(({ name }) => name === 'reads only');
    expect(made?.scopes).toEqual(['videos:read']);
    expect(Math.round((Date.parse(made?.expiresAt ?? '') - Date.now()) / 86_400_000)).toBe(90);
    expect(await faultsHere()).toEqual([]);
  });

  journey('are invoices, month by month, each to be kept as PDF', async () => {
    await visitor.openWhole('/settings/invoices');
    await visitor.page.getByRole('table').getByText(developers.invoices.soFar, { exact: true }).waitFor();
    expect(await faultsHere()).toEqual([]);
    const [file] = await Promise.all([
      visitor.page.waitForEvent('download'),
      visitor.page
        .getByRole('link', { name: /as PDF$/ })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^factreel-invoice-\d{4}-\d\d\.pdf$/);
    const [head = ''] = (await readFile(await file.path(), 'latin1')).split('\n');
    expect(head).toMatch(/^%PDF-1/);
  });

  journey('are limits, with what is used of them', async () => {
    await visitor.openWhole('/settings/limits');
    const row = visitor.page.getByRole('row').filter({ hasText: '20 webhooks' });
    await row.getByText('1 webhook', { exact: true }).waitFor();
    await visitor.page
      .getByText(developers.limits.noEnd['days'] ?? '', { exact: true })
      .first()
      .waitFor();
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
