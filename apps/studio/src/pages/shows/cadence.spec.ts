import { type Cadence, readCadence, runsAMonth, writeCadence } from './cadence';

const READ: Array<[string, Cadence]> = [
  ['hourly', { kind: 'hourly' }],
  ['every 30m', { kind: 'every', minutes: 30 }],
  ['Every 2h', { kind: 'every', minutes: 120 }],
  ['daily', { kind: 'days', days: 'daily', time: '09:00' }],
  ['daily 12am', { kind: 'days', days: 'daily', time: '00:00' }],
  ['weekdays 8:30 pm', { kind: 'days', days: 'weekdays', time: '20:30' }],
  ['weekly friday 21:15', { kind: 'days', days: 'fri', time: '21:15' }],
];

describe('the cadence of a show', () => {
  it.each(READ)('is read from %s', (text, cadence) => {
    expect(readCadence(text)).toEqual(cadence);
  });

  it.each(READ)('of %s comes back as it was after writing', (_, cadence) => {
    expect(readCadence(writeCadence(cadence))).toEqual(cadence);
  });

  it.each(['', 'sometimes', 'weekly xyz 9am', 'daily 25:00', 'daily 9:75'])('is none in "%s"', (text) => {
    expect(readCadence(text)).toBeNull();
  });

  it('knows how often it comes in a month', () => {
    const runs = ['hourly', 'every 6h', 'daily 9am', 'weekdays 9am', 'weekly mon'].map((text) => {
      const cadence = readCadence(text);
      return cadence && runsAMonth(cadence);
    });
    expect(runs).toEqual([731, 122, 30, 22, 4]);
  });
});
