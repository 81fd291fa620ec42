import NOUNS_JA from './nouns.json';
import { counting, GRAMMAR_JA, moves } from './grammar.ja';
import type { Amount } from '../phrasebook/slots';

const FIGURE = { ref: '{{a}}' } as Amount;

describe('Japanese grammar', () => {
  it('puts counters after figures, and lets a counter stand for its noun', () => {
    expect(counting(FIGURE, NOUNS_JA.visitors)).toBe('来場者{{a}}人');
    expect(counting(FIGURE, NOUNS_JA.goals)).toBe('{{a}}ゴール');
    expect(counting(FIGURE, null)).toBe('{{a}}');
  });

  it('lets amounts grow and levels rise', () => {
    expect(moves(NOUNS_JA.deposits, 'up').past).toBe('増えました');
    expect(moves(NOUNS_JA.price, 'down').past).toBe('下がりました');
    expect(moves({ text: 'PENDLE', foreign: true }, 'up').noun).toBe('上昇');
  });

  it('joins two names by と and more by commas', () => {
    const name = (ref: string) => ({ ref, raw: ref, field: '' });
    expect(GRAMMAR_JA.list([name('A'), name('B')])).toBe('AとB');
    expect(GRAMMAR_JA.list([name('A'), name('B'), name('C')])).toBe('A、B、C');
  });

  it('writes bare years with their sign once', () => {
    expect(GRAMMAR_JA.at({ ref: '{{y}}', raw: '2026', unit: 'year' })).toBe('{{y}}年');
    expect(GRAMMAR_JA.at({ ref: '{{y}}', raw: '2026年', unit: 'year' })).toBe('{{y}}');
  });
});
