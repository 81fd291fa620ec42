import { settleTimings } from './word-timings';

const span = (fromMs: number, toMs: number) => ({ fromMs, toMs });

describe('settleTimings', () => {
  it('joins the words of one token', () => {
    const words = [
      { token: 0, span: span(0, 100), weight: 3 },
      { token: 0, span: span(120, 300), weight: 3 },
    ];
    expect(settleTimings(1, words, 300)).toEqual([span(0, 300)]);
  });

  it('shares one span between words that the engine said as one, by their length', () => {
    const words = [
      { token: 0, span: span(0, 90), weight: 2 },
      { token: 1, span: null, weight: 4 },
      { token: 2, span: span(90, 200), weight: 4 },
    ];
    expect(settleTimings(3, words, 200)).toEqual([span(0, 30), span(30, 90), span(90, 200)]);
  });

  it('lets a first word without a span share the one after', () => {
    const words = [
      { token: 0, span: null, weight: 1 },
      { token: 1, span: span(0, 100), weight: 1 },
      { token: 2, span: span(100, 150), weight: 1 },
    ];
    expect(settleTimings(3, words, 150)).toEqual([span(0, 50), span(50, 100), span(100, 150)]);
  });

  it('gives tokens with nothing to say no length, beside their neighbour', () => {
    const words = [{ token: 1, span: span(0, 100), weight: 1 }];
    expect(settleTimings(3, words, 100)).toEqual([span(0, 0), span(0, 100), span(100, 100)]);
  });

  it('never overlaps and never leaves the line', () => {
    const words = [
      { token: 0, span: span(0, 130), weight: 1 },
      { token: 1, span: span(100, 400), weight: 1 },
    ];
    expect(settleTimings(2, words, 300)).toEqual([span(0, 130), span(130, 300)]);
  });
});
