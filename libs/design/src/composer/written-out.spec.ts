import { readFacts } from '@app/facts';
import { writtenOut } from './written-out';

const labelsOf = (data: object, ...texts: string[]): string[] =>
  writtenOut(readFacts(data), texts).facts.map(({ label }) => label);

describe('labels that a text writes out', () => {
  it.each([
    [{ ChrAbsPct: 18.9 }, 'Chronic absenteeism, Redfield', 'Chronic absenteeism'],
    [{ chr_abs_pct: 18.9 }, 'How chronic absenteeism fell', 'Chronic absenteeism'],
    [{ ordProcHours: 9 }, 'How order processing went', 'Order processing'],
    [{ kund_zufr_pct: 31 }, 'Kundschaft und ihre Kundenzufriedenheit: Kunden Zufriedenheit', 'Kunden Zufriedenheit'],
  ])('take its words: %j', (data, text, label) => {
    expect(labelsOf(data, text)).toEqual([label]);
  });

  it.each([
    ['one word alone', { part: 4 }, 'Our partners'],
    ['words that are whole', { sale_cost: 4 }, 'Sales costs'],
    ['words apart', { chr_abs: 4 }, 'Chronic or other absenteeism'],
  ])('stay where it has %s', (_, data, text) => {
    expect(labelsOf(data, text)).toEqual(labelsOf(data));
  });
});
