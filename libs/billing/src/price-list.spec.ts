import { priceEdit, priceEpisode, priceFootage, priceVideo } from './price';
import { designCredits, imagesFor, CHARGES, PRICES, renderCredits, usdOf } from './price-list';
import { priceTable } from './price-words';

/** Every price named by docs/specification.md 4.6, 4.7, 8 and docs/contract.md 3, in the units they use. */
const NAMED: Array<[rule: string, charged: number, named: number]> = [
  ['designed video up to 30 s', designCredits(30), 480],
  ['designed video per extra 30 s', designCredits(60) - designCredits(30), 240],
  ['template engine up to 30 s', designCredits(30, 'director'), 160],
  ['template engine per extra 30 s', designCredits(60, 'director') - designCredits(30, 'director'), 80],
  ['render per started minute', renderCredits(1), 10],
  ['edit by notes', priceEdit('notes').credits, 60],
  ['edit by script', priceEdit('script').credits, 0],
  ['generated image', priceVideo({ targetSeconds: 30, media: { image: 1, clip: 0, music: 0 } }).credits - 490, 20],
  ['AI clip', priceVideo({ targetSeconds: 30, media: { image: 0, clip: 1, music: 0 } }).credits - 490, 100],
  ['generated music', priceVideo({ targetSeconds: 30, media: { image: 0, clip: 0, music: 1 } }).credits - 490, 40],
  ['autopilot episode up to 30 s', priceEpisode(30).credits, 250],
  ['autopilot episode up to 60 s', priceEpisode(60).credits, 300],
  ['autopilot episode up to 90 s', priceEpisode(90).credits, 350],
  ['footage indexing per minute', priceFootage(60).credits, 20],
  ['series quiet check', CHARGES.check.price, 1],
  ['series quiet check with a browser fetch', CHARGES.check.price + CHARGES.browser.price, 6],
  ['a page read in a browser, on top', CHARGES.browser.price, 5],
  ['new account credits', PRICES.signupGrant, 50],
  ['first saved card', PRICES.firstCardGrant, 500],
  ['credits for 10 US dollars', PRICES.creditsPerUsd * 10, 1000],
];

describe('the price list', () => {
  it.each(NAMED)('has the price of: %s', (_rule, charged, named) => {
    expect(charged).toBe(named);
  });

  it.each([
    [15, 480, 160, 10, 250],
    [29.99, 480, 160, 10, 250],
    [30, 480, 160, 10, 250],
    [30.01, 720, 240, 10, 300],
    [31, 720, 240, 10, 300],
    [60, 720, 240, 10, 300],
    [61, 960, 320, 20, 350],
    [90, 960, 320, 20, 350],
    [91, 1200, 400, 20, 350],
    [120, 1200, 400, 20, 350],
    [121, 1440, 480, 30, 350],
  ])(
    'asks for %d s: designed %i, template %i, render %i, episode %i',
    (seconds, designed, director, render, episode) => {
      expect(priceVideo({ targetSeconds: seconds })).toEqual({
        credits: designed + render,
        breakdown: [
          { type: 'design', count: 1, credits: designed },
          { type: 'render', count: render / 10, credits: render },
        ],
      });
      expect(priceVideo({ targetSeconds: seconds, engine: 'director' }).credits).toBe(director + render);
      expect(priceEpisode(seconds)).toEqual({
        credits: episode,
        breakdown: [{ type: 'episode', count: 1, credits: episode }],
      });
    },
  );

  it('prices an edit in one line', () => {
    expect(priceEdit('notes')).toEqual({ credits: 60, breakdown: [{ type: 'edit', count: 1, credits: 60 }] });
  });

  it.each([
    [1, 1, 20],
    [60, 1, 20],
    [61, 2, 40],
    [120, 2, 40],
    [121, 3, 60],
  ])('asks for %d s of footage %i times, %i credits', (seconds, count, credits) => {
    expect(priceFootage(seconds)).toEqual({ credits, breakdown: [{ type: 'footage', count, credits }] });
  });

  it('adds generated media, one line per kind', () => {
    const price = priceVideo({ targetSeconds: 30, media: { image: 2, clip: 1, music: 1 } });
    expect(price.credits).toBe(480 + 10 + 40 + 100 + 40);
    expect(price.breakdown.slice(2)).toEqual([
      { type: 'image', count: 2, credits: 40 },
      { type: 'clip', count: 1, credits: 100 },
      { type: 'music', count: 1, credits: 40 },
    ]);
  });

  it.each([
    [15, 1],
    [20, 1],
    [30, 2],
    [60, 3],
    [90, 4],
    [600, 4],
  ])('has for %d s at most %i pictures made', (seconds, images) => {
    expect(imagesFor(seconds)).toBe(images);
  });

  it('never renders for free', () => {
    expect(renderCredits(0)).toBe(10);
    expect(renderCredits(0.1)).toBe(10);
  });

  it.each([
    [490, '4.90'],
    [0, '0.00'],
    [1, '0.01'],
    [100_000, '1000.00'],
  ])('tells %i credits as %s US dollars', (credits, usd) => {
    expect(usdOf(credits)).toBe(usd);
  });

  it('prints as a table with every price', () => {
    expect(priceTable()).toBe(
      [
        '| Work | Credits |',
        '| --- | --- |',
        '| Designed video | 480 up to 30 s, and 240 for each further 30 s begun |',
        '| Video of the template engine (`engine: director`) | 160 up to 30 s, and 80 for each further 30 s begun |',
        '| Render | 10 for each started minute |',
        '| Edit by notes | 60 |',
        '| Edit by script | 0 |',
        '| Autopilot episode up to 30 s, its render included | 250 |',
        '| Autopilot episode up to 60 s, its render included | 300 |',
        '| Autopilot episode up to 90 s, its render included | 350 |',
        '| Indexing of footage, once | 20 for each started minute |',
        '| Picture made for a video | 20 |',
        '| AI clip | 100 |',
        '| Music made for a video | 40 |',
        '| Language model, where this installation charges for its tokens | as used, up to the budget of a video |',
        '| Quiet check of a series | 1, and 5 more where it needs a browser |',
        '| Page that shows nothing without its scripts, read in a browser | 5 more |',
        '',
        '100 credits are 1.00 US dollars.',
      ].join('\n'),
    );
  });
});
