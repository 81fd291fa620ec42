import type { Fact, FactPack } from '@app/facts';
import { foldWord } from '@app/lingua';

/** Abbreviations have so many letters at least, and leave out so many. One alone may be short for anything. */
const SHORTEST = 3;
const LEFT_OUT = 2;
const FEWEST = 2;

/** Facts called by what the title or the brief writes out: `ChrAbsPct` in a video on "Chronic absenteeism". */
export function writtenOut(pack: FactPack, texts: readonly (string | undefined)[]): FactPack {
  const sources = texts.flatMap((text) => (text === undefined ? [] : [text.match(/[\p{L}\p{M}]+/gu) ?? []]));
  const known = new Map<string, readonly string[] | null>();
  const longFor = (label: string): readonly string[] | null => {
    if (!known.has(label)) known.set(label, longWords(label.split(' '), sources));
    return known.get(label) ?? null;
  };
  const facts = pack.facts.map((fact): Fact => {
    const words = fact.number === null ? null : longFor(fact.label);
    if (words === null) return fact;
    const label = words.join(' ');
    return {
      ...fact,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      words: words.map((word) => word.toLowerCase()),
    };
  });
  return facts.some((fact, index) => fact !== pack.facts[index]) ? { ...pack, facts } : pack;
}

/** The words of a label with a run of them written out as in a text; null where no text has it. */
function longWords(label: readonly string[], sources: readonly (readonly string[])[]): readonly string[] | null {
  for (const source of sources)
    for (let from = 0; from + FEWEST <= label.length; from += 1)
      for (let at = 0; at + FEWEST <= source.length; at += 1) {
        let length = 0;
        while (isShortFor(label[from + length], source[at + length])) length += 1;
        if (length >= FEWEST)
          return [...label.slice(0, from), ...source.slice(at, at + length), ...label.slice(from + length)];
      }
  return null;
}

function isShortFor(short: string | undefined, word: string | undefined): boolean {
  if (short === undefined || word === undefined || short.length < SHORTEST) return false;
  return word.length >= short.length + LEFT_OUT && foldWord(word).startsWith(foldWord(short));
}
