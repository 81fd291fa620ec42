/** Forms of a word by count, as Intl.PluralRules names them; `other` stands for those that are absent. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a word that goes with a count. */
export function pluralOf(names: Plural, count: number, locale: string): string {
  let rule = rules.get(locale);
  if (rule === undefined) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return names[rule.select(count)] ?? names.other;
}
