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

describe('a bar that is called after an object', () => {
  it.each<[spelling: string, data: unknown, pair: string]>([
    [
      'a limit',
      { max_allowed_excursion_min: 30, excursion: { duration_min: 95, peak_c: 11.4 } },
      'limit excursion/duration_min < max_allowed_excursion_min',
    ],
    [
      'camel case',
      { outageLimitMin: 20, outage: { durationMin: 126, customers: 64300 } },
      'limit outage/durationMin < outageLimitMin',
    ],
    [
      'a target',
      { targetResponseMin: 8, response: { timeMin: 11, calls: 120 } },
      'target response/timeMin < targetResponseMin',
    ],
    [
      'words',
      { 'Excursion limit (min)': 30, Excursion: { 'Duration (min)': 95 } },
      'limit Excursion/Duration (min) < Excursion limit (min)',
    ],
    ['a plural', { delayLimitMin: 30, delays: { totalMin: 95 } }, 'limit delays/totalMin < delayLimitMin'],
    [
      'German',
      { Störung: { dauer_min: 95 }, Grenzwert_Störung_min: 30 },
      'limit Störung/dauer_min < Grenzwert_Störung_min',
    ],
    ['French', { panne: { durée_min: 95 }, limite_panne_min: 30 }, 'limit panne/durée_min < limite_panne_min'],
    [
      'Spanish',
      { parada: { duración_min: 95 }, límite_parada_min: 30 },
      'limit parada/duración_min < límite_parada_min',
    ],
    [
      'deeper',
      { outageLimitMin: 20, report: { outage: { durationMin: 126 } } },
      'limit report/outage/durationMin < outageLimitMin',
    ],
    ['a figure of its words', { visitsTarget: 100, shops: { visits: 90 } }, 'target shops/visits < visitsTarget'],
    [
      'the mean of a range of years',
      { balance: { winter: 1.42, net: -1.76 }, net_mean_1991_2020: -0.61 },
      'benchmark balance/net < net_mean_1991_2020',
    ],
    [
      'an average that has an object',
      { maxScore: 100, targetAverage: 70, schoolAverage: { previous: 63.6, current: 68.2 } },
      'target schoolAverage/current < targetAverage',
    ],
  ])('is for the figure in it that says how it is measured: %s', (_, data, pair) => {
    expect(pairs(data)).toContain(pair);
  });

  it.each<[what: string, data: unknown]>([
    ['two that do', { outageLimitMin: 20, outage: { durationMin: 126, waitMin: 4 } }],
    ['another unit', { outageLimitMin: 20, outage: { durationKm: 126 } }],
    ['another object', { outageLimitMin: 20, meeting: { durationMin: 126 } }],
    ['two of its words', { visitsTarget: 100, north: { visits: 90 }, south: { visits: 20 } }],
    ['the highest score', { maxScore: 100, targetAverage: 70 }],
  ])('is for none in %s', (_, data) => {
    expect(pairs(data)).toEqual([]);
  });
});

