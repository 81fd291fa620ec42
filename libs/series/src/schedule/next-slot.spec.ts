import { IS_FULL } from '@app/testing';
import { nextSlot } from './next-slot';

/** Zones whose clocks do what few do: half an hour, two hours, three quarters, a day lost, a month without, at midnight. */
const ODD_ZONES = [
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Nuuk',
  'Asia/Kathmandu',
];
/** Apia lost the 30th of December 2011. */
const YEARS: Array<[number, string[]]> = IS_FULL
  ? [
      [2026, Intl.supportedValuesOf('timeZone')],
      [2011, ODD_ZONES],
      [2027, ODD_ZONES],
    ]
  : [[2026, ODD_ZONES]];
const TIMES = ['1:45', '2:30'];
const DAY_MS = 86_400_000;

/** What the clock on the wall shows, by the engine's own calendar and not by luxon's. */
function wallClock(tz: string): (at: Date) => { date: string; time: string; weekday: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: tz,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, weekday } = parts;
    return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, weekday: weekday ?? '' };
  };
}

function slotsOf(schedule: string, tz: string, from: Date, until: Date): Date[] {
  const slots: Date[] = [];
  for (let at = from; ;) {
    const next = nextSlot(schedule, tz, at);
    if (next <= at) throw new Error(`${schedule} in ${tz} stays at ${at.toISOString()}`);
    if (next >= until) return slots;
    slots.push(next);
    at = next;
  }
}

const yearOf = (year: number) => [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))] as const;

