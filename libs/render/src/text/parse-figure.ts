/** A display string taken apart so that it can be counted up to: "$412.6M" is "$", 412.6 with one decimal, "M". */
export interface CountableFigure {
  prefix: string;
  suffix: string;
  value: number;
  decimals: number;
  decimalMark: string;
  groupMark: string;
  /** Sizes of digit groups from the right as the display wrote them; empty when ungrouped. */
  groups: number[];
}

const NUMBER = /\d+(?:([.,'\u00a0\u202f\u2009 ])\d{2,3})*(?:[.,]\d+)?/u;

/** Parses a display figure with one number in ASCII digits; null for anything else, which is then shown as it is. */
export function parseFigure(display: string): CountableFigure | null {
  const match = NUMBER.exec(display);
  if (!match) return null;
  const number = match[0];
  const prefix = display.slice(0, match.index);
  const suffix = display.slice(match.index + number.length);
  if (/\p{Nd}/u.test(prefix + suffix) || /\p{L}[\p{L}\p{N}]*$/u.test(prefix)) return null;
  const marks = [...number.matchAll(/[^\d]/gu)].map((found) => found[0]);
  const last = marks.at(-1);
  const tail = last ? number.length - number.lastIndexOf(last) - 1 : 0;
  const decimal =
    last !== undefined &&
    (last === '.' || last === ',') &&
    marks.indexOf(last) === marks.length - 1 &&
    (tail !== 3 || /^0[.,]/u.test(number));
  const whole = decimal ? number.slice(0, number.lastIndexOf(last)) : number;
  const groups = whole
    .split(/[^\d]/u)
    .slice(1)
    .map((group) => group.length)
    .reverse();
  const digits = whole.replace(/[^\d]/gu, '') + (decimal ? `.${number.slice(-tail)}` : '');
  return {
    prefix,
    suffix,
    value: Number(digits),
    decimals: decimal ? tail : 0,
    decimalMark: decimal ? last : '',
    groupMark: groups.length > 0 ? (marks[0] ?? '') : '',
    groups,
  };
}

/** Writes a value in the dress of a parsed figure: same decimals, same grouping. */
export function writeFigure(figure: CountableFigure, value: number): string {
  const [whole = '0', fraction] = value.toFixed(figure.decimals).split('.');
  const grouped = figure.groupMark ? group(whole, figure) : whole;
  return figure.prefix + grouped + (fraction ? figure.decimalMark + fraction : '') + figure.suffix;
}

function group(whole: string, figure: CountableFigure): string {
  const parts: string[] = [];
  let rest = whole;
  for (let index = 0; rest.length > 0; index += 1) {
    const size = figure.groups[Math.min(index, figure.groups.length - 1)] ?? 3;
    parts.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  return parts.join(figure.groupMark);
}
