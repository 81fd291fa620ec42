/** Something that a schema does not allow: where, and why. */
export interface SchemaFault {
  path: string;
  message: string;
}

type Schema = Record<string, unknown>;
/** What all parts of one schema share. */
interface Reading {
  root: Schema;
  faults: SchemaFault[];
}

/**
 * What of a value JSON Schema (2020-12) does not allow, for the keywords that catalogues use; none where all is right.
 * Keywords that are not known here allow everything.
 */
export function schemaFaults(schema: object, value: unknown): SchemaFault[] {
  const reading: Reading = { root: schema as Schema, faults: [] };
  look(schema, value, '', reading);
  return reading.faults;
}

function look(given: unknown, value: unknown, path: string, reading: Reading): void {
  if (given === false) return fault(reading, path, 'is not allowed');
  if (typeof given !== 'object' || given === null) return;
  const schema = given as Schema;
  if (typeof schema['$ref'] === 'string') look(resolved(schema['$ref'], reading.root), value, path, reading);
  const types = [schema['type'] ?? []].flat() as string[];
  if (
    types.length > 0 &&
    !types.some((type) => isOf(type, value)) &&
    !(value === null && schema['nullable'] === true)
  ) {
    return fault(reading, path, `must be ${types.join(' or ')}`);
  }
  if (value === null && schema['nullable'] === true) return;
  const allowed = 'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined);
  if (allowed && !allowed.some((one) => JSON.stringify(one) === JSON.stringify(value))) {
    fault(reading, path, `must be one of ${JSON.stringify(allowed)}`);
  }
  for (const part of list(schema['allOf'])) look(part, value, path, reading);
  for (const keyword of ['anyOf', 'oneOf']) {
    const ways = list(schema[keyword]);
    if (ways.length > 0 && !ways.some((way) => fits(way, value, reading)))
      fault(reading, path, 'fits none of its forms');
  }
  measure(schema, value, path, reading);
  if (Array.isArray(value)) value.forEach((entry, at) => look(schema['items'], entry, join(path, String(at)), reading));
  else if (typeof value === 'object' && value !== null) lookInside(schema, value as Schema, path, reading);
}

function lookInside(schema: Schema, value: Schema, path: string, reading: Reading): void {
  const properties = (schema['properties'] ?? {}) as Schema;
  for (const name of list(schema['required']) as string[]) {
    if (value[name] === undefined) fault(reading, join(path, name), 'is missing');
  }
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const own = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
    look(own, inner, join(path, name), reading);
  }
}

function measure(schema: Schema, value: unknown, path: string, reading: Reading): void {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema as Record<string, never>;
  if (typeof value === 'number') within(value, minimum, maximum, 'the number');
  if (typeof value === 'string') {
    within([...value].length, minLength, maxLength, 'the length');
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      fault(reading, path, `must be like ${String(pattern)}`);
  }
  if (Array.isArray(value)) within(value.length, minItems, maxItems, 'the number of entries');

  function within(size: number, least: number | undefined, most: number | undefined, what: string): void {
    if (least !== undefined && size < least) fault(reading, path, `${what} must be at least ${least}`);
    if (most !== undefined && size > most) fault(reading, path, `${what} must be at most ${most}`);
  }
}

function fits(schema: unknown, value: unknown, { root }: Reading): boolean {
  const apart: Reading = { root, faults: [] };
  look(schema, value, '', apart);
  return apart.faults.length === 0;
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** A part of the same schema, `#/$defs/…`. */
function resolved(pointer: string, root: Schema): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>(
    (at, key) => (at as Schema | undefined)?.[key.replace(/~1/g, '/').replace(/~0/g, '~')],
    root,
  );
}

function fault({ faults }: Reading, path: string, message: string): void {
  faults.push({ path, message });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
