import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef, ModulesContainer } from '@nestjs/core';
import type { ToolRun } from '@factreel/tool-sdk';
import { NotFoundError } from '@app/platform';
import { findTools } from './find-tools';
import { InputCheck } from './input-check';
import { OutputCheck } from './output-check';
import type { ToolDefinition } from './tool-definition';

/** A tool that is ready to be called. */
export interface RegisteredTool {
  definition: ToolDefinition;
  /** Throws `BadRequestError`. */
  check: (input: unknown) => Promise<object>;
  instance: ToolRun;
  /** Throws `TypeError` for an answer that its schema does not allow. */
  checkOutput: (output: object) => void;
}

/** The catalogue in this process: every provider under `@Tool`, whichever module brought it. */
@Injectable()
export class ToolRegistry implements OnModuleInit {
  private tools: ReadonlyMap<string, RegisteredTool> = new Map();
  private readonly outputs = new OutputCheck();

  constructor(
    private readonly modules: ModulesContainer,
    private readonly moduleRef: ModuleRef,
    private readonly checks: InputCheck,
  ) {}

  /** Throws `MalformedToolError`, which stops the boot. */
  onModuleInit(): void {
    const tools = findTools(this.modules).map((definition): [string, RegisteredTool] => [
      definition.name,
      {
        definition,
        check: this.checks.of(definition),
        instance: this.moduleRef.get<ToolRun>(definition.target, { strict: false }),
        checkOutput: this.outputs.of(definition),
      },
    ]);
    this.tools = new Map(tools);
  }

  /** By name. */
  all(): ToolDefinition[] {
    return [...this.tools.values()].map(({ definition }) => definition);
  }

  /** Throws `NotFoundError`. */
  get(name: string): RegisteredTool {
    const tool = this.tools.get(name);
    if (!tool) throw new NotFoundError('tool', name);
    return tool;
  }
}
