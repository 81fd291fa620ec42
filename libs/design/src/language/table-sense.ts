import type { Fact, FactName, FactPack } from '@app/facts';
import { readMoment, readUnit } from '@app/lingua';

const RAIN = /^(rain|precipitation)$/;
const WET = /^(rain|precipitation|snow)$/;
const LEVELS = new Set(
  'price cost latency wait time errors incidents age rank delay debt churn unemployment inflation'.split(' '),
);
const LEVEL_KINDS: ReadonlySet<string> = new Set(['duration', 'temperature', 'measure']);
const UNTOLD = /^(table|standings?|ranking|rows|data|list|items|entries|records|results|values)$/i;

/** Of rain; where none falls it stays dry. */
export function isRain({ words }: Fact): boolean {
  return words.some((word) => RAIN.test(word));
}

/** How much falls, and not how likely it is. */
export function isWet({ words, kind }: Fact): boolean {
  return kind !== 'percent' && words.some((word) => WET.test(word));
}

/** Whether the largest of a column is the highest and no winner. */
export function isLevel({ words, kind }: Fact): boolean {
  return LEVEL_KINDS.has(kind) || words.some((word) => LEVELS.has(word));
}

/** A name of a list that says nothing about it: the league, the house or the place speaks for it. */
export function saysNothing(label: string): boolean {
  return UNTOLD.test(label.trim());
}

/** Column names that say nothing about the figure. */
const ANY = /^(?:value|amount|number|figure|quantity|total|count|v|y)$/i;

/** Whether a figure is called by its time alone: `visitors: {2024: 214650}`. */
export function isTime({ path, label }: Fact): boolean {
  return path.length > 1 && /\p{Nd}/u.test(label) && readMoment(label).length > 0;
}

/** A sign of a unit, however many periods stand behind it in a key: `kg_2024_25`. "Min" is the lowest, too. */
const SIGN = /^(?!min$)\p{L}{1,3}$/u;

/** Whether a figure's name is generic ("value") or just its unit ("mw"). */
export function namesNothing({ label, unit }: Fact): boolean {
  const name = label.trim().toLowerCase();
  if (ANY.test(name)) return true;
  const units = /\s/.test(name) ? [] : readUnit(name);
  return units.some((reading) =>
    unit === null ? SIGN.test(name) && reading.unit !== null : reading.unit?.id === unit.id,
  );
}

const ROWS = new WeakMap<FactPack, ReadonlyMap<string, FactName>>();

/** The row that a figure is called after, where its own name says nothing else: the share of `{name: "Ruiz", pct: 44}`, and of a series its month. */
export function rowCalled({ key }: Fact, pack: FactPack): FactName | null {
  const known = ROWS.get(pack) ?? rowsCalled(pack);
  ROWS.set(pack, known);
  return known.get(key) ?? null;
}

function rowsCalled({ tables, facts }: FactPack): ReadonlyMap<string, FactName> {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const isCalled = (name: FactName, key: string): boolean => byKey.get(key)?.label === byKey.get(name.key)?.value;
  return new Map(
    tables.flatMap(({ rows, temporal }) =>
      rows.flatMap(({ name, cells }) =>
        Object.values(cells).flatMap((key) =>
          (name.form === 'label' ? temporal : isCalled(name, key)) ? [[key, name] as const] : [],
        ),
      ),
    ),
  );
}
