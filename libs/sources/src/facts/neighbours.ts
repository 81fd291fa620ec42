import { isCurrencyCode } from './code-names';
import type { Neighbours } from './value-reading';
import type { FieldNames } from './field-names';
import type { Json, JsonObject } from './json-pointer';
import { CURRENCY_NAMES, PAYMENT_OBJECTS, UNIT_NAMES } from './words/code.words';
import { LABEL_NAMES } from './words/column.words';

/** A neighbour `unit` speaks for the values beside it, a `currency` also for what lies below. */
export function neighboursIn(
  node: JsonObject,
  path: readonly string[],
  above: Neighbours,
  names: FieldNames,
): Neighbours {
  const members = Object.keys(node);
  const given = members.find((name) => UNIT_NAMES.has(name.toLowerCase()) && typeof node[name] === 'string');
  const unit =
    (given === undefined ? null : textAt(node, given)) ?? windowUnit(node, path) ?? names.unitBelow(path.at(-1) ?? '');
  const currency = members.find((name) => CURRENCY_NAMES.has(name.toLowerCase()));
  const isMinor = above.isMinor === true || PAYMENT_OBJECTS.has(textAt(node, 'object') ?? '');
  return {
    unit,
    currency: (currency && textAt(node, currency)) ?? above.currency,
    units: null,
    isMinor,
    isContinental: above.isContinental,
    base: baseOf(node) ?? above.base,
  };
}

/** The same for one member; `daily_units` speaks for what `daily` holds under the same names. */
export function besideOf(node: JsonObject, name: string, child: Json, own: Neighbours, above: Neighbours): Neighbours {
  const units = typeof child === 'object' ? (objectAt(node, `${name}_units`) ?? objectAt(node, `${name}Units`)) : null;
  const given = textAt(above.units, name);
  return units === null && given === null ? own : { ...own, unit: given ?? own.unit, units };
}

/** The currency that rates are for one of: `base: "EUR"` beside `rates`. */
function baseOf(node: JsonObject): string | undefined {
  const base = ['base', 'base_code', 'base_currency', 'baseCurrency'].map((name) => textAt(node, name)).find(Boolean);
  return base && isCurrencyCode(base) ? base : undefined;
}

/** Where prices change by window (`priceChange: {h24: -7.4}`), exchanges give percent. */
function windowUnit(node: JsonObject, path: readonly string[]): string | null {
  const moves = /^price_?change$/i.test(path.at(-1) ?? '');
  return moves && Object.keys(node).every((name) => /^([hdm]\d+|\d+[hdm])$/.test(name)) ? '%' : null;
}

function textAt(node: JsonObject | null, name: string): string | null {
  const value = node && Object.hasOwn(node, name) ? node[name] : null;
  return typeof value === 'string' ? value : null;
}

function objectAt(node: JsonObject, name: string): JsonObject | null {
  const value = Object.hasOwn(node, name) ? node[name] : null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** In `{metric: "Churn", value: 2.1}` the name stands beside the value. */
export function siblingLabel(node: JsonObject, names: FieldNames): string | null {
  for (const name of LABEL_NAMES) {
    const text = node[name];
    if (typeof text === 'string' && text.trim() !== '' && text.length <= 60) return labelText(text.trim(), names);
  }
  return null;
}

function labelText(text: string, names: FieldNames): string {
  return /\s/.test(text) || /^\p{Lu}/u.test(text) ? text : names.labelOfName(text);
}
