import { wordTable } from '@app/facts';
import { pronouncer } from '../pronouncer';

/** An article apart from its name is read as a letter ("elle"): it is said with its vowel. */
const ELIDED = wordTable<string>({ 'd’': 'de', 'l’': 'le', 'qu’': 'que' });

const plain = pronouncer({
  asSaid: {
    DeFi: 'défi',
    DefiLlama: 'Défi Lama',
    NASA: 'nasa',
    OTAN: 'otan',
    UNESCO: 'unesco',
    LINK: 'link',
    AERO: 'aéro',
    PENDLE: 'pendeul',
    vs: 'contre',
    'vs.': 'contre',
    '&': 'et',
    '/': 'ou',
    'T-bill': 'ti bil',
  },
  dot: ' point ',
  slash: ' barre oblique ',
  spells: true,
});

/** How French voices are handed plain words. */
export function pronounceFrench(word: string): string {
  return ELIDED[word.toLowerCase()] ?? plain(word);
}
