import type { LanguageCode } from '../language-code';
import { unitsInArabic } from '../languages/ar/units.overrides';
import { unitsInGerman } from '../languages/de/units.overrides';
import { unitsInEnglish } from '../languages/en/units.overrides';
import { unitsInSpanish } from '../languages/es/units.overrides';
import { unitsInFrench } from '../languages/fr/units.overrides';
import { unitsInHindi } from '../languages/hi/units.overrides';
import { unitsInIndonesian } from '../languages/id/units.overrides';
import { unitsInItalian } from '../languages/it/units.overrides';
import { unitsInJapanese } from '../languages/ja/units.overrides';
import { unitsInKorean } from '../languages/ko/units.overrides';
import { unitsInPortuguese } from '../languages/pt/units.overrides';
import { unitsInTurkish } from '../languages/tr/units.overrides';
import { unitsInChinese } from '../languages/zh/units.overrides';
import { generatedUnits } from '../languages/generated-names';
import { OWN_COMPOUNDS } from './own-units';
import type { Forms, UnitEntry, UnitNames, UnitOverrides } from './unit-entry';

/** One language's names with its overrides over them. */
export interface LanguageUnits {
  readonly names: UnitNames;
  readonly overrides: UnitOverrides;
}

const OVERRIDES: Readonly<Record<LanguageCode, UnitOverrides>> = {
  ar: unitsInArabic,
  de: unitsInGerman,
  en: unitsInEnglish,
  es: unitsInSpanish,
  fr: unitsInFrench,
  hi: unitsInHindi,
  id: unitsInIndonesian,
  it: unitsInItalian,
  ja: unitsInJapanese,
  ko: unitsInKorean,
  pt: unitsInPortuguese,
  tr: unitsInTurkish,
  zh: unitsInChinese,
};

/** Ids of every unit that is written and read by name: CLDR's, ours, and the compounds that data has. */
export const UNIT_IDS: readonly string[] = [
  ...new Set([...Object.keys(generatedUnits('en').units), ...Object.keys(unitsInEnglish.units), ...OWN_COMPOUNDS]),
].sort();

const merged = new Map<LanguageCode, LanguageUnits>();

/** What a language calls units. Merged when it is first asked for. */
export function unitsOf(language: LanguageCode): LanguageUnits {
  let units = merged.get(language);
  if (units === undefined) {
    units = merge(generatedUnits(language), OVERRIDES[language]);
    merged.set(language, units);
  }
  return units;
}

/** CLDR's own names, as texts have them: what is said for them is in `unitsOf`. */
export function rawUnitsOf(language: LanguageCode): UnitNames {
  return generatedUnits(language);
}

function merge(names: UnitNames, overrides: UnitOverrides): LanguageUnits {
  const { say = same, show = same } = overrides;
  const entries = new Map<string, UnitEntry>();
  for (const [unit, entry] of Object.entries(names.units))
    entries.set(unit, {
      ...entry,
      display: touched(entry.display, show),
      spoken: touched(entry.spoken, say),
      ...(entry.perDisplay === undefined ? {} : { perDisplay: show(entry.perDisplay) }),
      ...(entry.perSpoken === undefined ? {} : { perSpoken: say(entry.perSpoken) }),
    });
  for (const [unit, { spellings = [], ...entry }] of Object.entries(overrides.units)) {
    const known = entries.get(unit);
    // What CLDR calls it is still read.
    const before = known === undefined ? [] : [...formsOf(known.display), ...formsOf(known.spoken)].map(bareName);
    const symbol = touched(entry.display ?? known?.display ?? '{0}', show);
    entries.set(unit, {
      spoken: symbol,
      ...known,
      ...entry,
      display: symbol,
      spellings: [...(known?.spellings ?? []), ...before, ...spellings],
    });
  }
  return {
    names: {
      per: { ...names.per, spoken: say(names.per.spoken), ...overrides.per },
      times: { display: names.times.display, spoken: names.times.spoken.replace('⋅', ' ') },
      powers: Object.fromEntries(
        Object.entries(names.powers).map(([power, { display, spoken }]) => [
          power,
          { display, spoken: touched(spoken, say) },
        ]),
      ),
      prefixes: Object.fromEntries(
        Object.entries(names.prefixes).map(([prefix, { display, spoken }]) => [
          prefix,
          { display, spoken: say(spoken) },
        ]),
      ),
      units: Object.fromEntries(entries),
    },
    overrides,
  };
}

function same(text: string): string {
  return text;
}

function touched(forms: Forms, touch: (text: string) => string): Forms {
  if (typeof forms === 'string') return touch(forms);
  return {
    ...Object.fromEntries(Object.entries(forms).map(([count, name]) => [count, touch(name ?? '')])),
    other: touch(forms.other),
  };
}

/** Every pattern of a name. */
export function formsOf(forms: Forms): string[] {
  return typeof forms === 'string' ? [forms] : Object.values(forms).filter((form) => form !== undefined);
}

/** The pattern that goes with a count's plural. */
export function formOf(forms: Forms, plural: string): string {
  return typeof forms === 'string' ? forms : (forms[plural] ?? forms.other);
}

/** A pattern without the place of its number. */
export function bareName(pattern: string): string {
  return pattern
    .replace('{0}', ' ')
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ');
}
