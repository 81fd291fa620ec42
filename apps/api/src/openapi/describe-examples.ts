import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type Schema, schemasOf } from './schema';
import { EXAMPLES, PATH_EXAMPLES } from './examples';

const A_MOMENT = '2026-11-21T09:00:00.000Z';
const DEFAULTS: Record<string, unknown> = { boolean: false, null: null };

/**
 * What a value of the schema looks like: its own example, else one made of the examples of its fields. Fields that may be
 * left out are, unless they have an example; what may be null is, unless it has one. Undefined where an example is missing.
 */
function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
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

type Content = Record<string, { schema?: unknown; example?: unknown }>;

/** Shows what each operation is sent and answers. The document has its public names already. */
export function describeExamples(document: OpenAPIObject): void {
  const schemas = schemasOf(document);
  const make = (schema: unknown): unknown => exampleOf(schema ?? {}, schemas);
  for (const { path, operation } of operationsOf(document)) {
    const { request, answer } = EXAMPLES[operation.operationId ?? ''] ?? {};
    for (const parameter of operation.parameters ?? []) {
      if ('in' in parameter && parameter.in === 'path') parameter.example ??= pathExample(path, parameter.name);
    }
    if (operation.requestBody && 'content' in operation.requestBody) {
      show(operation.requestBody.content, (schema) => request ?? make(schema));
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!status.startsWith('2') || !response || !('content' in response)) continue;
      show(response.content as Content, (schema) => laidOver(make(schema), answer));
    }
  }
  const webhooks = (document as { webhooks?: OpenAPIObject['paths'] }).webhooks ?? {};
  for (const { post } of Object.values(webhooks)) {
    if (post?.requestBody && 'content' in post.requestBody) show(post.requestBody.content, make);
  }
}

function show(content: Content, make: (schema: unknown) => unknown): void {
  for (const media of Object.values(content)) {
    const example = make(media.schema);
    if (media.example === undefined && example !== undefined) media.example = example;
  }
}

function laidOver(made: unknown, answer: Record<string, unknown> | string | undefined): unknown {
  if (typeof answer === 'string' || made === undefined) return answer;
  return typeof made === 'object' && !Array.isArray(made) ? { ...made, ...answer } : made;
}

function pathExample(path: string, name: string): string | number | undefined {
  const before = path.slice(0, path.indexOf(`{${name}}`));
  return Object.entries(PATH_EXAMPLES).find(([end]) => before.endsWith(end))?.[1];
}
