/** Milliseconds a syllable of the house voice takes at pace 1, measured over the examples. */
const SYLLABLE_MS = 225;
const STOP_MS = 330;
const COMMA_MS = 170;

/** How long a spoken text is likely to take, milliseconds, before a voice has said it. */
export function speakingTime(spoken: string): number {
  const words = spoken.split(/\s+/).filter((word) => word !== '');
  const syllables = words.reduce((total, word) => total + (/\d/.test(word) ? ofNumber(word) : ofWord(word)), 0);
  const stops = Math.max(0, (spoken.match(/[.!?:;](?=\s|$)/g)?.length ?? 0) - 1);
  const commas = spoken.match(/,(?=\s)/g)?.length ?? 0;
  return Math.round(syllables * SYLLABLE_MS + stops * STOP_MS + commas * COMMA_MS);
}

/** "412.6" is "four hundred twelve point six": about two syllables a digit that is not nought. */
function ofNumber(word: string): number {
  const digits = word.match(/[1-9]/g)?.length ?? 1;
  const scale = /\d,\d{3}/.test(word) ? 2 : 0;
  const point = /\d\.\d/.test(word) ? 1 : 0;
  return digits * 1.8 + scale + point;
}

function ofWord(word: string): number {
  const vowels = word.toLowerCase().match(/[aeiouyàâäéèêëíîïóôöúûüáñ]+/g)?.length ?? 0;
  const silent = /[^aeiouy]e[.,!?;:]?$/i.test(word) && vowels > 1 ? 1 : 0;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const dots = word.match(/\p{L}[./]\p{L}/gu)?.length ?? 0;
  return dots + Math.max(vowels - silent, letters > 0 ? Math.max(1, letters / 6) : 0);
}
