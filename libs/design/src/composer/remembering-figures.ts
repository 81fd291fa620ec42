import type { Fact } from '@app/facts';
import type { Language } from '../language/language';

/** The same language for one video: each fact is written once, however many wordings ask for it. */
export function rememberingFigures(language: Language): Language {
  const written = new Map<Fact, ReturnType<Language['writeFigure']>>();
  return {
    ...language,
    writeFigure: (fact) => {
      const known = written.get(fact);
      if (known) return known;
      const forms = language.writeFigure(fact);
      written.set(fact, forms);
      return forms;
    },
  };
}
