import { BadRequestError } from '@app/platform';
import { readFacts } from '@app/facts';
import { complianceOver } from './compliance-facts';

const RULE = { disclaimer: 'Not advice.' };
const RATE = { apyPct: 6.84 };

describe('the compliance preset', () => {
  it('takes its date and its source from the facts', () => {
    const facts = readFacts({ ...RATE, asOf: '2026-09-28T14:00:00Z', source: 'DefiLlama' });
    expect(complianceOver(RULE, facts)).toEqual({
      disclaimer: 'Not advice.',
      asOf: '{{asOf}}',
      source: '{{source}}',
    });
  });

  it.each([
    ['asOf', { source: 'DefiLlama' }],
    ['source', { asOf: '2026-09-28' }],
  ])('refuses data without %s', (missing, data) => {
    const refused = () => complianceOver(RULE, readFacts({ ...RATE, ...data }));
    expect(refused).toThrow(BadRequestError);
    expect(refused).toThrow(new RegExp(`^data.${missing} is needed[^;]*$`));
  });
});
