import { readFacts } from '../read-facts';

function pairs(data: unknown): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other }) => `${role} ${subject} < ${other}`);
}

describe('a goal without a name of its own', () => {
  it.each<[evidence: string, data: Record<string, unknown>, subject: string]>([
    ['a share', { goal: 45000, pledged: 38675, avgPledge: 63, pctFunded: 85.9 }, 'pledged'],
    ['what is missing', { goal: 45000, pledged: 38675, remaining: 6325, fee: 300 }, 'pledged'],
    ['a share that is rounded', { target: 1200, tested: 1131, positive: 84, coveragePct: 94 }, 'tested'],
    ['a gap in per cent', { budget: 800, booked: 860, refunds: 12, overBudgetPct: 7.5 }, 'booked'],
    [
      'an estimate',
      { costMeur: { budget: 184, estimateAtCompletion: 191.6, overrun: 7.6, overrunPct: 4.1, spent: 131.2 } },
      'costMeur/estimateAtCompletion',
    ],
    ['what is over', { budget: 800, booked: 860, refunds: 12, overrun: 60 }, 'booked'],
  ])('is for the figure that fits: %s', (_, data, subject) => {
    expect(pairs(data).map((pair) => pair.split(' < ')[0])).toContain(`target ${subject}`);
  });

  it.each<[what: string, data: Record<string, unknown>]>([
    ['nothing that fits', { goal: 45000, pledged: 38675, paid: 31000, pctFunded: 12 }],
    ['a sum of goals that were shot', { club: 'Ash', homeGoals: 9, awayGoals: 5, goals: 14 }],
    ['two that do', { goal: 100, pledged: 60, paid: 40 }],
  ])('is for none where there is %s', (_, data) => {
    expect(pairs(data)).toEqual([]);
  });
});

describe('a target that says its side', () => {
  it.each<[text: string, role: string]>([
    ['≤ 5 %', 'limit'],
    ['< 5%', 'limit'],
    ['máx. 5%', 'limit'],
    ['max 5 %', 'limit'],
    ['under 4.5 %', 'limit'],
    ['höchstens 5 %', 'limit'],
    ['au plus 5 %', 'limit'],
    ['5 % maximum', 'limit'],
    ['5%以下', 'limit'],
    ['5% 이하', 'limit'],
    ['≥ 5 %', 'target up'],
    ['at least 5 %', 'target up'],
    ['mindestens 5 %', 'target up'],
    ['en az %5', 'target up'],
    ['5%以上', 'target up'],
    ['5 %', 'target'],
  ])('%s is a %s', (target, role) => {
    const { comparisons } = readFacts({ returns: { value: '4.1 %', target } });
    expect(comparisons.map((one) => [one.role, one.better ?? []].flat().join(' '))).toEqual([role]);
  });

  it.each([
    ['a discount', { discount: 'max 5%' }],
    ['a trace', { lead: '< 0.5' }],
    ['an age', { 年齢: '18以上' }],
  ])('is no value elsewhere: %s', (_, data) => {
    expect(readFacts(data).facts).toMatchObject([{ number: null, verbatim: true }]);
  });

  it('is read as the name of its figure says', () => {
    const data = { 合計: { '不良率(%)': 1.84 }, 目標: { '不良率(%)': '1.50以下' } };
    expect(pairs(data)).toEqual(['limit 合計/不良率(%) < 目標/不良率(%)']);
  });
});

describe('a plan for the whole', () => {
  const rows = [
    { line: 'A', plan: 2400, actual: 2448, defects: 22, defectRatePct: 0.9 },
    { line: 'B', plan: 1800, actual: 1398, defects: 61, defectRatePct: 4.36 },
    { line: 'C', plan: 1200, actual: 1212, defects: 10, defectRatePct: 0.83 },
  ];

  it('is for what was achieved in each row, whatever share fits by chance', () => {
    expect(pairs({ rows })).toEqual([0, 1, 2].map((row) => `target rows/${row}/actual < rows/${row}/plan`));
    const japanese = rows.map(({ line, plan, actual, defects, defectRatePct }) => ({
      ライン: line,
      計画数: plan,
      実績数: actual,
      前日実績: actual - 12,
      不良数: defects,
      '不良率(%)': defectRatePct,
    }));
    expect(pairs({ rows: japanese }).filter((pair) => !pair.includes('/実績数 <'))).toEqual([]);
    expect(pairs({ rows: japanese })).toHaveLength(6);
  });

  it.each<[spelling: string, data: Record<string, unknown>]>([
    ['flights', { flights: { scheduled: 41200, cancelled: 783, ratePct: 1.9 } }],
    ['French', { courses: { prevues: 41200, supprimees: 783, taux_pct: 1.9 } }],
    ['German', { fahrten: { geplant: 41200, ausgefallen: 783, quoteProzent: 1.9 } }],
    ['Spanish', { trenes: { previstos: 41200, cancelados: 783 } }],
    ['a share of the whole', { planned: 5400, rejected: 93, rejectedPct: 1.7 }],
  ])('is none for what did not come of it: %s', (_, data) => {
    expect(pairs(data)).toEqual([]);
  });

  it('may be one for faults where it is of their size', () => {
    expect(pairs({ target: 10, defects: 12 })).toEqual(['target defects < target']);
  });
});

