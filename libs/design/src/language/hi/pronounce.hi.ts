import { pronouncer } from '../pronouncer';

/** How Hindi voices are handed plain words. */
export const pronounceHindi = pronouncer({
  asSaid: {
    DeFi: 'डीफ़ाई',
    DefiLlama: 'डीफ़ाई लामा',
    NASA: 'नासा',
    NATO: 'नाटो',
    UNESCO: 'यूनेस्को',
    LINK: 'लिंक',
    AERO: 'एरो',
    PENDLE: 'पेंडल',
    ETH: 'ईटीएच',
    BTC: 'बीटीसी',
    USDC: 'यूएसडीसी',
    USDT: 'यूएसडीटी',
    UTC: 'यूटीसी',
    APY: 'एपीवाई',
    TVL: 'टीवीएल',
    Base: 'बेस',
    Aave: 'आवे',
    vs: 'बनाम',
    'vs.': 'बनाम',
    '&': 'और',
    '/': 'या',
    'T-bill': 'टी बिल',
    'T-Bill': 'टी बिल',
  },
  dot: ' डॉट ',
  slash: ' स्लैश ',
  spells: true,
});
