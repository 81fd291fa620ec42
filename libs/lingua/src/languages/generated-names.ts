import type { CurrencyNames } from '../amounts/currency-names';
import type { LanguageCode } from '../language-code';
import type { UnitNames } from '../units/unit-entry';

/**
 * CLDR's names of each language (docs/adr/0032-units-and-words-from-cldr.md). A file is parsed when its language is first
 * asked for; `require` keeps it. Paths are literals, so that bundlers find them.
 */
const UNITS: Readonly<Record<LanguageCode, () => UnitNames>> = {
  ar: () => require('./ar/units.json') as UnitNames,
  de: () => require('./de/units.json') as UnitNames,
  en: () => require('./en/units.json') as UnitNames,
  es: () => require('./es/units.json') as UnitNames,
  fr: () => require('./fr/units.json') as UnitNames,
  hi: () => require('./hi/units.json') as UnitNames,
  id: () => require('./id/units.json') as UnitNames,
  it: () => require('./it/units.json') as UnitNames,
  ja: () => require('./ja/units.json') as UnitNames,
  ko: () => require('./ko/units.json') as UnitNames,
  pt: () => require('./pt/units.json') as UnitNames,
  tr: () => require('./tr/units.json') as UnitNames,
  zh: () => require('./zh/units.json') as UnitNames,
};

const CURRENCIES: Readonly<Record<LanguageCode, () => CurrencyNames>> = {
  ar: () => require('./ar/currencies.json') as CurrencyNames,
  de: () => require('./de/currencies.json') as CurrencyNames,
  en: () => require('./en/currencies.json') as CurrencyNames,
  es: () => require('./es/currencies.json') as CurrencyNames,
  fr: () => require('./fr/currencies.json') as CurrencyNames,
  hi: () => require('./hi/currencies.json') as CurrencyNames,
  id: () => require('./id/currencies.json') as CurrencyNames,
  it: () => require('./it/currencies.json') as CurrencyNames,
  ja: () => require('./ja/currencies.json') as CurrencyNames,
  ko: () => require('./ko/currencies.json') as CurrencyNames,
  pt: () => require('./pt/currencies.json') as CurrencyNames,
  tr: () => require('./tr/currencies.json') as CurrencyNames,
  zh: () => require('./zh/currencies.json') as CurrencyNames,
};

/** What CLDR calls units in a language. */
export function generatedUnits(language: LanguageCode): UnitNames {
  return UNITS[language]();
}

/** What CLDR calls currencies in a language. */
export function generatedCurrencies(language: LanguageCode): CurrencyNames {
  return CURRENCIES[language]();
}
