import type { Browser, Locator } from 'playwright-core';
import { createCanvas } from '@app/render';
import { type ApiClient, Stack, type VideoBody, waitFor } from '@app/testing';
import { words } from '../src/words';
import { keepPicture } from './seed/shots';
import { anOwner } from './views/account.view';
import { isDrafted, played, playedWords as shownWords, sceneText as textOf } from './views/editor.view';
import { enter, type Owner } from './views/entry.view';
import { RATE } from './views/make.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { likenesses } from './visit/same-frames';
import { type Theme, Visitor } from './visit/visitor';

/** Puts a drawn picture into the library; resolves to its id. */
async function keepPictureOf(client: ApiClient): Promise<string> {
  const canvas = createCanvas(1200, 900);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#2f6f8f';
  ctx.fillRect(0, 0, 1200, 900);
  ctx.fillStyle = '#f2c14e';
  ctx.fillRect(300, 500, 600, 250);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(canvas.toBuffer('image/png'))]), 'harbour.png');
  const headers = { authorization: `Bearer ${client.apiKey}` };
  const kept = await fetch(new URL('/v1/library/upload', client.baseUrl), { method: 'POST', headers, body: form });
  return ((await kept.json()) as { libraryAssetId: string }).libraryAssetId;
}

const { facts, scenes, timeline, looks, notes, keys, pictures, ...editor } = words.editor;
const { voice, shape, more } = words.make;
const DATA = { ...RATE, depositors: 1840 };
const SHORT = { targetSeconds: 20, render: false, music: false };

