import { wordTable } from '@app/facts';
const VOWELS = 'aeıioöuüâî';
const BACK = 'aıouâ';
const VOICELESS = 'çfhkpsşt';

/** Last sounds of digits: 0 sıfır to 9 dokuz. */
const DIGITS = 'sıfır bir iki üç dört beş altı yedi sekiz dokuz'.split(' ');
/** Last sounds of tens: 10 on to 90 doksan. */
const TENS = 'on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ');
/** Names whose sound their spelling hides. */
const SOUNDS = wordTable<string>({
  base: 'beys',
  aave: 'ave',
  moonpay: 'pey',
  google: 'gıl',
  apple: 'epıl',
  youtube: 'tüb',
});

/** What is heard last of a name, a date or a number, in small Turkish letters. */
export function lastSound(raw: string): string {
  const text = raw.trim().replace(/[^\p{L}\p{N}]+$/u, '');
  const word = /[\p{L}\p{N}]+$/u.exec(text)?.[0] ?? '';
  const clock = /(\d{1,2}):(\d{2})$/.exec(text);
  if (clock) return clock[2] === '00' ? soundOfNumber(clock[1] ?? '') : soundOfNumber(clock[2] ?? '');
  const digits = /\d+$/.exec(word)?.[0];
  if (digits !== undefined) return soundOfNumber(digits);
  if (/^\p{Lu}{2,5}$/u.test(word) && !/[AEIİOÖUÜ].*[AEIİOÖUÜ]/u.test(word)) return letterName(word);
  const small = word.toLocaleLowerCase('tr');
  const known = SOUNDS[small.replaceAll('ı', 'i')];
  if (known !== undefined) return known;
  return spelledAsEnglish(small);
}

/** English names end in a silent e ("Northgate") and say y as i ("City"). */
function spelledAsEnglish(word: string): string {
  const silent = /^(.*[aeıioöuü][bcçdfgğhjklmnprsştvyzqwx]+)e$/u.exec(word);
  if (silent && /(ate|ake|ape|ase|ace|ice|ite|ike)$/.test(word))
    return `${silent[1]?.replace(/[aı]([^aeıioöuü]*)$/u, 'e$1') ?? ''}`;
  if (/[^aeıioöuü]y$/u.test(word)) return `${word.slice(0, -1)}i`;
  return word;
}

function letterName(word: string): string {
  const letter = word.slice(-1).toLocaleLowerCase('tr');
  if (VOWELS.includes(letter)) return letter;
  return { h: 'he', k: 'ke', q: 'kü', x: 'iks', w: 've' }[letter] ?? `${letter}e`;
}

function soundOfNumber(digits: string): string {
  const value = Number(digits);
  const one = value % 10;
  if (one !== 0 || value === 0) return DIGITS[one] ?? '';
  const ten = Math.floor(value / 10) % 10;
  if (ten !== 0) return TENS[ten - 1] ?? '';
  return value % 1000 === 0 ? (value % 1e6 === 0 ? 'milyon' : 'bin') : 'yüz';
}

/** Whether the last vowel is a back one: a, ı, o, u. */
function isBack(sound: string): boolean {
  const vowel = Array.from(sound).findLast((letter) => VOWELS.includes(letter));
  return vowel !== undefined && BACK.includes(vowel);
}

/** "de", "da", "te" or "ta" after a sound. */
export function locative(sound: string): string {
  const hard = VOICELESS.includes(sound.slice(-1)) && sound !== '';
  return `${hard ? 't' : 'd'}${isBack(sound) ? 'a' : 'e'}`;
}

/** A name with the suffix of place: "Base'te", "Bergen'de", "2026'da". */
export function inName(ref: string, raw: string): string {
  return `${ref}'${locative(lastSound(raw))}`;
}
