import { BadRequestError } from '@app/platform';
import { LANGUAGE_NAMES, languages } from './languages';

/** No video can be made in this language. */
export class UnwrittenLanguageError extends BadRequestError {
  constructor(nameOrCode: string) {
    const names = new Map(Object.entries(LANGUAGE_NAMES));
    const known = languages.map(({ code }) => `${code} (${names.get(code) ?? code})`).join(', ');
    super([{ path: 'language', message: `"${nameOrCode}" is not spoken here; there is ${known}` }]);
  }
}
