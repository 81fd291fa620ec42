import { placeOf, runTime } from './run-time';

const NOW = new Date('2026-11-22T23:30:00Z');

describe('the time of a run', () => {
  it('is told in the zone of who looks at it, and in its own where the clocks differ', () => {
    expect(runTime('2026-11-23T08:00:00Z', 'Europe/Lisbon', 'Europe/Berlin', NOW)).toEqual({
      day: 'today',
      date: 'Mon 23 Nov',
      time: '09:00',
      there: { place: 'Lisbon', time: '08:00', date: null },
    });
  });

  it('tells no second clock that shows the same', () => {
    expect(runTime('2026-11-23T08:00:00Z', 'UTC', 'Europe/London', NOW).there).toBeNull();
  });

  it('names the other day where it is one', () => {
    const { day, there } = runTime('2026-11-24T02:00:00Z', 'America/New_York', 'UTC', NOW);
    expect(day).toBe('later');
    expect(there).toEqual({ place: 'New York', time: '21:00', date: 'Mon 23 Nov' });
  });

  it('knows tomorrow', () => {
    expect(runTime('2026-11-23T08:00:00Z', 'UTC', 'UTC', NOW).day).toBe('tomorrow');
  });

  it('calls a zone by its place', () => {
    expect([placeOf('UTC'), placeOf('America/Argentina/Buenos_Aires')]).toEqual(['UTC', 'Buenos Aires']);
  });
});
