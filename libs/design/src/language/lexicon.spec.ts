import { readFacts } from '@app/facts';
import NOUNS_DE from './de/nouns.json';
import { languages } from './languages';
import NOUNS_IT from './it/nouns.json';
import { type Lexicon, nounOfFact } from './lexicon';

const nounOf = (data: Record<string, unknown>, lexicon: Lexicon = NOUNS_IT) => {
  const fact = readFacts(data).facts.find(({ number, kind }) => number !== null || kind === 'name');
  return fact ? nounOfFact(fact, lexicon) : null;
};

describe('nounOfFact', () => {
  it('calls the seats of a house places, and those of a party seats', () => {
    expect(nounOf({ seats: 96 })?.text).toBe('posti');
    expect(nounOf({ council: { seats: 31 } })?.text).toBe('seggi');
  });

  it('tells one thing that is measured in the singular', () => {
    expect(nounOf({ servingGrams: 45 }, NOUNS_DE)).toMatchObject({ text: 'Portion', plural: false });
    expect(nounOf({ servings: 4 }, NOUNS_DE)).toMatchObject({ text: 'Portionen', plural: true });
  });

  it('gives a person the singular of what many are called', () => {
    expect(nounOf({ player: 'Ines Duarte' })).toMatchObject({ text: 'giocatore', plural: false });
  });

  it('keeps words that no lexicon has to the payload', () => {
    expect(nounOf({ blorp: 4 })).toBeNull();
  });
});

describe('the nouns of a language', () => {
  it.each(languages.map(({ code }) => code))('are said without digits, for every figure needs its fact: %s', (code) => {
    const nouns = require(`./${code}/nouns.json`) as Lexicon;
    const texts = Object.values(nouns).flatMap(({ text, one = '', forms = {} }) => [
      text,
      one,
      ...Object.values(forms),
    ]);
    expect(texts.filter((text) => /\p{N}/u.test(text))).toEqual([]);
  });
});
