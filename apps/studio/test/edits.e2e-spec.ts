import type { Browser } from 'playwright-core';
import { type ApiClient, Stack, type VideoBody } from '@app/testing';
import { words } from '../src/words';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { RATE } from './views/make.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

const { script, scenes, tabs } = words.video;

describeInChromium('edits by hand in the studio', () => {
  let stack: Stack;
  let browser: Browser;
  let client: ApiClient;
  let visitor: Visitor;
  let owner: Owner;
  let videoId: string;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    ({ client, ...owner } = await anOwner(stack, 'edits@studio.example', 2_000));
    await stack.startWorker();
    const order = { data: { ...RATE, depositors: 1840 }, targetSeconds: 20, render: false, music: false };
    ({ videoId } = (await client.post<VideoBody>('/v1/videos/from-data', order)).body);
    await client.finished(videoId);
  });
  beforeEach(async () => {
    visitor = await Visitor.arrive(browser, stack.baseUrl);
    await enter(visitor, owner);
    await visitor.open(`/videos/${videoId}?tab=scenes`);
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const fields = () => visitor.page.getByLabel(script.said, { exact: true });

  journey('outlive another tab and a reload, and go only where they are discarded', async () => {
    const { page } = visitor;
    await visitor.button(scenes.editWords).click();
    await fields().first().fill('Deposits stand still.');
    await page.getByRole('tab', { name: tabs.captions, exact: true }).click();
    await page.getByRole('tab', { name: tabs.scenes, exact: true }).click();
    expect(await fields().first().inputValue()).toBe('Deposits stand still.');
    await page.reload();
    await fields().first().waitFor();
    expect(await fields().first().inputValue()).toBe('Deposits stand still.');
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await visitor.button(script.discard).click();
    await page.getByRole('alertdialog').getByRole('button', { name: script.discard, exact: true }).click();
    await visitor.button(scenes.editWords).click();
    await fields().first().waitFor();
    expect(await fields().first().inputValue()).not.toBe('Deposits stand still.');
  });

  journey('are undone and done again, by the toast, the buttons and the keyboard', async () => {
    const { page } = visitor;
    await visitor.button(scenes.editWords).click();
    await fields().first().waitFor();
    const all = await fields().count();
    const [first] = [await fields().first().inputValue()];
    await visitor.button(script.remove(1)).click();
    await page.getByText(script.removed(1), { exact: true }).waitFor();
    expect(await fields().count()).toBe(all - 1);
    await visitor.button(script.undo).last().click();
    expect([await fields().count(), await fields().first().inputValue()]).toEqual([all, first]);
    await fields().first().fill('Another start.');
    await page.keyboard.press('Control+z');
    expect(await fields().first().inputValue()).toBe(first);
    await page.keyboard.press('Control+Shift+z');
    expect(await fields().first().inputValue()).toBe('Another start.');
    await visitor.button(script.undo).first().click();
    expect(await fields().first().inputValue()).toBe(first);
  });

  journey('show pictures of scenes that no video was made of, and offers only what the video takes', async () => {
    const { page } = visitor;
    const pictures = page.getByRole('tabpanel').locator('ol img');
    await pictures.nth(1).waitFor();
    const offered = page.getByRole('list', { name: words.video.notes.suggestions }).getByRole('button');
    await offered.first().waitFor();
    const notes = await offered.allInnerTexts();
    // It has no music and is English already.
    expect(notes).toContain('In Spanish');
    expect(notes).not.toContain('No music');
    expect(notes).not.toContain('In English');
    const { body } = await client.get<{ stills: unknown[] }>(`/v1/videos/${videoId}/stills`);
    expect(body.stills.length).toBeGreaterThan(1);
  });

  journey('show where the focus is in forced colours', async () => {
    const { page } = visitor;
    await visitor.button(scenes.editWords).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const bare: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate<string | null>(`(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        if (!at || at === document.body) return null;
        const seen = [at, at.closest('label')].some((part) => {
          if (!part) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(part);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        });
        return seen ? null : at.outerHTML.slice(0, 120);
      })()`);
      if (unseen !== null) bare.push(unseen);
    }
    expect(bare).toEqual([]);
  });
});
