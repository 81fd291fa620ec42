import { LANGUAGE_CODES, type LanguageCode, type QuantityReading, readQuantity, type Unit } from '@app/lingua';
import { FILLER_WORDS } from './filler-words';
import { remembered } from './remembered';

/** The scale and unit that stand behind a number in running text. */
export interface MeasureBehind {
  /** As they are written, with what parts them from the number: " million euros", "km", "-hour". */
  text: string;
  /** The case ending behind it: "ten" of Turkish "saatten". */
  ending: string;
  readings: readonly QuantityReading[];
}

const MOST_WORDS = 4;
/** Words of grammar that units and amounts have inside: "litros por segundo", "millones de dólares". */
const INSIDE: ReadonlySet<string> = new Set('per pro par por je de di do of con al au'.split(' '));
/** "Mill." */
const LONGEST_SHORT = 4;
const LONGEST = 40;
/** So many characters are tried one by one where words are not parted. */
const LONGEST_UNSPACED = 16;
/** What lingua has as units because keys name them; prose counts them, and their noun names the figure. */
const COUNTED: ReadonlySet<string> = new Set(
  'item person star point part dot night beat breath frame cup drop'.split(' '),
);
/** Letters by themselves that are units in prose; others are names and list marks. */
const LETTERS: ReadonlySet<string> = new Set('g h k l m s t b K M B T'.split(' '));
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const TURKISH_ENDING = /^(?:[dt][ae]n?|[yn]?[aeıiuü]|n?[ıiuü]n|s[ıiuü]|l[ıiuü]k)$/u;

/** A language that lingua knows, of a tag or a code; null for others. */
export function linguaLanguage(tag: string | null): LanguageCode | null {
  const code = tag?.slice(0, 2).toLowerCase();
  return /^[a-z]{2}(?![a-z])/i.test(tag ?? '') ? (LANGUAGE_CODES.find((each) => each === code) ?? null) : null;
}

/**
 * The longest scale and unit behind a number. `amount` is the number with its sign and the currency before it, `rest` the text
 * behind it. Null where what follows is none.
 */
export function measureBehind(amount: string, rest: string, language: LanguageCode | null): MeasureBehind | null {
  const gap = /^[ \u00a0\u202f-]?/.exec(rest)?.[0] ?? '';
  const body =
    /^(?:[^\p{Cc},;:!?()"“”„«»…、。，；：]|,(?=\d))*/u.exec(rest.slice(gap.length, gap.length + LONGEST))?.[0] ?? '';
  if (!/^[\p{L}\p{Sc}%٪％‰°℃℉㎡µ/]/u.test(body)) return null;
  for (const { end, ending } of endsOf(body, language)) {
    const text = `${gap}${body.slice(0, end)}`;
    if (!mayMeasure(text.trim().replace(/^-/, '')) || !isUnstopped(amount, text, language)) continue;
    const all = quantitiesOf(`${amount}${text}`, language);
    // "24万3000" goes on with digits.
    const readings = UNSPACED.test(text) && /\d$/.test(text) ? all : all.filter(isMeasure);
    if (readings.length > 0) return { text, ending, readings };
  }
  return null;
}

function isMeasure({ unit, currency, scale, of }: QuantityReading): boolean {
  return (unit !== null || currency !== null || scale !== 1 || of !== null) && !isCounted(unit);
}

/** "12 people" are people, "12 litres per person" a unit. */
function isCounted(unit: Unit | null): boolean {
  return unit !== null && COUNTED.has(unit.id);
}

const read = remembered((key: string): readonly QuantityReading[] => {
  const [text = '', language] = key.split('\n');
  return readQuantity(text, { language: linguaLanguage(language ?? null), decimal: '.' });
});

/** Every reading of a quantity as English writes numbers. */
export function quantitiesOf(text: string, language: LanguageCode | null): readonly QuantityReading[] {
  return read(`${text}\n${language ?? ''}`);
}

interface End {
  end: number;
  ending: string;
}

/** Where a measure may end, the longest first; in Turkish also before a case ending. */
function endsOf(body: string, language: LanguageCode | null): End[] {
  const ends: End[] = [];
  let words = 0;
  for (let at = 1; at <= body.length && words < MOST_WORDS; at += 1) {
    const [before, after] = [body.charAt(at - 1), body.charAt(at)];
    if (/[\s.'’-]/u.test(before) && !(before === '.' && at === body.length)) continue;
    const isInWord = /[\p{L}\p{M}\p{N}]/u.test(before) && /[\p{L}\p{M}\p{N}]/u.test(after);
    const isUnspaced = UNSPACED.test(before) || UNSPACED.test(after);
    if (isInWord && !(isUnspaced && at <= LONGEST_UNSPACED)) continue;
    // "d’acier"
    if (/(?:^|\s)\p{L}$/u.test(body.slice(0, at)) && /['’]/.test(after)) continue;
    ends.push({ end: at, ending: '' });
    if (language === 'tr') ends.push(...turkishStems(body, at));
    if (/^[\s]?$/u.test(after)) words += 1;
  }
  return ends.reverse();
}

function turkishStems(body: string, end: number): End[] {
  const word = /\p{L}+$/u.exec(body.slice(0, end))?.[0] ?? '';
  return [1, 2, 3, 4].flatMap((length) => {
    const ending = word.slice(-length);
    return word.length > length + 1 && TURKISH_ENDING.test(ending) ? [{ end: end - length, ending }] : [];
  });
}

/** Words of grammar that are units as well are none in prose: "4 in five", "12 a day", "hours a week". */
function mayMeasure(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1 && /^\p{L}$/u.test(text))
    return UNSPACED.test(text) || !/\p{Script=Latin}/u.test(text) || LETTERS.has(text);
  return (
    ![first, last].some((word) => FILLER_WORDS.has(word)) &&
    words.every((word) => !FILLER_WORDS.has(word) || INSIDE.has(word))
  );
}

/** A sentence ends at every stop but that of a shortened scale: "5 Mio. Euro". */
function isUnstopped(amount: string, text: string, language: LanguageCode | null): boolean {
  const [scale = '', ...others] = text.split('.');
  if (others.length === 0) return true;
  if (others.length > 1 || scale.trim().length > LONGEST_SHORT) return false;
  return quantitiesOf(`${amount}${scale}`, language).some((reading) => reading.scale > 1 && reading.unit === null);
}
