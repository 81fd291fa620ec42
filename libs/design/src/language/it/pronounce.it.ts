import { pronouncer } from '../pronouncer';

/** How Italian voices are handed plain words. */
export const pronounceItalian = pronouncer({
  asSaid: {
    DeFi: 'defi',
    DefiLlama: 'Defi Llama',
    NASA: 'nasa',
    NATO: 'nato',
    UNESCO: 'unesco',
    ETH: 'et',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendel',
    vs: 'contro',
    'vs.': 'contro',
    '&': 'e',
    '/': 'o',
    'T-bill': 'ti bill',
  },
  dot: ' punto ',
  slash: ' barra ',
  spells: true,
});
