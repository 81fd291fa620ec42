import type { ModulesContainer } from '@nestjs/core';
import { defineTool, type ToolDefinition } from './tool-definition';
import { toolMarkOf } from './tool.decorator';
import { MalformedToolError } from './tools.errors';

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
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
