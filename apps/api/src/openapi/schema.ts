import type { OpenAPIObject } from '@nestjs/swagger';

type PathItem = OpenAPIObject['paths'][string];
const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head'] as const;

/** Every operation of a description, with where it is. */
export function operationsOf(document: OpenAPIObject) {
  return Object.entries(document.paths).flatMap(([path, item]: [string, PathItem]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** What is read of a JSON schema, of the kinds that this description uses. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

/** The schemas of a description, by name. */
export function schemasOf(document: OpenAPIObject): Record<string, Schema> {
  return (document.components?.schemas ?? {}) as Record<string, Schema>;
}
