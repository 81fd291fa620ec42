import { readFacts } from '@app/facts';
import { LANGUAGE_NAMES } from '@app/lingua';
import { IS_FULL } from '@app/testing';
import { sampleLine } from '@app/voices';
import { REGISTER_NAMES } from '../src/composer/wording';
import { languageOf, languages } from '../src/language/languages';
import { faultsOf } from './language-contract';
import { SMALL_PAYLOADS } from './small-payloads';
import { examples } from './payloads';

const payloads = [...examples(), ...SMALL_PAYLOADS];

describe.each(languages.map((language) => [language.code, language] as const))('videos in %s', (code, language) => {
  it.each(payloads)('are told in its own words: %s', (title, payload) => {
    const manners = IS_FULL
      ? REGISTER_NAMES
      : REGISTER_NAMES.filter((_, index) => index === (title.length + code.charCodeAt(0)) % 5);
    const faults = manners.flatMap((register, index) => faultsOf(language, payload, register, index + 1));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('is found by its code and its English name', () => {
    expect(languageOf(code)).toBe(language);
    expect(languageOf(LANGUAGE_NAMES[code])).toBe(language);
  });

  it('write and say figures and words as the samples of its voices do', () => {
    const [rise] = readFacts({ risePct: 8.4 }).facts;
    if (!rise) throw new RangeError('the payload has no figure');
    const { display, spoken } = language.writeFigure(rise).full;
    for (const token of sampleLine(code)) {
      if (token.figure === undefined) expect(token.spoken).toBe(language.pronounce(token.display));
      else
        expect([token.display, token.spoken]).toEqual([
          expect.stringContaining(display),
          expect.stringContaining(spoken),
        ]);
    }
  });
});

describe('languages', () => {
  it('knows tags and names without their brackets, and no others', () => {
    expect(languageOf('es-MX')?.code).toBe('es');
    expect(languageOf(' spanish ')?.code).toBe('es');
    expect(languageOf('Klingon')).toBeNull();
  });
});
