import { readFacts } from '../read-facts';
import { runningNames } from './running-names';

describe('names that run', () => {
  it.each([
    [['A', 'B', 'C']],
    [['a', 'b']],
    [['L1', 'L2', 'L3']],
    [['galleryA', 'galleryB', 'galleryC']],
    [['tank_1', 'tank_2']],
    [['well 4', 'well 5', 'well 6']],
    [['phase-a', 'phase-b']],
    [['V0', 'V1']],
  ])('are %j', (names) => {
    expect([...runningNames(names)].sort()).toEqual([...names].sort());
  });

  it.each([
    [['m2', 'm3']],
    [['area_m2', 'volume_m3']],
    [['goals_h', 'goals_a']],
    [['temp_c', 'temp_f']],
    [['A', 'C']],
    [['B', 'C']],
    [['p50', 'p95']],
    [['data', 'dateA']],
    [['2023', '2024']],
  ])('are not %j', (names) => {
    expect([...runningNames(names)]).toEqual([]);
  });

  it('hold no unit, and leave that of what holds them', () => {
    const { facts } = readFacts({
      defects_per_cm2: { L1: 0.11, L2: 0.34, L3: 0.13 },
      temperature_c: { hallA: 8.1, hallB: 8.3 },
      wheels: { A: 212, B: 246 },
    });
    const figures = facts.filter(({ number }) => number !== null);
    expect(figures.map(({ unit, reading }) => [unit?.id ?? null, reading.sure === 'unknown'])).toEqual([
      ['per-square-centimeter', false],
      ['per-square-centimeter', false],
      ['per-square-centimeter', false],
      ['celsius', false],
      ['celsius', false],
      [null, false],
      [null, false],
    ]);
  });
});

describe('years that are counted back', () => {
  it.each([
    ['n', 'n_1'],
    ['N', 'N-1'],
    ['n', 'n1'],
  ])('are now and last year where both stand together: %s, %s', (now, then) => {
    const { comparisons } = readFacts({ ventes: { [now]: 412.6, [then]: 298.9, budget: 360 } });
    expect(comparisons.map(({ role, other }) => `${role} ${other}`).toSorted()).toEqual([
      `previous ventes/${then}`,
      'target ventes/budget',
    ]);
  });

  it('are none alone', () => {
    expect(readFacts({ essais: { n: 412, echecs: 3 } }).comparisons).toEqual([]);
  });
});
