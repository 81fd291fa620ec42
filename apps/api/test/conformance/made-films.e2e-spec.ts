import { type ApiClient, Receiver, Stack } from '@app/testing';
import { type Drawn, drawnOf, type Film } from './film';
import { aPicture, CHART, example, orders, type OrderName as Name, RATE, scenes } from './film-orders';

/** A dozen films one after the other, on a machine that may be slow. */
const LONGEST_MS = 900_000;
/** A film of 30 seconds is rendered whole at full length only. */
const itAtFullLength = process.env['FACTREEL_TEST_LENGTH'] === 'full' ? it : it.skip;
const FROM_DATA = '/v1/videos/from-data';
interface Proof {
  complete: boolean;
  figures: Array<{ factKey: string; value: unknown; where: string; text: string }>;
}

/** Films that stop at their scripts: what was asked for is found in what is said and drawn. */
describe('what films are made of', () => {
  let stack: Stack;
  let client: ApiClient;
  let pictures: Receiver;
  const films = {} as Record<Name, Film>;
  const drawn = {} as Record<Name, Drawn>;

  beforeAll(async () => {
    pictures = await Receiver.start(() => ({
      status: 200,
      type: 'image/png',
      body: aPicture(640),
    }));
    stack = await Stack.start({ LOG_LEVEL: 'silent', FETCH_ALLOW: '127.0.0.1' });
    client = await stack.account(20_000);
    const made = await client.post<{ channelId: string }>('/v1/channels', {
      name: 'Rates',
      brand: { accent: '#b00020', watermark: 'RATES' },
    });
    const ids = new Map<Name, string>();
    for (const [name, order] of Object.entries(orders(pictures.url, made.body.channelId))) {
      const { status, body } = await client.post<Film>(FROM_DATA, { targetSeconds: 15, render: false, ...order });
      expect({ name, status, body }).toMatchObject({ name, status: 202 });
      ids.set(name as Name, body.videoId);
    }
    await stack.startWorker();
    for (const [name, videoId] of ids) {
      films[name] = (await client.finished(videoId)) as Film;
      expect({ name, ...films[name] }).toMatchObject({ name, status: 'scripted', lastError: null });
      drawn[name] = await drawnOf(stack, videoId);
    }
  }, LONGEST_MS);

  afterAll(async () => {
    await stack.stop();
    await pictures.stop();
  });

  const proofOf = async (name: Name) => (await client.get<Proof>(`/v1/videos/${films[name].videoId}/proof`)).body;
  const said = (name: Name): string[] => films[name].scenes.map(({ text }) => text);
  const codes = (name: Name): string[] => films[name].check.warnings.map(({ code }) => code);
  const firstWith = (name: Name, words: RegExp) => said(name).findIndex((text) => words.test(text));

  it('tells a script as it is written, scene by scene [§2.2 type; text] [§4.2 script]', () => {
    const written = scenes('').map(({ type, text }) => ({ type, text }));
    expect(films.script.scenes.map(({ type, text }) => ({ type, text }))).toEqual(written);
  });

  it('gives a scene the seconds that were asked for [§2.2 duration]', () => {
    expect(films.script.scenes[2]?.duration).toBeCloseTo(6, 1);
    expect(films.script.scenes[1]?.duration).toBeLessThan(6);
  });

  it('slams, sounds and changes scenes as asked, and as nothing else [§2.2 motion; sfx; transition]', async () => {
    expect(drawn.script.scenes.slice(0, 4)).toMatchObject([
      { motion: 'slam', sfx: 'riser', transition: 'wipe' },
      { sfx: 'none', transition: 'dissolve' },
      {},
      { transition: 'cut' },
    ]);
    for (const wrong of [{ sfx: 'kazoo' }, { transition: 'spin' }]) {
      const script = [{ type: 'title', text: 'A', ...wrong }];
      expect((await client.post(FROM_DATA, { script })).status).toBe(400);
    }
  });

  it('draws a chart with its title, baseline and format [§2.2 chart]', async () => {
    expect(drawn.script.scenes[1]).toMatchObject({ layout: 'bars', title: 'By the day' });
    const shown = (await proofOf('script')).figures.filter(({ where }) => where === 'screen');
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: 5.1, text: expect.stringContaining('5.1%') as string }),
        expect.objectContaining({ value: 4.31 }),
      ]),
    );
  });

  it('draws each kind of chart [§C4 chart kinds]', async () => {
    expect(drawn.charts.scenes).toHaveLength(7 + Number(drawn.charts.scenes.at(-1)?.layout === 'end'));
    expect(new Set(drawn.charts.scenes.slice(0, 7).map(({ layout }) => layout)).size).toBeGreaterThan(4);
    expect(
      (await client.post(FROM_DATA, { script: [{ type: 'chart', chart: { ...CHART, kind: 'radar' } }] })).status,
    ).toBe(400);
  });

  it('shows stats with their labels [§2.2 stats]', async () => {
    expect(JSON.stringify(drawn.script.scenes[2])).toContain('Depositors');
    expect((await proofOf('script')).figures.map(({ text }) => text).join()).toContain('1,840');
  });

  it('fetches the picture of a scene, and counts pictures from 0 [§2.2 asset; stillIndex]', () => {
    expect(pictures.received.map(({ path }) => path)).toContain('/large.png');
    for (const scene of films.script.scenes.slice(3, 5)) expect(scene.media).toMatch(/^(picture|clip)/);
  });

  it('keeps the frame of a scene as it was sent [§2.2 frame]', () => {
    expect(films.script.scenes[0]).toMatchObject({ frame: { x: 1 } });
  });

  it('makes every key a fact, seen and heard as people write and say it [§2.3 data] [§4.2 data] [§C4 proof]', async () => {
    const { complete, figures } = await proofOf('plain');
    expect(complete).toBe(true);
    const keys = ['apyPct', 'utilizationPct', 'depositors'];
    expect(figures.map(({ factKey }) => factKey)).toEqual(expect.arrayContaining(keys));
    const rate = figures.filter(({ factKey }) => factKey === 'apyPct');
    expect(new Set(rate.map(({ where }) => where))).toEqual(new Set(['screen', 'voice', 'caption']));
    expect(said('plain').join(' ')).toMatch(/6\.84%.*1,840/);
  });

  it('tells a pool by its own figures [§2.3 pool]', async () => {
    const { data } = example('pool') as { data: Record<string, unknown> };
    const { complete, figures } = await proofOf('pool');
    expect(complete).toBe(true);
    // A window such as "7d" is told by the name of its fact.
    const plain = figures.filter(({ factKey, value }) => factKey in data && typeof value === 'number');
    for (const { factKey, value } of plain) expect(value).toBe(data[factKey]);
    const keys = ['apyPct', 'apyBasePct', 'benchmarkApyPct', 'utilizationPct'];
    expect(plain.map(({ factKey }) => factKey)).toEqual(expect.arrayContaining(keys));
    expect(said('pool').join()).toContain('3-month T-bill');
  });

  it('draws the series of a flow and asks for its logo [§2.3 flow]', () => {
    expect(films.flow.scenes.map(({ media }) => media.split(':')[0])).toContain('line chart');
    expect(said('flow').join()).toContain('LINK');
    expect(films.flow.check.warnings.map(({ message }) => message).join()).toContain('asset/iconUrl');
  });

  it('says a flow in the words of its payload [§2.3 netFlowSpoken]', () => {
    expect(said('flow').join()).toContain('4.2 million dollars net');
  });

  it('tells a wallet by its label, never by its address [§2.3 wallet; walletLabel]', async () => {
    const captions = await client.get<string>(`/v1/videos/${films.wallet.videoId}/captions.vtt`);
    expect([...said('wallet'), films.wallet.caption, captions.body].join()).not.toMatch(/0x|7a2f/i);
    expect(said('wallet').join()).toContain('@nightowl');
    const told = (await proofOf('wallet')).figures.map(({ factKey }) => factKey);
    expect(told).toEqual(expect.arrayContaining(['totalUsd', 'pnl7dUsd']));
    expect(said('wallet').join()).toMatch(/PENDLE.*ARB/);
  });

  it('goes on without a picture that cannot be had, and says so [§7 rule 1] [§C4 pictures of data; warnings]', () => {
    expect(codes('flow')).toContain('missing_picture');
    for (const warning of films.flow.check.warnings) {
      expect(Object.keys(warning).sort()).toEqual(['atMs', 'code', 'message', 'scene']);
    }
    expect(codes('pool')).toEqual([]);
  });

  it('leads with what the brief asks for, and leaves out figures that the data do not hold [§4.2 brief] [§C4 no arithmetic]', () => {
    expect(firstWith('brief', /1,840/)).toBeLessThan(firstWith('plain', /1,840/));
    expect(said('brief').join()).not.toContain('47.5');
  });

  it('says and shows the closing words as they are, last [§4.2 cta]', () => {
    expect(films.full.scenes.at(-1)).toMatchObject({ type: 'cta', text: 'Mira rates.example' });
    expect(drawn.full.scenes.at(-1)).toMatchObject({ cta: 'Mira rates.example' });
  });

  it('is about as long as asked for [§4.2 targetSeconds]', async () => {
    expect(Math.abs(films.plain.duration - 15)).toBeLessThan(5);
    expect(Math.abs(films.pool.duration - 30)).toBeLessThan(7);
    for (const targetSeconds of [14, 91]) {
      expect((await client.post(FROM_DATA, { data: RATE, targetSeconds })).status).toBe(400);
    }
  });

  it('shows no picture where none is wanted [§4.2 images]', () => {
    expect(codes('full')).not.toContain('missing_picture');
    expect(films.full.scenes.map(({ media }) => media).join()).not.toContain('picture');
  });

  it('wears the brand of its order [§4.2 brand] [§2.8 brand accent; brand ground; brand watermark]', () => {
    const brand = { accent: '#0a7a5c', ground: '#10243e', watermark: { text: 'ACME' } };
    expect(drawn.full).toMatchObject({ brand });
    expect(drawn.plain).not.toHaveProperty('brand.accent');
  });

  it('wears a saved brand by its name; no other [§2.8 brand pack]', async () => {
    expect(drawn.brief).toMatchObject({ brand: { accent: '#b00020', watermark: { text: 'RATES' } } });
    expect((await client.post(FROM_DATA, { data: RATE, brand: { pack: 'nobody' } })).status).toBe(400);
  });

  it('takes the template engine at its own price [§4.2 engine] [§C4 engine choice]', () => {
    expect(films.director.cost).toMatchObject({ credits: 160 });
    expect(films.plain.cost).toMatchObject({ credits: 480 });
  });

  it('is drawn in one of eleven styles, not always in the same [§4.2 style]', async () => {
    const { components } = await stack.description.document();
    const { properties } = components.schemas['CreateVideo'] as { properties: { style: { enum: string[] } } };
    const styles = properties.style.enum;
    expect(styles).toHaveLength(11);
    expect(drawn.full.style).toBe('comic');
    const picked = [drawn.plain, drawn.pool, drawn.flow, drawn.wallet].map(({ style }) => style);
    expect(new Set(picked).size).toBeGreaterThan(1);
    for (const style of picked) expect(styles).toContain(style);
  });

  it('leads with a plot and brings the figure late in a story [§4.2 mode]', () => {
    expect(firstWith('plain', /6\.84/)).toBe(0);
    expect(firstWith('full', /6\.84/)).toBeGreaterThan(1);
  });

  it('is told at its pace [§4.2 pacing] [§C4 values of fields; bare script]', () => {
    expect(films.fast.duration).toBeLessThan(films.calm.duration);
  });

  it('has music made for it, or none [§4.2 music]', () => {
    expect([films.calm.music, films.full.music, films.plain.music]).toEqual([true, false, true]);
    expect(drawn.full['music']).toBe(false);
  });

  it('stops at its script for the price of its design [§C4 render false; captions files]', async () => {
    expect(films.plain).toMatchObject({ status: 'scripted', renderUrl: null, cost: { credits: 480 } });
    const path = `/v1/videos/${films.plain.videoId}/captions`;
    expect((await client.get(`${path}.vtt`)).body).toMatch(/^WEBVTT\n\n00:00:/);
    expect((await client.get(`${path}.srt`)).body).toMatch(/^1\n00:00:/);
  });

  it('is edited by notes: the next version, finished and paid for when it is answered [§4.2 edit notes] [§C4 edit waits]', async () => {
    const path = `/v1/videos/${films.plain.videoId}/edit`;
    const { status, body } = await client.post<Film>(path, { notes: 'drop scene 2' });
    expect(body).toMatchObject({ status: 'scripted', version: 2, charged: 60, renderUrl: null });
    expect(status).toBe(200);
    expect(body.scenes.map(({ text }) => text)).toEqual(said('plain').filter((_, index) => index !== 1));
  });

  itAtFullLength(
    'has a copy of 2 to 3 MB or less, 720 lines high, where it is rendered [§8 web copy] [§2.1 webUrl]',
    async () => {
      await client.post(`/v1/videos/${films.pool.videoId}/render`, {});
      const { webUrl } = await client.finished(films.pool.videoId);
      const copy = Buffer.from(await (await fetch(webUrl ?? '')).arrayBuffer());
      expect(copy.indexOf('moov')).toBeLessThan(copy.indexOf('mdat'));
      expect(copy.length).toBeGreaterThan(500_000);
      expect(copy.length).toBeLessThan(3_500_000);
    },
  );
});
