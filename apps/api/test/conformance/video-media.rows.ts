import { FROM_DATA, type VideoAnswers, type VideoStates, ORDER, type Situation } from './video-states';
import type { Video } from './video';

/** Specification 2.1 and 5: the links of a video and who may open them. */
export function videoMediaRows(situation: () => Situation): void {
  let states: VideoStates;
  let accepted: VideoAnswers['accepted'];
  let draft: VideoAnswers['draft'];
  let scripted: VideoAnswers['scripted'];
  let video: VideoAnswers['video'];
  let edited: VideoAnswers['edited'];
  let rendering: VideoAnswers['rendering'];
  let failed: VideoAnswers['failed'];
  beforeAll(() => {
    ({
      states,
      answers: { accepted, draft, scripted, video, edited, rendering, failed },
    } = situation());
  });

  it('is as long as its scenes, and so is its file [§2.1 duration]', async () => {
    expect(video.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(video.duration, 1);
    expect(lengthOf(await states.bytesOf(video.renderUrl))).toBeCloseTo(video.duration, 0);
    expect(accepted.duration).toBe(15);
  });

  it('has a relative path that answers 401 without a key [§2.1 video; mediaKey] [§5 rule 4]', async () => {
    expect(video.video).toBe(`/media/${video.videoId}.mp4`);
    expect((await states.open(video.video)).status).toBe(401);
    expect((await states.open(`${video.video}?k=wrong`)).status).toBe(401);
    for (const link of [video.url, video.renderUrl, video.thumbnail, video.webUrl, video.watchUrl]) {
      expect(new URL(link ?? '').searchParams.get('k')).toBe(video.mediaKey);
      expect((await states.open(link?.replace(/\?k=.*/, '') ?? null)).status).toBe(401);
    }
  });

  it('plays on its bare path where it is public, and nowhere else [§2.1 public] [§4.2 public]', async () => {
    const bare = `/media/${video.videoId}/v1/video.mp4`;
    expect(video.public).toBe(false);
    expect((await states.open(bare)).status).toBe(401);
    const path = `/v1/videos/${video.videoId}`;
    expect((await states.client.send<Video>('PATCH', path, '{"public":true}')).body.public).toBe(true);
    expect((await states.open(bare)).status).toBe(200);
    await states.client.send('PATCH', path, '{"public":false}');
    expect((await states.open(bare)).status).toBe(401);
    const { body } = await states.client.post<Video>(FROM_DATA, { ...ORDER, public: true });
    expect(body.public).toBe(true);
    // Nothing is there yet, which is another answer than being turned away.
    expect((await states.open(body.video)).status).toBe(404);
    await states.client.post(`/v1/videos/${body.videoId}/cancel`, {});
  });

  it('has a link to the current cut, another one after an edit [§2.1 url]', () => {
    expect(video.url.startsWith(`${states.stack.baseUrl}${video.video}?k=${video.mediaKey}`)).toBe(true);
    expect(edited.url).not.toBe(video.url);
  });

  it('has no renderUrl before it is rendered, then one that may be cached for ever [§2.1 renderUrl]', async () => {
    expect([accepted.renderUrl, draft.renderUrl, scripted.renderUrl, failed.renderUrl]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(video.renderUrl).toBe(`${states.stack.baseUrl}/media/${video.videoId}/v1/video.mp4?k=${video.mediaKey}`);
    const first = await states.open(video.renderUrl);
    expect(first.headers.get('content-type')).toBe('video/mp4');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await states.bytesOf(video.renderUrl)).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
  });

  it('has the renderUrl of its current version alone; that of the version before still plays [§2.1 rule 2]', async () => {
    expect([edited.renderUrl, rendering.renderUrl]).toEqual([null, null]);
    expect((await states.open(video.renderUrl)).status).toBe(200);
  });

  it('has a JPEG as thumbnail [§2.1 thumbnail]', async () => {
    expect([accepted.thumbnail, edited.thumbnail]).toEqual([null, null]);
    expect((await states.open(video.thumbnail)).headers.get('content-type')).toBe('image/jpeg');
    expect((await states.bytesOf(video.thumbnail)).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('has a copy of 720 lines whose index comes first [§2.1 webUrl]', async () => {
    const [whole, copy] = [await states.bytesOf(video.renderUrl), await states.bytesOf(video.webUrl)];
    expect([widthOf(whole), widthOf(copy)]).toEqual([1080, 720]);
    expect(copy.indexOf('moov')).toBeLessThan(copy.indexOf('mdat'));
    expect(copy.length).toBeLessThan(whole.length);
    expect(lengthOf(copy)).toBeCloseTo(video.duration, 0);
  });

  it('has a page on which it is watched [§2.1 watchUrl]', async () => {
    expect(video.watchUrl).toBe(`${states.stack.baseUrl}/w/${video.videoId}?k=${video.mediaKey}`);
    const page = await states.open(video.watchUrl);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<video');
  });

  it('plays by every keyed link without a session [§2.1 rule 1]', async () => {
    for (const link of [video.renderUrl, video.thumbnail, video.webUrl, video.watchUrl]) {
      expect((await states.open(link)).status).toBe(200);
    }
    const restored = await states.client.post<Video>(`/v1/videos/${video.videoId}/versions/1/restore`, {});
    expect((await states.open(restored.body.url)).status).toBe(200);
  });
}

/** Seconds that an mp4 says it lasts, from its movie header. */
function lengthOf(mp4: Buffer): number {
  const at = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(at + 20) / mp4.readUInt32BE(at + 16);
}

/** Pixels of the widest track of an mp4, from its track headers: the width is the last number but one. */
function widthOf(mp4: Buffer): number {
  const widths: number[] = [];
  for (let at = mp4.indexOf('tkhd'); at !== -1; at = mp4.indexOf('tkhd', at + 4))
    widths.push(mp4.readUInt16BE(at + 80));
  return Math.max(...widths);
}
