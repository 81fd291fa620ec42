import type { Noun } from '../lexicon';
import { agree, GRAMMAR_HI, hasMoved, inAny, moved, oblique, ofA, placed, rankWord } from './grammar.hi';
import NOUNS_HI from './nouns.json';

const FOREIGN: Noun = { text: 'Moons seen', foreign: true };

describe('Hindi nouns', () => {
  it.each([
    [NOUNS_HI.profit, 'मुनाफ़े'],
    [NOUNS_HI.price, 'कीमत'],
    [NOUNS_HI.rent, 'किराये'],
    [NOUNS_HI.customers, 'ग्राहकों'],
    [NOUNS_HI['new accounts'], 'नए खातों'],
    [NOUNS_HI.books, 'किताबों'],
    [NOUNS_HI.reviews, 'समीक्षाओं'],
    [NOUNS_HI.jobs, 'नौकरियों'],
    [NOUNS_HI.employees, 'कर्मचारियों'],
    [NOUNS_HI.voters, 'मतदाताओं'],
    [NOUNS_HI.signups, 'साइन-अप'],
    [NOUNS_HI.views, 'व्यू'],
    [NOUNS_HI.open, 'खुले भाव'],
    [NOUNS_HI['wait time'], 'इंतज़ार के समय'],
    [NOUNS_HI.apy, 'सालाना रिटर्न'],
    [NOUNS_HI.draws, 'ड्रॉ'],
    [FOREIGN, 'Moons seen'],
  ])('%# stand before postpositions as %s', (noun, form) => {
    expect(oblique(noun)).toBe(form);
  });

  it.each([
    [NOUNS_HI.profit, 'का', 'बढ़ा', 'बढ़ा है'],
    [NOUNS_HI.price, 'की', 'बढ़ी', 'बढ़ी है'],
    [NOUNS_HI.customers, 'के', 'बढ़े', 'बढ़े हैं'],
    [NOUNS_HI.books, 'की', 'बढ़ीं', 'बढ़ी हैं'],
    [FOREIGN, 'का', 'बढ़ा', 'बढ़ा है'],
  ])('%# take %s and verbs that agree', (noun, of, rose, hasRisen) => {
    expect([ofA(noun), moved('up', noun), hasMoved('up', noun)]).toEqual([of, rose, hasRisen]);
  });

  it('goes with adjectives in gender and number, names as masculine', () => {
    expect(agree(NOUNS_HI.price, 'ऊँचा', 'ऊँची', 'ऊँचे')).toBe('ऊँची');
    expect(agree(null, 'ऊँचा', 'ऊँची', 'ऊँचे')).toBe('ऊँचा');
  });
});

describe('Hindi places and times', () => {
  const name = { ref: 'Acme', raw: 'Acme', field: 'company' };

  it('says whose a figure is in the gender of what is owned', () => {
    const where = GRAMMAR_HI.where({ name, role: 'owner' });
    expect(placed(where, NOUNS_HI.price)).toBe('Acme की');
    expect(placed(where, NOUNS_HI.customers)).toBe('Acme के');
    expect(placed(GRAMMAR_HI.where({ name, role: 'city' }), NOUNS_HI.price)).toBe('Acme में');
  });

  it.each([
    ['weekday', 'शनिवार', 'शनिवार को'],
    ['month', 'अगस्त', 'अगस्त में'],
    ['clock', '14:00', '14:00'],
    ['clock', '07:21', '07:21 पर'],
  ] as const)('sets a %s with its postposition', (unit, raw, at) => {
    expect(GRAMMAR_HI.at({ ref: raw, raw, unit })).toBe(at);
  });

  it('counts places in words and none beyond the tenth', () => {
    expect(rankWord(1)).toBe('पहले नंबर की टीम');
    expect(rankWord(11)).toBeNull();
  });

  it('says "in no month" with a postposition, "on no day" without', () => {
    expect([inAny('day'), inAny('month')]).toEqual(['किसी भी दिन', 'किसी भी महीने में']);
  });
});
