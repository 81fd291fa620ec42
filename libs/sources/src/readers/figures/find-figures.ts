import type { LanguageCode, QuantityReading } from '@app/lingua';
import { hasMovedFrom } from './movements';
import { linguaLanguage, measureBehind, quantitiesOf } from './measure-behind';
import { maskNoFigures } from './no-figures';

/** A figure in running text, as it stands there. */
export interface FoundFigure {
  /** With its sign, currency, scale and unit: "€4.2 million", "12 percent". */
  text: string;
  start: number;
  /** Behind the case ending of its unit, where there is one. */
  end: number;
  /** The digits alone: "4.2". */
  digits: string;
  /** The case ending behind its unit: "ten" of Turkish "saatten". */
  ending: string;
  /** What it counts as it is written, currency before or unit behind: "$", "percent"; empty where there is none. */
  measure: string;
  /** Something scales it: "million". */
  isScaled: boolean;
  /** Two figures in one ("3–1", "4.7 out of 5"): shown as it stands, never counted with. */
  isPair: boolean;
  /** The digits of the second of a pair, else empty. */
  second: string;
}

const GROUPED = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d+)?(?!\\d)';
const PLAIN = "\\d+(?:[.,'’٫٬]\\d+|[\\u00a0\\u202f]\\d{3}(?!\\d))*";
/** "12 500" is one figure in some languages and two in others; `figureValue` settles it. */
const NUMBER = new RegExp(`(?<![\\p{Script=Latin}\\p{N}_#/])(?<![\\p{L}\\p{N}][.,-])(?:${GROUPED}|${PLAIN})`, 'gu');
/** A sign and a currency, or a percent sign, before the digits; also a currency that touches them. */
const LEAD =
  /(?<sign>[+\-−–]?)[ ]?(?<lead>(?:(?<![\p{L}\p{N}])(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{2,4}\.?|\p{Lu}\p{Ll}{1,3}\.?|yüzde)|[%\p{Sc}]|百分之)[ \u00a0]?)?$/u;
const SIGN = /(?<sign>[+\-−–])[ ]?$/u;
const LONGEST_LEAD = 9;
const LONGEST_MOVE = 60;
/** What joins the second of two figures; a word does where the two are a part and its whole. */
const SECOND = new RegExp(
  `^(?:[ ]?[–—-][ ]?|/|:| out of | to (?=\\d)|[ ](?<word>\\p{L}{1,4}(?:[ ]\\p{L}{2,3})?)[ ])(?<lead>\\p{Sc}?)(?<digits>${GROUPED}|${PLAIN})`,
  'u',
);
/** "Cut by 210 to 2,940" is a step and where it led, and no range. */
const BY_AND_TO = /(\bby \S*\d\S*(?: (?:thousand|million|billion|percent|per cent|points?))?) to (?=\S?\d)/giu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** Nothing of a word or number may touch the end of a figure. */
const TOUCHES = /^(?:[\p{Script=Latin}\p{N}_]|[.,٫٬]\d)/u;

/**
 * Finds the figures of a text, `language` being a code or tag. Years, days, hours, telephone numbers, ordinals and digits
 * inside words (`CO2`, `A4`) are none. What follows a number is a scale or unit where lingua says so.
 */
export function findFigures(text: string, language: string | null): FoundFigure[] {
  const known = linguaLanguage(language);
  const masked = maskNoFigures(fold(text).replace(BY_AND_TO, '$1\u0001to\u0001'), known);
  const figures: FoundFigure[] = [];
  const numbers = new RegExp(NUMBER);
  let from = 0;
  for (let match = numbers.exec(masked); match !== null; match = numbers.exec(masked)) {
    const [digits] = match;
    const figure = figureAt(masked, { at: match.index, from, digits }, known);
    if (figure === null) continue;
    from = numbers.lastIndex = figure.end;
    figures.push({ ...figure, text: text.slice(figure.start, figure.end - figure.ending.length).trim() });
  }
  return figures;
}

interface Place {
  at: number;
  /** End of the figure before. */
  from: number;
  digits: string;
}

