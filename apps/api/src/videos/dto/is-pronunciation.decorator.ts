import { registerDecorator, type ValidationOptions } from 'class-validator';
import { bringsDigits, LONGEST_PRONUNCIATION, MOST_PRONUNCIATIONS } from '@app/design';

/** What is wrong with a pronunciation list, or null: entries of short texts without digits, 200 at most. */
function faultOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object of words';
  const entries = Object.entries(value);
  if (entries.length > MOST_PRONUNCIATIONS) return `must hold at most ${MOST_PRONUNCIATIONS} words`;
  for (const text of entries.flat() as unknown[]) {
    if (typeof text !== 'string' || text.trim() === '') return 'must say how each word is said';
    if (text.length > LONGEST_PRONUNCIATION) return `must hold texts of at most ${LONGEST_PRONUNCIATION} characters`;
    if (/\p{Cc}/u.test(text)) return 'must not hold control characters';
    if (bringsDigits(text)) return 'must not hold digits: figures are said as the data has them';
  }
  return null;
}

/** A list `{word: how it is said}`. */
export function IsPronunciation(options?: ValidationOptions): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isPronunciation',
      target: target.constructor,
      propertyName: String(propertyName),
      ...(options ? { options } : {}),
      validator: {
        validate: (value: unknown) => faultOf(value) === null,
        defaultMessage: (given) => `$property ${faultOf(given?.value) ?? 'is not right'}`,
      },
    });
}
