import { LANGUAGE_CODES } from '../language-code';
import type { Moment } from './moment';
import { monthIndex, readEpoch, readMoment, weekdayIndex } from './moments';
import { writeMoment } from './write-moment';

const DAY = 86_400_000;
const isos = (text: string): string[] => readMoment(text).map(({ iso }) => iso);

/** Mulberry32: the same days in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe.each(LANGUAGE_CODES)('the calendar in %s', (language) => {
  const has = (text: string, moment: Moment): void => {
    const found = readMoment(text, language).filter(({ grain, iso }) => grain === moment.grain && iso === moment.iso);
    expect({ text, found }).toEqual({ text, found: [moment] });
  };

  it.each([true, false])('reads back every month and weekday that it writes (short: %s)', (short) => {
    for (let month = 1; month <= 12; month += 1)
      for (const year of ['-', '2026']) {
        const moment: Moment = {
          grain: 'month',
          iso: `${year}-${String(month).padStart(2, '0')}`,
          hasYear: year !== '-',
        };
        for (const form of ['display', 'spoken'] as const) has(writeMoment(moment, language, { form, short }), moment);
      }
    for (let weekday = 1; weekday <= 7; weekday += 1) {
      const moment: Moment = { grain: 'weekday', iso: `-W-${weekday}`, hasYear: false };
      has(writeMoment(moment, language, { form: 'display', short }), moment);
    }
  });

  it('knows the place of every month and weekday by its long name', () => {
    for (let month = 0; month < 12; month += 1) {
      const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, month, 15),
      );
      expect(monthIndex(name, language)).toBe(month);
      expect(monthIndex(name.toUpperCase(), language)).toBe(month);
    }
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2024, 0, 1 + weekday),
      );
      expect(weekdayIndex(name, language)).toBe(weekday);
    }
  });

  it.each(['display', 'spoken'] as const)('reads back quarters, halves, weeks and fiscal years (%s)', (form) => {
    const written: Moment[] = [1, 2, 3, 4].flatMap((quarter): Moment[] => [
      { grain: 'quarter', iso: `Q${quarter}`, hasYear: false },
      { grain: 'quarter', iso: `2026-Q${quarter}`, hasYear: true },
    ]);
    for (const half of [1, 2])
      written.push(
        { grain: 'half', iso: `H${half}`, hasYear: false },
        { grain: 'half', iso: `2026-H${half}`, hasYear: true },
      );
    for (let week = 1; week <= 53; week += 1)
      written.push({ grain: 'week', iso: `W${String(week).padStart(2, '0')}`, hasYear: false });
    written.push(
      { grain: 'week', iso: '2026-W21', hasYear: true },
      { grain: 'fiscal-year', iso: 'FY2027', hasYear: true },
    );
    written.push({ grain: 'season', iso: '2025/26', hasYear: true });
    for (const moment of written) has(withoutArticle(writeMoment(moment, language, { form })), moment);
  });

  it('reads back two thousand days as Intl writes them, in any style and in the digits of the language', () => {
    const chance = seeded(language.charCodeAt(0) * 256 + language.charCodeAt(1));
    const formats = (['short', 'medium', 'long', 'full'] as const).flatMap((dateStyle) =>
      [language, `${language}-u-nu-latn`].map(
        (locale) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
      ),
    );
    const missed: string[] = [];
    for (let count = 0; count < 2000; count += 1) {
      const time = Math.floor(Date.UTC(1971, 0, 1) / DAY + chance() * 98 * 365) * DAY;
      const iso = new Date(time).toISOString().slice(0, 10);
      const text = (formats[count % formats.length] ?? formats[0])?.format(time) ?? '';
      if (!readMoment(text, language).some((moment) => moment.iso === iso)) missed.push(`${text} is ${iso}`);
    }
    expect(missed).toEqual([]);
  });

  it('reads back clock times and instants', () => {
    for (let minute = 0; minute < 1440; minute += 7) {
      const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
      const moment: Moment = { grain: 'clock', iso: `T${hour}:${rest}`, hasYear: false };
      const text = writeMoment(moment, language, { form: 'display' });
      // Indonesian writes 14.30, which is a number everywhere else.
      has(language === 'id' ? text.replace('.', ':') : text, moment);
    }
  });
});

describe('a text', () => {
  it.each([
    ['2026-08-31', '2026-08-31'],
    ['2026/8/31', '2026-08-31'],
    ['31/10/2026', '2026-10-31'],
    ['10/31/2026', '2026-10-31'],
    ['31.10.2026', '2026-10-31'],
    ['31. Oktober 2026', '2026-10-31'],
    ['Oct 31, 2026', '2026-10-31'],
    ['31st October 2026', '2026-10-31'],
    ['31-Oct-26', '2026-10-31'],
    ['Saturday, 31 October 2026', '2026-10-31'],
    ['1er août 2026', '2026-08-01'],
    ['31 de octubre de 2026', '2026-10-31'],
    ['2026年10月31日(土)', '2026-10-31'],
    ['2026-W21-3', '2026-05-20'],
    ['2026-08', '2026-08'],
    ['08/2026', '2026-08'],
    ['August 2026', '2026-08'],
    ["Aug '26", '2026-08'],
    ['2026年8月', '2026-08'],
    ['8月', '--08'],
    ['Aug.', '--08'],
    ['31 Aug', '--08-31'],
    ['31.10.', '--10-31'],
    ['2026', '2026'],
    ['2026年', '2026'],
    ['KW 12', 'W12'],
    ['W21', 'W21'],
    ['week 21', 'W21'],
    ['2026-W21', '2026-W21'],
    ['第21週', 'W21'],
    ['Q3', 'Q3'],
    ['Q3 2026', '2026-Q3'],
    ['2026Q3', '2026-Q3'],
    ['Q3/26', '2026-Q3'],
    ['3T26', '2026-Q3'],
    ['3. Quartal 2026', '2026-Q3'],
    ['第3四半期', 'Q3'],
    ['第三季度', 'Q3'],
    ['3분기', 'Q3'],
    ['Q3 FY26', 'FY2026-Q3'],
    ['H1 2026', '2026-H1'],
    ['1H26', '2026-H1'],
    ['2. Halbjahr 2026', '2026-H2'],
    ['FY2027', 'FY2027'],
    ['FY26', 'FY2026'],
    ['FY2025/26', 'FY2026'],
    ['2026年度', 'FY2026'],
    ['令和8年度', 'FY2026'],
    ['R8年3月', '2026-03'],
    ['令和元年', '2019'],
    ['平成31年', '2019'],
    ['昭和64年1月7日', '1989-01-07'],
    ['14:30', 'T14:30'],
    ['2:30 pm', 'T14:30'],
    ['12:05 a.m.', 'T00:05'],
    ['10h30', 'T10:30'],
    ['14 Uhr', 'T14:00'],
    ['午後2時', 'T14:00'],
    ['오후 2시 30분', 'T14:30'],
    ['2026-08-31T14:30:00+02:00', '2026-08-31T14:30:00+02:00'],
    ['2026-08-31T14:30:00.123Z', '2026-08-31T14:30:00Z'],
    ['2026-08-31 14:30', '2026-08-31T14:30:00'],
    ['31.08.2026 14:30', '2026-08-31T14:30:00'],
    ['August 31, 2026 at 2:30 PM', '2026-08-31T14:30:00'],
    ['Mon, 31 Aug 2026 14:30:00 GMT', '2026-08-31T14:30:00Z'],
    ['Friday', '-W-5'],
  ])('%s is read first as %s', (text, iso) => {
    expect(isos(text)[0]).toBe(iso);
  });

  it('has every plausible reading', () => {
    expect(isos('3/4/2026')).toEqual(['2026-04-03', '2026-03-04']);
    expect(readMoment('3/4/2026', 'en').map(({ iso }) => iso)).toEqual(['2026-03-04', '2026-04-03']);
    expect(isos('3/3/2026')).toEqual(['2026-03-03']);
    expect(isos('2011-12')).toEqual(['2011-12', '2011/12', 'FY2012']);
    expect(isos('2025/26')).toEqual(['2025/26', 'FY2026']);
    expect(isos('mar')).toEqual(expect.arrayContaining(['--03', '-W-2']));
    expect(isos('Aug 26')).toEqual(['--08-26', '2026-08']);
  });

  it.each([
    '',
    ' ',
    'hello',
    'last',
    '12',
    '1.5',
    '24h',
    '2026-13',
    '2026-02-30',
    '31/31/2026',
    '2026-W54',
    'Q5',
    'H3',
    '25:00',
    '13:75',
    '9999',
    '1234-56-78',
    'August August',
    'Monday Tuesday',
    'maybe',
    'mayor',
    'marching',
    '31 apples',
    'week',
    'Q',
    'FY',
    '#8',
    '2026-08-31T25:00:00Z',
    'a'.repeat(100_000),
    '1/'.repeat(50_000),
  ])('that is no time is none: %.20s', (text) => {
    expect(readMoment(text)).toEqual([]);
  });

  it('is the same in any case, with or without accents', () => {
    for (const text of ['août 2026', 'AOÛT 2026', 'aout 2026', 'Août 2026']) expect(isos(text)).toContain('2026-08');
    for (const text of ['ağustos 2026', 'AĞUSTOS 2026', 'agustos 2026']) expect(isos(text)).toContain('2026-08');
    for (const text of ['أغسطس ٢٠٢٦', 'اغسطس 2026']) expect(isos(text)).toContain('2026-08');
  });
});

describe('a number', () => {
  it('is an instant where it is seconds or milliseconds of 1990 to 2100', () => {
    const seconds = Date.UTC(2026, 7, 31, 14, 30) / 1000;
    const moment = { grain: 'instant', iso: '2026-08-31T14:30:00Z', hasYear: true };
    expect(readEpoch(seconds)).toEqual(moment);
    expect(readEpoch(seconds * 1000)).toEqual(moment);
  });

  it.each([0, 2026, 20_260_831, 1e8, 1e14, -1e9, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (value) => {
    expect(readEpoch(value)).toBeNull();
  });
});

/** Sentences have the article that a heading leaves out. */
function withoutArticle(text: string): string {
  return text.replace(/^(?:the|das|die|le|la|el|il|o|a|l’) ?(?=\S)/u, (article) =>
    /^[a-z’]+ $|’$/u.test(article) ? '' : article,
  );
}