describe('a maximum or minimum beside the figure of its name', () => {
  it.each<[spelling: string, data: Record<string, unknown>, pair: string]>([
    ['a count', { complaints: 12, maxComplaints: 10 }, 'limit complaints < maxComplaints'],
    ['a share', { occupancyPct: 103, max_occupancy_pct: 95 }, 'limit occupancyPct < max_occupancy_pct'],
    ['words', { 'Weight (kg)': 812, 'Maximum weight (kg)': 750 }, 'limit Weight (kg) < Maximum weight (kg)'],
    ['an object', { dust: { ugM3: 61, maxUgM3: 50 } }, 'limit dust/ugM3 < dust/maxUgM3'],
    ['a least', { volunteers: 18, minimumVolunteers: 24 }, 'target volunteers < minimumVolunteers'],
  ])('is what is allowed if the figure is beyond it: %s', (_, data, pair) => {
    expect(pairs(data)).toContain(pair);
  });

  it.each<[what: string, data: Record<string, unknown>]>([
    ['that was measured', { windKmh: 20, maxWindKmh: 45 }],
    ['of another thing', { complaints: 12, maxVisitors: 10 }],
    ['beside an average', { avgWaitMin: 31, maxWaitMin: 58 }],
  ])('is no limit: %s', (_, data) => {
    expect(pairs(data)).toEqual([]);
  });
});

describe('a level that sets off an alert', () => {
  it.each<[spelling: string, data: Record<string, unknown>, pair: string]>([
    ['a river', { levelM: 3.42, alertLevelM: 3.2 }, 'benchmark levelM < alertLevelM'],
    ['a tank', { fill_pct: 31, warning_fill_pct: 40 }, 'benchmark fill_pct < warning_fill_pct'],
    ['a room', { 'CO2 (ppm)': 1240, 'CO2 alarm (ppm)': 1400 }, 'benchmark CO2 (ppm) < CO2 alarm (ppm)'],
  ])('is what the figure is compared with, and neither limit nor goal: %s', (_, data, pair) => {
    expect(pairs(data)).toEqual([pair]);
  });

  it('is a figure of its own beside others', () => {
    expect(pairs({ alerts: 12, visits: 400 })).toEqual([]);
  });
});

describe('a target without a time', () => {
  it.each<[spelling: string, data: Record<string, unknown>, subject: string]>([
    [
      'objects of months',
      { targetPct: 80, june2024: { onTimePct: 79.3 }, june2025: { onTimePct: 86 } },
      'june2025/onTimePct',
    ],
    [
      'objects of quarters',
      { targetPct: 80, q1_2024: { filledPct: 71 }, q1_2025: { filledPct: 90 } },
      'q1_2025/filledPct',
    ],
    ['keys of years', { onTimePct_2025: 86, onTimePct_2024: 79.3, targetPct: 80 }, 'onTimePct_2025'],
    [
      'a year before beside the months of this one',
      {
        targetPct: 80,
        months: { '2025-04': { onTimePct: 62, late: 1144 }, '2025-05': { onTimePct: 80.5, late: 690 } },
        may2024: { onTimePct: 79.3, late: 701 },
      },
      'months/2025-05/onTimePct',
    ],
  ])('is for what was measured last: %s', (_, data, subject) => {
    expect(pairs(data).filter((pair) => pair.startsWith('target'))).toEqual([`target ${subject} < targetPct`]);
  });

  it('of last year is for nothing of this year', () => {
    const lastYear = { receivedFinal: 23890, target: 22000 };
    expect(
      pairs({ matchFund: { amount: 4000 }, lastYear }).filter((pair) => pair.startsWith('target matchFund')),
    ).toEqual([]);
  });

  it('is for the sum of an object rather than for what stands right beside', () => {
    const received = { online: 9820, post: 4190, events: 3130, subtotal: 17140 };
    for (const name of ['target', 'goal', 'ziel', 'objectif', 'objetivo'])
      expect(pairs({ [name]: 25000, received, pledgedNotPaid: 6230 })).toEqual([`target received/subtotal < ${name}`]);
  });

  it('is for the figure of its own year where it has one', () => {
    const year = { 2024: { salesEur: 5, targetEur: 6 }, 2025: { salesEur: 8, targetEur: 7 } };
    expect(pairs(year)).toContain('target 2024/salesEur < 2024/targetEur');
  });
});

