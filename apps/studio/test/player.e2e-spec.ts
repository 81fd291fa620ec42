import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { Stack, type VideoBody, waitFor } from '@app/testing';
import { words } from '../src/words';
import { SHOTS_FOLDER } from './seed/shots';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { draftVideo, orderButton, RATE, seePlan } from './views/make.view';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { type Theme, Visitor } from './visit/visitor';

const PLAYER = `document.querySelector('factreel-player')`;

describeInChromium('a video that is not made yet', () => {
  let stack: Stack;
  let browser: Browser;
  let owner: Owner & Awaited<ReturnType<typeof anOwner>>;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    owner = await anOwner(stack, 'player@studio.example', 2_000);
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const arrive = async (width = 1440, theme: Theme = 'light') => {
    const visitor = await Visitor.arrive(browser, stack.baseUrl, { width, theme });
    await enter(visitor, owner);
    return visitor;
  };
  const isPlayed = async ({ page }: Visitor, seconds: number) =>
    await waitFor(`the video to come to ${seconds} s`, () =>
      page.evaluate<boolean>(`${PLAYER}?.currentTime >= ${seconds}`),
    );
  const look = async ({ page }: Visitor, name: string) => {
    if (SHOTS_FOLDER === null) return;
    await mkdir(SHOTS_FOLDER, { recursive: true });
    await page.screenshot({ path: join(SHOTS_FOLDER, `player-${name}.png`) });
  };

  journey('plays in the editor, before anything is paid', async () => {
    const visitor = await arrive();
    await visitor.open('/videos/new');
    await draftVideo(visitor, RATE);
    await seePlan(visitor);
    await visitor.button('Play').click();
    await isPlayed(visitor, 1);
    await visitor.button('Pause').click();
    const { timeline } = words.editor;
    const scenes = visitor.page.getByRole('list', { name: timeline.title, exact: true });
    await scenes.getByRole('button', { name: new RegExp(`^${timeline.scene} 2`) }).click();
    const position = visitor.page.getByRole('slider', { name: 'Position', exact: true });
    expect(await position.getAttribute('aria-valuetext')).toMatch(/scene 2 of \d+$/);
    await look(visitor, 'plan-1440');
    expect(await visitor.accessibilityFaults()).toEqual([]);
    expect((await owner.client.get('/v1/account')).body).toMatchObject({ credits: 2_000 });
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  journey('plays on a phone, and is ordered from there', async () => {
    const visitor = await arrive(390, 'dark');
    await visitor.open('/videos/new');
    await draftVideo(visitor, RATE);
    await seePlan(visitor);
    await visitor.button('Play').click();
    await isPlayed(visitor, 0.5);
    await look(visitor, 'plan-390-dark');
    expect(await visitor.overflow()).toBeNull();
    await orderButton(visitor).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  journey('plays on its page once its script is there, from where its proof points', async () => {
    await stack.startWorker();
    const order = { data: RATE, targetSeconds: 15, render: false };
    const { videoId } = (await owner.client.post<VideoBody>('/v1/videos/from-data', order)).body;
    await waitFor('the script', async () => {
      const { body } = await owner.client.get<VideoBody>(`/v1/videos/${videoId}`);
      return body.status === 'scripted';
    });
    const visitor = await arrive();
    await visitor.openWhole(`/videos/${videoId}`);
    await visitor.button('Play').click();
    await isPlayed(visitor, 1);
    expect(await visitor.page.evaluate(`${PLAYER}.clock.playing !== null`)).toBe(true);
    await visitor.button('Pause').click();
    await look(visitor, 'video-1440');
    expect(await visitor.accessibilityFaults()).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
