import { unitOfText, type UnitReading } from './unit-words';

/** A text that is a figure: its numeric reading, its decimals and the unit it carries. */
export interface TextFigure {
  number: number;
  precision: number;
  unit: UnitReading | null;
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  t: 1e12,
  tn: 1e12,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  thousand: 1e3,
};

const FIGURE =
  /^([+\-−–]?)\s*([$€£¥₹₩₺]?)\s*([+\-−]?)(\d{1,3}(?:[,\u00a0' ]\d{3})+|\d+)(\.\d+)?\s*([\p{L}%°/$€£¥₹₩₺]{0,12})$/u;

/** Reads texts such as "1,204", "$4.2M", "12%", "-3.5 km" as figures; null for anything else. */
export function readTextFigure(text: string): TextFigure | null {
  if (text.length > 40) return null;
  const match = FIGURE.exec(text.trim().normalize('NFKC'));
  if (!match) return null;
  const [, sign = '', symbol = '', innerSign = '', whole = '', decimals = '', tail = ''] = match;
  if (/^0\d/.test(whole) || (whole.length > 15 && !tail && !symbol)) return null;
  const suffix = tail.toLowerCase();
  const scale =
    SCALES[suffix] !== undefined && (symbol !== '' || !/^(m|t|b|mm)$/.test(suffix) || tail === tail.toUpperCase())
      ? SCALES[suffix]
      : undefined;
  const unit = symbol ? unitOfText(symbol) : tail && scale === undefined ? unitOfText(tail) : null;
  if (tail && scale === undefined && !unit) return null;
  const size = Number(whole.replace(/[,\u00a0' ]/g, '') + decimals) * (scale ?? 1);
  if (!Number.isFinite(size)) return null;
  const negative = sign !== '' && sign !== '+' ? true : innerSign !== '' && innerSign !== '+';
  return { number: negative ? -size : size, precision: Math.max(0, decimals.length - 1), unit };
}