describe('a plan that is a column of rows', () => {
  it.each<[spelling: string, plan: string, came: string]>([
    ['English', 'budget', 'outturn'],
    ['words', 'Plan', 'Output'],
    ['German', 'soll', 'gefertigt'],
    ['French', 'objectif', 'sorties'],
    ['Spanish', 'objetivo', 'salidas'],
  ])('is for the only other column, which is of its size: %s', (_, plan, came) => {
    const rows = [
      ['Adults', 482, 516],
      ['Children', 374, 421],
      ['Waste', 179, 176],
    ].map(([name, planned, spent]) => ({ name, [plan]: planned, [came]: spent }));
    expect(pairs({ rows })).toEqual([0, 1, 2].map((row) => `target rows/${row}/${came} < rows/${row}/${plan}`));
  });

  it.each<[spelling: string, plan: string, came: string, before: string]>([
    ['units in brackets', 'Plan [€]', 'Umsatz [€]', 'Umsatz Vorjahr [€]'],
    ['a unit at the end', 'budgetEur', 'feesBilledEur', 'feesBilledPriorYearEur'],
    ['a scale at the end', 'target_keur', 'sales_keur', 'sales_prev_keur'],
    ['no unit', 'plan', 'visits', 'visits_last_year'],
  ])('is for the sum that stands beside the rows, and for no earlier figure: %s', (_, plan, came, before) => {
    const figures = [
      [482, 516, 470],
      [374, 421, 380],
      [179, 176, 190],
    ].map(([planned, spent, earlier]) => ({ [plan]: planned, [came]: spent, [before]: earlier }));
    const rows = figures.map((row, index) => ({ site: ['Northam', 'Eastleigh', 'Weston'][index], ...row }));
    const found = pairs({ sites: rows, all: { [plan]: 1035, [came]: 1113, [before]: 1040 } });
    expect(found.filter((pair) => pair.startsWith('target'))).toEqual(
      ['sites/0', 'sites/1', 'sites/2', 'all'].map((row) => `target ${row}/${came} < ${row}/${plan}`),
    );
  });

  it('is for their sum as well, and beside what was a year before', () => {
    const table = {
      columns: ['Service', 'Plan', 'Visits', 'Visits 2023/24'],
      rows: [
        ['Adults', 482, 516, 469],
        ['Children', 374, 421, 368],
        ['Waste', 179, 176, 169],
        ['TOTAL', 1035, 1113, 1006],
      ],
    };
    expect(pairs(table).filter((pair) => pair.startsWith('target'))).toEqual(
      [0, 1, 2, 3].map((row) => `target rows/${row}/2 < rows/${row}/1`),
    );
  });

  it.each<[what: string, rows: object[]]>([
    [
      'of another size',
      [
        { film: 'A', budget: 30, gross: 400 },
        { film: 'B', budget: 50, gross: 40 },
        { film: 'C', budget: 60, gross: 500 },
      ],
    ],
    [
      'of two others',
      [
        { line: 'A', plan: 30, made: 31, packed: 29 },
        { line: 'B', plan: 50, made: 48, packed: 47 },
        { line: 'C', plan: 60, made: 63, packed: 60 },
      ],
    ],
    [
      'of goals that were shot',
      [
        { team: 'A', goals: 3, assists: 4 },
        { team: 'B', goals: 5, assists: 4 },
        { team: 'C', goals: 6, assists: 5 },
      ],
    ],
    [
      'of two rows',
      [
        { film: 'A', budget: 30, gross: 40 },
        { film: 'B', budget: 50, gross: 40 },
      ],
    ],
  ])('is for none %s', (_, rows) => {
    expect(pairs({ rows })).toEqual([]);
  });

  it.each([
    ['budget', true],
    ['Plan [€]', true],
    ['forecast', true],
    ['presupuesto', true],
    ['計画', true],
    ['target', false],
    ['Ziel', false],
    ['budget_target', false],
  ])('is told as what was planned, and never as a goal that was missed, where it is called so: %s', (bar, isPlan) => {
    const { comparisons } = readFacts({ sales: { [bar]: 1035, actual: 913 } });
    expect(comparisons.map(({ role, planned = false }) => [role, planned])).toEqual([['target', isPlan]]);
  });
});

