import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@app/lingua';
import { BadRequestError } from '@app/platform';

/** No video can be made in this language. */
export class UnwrittenLanguageError extends BadRequestError {
  constructor(nameOrCode: string) {
    const known = LANGUAGE_CODES.map((code) => `${code} (${LANGUAGE_NAMES[code]})`).join(', ');
    super([{ path: 'language', message: `"${nameOrCode}" is not spoken here; there is ${known}` }]);
  }
}