describe('the next slot', () => {
  it.each([
    ['daily 9am', 'UTC', '2026-06-01T08:59:59.999Z', '2026-06-01T09:00:00.000Z'],
    ['daily 9am', 'UTC', '2026-06-01T09:00:00.000Z', '2026-06-02T09:00:00.000Z'],
    ['weekdays', 'UTC', '2026-06-05T09:00:00.000Z', '2026-06-08T09:00:00.000Z'],
    ['weekly fri 5pm', 'Europe/Berlin', '2026-06-01T00:00:00.000Z', '2026-06-05T15:00:00.000Z'],
    ['weekly mon', 'Asia/Tokyo', '2026-06-01T00:00:00.000Z', '2026-06-08T00:00:00.000Z'],
    ['hourly', 'Asia/Kolkata', '2026-06-01T10:00:00.000Z', '2026-06-01T10:30:00.000Z'],
    ['hourly', 'UTC', '2026-06-01T10:00:00.000Z', '2026-06-01T11:00:00.000Z'],
  ])('of %s in %s after %s is %s', (schedule, tz, after, slot) => {
    expect(nextSlot(schedule, tz, new Date(after)).toISOString()).toBe(slot);
  });

  it.each([
    ['an hour that is skipped', 'daily 2:30am', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['an hour that comes twice', 'daily 2:30am', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['a midnight that is skipped', 'daily 12am', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['two hours skipped', 'daily 1:30am', 'Antarctica/Troll', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['a day that is skipped', 'daily 9am', 'Pacific/Apia', '2011-12-30T00:00:00Z', '2011-12-30T19:00:00.000Z'],
    ['the Friday that was none', 'weekly fri', 'Pacific/Apia', '2011-12-30T00:00:00Z', '2011-12-30T19:00:00.000Z'],
    [
      'the same, asked on the Saturday',
      'weekly fri',
      'Pacific/Apia',
      '2011-12-30T11:00:00Z',
      '2011-12-30T19:00:00.000Z',
    ],
    ['the day after one', 'daily 9am', 'Pacific/Apia', '2011-12-30T19:00:00Z', '2011-12-31T19:00:00.000Z'],
    ['a day after a jump', 'daily 1:45', 'Pacific/Apia', '2011-09-25T00:00:00Z', '2011-09-25T11:45:00.000Z'],
  ])('comes once in %s', (_, schedule, tz, after, slot) => {
    expect(nextSlot(schedule, tz, new Date(after)).toISOString()).toBe(slot);
    expect(nextSlot(schedule, tz, new Date(slot)).getTime() - Date.parse(slot)).toBeGreaterThan(DAY_MS - 2 * 3_600_001);
  });

  it('keeps the beat of its series over downtime: elapsed time from the slot that was missed', () => {
    const [missed, now] = [new Date('2026-03-29T00:10:00Z'), new Date('2026-03-29T05:00:30Z')];
    expect(nextSlot('every 45m', 'Europe/Berlin', now, missed).toISOString()).toBe('2026-03-29T05:25:00.000Z');
    expect(nextSlot('every 45m', 'Europe/Berlin', now).toISOString()).toBe('2026-03-29T05:45:30.000Z');
  });

  it('names what it cannot read', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(() => nextSlot('sometimes', 'UTC', now)).toThrow(/^schedule is none of hourly/);
    expect(() => nextSlot('daily', 'Mars/Olympus', now)).toThrow(/^tz is no IANA time zone/);
  });

  describe.each(YEARS)('over the year %d', (year, zones) => {
    const [from, until] = yearOf(year);

    it.each(zones)('comes once each day of %s, at its time or as late as the clock jumped', (tz) => {
      const wall = wallClock(tz);
      const days = new Set<string>();
      for (let at = from.getTime(); at < until.getTime(); at += DAY_MS / 2) days.add(wall(new Date(at)).date);
      for (const time of TIMES) {
        const slots = slotsOf(`daily ${time}`, tz, new Date(from.getTime() - DAY_MS), until);
        const seen = slots.map(wall);
        const wanted = time.padStart(5, '0');
        expect(new Set(seen.map(({ date }) => date)).size).toBe(slots.length);
        const missed = [...days].slice(1, -1).filter((day) => !seen.some(({ date }) => date === day));
        expect(missed).toEqual([]);
        const late = slots.filter((_, index) => seen[index]?.time !== wanted);
        // At most the few days on which the clock jumps over it, and then later, never earlier.
        expect(late.length).toBeLessThanOrEqual(2);
        for (const slot of late) expect(wall(slot).time > wanted).toBe(true);
        // The first of two: an hour or two before it the clock showed another time.
        for (const back of [30, 60, 120]) {
          const again = slots.filter((slot, index) => {
            const earlier = wall(new Date(slot.getTime() - back * 60_000));
            return earlier.date === seen[index]?.date && earlier.time === wanted;
          });
          expect(again).toEqual([]);
        }
      }
    });

    it.each(zones)('comes every full hour of %s, rising and within ninety minutes', (tz) => {
      const wall = wallClock(tz);
      const jump = [new Date(Date.UTC(year, 2, 20)), new Date(Date.UTC(year, 3, 12))] as const;
      const slots = slotsOf('hourly', tz, ...jump);
      const gaps = slots.slice(1).map((slot, index) => slot.getTime() - (slots[index]?.getTime() ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_600_000);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(5_400_000);
      expect(slots.filter((slot) => !wall(slot).time.endsWith(':00'))).toEqual([]);
    });

    // There the Friday that was lost is made up for on the Saturday.
    const wholeWeeks = zones.filter((tz) => year !== 2011 || tz !== 'Pacific/Apia');
    it.each(wholeWeeks)('comes on working days and on its day of the week in %s', (tz) => {
      const wall = wallClock(tz);
      const working = slotsOf('weekdays 8:15am', tz, from, until);
      expect(working.filter((slot) => ['Sat', 'Sun'].includes(wall(slot).weekday))).toEqual([]);
      expect(working.length).toBeGreaterThanOrEqual(259);
      expect(working.length).toBeLessThanOrEqual(262);
      const fridays = slotsOf('weekly fri 5pm', tz, from, until);
      expect(new Set(fridays.map((slot) => wall(slot).weekday))).toEqual(new Set(['Fri']));
      expect([52, 53]).toContain(fridays.length);
    });
  });
});
