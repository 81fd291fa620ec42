import { isCurrencyCode, readStatedUnit, readUnit, type Sense, sensesOf } from '@app/lingua';
import { FactLimitError } from '../facts.errors';
import { type Json, type JsonObject, pointerOf } from '../json-pointer';
import { type FieldName, FieldNames, isWrittenAsKey } from '../names/field-name';
import { labelOfName } from '../names/label-of';
import { countedYears, runningNames } from '../names/running-names';
import {
  hasSubject,
  isContainer,
  isCounting,
  isFrame,
  isMember,
  isRoleAlone,
  sensesAt,
  tokensWith,
} from '../names/name-senses';
import { legendOf } from './glossary';
import { type HeaderTable, headerTableOf } from './header-table';
import { isForPeople } from './identifiers';
import { areKeyedRows } from './keyed-rows';
import type { Column, Holder, Leaf } from './leaf';

export const MAX_FACTS = 5000;
const MAX_DEPTH = 32;
const LONGEST_LABEL = 80;

/** Texts that stand where a value is missing. */
const NOTHING =
  /^([+-]?(nan|inf|infinity|∞)|null|nil|undefined|#?n\/?a!?|#(ref|div\/0|value|name)[!?]?|tb[acd]|none|unknown|[-–—?.…]+)$/i;
/** Lists that hold the values of what their object's label names. */
const VALUE_LISTS = /^(?:data|datapoints|values|points|series|samples|readings|history|result)$/i;
/** Classes of objects that payment services name in a field `object`; such a service counts money in its smallest unit. */
const PAYMENT_OBJECTS = new Set(
  'balance balance_transaction charge checkout.session coupon credit_note customer dispute event invoice invoiceitem line_item list payment_intent payment_link payout plan price quote refund subscription subscription_item topup transfer'.split(
    ' ',
  ),
);

/** Field name given to the key of a keyed row. */
const ROW_NAME = 'name';

/** Names of the currency that rates beside it are for one of. */
const BASE_NAMES = ['base', 'base_code', 'base_currency', 'baseCurrency'];

/** A payload's values in its own order, and the names on the way to them. */
export interface WalkedPayload {
  readonly leaves: readonly Leaf[];
  readonly names: FieldNames;
}

/** Walks a payload once. Throws `FactLimitError` past 5,000 values or 32 levels. */
export function walkPayload(root: Json[] | JsonObject): WalkedPayload {
  const names = new FieldNames(legendOf(root));
  const leaves: Leaf[] = [];
  const columns = new Map<string, Column>();
  /** How figures of a column are called where no label of their rows says it. */
  const plain = new Map<Column, Pick<Leaf, 'names' | 'scope'>>();
  /** `parts`: last segment of each member's pointer, if it differs from the name. */
  const visit = (node: Json[] | JsonObject, holder: Holder, parts?: HeaderTable['parts']): void => {
    if (holder.path.length >= MAX_DEPTH) throw new FactLimitError('depth', MAX_DEPTH);
    const table = headerTableOf(node);
    if (table?.rows === null) return visitRows(table, holder);
    const isKeyed = !Array.isArray(node) && holder.parent !== null && areKeyedRows(node, holder.name, names);
    const nameOf = namerOf(node, names);
    for (const [name, child] of Object.entries(node)) {
      if (child === null || (table && name === table.header)) continue;
      const own = nameOf(name);
      if (table && name === table.rows) {
        visitRows(table, holderOf(child as Json[], own, holder, names));
        continue;
      }
      if (typeof child === 'object') {
        const held = holderOf(child, own, holder, names);
        if (isKeyed) read(calledAs(name, own), names.of(ROW_NAME), rowOf(held), '');
        visit(child, isKeyed ? rowOf(held) : held);
        continue;
      }
      read(child, own, holder, parts?.get(name) ?? own.part);
    }
  };
  /** `part`: last segment of the value's pointer; empty if the value is the holder's key. */
  const read = (child: string | number | boolean, own: FieldName, holder: Holder, part: string): void => {
    const name = own.name;
    const value = typeof child === 'string' ? plainText(child) : child;
    if (
      value === '' ||
      (typeof value === 'string' ? NOTHING.test(value) : typeof value === 'number' && !Number.isFinite(value))
    )
      return;
    if (leaves.length >= MAX_FACTS) throw new FactLimitError('facts', MAX_FACTS);
    const path = [...holder.path, name];
    const id = `${holder.place}/${own.isNumeral ? '*' : name}`;
    const column = columns.get(id) ?? { id, leaves: [] };
    columns.set(id, column);
    const key =
      part === '' ? holder.prefix.slice(0, -1) : holder.prefix === '' ? pointerOf(path) : `${holder.prefix}${part}`;
    const first = plain.get(column);
    const measure = typeof value === 'number' ? measureOf(own, holder, names) : null;
    const named =
      first && measure === null
        ? { names: first.names, scope: path.slice(0, first.scope.length) }
        : speakingNames(own, holder, measure);
    if (measure === null && !first) plain.set(column, named);
    const leaf = { key, path, value: Object.is(value, -0) ? 0 : value, holder, ...named, column };
    column.leaves.push(leaf);
    leaves.push(leaf);
  };
  const visitRows = ({ objects, parts }: HeaderTable, holder: Holder): void => {
    for (const [place, row] of Object.entries(objects))
      visit(row, holderOf(row, names.of(place), holder, names), parts);
  };
  visit(root, holderOf(root, null, null, names));
  return { leaves, names };
}

/** `{n: 412, n_1: 200, n_2: 212}`: groups that make up all, and no years. */
function areGroups({ n, N = n, ...others }: JsonObject): boolean {
  const parts = Object.entries(others).flatMap(([key, value]) => (/^n[-_ ]?\d$/i.test(key) ? [Number(value)] : []));
  return parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === Number(N);
}

/** Reads the names of an object's members: what runs is no unit, and `n_1` is last year beside `n`. */
function namerOf(node: Json[] | JsonObject, names: FieldNames): (name: string) => FieldName {
  if (Array.isArray(node)) return (name) => names.of(name);
  const keys = Object.keys(node);
  const running = runningNames(keys);
  const years = areGroups(node) ? new Map<string, string>() : countedYears(keys);
  return (name) => {
    const year = years.get(name);
    if (year !== undefined) return names.as(name, year);
    return running.has(name) ? names.inRun(name) : names.of(name);
  };
}

/** The names that say what a value is, and the object that the outermost of them is a member of; see `Leaf`. */
function speakingNames(own: FieldName, holder: Holder, measure: FieldName | null): Pick<Leaf, 'names' | 'scope'> {
  const names: FieldName[] = own.isNumeral ? [] : [own];
  if (measure) names.push(measure);
  let scope = holder.path;
  const unit = own.units.find(({ from, to }) => from === 0 && to === own.tokens.length);
  // A row's figure with a noun of its own is a column. A bare value, or one called by a time alone, takes the name of its list.
  const isOfRow = !own.isNumeral && !isMember(own, 'value') && !unit && !(isTimeAlone(own) && holder.hasTimesAlone);
  // The budget of a headcount is one of heads.
  const isPart = isPartOf(own, holder);
  let isNamed = measure !== null || (!own.isNumeral && hasSubject(own) && !isPart);
  // `{orders, target}`: a goal beside named figures does not take the object's name. A percentage does: `turnout: {ballots, percent}`.
  const isShare = unit?.readings[0]?.unit?.id === 'percent';
  // A total or a count beside named figures is of their object: `loans: {total, ebooks}`.
  const isAmongNamed =
    !isNamed &&
    !isShare &&
    !own.isNumeral &&
    !isOfWhole(own) &&
    !(holder.name !== null && sensesAt(own, 0, 'member').some(({ member }) => member === 'value')) &&
    !saysActual(own) &&
    holder.namesFigures &&
    !own.periods.some(({ isSure }) => isSure);
  for (let above: Holder | null = holder; above !== null; above = above.parent) {
    // A row stands for itself: what it holds is told apart by it.
    if (above.name === null) {
      if (isNamed || isAmongNamed || isOfRow) break;
      continue;
    }
    if ((isNamed || isAmongNamed) && !isFrame(above.name)) break;
    if (names.length > 0 && isContainer(above.name)) break;
    names.push(above.name);
    scope = above.parent?.path ?? [];
    // `{"Line yield": {actual: [97, 98], plan: [98, 98]}}`
    const isListOfPart = above === holder && above.isList && isPartOf(above.name, above.parent);
    isNamed ||= hasSubject(above.name) && !isListOfPart;
  }
  return { names, scope };
}

/** `{kpi: "gross_margin_pct", actual, target}`: what programs call a measure is read as the key that it is. */
function measureOf(own: FieldName, { label }: Holder, names: FieldNames): FieldName | null {
  const isOpen = isPartOrTime(own) || !hasSubject(own);
  return isOpen && label !== null && isWrittenAsKey(label) ? names.of(label) : null;
}

/** `availability: {objective, actual, budgetConsumed}`: what came about is of its object, whatever else is named there. */
function saysActual(name: FieldName): boolean {
  return isRoleAlone(name) && sensesAt(name, 0, 'role').some(({ role }) => role === 'actual');
}

function isOfWhole(name: FieldName): boolean {
  const says = (index: number): boolean => sensesAt(name, index, 'role', true).some(({ role }) => role === 'total');
  return name.tokens.length === 1 && (says(0) || isCounting(name));
}

/** `Vorjahr`, `jun_2025`: only when it was measured. */
function isTimeAlone({ tokens, periods }: FieldName): boolean {
  return periods.some(
    ({ from, to, isSure, period }) =>
      isSure &&
      from === 0 &&
      to === tokens.length &&
      (period.kind === 'moment' || (period.kind === 'relative' && period.of !== 'period')),
  );
}

/** The name of a row, from its key: `north_east` becomes "North east"; a key that is written for people stays as it is. */
function calledAs(key: string, name: FieldName): string {
  return /^\p{Ll}[\p{L}\p{N}_-]*$/u.test(key) ? labelOfName(name, new Set()) : key;
}

/** The holder of a keyed row: its key names the row, not the figures in it. */
function rowOf(held: Holder): Holder {
  return { ...held, name: null, place: `${held.parent?.place ?? ''}/*` };
}

/** Whether a name is a part's or a time's alone, in an object that says of what. */
function isPartOf(name: FieldName, holder: Holder | null): boolean {
  return isPartOrTime(name) && holder !== null && holder.name !== null && hasSubject(holder.name);
}

/** `act`, `plan`, `ly`: words that may mean other things, and say no more here than the part or the time of a figure. */
function isPartOrTime(name: FieldName): boolean {
  const isTime = name.periods.some(
    ({ from, to, period: { kind } }) =>
      from === 0 && to === name.tokens.length && (kind === 'relative' || kind === 'ago'),
  );
  return isTime || isRoleAlone(name);
}

function holderOf(node: Json[] | JsonObject, name: FieldName | null, parent: Holder | null, names: FieldNames): Holder {
  const path = parent && name ? [...parent.path, name.name] : [];
  const prefix = parent && name ? `${parent.prefix}${name.part}/` : '';
  const place = parent && name ? `${parent.place}/${name.isNumeral ? '*' : name.name}` : '';
  const base = { path, prefix, place, parent, name: name?.isNumeral ? null : name };
  if (Array.isArray(node)) {
    const { currency = null, label = null, isMinor = false, base: of = null } = parent ?? {};
    const unit = unitsApart(parent, name) ?? parent?.unit ?? null;
    const isOfLabel = name !== null && (name.isNumeral || VALUE_LISTS.test(name.name));
    return {
      ...base,
      isList: true,
      namesFigures: false,
      hasTimesAlone: false,
      unitObjects: new Map(),
      node: null,
      unit,
      currency,
      label: isOfLabel ? label : null,
      units: unitsOfSibling(parent, name),
      nounUnits: parent?.nounUnits ?? [],
      isMinor,
      base: of,
    };
  }
  const nameOf = namerOf(node, names);
  const texts = Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ name: names.of(key), value: value.trim() }] : [],
  );
  const member = (kind: Parameters<typeof isMember>[1]): string | null =>
    texts.find(({ name: field }) => isMember(field, kind))?.value ?? null;
  const currency =
    texts.find(
      ({ name: field, value }) =>
        (isMember(field, 'currency') && isCurrency(value)) ||
        (isCurrencyCode(value) && saysAmounts(field)) ||
        (isCurrencyCode(value) && field.tokens.some(({ lower }) => sensesOf(lower).some(isCurrencyWord))),
    )?.value ?? null;
  const label = siblingLabel(texts, node);
  const from = BASE_NAMES.map((field) => textAt(node, field)).find((text) => text !== null) ?? null;
  return {
    ...base,
    isList: false,
    node,
    // "In millions" is a scale; inches of millions are nothing.
    unit: member('unit')?.replace(/^in (?=\p{L})/iu, '') ?? unitsApart(parent, name),
    currency: currency === null ? (parent?.currency ?? null) : statedCurrency(currency, path.length, texts),
    label,
    units: unitsOfSibling(parent, name),
    nounUnits: [...nounUnitsIn(texts), ...(parent?.nounUnits ?? [])],
    namesFigures: Object.entries(node).some(
      ([key, value]) => typeof value === 'number' && namesFigure(nameOf(key)) && !isPartOrTime(nameOf(key)),
    ),
    hasTimesAlone: Object.entries(node).every(([key, value]) => typeof value !== 'number' || isTimeAlone(nameOf(key))),
    unitObjects: unitObjectsIn(node, names),
    isMinor: parent?.isMinor === true || PAYMENT_OBJECTS.has(textAt(node, 'object') ?? ''),
    base: (from !== null && isCurrencyCode(from) ? from : null) ?? parent?.base ?? null,
  };
}

