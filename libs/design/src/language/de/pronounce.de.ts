import { pronouncer } from '../pronouncer';

/** How German voices are handed plain words. */
export const pronounceGerman = pronouncer({
  asSaid: {
    DeFi: 'Difai',
    DefiLlama: 'Difai Lama',
    NASA: 'Nasa',
    NATO: 'Nato',
    UNESCO: 'Unesco',
    APY: 'A P Y',
    LINK: 'Link',
    AERO: 'Aero',
    PENDLE: 'Pendel',
    ETH: 'E T H',
    Base: 'Bejs',
    vs: 'gegen',
    'vs.': 'gegen',
    '&': 'und',
    '/': 'oder',
    'T-bill': 'Tie Bill',
    'T-Bill': 'Tie Bill',
  },
  dot: ' Punkt ',
  slash: ' Schrägstrich ',
  spells: true,
});
