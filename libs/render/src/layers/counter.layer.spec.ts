import { inPlaces, shownFigure } from './counter.layer';

/** A face whose "1" is narrow. */
const advance = (text: string): number => [...text].reduce((sum, char) => sum + (char === '1' ? 40 : 60), 0);

describe('inPlaces', () => {
  it('keeps the places of the final figure however wide the passing digits are [§2.2 count-ups]', () => {
    const places = inPlaces('2.61%', '6.84%', advance);
    expect(places.map(({ x }) => x)).toEqual([0, 60, 120, 190, 240]);
  });

  it('lets a sign follow shorter figures', () => {
    expect(inPlaces('$9M', '$412M', advance)).toEqual([
      { char: '$', x: 100, wide: 1 },
      { char: '9', x: 160, wide: 1 },
      { char: 'M', x: 220, wide: 1 },
    ]);
  });

  it('squeezes a wide digit into the place of a narrow one, so that it overlaps nothing', () => {
    expect(inPlaces('$48', '$11', advance)).toEqual([
      { char: '$', x: 0, wide: 1 },
      { char: '4', x: 60, wide: 40 / 60 },
      { char: '8', x: 100, wide: 40 / 60 },
    ]);
  });

  it('leaves a unit word whole, whose letters shape each other', () => {
    expect(inPlaces('$9 करोड़', '$41 करोड़', advance).map(({ char }) => char)).toEqual(['$', '9', ' करोड़']);
  });
});

describe('a figure on its way', () => {
  it('counts up in the decimals and grouping of its display, and ends on exactly it', () => {
    expect(shownFigure('$412.6M', 0.5, 'count')).toBe('$206.3M');
    expect(shownFigure('1,204', 0.5, 'count')).toBe('602');
    expect(shownFigure('$412.6M', 1, 'count')).toBe('$412.6M');
  });

  it('settles from the left and never shows a digit that is not its own', () => {
    expect(shownFigure('$412.6M', 0, 'settle')).toBe('$---.-M');
    expect(shownFigure('$412.6M', 0.5, 'settle')).toBe('$41-.-M');
    expect(shownFigure('$412.6M', 1, 'settle')).toBe('$412.6M');
  });

  it('simply shows what is no number', () => {
    expect(shownFigure('Aave', 0.2, 'count')).toBe('Aave');
  });
});
