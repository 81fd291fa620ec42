import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError, type ValidatorOptions } from 'class-validator';
import { BadRequestError, type ErrorDetail } from '@app/platform';

/** How every body, query and tool input is checked: a field no one knows is an error, one fault a field is told. */
export const CHECK_RULES = {
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
} as const satisfies ValidatorOptions;

/** The input as its class has it. Throws `BadRequestError` that names every bad field (CONTRACT.md 2). */
export async function checkFields<T extends object>(shape: new () => T, input: object): Promise<T> {
  const made = plainToInstance(shape, input);
  const errors = await validate(made, { ...CHECK_RULES, forbidUnknownValues: false });
  if (errors.length > 0) throw toBadRequest(errors);
  return made;
}

/** Every fault of a body, each with where it stands. */
export function toBadRequest(errors: ValidationError[]): BadRequestError {
  return new BadRequestError(errors.flatMap((error) => flatten(error, '')));
}

function flatten(error: ValidationError, parent: string): ErrorDetail[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    path,
    message:
      rule === 'whitelistValidation' ? 'is not a field of this request' : withoutProperty(message, error.property),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

/** class-validator starts its messages with the field's name; our answers give the path apart. */
function withoutProperty(message: string, property: string): string {
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
