import { type Browser, chromium, type Page } from 'playwright-core';
import { OwnerClient, Stack, type VideoBody } from '@app/testing';
import { findBrowser } from '@app/sources';

const program = findBrowser({ path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' });
/** Told as skipped where no Chromium is installed. */
const describeInChromium = program ? describe : describe.skip;
const LAUNCH_MS = 120_000;
const PASSWORD = 'a long password';

/** Each would run, or break out of where it is written, if it were written as it is. */
const SCRIPTS = [
  '<script>pwned()</script>',
  '"><img src=x onerror=pwned()>',
  "'-pwned()-'",
  '</title></head><svg onload=pwned()>',
  '</script><script>pwned()</script>',
  '{{constructor.constructor("pwned()")()}}',
  'javascript:pwned()',
  '\u2028pwned()\u2029',
];
const ALL = SCRIPTS.join(' ');
const SHORT = SCRIPTS[1] ?? '';

describeInChromium('scripts in what people write', () => {
  let stack: Stack;
  let browser: Browser;
  let owner: OwnerClient;
  let video: VideoBody;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([
      Stack.start(),
      chromium.launch({
        executablePath: program ?? undefined,
        args: ['--disable-gpu', '--no-pings'],
        timeout: LAUNCH_MS,
      }),
    ]);
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'ada@x.example', password: PASSWORD });
    await stack.admin('credits:grant', '--account', owner.accountId, '--credits', '10000', '--reason', 'videos');
    await owner.post('/v1/account/keys', { name: SHORT });
    const made = async <T>(path: string, wish: unknown) => {
      const answer = await owner.post<T>(path, wish);
      if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const { channelId } = await made<{ channelId: string }>('/v1/channels', { name: SHORT });
    await made('/v1/shows', { channelId, title: SHORT });
    await made('/v1/chats', { title: SHORT });
    await made('/v1/sources', { text: `${ALL} The wait is 17 minutes.` });
    await made('/v1/webhooks', { url: 'https://hooks.example/"><script>pwned()</script>', events: ['video.rendered'] });
    video = await made<VideoBody>('/v1/videos/from-data', {
      data: { waitMinutes: 17, [SHORT]: ALL },
      title: ALL.slice(0, 180),
      brief: ALL,
      cta: SHORT,
      external_id: SHORT,
      public: true,
      render: false,
    });
    await stack.startWorker();
    video = await owner.finished(video.videoId);
  });

  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  /** Opens pages one after another, as `cookie` says who; answers what ran or was refused in them. */
  async function visit(paths: string[], { cookie }: { cookie?: string } = {}): Promise<string[]> {
    const context = await browser.newContext({ baseURL: stack.baseUrl });
    const found: string[] = [];
    await context.exposeFunction('pwned', () => void found.push('a script of theirs ran'));
    await context.addInitScript(
      "addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error('policy: ' + violatedDirective + ' ' + blockedURI))",
    );
    if (cookie) {
      const [name = '', value = ''] = cookie.split(/=(.*)/s);
      await context.addCookies([{ name, value, url: stack.baseUrl }]);
    }
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      found.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (line) => {
      if (line.text().startsWith('policy: ') || /Content Security Policy/.test(line.text())) found.push(line.text());
    });
    for (const path of paths) found.push(...(await open(page, path)).map((fault) => `${path}: ${fault}`));
    await context.close();
    return found;
  }

  async function open(page: Page, path: string): Promise<string[]> {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // A link that is pressed would run what it says.
    const links = await page.evaluate<string[]>('[...document.querySelectorAll("a")].map(({ href }) => href)');
    return links.filter((href) => /^(javascript|data|vbscript):/i.test(href));
  }

  it('do not run on the watch page, in the player, or where there is no video', async () => {
    expect(video.title).toContain('onerror');
    const key = encodeURIComponent('"><script>pwned()</script>');
    const paths = [
      `/w/${video.videoId}`,
      `/w/${video.videoId}/player`,
      `/w/${video.videoId}?k=${key}`,
      `/w/${key.slice(0, 60)}`,
    ];
    expect(await visit(paths)).toEqual([]);
  });

  it('do not run in the studio, on any page that shows them', async () => {
    const paths = [
      'videos',
      `videos/${video.videoId}`,
      'chat',
      'shows',
      'library',
      'sources',
      'settings/keys',
      'settings/brand',
      'settings/webhooks',
    ].map((path) => `/${path}`);
    expect(await visit(paths, { cookie: owner.cookie })).toEqual([]);
  });

  it('leave the reference and the empty page of the embedded studio as they are', async () => {
    expect(await visit(['/docs', '/embed/studio', '/embed/s/nobody'])).toEqual([]);
  });

  it('stay text in captions, in tags for other sites and in answers that are opened by themselves', async () => {
    const vtt = (await owner.send<string>('GET', `/v1/videos/${video.videoId}/captions.vtt`)).body;
    expect(vtt).not.toMatch(/<script|<img|<svg/);
    expect(vtt.match(/-->/g)?.length).toBe(vtt.match(/^\d\d:\d\d:\d\d\.\d{3} --> /gm)?.length);
    const page = await (await fetch(new URL(`/w/${video.videoId}`, stack.baseUrl))).text();
    expect(page).not.toMatch(/<script|<img|<svg onload/);
    expect(page.match(/<meta property="og:title" content="[^"<>]*">/g)).toHaveLength(1);
    const json = await fetch(new URL(`/v1/videos/${encodeURIComponent('<script>pwned()</script>')}`, stack.baseUrl));
    expect(json.headers.get('content-type')).toMatch(/^application\/json/);
  });
});
