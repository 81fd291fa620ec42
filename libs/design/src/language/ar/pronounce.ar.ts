import { pronouncer } from '../pronouncer';
import { vowelledText } from './vowelled.ar';

const pronounceWritten = pronouncer({
  asSaid: {
    DeFi: 'Defi',
    DefiLlama: 'Defi Llama',
    NASA: 'nasa',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendle',
    vs: 'ضد',
    'vs.': 'ضد',
    '&': 'و',
    '/': 'أو',
  },
  dot: ' نُقطَة ',
  slash: ' شَرطَة ',
  spells: true,
});

/** How Arabic voices are handed plain words: with their vowels where the house wrote them. */
export function pronounceArabic(word: string): string {
  return vowelledText(pronounceWritten(word));
}
