import { BadRequestError } from '@app/platform';
import { checkTimeZone, isTimeZone, parseSchedule, readSchedule, type Schedule, SCHEDULE_FORMS } from './schedule';

const on = (days: number[], hour: number, minute = 0): Schedule => {
  return { kind: 'days', weekdays: new Set(days), time: { hour, minute } };
};
const every = (minutes: number): Schedule => ({ kind: 'every', minutes });
const ALL = [1, 2, 3, 4, 5, 6, 7];
const WORK = [1, 2, 3, 4, 5];

const GOOD: Array<[string, Schedule]> = [
  ['hourly', { kind: 'hourly' }],
  [' HOURLY ', { kind: 'hourly' }],
  ['every 5m', every(5)],
  ['every 30m', every(30)],
  ['Every  1440m', every(1440)],
  ['every 45 m', every(45)],
  ['every 1h', every(60)],
  ['every 6h', every(360)],
  ['every 168h', every(10_080)],
  ['daily', on(ALL, 9)],
  ['daily 9am', on(ALL, 9)],
  ['daily 7am', on(ALL, 7)],
  ['daily 12am', on(ALL, 0)],
  ['daily 12:30am', on(ALL, 0, 30)],
  ['daily 12pm', on(ALL, 12)],
  ['daily 12:59PM', on(ALL, 12, 59)],
  ['daily 1pm', on(ALL, 13)],
  ['daily 11:05 pm', on(ALL, 23, 5)],
  ['daily 09:30am', on(ALL, 9, 30)],
  ['daily 0:00', on(ALL, 0)],
  ['daily 21:15', on(ALL, 21, 15)],
  ['daily 23:59', on(ALL, 23, 59)],
  ['weekdays', on(WORK, 9)],
  ['weekdays 8am', on(WORK, 8)],
  ['weekdays 09:05', on(WORK, 9, 5)],
  ['weekly mon', on([1], 9)],
  ['weekly mon 9am', on([1], 9)],
  ['weekly fri 5pm', on([5], 17)],
  ['Weekly  SUNDAY   6:15 PM', on([7], 18, 15)],
  ['weekly wednesday', on([3], 9)],
  ['weekly\tthu\n20:00', on([4], 20)],
];

const BAD = [
  '',
  ' ',
  'sometimes',
  'every',
  'every m',
  'every 4m',
  'every 1441m',
  'every 0h',
  'every 169h',
  'every 1.5h',
  'every -5m',
  'every 30s',
  'every 2d',
  'every 30m 9am',
  'hourly 9am',
  'daily 9',
  'daily 0am',
  'daily 13pm',
  'daily 24:00',
  'daily 9:60am',
  'daily 9:5am',
  'daily 21:15pm',
  'daily noon',
  'daily at 9am',
  'daily 9am 5pm',
  'weekly',
  'weekly 9am',
  'weekly m',
  'weekly mo 9am',
  'weekly mond',
  'weekly mon tue',
  'weekly weekday',
  'monthly',
  'mon 9am',
  '0 9 * * *',
  'dailyish',
  'everyday 9am',
];

describe('schedules', () => {
  it.each(GOOD)('reads "%s"', (text, schedule) => {
    expect(parseSchedule(text)).toEqual(schedule);
  });

  it.each(BAD)('refuses "%s" and shows the forms', (text) => {
    expect(readSchedule(text)).toBeNull();
    const details = [{ path: 'cadence', message: `is none of ${SCHEDULE_FORMS}` }];
    expect(() => parseSchedule(text, 'cadence')).toThrow(new BadRequestError(details));
  });

  it('shows forms that it takes itself', () => {
    const shown = ['hourly', 'daily', 'weekdays', 'daily 9am', 'weekdays 8:30am', 'weekly mon 21:15'];
    for (const form of shown) {
      expect(SCHEDULE_FORMS).toContain(form);
      expect(readSchedule(form)).not.toBeNull();
    }
  });
});

describe('time zones', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu', 'Etc/GMT+3'])(
    'knows %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
      expect(() => checkTimeZone(name)).not.toThrow();
    },
  );

  it.each(['', 'local', 'system', 'Mars/Olympus', '+02:00', 'UTC+3', 'Europe/Berlin;', '../etc'])(
    'refuses "%s" by its path',
    (name) => {
      expect(() => checkTimeZone(name)).toThrow(/^tz is no IANA time zone/);
    },
  );
});
