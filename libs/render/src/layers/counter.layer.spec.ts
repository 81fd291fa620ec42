import { shownFigure } from './counter.layer';

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
