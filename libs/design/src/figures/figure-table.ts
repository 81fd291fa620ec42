import type { Figure, FigureTable } from '@app/picture';
import { type Fact, lowerFirst } from '@app/facts';
import type { Language } from '../language/language';

/** Suffix of a figure that is the size of a fact without its sign, for lines that say "down" in words. */
export const SIZE = '#size';
/** Suffix of a figure that is the window a fact's name states: "seven days". */
export const WINDOW = '#window';
/** Suffix of a figure that is said as traders say it: 6.84 as "six eighty-four". */
export const DESK = '#desk';
/** Suffix of a figure that is a name within a sentence: "dry" of "Dry". */
export const LOWER = '#lower';
/** Suffix of a figure that is the time of day of a timestamp. */
export const CLOCK = '#time';

/** Writes the figure of a key, including the derived ones; null where the facts hold none. */
export function figureOf(key: string, byKey: ReadonlyMap<string, Fact>, language: Language): Figure | null {
  const hash = key.indexOf('#');
  const fact = byKey.get(hash < 0 ? key : key.slice(0, hash));
  if (!fact) return null;
  const suffix = hash < 0 ? '' : key.slice(hash);
  if (suffix === WINDOW) return windowFigure(key, fact, language);
  if (suffix === DESK) return deskFigure(key, fact, language);
  if (suffix === CLOCK) return clockFigure(key, fact, language);
  if (suffix === LOWER)
    return {
      key,
      value: fact.value,
      forms: language.writeFigure({ ...fact, value: lowerFirst(String(fact.value)) }),
      formatter: `lower.${language.code}`,
    };
  const shown =
    suffix === SIZE && fact.number !== null
      ? { ...fact, number: Math.abs(fact.number), sign: 1 as const, verbatim: false }
      : fact;
  return {
    key,
    value: fact.value,
    ...measureOf(fact),
    forms: language.writeFigure(shown),
    formatter: `${fact.kind}.${language.code}`,
  };
}

/** The number that charts measure, where the payload holds it as a text or as a fraction. */
export function measureOf({ number, value }: Fact): Pick<Figure, 'number'> {
  return number === null || number === value ? {} : { number };
}

/** Keys of every figure that these texts and keys refer to, as a table in order of first use. */
export function figureTable(keys: Iterable<string>, byKey: ReadonlyMap<string, Fact>, language: Language): FigureTable {
  const table: FigureTable = {};
  for (const key of keys) {
    const figure = table[key] ? null : figureOf(key, byKey, language);
    if (figure) table[key] = figure;
  }
  return table;
}

function windowFigure(key: string, fact: Fact, language: Language): Figure | null {
  const window = fact.window ?? (typeof fact.value === 'string' ? fact.value : null);
  if (window === null) return null;
  const text = language.writeWindow(window);
  return {
    key,
    value: window,
    forms: { full: text, bare: text, unit: text, signed: text, label: text },
    formatter: `window.${language.code}`,
  };
}

function deskFigure(key: string, fact: Fact, language: Language): Figure {
  const forms = language.writeFigure(fact);
  const spoken = language.shorthand(fact) ?? forms.bare.spoken;
  return {
    key,
    value: fact.value,
    ...measureOf(fact),
    forms: { ...forms, bare: { ...forms.bare, spoken } },
    formatter: `desk.${language.code}`,
  };
}

/** A timestamp as its time of day, as the payload writes it or in UTC; null for what has none. */
export function clockOf(fact: Fact): Fact | null {
  const text =
    fact.form === 'epoch' || fact.form === 'epoch-ms'
      ? new Date(Number(fact.value) * (fact.form === 'epoch' ? 1000 : 1)).toISOString()
      : String(fact.value);
  const clock = /T(\d{2}:\d{2})/.exec(text)?.[1];
  return clock === undefined ? null : { ...fact, value: clock, form: 'clock' };
}

function clockFigure(key: string, fact: Fact, language: Language): Figure | null {
  const clock = clockOf(fact);
  return clock && { key, value: fact.value, forms: language.writeFigure(clock), formatter: `clock.${language.code}` };
}
