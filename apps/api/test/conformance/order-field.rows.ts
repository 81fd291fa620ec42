import { itAtFullLength } from '@app/testing';
import { type Video, soundsOf, voiceOf } from './video';
import { RATE } from './video-orders';
import { FROM_DATA, type VideoName, type MadeVideos } from './made-videos';

/** A video of 30 seconds is rendered whole at full length only. */

/** Specification 4.2: what is asked for is found in what is said and drawn. */
export function orderFieldRows(situation: () => MadeVideos): void {
  let made: MadeVideos;
  beforeAll(() => {
    made = situation();
  });

  it('leads with what the brief asks for, and leaves out figures that the data do not hold [§4.2 brief] [§C4 no arithmetic]', () => {
    expect(made.firstWith('brief', /1,840/)).toBeLessThan(made.firstWith('plain', /1,840/));
    expect(made.said('brief').join()).not.toContain('47.5');
  });

  it('says and shows the closing words as they are, last [§4.2 cta]', () => {
    expect(made.videos.full.scenes.at(-1)).toMatchObject({ type: 'cta', text: 'Mira rates.example' });
    expect(made.drawn.full.scenes.at(-1)).toMatchObject({ cta: 'Mira rates.example' });
  });

  it('is about as long as asked for [§4.2 targetSeconds]', async () => {
    expect(Math.abs(made.videos.plain.duration - 15)).toBeLessThan(5);
    expect(Math.abs(made.videos.pool.duration - 30)).toBeLessThan(7);
    for (const targetSeconds of [14, 91]) {
      expect((await made.client.post(FROM_DATA, { data: RATE, targetSeconds })).status).toBe(400);
    }
  });

  it('shows no picture where none is wanted [§4.2 images]', () => {
    expect(made.codes('full')).not.toContain('missing_picture');
    expect(made.videos.full.scenes.map(({ media }) => media).join()).not.toContain('picture');
  });

  it('wears the brand of its order [§4.2 brand] [§2.8 brand accent; brand ground; brand watermark]', () => {
    const brand = { accent: '#0a7a5c', ground: '#10243e', watermark: { text: 'ACME' } };
    expect(made.drawn.full).toMatchObject({ brand });
    expect(made.drawn.plain).not.toHaveProperty('brand.accent');
  });

  it('wears a saved brand by its name; no other [§2.8 brand pack]', async () => {
    expect(made.drawn.brief).toMatchObject({ brand: { accent: '#b00020', watermark: { text: 'RATES' } } });
    expect((await made.client.post(FROM_DATA, { data: RATE, brand: { pack: 'nobody' } })).status).toBe(400);
  });

  it('takes the template engine at its own price [§4.2 engine] [§C4 engine choice]', () => {
    expect(made.priceOf('director', 'design')).toBe(160);
    expect(made.videos.plain.cost).toMatchObject({ credits: 480 });
  });

  it('is told by a presenter where one is wanted [§2.1 presenter]', () => {
    const shown = (name: VideoName) => made.drawn[name].scenes.filter(({ layout }) => layout === 'presenter').length;
    expect([shown('director') > 0, shown('plain')]).toEqual([true, 0]);
    expect([made.videos.director.presenter, made.videos.plain.presenter]).toEqual([true, false]);
  });

  it('is told by the voice that was asked for, else by the best of its language [§4.2 voiceId]', async () => {
    expect(await voiceOf(made.stack, made.videos.full.videoId)).toBe(made.voices.other);
    expect(await voiceOf(made.stack, made.videos.plain.videoId)).toBe(made.voices.best);
  });

  it('is drawn in one of eleven styles, not always in the same [§4.2 style]', async () => {
    const { components } = await made.stack.description.document();
    const { properties } = components.schemas['CreateVideo'] as { properties: { style: { enum: string[] } } };
    const styles = properties.style.enum;
    expect(styles).toHaveLength(11);
    expect(made.drawn.full.style).toBe('comic');
    const picked = [made.drawn.plain, made.drawn.pool, made.drawn.flow, made.drawn.wallet].map(({ style }) => style);
    expect(new Set(picked).size).toBeGreaterThan(1);
    for (const style of picked) expect(styles).toContain(style);
  });

  it('leads with a plot, in which no number is said, and turns on the figure in a story [§4.2 mode]', () => {
    expect(made.firstWith('plain', /6\.84/)).toBe(0);
    const turn = made.firstWith('full', /6\.84/);
    expect(turn).toBeGreaterThan(0);
    expect(made.firstWith('full', /\d/)).toBe(turn);
  });

  it('is told at its pace [§4.2 pacing] [§C4 values of fields; bare script]', () => {
    expect(made.videos.fast.duration).toBeLessThan(made.videos.calm.duration);
  });

  it('has music made for it, or none [§4.2 music]', () => {
    expect([made.videos.calm.music, made.videos.full.music, made.videos.plain.music]).toEqual([true, false, true]);
    expect(made.drawn.full['music']).toBe(false);
    const fetched = made.composer.requests.filter(({ path }) => path === '/made/file');
    expect(made.composer.orders.map(({ body }) => String(body?.['prompt']))).toEqual([
      expect.stringContaining('lazy surf guitar'),
    ]);
    expect([fetched.length, made.priceOf('calm', 'music'), made.priceOf('plain', 'music')]).toEqual([1, 40, 0]);
    expect(made.codes('calm')).not.toContain('music_failed');
  });

  it('plays music of the library in place of its own [§4.2 musicAssetId]', async () => {
    expect(await soundsOf(made.stack, made.videos.fast.videoId)).toMatchObject({
      music: expect.stringMatching(/\w/) as string,
    });
    expect(await soundsOf(made.stack, made.videos.plain.videoId)).not.toHaveProperty('music');
    expect(made.priceOf('fast', 'music')).toBe(0);
  });

  it('stops at its script for the price of its design [§C4 render false; captions files]', async () => {
    expect(made.videos.plain).toMatchObject({ status: 'scripted', renderUrl: null, cost: { credits: 480 } });
    const path = `/v1/videos/${made.videos.plain.videoId}/captions`;
    expect((await made.client.get(`${path}.vtt`)).body).toMatch(/^WEBVTT\n\n00:00:/);
    expect((await made.client.get(`${path}.srt`)).body).toMatch(/^1\n00:00:/);
  });

  it('is edited by notes: the next version, finished and paid for when it is answered [§4.2 edit notes] [§C4 edit waits]', async () => {
    const path = `/v1/videos/${made.videos.plain.videoId}/edit`;
    const { status, body } = await made.client.post<Video>(path, { notes: 'drop scene 2' });
    expect(body).toMatchObject({ status: 'scripted', version: 2, charged: 60, renderUrl: null });
    expect(status).toBe(200);
    expect(body.scenes.map(({ text }) => text)).toEqual(made.said('plain').filter((_, index) => index !== 1));
  });

  itAtFullLength(
    'has a copy of 2 to 3 MB or less, 720 lines high, where it is rendered [§8 web copy] [§2.1 webUrl]',
    async () => {
      await made.client.post(`/v1/videos/${made.videos.pool.videoId}/render`, {});
      const { webUrl } = await made.client.finished(made.videos.pool.videoId);
      const copy = Buffer.from(await (await fetch(webUrl ?? '')).arrayBuffer());
      expect(copy.indexOf('moov')).toBeLessThan(copy.indexOf('mdat'));
      expect(copy.length).toBeGreaterThan(500_000);
      expect(copy.length).toBeLessThan(3_500_000);
    },
  );
}