/** A currency, with the scale that stands in its own text or beside it: "BRL mi". */
function statedCurrency(
  text: string,
  depth: number,
  texts: ReadonlyArray<{ name: FieldName; value: string }>,
): NonNullable<Holder['currency']> {
  const [scaled] = isCurrencyCode(text)
    ? []
    : readStatedUnit(text).filter(({ currency, scale }) => currency !== null && scale !== 1);
  const isOfAmounts = texts.some(
    ({ name, value }) => value === text && !isMember(name, 'currency') && saysAmounts(name),
  );
  return { text: scaled?.currency ?? text, depth, scale: scaled?.scale ?? scaleIn(texts), isOfAmounts };
}

/** The factor that a unit or scale member states: "millions", "in thousands", "USD m"; 1 if there is none. */
function scaleIn(texts: ReadonlyArray<{ name: FieldName; value: string }>): number {
  for (const { name, value } of texts) {
    const said = value.replace(/^in /i, '');
    // `figuresIn: "thousand"`, but not `brand: "Million"`.
    const isScale = isMember(name, 'scale') || isMember(name, 'unit') || (saysAmounts(name) && isOnlyScale(said));
    const [reading] = isScale && !isMember(name, 'title') ? readStatedUnit(said) : [];
    if (reading?.unit === null) return reading.scale;
  }
  return 1;
}

