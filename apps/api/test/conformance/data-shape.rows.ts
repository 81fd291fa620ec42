import { example } from './video-orders';
import type { MadeVideos } from './made-videos';

/** A row of a table that a scene draws. */
interface Row {
  figure?: string;
  still?: number;
}

/** Specification 2.3 and 7: what becomes of data, and of pictures that cannot be had or made. */
export function dataShapeRows(situation: () => MadeVideos): void {
  let made: MadeVideos;
  beforeAll(() => {
    made = situation();
  });

  it('makes every key a fact, seen and heard as people write and say it [§2.3 data] [§4.2 data] [§C4 proof]', async () => {
    const { complete, figures } = await made.proofOf('plain');
    expect(complete).toBe(true);
    const keys = ['apyPct', 'utilizationPct', 'depositors'];
    expect(figures.map(({ factKey }) => factKey)).toEqual(expect.arrayContaining(keys));
    const rate = figures.filter(({ factKey }) => factKey === 'apyPct');
    expect(new Set(rate.map(({ where }) => where))).toEqual(new Set(['screen', 'voice', 'caption']));
    expect(made.said('plain').join(' ')).toMatch(/6\.84%.*1,840/);
  });

  it('tells a pool by its own figures [§2.3 pool]', async () => {
    const { data } = example('pool') as { data: Record<string, unknown> };
    const { complete, figures } = await made.proofOf('pool');
    expect(complete).toBe(true);
    // A window such as "7d" is told by the name of its fact.
    const plain = figures.filter(({ factKey, value }) => factKey in data && typeof value === 'number');
    for (const { factKey, value } of plain) expect(value).toBe(data[factKey]);
    const keys = ['apyPct', 'apyBasePct', 'benchmarkApyPct', 'utilizationPct'];
    expect(plain.map(({ factKey }) => factKey)).toEqual(expect.arrayContaining(keys));
    expect(made.said('pool').join()).toContain('3-month T-bill');
  });

  it('draws the series of a flow, and each icon beside its row [§2.3 flow]', () => {
    expect(made.videos.flow.scenes.map(({ media }) => media.split(':')[0])).toContain('line chart');
    expect(made.said('flow').join()).toContain('LINK');
    const asked = made.pictures.received.map(({ path }) => path);
    for (const symbol of ['LINK', 'AERO', 'PENDLE', 'OP']) expect(asked).toContain(`/${symbol}.png`);
    const rows = made.drawn.flow.scenes.flatMap((scene) =>
      Array.isArray(scene['rows']) ? (scene['rows'] as Row[]) : [],
    );
    const withStill = rows.filter(({ figure }) => figure?.startsWith('smartMoneyBuying'));
    expect(withStill.length).toBeGreaterThan(1);
    for (const { still } of withStill) expect(still).toBeGreaterThanOrEqual(0);
    expect(new Set(withStill.map(({ still }) => still)).size).toBe(withStill.length);
  });

  it('begins a clip with the logo of the asset; one under 300 px stays a still, and the video says so [§7 rule 3] [§8 minimum seed]', () => {
    expect(made.videos.flow.check.warnings.filter(({ code }) => code === 'clip_seed_too_small')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('299 x 299') as string }),
    ]);
    expect(made.composer.orders.filter(({ path }) => path.includes('video'))).toEqual([]);
    expect(made.priceOf('flow', 'clip')).toBe(0);
    expect(made.videos.flow.scenes.map(({ media }) => media).join()).not.toMatch(/clip|footage/);
  });

  it('says a flow in the words of its payload [§2.3 netFlowSpoken]', () => {
    expect(made.said('flow').join()).toContain('4.2 million dollars net');
  });

  it('tells a wallet by its label, never by its address [§2.3 wallet; walletLabel]', async () => {
    const captions = await made.client.get<string>(`/v1/videos/${made.videos.wallet.videoId}/captions.vtt`);
    expect([...made.said('wallet'), made.videos.wallet.caption, captions.body].join()).not.toMatch(/0x|7a2f/i);
    expect(made.said('wallet').join()).toContain('@nightowl');
    const told = (await made.proofOf('wallet')).figures.map(({ factKey }) => factKey);
    expect(told).toEqual(expect.arrayContaining(['totalUsd', 'pnl7dUsd']));
    expect(made.said('wallet').join()).toMatch(/PENDLE.*ARB/);
  });

  it('goes on without a picture that cannot be had, and says so [§7 rule 1] [§C4 pictures of data; warnings]', () => {
    expect(made.videos.flow.check.warnings.map(({ message }) => message).join()).toContain(
      'smartMoneySelling/0/iconUrl',
    );
    expect(made.codes('flow').filter((code) => code === 'missing_picture')).toHaveLength(1);
    for (const warning of made.videos.flow.check.warnings) {
      expect(Object.keys(warning).sort()).toEqual(['atMs', 'code', 'message', 'scene']);
    }
    expect(made.codes('pool')).toEqual([]);
  });

  it('gives back what a picture costs that could not be made [§7 rule 1]', async () => {
    expect(made.painter.orders.length).toBeGreaterThan(0);
    expect(made.codes('wallet')).toContain('image_failed');
    expect(made.videos.wallet.cost).toMatchObject({ credits: 480 });
    expect((await made.client.get('/v1/account')).body).toMatchObject({ reserved: 0 });
  });
}
