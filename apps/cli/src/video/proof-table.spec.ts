import { proofTable } from './proof-table';

const FIGURE = {
  text: '$412.6M',
  scene: 1,
  where: 'screen' as const,
  fromMs: 0,
  toMs: 2900,
  factKey: 'tvlUsd',
  value: 412_600_000,
  formatter: 'currency.en',
};

describe('proofTable', () => {
  it('prints a line a figure and whether all of them have a source', () => {
    const standing = { ...FIGURE, scene: null, text: '7', factKey: null, value: null, formatter: 'none' };
    expect(proofTable({ complete: false, figures: [FIGURE, standing] }).split('\n')).toEqual([
      'seconds    scene  where   figure   fact    value      formatter',
      '0.00-2.90  1      screen  $412.6M  tvlUsd  412600000  currency.en',
      '0.00-2.90  all    screen  7        -       -          none',
      'Some figures have no source.',
      '',
    ]);
    expect(proofTable({ complete: true, figures: [FIGURE] })).toContain('Every figure has a source.');
  });
});
