import { readFacts } from '@app/facts';
import type { Amount, Name } from '../phrasebook/slots';
import {
  amountOf,
  bareDative,
  counting,
  GRAMMAR_DE,
  inNone,
  lies,
  pastText,
  periodWith,
  the,
  theDative,
  withSum,
} from './grammar.de';
import { inThe } from './lead-rows.de';
import NOUNS_DE from './nouns.json';

function amount(data: Record<string, unknown>): Amount {
  const fact = readFacts(data).facts[0];
  if (!fact) throw new Error('no fact');
  return { ref: 'X', full: 'X', bare: 'X', desk: 'X', size: 'X', signed: 'X', fact, spoken: '' };
}

const named = (raw: string, field: string): Name => ({ ref: raw, raw, field });
const points = amount({ points: 61 });

describe('German grammar', () => {
  it('gives articles by gender and number, none to names', () => {
    const { price, utilization, goal, deposits } = NOUNS_DE;
    expect([price, utilization, goal, deposits].map(the)).toEqual([
      'der Preis',
      'die Auslastung',
      'das Ziel',
      'die Einlagen',
    ]);
    expect(the({ text: 'T-bill', foreign: true })).toBe('T-bill');
  });

  it('bends adjectives after an article, not after a number', () => {
    const noun = NOUNS_DE['new accounts'];
    expect([the(noun), theDative(noun), counting(points, noun)]).toEqual([
      'die neuen Konten',
      'den neuen Konten',
      'X neue Konten',
    ]);
    expect(theDative(NOUNS_DE['feels like'])).toBe('der gefühlten Temperatur');
  });

  it('adds the n of the dative plural where it belongs', () => {
    const { points: score, votes, likes, goals } = NOUNS_DE;
    expect([score, votes, likes, goals].map(bareDative)).toEqual(['Punkten', 'Stimmen', 'Likes', 'Toren']);
    expect(withSum(points, score)).toBe('mit X Punkten');
    expect(withSum(amount({ points: 1 }), score)).toBe('mit X Punkt');
  });

  it('contracts "bei dem" to "beim"', () => {
    expect([NOUNS_DE.revenue, NOUNS_DE.rent, NOUNS_DE.wins].map(inThe)).toEqual([
      'beim Umsatz',
      'bei der Miete',
      'bei den Siegen',
    ]);
  });

  it('lets the number of things rise, not the things, and sums by themselves', () => {
    expect(the(amountOf(NOUNS_DE.visitors))).toBe('die Zahl der Besucher');
    expect(the(amountOf(NOUNS_DE['active users']))).toBe('die Zahl der aktiven Nutzer');
    expect(the(amountOf(NOUNS_DE.deposits))).toBe('die Einlagen');
  });

  it('keeps units that would bend away from "bei"', () => {
    expect(lies(NOUNS_DE.wait, amount({ waitMinutes: 17 }))).toBe('die Wartezeit liegt bei X');
    expect(lies(NOUNS_DE.wait, amount({ waitDays: 3 }))).toBe('die Wartezeit beträgt X');
  });

  it('agrees with periods', () => {
    const best = (['day', 'week', 'year'] as const).map((period) =>
      periodWith(period, 'der beste', 'die beste', 'das beste'),
    );
    expect(best).toEqual(['der beste Tag', 'die beste Woche', 'das beste Jahr']);
    expect([inNone('day'), inNone('week'), inNone('quarter')]).toEqual([
      'an keinem Tag',
      'in keiner Woche',
      'in keinem Quartal',
    ]);
  });

  it('names earlier times', () => {
    expect(pastText({ kind: 'last', span: 'month' })).toBe('letzten Monat');
    expect(pastText({ kind: 'earlier', span: 'year' })).toBe('im Jahr davor');
    expect(pastText({ kind: 'month', month: 8 })).toBe('im August');
    expect(pastText(null)).toBe('zuvor');
  });

  it('chooses prepositions of place and lists names', () => {
    expect(GRAMMAR_DE.where({ name: named('Base', 'chain'), role: 'chain' })).toBe('auf Base');
    expect(GRAMMAR_DE.where({ name: named('Gate B', 'gate'), role: 'spot' })).toBe('an Gate B');
    expect(GRAMMAR_DE.where({ name: named('Tide Museum', 'museum'), role: 'house' })).toBe('im Tide Museum');
    expect(GRAMMAR_DE.where({ name: named('Tin', 'company'), role: 'owner' })).toBe('bei Tin');
    expect(GRAMMAR_DE.list([named('A', ''), named('B', ''), named('C', '')])).toBe('A, B und C');
  });
});
