import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef, ModulesContainer } from '@nestjs/core';
import type { ToolRun } from '@factreel/tool-sdk';
import { NotFoundError, refusedText } from '@app/platform';
import { ExecuteTool, type Executed, type Execution } from './execute-tool';
import { findTools } from './find-tools';
import { InputCheck } from './input-check';
import { OutputCheck } from './output-check';
import type { RunTool, ToolDefinition } from './tool-definition';

/** How a tool is called. */
export interface CallableTool {
  /** The input with its defaults. Throws `BadRequestError`. */
  check(input: unknown): Promise<object>;
  /** Throws as `ExecuteTool` does. */
  execute(execution: Execution): Promise<Executed>;
}

/** A tool that is ready to be called. */
export interface RegisteredTool extends CallableTool {
  definition: ToolDefinition;
}

/** A tool whose work is done in another process, which sees to its checks and limits. */
export abstract class RemoteTool implements CallableTool {
  abstract check(input: unknown): Promise<object>;
  abstract execute(execution: Execution): Promise<Executed>;
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
    private readonly executor: ExecuteTool,
  ) {}

  /** Throws `MalformedToolError`, which stops the boot. */
  onModuleInit(): void {
    const tools = findTools(this.modules).map((definition): [string, RegisteredTool] => [
      definition.name,
      this.register(definition),
    ]);
    this.tools = new Map(tools);
  }

  private register(definition: ToolDefinition): RegisteredTool {
    const instance = this.moduleRef.get<ToolRun>(definition.target, { strict: false });
    if (instance instanceof RemoteTool) {
      return {
        definition,
        check: (input) => instance.check(input),
        execute: (execution) => instance.execute(execution),
      };
    }
    const run: RunTool = async (input, context) => {
      try {
        return await (instance.run as RunTool).call(instance, input, context);
      } catch (fault) {
        throw refusedText(fault);
      }
    };
    const work = { definition, run, checkOutput: this.outputs.of(definition) };
    return {
      definition,
      check: this.checks.of(definition),
      execute: (execution) => this.executor.execute(work, execution),
    };
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
