import type { Fact } from '@app/facts';
import type { Language } from '../language';
import { nounOfFact } from '../lexicon';
import NOUNS_PT from './nouns.json';

const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const UNITS: ReadonlySet<string> = new Set([
  'hour',
  'week',
  'tonne',
  'pound',
  'mile',
  'mile-per-hour',
  'inch',
  'kilocalorie',
]);

/** What voices read as "um" and "dois" where a feminine noun asks for "uma" and "duas"; whole numbers under a hundred. */
export function inFeminine(spoken: string): string {
  return spoken.replace(/(?<![\d,.])(\d?)([12])(?![\d,.])/, (digits, ten: string, one: string) => {
    if (ten === '1') return digits;
    const word = one === '1' ? 'uma' : 'duas';
    return ten === '' || ten === '0' ? word : `${TENS[Number(ten)] ?? ''} e ${word}`;
  });
}

/** Counts and measures of feminine things, said in their gender: "duas vitórias", "vinte e uma horas". */
export function sayingGender(language: Language): Language {
  return {
    ...language,
    writeFigure: (fact) => {
      const forms = language.writeFigure(fact);
      if (!isFeminine(fact)) return forms;
      const said = (text: (typeof forms)['full']): typeof text => ({ ...text, spoken: inFeminine(text.spoken) });
      return { ...forms, full: said(forms.full), bare: said(forms.bare), signed: said(forms.signed) };
    },
  };
}

function isFeminine(fact: Fact): boolean {
  if (Math.abs(fact.number ?? 100) > 99) return false;
  if (fact.unit !== null && UNITS.has(fact.unit.id)) return true;
  const noun = fact.kind === 'count' ? nounOfFact(fact, NOUNS_PT) : null;
  return noun?.plural === true && noun.gender === 'f';
}
