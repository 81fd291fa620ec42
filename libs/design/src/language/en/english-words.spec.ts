import { readFacts } from '@app/facts';
import { isSayable } from './english-words';

function sayable(data: Record<string, unknown>): boolean[] {
  return readFacts(data)
    .facts.filter(({ number }) => number !== null)
    .map((fact) => isSayable(fact));
}

describe('a key in an English video', () => {
  it.each([
    { medianWaitDays: 42 },
    { on_time_rate: 91.2 },
    { 'Gross margin (%)': 48.1 },
    { avgTemp: 21.4 },
    { HbA1c: 38 },
    { DSO: 52 },
    { readmissions: 12 },
    { haemoglobin: 118 },
    { hemoglobin: 118 },
    { ratings: { Inception: 8.8 } },
    { 'Okafor lead': 12 },
    { metric: 'Enps', value: 31 },
    { apy: 4.1 },
    { tvlUsd: 1200000 },
    { firmwideRevenue: 12 },
  ])('is said where its words are English or names: %j', (data) => {
    expect(sayable(data)).toEqual([true]);
  });

  it.each([
    { otd: 96.1 },
    { prcDue: 12 },
    { dls_season: 147000 },
    { of: 8 },
    { umsatz: 12 },
    { enps: 31 },
    { abcdfirm: 3 },
    { altd_gain: 3820 },
  ])('is shown and not said where it is none: %j', (data) => {
    expect(sayable(data)).toEqual([false]);
  });
});
