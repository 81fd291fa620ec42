import { pronouncer } from '../pronouncer';

/** How Chinese voices are handed plain words. */
export const pronounceChinese = pronouncer({
  asSaid: {
    DeFi: 'D Fi',
    NASA: 'nasa',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendle',
    vs: '对',
    'vs.': '对',
    '&': '和',
    '/': '或',
    'T-bill': '国债',
  },
  dot: ' 点 ',
  slash: ' 斜杠 ',
  spells: true,
});
