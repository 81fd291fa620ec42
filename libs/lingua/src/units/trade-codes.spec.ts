import { readStatedUnit } from './trade-codes';

describe('a stated unit', () => {
  it.each([
    ['KGM', 'kilogram'],
    ['CEL', 'celsius'],
    ['MTQ', 'cubic-meter'],
    ['HUR', 'hour'],
    ['KWH', 'kilowatt-hour'],
    ['MQS', 'cubic-meter-per-second'],
    ['A97', 'hectopascal'],
    ['mg/l', 'milligram-per-liter'],
  ])('is read from %s', (text, id) => {
    expect(readStatedUnit(text)[0]?.unit?.id).toBe(id);
  });

  it('is none for what only counts', () => {
    for (const text of ['C62', 'EA', 'H87']) expect(readStatedUnit(text)).toEqual([]);
  });
});
