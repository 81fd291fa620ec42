import { spellNumber } from '@app/lingua';

const IRREGULAR: Readonly<Record<number, string>> = { 1: 'ersten', 3: 'dritten', 7: 'siebten', 8: 'achten' };

const spelled = (value: number): string => spellNumber(value, 'de') ?? String(value);

/** A day of a month as it is said after "am" or "vom": "achtundzwanzigsten". */
export function dayOfMonth(day: number): string {
  return IRREGULAR[day] ?? `${spelled(day)}${day < 20 ? 'ten' : 'sten'}`;
}

/** A year as it is said: "neunzehnhundertachtundneunzig", "zweitausendsechsundzwanzig". */
export function yearWords(year: number): string {
  const rest = year % 100 === 0 ? '' : spelled(year % 100);
  const hundreds = Math.floor(year / 100);
  if (hundreds >= 11 && hundreds <= 19) return `${spelled(hundreds)}hundert${rest}`;
  return hundreds === 20 ? `zweitausend${rest}` : String(year);
}
