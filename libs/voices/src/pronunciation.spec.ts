import { Pronouncer } from './pronunciation';

const say = (list: Record<string, string>, line: string) =>
  new Pronouncer(list)
    .apply(line.split(' ').map((display) => ({ display, spoken: display })))
    .map(({ spoken }) => spoken)
    .join(' ');

describe('Pronouncer', () => {
  it('says whole words as the list has them and keeps their punctuation', () => {
    expect(say({ Aave: 'ah veh' }, 'On Aave, and Aaves too. (Aave)')).toBe('On ah veh, and Aaves too. (ah veh)');
  });

  it('prefers the entry in the same case and takes any other without', () => {
    const list = { US: 'you ess', us: 'uhss' };
    expect(say(list, 'US us Us')).toBe('you ess uhss uhss');
  });

  it('keeps a possessive', () => {
    expect(say({ Aave: 'ah veh' }, "Aave's rate")).toBe("ah veh's rate");
  });

  it('says runs of words, also over several tokens, and never through a comma', () => {
    expect(say({ 'São Paulo': 'sow powloo' }, 'In São Paulo. São, Paulo')).toBe('In sow powloo.  São, Paulo');
  });

  it('never changes captions', () => {
    const [token] = new Pronouncer({ Aave: 'ah veh' }).apply([{ display: 'Aave', spoken: 'Aave' }]);
    expect(token).toEqual({ display: 'Aave', spoken: 'ah veh' });
  });

  it('works inside a name that a figure is spoken with, and never on digits', () => {
    const tokens = new Pronouncer({ USDC: 'you ess dee see', '5': 'nine', five: '9' }).apply([
      { display: '5M USDC', spoken: '5 million USDC, five' },
    ]);
    expect(tokens[0]?.spoken).toBe('5 million you ess dee see, five');
  });

  it('matches words in other scripts', () => {
    expect(say({ Ёлка: 'йолка' }, 'ёлка!')).toBe('йолка!');
  });

  it('matches Arabic words whether or not their vowels are written', () => {
    expect(say({ المجمع: 'الحوض' }, 'المُجَمَّع،')).toBe('الحوض،');
    expect(say({ المُجَمَّع: 'الحوض' }, 'المجمع')).toBe('الحوض');
  });
});
