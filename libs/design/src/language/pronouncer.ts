import { wordTable } from '@app/facts';

/** How a language says what its voice would misread. */
interface SpeechHabits {
  /** Words as they are to be said: brands, abbreviations that are words, signs such as "&". */
  asSaid: Readonly<Record<string, string>>;
  /** Said for the dot and the slash of a link, with spaces where the language has them. */
  dot: string;
  slash: string;
  /** Abbreviations in capitals that are read letter by letter: "U S D C"; false where the voice does so itself. */
  spells: boolean;
}

const LINK = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i;

/**
 * A way to say plain words: links with their dots, handles without their sign, abbreviations as letters. Punctuation at
 * the end is kept for the pauses; emoji and quotation ornaments fall away.
 */
export function pronouncer(habits: SpeechHabits): (word: string) => string {
  const asSaid = wordTable(habits.asSaid);
  return (word) => {
    const match = /^([^\p{L}\p{N}@&/]*)(.*?)([^\p{L}\p{N}\p{M}]*)$/u.exec(word);
    const core = match?.[2] ?? word;
    const tail = (match?.[3] ?? '').replace(/[^.,!?;:…。、，！？：；।؟،]/gu, '').replace(/^(\.{2,}|…)/, ',');
    return core === '' ? '' : (asSaid[core] ?? sayCore(core, habits)) + tail;
  };
}

function sayCore(core: string, habits: SpeechHabits): string {
  if (core.startsWith('@')) return core.slice(1).replace(/[_.]/g, ' ');
  const link = core.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  if (LINK.test(link) && !/^[A-Z]\.[A-Z]/.test(link)) return sayLink(link, habits);
  if (habits.spells && /^\p{Lu}{2,6}\d?$/u.test(core) && isSpelled(core)) return Array.from(core).join(' ');
  if (/^\p{Lu}{4,}$/u.test(core)) return core.toLowerCase();
  return core.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, '');
}

function sayLink(link: string, { dot, slash }: SpeechHabits): string {
  return link.replaceAll('.', dot).replaceAll('/', slash).replace(/[-_]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** Capitals of up to five letters are read out, unless they look like a word in capitals. */
function isSpelled(word: string): boolean {
  return word.length <= 3 || (word.match(/[AEIOUYÁÉÍÓÚÂÊÔÃÕÄÖÜİ]/g)?.length ?? 0) <= 1;
}
