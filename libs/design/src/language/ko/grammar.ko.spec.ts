import { finalSound, josa } from './final-sound.ko';
import { counting, GRAMMAR_KO, moves, subject, topic } from './grammar.ko';
import { c, n, u } from './nouns.ko';
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
    expect(topic(n('이용률'))).toBe('이용률은');
    expect(subject(n('비용'))).toBe('비용이');
    expect(topic({ text: '{{/q1|label}}', foreign: true })).toBe('{{/q1|label}},');
  });

  it('puts counters after figures', () => {
    expect(counting(FIGURE, c('방문객', '명'))).toBe('방문객 {{a}}명');
    expect(counting(FIGURE, u('점수', '점'))).toBe('{{a}}점');
  });

  it('lets amounts grow and levels rise', () => {
    expect(moves(n('예치금'), 'up').past).toBe('늘었습니다');
    expect(moves(n('가격'), 'down').past).toBe('내렸습니다');
  });

  it('joins two names by the particle that fits', () => {
    const name = (raw: string) => ({ ref: raw, raw, field: '' });
    expect(GRAMMAR_KO.list([name('Bergen'), name('Oslo')])).toBe('Bergen과 Oslo');
    expect(GRAMMAR_KO.list([name('Oslo'), name('Bergen')])).toBe('Oslo와 Bergen');
  });
});
