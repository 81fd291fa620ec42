import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf } from './example-of';
import { EXAMPLES, PATH_EXAMPLES } from './examples';
import { operationsOf, schemasOf } from './schema';

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
