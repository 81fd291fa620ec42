const ONES =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const IRREGULAR: Readonly<Record<number, string>> = { 1: 'ersten', 3: 'dritten', 7: 'siebten', 8: 'achten' };

/** A number below a hundred in words: "vierundachtzig". */
function spelled(value: number): string {
  const ten = Math.floor(value / 10);
  const one = value % 10;
  if (value < 20) return value === 1 ? 'eins' : (ONES[value] ?? String(value));
  const tens = TENS[ten] ?? '';
  return one === 0 ? tens : `${ONES[one] ?? ''}und${tens}`;
}

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
