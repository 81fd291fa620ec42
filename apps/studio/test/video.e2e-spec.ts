import type { Browser } from 'playwright-core';
import { ApiClient, POSTIZ_KEY, PostizServer, type Program, Stack, type VideoBody } from '@app/testing';
import { words } from '../src/words';
import { anOwner, makeKey, saveCard } from './views/account.view';
import { enter, type Owner, signUp } from './views/entry.view';
import { draftVideo, videoOpened, orderButton, orderVideo, radio, RATE, seePlan } from './views/make.view';
import { press, tabTo } from './visit/keyboard';
import { watchPageFigures } from './visit/figures';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';
import { watchToEnd } from './visit/watching';

const ADA: Owner = { email: 'ada@studio.example', password: 'a long password' };
const { making, tabs, proof, failed, publish } = words.video;
const { connections } = words.account;
const { billing, make } = words;

describeInChromium('a video in the studio', () => {
  let stack: Stack;
  let browser: Browser;
  let postiz: PostizServer;

  beforeAll(async () => {
    postiz = await PostizServer.start();
    postiz.integrations = [
      { id: 'p-x', identifier: 'x', name: 'Harbour News' },
      { id: 'p-ig', identifier: 'instagram', name: 'Harbour Pictures' },
    ];
    [stack, browser] = await Promise.all([Stack.start({ POSTIZ_BASE_URL: postiz.url }), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([stack.stop(), postiz.stop()]);
  });

  journey('is ordered without a mouse, and stopped without one', async () => {
    const keys = await anOwner(stack, 'keys@studio.example', 2_000);
    const visitor = await Visitor.arrive(browser, stack.baseUrl);
    await enter(visitor, keys);
    const { page } = visitor;
    await visitor.open('/videos');
    await press(visitor, visitor.link(words.shell.make).first());
    await visitor.isAt('/videos/new');
    await tabTo(visitor, page.getByLabel(make.data.label, { exact: true }));
    await page.keyboard.insertText(JSON.stringify(RATE));
    await tabTo(visitor, radio(visitor, make.shape.seconds(30)));
    await page.keyboard.press('ArrowLeft');
    expect(await radio(visitor, make.shape.seconds(15)).isChecked()).toBe(true);
    // The price of another length comes from the service.
    await visitor.button(make.till.seeFirst).and(page.locator(':not([aria-disabled="true"]):enabled')).waitFor();
    await press(visitor, visitor.button(make.till.seeFirst));
    await press(visitor, orderButton(visitor));
    const videoId = await videoOpened(visitor);
    await press(visitor, visitor.button(words.video.actions.more));
    const entries = page.getByRole('menuitem');
    await entries.first().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('End');
    await entries.last().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await visitor.button(words.video.actions.more).and(page.locator(':focus')).waitFor();
    await press(visitor, visitor.button(making.stop));
    await press(visitor, visitor.button(making.stopVerb));
    await visitor.heading(failed.stopped).waitFor();
    expect((await keys.client.get(`/v1/videos/${videoId}`)).body).toMatchObject({ lastError: 'cancelled' });
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  journey('is not paid by a card that is declined: its owner is told, and nothing is charged', async () => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl);
    await visitor.open('/sign-in');
    await signUp(visitor, { email: 'declined@studio.example', password: 'a long password' });
    await visitor.heading(words.videos.empty.title).waitFor();
    await visitor.open('/settings/billing');
    await visitor.button(billing.addCard).first().click();
    await saveCard(visitor, 'pm_card_chargeDeclined');
    const { page } = visitor;
    const account = async () => (await (await page.request.get('/v1/account')).json()) as unknown;
    const before = await account();
    await visitor.button(billing.buy('1,000', 10)).click();
    await page.getByText(words.errors.titles['payment_failed'] ?? '', { exact: true }).waitFor();
    expect(await account()).toEqual(before);
    expect(await visitor.accessibilityFaults()).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  describe('from an empty studio', () => {
    let visitor: Visitor;
    let apiKey: string;
    let videoId: string;
    let worker: Program;

    beforeAll(async () => void (visitor = await Visitor.arrive(browser, stack.baseUrl)));
    afterAll(async () => {
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    });

    journey('is seen before it is paid, and its price leads to a card and back [§8 plan card]', async () => {
      await visitor.open('/');
      await signUp(visitor, ADA);
      await visitor.heading(words.videos.empty.title).waitFor();
      await visitor.link(words.shell.make).first().click();
      await draftVideo(visitor, RATE);
      await seePlan(visitor);
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await visitor.button(make.short.addCard).click();
      await saveCard(visitor, 'pm_card_visa');
      videoId = await orderVideo(visitor);
      await visitor.page.getByRole('progressbar', { name: making.label }).waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);
    });

    journey('lets its owner make a key that programs use', async () => {
      await visitor.open('/settings/keys');
      apiKey = await makeKey(visitor, 'newsroom');
      await visitor.page.getByRole('cell', { name: 'newsroom' }).waitFor();
      const { status } = await new ApiClient(stack.baseUrl, apiKey, stack.description).get('/v1/account');
      expect(status).toBe(200);
    });

    journey('is watched to its end, with its sound', async () => {
      worker = await stack.startWorker();
      await visitor.open(`/videos/${videoId}`);
      const video = visitor.page.getByLabel(/^Video: /);
      await video.waitFor({ timeout: 240_000 });
      const seen = await watchToEnd(video);
      expect(seen).toMatchObject({ width: 1080, height: 1920, soundTracks: 1 });
      expect(seen.soundBytes).toBeGreaterThan(10_000);
      expect(Math.abs(seen.stoodAt - seen.duration)).toBeLessThan(0.3);
    });

    journey('tells where its figures come from, its captions and versions', async () => {
      expect(await visitor.accessibilityFaults()).toEqual([]);
      for (const tab of [tabs.captions, tabs.versions, tabs.proof]) {
        await visitor.page.getByRole('tab', { name: tab, exact: true }).click();
        await visitor.page.getByRole('tabpanel', { name: tab, exact: true }).waitFor();
        expect(await visitor.accessibilityFaults()).toEqual([]);
      }
      await visitor.heading(proof.complete).waitFor();
    });

    journey('goes as a draft to the channels that are chosen, and to no other', async () => {
      const { page } = visitor;
      await visitor.open('/settings/connections');
      await visitor.button(connections.connectTitle('Postiz')).click();
      await page.getByRole('dialog').getByLabel(connections.key, { exact: true }).fill(POSTIZ_KEY);
      await visitor.button(connections.save).click();
      await visitor.button(connections.testLabel('Postiz')).click();
      await page.getByText(connections.works, { exact: true }).waitFor();
      await visitor.open(`/videos/${videoId}`);
      await visitor.button(publish.open).click();
      const dialog = page.getByRole('dialog', { name: publish.title });
      await dialog.getByLabel(connections.channel('Harbour Pictures', 'Instagram'), { exact: true }).uncheck();
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await dialog.getByRole('button', { name: publish.drafts, exact: true }).click();
      await dialog.getByText(publish.status.draft, { exact: true }).waitFor();
      expect(postiz.posts).toMatchObject([{ type: 'draft', channelId: 'p-x' }]);
    });

    journey('is changed by talking, and its page tells of it before that is designed', async () => {
      const { page } = visitor;
      await visitor.open('/settings/billing');
      await visitor.button(billing.buy('1,000', 10)).click();
      await page.getByText(billing.bought('1,000'), { exact: true }).waitFor();
      await worker.end();
      await visitor.open(`/videos/${videoId}`);
      await visitor.link(words.video.actions.chat).click();
      const composer = page.getByLabel(words.chat.composer.label, { exact: true });
      await composer.fill('call it "Rates, calmer"');
      await composer.press('Enter');
      await page.getByRole('button', { name: 'Yes, make it', exact: true }).click();
      await page.getByRole('article').getByRole('link').first().click();
      await visitor.isAt(`/videos/${videoId}`);
      await page.getByRole('progressbar', { name: words.video.changing }).waitFor();
      await page.getByLabel(/^Video: /).waitFor();
      await stack.startWorker();
      await page.getByRole('heading', { level: 1, name: /Rates, calmer/ }).waitFor({ timeout: 240_000 });
    });

    journey('is watched by who has its link, without an account', async () => {
      const client = new ApiClient(stack.baseUrl, apiKey, stack.description);
      const { watchUrl } = (await client.get<VideoBody>(`/v1/videos/${videoId}`)).body;
      const friend = await Visitor.arrive(browser, stack.baseUrl);
      const { bytes, firstFrameMs } = await watchPageFigures(friend, watchUrl);
      process.stdout.write(`watch page: ${bytes} bytes before the video, first frame after ${firstFrameMs} ms\n`);
      expect(bytes).toBeLessThan(100_000);
      expect(await friend.accessibilityFaults()).toEqual([]);
      expect(friend.faults).toEqual([]);
      await friend.leave();
    });
  });
});
