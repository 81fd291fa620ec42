import { unitOf } from './figure-unit';

describe('unitOf', () => {
  it.each([
    ['6.84%', '%'],
    ['$412.6M', 'M'],
    ['1.234,56 €', ' €'],
    ['12,34,567', ''],
    ['%87', ''],
    ['-3.2°C', '°C'],
    ['5,000,000 people', ' people'],
    ["1'200 km/h", ' km/h'],
    ['1\u202f200,5', ''],
  ])('splits %s before "%s"', (display, unit) => {
    expect(unitOf(display)).toBe(unit);
  });

  it.each(['Aave v3', 'today', '2 to 1', '१२ %'])('finds no unit in %s', (display) => {
    expect(unitOf(display)).toBe('');
  });
});
