import { registerDecorator, type ValidationOptions } from 'class-validator';
import { pronunciationFault } from '@app/voices';

/** A list `{word: how it is said}`. */
export function IsPronunciation(options?: ValidationOptions): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isPronunciation',
      target: target.constructor,
      propertyName: String(propertyName),
      ...(options ? { options } : {}),
      validator: {
        validate: (value: unknown) => pronunciationFault(value) === null,
        defaultMessage: (given) => `$property ${pronunciationFault(given?.value) ?? 'is not right'}`,
      },
    });
}