function figureAt(
  masked: string,
  { at, from, digits }: Place,
  language: LanguageCode | null,
): Omit<FoundFigure, 'text'> | null {
  const { sign, lead, start } = leadOf(masked.slice(Math.max(from, at - LONGEST_LEAD), at), digits, at, language);
  const second = secondOf(masked, at, digits, language);
  const numberEnd = second?.end ?? at + digits.length;
  const last = second?.digits ?? digits;
  // Which number it is matters to none but those of East Asia, which go on behind their steps.
  const isPlain = !UNSPACED.test(masked.slice(numberEnd, numberEnd + 2));
  const amount = `${second === null ? lead : ''}${isPlain ? 2 : last}`;
  const found = measureBehind(amount, masked.slice(numberEnd, numberEnd + 60), language);
  const end = numberEnd + (found === null ? 0 : found.text.length + found.ending.length);
  if (TOUCHES.test(masked.slice(end, end + 2))) return null;
  const [reading] = found?.readings ?? [];
  const isScaled = reading !== undefined && reading.scale !== 1;
  const tail = found?.text.trim() ?? '';
  const isMeasured = lead !== '' || (reading !== undefined && (reading.unit !== null || reading.currency !== null));
  if (second === null && sign === '' && !isMeasured && !isScaled && isYear(digits)) return null;
  if (second === null && digits.replace(/\D/g, '').length > 15) return null;
  // "3M" is a name.
  if (lead === '' && /^[MB]$/.test(found?.text ?? '') && /^\d$/.test(digits)) return null;
  const isSign = sign !== '' && isSignBehind(masked.slice(0, start), masked.charAt(start + 1) !== ' ');
  return {
    start: isSign || sign === '' ? start : start + sign.length,
    end,
    ending: found?.ending ?? '',
    digits,
    measure: isMeasured ? tail || lead.trim() : '',
    isScaled,
    isPair: second !== null,
    second: second?.digits ?? '',
  };
}

/** A dash that touches a word joins, as one between spaces does; one that touches the number alone subtracts. */
function isSignBehind(before: string, touches: boolean): boolean {
  return !(touches ? /[\p{L}\p{N})]$|\p{N}\s$/u : /[\p{L}\p{N})]\s?$/u).test(before);
}

function leadOf(before: string, digits: string, at: number, language: LanguageCode | null) {
  const { sign = '', lead = '' } = LEAD.exec(before)?.groups ?? {};
  const whole = LEAD.exec(before)?.[0] ?? '';
  const isMoney = lead !== '' && quantitiesOf(`${lead}${digits}`, language).some(isMeasured);
  if (isMoney)
    return { sign, lead, start: at - whole.length + (sign === '' ? whole.length - whole.trimStart().length : 0) };
  const [bare = ''] = SIGN.exec(before) ?? [];
  return { sign: bare.trim(), lead: '', start: at - bare.length };
}

function isMeasured({ currency, unit, approximate }: QuantityReading): boolean {
  return (currency !== null || unit !== null) && !approximate;
}

interface Second {
  digits: string;
  end: number;
  /** The first is a part of it. */
  isOf: boolean;
}

function secondOf(masked: string, at: number, digits: string, language: LanguageCode | null): Second | null {
  const behind = masked.slice(at + digits.length, at + digits.length + 40);
  // "Fell from 20 to 12" is a change and no range.
  if (behind.startsWith(' to ') && hasMovedFrom(masked.slice(Math.max(0, at - LONGEST_MOVE), at))) return null;
  const match = SECOND.exec(behind);
  const { word, digits: other = '' } = match?.groups ?? {};
  if (!match || (word !== undefined && isYear(other))) return null;
  const pair = `${digits}${match[0]}`;
  const isOf = [pair, withoutArticle(pair)].some((each) => quantitiesOf(each, language).some(({ of }) => of !== null));
  if (word !== undefined && !isOf) return null;
  return { digits: other, end: at + pair.length, isOf };
}

/** "12 of the 30" is 12 of 30. */
export function withoutArticle(pair: string): string {
  return pair.replace(/^(\S+ \p{L}+) \p{L}{2,3}(?= \d)/u, '$1');
}

/** One character stays one character, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => digitOf(digit)).replace(/[％٪]/g, '%');
}

/** Decimal digits of every script stand in runs of ten; one of two UTF-16 units stays as it is. */
function digitOf(digit: string): string {
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1;
  return String(value);
}

function isYear(digits: string): boolean {
  return /^(1[5-9]|20|21)\d\d$/.test(digits);
}