/** A name that says what amounts are given in: `figuresIn`, `Beträge`. */
function saysAmounts(name: FieldName): boolean {
  return name.tokens.at(-1)?.lower === 'in' || tokensWith(name, 'quantity').length > 0;
}

function isOnlyScale(text: string): boolean {
  const [reading] = text.length > 3 && !/\d/.test(text) ? readUnit(text) : [];
  return reading !== undefined && reading.unit === null && reading.currency === null && reading.scale > 1;
}

/** A name that says by itself what its figure is of. */
function namesFigure(name: FieldName): boolean {
  // The average of a region is what a figure is set against.
  const isAverage = tokensWith(name, 'aggregate').length > 0 && tokensWith(name, 'quantity').length === 0;
  return hasSubject(name) && !isRoleAlone(name) && !isAverage;
}

const isCurrencyWord = (sense: Sense): boolean => sense.as === 'member' && sense.member === 'currency';
const isCurrency = (text: string): boolean => text.length <= 30 && text !== '';

function nounUnitsIn(texts: ReadonlyArray<{ name: FieldName; value: string }>): Holder['nounUnits'] {
  return texts.flatMap(({ name, value }) => {
    const words = name.tokens.slice(0, -1).map(({ lower }) => lower);
    return saysUnits(name) && words.length > 0 && !isMember(name, 'unit') ? [{ words, unit: value }] : [];
  });
}

