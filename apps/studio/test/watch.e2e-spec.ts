import type { Browser } from 'playwright-core';
import { ApiClient, Stack, type VideoBody, waitFor } from '@app/testing';
import { words } from '../src/words';
import { keepPicture } from './seed/shots';
import { anOwner } from './views/account.view';
import { enter, type Owner } from './views/entry.view';
import { press, tabTo } from './visit/keyboard';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { type Theme, Visitor } from './visit/visitor';

/** More than fits: what is not told must not be found. */
const DATA = {
  title: 'USDC on Base',
  apyPct: 6.84,
  tvlUsd: 412_600_000,
  waitMinutes: 17,
  internalMarginPct: 31.459,
  customers: [{ name: 'Nobody Knows', paidUsd: 918_273 }],
};
const SECRETS = ['31.459', '918273', '918,273', 'Nobody Knows', 'internalMargin'];

describeInChromium('the watch page', () => {
  let stack: Stack;
  let browser: Browser;
  let owner: Owner & { client: ApiClient };
  let english: VideoBody;
  let arabic: VideoBody;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), startBrowser()]);
    owner = await anOwner(stack, 'ada@watch.example', 5_000);
    await stack.startWorker();
    const script = (more: object) => ({ targetSeconds: 15, style: 'swiss-poster', format: '1:1', data: DATA, ...more });
    const order = async (more: object) =>
      (await owner.client.post<VideoBody>('/v1/videos/from-data', script(more))).body.videoId;
    const ids = [await order({}), await order({ language: 'ar', format: '9:16' })];
    [english, arabic] = (await Promise.all(ids.map((id) => owner.client.finished(id)))) as [VideoBody, VideoBody];
    expect([english.lastError, arabic.lastError]).toEqual([null, null]);
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const change = async ({ videoId }: VideoBody, wish: object) =>
    await owner.client.send<VideoBody>('PATCH', `/v1/videos/${videoId}`, JSON.stringify(wish));
  const pageAt = async (url: string) => {
    const answer = await stack.fetch(url, { headers: { accept: 'text/html' } });
    return { status: answer.status, text: await answer.text(), policy: answer.headers.get('content-security-policy') };
  };
  it('shows nothing of where figures come from until its owner allows it, and of what is told alone', async () => {
    expect(english.publicProof).toBe(false);
    const closed = await pageAt(english.watchUrl);
    expect(closed.text).not.toMatch(/<details|<script|412600000/);
    const { figures } = (
      await owner.client.get<{ figures: Array<{ factKey: string | null; text: string; formatter: string }> }>(
        `/v1/videos/${english.videoId}/proof`,
      )
    ).body;
    expect(await change(english, { publicProof: true })).toMatchObject({ status: 200, body: { publicProof: true } });
    const open = await pageAt(english.watchUrl);
    const shown = [...open.text.matchAll(/<code dir="ltr">([^<]*)<\/code>/g)].map(([, value]) => value);
    const told = new Set(figures.map(({ factKey }) => factKey));
    expect(shown.length).toBeGreaterThan(1);
    for (const value of shown) {
      const key = Object.entries<unknown>(DATA).find(
        ([, held]) => held === value || JSON.stringify(held) === value,
      )?.[0];
      expect(told).toContain(key ?? `nothing that the video tells: ${value}`);
    }
    const secret = SECRETS.filter((each) => !figures.some(({ text }) => text.includes(each)));
    for (const each of secret) expect(open.text).not.toContain(each);
    expect(open.policy).not.toContain('unsafe');
  });

  it('is private again where the owner switches it off, and where the link is revoked', async () => {
    await change(english, { publicProof: true });
    expect((await pageAt(english.watchUrl)).text).toContain('<details');
    const bare = english.watchUrl.replace(/\?.*/, '');
    expect(await pageAt(bare)).toMatchObject({ status: 401, text: expect.not.stringContaining('<details') as string });
    expect(
      (await pageAt(english.watchUrl.replace('/w/' + english.videoId, `/w/${english.videoId}/player`))).text,
    ).not.toContain('<details');
    await change(english, { publicProof: false });
    expect((await pageAt(english.watchUrl)).text).not.toContain('<details');
    await change(english, { publicProof: true });
    const { body } = await owner.client.post<VideoBody>(`/v1/videos/${english.videoId}/rotate-key`, {});
    expect(await pageAt(english.watchUrl)).toMatchObject({
      status: 401,
      text: expect.not.stringContaining('<details') as string,
    });
    english = body;
    expect((await pageAt(english.watchUrl)).text).toContain('<details');
    const { status, body: refusal } = await change(english, { publicProof: 'yes' });
    expect({ status, refusal }).toMatchObject({ status: 400 });
    const stranger = await stack.fetch(`${stack.baseUrl}/v1/videos/${english.videoId}/proof?k=${english.mediaKey}`);
    expect(stranger.status).toBe(401);
  });

  journey(
    'lets viewers open a figure and go to where it is said, by keyboard, in both themes and on a phone',
    async () => {
      await change(english, { publicProof: true });
      for (const [width, theme] of [
        [1440, 'light'],
        [390, 'dark'],
      ] as Array<[number, Theme]>) {
        const viewer = await Visitor.arrive(browser, stack.baseUrl, { width, theme });
        await viewer.open(english.watchUrl);
        const { page } = viewer;
        await viewer.heading('Where the figures come from').waitFor();
        const figure = page.locator('summary').first();
        await press(viewer, figure);
        const time = page.getByRole('button', { name: /^Said|^Shown/ }).first();
        await tabTo(viewer, time);
        await page.keyboard.press('Enter');
        const at = Number(await time.getAttribute('data-at')) / 1000;
        await waitFor('the video to go there', () =>
          page.locator('video').evaluate((video: { currentTime: number }, from) => video.currentTime >= from, at),
        );
        await waitFor('the figure to be lit', async () => (await page.locator('li[data-now]').count()) > 0);
        expect(await viewer.overflow()).toBeNull();
        await keepPicture(viewer, `watch-en-${width}-${theme}`);
        expect(await viewer.accessibilityFaults()).toEqual([]);
        expect(viewer.faults).toEqual([]);
        await viewer.leave();
      }
    },
  );

  journey('speaks the language of the video', async () => {
    await change(arabic, { publicProof: true });
    for (const width of [1440, 390]) {
      const viewer = await Visitor.arrive(browser, stack.baseUrl, { width });
      await viewer.open(arabic.watchUrl);
      await viewer.heading('من أين جاءت الأرقام').waitFor();
      await viewer.page.locator('summary').first().click();
      expect(await viewer.overflow()).toBeNull();
      await keepPicture(viewer, `watch-ar-${width}`);
      expect(await viewer.accessibilityFaults()).toEqual([]);
      expect(viewer.faults).toEqual([]);
      await viewer.leave();
    }
  });

  journey('is opened to checks in the share panel', async () => {
    await change(english, { publicProof: false });
    const visitor = await Visitor.arrive(browser, stack.baseUrl);
    await visitor.open('/sign-in');
    await enter(visitor, owner);
    await visitor.open(`/videos/${english.videoId}`);
    await visitor.page.getByRole('switch', { name: words.video.share.proof, exact: true }).click();
    await visitor.page.getByText(words.video.share.proofShown, { exact: true }).waitFor();
    expect((await pageAt(english.watchUrl)).text).toContain('<details');
    expect(await visitor.accessibilityFaults()).toEqual([]);
    await keepPicture(visitor, 'watch-share-panel');
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
