import { validate, type ValidationError, type ValidatorOptions } from 'class-validator';
import { meaningFaults } from '@app/facts';
import { BadRequestError, type ErrorDetail } from '@app/platform/errors';
import { FIELDS_RULE } from '../videos/is-fields.decorator';
import { toInstance } from './to-instance';

/** How every body, query and tool input is checked: a field no one knows is an error. */
export const CHECK_RULES = {
  whitelist: true,
  forbidNonWhitelisted: true,
} as const satisfies ValidatorOptions;

/** Rules that say what a field is, not how much of it is allowed. */
const TYPE_RULES: ReadonlySet<string> = new Set(['isInt', 'isString', 'isNumber', 'isBoolean', 'isObject', 'isArray']);
/** How Nest begins what it says of a list or a text in place of a body. */
const NOT_AN_OBJECT = 'Validation failed';

/** The input as its class has it. Throws `BadRequestError` that names every bad field. */
export async function checkFields<T extends object>(shape: new () => T, input: object): Promise<T> {
  const poisoned = constructorIn(input);
  if (poisoned) throw new BadRequestError([{ path: poisoned, message: 'is a name that no field may have' }]);
  const made = toInstance(shape, input);
  const errors = await validate(made, { ...CHECK_RULES, forbidUnknownValues: false });
  if (errors.length > 0) throw toBadRequest(errors);
  return made;
}

/** Path of the first field named `constructor`, which class-transformer would call as one; null where there is none. */
function constructorIn(value: unknown, parent = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = parent ? `${parent}.${name}` : name;
    const found = name === 'constructor' ? path : constructorIn(inner, path);
    if (found) return found;
  }
  return null;
}

/** Every fault of a body, each with where it stands. */
export function toBadRequest(errors: ValidationError[]): BadRequestError {
  return new BadRequestError(errors.flatMap((error) => flatten(error, '')));
}

function flatten(error: ValidationError, parent: string): ErrorDetail[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  // Declarations name the pattern and the member at fault themselves.
  if (error.constraints && FIELDS_RULE in error.constraints) {
    return meaningFaults(error.value).map((fault) => ({
      ...fault,
      path: parent ? `${parent}.${fault.path}` : fault.path,
    }));
  }
  const own = mostTelling(error.constraints ?? {}, error.property).map((message) => ({ path, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

/** One fault a field: a wrong type before a bound, since "15" is not greater than 90. */
function mostTelling(constraints: Readonly<Record<string, string>>, property: string): string[] {
  const faults = Object.entries(constraints);
  const told = faults.find(([rule]) => TYPE_RULES.has(rule)) ?? faults[0];
  if (!told) return [];
  const [rule, message] = told;
  if (rule === 'whitelistValidation') return ['is not a field of this request'];
  return [message.startsWith(NOT_AN_OBJECT) ? 'must be an object' : withoutProperty(message, property)];
}

/** class-validator starts its messages with the field's name; our answers give the path apart, also of a list. */
function withoutProperty(message: string, property: string): string {
  if (message.startsWith(`each value in ${property} `))
    return message.replace(`each value in ${property} `, 'each value ');
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
