import { matchWords } from './spoken-words';

const timed = (...texts: string[]) =>
  texts.map((text, index) => ({ text, fromMs: index * 100, toMs: index * 100 + 100 }));

describe('matchWords', () => {
  it('finds words in the times of characters', () => {
    expect(matchWords(['Up', 'it', 'goes'], timed(...'Up, it goes.'))).toEqual([
      { fromMs: 0, toMs: 200 },
      { fromMs: 400, toMs: 600 },
      { fromMs: 700, toMs: 1100 },
    ]);
  });

  it('finds words that the server cuts otherwise', () => {
    expect(matchWords(["can't", 'stop'], timed('can', "'t", 'stop', '.'))).toEqual([
      { fromMs: 0, toMs: 200 },
      { fromMs: 200, toMs: 300 },
    ]);
  });

  it('knows nothing where the server spoke other words', () => {
    expect(matchWords(['6.84', 'percent'], timed('six', 'point', 'eight', 'four', 'percent'))).toEqual([null, null]);
  });

  it('gives no span to a word without letters', () => {
    expect(matchWords(['&', 'so'], timed('so'))).toEqual([null, { fromMs: 0, toMs: 100 }]);
  });
});
