import { readFacts } from '../read-facts';

/** Labels by key. */
function labelsOf(data: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(readFacts(data).facts.map(({ key, label }) => [key, label]));
}

describe('a member that only names a time', () => {
  it.each([
    ['retentionPct', 'Retention'],
    ['logoChurnPct', 'Logo churn'],
    ['nps', 'Net promoter score'],
    ['waitTimeMin', 'Wait time'],
    ['ticketsOpen', 'Tickets open'],
  ])('takes its label from %s, even among named members', (object, label) => {
    const labels = labelsOf({ [object]: { current: 104, previous: 109, industryMedian: 102 } });
    expect(labels[`${object}/current`]).toBe(label);
  });
});

describe('a state with its earlier value', () => {
  it.each(['previous_month', 'last_year', 'prior_week', 'yesterday'])('is paired with its %s', (time) => {
    const data = { appointments: { booked: 4260, attended: 3919, missed: 341, [`missed_${time}`]: 462 } };
    const [pair] = readFacts(data).comparisons;
    expect(pair).toMatchObject({
      role: 'previous',
      subject: 'appointments/missed',
      other: `appointments/missed_${time}`,
    });
  });
});

describe('the earlier value of an object with a total', () => {
  it.each([
    { total: 73, night: 29, 'previous-season': 58 },
    { night: 29, total: 73, day: 44, previous_season: 58 },
    { total: 73, cancelled: 4, lastYear: 58 },
    { total: 73, new: 20, returning: 53, last_month: 58 },
    { online: 40, total: 73, priorQuarter: 58 },
    { total: 73, night: 29, 'previous-season': 58, 'ten-year-average': 61 },
    { total: 73, lastYear: 58, industryMedian: 61 },
  ])('belongs to the total: %j', (visits) => {
    const earlier = readFacts({ visits }).comparisons.filter(({ role }) => role === 'previous');
    expect(earlier).toMatchObject([{ subject: 'visits/total' }]);
  });
});
