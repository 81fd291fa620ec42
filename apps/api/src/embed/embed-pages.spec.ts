import { createHash } from 'node:crypto';
import { BOOTSTRAP_PAGE, endedPage, studioPage, UNKNOWN_PAGE } from './embed-pages';

const PAGE = { pageId: 'p4g3', origin: 'https://shop.example', locale: null, isLive: true };

describe('pages of the embedded studio', () => {
  it.each([
    ['bootstrap', BOOTSTRAP_PAGE],
    ['ended', endedPage(PAGE)],
    ['unknown', UNKNOWN_PAGE],
  ])('the %s page runs its own script and style, and may run no other', (_, { html, policy }) => {
    for (const tag of ['script', 'style']) {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('takes the token out of the address before it does anything else', () => {
    const { html } = BOOTSTRAP_PAGE;
    expect(html.indexOf('history.replaceState')).toBeGreaterThan(0);
    expect(html.indexOf('history.replaceState')).toBeLessThan(html.indexOf('fetch('));
  });

  it('tells the studio its session and the origin of its integrator', () => {
    const html = studioPage('<!doctype html><html><head><title>$& Studio</title></head></html>', PAGE);
    expect(html).toContain('<meta name="factreel-embed-session" content="p4g3">');
    expect(html).toContain('<meta name="factreel-embed-origin" content="https://shop.example">');
    expect(html).toContain('$& Studio');
  });

  it('tells the origin of its integrator, and nobody else, that a session has ended', () => {
    const { html } = endedPage(PAGE);
    expect(html).toContain('data-origin="https://shop.example"');
    expect(html).toContain("event:'session.ended'},document.documentElement.dataset.origin)");
  });
});
