import { readFacts } from '../read-facts';

const runners = [
  { Place: 2, Runner: 'Ellen Brandt', '5 km': '17:30', Finish: '1:14:08' },
  { Place: 1, Runner: 'Maya Okafor', '5 km': '17:41', Finish: '1:14:07' },
  { Place: 3, Runner: 'Priya Nair', '5 km': '17:52', Finish: '1:15:40' },
];
const throwers = [
  { rank: 1, athlete: 'Ada Berg', 'Distance (m)': 61.2 },
  { rank: 2, athlete: 'Ida Holm', 'Distance (m)': 58.9 },
];

function besideRanking(data: Record<string, unknown>): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other }) => `${role} ${subject} < ${other}`);
}

describe('a record beside a ranking', () => {
  it.each<[spelling: string, bar: Record<string, unknown>, pair: string]>([
    ['an object', { 'Course record': { Time: '1:13:58', Year: 2019 } }, 'record Results/1/Finish < Course record/Time'],
    ['a key', { courseRecord: '1:13:58' }, 'record Results/1/Finish < courseRecord'],
    ['snake case', { record_time: '1:13:58' }, 'record Results/1/Finish < record_time'],
    ["last time's best", { previousBest: '1:13:58' }, 'record Results/1/Finish < previousBest'],
    ['German', { Streckenrekord: { Zeit: '1:13:58' } }, 'record Results/1/Finish < Streckenrekord/Zeit'],
    ['a German mark', { Bestmarke: '1:13:58' }, 'record Results/1/Finish < Bestmarke'],
    ['Spanish', { récord_anterior: '1:13:58' }, 'record Results/1/Finish < récord_anterior'],
    ['French', { record_du_parcours: '1:13:58' }, 'record Results/1/Finish < record_du_parcours'],
    ['Turkish', { parkur_rekoru: '1:13:58' }, 'record Results/1/Finish < parkur_rekoru'],
    ['Japanese', { 大会記録: '1:13:58' }, 'record Results/1/Finish < 大会記録'],
    [
      'the last winner',
      { "Last year's winning time": '1:15:52' },
      "benchmark Results/1/Finish < Last year's winning time",
    ],
  ])('is for the first, in the column that ranks: %s', (_, bar, pair) => {
    expect(besideRanking({ ...bar, Results: runners })).toEqual([pair]);
  });

  it('is for lengths as for times', () => {
    expect(besideRanking({ 'Meeting record (m)': 63.4, results: throwers })).toEqual([
      'record results/0/Distance (m) < Meeting record (m)',
    ]);
  });

  it.each<[what: string, data: Record<string, unknown>]>([
    ['another distance', { record: '17:12', Results: runners }],
    ['another unit', { courseRecordKm: 21.1, Results: runners }],
    ['men beside women', { recordMen: '1:13:02', recordWomen: '1:13:58', Results: runners }],
    ['rows without places', { courseRecord: '1:13:58', Results: runners.map((row) => ({ ...row, Place: undefined })) }],
    ['last year, and nothing that was won', { "Last year's cut-off": '1:30:00', Results: runners }],
    ['two rankings', { courseRecord: '1:13:58', Results: runners, juniors: runners }],
  ])('is none for %s', (_, data) => {
    expect(besideRanking(data)).toEqual([]);
  });
});
