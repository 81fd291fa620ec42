import type { Browser } from 'playwright-core';
import { type ApiClient, Stack, type VideoBody, waitFor } from '@app/testing';
import { words } from '../src/words';
import { keepPicture } from './seed/shots';
import { anOwner } from './views/account.view';
import { isDrafted, playedWords as said, sceneText as textOf } from './views/editor.view';
import { enter, type Owner } from './views/entry.view';
import { draftVideo, orderButton, orderVideo, seePlan } from './views/make.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { type Theme, Visitor } from './visit/visitor';

const DATA = { site: 'North Quay', draw: 412, previousDraw: 398, staff: 14 };
const { facts, ...editor } = words.editor;
const { meaning } = words.make;

describeInChromium('a video that is edited before it is ordered', () => {
  let stack: Stack;
  let browser: Browser;
  let client: ApiClient;
  let owner: Owner;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    ({ client, ...owner } = await anOwner(stack, 'plans@studio.example', 2_000));
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const arrive = async (width = 1440, theme: Theme = 'light') => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl, { width, theme });
    await enter(visitor, owner);
    await visitor.open('/videos/new');
    await draftVideo(visitor, DATA);
    await seePlan(visitor);
    return visitor;
  };
  const isSettled = (visitor: Visitor) => isDrafted(visitor, orderButton(visitor));
  const look = (visitor: Visitor, name: string) => keepPicture(visitor, `plan-${name}`);
  const plannedAt = ({ page }: Visitor) => new URL(page.url()).pathname;

  journey(
    'has a reading corrected in place, a sentence changed and a language tried, and is ordered as seen',
    async () => {
      const visitor = await arrive();
      const { page } = visitor;
      await isSettled(visitor);
      await look(visitor, '1440-light');
      expect(await visitor.accessibilityFaults()).toEqual([]);
      // Not the scene whose reading is corrected: what is said there is drafted again.
      await textOf(visitor, 2).fill('North Quay is busy.');
      await isSettled(visitor);
      const first = plannedAt(visitor);

      const column = page.getByRole('region', { name: editor.side, exact: true });
      await column.getByLabel(facts.search, { exact: true }).fill('412');
      await column
        .getByRole('button', { name: /^How .* was read$/ })
        .first()
        .click();
      await column.getByRole('button', { name: meaning.correct, exact: true }).click();
      await column.getByLabel(meaning.unit, { exact: true }).fill('kWh');
      await look(visitor, 'correct-1440-light');
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await column.getByRole('button', { name: facts.apply, exact: true }).click();
      await waitFor('the plan with the unit', async () => plannedAt(visitor) !== first);
      await isSettled(visitor);
      await column.getByText(new RegExp(facts.sure.declared)).first().waitFor();
      await waitFor('the video with the unit', async () => /kilowatt|kWh/.test(await said(visitor)));
      const corrected = plannedAt(visitor);

      await page.getByLabel(words.make.voice.language, { exact: true }).selectOption('de');
      await waitFor('the plan in German', async () => plannedAt(visitor) !== corrected);
      await isSettled(visitor);
      await look(visitor, 'german-1440-light');
      while (plannedAt(visitor) !== corrected) {
        await visitor.button(editor.undo).click();
        await page.waitForTimeout(200);
      }
      await isSettled(visitor);

      const seen = await said(visitor);
      expect(seen).toContain('North Quay is busy.');
      expect(seen).toMatch(/kilowatt|kWh/);
      expect((await client.get('/v1/account')).body).toMatchObject({ credits: 2_000 });
      await stack.startWorker();
      const videoId = await orderVideo(visitor);
      await client.finished(videoId);
      const { body } = await client.get<{ narration: { lines: { words: { text: string }[] }[] } }>(
        `/v1/videos/${videoId}/storyboard`,
      );
      const made = body.narration.lines.flatMap((line) => line.words.map(({ text }) => text)).join(' ');
      expect(made).toBe(seen);
      const video = (await client.get<VideoBody>(`/v1/videos/${videoId}`)).body;
      expect(video.status).toBe('rendered');
      await visitor.open(corrected);
      await waitFor('an ordered plan to lead to its video', async () => plannedAt(visitor) === `/videos/${videoId}`);
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    },
  );

  journey('serves a phone in the dark', async () => {
    const visitor = await arrive(390, 'dark');
    await isSettled(visitor);
    await look(visitor, '390-dark');
    expect(await visitor.overflow()).toBeNull();
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await visitor.button(facts.open).click();
    const sheet = visitor.page.getByRole('dialog', { name: facts.title });
    await sheet
      .getByRole('button', { name: /^How .* was read$/ })
      .first()
      .click();
    await sheet.getByRole('button', { name: meaning.correct, exact: true }).click();
    await look(visitor, 'correct-390-dark');
    expect(await visitor.overflow()).toBeNull();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
