import { Video, type VideoLinkSet } from '@app/videos';
import { watchPage } from './watch-page';

const BASE = 'https://api.example';

function aVideo(changes: Partial<Video>): Video {
  return Object.assign(new Video(), {
    id: 'vid-7',
    version: 1,
    status: 'rendered',
    title: 'Gate B',
    caption: 'Boarding in 17 minutes',
    format: '9:16',
    language: 'en',
    mediaKey: 'k3y',
    ...changes,
  });
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

const pageOf = (changes: Partial<Video>) => {
  const video = aVideo(changes);
  return watchPage(video, linksOf(video.status), BASE);
};

describe('watchPage', () => {
  it('plays the film with its captions and unfurls where its link is posted', () => {
    const page = pageOf({});
    expect(page).toContain('<source src="/media/vid-7/v1/video.mp4?k=k3y" type="video/mp4">');
    expect(page).toContain('src="/media/vid-7/v1/captions.vtt?k=k3y"');
    expect(page).toContain(`property="og:video" content="${BASE}/media/vid-7/v1/video.mp4?k=k3y"`);
    expect(page).toContain('aspect-ratio:9/16');
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;script&gt;',
    '<!-- --> ${alert(1)} $& $1',
  ])('shows %j as text, wherever it stands', (text) => {
    const page = pageOf({ title: text, caption: text, language: text });
    const plain = pageOf({ title: 'T', caption: 'T', language: 'T' });
    const tags = (html: string) => html.match(/<[^>]*?[\s>]/g)?.length;
    expect(page).not.toContain(text);
    expect(tags(page)).toBe(tags(plain));
    const shown = /<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '';
    const read = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
    expect(shown.replace(/&[^;]+;/g, (entity) => read[entity as keyof typeof read])).toBe(text);
  });

  it.each(['draft', 'scripted', 'rendering', 'error'] as const)('says so while the film is %s', (status) => {
    const page = pageOf({ status });
    expect(page).toMatch(/<p class="waiting">This film [^<]+\.<\/p>/);
    expect(page).not.toContain('<video');
    expect(page).not.toContain('og:video');
  });
});
