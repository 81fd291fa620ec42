import type { Browser, FrameLocator } from 'playwright-core';
import { type ApiClient, LocalServer, Stack, TranscriptionServer, type VideoBody, waitFor } from '@app/testing';
import { words } from '../src/words';
import { anOwner } from './views/account.view';
import { keepPicture as shoot } from './seed/shots';
import { RATE } from './views/make.view';
import { seriousFaults } from './visit/accessibility';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { Visitor } from './visit/visitor';

interface Heard {
  origin: string;
  data: { type: string; event: string; videoId: string; url: string };
}

/** Square: its page for everyone is looked at as well. */
const ORDER = `Make a square 15 second swiss poster video from ${JSON.stringify(RATE)}`;
const LOOK = { accent: '#0a7a5c', watermark: 'SHOP' };

/** The page of an integrator: it shows the studio whose address follows its own after `#`, and keeps what it hears. */
const PAGE = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
<script>window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))</script>
<iframe title="Studio" allow="microphone; clipboard-write" style="width:100%; height:720px; border:0"></iframe>
<script>document.querySelector('iframe').src = decodeURIComponent(location.hash.slice(1))</script>`;

describeInChromium('the studio in the page of an integrator', () => {
  let stack: Stack;
  let browser: Browser;
  let client: ApiClient;
  let transcriber: TranscriptionServer;
  let shop: LocalServer;
  let stranger: LocalServer;

  beforeAll(async () => {
    transcriber = await TranscriptionServer.start();
    const ears = { TRANSCRIPTION_BASE_URL: transcriber.url, TRANSCRIPTION_API_KEY: 'tr-key' };
    [stack, browser] = await Promise.all([Stack.start(ears), startBrowser()]);
    ({ client } = await anOwner(stack, 'shop@studio.example', 2_000));
    const serve = async () => {
      return await new LocalServer((_, answer) =>
        answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
      ).listen();
    };
    [shop, stranger] = await Promise.all([serve(), serve()]);
    await stack.startWorker();
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([shop.stop(), stranger.stop(), transcriber.stop(), stack.stop()]);
  });

  /** Another site than the studio, as browsers see it, and not only another port. */
  const originOf = ({ url }: LocalServer) => url.replace('127.0.0.1', 'localhost');
  const mint = async (externalUserId: string, locale?: string) => {
    const wish = { externalUserId, origin: originOf(shop), brand: LOOK, maxCredits: 1_500, locale };
    return (await client.post<{ token: string; url: string }>('/v1/embed/token', wish)).body;
  };
  const visit = async (
    server: LocalServer,
    studio: string,
    width?: number,
  ): Promise<{ visitor: Visitor; frame: FrameLocator }> => {
    const visitor = await Visitor.arrive(browser, originOf(server), { width });
    await visitor.open(`/#${encodeURIComponent(studio)}`);
    return { visitor, frame: visitor.page.frameLocator('iframe[title="Studio"]') };
  };
  const heardBy = async ({ page }: Visitor) => await page.evaluate<Heard[]>('heard');
  const framed = ({ page }: Visitor) => page.frames().find((frame) => frame !== page.mainFrame());

  journey(
    'makes videos by its chat, tells the page around it, and leaves no token in its address [§4.5 messages] [§6 rule 5]',
    async () => {
      const { token, url } = await mint('ada');
      const { visitor, frame } = await visit(shop, url);
      const composer = frame.getByLabel(words.chat.composer.label, { exact: true });
      await composer.fill(ORDER);
      const studio = framed(visitor);
      expect(studio?.url()).toMatch(new RegExp(`^${stack.baseUrl}/embed/s/[^#?]+$`));
      expect(studio?.url()).not.toContain(token);
      await composer.press('Enter');
      await frame.getByRole('button', { name: 'Yes, make it', exact: true }).click();
      await waitFor('the page to hear of its video', async () => (await heardBy(visitor)).length >= 2);
      await frame
        .getByLabel(/^Video: /)
        .first()
        .waitFor();
      const [created, rendered, ...others] = await heardBy(visitor);
      const { videoId = '' } = created?.data ?? {};
      expect(others).toEqual([]);
      for (const [message, event] of [
        [created, 'video.created'],
        [rendered, 'video.rendered'],
      ] as const) {
        expect(message).toEqual({
          origin: stack.baseUrl,
          data: { type: 'service', event, videoId, url: expect.stringContaining(videoId) as string },
        });
      }
      const { body: video } = await client.get<VideoBody>(`/v1/videos/${videoId}`);
      expect(video).toMatchObject({ externalUserId: 'ada', status: 'rendered', format: '1:1' });
      expect(studio && (await seriousFaults(studio))).toEqual([]);
      await frame.getByRole('link', { name: words.embed.videos, exact: true }).click();
      await frame.getByRole('listitem').first().waitFor();
      await frame.getByText(LOOK.watermark, { exact: true }).waitFor();
      await frame.getByText(words.embed.left(1010), { exact: true }).waitFor();
      expect(studio && (await seriousFaults(studio))).toEqual([]);
      await visitor.open(video.watchUrl);
      for (const width of [375, 1280]) {
        await visitor.page.setViewportSize({ width, height: 800 });
        expect(await visitor.overflow()).toBeNull();
      }
      expect(await visitor.accessibilityFaults()).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    },
  );

  journey(
    'shows a video of pasted data in the editor before it is paid for, and its page hears of the order',
    async () => {
      const { visitor, frame } = await visit(shop, (await mint('dan')).url);
      const { make } = words.embed;
      await frame.getByRole('link', { name: make.link, exact: true }).click();
      await frame.getByLabel(make.label, { exact: true }).fill(JSON.stringify(RATE));
      const { looks } = words.editor;
      await frame.getByLabel(looks.style, { exact: true }).selectOption('tabloid');
      await frame.getByLabel(looks.format, { exact: true }).selectOption('1:1');
      await frame.getByLabel(words.make.voice.language, { exact: true }).selectOption('en');
      await frame.getByLabel(looks.voice, { exact: true }).selectOption({ index: 1 });
      const voiceId = await frame.getByLabel(looks.voice, { exact: true }).inputValue();
      const studio = framed(visitor);
      expect(studio && (await seriousFaults(studio))).toEqual([]);
      await shoot(visitor, 'embed-new');
      await frame.getByRole('button', { name: make.verb, exact: true }).click();
      const order = frame.getByRole('button', { name: /^Order the video · \d+ credits$/ });
      await order.waitFor();
      await frame.getByRole('textbox', { name: words.editor.scenes.said(1), exact: true }).fill('A rate, and no more.');
      await frame.getByText(words.editor.updating, { exact: true }).waitFor({ state: 'hidden' });
      await order.waitFor();
      await shoot(visitor, 'embed-plan');
      expect(studio && (await seriousFaults(studio))).toEqual([]);
      expect(await heardBy(visitor)).toEqual([]);
      await order.click();
      await waitFor('the page to hear of its video', async () => (await heardBy(visitor)).length >= 2);
      const [created] = await heardBy(visitor);
      const { body: video } = await client.get<VideoBody>(`/v1/videos/${created?.data.videoId}`);
      expect(video).toMatchObject({
        externalUserId: 'dan',
        status: 'rendered',
        style: 'tabloid',
        format: '1:1',
        brand: LOOK,
      });
      const made = await client.get<{ narration: { voiceId: string } }>(`/v1/videos/${video.videoId}/storyboard`);
      expect(made.body.narration.voiceId).toBe(voiceId);
      expect(video.scenes[0]?.text).toBe('A rate, and no more.');
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    },
  );

  journey('speaks the language of the token, on a phone too, and mirrors what is read from the right', async () => {
    const spoken = [
      {
        locale: 'ja',
        edit: '編集',
        undo: '元に戻す',
        videos: '動画',
        newTitle: 'どんな動画にしますか？',
        proof: '根拠',
        left: '残り 1,010 クレジット',
      },
      {
        locale: 'de-AT',
        edit: 'Bearbeiten',
        undo: 'Rückgängig',
        videos: 'Videos',
        newTitle: 'Worum geht es in dem Video?',
        proof: 'Belege',
        left: 'Noch 1',
      },
      {
        locale: 'ar',
        edit: 'تحرير',
        undo: 'تراجع',
        videos: 'مقاطع الفيديو',
        newTitle: 'ما موضوع الفيديو؟',
        proof: 'الأدلة',
        left: 'بقيت 1,010 وحدات رصيد',
      },
      {
        locale: 'en',
        edit: words.editor.open,
        undo: words.editor.undo,
        videos: 'Videos',
        newTitle: words.chat.newTitle,
        proof: 'Proof',
        left: '1,010 credits left',
      },
    ];
    for (const { locale, edit, undo, videos, newTitle, proof, left } of spoken) {
      const { visitor, frame } = await visit(shop, (await mint('ada', locale)).url, 390);
      await frame.getByRole('heading', { name: newTitle }).waitFor();
      const studio = framed(visitor) ?? visitor.page;
      const face = await studio.evaluate<string[]>(
        `[document.documentElement.lang, document.documentElement.dir, getComputedStyle(document.body).direction]`,
      );
      const direction = locale === 'ar' ? 'rtl' : 'ltr';
      expect(face).toEqual([locale, direction, direction]);
      await frame.getByText(left).waitFor();
      const loaded = await studio.evaluate<string[]>(
        `performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((name) => /^[a-z]{2}-/.test(name))`,
      );
      expect(loaded.map((name) => name.slice(0, 2))).toEqual(locale === 'en' ? [] : [locale.slice(0, 2)]);
      await shoot(visitor, `embed-${locale}-chat`);
      expect(await seriousFaults(studio)).toEqual([]);
      await frame.getByRole('link', { name: videos, exact: true }).click();
      await frame.getByRole('listitem').first().getByRole('link').click();
      await frame.getByRole('tab', { name: proof, exact: true }).click();
      await frame.getByRole('tabpanel').getByRole('heading').first().waitFor();
      expect(await studio.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(1);
      await shoot(visitor, `embed-${locale}-proof`);
      expect(await seriousFaults(studio)).toEqual([]);
      await frame.getByRole('link', { name: edit, exact: true }).click();
      await frame.getByRole('button', { name: undo, exact: true }).waitFor();
      await frame.getByRole('textbox').nth(1).waitFor();
      expect(await studio.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(1);
      await shoot(visitor, `embed-${locale}-editor`);
      expect(await seriousFaults(studio)).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    }
    for (const locale of ['nl', 'de_AT', 'de"><script>', '']) {
      const wish = { externalUserId: 'ada', origin: originOf(shop), locale };
      expect(await client.post('/v1/embed/token', wish)).toMatchObject({ status: 400 });
    }
  });

  journey('shows another user nothing of it, and takes down what they say', async () => {
    const { visitor, frame } = await visit(shop, (await mint('bob')).url);
    const { dictation, composer } = words.chat;
    transcriber.says = 'Make a video about bread';
    await frame.getByRole('button', { name: dictation.start, exact: true }).click();
    await frame.getByText(dictation.recording, { exact: true }).waitFor();
    expect(await seriousFaults(framed(visitor) ?? visitor.page)).toEqual([]);
    // A second at least of the microphone's tone.
    await frame.getByText(/^0:(?!00)\d\d /).waitFor();
    await frame.getByRole('button', { name: dictation.done, exact: true }).click();
    const written = frame.getByLabel(composer.label, { exact: true });
    await waitFor('what was said', async () => (await written.inputValue()) === transcriber.says);
    await frame.getByRole('link', { name: words.embed.videos, exact: true }).click();
    await frame.getByText(words.embed.empty.title, { exact: true }).waitFor();
    expect(await heardBy(visitor)).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  journey('cannot be shown by a page of another origin', async () => {
    const { visitor } = await visit(stranger, (await mint('ada')).url);
    const refusal = await waitFor('the browser to refuse', async () => visitor.faults[0] ?? null);
    expect(refusal).toMatch(/frame-ancestors/);
    // Where it came from stands there until the browser's own page of refusals does.
    await waitFor('the frame to be left', async () => !framed(visitor)?.url().includes(stack.baseUrl));
    expect(await heardBy(visitor)).toEqual([]);
    await visitor.leave();
  });
});
