import { designCredits, priceVideo, renderCredits } from './price-list';

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

  it('never renders for nothing', () => {
    expect(renderCredits(0)).toBe(10);
    expect(renderCredits(0.1)).toBe(10);
  });
});
