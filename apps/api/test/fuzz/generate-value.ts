import type { Description } from '@app/testing';
import type { Random } from './random';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  example?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

const DEEPEST = 6;
const WORDS = ['Gate B', 'waits 17 minutes', 'naïve', 'Übersicht', '東京', 'x'];

/** A value that the schema describes, as far as it says; optional fields come and go. */
export function generateValue(described: unknown, document: Description, random: Random, depth = 0): unknown {
  const schema = (described ?? {}) as Schema;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return generateValue(document.components.schemas[name], document, random, depth + 1);
  }
  if (schema.enum) return random.pick(schema.enum);
  // No word of ours obeys a pattern.
  if (schema.example !== undefined && (schema.pattern || random.chance(0.7))) return schema.example;
  const [parts] = [schema.oneOf ?? schema.anyOf];
  if (parts) return generateValue(random.pick(parts), document, random, depth + 1);
  if (schema.allOf) return generateValue(schema.allOf[0], document, random, depth + 1);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  const from = schema.minimum ?? 0;
  const makers: Record<string, () => unknown> = {
    string: () => random.pick(WORDS),
    integer: () => Math.floor(from + random.next() * ((schema.maximum ?? from + 100) - from)),
    number: () => from + random.next() * ((schema.maximum ?? from + 100) - from),
    boolean: () => random.chance(0.5),
    null: () => null,
    array: () => (depth > DEEPEST ? [] : [generateValue(schema.items, document, random, depth + 1)]),
    object: () => generateObject(schema, document, random, depth),
  };
  return (makers[type ?? 'object'] ?? makers['string'])?.();
}

/** Names of the fields of a described object, and of those that it needs. */
export function fieldsOf(described: unknown, { components }: Description): { all: string[]; needed: string[] } {
  const schema = described as Schema;
  const name = schema.$ref?.split('/').at(-1);
  const { properties = {}, required = [] } = name === undefined ? schema : (components.schemas[name] as Schema);
  return { all: Object.keys(properties), needed: required };
}

function generateObject(schema: Schema, document: Description, random: Random, depth: number): unknown {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || (depth < DEEPEST && random.chance(0.3)),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, generateValue(field, document, random, depth + 1)]));
}
