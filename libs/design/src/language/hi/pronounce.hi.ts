import { pronouncer } from '../pronouncer';

const LETTERS =
  'A=ए B=बी C=सी D=डी E=ई F=एफ़ G=जी H=एच I=आई J=जे K=के L=एल M=एम N=एन O=ओ P=पी Q=क्यू R=आर S=एस T=टी U=यू V=वी W=डब्ल्यू X=एक्स Y=वाई Z=ज़ेड';
const SAID: ReadonlyMap<string, string> = new Map(
  LETTERS.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

const say = pronouncer({
  asSaid: {
    DeFi: 'डीफ़ाई',
    DefiLlama: 'डीफ़ाई लामा',
    NASA: 'नासा',
    NATO: 'नाटो',
    UNESCO: 'यूनेस्को',
    LINK: 'लिंक',
    AERO: 'एरो',
    PENDLE: 'पेंडल',
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

/** How Hindi voices are handed plain words: single Latin letters as Hindi names them, where the voice would read "A" as an article. */
export function pronounceHindi(word: string): string {
  const said = say(word);
  return /^[A-Z](?: [A-Z0-9])+(?![\p{L}\p{N}])/u.test(said)
    ? said.replace(/[A-Z]/g, (letter) => SAID.get(letter) ?? letter)
    : said;
}
