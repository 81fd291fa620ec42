import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import type { ToolOptions } from '@factreel/tool-sdk';

/** Metadata key of a tool's class: a string, so that a plugin's own copy of Nest finds it as well. */
const KEY = 'factreel:tool';

/** What `@Tool` wrote on a class. */
export interface ToolMark extends ToolOptions {
  /** Where the class stands, for messages that stop the boot. */
  file: string;
}

/** Makes a class a tool of the catalogue: its `run(input, context)` is all it has to bring. */
export function Tool(options: ToolOptions): ClassDecorator {
  const file = fileOfCaller();
  return (target) => markAsTool(target, { ...options, file });
}

/** The same for a class whose tool stands in another file. */
export function markAsTool(target: object, mark: ToolMark): void {
  Injectable()(target as new () => object);
  // What Nest reads of constructors: authors in JavaScript, and of interfaces, have no types that it could find there.
  if (mark.inject) Reflect.defineMetadata('design:paramtypes', mark.inject, target);
  Reflect.defineMetadata(KEY, mark, target);
}

/** What `@Tool` wrote on it; undefined for any other class. */
export function toolMarkOf(target: object): ToolMark | undefined {
  return Reflect.getOwnMetadata(KEY, target) as ToolMark | undefined;
}

/** The file that called `Tool`, as the stack tells it. */
function fileOfCaller(): string {
  const frame = new Error().stack?.split('\n')[3] ?? '';
  return /\(?([^()\s]+):\d+:\d+\)?$/.exec(frame)?.[1] ?? 'an unknown file';
}
