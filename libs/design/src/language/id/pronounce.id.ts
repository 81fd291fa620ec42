import { pronouncer } from '../pronouncer';

/** How Indonesian voices are handed plain words. */
export const pronounceIndonesian = pronouncer({
  asSaid: {
    DeFi: 'difai',
    DefiLlama: 'Difai Lama',
    NASA: 'nasa',
    UNESCO: 'unesco',
    ETH: 'et',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendel',
    vs: 'lawan',
    'vs.': 'lawan',
    '&': 'dan',
    '/': 'atau',
    'T-bill': 'ti bil',
  },
  dot: ' titik ',
  slash: ' garis miring ',
  spells: true,
});
