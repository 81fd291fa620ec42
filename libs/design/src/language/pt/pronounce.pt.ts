import { pronouncer } from '../pronouncer';

/** How Portuguese voices are handed plain words. */
export const pronouncePortuguese = pronouncer({
  asSaid: {
    DeFi: 'difái',
    DefiLlama: 'Difái Lhama',
    NASA: 'nasa',
    OTAN: 'otan',
    UNESCO: 'unesco',
    Base: 'beise',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pêndol',
    vs: 'contra',
    'vs.': 'contra',
    '&': 'e',
    '/': 'ou',
    'T-bill': 'ti bil',
  },
  dot: ' ponto ',
  slash: ' barra ',
  spells: true,
});
