import { type ClassConstructor, type ClassTransformOptions, plainToInstance } from 'class-transformer';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { BadRequestError } from '@app/platform/errors';

/** No class of ours has as many fields, and none of its lists as many entries. */
const WIDEST = 300;
/** Values that the classes within a body may hold together. */
const MOST_VALUES = 5_000;

/**
 * An input as its class has it. class-transformer takes time by the square of an object's members, and class-validator some
 * microseconds for each value, so neither gets to see what has no class: a caller's own data are taken as they came. Throws
 * `BadRequestError` for what is larger than any class of ours.
 */
export function toInstance<T>(shape: ClassConstructor<T>, input: unknown, options?: ClassTransformOptions): T {
  if (typeof input !== 'object' || input === null) return plainToInstance(shape, input, options);
  if (Array.isArray(input) ? holdsMore(input) : Object.keys(input).length > WIDEST) throw tooLarge('body');
  if (Array.isArray(input)) return plainToInstance(shape, input as object, options);
  const nested = nestedIn(shape);
  const entries = Object.entries(input);
  const own = entries.filter(([name, value]) => !nested.has(name) && isOwnData(value));
  const rest = entries.filter((entry) => !own.includes(entry));
  for (const [name, value] of rest) if (holdsMore(value)) throw tooLarge(name);
  return Object.assign(
    plainToInstance(shape, Object.fromEntries(rest), options) as object,
    Object.fromEntries(own),
  ) as T;
}

function tooLarge(path: string): BadRequestError {
  return new BadRequestError([{ path, message: 'holds more than any request needs' }]);
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** Fields of a class whose values have a class themselves. */
function nestedIn(shape: ClassConstructor<unknown>): ReadonlySet<string> {
  const before = known.get(shape);
  if (before) return before;
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  const names = new Set(
    rules.filter(({ type }) => type === ValidationTypes.NESTED_VALIDATION).map(({ propertyName }) => propertyName),
  );
  known.set(shape, names);
  return names;
}

/** A short list of texts and numbers is a field like others. */
function isOwnData(value: unknown): boolean {
  if (!Array.isArray(value)) return typeof value === 'object' && value !== null;
  return value.length > WIDEST || value.some((entry) => typeof entry === 'object' && entry !== null);
}

function holdsMore(value: unknown): boolean {
  let left = MOST_VALUES;
  const walk = (node: unknown): boolean => {
    if (--left < 0) return true;
    if (typeof node !== 'object' || node === null) return false;
    const children: unknown[] = Object.values(node);
    return children.length > left || children.some(walk);
  };
  return walk(value);
}
