import { ApplicationConfig, GraphInspector, NestApplication, NestContainer } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { JsonSchema, ToolShape } from '@factreel/tool-sdk';
import { isJsonSchema, type ToolDefinition } from './tool-definition';

/** Input and output of a tool as JSON Schema that stands by itself. */
export interface ToolSchemaPair {
  input: JsonSchema;
  output: JsonSchema;
}

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
type Shapes = Pick<ToolDefinition, 'name' | 'input' | 'output'>;
type Components = Record<string, Json>;

const COMPONENT = '#/components/schemas/';
const LOCAL = '#/$defs/';

/** The schemas of tools by name; classes are read by the same code that writes the OpenAPI description. */
export function toolSchemas(tools: Shapes[]): Map<string, ToolSchemaPair> {
  const components = componentsOf(tools);
  const read = (shape: ToolShape) => (isJsonSchema(shape) ? closed(shape) : standing(shape.name, components));
  return new Map(tools.map(({ name, input, output }) => [name, { input: read(input), output: read(output) }]));
}

/** What a tool takes is closed unless it says otherwise: `InputCheck` refuses a field that no one knows. */
export function closed(schema: JsonSchema): JsonSchema {
  return 'unevaluatedProperties' in schema ? schema : { additionalProperties: false, ...schema };
}

function componentsOf(tools: Shapes[]): Components {
  const shapes = tools.flatMap(({ input, output }) => [input, output]);
  const extraModels = shapes.filter((shape) => !isJsonSchema(shape)) as Array<new () => object>;
  // Swagger reads classes for an application only. `NestFactory` would set the logger of the whole process for this one.
  const container = new NestContainer();
  const graph = new GraphInspector(container);
  const empty = new NestApplication(container, new FastifyAdapter(), new ApplicationConfig(), graph);
  const version = new DocumentBuilder().setOpenAPIVersion('3.1.0').build();
  const document = SwaggerModule.createDocument(empty, version, { extraModels });
  return (document.components?.schemas ?? {}) as unknown as Components;
}

/** One component with all that it refers to. */
function standing(name: string, components: Components): JsonSchema {
  const needed = new Set<string>();
  const collect = (value: Json): void => {
    for (const found of referencesIn(value)) {
      if (needed.has(found)) continue;
      needed.add(found);
      collect(components[found]);
    }
  };
  collect(components[name]);
  const own = localised(components[name]) as unknown as JsonSchema;
  const definitions = [...needed].map((key) => [key, localised(components[key])]);
  return definitions.length === 0 ? own : { ...own, $defs: Object.fromEntries(definitions) as Components };
}

function referencesIn(value: Json): string[] {
  if (typeof value === 'string') return value.startsWith(COMPONENT) ? [value.slice(COMPONENT.length)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(referencesIn);
}

function localised(value: Json): Json {
  if (typeof value === 'string') return value.startsWith(COMPONENT) ? LOCAL + value.slice(COMPONENT.length) : value;
  if (Array.isArray(value)) return value.map(localised);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localised(inner)]));
}
