import type { Schema } from './schema';

const A_MOMENT = '2026-11-21T09:00:00.000Z';
const DEFAULTS: Record<string, unknown> = { boolean: false, null: null };

/**
 * What a value of the schema looks like: its own example, else one made of the examples of its fields. Fields that may be
 * left out are, unless they have an example; what may be null is, unless it has one. Undefined where an example is missing.
 */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const types = [schema.type ?? []].flat();
  if (types.includes('null')) return null;
  if (schema.properties || schema.allOf) return exampleOfFields(schema, schemas);
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return exampleOf(first, schemas);
  if (schema.items) {
    const item = exampleOf(schema.items, schemas);
    return item === undefined ? undefined : [item];
  }
  if (schema.format === 'date-time') return A_MOMENT;
  return DEFAULTS[types[0] ?? ''];
}

function exampleOfFields(schema: Schema, schemas: Record<string, Schema>): unknown {
  const inherited = (schema.allOf ?? []).map((part) => exampleOf(part, schemas));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isWanted = schema.required?.includes(name) || field.example !== undefined;
    return isWanted ? [[name, exampleOf(field, schemas)] as const] : [];
  });
  const isWhole = ![...inherited, ...own.map(([, value]) => value)].includes(undefined);
  return isWhole ? Object.assign({}, ...inherited, Object.fromEntries(own)) : undefined;
}
