import { UsageError } from '../program/command';

/** Bad words or a bad payload; told without a stack. */
export class MakeError extends UsageError {}

/** A JSON object as it was sent. */
export type Json = Record<string, unknown>;

/** Whether a value is an object with names. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, or undefined where it is left out. Throws `MakeError`. */
export function optionalText(payload: Json, name: string): string | undefined {
  const value = payload[name];
  if (value !== undefined && typeof value !== 'string') throw new MakeError(`${name} must be text.`);
  return value;
}

/** A switch, or what it is where it is left out. Throws `MakeError`. */
export function flag(payload: Json, name: string, otherwise: boolean): boolean {
  const value = payload[name] ?? otherwise;
  if (typeof value !== 'boolean') throw new MakeError(`${name} must be true or false.`);
  return value;
}

/** One of the words that are known, or undefined where it is left out. Throws `MakeError`. */
export function oneOf<T extends string>(known: readonly T[], given: unknown, name: string): T | undefined {
  const found = known.find((candidate) => candidate === given);
  if (given !== undefined && !found) throw new MakeError(`${name} must be one of ${known.join(', ')}.`);
  return found;
}

/** A value as it was sent, undefined where it is left out. Throws `MakeError` where `faultOf` finds a fault. */
export function unharmed<T>(payload: Json, name: string, faultOf: (value: unknown) => string | null): T | undefined {
  const value = payload[name];
  const fault = value === undefined || value === null ? null : faultOf(value);
  if (fault !== null) throw new MakeError(`${name} ${fault}.`);
  return (value ?? undefined) as T | undefined;
}

/** Refuses fields that nobody knows, by name. Throws `MakeError`. */
export function refuseUnknown(payload: Json, known: readonly string[], of = ''): void {
  const stray = Object.keys(payload).find((name) => !known.includes(name));
  if (stray !== undefined) throw new MakeError(`${of}${stray} is not a field of this request.`);
}
