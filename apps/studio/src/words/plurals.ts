import { told } from './told';

/** Chooses among the plural forms of a language; `#` stands for the number. `other` is that of all kinds that are not given. */
export function plurals(
  language: string,
): (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', told.count(count));
}
