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
