import type { OpenAPIObject } from '@nestjs/swagger';
import { VIDEO_STATUSES } from '@app/videos';

const REFERENCE = '#/components/schemas/';
/** Enums that are schemas of their own (docs/specification.md 9, rule 1). */
const NAMED_ENUMS: Record<string, readonly string[]> = { VideoStatus: VIDEO_STATUSES };

type SchemaObject = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** The same document with schemas named as callers know them: `Video` for our `VideoDto`. Throws where two would share a name. */
export function withPublicNames(document: OpenAPIObject): OpenAPIObject {
  const named = rename(document as unknown as Json) as unknown as OpenAPIObject;
  const enums = Object.entries(NAMED_ENUMS).map(([name, values]) => [name, { type: 'string', enum: [...values] }]);
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name]) => publicName(name));
  const twice = schemas.find((name, index) => schemas.indexOf(name) !== index || name in NAMED_ENUMS);
  if (twice) throw new Error(`two schemas are called ${twice}`);
  const shown = Object.entries<unknown>(named.components?.schemas ?? {}).map(([name, schema]) => [
    publicName(name),
    schema,
  ]);
  const all = Object.fromEntries([...shown, ...enums]) as Record<string, SchemaObject>;
  return { ...named, components: { ...named.components, schemas: all } };
}

function rename(value: Json): Json {
  if (typeof value === 'string' && value.startsWith(REFERENCE))
    return REFERENCE + publicName(value.slice(REFERENCE.length));
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(NAMED_ENUMS).find(([, values]) => isSameList(value['enum'], values));
  if (known) return { $ref: REFERENCE + known[0] };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
}

function publicName(name: string): string {
  return name.replace(/Dto$/, '');
}

function isSameList(value: Json, values: readonly string[]): boolean {
  return (
    Array.isArray(value) && value.length === values.length && value.every((entry) => values.some((v) => v === entry))
  );
}
