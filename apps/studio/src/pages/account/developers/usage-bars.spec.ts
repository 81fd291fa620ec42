import { usageBars } from './usage-bars';

const ROWS = [
  { month: '2026-09', keyId: 'key_1', kind: 'render', works: 1, credits: 10 },
  { month: '2026-11', keyId: null, kind: 'design', works: 1, credits: 480 },
  { month: '2026-11', keyId: 'key_1', kind: 'render', works: 2, credits: 20 },
];
const UNTIL = new Date('2026-11-29T00:00:00Z');

describe('bars of usage', () => {
  it('stand for every month, the largest part first', () => {
    expect(usageBars(ROWS, 'kind', 'studio', UNTIL)).toEqual({
      parts: ['design', 'render'],
      bars: [
        { month: '2026-09', credits: [0, 10], total: 10 },
        { month: '2026-10', credits: [0, 0], total: 0 },
        { month: '2026-11', credits: [480, 20], total: 500 },
      ],
      most: 500,
    });
  });

  it('are divided by key, with the studio beside them', () => {
    const { parts, bars } = usageBars(ROWS, 'key', 'studio', UNTIL);
    expect([parts, bars.at(-1)?.credits]).toEqual([
      ['studio', 'key_1'],
      [480, 20],
    ]);
  });

  it('are one empty month where nothing was charged', () => {
    expect(usageBars([], 'kind', 'studio', UNTIL)).toEqual({
      parts: [],
      bars: [{ month: '2026-11', credits: [], total: 0 }],
      most: 1,
    });
  });
});
