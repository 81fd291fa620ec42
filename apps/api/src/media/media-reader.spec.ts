import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NotFoundError, ObjectStorage, type StoredObject, UnauthorizedError } from '@app/platform';
import { Video, type VideosService } from '@app/videos';
import { MediaReader } from './media-reader';

const KEY = 'videos/vid-7/v1/video.mp4';
const ETAG = '"video-1"';

/** One object, `0123456789`, in memory. */
class OneObject extends ObjectStorage {
  override async stat(key: string): Promise<StoredObject | null> {
    return key === KEY ? { key, bytes: 10, modifiedAt: new Date('2026-11-21T08:00:00Z'), etag: ETAG } : null;
  }
  override read(_key: string, range = { start: 0, end: 9 }): Readable {
    return Readable.from([Buffer.from('0123456789').subarray(range.start, range.end + 1)]);
  }
  override putFile = () => Promise.reject(new Error('not here'));
  override fetchTo = () => Promise.reject(new Error('not here'));
  override removeAll = () => Promise.reject(new Error('not here'));
  override folders = () => Promise.reject(new Error('not here'));
  override list = () => {
    throw new Error('not here');
  };
  override check = () => Promise.resolve();
}

describe('MediaReader', () => {
  const stored = Object.assign(new Video(), {
    id: 'vid-7',
    accountId: 'acc_owner',
    version: 1,
    cutVersion: 1,
    public: false,
    mediaKey: 'k3y-of-the-video',
  });
  const videos = {
    getForViewer: async (id: string) => ({ ...stored, public: id === 'vid-8' }),
  };
  const reader = new MediaReader(videos as unknown as VideosService, new OneObject());
  const open = (request: object, immutable = false, video: Video = stored) =>
    reader.open(video, 1, 'video', { head: false, ...request }, immutable);

  it.each([
    ['none', undefined, 200, '0123456789', undefined],
    ['the beginning', 'bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['one byte', 'bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['from the middle on', 'bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['the last three', 'bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['more than there is', 'bytes=4-99', 206, '456789', 'bytes 4-9/10'],
    ['the last ninety of ten', 'bytes=-90', 206, '0123456789', 'bytes 0-9/10'],
    ['two that touch', 'bytes=0-1,2-3', 206, '0123', 'bytes 0-3/10'],
    ['two apart, answered whole', 'bytes=0-1,5-6', 200, '0123456789', undefined],
    ['behind the end', 'bytes=10-', 416, null, 'bytes */10'],
    ['an unknown unit, ignored', 'items=99-', 200, '0123456789', undefined],
    ['nonsense, ignored', 'bytes', 200, '0123456789', undefined],
  ])('answers the range %s', async (_name, range, status, content, contentRange) => {
    const answer = await open({ range });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.body && (await text(answer.body))).toBe(content);
    if (content !== null) expect(answer.headers['content-length']).toBe(String(content.length));
  });

  it('answers a part only of the file that the viewer has the beginning of', async () => {
    const range = 'bytes=0-3';
    expect((await open({ range, ifRange: ETAG })).status).toBe(206);
    for (const ifRange of ['"video-0"', `W/${ETAG}`, 'Sat, 21 Nov 2026 07:00:00 GMT']) {
      expect((await open({ range, ifRange })).status).toBe(200);
    }
  });

  it.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])('has nothing new for who has %s', async (ifNoneMatch) => {
    expect(await open({ ifNoneMatch, range: 'bytes=99-' })).toMatchObject({ status: 304, body: null });
  });

  it('has the file for who has another', async () => {
    expect((await open({ ifNoneMatch: '"video-0", "video-10"' })).status).toBe(200);
  });

  it('tells the length of what it does not send to a HEAD', async () => {
    const { headers, body } = await open({ head: true });
    expect(headers['content-length']).toBe('10');
    expect(body && (await text(body))).toBe('');
  });

  it('lets shared caches keep what never changes or needs no key', async () => {
    expect((await open({})).headers['cache-control']).toBe('private, max-age=60, must-revalidate');
    const key = stored.mediaKey;
    expect((await open({ key }, true)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // What a session or an API key opened must not be given to the next one who asks.
    expect((await open({}, true)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const seen = Object.assign(new Video(), stored, { public: true });
    expect((await open({}, false, seen)).headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  });

  it('plays the last cut while the version has none, and lets nobody keep it unasked', async () => {
    const edited = Object.assign(new Video(), stored, { version: 2 });
    const { status, headers } = await reader.openCurrent(edited, { head: false });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const unmade = Object.assign(new Video(), stored, { cutVersion: null });
    await expect(reader.openCurrent(unmade, { head: false })).rejects.toThrow(NotFoundError);
  });

  it('knows no file of a version that has none', async () => {
    await expect(reader.open(stored, 2, 'video', { head: false }, true)).rejects.toThrow(NotFoundError);
  });

  it('opens to the whole key alone, unless the video is public', async () => {
    expect((await reader.unlock('vid-7', 'k3y-of-the-video')).id).toBe('vid-7');
    for (const key of [
      undefined,
      '',
      'k3y-of-the-fil',
      'k3y-of-the-video ',
      'K3Y-OF-THE-VIDEO',
      'k3y-of-the-fi\u00e9',
    ]) {
      await expect(reader.unlock('vid-7', key)).rejects.toThrow(UnauthorizedError);
    }
    expect((await reader.unlock('vid-8', undefined)).public).toBe(true);
  });

  it('opens to the account that owns it, and to no other', async () => {
    const by = (account: string | null) =>
      reader.unlock('vid-7', undefined, (video) => Promise.resolve(video.accountId === account));
    expect((await by('acc_owner')).id).toBe('vid-7');
    for (const stranger of ['acc_other', null]) await expect(by(stranger)).rejects.toThrow(UnauthorizedError);
  });
});
