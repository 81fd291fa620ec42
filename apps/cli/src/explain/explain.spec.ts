import { meaningOf, readFacts } from '@app/facts';
import { ExplainWordsError, readExplainWords } from './explain-words';
import { meaningTable } from './meaning-table';

describe('npm run explain', () => {
  it('reads its words in any order', () => {
    expect(readExplainWords(['a.json'])).toEqual({ payload: 'a.json', fields: null, json: false });
    expect(readExplainWords(['--json', '--fields', 'f.json', 'a.json'])).toEqual({
      payload: 'a.json',
      fields: 'f.json',
      json: true,
    });
  });

  it.each([[[]], [['--json']], [['a.json', 'b.json']], [['a.json', '--fields']], [['a.json', '--colour']]])(
    'answers how it is used to %j',
    (words) => {
      expect(() => readExplainWords(words)).toThrow(ExplainWordsError);
    },
  );

  it('prints a fact a line, with what it is compared with', () => {
    const table = meaningTable(meaningOf(readFacts({ priceUsd: 4, previousPriceUsd: 3 })));
    const [head, first, second] = table.split('\n');
    expect(head).toMatch(/^key +label +reading +sure +rule/);
    expect(first).toMatch(/^priceUsd +.*currency 4 USD +stated .*previous previousPriceUsd$/);
    expect(second).toMatch(/^previousPriceUsd /);
  });
});
