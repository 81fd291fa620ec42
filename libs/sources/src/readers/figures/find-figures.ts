import { SCALE_WORDS, UNIT_WORDS } from './unit-lexicon';

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

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|' +
  'settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';

/** Digits that are no figures: addresses, days, hours, telephone numbers, footnotes, section numbers. */
const NO_FIGURES = [
  /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/giu,
  /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/gu,
  /\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d{2}\b/gu,
  new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th|\\.|º)?(?:\\s?[–-]\\s?\\d{1,2})? (?:de |of )?(?:${MONTHS})\\b\\.?(?:,? (?:de )?\\d{4})?`,
    'giu',
  ),
  new RegExp(`\\b(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s?[%:.,]\\d)(?:,? \\d{4})?`, 'giu'),
  /(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?|\d{4}年/gu,
  /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)?|\b\d{1,2} ?[ap]\.?m\b\.?/giu,
  /\+\d[\d ()-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/gu,
  /\[\d+\]/gu,
  /\b(?:isbn|sku|ref|no\.|nr\.|art\.|section|chapter|page|figure|fig\.|table|version|v)\s?#?[\d.-]+\b/giu,
];

const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.$/]/g, '\\$&').replace(/ /g, '[ \\u00a0]'))
    .map((word) => (/^[\p{Script=Latin}.\\ \]u0-9a[]+$/u.test(word) ? `${word}(?![\\p{Script=Latin}\\p{N}])` : word))
    .join('|');

const BEFORE = '(?:US\\$|[ACR]\\$|HK\\$|[$€£¥₹₩₺]|(?:USD|EUR|GBP|CHF|JPY|INR|Rp)\\.?[ \\u00a0]?)';
const GROUPED = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d+)?(?!\\d)';
const PLAIN = "\\d+(?:[.,'’٫٬]\\d+|[\\u00a0\\u202f]\\d{3}(?!\\d))*";
const AFTER = `(?:[ \\u00a0\\u202f-]?(${alternatives(Object.keys(SCALE_WORDS))}))?(?:[ \\u00a0\\u202f-]?(${alternatives(Object.keys(UNIT_WORDS))}))?`;

function figurePattern(number: string): RegExp {
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_#/])(?<![\\p{L}\\p{N}][.,-])([+\\-−–]?)[ ]?(${BEFORE})?[ ]?(${number})` +
      `(?:(?:[ ]?[–—-][ ]?|/|:| out of | to (?=\\d))(${BEFORE}?(?:${number})))?${AFTER}(?![\\p{Script=Latin}\\p{N}_]|[.,]\\d)`,
    'giu',
  );
}

const SPACED = figurePattern(`${GROUPED}|${PLAIN}`);
const TIGHT = figurePattern(PLAIN);

/** Languages that part thousands by a plain space: there "12 500" is one figure. */
const SPACE_GROUPS = new Set('fr sv nb nn no fi pl cs sk ru uk bg hu'.split(' '));

/**
 * Finds the figures of a text. Years, days, hours, telephone numbers, ordinals and digits inside words (`CO2`, `A4`)
 * are none.
 */
export function findFigures(text: string, language: string | null): FoundFigure[] {
  const masked = NO_FIGURES.reduce(
    (rest, pattern) => rest.replace(pattern, (hit) => '\u0001'.repeat(hit.length)),
    fold(text),
  );
  const figures: FoundFigure[] = [];
  for (const match of masked.matchAll(SPACE_GROUPS.has(language ?? '') ? SPACED : TIGHT)) {
    const [whole, sign = '', before = '', digits = '', second, scaleWord = '', unitWord = ''] = match;
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
    // A dash with a word before it joins, it does not subtract.
    const isSign = sign !== '' && !/[\p{L}\p{N})]\s?$/u.test(masked.slice(0, start));
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

/** One character stays one character, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\uff05/g, '%');
}

function isYear(digits: string): boolean {
  return /^(1[5-9]|20|21)\d\d$/.test(digits);
}
