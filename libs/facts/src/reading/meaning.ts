import { type Unit, unitById, type UnitReading } from '@app/lingua';
import type { FactForm, FactKind } from '../fact';
import type { Meaning } from './evidence';

const PLAIN: Omit<Meaning, 'kind'> = { unit: null, currency: null, factor: 1 };

const PERCENT = unitById('percent');

/** A number that counts or relates, in nothing that is written beside it. */
export function plainMeaning(kind: FactKind): Meaning {
  return { ...PLAIN, kind };
}

/** A date or a stopped time. */
export function formMeaning(kind: FactKind, form: FactForm, value?: string): Meaning {
  return { ...PLAIN, kind, form, ...(value === undefined ? {} : { value }) };
}

/** An amount of money; `unit` is what it is for one of, as in €/kWh. */
export function moneyMeaning(currency: string, factor = 1, unit: Unit | null = null): Meaning {
  return { kind: 'currency', unit, currency, factor };
}

export function percentMeaning(factor: 1 | 100 = 1): Meaning {
  return { kind: 'percent', unit: PERCENT, currency: null, factor };
}

/** What a unit's text means: "%" a percentage, "Mio. €" money, "min" a time. */
export function meaningOfUnit({ unit, currency, scale }: UnitReading): Meaning {
  if (currency !== null || unit?.currency)
    return { kind: 'currency', unit, currency: currency ?? unit?.currency ?? null, factor: scale };
  if (unit === null) return { ...PLAIN, kind: 'count', factor: scale };
  return { kind: kindOfUnit(unit), unit, currency: null, factor: scale };
}

function kindOfUnit({ id, dimension }: Unit): FactKind {
  if (id === 'percent') return 'percent';
  // Nobody says degrees of kelvin.
  if (dimension === 'temperature' && id !== 'kelvin') return 'temperature';
  return dimension === 'duration' || dimension === 'year-duration' ? 'duration' : 'measure';
}
