import { readFacts } from '../read-facts';

function pairs(data: unknown): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other }) => `${role} ${subject} < ${other}`);
}

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
