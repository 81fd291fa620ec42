import type { Amount, Name } from '../phrasebook/slots';
import { agree, coin, counting, GRAMMAR_PT, inThe, movement, ofThe, pastText, the } from './grammar.pt';
import NOUNS_PT from './nouns.json';

const called = (raw: string, field = ''): Name => ({ ref: `{{${raw}}}`, raw, field });
const amount = (number: number, spoken: string): Amount => ({ ref: '{{n}}', spoken, fact: { number } }) as Amount;

describe('Portuguese grammar', () => {
  it.each([
    ['price', 'o preço', 'do preço', 'no preço'],
    ['margin', 'a margem', 'da margem', 'na margem'],
    ['deposits', 'os depósitos', 'dos depósitos', 'nos depósitos'],
    ['sales', 'as vendas', 'das vendas', 'nas vendas'],
  ] as const)('contracts articles for %s', (word, article, genitive, place) => {
    const noun = NOUNS_PT[word];
    expect([the(noun), ofThe(noun), inThe(noun)]).toEqual([article, genitive, place]);
  });

  it('leaves names of the payload without article', () => {
    const noun = { text: 'Moons seen', foreign: true };
    expect([the(noun), ofThe(noun), inThe(noun)]).toEqual(['Moons seen', 'de Moons seen', 'em Moons seen']);
  });

  it.each([
    ['sábado', 'no {{t}}'],
    ['domingo', 'no {{t}}'],
    ['segunda-feira', 'na {{t}}'],
    ['quarta-feira', 'na {{t}}'],
  ])('sets %s with its preposition', (raw, phrase) => {
    expect(GRAMMAR_PT.at({ ref: '{{t}}', raw, unit: 'weekday' })).toBe(phrase);
  });

  it('sets clocks, months and quarters with theirs', () => {
    const at = (raw: string, unit: 'clock' | 'month' | 'quarter') => GRAMMAR_PT.at({ ref: '{{t}}', raw, unit });
    expect([at('14h', 'clock'), at('1h05', 'clock'), at('agosto', 'month'), at('Q3', 'quarter')]).toEqual([
      'às {{t}}',
      'à {{t}}',
      'em {{t}}',
      'no {{t}}',
    ]);
  });

  it('sets places with theirs', () => {
    const where = (field: string) => GRAMMAR_PT.where({ name: called('Tide', field), role: 'house' });
    expect([where('museum'), where('bakery')]).toEqual(['no {{Tide}}', 'na {{Tide}}']);
    expect(GRAMMAR_PT.where({ name: called('Acme', 'company'), role: 'owner' })).toBe('da {{Acme}}');
    expect(coin(called('USDC'))).toBe('o {{USDC}}');
  });

  it('counts: singular of one, "de" after a million', () => {
    const wins = NOUNS_PT.wins;
    expect(counting(amount(1, 'uma'), wins)).toBe('{{n}} vitória');
    expect(counting(amount(0, '0'), wins)).toBe('{{n}} vitórias');
    expect(counting(amount(8.4e6, '8,4 milhões'), NOUNS_PT.residents)).toBe('{{n}} de moradores');
  });

  it('agrees participles in gender and number', () => {
    expect([
      agree(NOUNS_PT.goal, 'fixado'),
      agree(NOUNS_PT.price, 'fixado'),
      agree(NOUNS_PT.donations, 'fixado'),
    ]).toEqual(['fixada', 'fixado', 'fixadas']);
  });

  it('says earlier spans and movements', () => {
    expect(pastText({ kind: 'earlier', span: 'season' })).toBe('na temporada anterior');
    expect(pastText({ kind: 'month', month: 8 })).toBe('em agosto');
    expect(movement('up', { ref: '{{n}}', size: '{{n|size}}' })).toBe('alta de {{n|size}}');
  });
});
