import { UnwrittenLanguageError } from './language.errors';
import type { Language } from './language';
import { languageOf } from './languages';

/** A language by code or English name. Throws `UnwrittenLanguageError` for one that no video can be made in. */
export function writtenLanguage(nameOrCode: string): Language {
  const language = languageOf(nameOrCode);
  if (!language) throw new UnwrittenLanguageError(nameOrCode);
  return language;
}
