import type { Browser } from 'playwright-core';
import { Stack, waitFor } from '@app/testing';
import { words } from '../src/words';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { draftVideo, RATE, seePlan } from './views/make.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

/** Few enough that a handful of pages reach it, and ended soon. */
const LIMIT = { RATE_LIMIT_MAX: '4', RATE_LIMIT_WINDOW_S: '20' };
const { connection } = words.shell;

describeInChromium('the studio in trouble', () => {
  let stack: Stack;
  let browser: Browser;
  let owner: Owner;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    owner = await anOwner(stack, 'trouble@studio.example', 2_000);
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const arrive = async (path: string) => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl);
    await enter(visitor, owner);
    await visitor.openWhole(path);
    return visitor;
  };
  const says = ({ page }: Visitor, text: string) => page.getByText(text, { exact: true }).first().waitFor();

  describe('without a network', () => {
    journey('keeps what was typed, says what is wrong, and drafts once the network is back', async () => {
      const visitor = await arrive('/videos/new');
      const { page } = visitor;
      await draftVideo(visitor, RATE);
      await page.context().setOffline(true);
      await says(visitor, connection.lost);
      await visitor.button(words.make.till.seeFirst).click();
      await page.getByText(words.errors.offline.title, { exact: true }).first().waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await page.context().setOffline(false);
      await page.getByText(connection.lost, { exact: true }).waitFor({ state: 'hidden' });
      expect(await page.getByLabel(words.make.data.label, { exact: true }).inputValue()).toBe(JSON.stringify(RATE));
      await seePlan(visitor);
      await visitor.leave();
    });

    journey('has no empty dialog where only what the dialog shows does not come through', async () => {
      const visitor = await arrive('/library');
      const { page } = visitor;
      const needed = /\/v1\/account\/connections/;
      await page.route(needed, (route) => route.abort('internetdisconnected'));
      await visitor.button(words.library.fromDrive).first().click();
      const dialog = page.getByRole('dialog', { name: words.library.drive.title });
      await dialog.getByText(words.errors.offline.title, { exact: true }).waitFor();
      expect(await page.getByText(connection.lost, { exact: true }).count()).toBe(0);
      await page.unroute(needed);
      await dialog.getByRole('button', { name: words.ui.tryAgain, exact: true }).click();
      await dialog.getByText(words.library.drive.none, { exact: true }).waitFor();
      await visitor.leave();
    });

    journey('says so on a page whose script was not loaded, and opens it when the network is back', async () => {
      const visitor = await arrive('/videos');
      const { page } = visitor;
      await page.context().setOffline(true);
      await visitor.link(words.shell.chat).click();
      await page.getByRole('heading', { level: 1, name: words.shell.unloaded.title }).waitFor();
      await visitor.button(words.ui.tryAgain).click();
      await page.getByRole('heading', { level: 1, name: words.shell.unloaded.title }).waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await page.context().setOffline(false);
      await visitor.heading(words.chat.title).waitFor();
      await visitor.leave();
    });

    journey('answers a form that is sent, which keeps what was typed', async () => {
      const visitor = await arrive('/sources');
      const { page } = visitor;
      await visitor.button(words.sources.add).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: words.sources.form.tabs.text, exact: true }).click();
      const typed = dialog.getByRole('textbox', { name: words.sources.form.text });
      await typed.fill('The harbour has 23 stations.');
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: words.sources.form.verb, exact: true }).click();
      await dialog.getByText(words.errors.offline.title, { exact: true }).waitFor();
      expect(await typed.inputValue()).toBe('The harbour has 23 stations.');
      await page.context().setOffline(false);
      await page.getByText(connection.lost, { exact: true }).waitFor({ state: 'hidden' });
      await dialog.getByRole('button', { name: words.sources.form.verb, exact: true }).click();
      await visitor.isAt(/\/sources\/sp_/);
      await visitor.leave();
    });

    journey('says so where the service is away, though the network is there', async () => {
      const visitor = await arrive('/videos');
      const { page } = visitor;
      const away = /\/(v1|health)\//;
      await page.route(away, (route) => route.abort('connectionrefused'));
      await visitor.link(words.shell.shows).click();
      await says(visitor, words.errors.offline.title);
      await says(visitor, connection.lost);
      await page.unroute(away);
      await visitor.heading(words.shows.empty.title).waitFor();
      await page.getByText(connection.lost, { exact: true }).waitFor({ state: 'hidden' });
      await visitor.leave();
    });
  });

  journey('tells who reloads too often how long they wait, and goes on by itself', async () => {
    const crowded = await Stack.start(LIMIT);
    try {
      const stranger = await anOwner(crowded, 'quick@studio.example', 100);
      const visitor = await Visitor.arrive(browser, crowded.baseUrl);
      await enter(visitor, stranger);
      const { page } = visitor;
      const waiting = page.getByText(connection.crowded, { exact: true });
      await waitFor('the limit', async () => {
        await page.goto('/videos');
        await visitor.link(words.shell.shows).waitFor();
        return await waiting.waitFor({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      });
      // Who is signed in is known all the same.
      await visitor.link(words.shell.shows).waitFor();
      await page.getByText(/^In \d+ s$/).waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await waiting.waitFor({ state: 'hidden' });
      await visitor.heading(words.videos.empty.title).waitFor();
      await visitor.leave();
    } finally {
      await crowded.stop();
    }
  });
});
