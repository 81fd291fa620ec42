import type { Amount, Name } from '../phrasebook/slots';
import { agree, coin, counting, GRAMMAR_FR, movement, of, ofName, ofThe, pastText, the, toThe } from './grammar.fr';
import NOUNS_FR from './nouns.json';
import { pronounceFrench } from './pronounce.fr';

const called = (raw: string, field = ''): Name => ({ ref: `{{${raw}}}`, raw, field });
const amount = (number: number, spoken: string): Amount => ({ ref: '{{n}}', spoken, fact: { number } }) as Amount;

describe('French grammar', () => {
  it.each([
    ['price', 'le prix', 'du prix', 'au prix', 'de prix'],
    ['margin', 'la marge', 'de la marge', 'à la marge', 'de marge'],
    ['goal', 'l’objectif', 'de l’objectif', 'à l’objectif', 'd’objectif'],
    ['deposits', 'les dépôts', 'des dépôts', 'aux dépôts', 'de dépôts'],
    ['humidity', 'l’humidité', 'de l’humidité', 'à l’humidité', 'd’humidité'],
    ['height', 'la hauteur', 'de la hauteur', 'à la hauteur', 'de hauteur'],
  ] as const)('sets articles for %s', (word, article, genitive, dative, bare) => {
    const noun = NOUNS_FR[word];
    expect([the(noun), ofThe(noun), toThe(noun), of(noun)]).toEqual([article, genitive, dative, bare]);
  });

  it('leaves names of the payload without article', () => {
    expect(the({ text: 'Moons seen', foreign: true })).toBe('Moons seen');
  });

  it.each([
    ['Aave', 'd’{{Aave}}'],
    ['Bergen', 'de {{Bergen}}'],
    ['Harbour City', 'de {{Harbour City}}'],
    ['United', 'de {{United}}'],
    ['Épinal', 'd’{{Épinal}}'],
  ])('elides before %s', (raw, phrase) => {
    expect(ofName(called(raw))).toBe(phrase);
  });

  it.each([
    ['USDC', 'l’{{USDC}}'],
    ['DAI', 'le {{DAI}}'],
    ['Bitcoin', '{{Bitcoin}}'],
  ])('names the token %s', (raw, phrase) => {
    expect(coin(called(raw))).toBe(phrase);
  });

  it('counts: singular under two, "de" after a million', () => {
    const residents = NOUNS_FR.residents;
    expect(counting(amount(1, '1'), residents)).toBe('{{n}} habitant');
    expect(counting(amount(0, '0'), residents)).toBe('{{n}} habitant');
    expect(counting(amount(61, '61'), residents)).toBe('{{n}} habitants');
    expect(counting(amount(8.4e6, '8,4 millions'), residents)).toBe('{{n}} d’habitants');
  });

  it('agrees participles in gender and number', () => {
    expect([
      agree(NOUNS_FR.goal, 'Atteint'),
      agree(NOUNS_FR.share, 'Atteint'),
      agree(NOUNS_FR.donations, 'fixé'),
    ]).toEqual(['Atteint', 'Atteinte', 'fixés']);
  });

  it('sets times and places with their prepositions', () => {
    const at = (unit: Parameters<typeof GRAMMAR_FR.at>[0]['unit']) => GRAMMAR_FR.at({ ref: '{{t}}', raw: '', unit });
    expect([at('weekday'), at('day'), at('year'), at('quarter'), at('clock')]).toEqual([
      '{{t}}',
      'le {{t}}',
      'en {{t}}',
      'au {{t}}',
      'à {{t}}',
    ]);
    const where = (raw: string, field: string) => GRAMMAR_FR.where({ name: called(raw, field), role: 'house' });
    expect([where('Tide Museum', 'museum'), where('Opera', 'theatre'), where('Corner', 'bakery')]).toEqual([
      'au {{Tide Museum}}',
      'à l’{{Opera}}',
      'chez {{Corner}}',
    ]);
    expect(GRAMMAR_FR.where({ name: called('Acme'), role: 'owner' })).toBe('d’{{Acme}}');
  });

  it('says earlier spans and movements', () => {
    expect(pastText({ kind: 'last', span: 'month' })).toBe('le mois dernier');
    expect(pastText({ kind: 'month', month: 8 })).toBe('en août');
    expect(movement('down', { ref: '{{n}}', size: '{{n|size}}' })).toBe('en baisse de {{n|size}}');
  });

  it('says an elided article before a name with its vowel, not as a letter', () => {
    expect([pronounceFrench('l’'), pronounceFrench('D’'), pronounceFrench('USDC,')]).toEqual(['le', 'de', 'U S D C,']);
  });
});