describe('an average of years', () => {
  it.each<[spelling: string, data: Record<string, unknown>, pair: string]>([
    ['a key', { rain_mm: 31, rain_mean_1991_2020_mm: 78 }, 'benchmark rain_mm < rain_mean_1991_2020_mm'],
    ['words', { 'Rain (mm)': 31, 'Mean rain 1981–2010 (mm)': 78 }, 'benchmark Rain (mm) < Mean rain 1981–2010 (mm)'],
    [
      'no years',
      { mean_wind_kmh: 8.5, long_term_mean_wind_Nov_kmh: 8.8 },
      'benchmark mean_wind_kmh < long_term_mean_wind_Nov_kmh',
    ],
  ])('is what is usual: %s', (_, data, pair) => {
    expect(pairs(data)).toEqual([pair]);
  });

  it('is none of one season, nor a count over years', () => {
    expect(pairs({ rain_mm: 31, rain_mean_2023_2024_mm: 78 }).filter((pair) => pair.startsWith('bench'))).toEqual([]);
    expect(pairs({ tested: 900, tested_2019_2023: 4000 }).filter((pair) => pair.startsWith('bench'))).toEqual([]);
  });
});

describe('what is guaranteed', () => {
  it.each([
    { availability_pct: 96.5, guaranteed_availability_pct: 97 },
    { verfuegbarkeit_prozent: 96.5, garantierte_verfuegbarkeit_prozent: 97 },
    { disponibilidad_pct: 96.5, disponibilidad_garantizada_pct: 97 },
    { disponibilità_pct: 96.5, disponibilità_garantita_pct: 97 },
  ])('is a target for the figure of its name: %j', (data) => {
    const [subject, other] = Object.keys(data);
    expect(pairs(data)).toEqual([`target ${subject} < ${other}`]);
  });

  it('for a total is not so for each row', () => {
    const rows = [96, 98, 33].map((availability_pct, at) => ({ turbine: `T0${at + 1}`, availability_pct }));
    const park = { availability_pct: 96.5, guaranteed_availability_pct: 97 };
    expect(pairs({ rows, park })).toEqual(['target park/availability_pct < park/guaranteed_availability_pct']);
  });
});

it('knows that a record low is broken from above', () => {
  for (const data of [
    { net: -1.76, record_low_net: -1.64 },
    { balance: { net: -1.76 }, previous_record_low: { net: -1.64 } },
    { balance: { net: -1.76 }, lowest_ever: { net: -1.64 } },
  ])
    expect(readFacts(data).comparisons).toMatchObject([{ role: 'record', better: 'down' }]);
});

describe('what is usual', () => {
  it.each<[spelling: string, data: Record<string, unknown>]>([
    ['an average of just its name', { rain_march_mm: 187, rain_march_avg_mm: 46 }],
    ['an average in a word that has other senses', { lluvia_marzo_mm: 187, lluvia_marzo_media_mm: 46 }],
    ['a median', { rentEur: 1240, medianRentEur: 980 }],
    ['a word for the usual behind a word for a movement', { moins26ansPct: 34, moins26ansPctHabituel: 19 }],
  ])('is told beside the figure: %s', (_, data) => {
    const [subject, other] = Object.keys(data);
    expect(pairs(data)).toEqual([`benchmark ${subject} < ${other}`]);
  });

  it('is no average of parts beside their sum', () => {
    expect(pairs({ sales: 12_000, avgSales: 40 })).toEqual([]);
    expect(pairs({ peak: 214_380, avg: 96_120 })).toEqual([]);
  });
});

describe('a bar beside figures of other sizes', () => {
  it.each([
    { fourHour: { seen: 1485, ratio: 0.614, target: 0.78, lastWeek: 0.668 } },
    { fourHour: { ratio: 0.614, seen: 1485, of: 2418, target: 0.78 } },
  ])('is for the fraction, where it is one: %j', (data) => {
    expect(pairs(data)).toContain('target fourHour/ratio < fourHour/target');
  });
});

describe('a record of a peak', () => {
  it.each(['prevRecordPeak', 'previousPeakRecord'])('is set against the peak: %s', (key) => {
    expect(pairs({ viewership: { peak: 214_380, avg: 96_120, [key]: 171_900 } })).toEqual([
      `record viewership/peak < viewership/${key}`,
    ]);
  });
});

describe('a movement', () => {
  it.each([
    ['target', { perdidas_red_pct: 23.7, objetivo_perdidas_pct: 15 }],
    ['target', { growthPct: 3, growthTargetPct: 5 }],
    ['previous', { pct: 63.2, pct_hace_1a: 19.5 }],
    ['previous', { share_pct: 63.2, share_pct_last_y: 19.5 }],
    ['previous', { return_rate: 0.226, return_rate_prev_q: 0.198 }],
  ])('and a share have their %s', (role, data) => {
    const [subject, other] = Object.keys(data);
    expect(pairs(data)).toEqual([`${role} ${subject} < ${other}`]);
  });
});