describe('a bar among figures of its unit', () => {
  it.each<[what: string, data: Record<string, unknown>, pair: string]>([
    [
      'the least qualified of a family',
      { goal: 85000, pledged: 79240, pledgedLast48h: 11870, medianPledge: 25, largestPledge: 10000 },
      'target pledged < goal',
    ],
    ['the same in Spanish', { objetivo: 85000, donado: 79240, donadoHoy: 1870 }, 'target donado < objetivo'],
    ['the same in French', { objectif: 85000, dons: 79240, donsHier: 1870 }, 'target dons < objectif'],
    [
      'a compound that begins with its word',
      { 'Retourenquote (%)': 14.8, 'Ziel Retouren (%)': 8, 'Rabatt (%)': 3 },
      'target Retourenquote (%) < Ziel Retouren (%)',
    ],
    [
      'a compound that ends on it',
      { Gesamtumsatz_eur: 900, Umsatz_Ziel_eur: 1000, Miete_eur: 80 },
      'target Gesamtumsatz_eur < Umsatz_Ziel_eur',
    ],
    ['a word of its name', { taxaConclusao: 61, metaConclusao: 70, nota: 8 }, 'target taxaConclusao < metaConclusao'],
    [
      'the share that was achieved',
      { standard: { targetPct: 78, achievedPct: 71.4, prevMonthPct: 74.9, breaches: 2692 } },
      'previous standard/achievedPct < standard/prevMonthPct',
    ],
    [
      'what came about of an aim',
      { slo: { availability: { objective: 99.95, actual: 99.91, errorBudgetConsumedPct: 180 } } },
      'target slo/availability/actual < slo/availability/objective',
    ],
    ['the only figure in its unit', { output_mwh: 9840, plan_mwh: 8600, wind: 8.7 }, 'target output_mwh < plan_mwh'],
    [
      'sales that are nearly the budget',
      { 'Net Sales [£k]': 1462.5, 'Budget [£k]': 1500 },
      'target Net Sales [£k] < Budget [£k]',
    ],
    [
      'a profit before tax',
      { profitBeforeTax: 6.1, profitBeforeTaxPlan: 6.4 },
      'target profitBeforeTax < profitBeforeTaxPlan',
    ],
    ['what an office limits', { mean_mg: 14, whoLimit_mg: 5, sites: 9 }, 'limit mean_mg < whoLimit_mg'],
    ['a guideline of an office', { unit: 'mg/l', mean: 14, whoGuideline: 5, euLimit: 25 }, 'limit mean < whoGuideline'],
    [
      'a rate of the whole country',
      { passRatePct: 74, nationalPassRatePct: 72 },
      'benchmark passRatePct < nationalPassRatePct',
    ],
    [
      'a figure of its name beside a record',
      { visitors: 218450, record: { visitors: 224900, year: 2019 } },
      'record visitors < record/visitors',
    ],
    [
      'what is normal over years',
      { anno: { gelo: 9, notti: 58 }, norma_1991_2020: { gelo: 31, notti: 24 } },
      'benchmark anno/gelo < norma_1991_2020/gelo',
    ],
    ['the goal of its season', { pass_pct_2425: 81, pupils: 412, goal_2425: 85 }, 'target pass_pct_2425 < goal_2425'],
    ['a share with its goal', { otd_pct: 93.4, otd_meta: 95, entregas: 139290 }, 'target otd_pct < otd_meta'],
    [
      'columns that are only units',
      {
        rows: [
          { name: 'A', gwh: 9, gwh_py: 8 },
          { name: 'B', gwh: 7, gwh_py: 6 },
        ],
      },
      'previous rows/0/gwh < rows/0/gwh_py',
    ],
    ['initials of an earlier time', { ventas: 486, ventas_sa: 512 }, 'previous ventas < ventas_sa'],
    ['initials of a compound', { ausfaelle: 58, ausfaelle_vw: 19 }, 'previous ausfaelle < ausfaelle_vw'],
    ['the value', { output: { value: 642, previousHour: 655 } }, 'previous output/value < output/previousHour'],
    [
      'the winner of its race',
      { winnerMen: { time: '2:08:11' }, winnerWomen: { time: '2:24:30' }, courseRecordMen: '2:07:50' },
      'record winnerMen/time < courseRecordMen',
    ],
    [
      'an object that is called by an earlier time',
      { dwell_d: { imp: 6, exp: 4 }, dwell_d_prev_wk: { imp: 5, exp: 3 } },
      'previous dwell_d/imp < dwell_d_prev_wk/imp',
    ],
  ])('is for %s', (_, data, pair) => {
    expect(pairs(data)).toContain(pair);
  });

  it.each<[what: string, data: Record<string, unknown>]>([
    ['called alike by two', { visitsTarget: 100, north: { visits: 90 }, south: { visits: 80 } }],
    ['of another thing', { refundTargetPct: 2, disputeRatePct: 1.15 }],
    ['what was cancelled of a plan', { trainsPrevus: 4120, trainsSupprimes: 78 }],
    ['what was used of a budget', { actualPct: 99.91, errorBudgetUsedPct: 180 }],
    ['a distance from a plan', { sales: { vsPlanPct: -3.2, vsLastWeekPct: 1.4 } }],
    ['how many keep to it', { patients: 1200, patientsWithinTarget: 812 }],
    ['how many are beyond it', { sites: 30, sites_above_limit: 3 }],
    ['how many reach it in German', { anrufe: 30, anrufe_innerhalb_ziel: 3 }],
    ['how many meet it', { orders: 900, orders_meeting_target: 812 }],
    ['how many are outside it', { trains: 1200, trains_outside_limit: 40 }],
    ['how many keep to it in French', { appels: 900, appels_dans_objectif: 812 }],
    ['the budget of a film', { budgetUsd: 90e6, grossUsd: 151e6 }],
    ['national sales', { sales: 90, nationalSales: 1200 }],
    ['the base of a rate', { apyPct: 7.1, apyBasePct: 4.2 }],
    ['a limit for one of two', { no2Mg: 3, pm10Mg: 5, euLimitMg: 25 }],
    ['a campaign of its own', { total_kg: 1967700, campaign: { goal_kg: 340000, volunteers: 2115 } }],
  ])('is for none that is %s', (_, data) => {
    expect(pairs(data).filter((pair) => !pair.startsWith('previous'))).toEqual([]);
  });

  it('is found whatever the order of the keys', () => {
    const data = { goal: 85000, pledged: 79240, pledgedLast48h: 11870, backers: 1312, medianPledge: 25 };
    const turned = Object.fromEntries(Object.entries(data).toReversed());
    expect(pairs(turned)).toEqual(pairs(data));
  });
});
