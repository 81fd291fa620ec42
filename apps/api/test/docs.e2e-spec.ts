import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { extract } from 'tar';
import { BuiltTypescriptClient, describeWithPython, InstalledPythonClient, itWithMypy, Stack } from '@app/testing';
import { findBrowser } from '@app/sources';

const program = findBrowser({ path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' });
/** Reported as skipped where no Chromium is installed. */
const describeInChromium = program ? describe : describe.skip;
const LAUNCH_MS = 120_000;
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

describe('the documentation', () => {
  let stack: Stack;
  /** Every page that a reader can reach, by its path. */
  const pages = new Map<string, string>();

  beforeAll(async () => {
    stack = await Stack.start();
    const waiting = ['/docs'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const answer = await get(path);
      pages.set(path, answer.status === 200 ? await answer.text() : '');
      waiting.push(
        ...linksOf(pages.get(path) ?? '').flatMap((href) => /^(\/docs(?:\/[^#]*)?)(?:#|$)/.exec(href)?.[1] ?? []),
      );
    }
  });

  afterAll(() => stack.stop());

  const get = (path: string) => fetch(new URL(path, stack.baseUrl), { redirect: 'manual' });
  const linksOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
  const isPage = (path: string) => !path.startsWith('/docs/assets/');

  it('has the guides, the errors, the changelog and the reference', () => {
    const wanted = ['/docs', '/docs/guides/quick-start', '/docs/errors', '/docs/changelog', '/docs/reference/videos'];
    expect([...pages.keys()]).toEqual(expect.arrayContaining(wanted));
    expect(pages.get('/docs/changelog')).toContain('<h1 id="changelog">Changelog</h1>');
    expect(pages.get('/docs/errors')).toContain('insufficient_credits');
  });

  it('links to pages and headings that there are', async () => {
    const dead: string[] = [];
    for (const [from, html] of pages) {
      for (const href of linksOf(html)) {
        const [path, anchor] = (href.startsWith('#') ? from + href : href).split('#');
        const target = pages.get(path ?? '');
        if (path?.startsWith('/docs') && !path.startsWith('/docs-')) {
          if (!target) dead.push(`${from}: ${href}`);
          else if (anchor !== undefined && !target.includes(` id="${anchor}"`)) dead.push(`${from}: ${href}`);
        } else if (path?.startsWith('/') && (await get(path)).status !== 200) dead.push(`${from}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('has a title, a heading and no name that stands twice on every page', () => {
    const faults = [...pages]
      .filter(([path]) => isPage(path))
      .flatMap(([path, html]) => {
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
        const isTitled = /<title>[^<]{2,} · Factreel<\/title>/.test(html) && html.split('<h1').length === 2;
        return isTitled && twice.length === 0 ? [] : [`${path} ${twice.join(' ')}`];
      });
    expect(faults).toEqual([]);
  });

  it('runs and loads nothing but its own files, and nothing in place', async () => {
    const policy = (await get('/docs')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:/);
    for (const [path, html] of pages) {
      if (!isPage(path)) continue;
      expect([path, /<script(?! src="\/docs\/assets\/)|<style| style="| on\w+="|<img|<iframe/.test(html)]).toEqual([
        path,
        false,
      ]);
    }
  });

  it('describes every operation of the description, with a call by curl and by the client', async () => {
    const { paths } = await stack.description.document();
    const operations = Object.values(paths).flatMap((item) => Object.values(item).map((each) => each?.operationId));
    const reference = [...pages]
      .filter(([path]) => path.startsWith('/docs/reference'))
      .map(([, html]) => html)
      .join('');
    expect(operations.filter((id) => !reference.includes(` id="${id}"`))).toEqual([]);
    const videos = pages.get('/docs/reference/videos') ?? '';
    expect(videos).toContain('curl -X POST &quot;');
    expect(videos).toContain('factreel.POST(&#39;/v1/videos/from-data&#39;, {');
    expect(videos).toContain('factreel.create_video_from_data({');
  });

  /** Samples of the reference in a language, as a reader copies them. */
  const samples = (language: string): string[] =>
    [...pages].flatMap(([path, html]) => {
      if (!path.startsWith('/docs/reference')) return [];
      const found = html.matchAll(new RegExp(`data-language="${language}"><code>([^]*?)</code>`, 'g'));
      return [...found].map(([, code = '']) => textOf(code));
    });

  it('has samples in TypeScript that compile', async () => {
    const codes = samples('ts');
    expect(codes.length).toBeGreaterThan(150);
    const client = await BuiltTypescriptClient.build();
    try {
      await client.compile(codes.map((code) => `${code}\nvoid answer;\n`));
    } finally {
      await client.remove();
    }
  });

  it('offers the client for npm, which runs where it is unpacked', async () => {
    const folder = join(stack.dataDir, 'project/node_modules/@factreel/client');
    await mkdir(folder, { recursive: true });
    const archive = join(stack.dataDir, 'client.tgz');
    await writeFile(archive, new Uint8Array(await (await get('/docs/clients/factreel-client.tgz')).arrayBuffer()));
    await extract({ file: archive, cwd: folder, strip: 1 });
    // The package that it depends on, which npm would fetch.
    const dependency = resolve(__dirname, '../../../node_modules/openapi-fetch');
    await symlink(dependency, join(stack.dataDir, 'project/node_modules/openapi-fetch'));
    const program = join(stack.dataDir, 'project/call.mjs');
    const call = `const client = createFactreel({ apiKey: 'sk_x', baseUrl: '${stack.baseUrl}' });
      console.log((await client.GET('/v1/account')).error.error);`;
    await writeFile(program, `import { createFactreel } from '@factreel/client';\n${call}`);
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    expect(stdout).toBe('unauthorized\n');
  });

  describeWithPython('in Python', () => {
    let python: InstalledPythonClient;

    beforeAll(async () => {
      python = await InstalledPythonClient.install(`${stack.baseUrl}/docs/clients/factreel.tar.gz`);
    });

    afterAll(() => python.remove());

    it('offers the client for pip', async () => {
      const call = `import factreel
try:
    factreel.Factreel(api_key="sk_x", base_url="${stack.baseUrl}").get_account()
except factreel.FactreelError as error:
    print(error.code)`;
      expect(await python.run(['-c', call], {})).toBe('unauthorized\n');
    });

    itWithMypy('has samples that type-check', async () => {
      const codes = samples('python');
      expect(codes.length).toBeGreaterThan(150);
      const files = codes.map((_, n) => join(stack.dataDir, `sample_${n}.py`));
      await Promise.all(codes.map((code, n) => writeFile(files[n] ?? '', code)));
      expect(await python.faultsOf(files)).toBe('');
    });
  });

  it('is searched by headings that lead to their pages', async () => {
    const index = (await (await get('/docs/assets/search.json')).json()) as Array<[string, string, string, string]>;
    expect(index.length).toBeGreaterThan(200);
    const lost = index.filter(([, , address]) => {
      const [path = '', anchor] = address.split('#');
      const html = pages.get(path);
      return !html || (anchor !== undefined && !html.includes(` id="${anchor}"`));
    });
    expect(lost).toEqual([]);
  });

  it('is not sent again to who has it, and has no page for what it does not know', async () => {
    const { headers } = await get('/docs/changelog');
    const again = await fetch(new URL('/docs/changelog', stack.baseUrl), {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await get('/docs/no-such-page')).status).toBe(404);
    expect((await get('/docs/')).headers.get('location')).toBe('/docs');
  });

  describeInChromium('in a browser', () => {
    let browser: Browser;

    beforeAll(async () => {
      const args = ['--disable-gpu', '--no-pings'];
      browser = await chromium.launch({ executablePath: program ?? undefined, args, timeout: LAUNCH_MS });
    });

    afterAll(() => browser.close());

    /** Opens a page; the second answer is what its policy refused and what failed in it. */
    async function open(path: string, colorScheme: 'light' | 'dark'): Promise<[Page, string[]]> {
      const context = await browser.newContext({ baseURL: stack.baseUrl, colorScheme });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (line) => void (line.type() === 'error' && faults.push(line.text())));
      page.on('pageerror', (error) => void faults.push(error.message));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      return [page, faults];
    }

    it.each(['light', 'dark'] as const)('can be used by everybody in the %s theme', async (theme) => {
      const told: string[] = [];
      for (const path of [
        '/docs',
        '/docs/guides/make-a-video',
        '/docs/guides/mcp',
        '/docs/changelog',
        '/docs/reference/videos',
      ]) {
        const [page, faults] = await open(path, theme);
        await page.evaluate(AXE);
        const { violations } = await page.evaluate<AxeResults>('axe.run()');
        told.push(...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`), ...faults);
        if (process.env['DOCS_SHOTS']) {
          await page.screenshot({ path: `${process.env['DOCS_SHOTS']}/${theme}${path.replaceAll('/', '-')}.png` });
        }
        await page.context().close();
      }
      expect(told).toEqual([]);
    });

    it('shows every sample in the language that was chosen, on the next page too', async () => {
      const [page, faults] = await open('/docs/guides/make-a-video', 'light');
      const languages = `[...document.querySelectorAll('.sample:not([hidden])')].map(({ dataset }) => dataset.language)`;
      const shown = async () => [...new Set(await page.evaluate<string[]>(languages))];
      expect(await shown()).toEqual(['sh']);
      await page.getByRole('tab', { name: 'curl' }).first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await shown()).toEqual(['ts']);
      await page.getByRole('tab', { name: 'Python' }).nth(2).click();
      expect(await shown()).toEqual(['python']);
      await page.goto('/docs/reference/account');
      expect(await shown()).toContain('python');
      expect(faults).toEqual([]);
      await page.context().close();
    });

    it('finds a page by its words', async () => {
      const [page, faults] = await open('/docs', 'light');
      await page.keyboard.press('/');
      await page.keyboard.type('signature webhook');
      await page.locator('#found a').first().click();
      await page.waitForURL('**/docs/**');
      expect(faults).toEqual([]);
      await page.context().close();
    });

    it('keeps the theme that was chosen', async () => {
      const [page] = await open('/docs', 'light');
      const paper = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      const light = await paper();
      await page.getByRole('button', { name: 'Dark theme' }).click();
      const dark = await paper();
      await page.goto('/docs/errors');
      expect([dark === light, await paper()]).toEqual([false, dark]);
      await page.context().close();
    });
  });
});

/** What HTML shows. */
function textOf(html: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, sign: string) => signs[sign] ?? '');
}
