import { parseFigure, writeFigure } from './parse-figure';

describe('parseFigure', () => {
  it.each([
    '6.84%',
    '$412.6M',
    '1,234,567',
    '12,34,567',
    '1.234,56 €',
    '%87',
    '-3.2°C',
    '+8.4 %',
    '12,4 %',
    '0.125',
    "1'200",
    '1\u202f200,5',
  ])('writes %s back exactly as it was displayed', (display) => {
    const figure = parseFigure(display);
    expect(figure && writeFigure(figure, figure.value)).toBe(display);
  });

  it('keeps decimals and grouping on the way up', () => {
    const figure = parseFigure('$1,234.50');
    expect(figure && writeFigure(figure, 7)).toBe('$7.00');
  });

  it('reads a comma as a decimal mark where it is one', () => {
    expect(parseFigure('12,4 %')?.value).toBe(12.4);
  });

  it.each(['Aave v3', 'today', '2 to 1', '१२'])('does not count up %s', (display) => {
    expect(parseFigure(display)).toBeNull();
  });
});
