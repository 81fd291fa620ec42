import { pronouncer } from '../pronouncer';

/** How Arabic voices are handed plain words. */
export const pronounceArabic = pronouncer({
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
