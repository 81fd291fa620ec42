import { wordTable } from '@app/facts';
import { NAMES_KO } from './pronounce.ko';

/** How a word ends for the ear: on a vowel, on ㄹ, on another consonant; null where nobody can tell. */
type FinalSound = 'vowel' | 'rieul' | 'consonant';

const RIEUL = 8;
const LETTERS = wordTable<FinalSound>({ L: 'rieul', R: 'rieul', M: 'consonant', N: 'consonant' });
const DIGITS: readonly FinalSound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** The final sound of a text as Koreans read it: Hangul by its last syllable, digits and Latin words by how they are said. */
export function finalSound(text: string): FinalSound {
  const word = text.replace(/[\s)\]"'”’.,!?]+$/u, '');
  const last = word.at(-1) ?? '';
  if (/[가-힣]/u.test(last)) {
    const coda = (last.charCodeAt(0) - 0xac00) % 28;
    return coda === 0 ? 'vowel' : coda === RIEUL ? 'rieul' : 'consonant';
  }
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? 'vowel';
  const known = NAMES_KO[word.split(' ').at(-1) ?? ''];
  if (known !== undefined) return finalSound(known);
  const latin = /[A-Za-z]+$/.exec(word)?.[0] ?? '';
  if (latin !== '' && (latin.length === 1 || latin === latin.toUpperCase()))
    return LETTERS[last.toUpperCase()] ?? 'vowel';
  return latinSound(latin.toLowerCase());
}

/** Bank is 뱅크, Market 마켓, Google 구글, Line 라인: a stop after a short vowel closes the syllable, others take a vowel. */
function latinSound(word: string): FinalSound {
  if (/(l|[^aeiou]le|[aeiou]le)$/.test(word)) return 'rieul';
  if (/(m|n|ng|[aeiouy][mn]e)$/.test(word)) return 'consonant';
  return /(?<![aeiou])[aeiou](ck|[bpkt])$/.test(word) ? 'consonant' : 'vowel';
}

/** The particle that fits: `josa('달러', '은', '는')` is "는". 으로 stands after consonants but ㄹ. */
export function josa(text: string, closed: string, open: string): string {
  const sound = finalSound(text);
  if (sound === 'rieul' && closed.startsWith('으')) return open;
  return sound === 'vowel' ? open : closed;
}
