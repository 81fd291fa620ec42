import { pronouncer } from '../pronouncer';

/** How Spanish voices are handed plain words. */
export const pronounceSpanish = pronouncer({
  asSaid: {
    DeFi: 'defi',
    DefiLlama: 'Defi Llama',
    NASA: 'nasa',
    OTAN: 'otan',
    UNESCO: 'unesco',
    ETH: 'ez',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendel',
    vs: 'contra',
    'vs.': 'contra',
    '&': 'y',
    '/': 'o',
    'T-bill': 'ti bil',
  },
  dot: ' punto ',
  slash: ' barra ',
  spells: true,
});
