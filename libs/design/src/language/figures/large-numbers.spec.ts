import { readFacts } from '@app/facts';
import { matchFact } from '../../figures/match-fact';
import { readNumerals } from '../../figures/numerals/read-numerals';
import { languages } from '../languages';

/** Sizes of every order up to the largest whole number that a payload can hold exactly. */
const NUMBERS = [
  ...Array.from({ length: 16 }, (_, power) => [
    10 ** power,
    Math.round(1.234567 * 10 ** power),
    9 * 10 ** power,
  ]).flat(),
  ...Array.from({ length: 54 }, (_, power) => 2 ** power),
  Number.MAX_SAFE_INTEGER,
].filter((number) => number >= 1 && number <= Number.MAX_SAFE_INTEGER);

describe.each(languages)('large numbers in $code', (language) => {
  it.each([
    ['counts', { pageViews: 0 }],
    ['losses', { pageViews: -0 }],
    ['amounts', { revenueUsd: 0 }],
  ])('are shown for what they are as %s, and never as a power of ten', (what, shape) => {
    const [key = ''] = Object.keys(shape);
    for (const size of NUMBERS) {
      const number = what === 'losses' ? -size : size;
      const [fact] = readFacts({ [key]: number }).facts;
      if (!fact) throw new Error('a number is a fact');
      const { display, spoken } = language.writeFigure(fact).full;
      expect(`${display} ${spoken}`).not.toMatch(/\de[+-]?\d/i);
      const isTrue = readNumerals(display, language.code).some((numeral) => matchFact(numeral, fact) !== null);
      expect({ number, display, isTrue }).toEqual({ number, display, isTrue: true });
    }
  });
});
