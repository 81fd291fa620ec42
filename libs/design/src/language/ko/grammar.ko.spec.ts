import { finalSound, josa } from './final-sound.ko';
import { counting, GRAMMAR_KO, moves, subject, topic } from './grammar.ko';
import NOUNS_KO from './nouns.json';
import type { Amount } from '../phrasebook/slots';

const FIGURE = { ref: '{{a}}' } as Amount;

describe('Korean particles', () => {
  it.each([
    ['매출', '은', '이', '로'],
    ['금리', '는', '가', '로'],
    ['달러', '는', '가', '로'],
    ['퍼센트', '는', '가', '로'],
    ['육점팔', '은', '이', '로'],
    ['토요일', '은', '이', '로'],
    ['2026', '은', '이', '으로'],
    ['Q1', '은', '이', '로'],
    ['USDC', '는', '가', '로'],
    ['PENDLE', '은', '이', '로'],
    ['Aave', '는', '가', '로'],
    ['Base', '는', '가', '로'],
    ['Eastvale', '은', '이', '로'],
    ['Bergen', '은', '이', '으로'],
    ['Kings Lane', '은', '이', '으로'],
    ['Moor Town', '은', '이', '으로'],
    ['Market', '은', '이', '으로'],
    ['Bank', '는', '가', '로'],
    ['Harbour City', '는', '가', '로'],
  ])('%s takes %s, %s and %s', (word, is, does, to) => {
    const taken = [josa(word, '은', '는'), josa(word, '이', '가'), josa(word, '으로', '로')];
    expect(taken).toEqual([is, does, to]);
  });

  it('looks past closing marks', () => {
    expect(finalSound('USD (달러)')).toBe('vowel');
    expect(finalSound('“매출”')).toBe('rieul');
  });
});

describe('Korean grammar', () => {
  it('lets nouns take their particles, and references a comma', () => {
    expect(topic(NOUNS_KO.utilization)).toBe('이용률은');
    expect(subject(NOUNS_KO.costs)).toBe('비용이');
    expect(topic({ text: '{{/q1|label}}', foreign: true })).toBe('{{/q1|label}},');
  });

  it('puts counters after figures', () => {
    expect(counting(FIGURE, NOUNS_KO.visitors)).toBe('방문객 {{a}}명');
    expect(counting(FIGURE, NOUNS_KO.points)).toBe('{{a}}점');
  });

  it('lets amounts grow and levels rise', () => {
    expect(moves(NOUNS_KO.deposits, 'up').past).toBe('늘었습니다');
    expect(moves(NOUNS_KO.price, 'down').past).toBe('내렸습니다');
  });

  it('joins two names by the particle that fits', () => {
    const name = (raw: string) => ({ ref: raw, raw, field: '' });
    expect(GRAMMAR_KO.list([name('Bergen'), name('Oslo')])).toBe('Bergen과 Oslo');
    expect(GRAMMAR_KO.list([name('Oslo'), name('Bergen')])).toBe('Oslo와 Bergen');
  });
});
