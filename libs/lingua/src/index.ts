export {
  currencyName,
  currencySign,
  likelyCurrencies,
  minorDigits,
  minorUnit,
  readCurrency,
} from './amounts/currencies';
export { COINS, CURRENCY_CODES, currencyOfToken, isCurrencyCode } from './amounts/currency-codes';
export { endOnBound } from './amounts/hedges';
export { numeralWords } from './amounts/language-habits';
export type { NumeralWords, SpanUnit } from './amounts/numeral-words';
export {
  type DecimalMark,
  type NumberMarks,
  numberMarks,
  numberMarksOfTag,
  type NumberReading,
  readNumber,
  shownMark,
} from './amounts/numbers';
export { type QuantityReading, readQuantity } from './amounts/quantities';
export { readSpelledNumber } from './amounts/read-spelled';
export { pluralOf, type Plural } from './amounts/plural';
export type { ScaleHabit } from './amounts/scale-habits';
export { nameOfScale, readScale, scaleReadings, writtenScales } from './amounts/scales';
export { countWord, spellNumber } from './amounts/spell-number';
export { sayWithCents, writeMoney } from './amounts/write-money';
export type { Grain, Moment } from './calendar/moment';
export { isSeries, momentOrder } from './calendar/moment-order';
export { periodUnitNamed } from './calendar/period-unit-named';
export { monthIndex, readEpoch, readMoment, weekdayIndex } from './calendar/moments';
export { findPeriods, type Period, type PeriodSpan } from './calendar/periods';
export { type MomentForm, writeMoment } from './calendar/write-moment';
export { type PeriodForm, writePeriod } from './calendar/write-period';
export { type ByLanguage, LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode, type Written } from './language-code';
export type { NameToken } from './names/name-token';
export { respell } from './names/respell';
export { splitName } from './names/split-name';
export type { Sense } from './senses/sense';
export { beginsPhrase, sensesKnown, sensesOf, sensesOfPhrase } from './senses/senses';
export { factorTo, sameDimension } from './units/dimension';
export { findUnits } from './units/find-units';
export { readUnit } from './units/read-unit';
export { readStatedUnit } from './units/trade-codes';
export type { Dimension, Unit, UnitFactor, UnitReading, UnitSpan } from './units/unit';
export { unitById } from './units/unit-id';
export { UNIT_IDS } from './units/unit-names';
export { unitName, writeUnit } from './units/write-unit';
