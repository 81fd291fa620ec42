import { tokenizeLine } from './tokenize-line';

const shown = (display: string, spoken = display) => ({ forms: { full: { display, spoken } } });
const FIGURES = {
  tvlUsd: shown('$412.6M', '412.6 million dollars'),
  apyPct: {
    forms: { full: { display: '6.84%', spoken: '6.84 percent' }, bare: { display: '6.84', spoken: '6.84' } },
  },
  'change7dPct#size': shown('8.4%', '8.4 percent'),
  'change7dPct#window': shown('seven days'),
  name: shown('The Harbour City Library Fund'),
  asset: shown('USDC', 'U S D C'),
};
const tokens = (line: string) => tokenizeLine(line, FIGURES, (word) => word);

describe('cutting a line into words', () => {
  it('keeps a short figure whole with its punctuation', () => {
    expect(tokens('Deposits: {{tvlUsd}}, up.')).toEqual([
      { display: 'Deposits:', spoken: 'Deposits:' },
      { display: '$412.6M,', spoken: '412.6 million dollars,', figure: 'tvlUsd' },
      { display: 'up.', spoken: 'up.' },
    ]);
  });

  it('keeps a mark with the word before its no-break space', () => {
    expect(tokens('Dépôts\u00a0: {{tvlUsd}}\u00a0!').map(({ display }) => display)).toEqual([
      'Dépôts\u00a0:',
      '$412.6M\u00a0!',
    ]);
  });

  it('cuts behind full-width marks, where no space stands', () => {
    expect(tokens('{{apyPct}}。{{tvlUsd}}，{{asset}}！').map(({ display, figure }) => [display, figure])).toEqual([
      ['6.84%。', 'apyPct'],
      ['$412.6M，', 'tvlUsd'],
      ['USDC！', 'asset'],
    ]);
  });

  it('drops the unit of a bare form', () => {
    expect(tokens('{{apyPct|bare}}.')).toEqual([{ display: '6.84.', spoken: '6.84.', figure: 'apyPct' }]);
  });

  it('keeps the words of a short figure together', () => {
    expect(tokens('down {{change7dPct#size}} in {{change7dPct#window}}').map((token) => token.display)).toEqual([
      'down',
      '8.4%',
      'in',
      'seven days',
    ]);
  });

  it('cuts a long name into words that keep its key', () => {
    const words = tokens('{{name}}.');
    expect(words.map((word) => word.display)).toEqual(['The', 'Harbour', 'City', 'Library', 'Fund.']);
    expect(words.every((word) => word.figure === 'name')).toBe(true);
  });

  it('reads a ticker out and keeps a possessive with its name', () => {
    expect(tokens("{{asset}}'s yield")[0]).toMatchObject({ display: "USDC's", figure: 'asset' });
    expect(tokens('{{asset}} earns')[0]).toMatchObject({ display: 'USDC', spoken: 'U S D C' });
  });

  it('cuts Chinese and Japanese where they are read, particles with what they follow', () => {
    const japanese = tokens('Baseのドルは{{apyPct}}。');
    expect(japanese.map((token) => token.display)).toEqual(['Baseの', 'ドルは', '6.84%。']);
    const chinese = tokens('年收益率{{apyPct}}，高于国债。');
    expect(chinese.map((token) => token.display).join('')).toBe('年收益率6.84%，高于国债。');
    expect(chinese.find((token) => token.figure === 'apyPct')?.display).toBe('6.84%，');
  });

  it('leaves Arabic words in their order', () => {
    expect(tokens('يدرّ الدولار {{apyPct}} سنويًا.').map((token) => token.display)).toEqual([
      'يدرّ',
      'الدولار',
      '6.84%',
      'سنويًا.',
    ]);
  });
});
