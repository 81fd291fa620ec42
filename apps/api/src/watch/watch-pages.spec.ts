import type { VideoLinkSet, ViewedVideo } from '@app/videos';
import { languageAsked } from './watch-words';
import { hasRefusalPage, playerPage, refusalPage, watchPage } from './watch-pages';
import { viewerLinks } from './viewer-links';

const BASE = 'https://api.example';
const HOME = 'https://studio.example';

function aVideo(changes: Partial<ViewedVideo>): ViewedVideo {
  return {
    id: 'vid-7',
    accountId: 'acc_1',
    externalUserId: null,
    version: 1,
    cutVersion: null,
    status: 'rendered',
    title: 'Gate B',
    caption: 'Boarding in 17 minutes',
    spec: { format: '9:16', language: 'en' },
    public: false,
    publicProof: false,
    sourcePackId: 'sp_1',
    mediaKey: 'k3y',
    ...changes,
  };
}

function linksOf(status: string): VideoLinkSet {
  const file = (name: string) => (status === 'rendered' ? `${BASE}/media/vid-7/v1/${name}?k=k3y` : null);
  return {
    video: '/media/vid-7.mp4',
    url: `${BASE}/media/vid-7.mp4?k=k3y`,
    renderUrl: file('video.mp4'),
    thumbnail: file('poster.jpg'),
    webUrl: file('web.mp4'),
    watchUrl: `${BASE}/w/vid-7?k=k3y`,
  };
}

function pageOf(changes: Partial<ViewedVideo>, key?: string, write: typeof watchPage = watchPage): string {
  const video = aVideo(changes);
  return write(video, viewerLinks(video, linksOf(video.status), key), HOME, null);
}
const shown = (changes: Partial<ViewedVideo>) => pageOf(changes, 'k3y');

describe('watchPage', () => {
  it('plays the video with its captions, after its poster and never by itself', () => {
    const page = shown({});
    expect(page).toContain('<source src="/media/vid-7/v1/video.mp4?k=k3y" type="video/mp4">');
    expect(page).toContain('src="/media/vid-7/v1/captions.vtt?k=k3y"');
    expect(page).toContain('poster="/media/vid-7/v1/poster.jpg?k=k3y"');
    expect(page).not.toMatch(/autoplay|<script|<link rel="stylesheet"/);
    expect(Buffer.byteLength(page)).toBeLessThan(12_000);
  });

  it.each([
    ['9:16', 1080, 1280],
    ['4:5', 1080, 900],
    ['1:1', 1080, 720],
    ['16:9', 1920, 720],
  ] as const)('unfurls a video of %s where its link is posted', (format, width, posterHeight) => {
    const page = shown({ spec: { format, language: 'en' } });
    for (const tag of [
      `property="og:video" content="${BASE}/media/vid-7/v1/video.mp4?k=k3y"`,
      `property="og:video:secure_url" content="${BASE}/media/vid-7/v1/video.mp4?k=k3y"`,
      `property="og:video:width" content="${width}"`,
      `property="og:image:height" content="${posterHeight}"`,
      'name="twitter:card" content="player"',
      `name="twitter:player" content="${BASE}/w/vid-7/player?k=k3y"`,
    ]) {
      expect(page).toContain(tag);
    }
  });

  it('gives the key to who has it alone', () => {
    expect(pageOf({ public: true })).not.toContain('k3y');
    expect(pageOf({ public: true }, 'other')).not.toContain('k3y');
    expect(pageOf({ public: true }, 'k3y')).toContain('video.mp4?k=k3y');
  });

  it('offers public videos to keep and to be found, and no others', () => {
    const open = pageOf({ public: true });
    expect(open).toContain('href="/media/vid-7/v1/video.mp4?download=1" download>');
    expect(open).not.toContain('noindex');
    expect(shown({})).toContain('noindex');
    expect(shown({})).not.toContain('download');
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;script&gt;',
    '<!-- --> ${alert(1)} $& $1',
  ])('shows %j as text, wherever it stands', (text) => {
    const tags = (html: string) => html.match(/<[^>]*?[\s>]/g)?.length;
    const hostile = { title: text, caption: text, language: text };
    const plain = { title: 'T', caption: 'T', language: 'T' };
    for (const write of [watchPage, playerPage]) {
      const page = pageOf(hostile, 'k3y', write);
      expect(page).not.toContain(text);
      expect(tags(page)).toBe(tags(pageOf(plain, 'k3y', write)));
    }
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(shown(hostile))?.[1] ?? '';
    const read = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
    expect(title.replace(/&[^;]+;/g, (entity) => read[entity as keyof typeof read])).toBe(text);
  });

  it('speaks the language of its video, right to left where that is read so', () => {
    const page = shown({ spec: { format: '9:16', language: 'ar' }, public: true });
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('>تنزيل الفيديو</a>');
    expect(page).not.toContain('Made with');
  });

  it('shows figures as they may be opened, whatever they hold', () => {
    const video = aVideo({ publicProof: true });
    const fact = { figure: '6.84%', name: '<b>APY</b>', value: '6.84', moments: [] };
    const moments = [
      { where: 'screen' as const, fromMs: 1000, toMs: 3000 },
      { where: 'voice' as const, fromMs: 62_500, toMs: 63_000 },
    ];
    const page = watchPage(video, viewerLinks(video, linksOf('rendered'), 'k3y'), HOME, {
      facts: [{ ...fact, moments }],
      source: { title: 'Rates & more', url: 'https://rates.example/today' },
    });
    expect(page).toContain('<bdi>6.84%</bdi><span dir="auto">&lt;b&gt;APY&lt;/b&gt;</span>');
    expect(page).toContain(
      'href="https://rates.example/today" rel="noreferrer nofollow ugc" dir="auto">Rates &amp; more</a>',
    );
    expect(page).toContain('aria-label="Shown 0:01: 6.84%"');
    expect(page).toContain('data-at="62500"');
  });

  it.each(['draft', 'scripted', 'rendering', 'error'] as const)('says so while the video is %s', (status) => {
    const page = shown({ status });
    expect(page).toMatch(/<p role="status">This video [^<]+\.<\/p>/);
    expect(page).not.toContain('<video');
    expect(page).not.toContain('og:video');
    expect(page.includes('http-equiv="refresh"')).toBe(status === 'draft' || status === 'rendering');
  });
});

describe('playerPage', () => {
  it('is the video and nothing else', () => {
    const page = pageOf({}, 'k3y', playerPage);
    expect(page).toContain('src="/media/vid-7/v1/video.mp4?k=k3y"');
    expect(page).not.toContain('<h1');
    expect(pageOf({ status: 'rendering' }, 'k3y', playerPage)).toContain('This video is not there yet.');
  });
});

describe('refusalPage', () => {
  it('tells people what to do about a link that opens nothing', () => {
    const english = { home: HOME, language: 'en' };
    expect(refusalPage('unauthorized', english)).toMatchObject({ status: 401 });
    expect(refusalPage('unauthorized', english).html).toContain('Ask whoever sent it for a new link.');
    expect(refusalPage('not_found', english)).toMatchObject({ status: 404 });
    expect(hasRefusalPage('rate_limited')).toBe(false);
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl, ja;q=0.7', 'ja'],
    ['nl', 'en'],
    [undefined, 'en'],
  ])('answers a browser that asks for %j in %s', (header, language) => {
    expect(languageAsked(header)).toBe(language);
  });
});
