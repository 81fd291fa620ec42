import type { Fact } from '@app/facts';
import { currencySign, type LanguageCode, minorUnit, sayWithCents, unitName, writeMoney, writeUnit } from '@app/lingua';
import type { FigureText } from '@app/picture';

/** An amount of money with its number written in a language. */
interface WrittenAmount {
  value: number;
  /** What plurals go by. */
  count: number;
  /** What stands before the scale. */
  number: FigureText;
  /** "M", "million"; null where there is none. */
  scale: FigureText | null;
  /** Writes digits with a dot, as the language shows and says them. */
  write(plain: string): FigureText;
}

/** An amount of money as a language shows and says it, without its sign: "$412.6M", "149,50 €", "0,49 €/kWh". */
export function moneyForms(
  { currency, precision, unit }: Fact & { currency: string },
  amount: WrittenAmount,
  language: LanguageCode,
): { full: FigureText; unit: FigureText } {
  const { value, count, number } = amount;
  const scale = amount.scale && { size: 1, ...amount.scale };
  const size = Math.abs(value);
  const full = hasCents(size, precision, currency, language)
    ? withCents(size.toFixed(2), amount, currency, language)
    : writeMoney(count, number, scale, currency, language);
  if (unit !== null && unit.denominator.length > 0) {
    const name = (form: keyof FigureText): string =>
      [scale?.[form] ?? '', unitName(unit, language, { count, form })].join(' ').trim();
    return { full: writeUnit(count, full, unit, language), unit: { display: name('display'), spoken: name('spoken') } };
  }
  return {
    full,
    unit: {
      display: `${scale?.display ?? ''}${currencySign(currency, language)}`,
      spoken: writeMoney(count, { display: '', spoken: '' }, scale, currency, language).spoken.trim(),
    },
  };
}

/** An amount below a thousand that the payload gives with cents is written with both of them. */
function hasCents(size: number, precision: number, code: string, language: LanguageCode): boolean {
  const { digits } = minorUnit(code, language, 1);
  return digits >= 2 && size < 1000 && size >= 0.01 && precision > 0 && precision <= 2;
}

function withCents(plain: string, amount: WrittenAmount, code: string, language: LanguageCode): FigureText {
  const [whole = '0', small = '00'] = plain.split('.');
  const both = writeMoney(Number(plain), amount.write(plain), null, code, language);
  const counted = (digits: string): { count: number; spoken: string } => ({
    count: Number(digits),
    spoken: amount.write(String(Number(digits))).spoken,
  });
  const spoken =
    small === '00'
      ? writeMoney(Number(whole), amount.write(whole), null, code, language).spoken
      : sayWithCents(counted(whole), counted(small), code, language);
  return { display: both.display, spoken: spoken ?? both.spoken };
}