describeInChromium('the editor of a video', () => {
  let stack: Stack;
  let browser: Browser;
  let client: ApiClient;
  let owner: Owner;
  let videoId: string;
  let pictureId: string;
  /** In the wallet once the script is written. */
  let credits: number;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    ({ client, ...owner } = await anOwner(stack, 'editor@studio.example', 2_000));
    pictureId = await keepPictureOf(client);
    await stack.startWorker();
    videoId = await design();
    credits = await wallet();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const design = async () => {
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', { data: DATA, ...SHORT });
    await client.finished(body.videoId);
    return body.videoId;
  };
  const wallet = async () => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const arrive = async (width = 1440, theme: Theme = 'light', id = videoId) => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl, { width, theme });
    await enter(visitor, owner);
    await visitor.open(`/videos/${id}?tab=edit`);
    await texts(visitor).first().waitFor();
    return visitor;
  };
  const end = async (visitor: Visitor) => {
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  };
  const texts = ({ page }: Visitor): Locator =>
    page.getByRole('region', { name: scenes.title, exact: true }).getByRole('textbox', { name: /^Words of scene/ });
  const price = ({ page }: Visitor): Locator => page.getByRole('button', { name: /^Make the video · \d+ credits$/ });
  const isPlayed = (visitor: Visitor) => isDrafted(visitor, price(visitor));
  const discard = async (visitor: Visitor) => {
    const { page } = visitor;
    await visitor.button(editor.discard).click();
    await page.getByRole('alertdialog').getByRole('button', { name: editor.discard, exact: true }).click();
    await page.getByText(editor.unchanged, { exact: true }).waitFor();
  };
  const look = (visitor: Visitor, name: string) => keepPicture(visitor, `editor-${name}`);

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
    await discard(visitor);
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

  journey('shows facts, video, timeline and the price in one window, whatever the shape', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const parts = [
      page.getByRole('region', { name: editor.side, exact: true }),
      page.locator('factreel-player'),
      page.getByRole('region', { name: timeline.title, exact: true }),
      page.getByRole('region', { name: looks.title, exact: true }),
      price(visitor),
    ];
    for (const format of ['9:16', '1:1', '16:9', '4:5', '9:16']) {
      await page.getByLabel(looks.format, { exact: true }).selectOption(format);
      await isPlayed(visitor);
      await waitFor('the shape', async () => (await played(visitor, 'storyboard.format')) === format);
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(900);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.height).toBeGreaterThan(30);
      }
      expect(await page.evaluate<number>('scrollY')).toBe(0);
      expect(await visitor.overflow()).toBeNull();
      await look(visitor, `fit-${format.replace(':', 'x')}-1440-light`);
    }
    await discard(visitor);
    await end(visitor);
  });

  journey('is told at another pace, in another brand and language, seen and priced before it is saved', async () => {
    await client.post('/v1/channels', { name: 'North', brand: { accent: '#0a7a5c', watermark: 'NORTH' } });
    const id = await design();
    const before = await wallet();
    const visitor = await arrive(1440, 'light', id);
    const { page } = visitor;
    await isPlayed(visitor);
    const choose = async (label: string, option: string | { label: string }) => {
      await page.getByLabel(label, { exact: true }).selectOption(option);
      await isPlayed(visitor);
    };
    const free = await price(visitor).innerText();
    await choose(shape.pacing, 'fast');
    await waitFor('the pace', async () => (await played(visitor, 'storyboard.air')) === 0.7);
    await choose(more.brand, { label: 'North' });
    await waitFor('the brand', async () => (await played(visitor, 'storyboard.brand.accent')) === '#0a7a5c');
    await page.getByRole('switch', { name: more.music, exact: true }).click();
    await waitFor('the music', () => played<boolean>(visitor, 'storyboard.music'));
    await isPlayed(visitor);
    expect(await price(visitor).innerText()).toBe(free);
    await choose(voice.language, 'es');
    await waitFor('Spanish', async () => (await played(visitor, 'storyboard.language')) === 'es');
    await isPlayed(visitor);
    const [whole = 0, part = 0] = [await price(visitor).innerText(), free].map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(whole - part).toBe(60);
    // Facts are ones there too, as Spanish writes them.
    await page.locator('[data-fact="protocol"]').first().waitFor();
    await page
      .getByRole('button', { name: /^412,6\s*M\$/ })
      .first()
      .waitFor();
    await look(visitor, 'spanish-1440-light');
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await visitor.button(editor.undo).click();
    await waitFor('English', async () => (await played(visitor, 'storyboard.language')) === 'en');
    await visitor.button(editor.redo).click();
    await waitFor('Spanish again', async () => (await played(visitor, 'storyboard.language')) === 'es');
    await isPlayed(visitor);
    const seen = await shownWords(visitor);
    expect(await wallet()).toBe(before);
    await visitor.button(editor.saveFor(60)).click();
    await page.getByText(editor.saved(2), { exact: true }).waitFor();
    const { body } = await client.get<VideoBody>(`/v1/videos/${id}`);
    expect(body).toMatchObject({ language: 'es', pacing: 'fast', music: true, brand: { accent: '#0a7a5c' } });
    await page.getByText(editor.unchanged, { exact: true }).waitFor();
    await isPlayed(visitor);
    expect(await shownWords(visitor)).toBe(seen);
    credits = await wallet();
    expect(credits).toBe(before - 60);
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
    await visitor.button(pictures.title).click();
    const gallery = page.getByRole('dialog', { name: pictures.title });
    await gallery.getByRole('button', { name: /put on the scene$/ }).click();
    await gallery.waitFor({ state: 'hidden' });
    await visitor.button(pictures.remove(1)).waitFor();
    await visitor.wear('light');
    await look(visitor, '390-light');
    expect(await visitor.overflow()).toBeNull();
    await discard(visitor);
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
      await waitFor('the player to be square', async () => (await played(visitor, 'storyboard.format')) === '1:1');
      // A picture of the library: by hand onto a scene, taken back, and by key.
      await page.getByRole('tab', { name: pictures.title, exact: true }).click();
      const harbour = page.getByRole('button', { name: /^harbour/ });
      const scene = page.getByRole('listitem').filter({ has: textOf(visitor, 3) });
      await harbour.dragTo(scene);
      await scene.getByRole('button', { name: pictures.remove(3), exact: true }).waitFor();
      await waitFor('the picture to be played', async () => (await played<unknown[]>(visitor, 'stills'))?.length === 1);
      await page.keyboard.press('Control+z');
      await waitFor('no picture', async () => (await played<unknown[]>(visitor, 'stills'))?.length === 0);
      await scene.getByRole('button', { name: pictures.add(3), exact: true }).press('Enter');
      await harbour.press('Enter');
      await isPlayed(visitor);
      await scene.getByRole('button', { name: pictures.remove(3), exact: true }).press('Enter');
      await waitFor('it to be taken off', async () => (await played<unknown[]>(visitor, 'stills'))?.length === 0);
      await page.keyboard.press('Control+z');
      await waitFor('it to be back', async () => (await played<unknown[]>(visitor, 'stills'))?.length === 1);
      await isPlayed(visitor);
      await look(visitor, 'picture-1440-light');
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await visitor.wear('light');
      await track
        .getByRole('button', { name: /^1,840: / })
        .first()
        .click();
      await page.getByText(facts.read, { exact: true }).waitFor();
      await visitor.wear('dark');
      await look(visitor, 'edited-1440-dark');
      expect(await visitor.accessibilityFaults()).toEqual([]);
      expect(await wallet()).toBe(credits);
      // Paid for only now.
      await price(visitor).click();
      await page.locator('video').waitFor({ timeout: 300_000 });
      const { body } = await client.get<VideoBody & { format: string; version: number; duration: number }>(
        `/v1/videos/${videoId}`,
      );
      expect(body).toMatchObject({ format: '1:1', version: 2, status: 'rendered' });
      const { body: script } = await client.get<{ scenes: { text?: string; asset?: object }[] }>(
        `/v1/videos/${videoId}/script`,
      );
      expect(script.scenes[1]?.text).toBe('People who lend now: 1,840');
      expect(script.scenes[2]).toMatchObject({ asset: { libraryAssetId: pictureId } });
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
