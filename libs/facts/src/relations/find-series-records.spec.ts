import { readFacts } from '../read-facts';

const MONTHS = { '2024-12': 33940, '2025-01': 31275, '2025-02': 28860, '2025-03': 38412 };
const YEARS = { '2019': 182400, '2023': 158700, '2024': 214650 };

function records(data: Record<string, unknown>): string[] {
  return readFacts(data).comparisons.flatMap(({ role, subject, other }) =>
    role === 'record' ? [`${subject} < ${other}`] : [],
  );
}

describe('a record beside a series', () => {
  it.each<[spelling: string, data: Record<string, unknown>, pair: string]>([
    [
      'an object with its month, in Portuguese',
      { geracao_mwh: MONTHS, total_mwh: 132487, recorde_mensal_anterior: { mes: '2021-02', mwh: 36905 } },
      'geracao_mwh/2025-03 < recorde_mensal_anterior/mwh',
    ],
    [
      'camel case',
      { generationMwh: MONTHS, previousMonthlyRecord: { month: '2021-02', mwh: 36905 } },
      'generationMwh/2025-03 < previousMonthlyRecord/mwh',
    ],
    [
      'a key with the unit',
      { generationMwh: MONTHS, monthlyRecordMwh: 36905 },
      'generationMwh/2025-03 < monthlyRecordMwh',
    ],
    [
      'rows of a list',
      {
        months: Object.entries(MONTHS).map(([month, mwh]) => ({ month, output_mwh: mwh })),
        record_output_mwh: 36905,
      },
      'months/3/output_mwh < record_output_mwh',
    ],
    [
      'years, in French',
      { frequentation: YEARS, record_precedent: { annee: 2017, visiteurs: 198020 } },
      'frequentation/2024 < record_precedent/visiteurs',
    ],
    ['a count', { visits: YEARS, recordVisits: 198020 }, 'visits/2024 < recordVisits'],
    ['a record that stands', { visits: YEARS, recordVisits: 230000 }, 'visits/2024 < recordVisits'],
    [
      'German',
      { besucher: YEARS, vorheriger_rekord: { jahr: 2017, besucher: 198020 } },
      'besucher/2024 < vorheriger_rekord/besucher',
    ],
    ['Spanish', { visitas: YEARS, récord_anterior: 198020 }, 'visitas/2024 < récord_anterior'],
    ['Turkish', { ziyaret: YEARS, önceki_rekor: 198020 }, 'ziyaret/2024 < önceki_rekor'],
  ])('is for its highest value: %s', (_, data, pair) => {
    expect(records(data)).toEqual([pair]);
  });

  it.each<[what: string, data: Record<string, unknown>]>([
    ['a day beside months', { outputMwh: MONTHS, record: { day: '2021-02-04', mwh: 31000 } }],
    ['a yearly one beside months', { outputMwh: MONTHS, yearlyRecordMwh: 36905 }],
    ['another size', { outputMwh: MONTHS, recordMwh: 1400 }],
    ['another unit', { outputMwh: MONTHS, recordWindKmh: 36905 }],
    ['a sum of the series', { total_mwh: 132487, record_monthly: { month: '2021-02', mwh: 36905 } }],
    ['a figure that stands beside it', { days: { '2023': 31, '2024': 41 }, peak: { value: 39, record: 38 } }],
    ['what is counted beside one that is not', { days: { '2023': 31, '2024': 41 }, recordHeat: 39.2 }],
    ['one of two series', { outputMwh: MONTHS, soldMwh: MONTHS, recordMwh: 36905 }],
  ])('is none for %s', (_, data) => {
    expect(records(data).filter((pair) => !pair.startsWith('peak'))).toEqual([]);
  });
});
