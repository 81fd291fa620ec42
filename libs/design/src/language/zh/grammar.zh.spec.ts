import { readNumerals } from '../../figures/numerals/read-numerals';
import { compared, counting, onePeriod, pastText, reaches } from './grammar.zh';
import NOUNS_ZH from './nouns.json';
import { numberWords } from './spoken-numbers.zh';

describe('Chinese grammar', () => {
  it.each([
    ['new accounts', '#个新账户'],
    ['points', '#分'],
    ['votes', '#票'],
    ['trees', '#棵树'],
    ['goals', '#个进球'],
  ] as const)('counts %s with their measure word', (field, words) => {
    expect(counting({ ref: '#' }, NOUNS_ZH[field])).toBe(words);
  });

  it('leaves a figure without a noun alone', () => {
    expect(counting({ ref: '#' }, null)).toBe('#');
  });

  it('has counted things grow in number, measured ones in height', () => {
    expect([compared(NOUNS_ZH.visitors, true), reaches(NOUNS_ZH.visitors, true)]).toEqual(['多', '增至']);
    expect([compared(NOUNS_ZH.churn, false), reaches(NOUNS_ZH.churn, false)]).toEqual(['低', '降至']);
  });

  it('names earlier spans and single periods', () => {
    expect(pastText({ kind: 'last', span: 'month' })).toBe('上月');
    expect(pastText({ kind: 'month', month: 8 })).toBe('八月');
    expect(pastText(null)).toBe('此前');
    expect(onePeriod('month')).toBe('一个月');
  });

  it.each([
    '0',
    '10',
    '12',
    '20',
    '101',
    '110',
    '1002',
    '1204',
    '2026',
    '18400',
    '20002',
    '341000',
    '102030',
    '1000001',
    '3.806',
    '6.84',
    '10.05',
  ])('says %s in characters that read as the same number', (digits) => {
    const [read] = readNumerals(numberWords(digits), 'zh');
    expect(read?.amounts.map(({ value }) => value)).toContain(Number(digits));
  });

  it('reads a place behind 第 as a place', () => {
    expect(readNumerals('第三是', 'zh')).toMatchObject([{ form: 'ordinal' }]);
  });
});
