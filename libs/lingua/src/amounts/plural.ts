import type { LanguageCode } from '../language-code';

/** Forms of a word by count, as Intl.PluralRules names them; `other` stands for those that are absent. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const RULES = new Map<LanguageCode, Intl.PluralRules>();

/** The form of a word that goes with a count. */
export function pluralOf(names: Plural, count: number, language: LanguageCode): string {
  let rules = RULES.get(language);
  if (!rules) RULES.set(language, (rules = new Intl.PluralRules(language)));
  return names[rules.select(count)] ?? names.other;
}
