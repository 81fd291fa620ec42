import { designCredits, imagesFor, priceVideo, renderCredits } from './price-list';

describe('the price list', () => {
  it.each([
    [15, 480, 10],
    [29.99, 480, 10],
    [30, 480, 10],
    [30.01, 720, 10],
    [31, 720, 10],
    [60, 720, 10],
    [61, 960, 20],
    [90, 960, 20],
    [91, 1200, 20],
    [120, 1200, 20],
    [121, 1440, 30],
  ])('asks for %d s: design %i, render %i', (seconds, design, render) => {
    expect(designCredits(seconds)).toBe(design);
    expect(renderCredits(seconds)).toBe(render);
    expect(priceVideo({ targetSeconds: seconds })).toEqual({
      credits: design + render,
      breakdown: [
        { type: 'design', count: 1, credits: design },
        { type: 'render', count: render / 10, credits: render },
      ],
    });
  });

  it('adds what is made elsewhere, a line each', () => {
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

  it('never renders for nothing', () => {
    expect(renderCredits(0)).toBe(10);
    expect(renderCredits(0.1)).toBe(10);
  });
});
