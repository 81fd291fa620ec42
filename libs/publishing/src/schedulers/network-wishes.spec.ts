import { bufferMetadata } from './buffer-metadata';
import { postizSettings } from './postiz-settings';
import type { PostOrder } from './scheduler.provider';
import { serviceNameOf } from './service-names';

function anOrder(ownService: string, order: Partial<PostOrder> = {}): PostOrder {
  const channel = { channelId: 'c', service: serviceNameOf(ownService), name: 'c', isReady: true, ownService };
  return {
    channel: { ...channel, organizationId: null },
    text: 't',
    title: 'A title',
    format: '9:16',
    media: { id: 'm', url: 'https://x.example/v.mp4' },
    isStory: false,
    isLive: true,
    at: new Date(0),
    ...order,
  };
}

describe('network requirements', () => {
  it('are a title for YouTube, cut between letters', () => {
    const title = '🍞'.repeat(120);
    const cut = `${'🍞'.repeat(99)}…`;
    expect(postizSettings(anOrder('youtube', { title }))).toMatchObject({
      __type: 'youtube',
      title: cut,
      type: 'public',
    });
    expect(bufferMetadata(anOrder('youtube', { title }))).toMatchObject({ youtube: { title: cut, privacy: 'public' } });
    expect(postizSettings(anOrder('youtube'))).toMatchObject({ title: 'A title' });
  });

  it('are all settings of TikTok', () => {
    expect(Object.keys(postizSettings(anOrder('tiktok'))).sort()).toEqual([
      '__type',
      'autoAddMusic',
      'brand_content_toggle',
      'brand_organic_toggle',
      'comment',
      'content_posting_method',
      'duet',
      'privacy_level',
      'stitch',
    ]);
  });

  it('are the kind of post on Instagram and Facebook', () => {
    for (const service of ['instagram', 'instagram-standalone', 'facebook']) {
      expect(postizSettings(anOrder(service))).toMatchObject({ __type: service, post_type: 'post' });
      expect(postizSettings(anOrder(service, { isStory: true }))).toMatchObject({ post_type: 'story' });
    }
    expect(bufferMetadata(anOrder('facebook'))).toEqual({ facebook: { type: 'reel' } });
    expect(bufferMetadata(anOrder('facebook', { format: '16:9' }))).toEqual({ facebook: { type: 'post' } });
    expect(bufferMetadata(anOrder('facebook', { isStory: true }))).toEqual({ facebook: { type: 'story' } });
  });

  it('are none on most networks', () => {
    expect(postizSettings(anOrder('bluesky'))).toEqual({ __type: 'bluesky' });
    expect(bufferMetadata(anOrder('twitter'))).toBeUndefined();
  });
});

describe('serviceNameOf', () => {
  it.each([
    ['twitter', 'x'],
    [' Instagram-Standalone ', 'instagram'],
    ['linkedin-page', 'linkedin'],
    ['googleBusiness', 'google'],
    ['tiktok', 'tiktok'],
  ])('calls %s %s', (name, short) => {
    expect(serviceNameOf(name)).toBe(short);
  });
});
