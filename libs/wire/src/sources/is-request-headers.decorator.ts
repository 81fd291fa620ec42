import { registerDecorator } from 'class-validator';

const MOST = 10;
const LONGEST = 4000;
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/i;
const VALUE = /^[\x20-\x7e]*$/;
/** What carries the message itself is the client's to say. */
const OURS =
  /^(host|connection|content-length|content-encoding|transfer-encoding|te|trailer|upgrade|keep-alive|expect|accept-encoding|range|proxy-.*)$/i;

/** Request headers that a caller wants sent: `{name: value}`. */
export function IsRequestHeaders(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isRequestHeaders',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) => headersFault(value) === null,
        defaultMessage: (given) => `$property ${headersFault(given?.value) ?? 'is not right'}`,
      },
    });
}

/** What is wrong with wished request headers, or null; never repeats a value, which may be a key. */
function headersFault(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object of texts';
  const entries = Object.entries(value);
  if (entries.length > MOST) return `must have at most ${MOST} headers`;
  for (const [name, text] of entries) {
    if (!NAME.test(name)) return 'must have names of letters, digits and hyphens';
    if (OURS.test(name)) return `must not set ${name.toLowerCase()}`;
    if (typeof text !== 'string' || text.length > LONGEST || !VALUE.test(text)) {
      return `must have a text of at most ${LONGEST} visible characters for ${name}`;
    }
  }
  return null;
}