/** `daily_units` speaks for what `daily` holds under the same names, and `units` for all that stands beside it. */
function unitsOfSibling(parent: Holder | null, name: FieldName | null): JsonObject | null {
  if (!parent?.node || !name || parent.unitObjects.size === 0) return parent?.units ?? null;
  const { unitObjects } = parent;
  return unitObjects.get(name.tokens.map(({ lower }) => lower).join(' ')) ?? unitObjects.get('') ?? parent.units;
}

function unitObjectsIn(node: JsonObject, names: FieldNames): Holder['unitObjects'] {
  return new Map(
    Object.entries(node).flatMap(([key, value]) =>
      isObjectOfTexts(value) && saysUnits(names.of(key)) ? [[wordsBeforeLast(names.of(key)), value] as const] : [],
    ),
  );
}

function isObjectOfTexts(value: Json | undefined): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = Object.values(value);
  return members.length > 0 && members.every((member) => typeof member === 'string');
}

/** Whether a name ends on a word for units, in any language: `daily_units`, `unidades`. */
function saysUnits({ tokens }: FieldName): boolean {
  const last = tokens.at(-1);
  return last !== undefined && sensesOf(last.lower).some((sense) => sense.as === 'member' && sense.member === 'unit');
}

function wordsBeforeLast({ tokens }: FieldName): string {
  return tokens
    .slice(0, -1)
    .map(({ lower }) => lower)
    .join(' ');
}

function unitsApart(parent: Holder | null, name: FieldName | null): string | null {
  return name && parent?.units ? textAt(parent.units, name.name) : null;
}

function textAt(node: JsonObject, name: string): string | null {
  const value = Object.hasOwn(node, name) ? node[name] : null;
  return typeof value === 'string' ? value : null;
}

/** In `{metric: "Churn", value: 2.1}` the name stands beside the value. */
function siblingLabel(texts: ReadonlyArray<{ name: FieldName; value: string }>, node: JsonObject): string | null {
  const labels = texts.filter(
    ({ name, value }) => isMember(name, 'label') && value !== '' && value.length <= LONGEST_LABEL,
  );
  // `{key: "aov", label: "Average order value"}`: programs go by the one, people by the other.
  const label = labels.find(({ value }) => isForPeople(value)) ?? labels[0];
  return label && Object.keys(node).length > 1 ? label.value : null;
}

/** Without what nobody sees. */
function plainText(value: string): string {
  return value
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether an object holds what currencies cost, by their codes. */
export function isRates({ name, base }: Holder): boolean {
  return base !== null || name?.tokens.at(-1)?.lower === 'rates';
}
