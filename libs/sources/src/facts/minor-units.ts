import type { Neighbours } from './value-reading';
import { MINOR_COUNTS, MINOR_WORDS, MONEY_NAMES, SERVICE_AMOUNTS } from './words/kind.words';
import { CURRENCIES } from './words/unit.words';

/** What a whole number of the smallest unit of money is. */
export interface MinorAmount {
  number: number;
  currency: string;
  /** Digits of the currency behind its point. */
  precision: number;
}

/**
 * Reads whole numbers of cents as the amounts that they are: by their name (`revenueCents`), where a currency is known,
 * and in the objects of payment services, which name it in small letters. Null for any other number.
 */
export function readMinorAmount(value: number, words: readonly string[], near: Neighbours): MinorAmount | null {
  if (!Number.isInteger(value)) return null;
  const code = words.find((word, index) => index > 0 && CURRENCIES.has(word)) ?? near.currency;
  if (!code || !/^[a-z]{3}$/i.test(code)) return null;
  const isNamed = words.length > 1 && MINOR_WORDS.has(words.at(-1) ?? '');
  if (!isNamed && !(isOfService(near) && isServiceAmount(words))) return null;
  const currency = code.toUpperCase();
  const precision = decimalsOfCurrency(currency);
  return { number: value / 10 ** precision, currency, precision };
}

/** Tells whether a whole number in an object of a payment service may be an amount that its name does not tell. */
export function isDoubtfulAmount(words: readonly string[], near: Neighbours): boolean {
  return isOfService(near) && !words.some((word) => MINOR_COUNTS.has(word));
}

function isOfService({ isMinor, currency }: Neighbours): boolean {
  return isMinor === true && currency !== null && currency === currency.toLowerCase();
}

function isServiceAmount(words: readonly string[]): boolean {
  return (
    words.some((word) => MONEY_NAMES.has(word) || SERVICE_AMOUNTS.has(word)) &&
    !words.some((word) => MINOR_COUNTS.has(word))
  );
}

/** Yen have none, dinars of Kuwait three. */
function decimalsOfCurrency(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** The label of such an amount without the word that says in what it was counted. */
export function labelWithoutMinor(label: string): string {
  return label.replace(/ (?:in )?(?:cents|pence|minor)$/i, '');
}
