/** Forms of a word by count, as Intl.PluralRules names them; `other` stands for those that are absent. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a word that goes with a count. */
export function pluralOf(names: Plural, count: number, locale: string): string {
  return names[new Intl.PluralRules(locale).select(count)] ?? names.other;
}
