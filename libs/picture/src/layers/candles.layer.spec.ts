import { candlePlace, priceRange } from './candles.layer';

const candles = [
  { open: 10, high: 14, low: 8, close: 12 },
  { open: 12, high: 13, low: 9, close: 9 },
];

describe('candles', () => {
  it('stand in the middle of their slots, prices true to height', () => {
    const { min, max } = priceRange(candles);
    const plot = { box: { x: 0, y: 0, w: 200, h: 60 }, candles, min, max };
    expect(candlePlace(plot, 0, 14)).toEqual([50, 0]);
    expect(candlePlace(plot, 1, 8)).toEqual([150, 60]);
    expect(candlePlace(plot, 1, 11)).toEqual([150, 30]);
  });

  it('have a range even where no price is known', () => {
    expect(priceRange([{ open: Number.NaN, high: Number.NaN, low: Number.NaN, close: Number.NaN }])).toEqual({
      min: 0,
      max: 1,
    });
  });
});
