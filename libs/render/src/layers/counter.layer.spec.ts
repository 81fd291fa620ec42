import { inPlaces } from './counter.layer';

/** A face whose "1" is narrow. */
const advance = (text: string): number => [...text].reduce((sum, char) => sum + (char === '1' ? 40 : 60), 0);

describe('inPlaces', () => {
  it('keeps the places of the final figure however wide the passing digits are', () => {
    const places = inPlaces('2.61%', '6.84%', advance);
    expect(places.map(({ x }) => x)).toEqual([0, 60, 120, 190, 240]);
  });

  it('lets a sign follow shorter figures', () => {
    expect(inPlaces('$9M', '$412M', advance)).toEqual([
      { char: '$', x: 100 },
      { char: '9', x: 160 },
      { char: 'M', x: 220 },
    ]);
  });
});
