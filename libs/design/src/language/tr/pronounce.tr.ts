import { pronouncer } from '../pronouncer';

/** How Turkish voices are handed plain words. */
export const pronounceTurkish = pronouncer({
  asSaid: {
    DeFi: 'difay',
    DefiLlama: 'Difay Lama',
    NASA: 'nasa',
    NATO: 'nato',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendıl',
    Base: 'Beys',
    Aave: 'Ave',
    GSYH: 'G S Y H',
    vs: 'karşı',
    'vs.': 'karşı',
    '&': 've',
    '/': 'veya',
    'T-bill': 'ti bil',
  },
  dot: ' nokta ',
  slash: ' bölü ',
  spells: true,
});
