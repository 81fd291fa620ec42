import { NO_FIGURES } from './no-figures';
import { SCALE_WORDS, STACKED } from './scale-words';
import { UNIT_LANGUAGES, UNIT_WORDS } from './unit-lexicon';

/** A figure in running text, as it stands there. */
export interface FoundFigure {
  /** With its sign, currency, scale and unit: "€4.2 million", "12 percent". */
  text: string;
  start: number;
  end: number;
  /** The digits alone: "4.2". */
  digits: string;
  negative: boolean;
  /** Scale word as written, or empty. */
  scale: string;
  /** Unit or currency word as written, or empty. */
  unit: string;
  /** Two figures in one ("3–1", "4.7 out of 5"): shown as it stands, never counted with. */
  isPair: boolean;
}

/** A word ends where no letter of its script follows; East Asia parts no words. */
const WORD_ENDS = [
  [/^[\p{Script=Latin} '’.-]+$/u, '(?![\\p{Script=Latin}\\p{N}])'],
  [/^[\p{Script=Latin}\d/]+$/u, '(?![\\p{Script=Latin}\\p{N}])'],
  [/\p{Script=Arabic}$/u, '(?![\\p{Script=Arabic}])'],
  [/[\p{Script=Devanagari}]$/u, '(?![\\p{Script=Devanagari}])'],
] as const;

/** Letters of Hindi with a dot may be written as one sign or as two. */
const DOTTED = new Map([...'कखगजडढफय'].map((letter, index) => [letter, String.fromCharCode(0x958 + index)]));
const formsOf = (word: string): string[] => [
  ...new Set([word, word.replace(/(.)\u093c/gu, (pair, letter: string) => DOTTED.get(letter) ?? pair)]),
];

const alternatives = (words: readonly string[]): string =>
  [...new Set(words.flatMap(formsOf))]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const end = WORD_ENDS.find(([script]) => script.test(word))?.[1] ?? '';
      return word.replace(/[.$/]/g, '\\$&').replace(/ /g, '[ \\u00a0]') + end;
    })
    .join('|');

const BEFORE =
  '(?:US\\$|[ACR]\\$|HK\\$|[$€£¥₹₩₺%]|yüzde[ \\u00a0]|(?:USD|EUR|GBP|CHF|JPY|INR|NOK|SEK|DKK|PLN|CZK|HUF|CAD|AUD|NZD|ZAR|MXN|AED|SGD|HKD|Rp)\\.?[ \\u00a0]?)';
const GROUPED = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d+)?(?!\\d)';
const PLAIN = "\\d+(?:[.,'’٫٬]\\d+|[\\u00a0\\u202f]\\d{3}(?!\\d))*";
const AFTER = `(?:[ \\u00a0\\u202f-]?(${alternatives(Object.keys(SCALE_WORDS))}))?(?:[ \\u00a0\\u202f-]?(?:d[e’'][ ]?|di )?(${alternatives(Object.keys(UNIT_WORDS))}))?`;

function figurePattern(number: string): RegExp {
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_#/])(?<![\\p{L}\\p{N}][.,-])([+\\-−–]?)[ ]?(${BEFORE})?[ ]?(${number})` +
      `(?:(?:[ ]?[–—-][ ]?|/|:| out of | to (?=\\d))(${BEFORE}?(?:${number})))?${AFTER}(?![\\p{Script=Latin}\\p{N}_]|[.,]\\d)`,
    'giu',
  );
}

const SPACED = figurePattern(`${STACKED}|${GROUPED}|${PLAIN}`);
const TIGHT = figurePattern(`${STACKED}|${PLAIN}`);

/** Languages that part thousands by a plain space: there "12 500" is one figure. */
const SPACE_GROUPS = new Set('fr sv nb nn no fi pl cs sk ru uk bg hu'.split(' '));

/** "Cut by 210 to 2,940" is a step and where it led, and no range. */
const BY_AND_TO = /(\bby \S*\d\S*(?: (?:thousand|million|billion|percent|per cent|points?))?) to (?=\S?\d)/giu;

/**
 * Finds the figures of a text. Years, days, hours, telephone numbers, ordinals and digits inside words (`CO2`, `A4`)
 * are none.
 */
export function findFigures(text: string, language: string | null): FoundFigure[] {
  const masked = NO_FIGURES.reduce(
    (rest, pattern) => rest.replace(pattern, (hit) => '\u0001'.repeat(hit.length)),
    fold(text).replace(BY_AND_TO, '$1\u0001to\u0001'),
  );
  const figures: FoundFigure[] = [];
  for (const match of masked.matchAll(SPACE_GROUPS.has(language ?? '') ? SPACED : TIGHT)) {
    const [whole, sign = '', before = '', digits = '', second, scaleWord = '', foundUnit = ''] = match;
    const only = UNIT_LANGUAGES[foundUnit.toLowerCase()];
    const unitWord = only !== undefined && only !== language ? '' : foundUnit;
    // "5 m" is a length, "€5m" is money; "5G" is a name.
    const isLength = scaleWord === 'm' && !before && unitWord === '';
    const scale = isLength ? '' : scaleWord;
    const unit = isLength ? 'm' : unitWord;
    if (
      /^[A-Z]$/.test(unit) ||
      (/^[MB]$/.test(scale) && !before && !unit && !/\s/.test(whole.trim()) && /^\d$/.test(digits))
    )
      continue;
    const lead = whole.length - whole.trimStart().length;
    if (!before && !scale && !unit && second === undefined && !sign && isYear(digits)) continue;
    if (second === undefined && digits.replace(/\D/g, '').length > 15) continue;
    const start = match.index + lead;
    const end = match.index + whole.trimEnd().length;
    // A dash that touches a word joins, as one between spaces does; one that touches the number alone subtracts.
    const stands = whole.trimStart()[1] !== ' ';
    const isSign =
      sign !== '' && !(stands ? /[\p{L}\p{N})]$|\p{N}\s$/u : /[\p{L}\p{N})]\s?$/u).test(masked.slice(0, start));
    figures.push({
      text: text.slice(isSign || !sign ? start : start + sign.length, end).trim(),
      start,
      end,
      digits,
      negative: isSign && sign !== '+',
      scale,
      unit: unit || before.trim(),
      isPair: second !== undefined,
    });
  }
  return figures;
}

const DIGITS = '０１２３４５６７８９٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** One character stays one character, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return text
    .replace(/[０-９٠-٩۰-۹०-९]/gu, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replace(/[％٪]/g, '%')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

function isYear(digits: string): boolean {
  return /^(1[5-9]|20|21)\d\d$/.test(digits);
}
