import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { type ApiClient, Stack, type VideoBody, waitFor } from '@app/testing';
import { words } from '../src/words';
import { SHOTS_FOLDER } from './seed/shots';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { RATE } from './views/make.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { likenesses } from './visit/same-frames';
import { type Theme, Visitor } from './visit/visitor';

const { facts, scenes, timeline, looks, notes, keys, ...editor } = words.editor;
const PLAYER = `document.querySelector('factreel-player')`;

describeInChromium('the editor of a video', () => {
  let stack: Stack;
  let browser: Browser;
  let client: ApiClient;
  let owner: Owner;
  let videoId: string;
  /** In the wallet once the script is written. */
  let credits: number;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    ({ client, ...owner } = await anOwner(stack, 'editor@studio.example', 2_000));
    await stack.startWorker();
    const order = { data: { ...RATE, depositors: 1840 }, targetSeconds: 20, render: false, music: false };
    ({ videoId } = (await client.post<VideoBody>('/v1/videos/from-data', order)).body);
    await client.finished(videoId);
    ({ credits } = (await client.get<{ credits: number }>('/v1/account')).body);
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const arrive = async (width = 1440, theme: Theme = 'light') => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl, { width, theme });
    await enter(visitor, owner);
    await visitor.open(`/videos/${videoId}?tab=edit`);
    await texts(visitor).first().waitFor();
    return visitor;
  };
  const end = async (visitor: Visitor) => {
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  };
  const texts = ({ page }: Visitor): Locator =>
    page.getByRole('region', { name: scenes.title, exact: true }).getByRole('textbox', { name: /^Words of scene/ });
  const textOf = (visitor: Visitor, n: number): Locator =>
    visitor.page.getByRole('textbox', { name: scenes.said(n), exact: true });
  const price = ({ page }: Visitor): Locator => page.getByRole('button', { name: /^Make the video · \d+ credits$/ });
  /** The draft has been answered and can be made. */
  const isPlayed = async (visitor: Visitor) => {
    await visitor.page.getByText(editor.updating, { exact: true }).waitFor({ state: 'hidden' });
    await price(visitor).waitFor();
  };
  const shownWords = async ({ page }: Visitor): Promise<string> =>
    await page.evaluate<string>(
      `${PLAYER}?.source?.narration.lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ') ?? ''`,
    );
  const look = async ({ page }: Visitor, name: string) => {
    if (SHOTS_FOLDER === null) return;
    await mkdir(SHOTS_FOLDER, { recursive: true });
    await page.screenshot({ path: join(SHOTS_FOLDER, `editor-${name}.png`), fullPage: true });
  };

  journey('keeps what is done in it through a reload and in another tab, until it is discarded', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const before = await texts(visitor).first().innerText();
    await texts(visitor).first().fill('Deposits stand still.');
    await page.getByText(editor.kept, { exact: true }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`/videos/${videoId}?tab=edit`);
    const there = other.getByRole('textbox', { name: scenes.said(1), exact: true });
    await waitFor('the other tab to show it', async () => (await there.innerText()) === 'Deposits stand still.');
    await there.fill('Deposits hardly move.');
    await waitFor(
      'this tab to follow',
      async () => (await texts(visitor).first().innerText()) === 'Deposits hardly move.',
    );
    await other.close();
    await page.reload();
    await texts(visitor).first().waitFor();
    expect(await texts(visitor).first().innerText()).toBe('Deposits hardly move.');
    await visitor.button(editor.discard).click();
    await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click();
    await page.getByText(editor.unchanged, { exact: true }).waitFor();
    expect(await texts(visitor).first().innerText()).toBe(before);
    await end(visitor);
  });

  journey('offers notes that the video takes, for their price', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const offered = page.getByRole('list', { name: notes.suggestions }).getByRole('button');
    await offered.first().waitFor();
    const all = await offered.allInnerTexts();
    // It has no music and is English already.
    expect(all).toContain('In Spanish');
    expect(all).not.toContain('No music');
    expect(all).not.toContain('In English');
    await end(visitor);
  });

  journey('marks what the data do not hold, with the reason, and makes nothing of it', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    // The price is known once the video plays.
    await isPlayed(visitor);
    await texts(visitor).first().fill('Deposits rose by 77%.');
    await page.getByText('Figure "77%" is not in data.', { exact: true }).waitFor();
    await page.getByRole('alert').getByText(editor.faults(1), { exact: true }).waitFor();
    expect(await textOf(visitor, 1).getAttribute('aria-invalid')).toBe('true');
    expect(await price(visitor).getAttribute('aria-disabled')).toBe('true');
    await look(visitor, 'refused-1440-light');
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await page.keyboard.press('Control+z');
    await isPlayed(visitor);
    await end(visitor);
  });

  journey('is left by nothing that the keyboard cannot reach, with its focus seen in forced colours', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await isPlayed(visitor);
    await page.getByRole('heading', { name: scenes.title, exact: true }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: keys.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await page.getByLabel(facts.search, { exact: true }).and(page.locator(':focus')).count()).toBe(1);
    await page.emulateMedia({ forcedColors: 'active' });
    const bare: string[] = [];
    for (let stop = 0; stop < 50; stop += 1) {
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
    await end(visitor);
  });

  journey('serves a phone in the dark: facts come as a sheet, scenes move by a tap', async () => {
    const visitor = await arrive(390, 'dark');
    const { page } = visitor;
    await isPlayed(visitor);
    await look(visitor, '390-dark');
    expect(await visitor.overflow()).toBeNull();
    expect(await visitor.accessibilityFaults()).toEqual([]);
    const second = await textOf(visitor, 2).innerText();
    await visitor.button(scenes.up(2)).click();
    expect(await textOf(visitor, 1).innerText()).toBe(second);
    await visitor.button(facts.open).click();
    const sheet = page.getByRole('dialog', { name: facts.title });
    await sheet.getByLabel(facts.search, { exact: true }).fill('deposit');
    await look(visitor, 'facts-390-dark');
    await sheet
      .getByRole('button', { name: /put into the text$/ })
      .first()
      .click();
    await sheet.waitFor({ state: 'hidden' });
    await visitor.wear('light');
    await look(visitor, '390-light');
    await visitor.button(editor.discard).click();
    await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click();
    await page.getByText(editor.unchanged, { exact: true }).waitFor();
    await end(visitor);
  });

  journey(
    'plays what is changed, undoes and redoes it, tells the price, and makes the video',
    async () => {
      const visitor = await arrive();
      const { page } = visitor;
      await isPlayed(visitor);
      await look(visitor, '1440-light');
      const before = await texts(visitor).allInnerTexts();
      // A sentence, and a fact at its end.
      await textOf(visitor, 2).fill('People who lend now: ');
      await page.getByLabel(facts.search, { exact: true }).fill('1840');
      await page
        .getByRole('button', { name: /put into the text$/ })
        .first()
        .click();
      const chip = textOf(visitor, 2).locator('[data-fact]');
      expect(await chip.getAttribute('data-fact')).toBe('depositors');
      await isPlayed(visitor);
      await waitFor('the player to say it', async () => (await shownWords(visitor)).includes('People who lend now:'));
      expect(await shownWords(visitor)).toContain('1,840');
      // Back and forth.
      await page.keyboard.press('Control+z');
      expect(await chip.count()).toBe(0);
      await page.keyboard.press('Control+z');
      expect(await textOf(visitor, 2).innerText()).toBe(before[1]);
      await page.keyboard.press('Control+Shift+z');
      await visitor.button(editor.redo).click();
      await chip.waitFor({ timeout: 10_000 });
      // Scenes by hand and by key.
      const track = page.getByRole('region', { name: timeline.title, exact: true });
      const blocks = track.getByRole('button', { name: /^Scene \d/ });
      await isPlayed(visitor);
      await blocks.nth(1).dragTo(blocks.nth(2));
      expect(await textOf(visitor, 3).innerText()).toContain('People who lend now');
      await textOf(visitor, 3).click();
      await page.keyboard.press('Alt+ArrowUp');
      expect(await textOf(visitor, 2).innerText()).toContain('People who lend now');
      // Another shape is seen at once.
      await page.getByLabel(looks.format, { exact: true }).selectOption('1:1');
      await isPlayed(visitor);
      await waitFor('the player to be square', () =>
        page.evaluate<boolean>(`${PLAYER}?.source?.storyboard.format === '1:1'`),
      );
      await track
        .getByRole('button', { name: /^1,840: / })
        .first()
        .click();
      await page.getByText(facts.read, { exact: true }).waitFor();
      await visitor.wear('dark');
      await look(visitor, 'edited-1440-dark');
      expect(await visitor.accessibilityFaults()).toEqual([]);
      expect((await client.get<{ credits: number }>('/v1/account')).body.credits).toBe(credits);
      // Paid for only now.
      await price(visitor).click();
      await page.locator('video').waitFor({ timeout: 300_000 });
      const { body } = await client.get<VideoBody & { format: string; version: number; duration: number }>(
        `/v1/videos/${videoId}`,
      );
      expect(body).toMatchObject({ format: '1:1', version: 2, status: 'rendered' });
      const { body: script } = await client.get<{ scenes: { text?: string }[] }>(`/v1/videos/${videoId}/script`);
      expect(script.scenes[1]?.text).toBe('People who lend now: 1,840');
      // The editor's frames are compared with those of the rendered file.
      await visitor.open(`/videos/${videoId}?tab=edit`);
      await page.locator('factreel-player').waitFor();
      await visitor.button('Play').waitFor();
      const file = body.renderUrl ?? '';
      const alike = await likenesses(page, { file, durationSeconds: body.duration, count: 10 });
      expect(alike).toHaveLength(10);
      // The largest glyphs stand a row apart in the file, whose canvas fits them to its pixels (ADR 0043).
      expect(Math.min(...alike)).toBeGreaterThan(0.94);
      expect(alike.reduce((sum, score) => sum + score, 0) / alike.length).toBeGreaterThan(0.97);
      await end(visitor);
    },
    400_000,
  );
});
