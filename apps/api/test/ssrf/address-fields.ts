import type { Description } from '@app/testing';

/** Names that fields with an address have, beside those whose format says so. */
const NAMED = /(ur[il]|link|href|origin|website|endpoint|callback|return_?to)s?$/i;

interface Schema {
  $ref?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Every field of a request in which an address may come, such as `POST /v1/sources url`, by the description alone. */
export function addressFields(description: Description): string[] {
  const fields = new Set<string>();
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const found = (place: string) => fields.add(`${method.toUpperCase()} ${path} ${place}`);
      for (const media of Object.values(operation?.requestBody?.content ?? {})) {
        for (const place of placesIn(media?.schema as Schema, description, [])) found(place);
      }
      for (const parameter of operation?.parameters ?? []) {
        if ('name' in parameter && isAddress(parameter.name, parameter.schema as Schema)) found(`?${parameter.name}`);
      }
    }
  }
  return [...fields].sort();
}

/** `within` are the schemas that are being walked, for some hold themselves. */
function placesIn(schema: Schema, description: Description, within: string[]): string[] {
  const { $ref } = schema;
  if ($ref !== undefined) {
    if (within.includes($ref)) return [];
    const named = description.components.schemas[$ref.split('/').at(-1) ?? ''];
    return named ? placesIn(named, description, [...within, $ref]) : [];
  }
  const inner = (next: Schema) => placesIn(next, description, within);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(inner);
  const items = schema.items ? inner(schema.items).map((place) => `[].${place}`) : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(isAddress(name, field) ? [name] : []),
    ...inner(field).map((place) => (place.startsWith('[]') ? `${name}${place}` : `${name}.${place}`)),
  ]);
  return [...new Set([...parts, ...items, ...fields])];
}

function isAddress(name: string, schema: Schema): boolean {
  return schema.format === 'uri' || NAMED.test(name);
}
