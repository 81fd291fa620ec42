import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '@factreel/tool-sdk';
import { closed, isJsonSchema, priceFace, type ToolDefinition } from '@app/tools';
import { MEANING } from '../openapi/api-errors.decorator';
import { REFUSED } from '../openapi/common-refusals';
import { AcceptedToolDto } from './tool.dto';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

const REFUSALS = [400, 401, 402, 403, 404, 409, 413, 422];

/** The classes that tools take and answer, for the description's schemas. */
export function toolModels(tools: ToolDefinition[]): Array<new () => object> {
  const shapes = tools.flatMap(({ input, output }) => [input, output]);
  return shapes.filter((shape): shape is new () => object => !isJsonSchema(shape));
}

/** Adds an operation for each tool, those of plugins as well. */
export function describeTools(document: OpenAPIObject, tools: ToolDefinition[]): void {
  const schemas: Schemas = { ...document.components?.schemas };
  document.components = { ...document.components, schemas };
  // Only plugins bring tools that answer with a job.
  if (tools.every(({ mode }) => mode !== 'job')) Reflect.deleteProperty(schemas, AcceptedToolDto.name);
  for (const tool of tools) document.paths[`/v1/tools/${tool.name}`] = { post: operationOf(tool, schemas) };
}

function operationOf(tool: ToolDefinition, schemas: Schemas): Operation {
  const { name, description, price, mode, timeoutSeconds, scope } = tool;
  const input = content(tool, 'input', schemas);
  const accepted = { description: 'The job', content: content(tool, 'output', schemas) };
  const job = { 'application/json': { schema: { $ref: `#/components/schemas/${AcceptedToolDto.name}` } } };
  const answers: Record<typeof mode, Operation['responses']> = {
    answer: { '200': { description: 'What came of it', content: accepted.content } },
    order: { '202': accepted },
    job: { '202': { description: 'A job; its `result` is the output of the catalogue', content: job } },
  };
  const refusals = [
    ...REFUSALS.map((status) => [status, { description: MEANING[status] ?? '', content: REFUSED }]),
    [500, { description: 'The tool broke; nothing was charged', content: REFUSED }],
  ];
  return {
    operationId: `tool_${name}`,
    tags: ['Tools'],
    security: [{ apiKey: ['tools', ...(scope ? [scope] : [])] }, { session: [] }],
    summary: description.split(/(?<=[.:]) /)[0]?.replace(/[.:]$/, '') ?? name,
    description: `${description}\n\n${priceFace(price).text}. Ends within ${timeoutSeconds} s, or is refused and costs nothing.`,
    requestBody: { required: true, content: input },
    responses: { ...answers[mode], ...(Object.fromEntries(refusals) as Operation['responses']) },
  };
}

/** A class is a schema already; a JSON Schema becomes one, named after its tool. */
function content(tool: ToolDefinition, side: 'input' | 'output', schemas: Schemas) {
  const shape = tool[side];
  const pascal = tool.name.replace(/(?:^|_)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  const name = isJsonSchema(shape) ? `${pascal}${side === 'input' ? 'Input' : 'Output'}` : shape.name;
  if (isJsonSchema(shape)) addSchema(name, side === 'input' ? closed(shape) : shape, schemas);
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

/** What a schema defines for itself becomes a schema of the description, named after it. */
function addSchema(name: string, schema: JsonSchema, schemas: Schemas): void {
  const { $defs = {}, ...own } = schema as JsonSchema & { $defs?: Record<string, unknown> };
  const inDescription = (part: unknown): Schemas[string] =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}`)) as Schemas[string];
  schemas[name] = inDescription(own);
  for (const [key, part] of Object.entries($defs)) schemas[`${name}${key}`] = inDescription(part);
}
