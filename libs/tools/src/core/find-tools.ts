import type { ModulesContainer } from '@nestjs/core';
import { defineTool } from './define-tool';
import { MalformedToolError, isJsonSchema, type ToolDefinition } from './tool-definition';
import { toolMarkOf } from './tool.decorator';

/**
 * Every tool among the providers of an application, by name; needs no instance of them. Throws `MalformedToolError` for
 * two of one name, and for one that is not right.
 */
export function findTools(modules: ModulesContainer): ToolDefinition[] {
  const found = new Map<string, ToolDefinition>();
  for (const { metatype } of [...modules.values()].flatMap(({ providers }) => [...providers.values()])) {
    const mark = typeof metatype === 'function' ? toolMarkOf(metatype) : undefined;
    if (!mark) continue;
    const tool = defineTool(metatype as ToolDefinition['target'], mark);
    const other = found.get(tool.name);
    // A module that is imported twice has one provider for both.
    if (other && other.target !== tool.target) {
      throw new MalformedToolError(mark.file, `is called ${tool.name}, as the one in ${other.file} is`);
    }
    found.set(tool.name, tool);
  }
  refuseTwoOfOneName([...found.values()]);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Classes become schemas by their names, so two of one name would be taken for each other. */
function refuseTwoOfOneName(tools: ToolDefinition[]): void {
  const seen = new Map<string, { shape: unknown; file: string }>();
  for (const { input, output, file } of tools) {
    for (const shape of [input, output]) {
      if (isJsonSchema(shape)) continue;
      const other = seen.get(shape.name);
      if (other && other.shape !== shape) {
        throw new MalformedToolError(file, `has a class ${shape.name}, and the one in ${other.file} has another`);
      }
      seen.set(shape.name, { shape, file });
    }
  }
}
