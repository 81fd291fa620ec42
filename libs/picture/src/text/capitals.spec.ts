import { allCapitals, capitals } from './capitals';

describe('capitals', () => {
  it.each([
    ['Rain at 11.6 mm today', 'RAIN AT 11.6 mm TODAY'],
    ['from 4.2mm to 38 kWh', 'FROM 4.2mm TO 38 kWh'],
    ['1,234 kWh/m² a year', '1,234 kWh/m² A YEAR'],
    ['$412.6M in 7 days', '$412.6M IN 7 DAYS'],
    ['3 houses', '3 HOUSES'],
  ])('raises "%s" without touching its units', (text, raised) => {
    expect(capitals(text, 'en')).toBe(raised);
  });

  it('raises as the language does', () => {
    expect(capitals('istanbul', 'tr')).toBe('İSTANBUL');
  });

  it('sees the figure in the part before', () => {
    expect(
      allCapitals([{ text: 'rain: 11.6' }, { text: ' mm' }, { text: ' more' }], 'en').map(({ text }) => text),
    ).toEqual(['RAIN: 11.6', ' mm', ' MORE']);
  });
});
