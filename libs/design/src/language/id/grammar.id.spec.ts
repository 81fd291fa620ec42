import { GRAMMAR_ID, movement, pastText, placeWord, within } from './grammar.id';

const name = (ref: string) => ({ ref, raw: ref, field: 'team' });

describe('Indonesian grammar', () => {
  it('sets times with their preposition', () => {
    const at = (time: Parameters<typeof GRAMMAR_ID.at>[0]): string => GRAMMAR_ID.at(time);
    expect(at({ ref: '{{x}}', raw: 'Sabtu', unit: 'weekday' })).toBe('pada hari {{x}}');
    expect(at({ ref: '{{x}}', raw: '14:00', unit: 'clock' })).toBe('pukul {{x}}');
    expect(at({ ref: '{{x}}', raw: 'Q1', unit: 'quarter' })).toBe('pada {{x}}');
    expect(at({ ref: '{{x}}', raw: 'W12', unit: 'week' })).toBe('pada minggu {{x}}');
    expect(at({ ref: '{{x}}', raw: 'Week 12', unit: 'week' })).toBe('pada {{x}}');
  });

  it('lists two with "dan" and three with a comma before it', () => {
    expect(GRAMMAR_ID.list([name('A'), name('B')])).toBe('A dan B');
    expect(GRAMMAR_ID.list([name('A'), name('B'), name('C')])).toBe('A, B, dan C');
  });

  it('names earlier spans, places and movements', () => {
    expect(pastText({ kind: 'last', span: 'month' })).toBe('bulan lalu');
    expect(pastText({ kind: 'month', month: 8 })).toBe('pada Agustus');
    expect(placeWord(2)).toBe('kedua');
    expect(placeWord(11)).toBeNull();
    expect(movement('down', { ref: '{{x}}', size: '{{x#size}}' })).toBe('turun {{x#size}}');
    expect(within('')).toBe('');
  });

  it('sets what owns before nothing and towns after "di"', () => {
    expect(GRAMMAR_ID.where({ name: name('Bergen'), role: 'city' })).toBe('di Bergen');
    expect(GRAMMAR_ID.where({ name: name('Corner Bakery'), role: 'owner' })).toBe('Corner Bakery');
  });
});
