import type { Fact } from '@app/facts';
import { readFacts } from '@app/facts';
import { accusative, counting, moves, moving, pastText, verb } from './grammar.ar';
import NOUNS_AR from './nouns.json';

function count(visitors: number): Fact {
  const fact = readFacts({ visitors }).facts[0];
  if (!fact) throw new Error('no fact');
  return fact;
}

describe('Arabic grammar', () => {
  it.each([
    [1, '# زائر'],
    [3, '# زوار'],
    [10, '# زوار'],
    [11, '# زائرًا'],
    [99, '# زائرًا'],
    [100, '# زائر'],
    [103, '# زوار'],
    [1204, '# زوار'],
    [341000, '# زائر'],
    [8400000, '# زائر'],
  ])('puts what %d counts in the form that the number asks for', (visitors, words) => {
    expect(counting({ ref: '#', fact: count(visitors) }, NOUNS_AR.visitors)).toBe(words);
  });

  it('puts every word of a counted noun in the accusative, feminine ones as they are', () => {
    expect(accusative('حساب جديد')).toBe('حسابًا جديدًا');
    expect(accusative('نقطة')).toBe('نقطة');
    expect(counting({ ref: '#', fact: count(61) }, NOUNS_AR.points)).toBe('# نقطة');
  });

  it('lets verbs agree with the noun, and stay masculine before a foreign name', () => {
    expect(moves('up', NOUNS_AR.price)).toBe('ارتفع');
    expect(moves('down', NOUNS_AR.revenue)).toBe('انخفضت');
    expect(moves('up', NOUNS_AR.deposits)).toBe('ارتفعت');
    expect(verb({ text: 'Moons seen', foreign: true }, 'بلغ', 'بلغت')).toBe('بلغ');
  });

  it('tells a change of the thing that changed', () => {
    expect(moving(NOUNS_AR['tvl change'])).toEqual({ text: 'الودائع', gender: 'f' });
    expect(moving(NOUNS_AR['price change'])).toEqual({ text: 'السعر', gender: 'm' });
  });

  it('names earlier spans', () => {
    expect(pastText({ kind: 'last', span: 'month' })).toBe('الشهر الماضي');
    expect(pastText({ kind: 'month', month: 8 })).toBe('في أغسطس');
    expect(pastText(null)).toBe('قبل ذلك');
  });
});
