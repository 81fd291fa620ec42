import { isEastAsian } from '../readers/figures/east-asian-words';
import { JOINING } from './query-words';

/** Free text of a caller, ready to be searched for words. */
export class MarketText {
  /** As given, spaces tidied. */
  readonly text: string;
  readonly words: readonly string[];
  private readonly folded: string;

  constructor(given: string) {
    this.text = given.normalize('NFKC').replace(/\s+/g, ' ').trim();
    this.folded = fold(this.text);
    this.words = this.text.split(/[\s,;:!?¿¡"“”()]+/u).filter(Boolean);
  }

  /** Tells whether one of the words stands in the text. */
  has(list: readonly string[]): boolean {
    const own = new Set(this.words.map(fold).flatMap((word) => [word, bareOf(word)]));
    return list.some((word) => (isEastAsian(word) ? this.folded.includes(fold(word)) : own.has(fold(word))));
  }

  /** What is left of the text without these words and those that only join, in the caller's own spelling. */
  without(list: readonly string[]): string {
    const unspaced = list.filter((word) => isEastAsian(word)).sort((a, b) => b.length - a.length);
    const spaced = new Set(list.filter((word) => !isEastAsian(word)).map(fold));
    const cut = unspaced.reduce((text, word) => text.replaceAll(word.normalize('NFKC'), ' '), this.text);
    const left = cut
      .split(/[\s;:!?¿¡"“”()]+/u)
      .filter((word) => word !== '' && !spaced.has(bareOf(fold(word))) && !spaced.has(fold(word)));
    while (left.length > 0 && JOINING.has(fold(left[0] ?? ''))) left.shift();
    while (left.length > 0 && JOINING.has(fold(left.at(-1) ?? ''))) left.pop();
    return left
      .map((word) =>
        word
          .replace(/['’](n?[dt][ae]|s)$/iu, '')
          .replace(/^(d|l|dell|nell)['’](?=\p{Lu})/iu, '')
          .replace(/(?<=.)(の|는|은|의|에서|的)$/u, ''),
      )
      .join(' ')
      .replace(/^[\s,.-]+|[\s,.-]+$/g, '');
  }
}

/** Small letters without accents, for comparing what people type. */
export function fold(text: string): string {
  return text
    .replace(/[İI](?=\p{L}|$)/gu, 'i')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin}\p{M}*)\p{M}+/gu, (match) => match.replace(/\p{M}/gu, ''))
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .normalize('NFC');
}

/** Turkish hangs its cases on names by an apostrophe: `Lisboa'da`; English its own: `today's`. */
function bareOf(word: string): string {
  return word.replace(/['’]\p{L}{1,4}$/u, '');
}
