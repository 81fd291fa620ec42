import { BadRequestError } from '@app/platform';
import { readFacts } from '@app/facts';
import { refuseClaims, complianceOver } from './compliance';

describe('words under the compliance preset', () => {
  it('takes what tells of now', () => {
    const words = { title: 'USDC on Base', cta: 'See the live rate', script: { scenes: [{ type: 'title' as const }] } };
    expect(() => refuseClaims(words, 'en')).not.toThrow();
  });

  it('names every place that tells of the future, with its words', () => {
    const scene = { type: 'data' as const, text: 'Rates will rise.', stats: [{ value: '6.84%', label: 'guaranteed' }] };
    const refused = () => refuseClaims({ title: 'Rates', cta: 'You will earn 7%', script: { scenes: [scene] } }, 'en');
    expect(refused).toThrow(BadRequestError);
    expect(refused).toThrow(/cta tells of the future or promises \("will[^"]*"\)/);
    expect(refused).toThrow(/script\.scenes\[0\]\.text /);
    expect(refused).toThrow(/script\.scenes\[0\]\.stats\[0\]\.label /);
  });

  it('reads the language of the video', () => {
    expect(() => refuseClaims({ cta: 'Die Zinsen werden steigen' }, 'de')).toThrow(BadRequestError);
  });
});

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
