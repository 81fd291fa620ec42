import type { Plural } from './plural';

/** What a language says otherwise than CLDR has it: "dollars", not "US dollars". */
export interface CurrencyHabit {
  /** On screen: "$", "€". */
  sign: string;
  names: Plural;
  /** Its name after a scale where that differs: Arabic counts the scale there. */
  afterScale?: string;
  /** Its hundredth; absent where nobody counts them. */
  cents?: Plural;
}

/** How one language writes and says amounts of money. */
export interface MoneyHabits {
  /** Currencies that are said otherwise than CLDR names them. */
  currencies: Readonly<Record<string, CurrencyHabit>>;
  /** `scale` is "M" or empty: "412,6 M$". */
  display(number: string, scale: string, sign: string): string;
  /** `scale` is "millones" or empty: "412,6 millones de dólares". */
  spoken(number: string, scale: string, name: string): string;
  /** "149 euros con 50 céntimos"; absent where the decimals are said as a number. */
  withCents?(whole: string, cents: string): string;
  /** CLDR's name as it stands within a sentence; absent where it needs no touch. */
  inSentence?(name: string): string;
}
