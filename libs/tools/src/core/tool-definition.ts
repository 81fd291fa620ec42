import type { JsonSchema, ToolContext, ToolMode, ToolRun, ToolShape } from '@factreel/tool-sdk';
import { StartFault } from '@app/platform/start-fault';
import type { ToolMark } from './tool.decorator';

/** A tool that the catalogue cannot take; stops the boot. */
export class MalformedToolError extends StartFault {
  constructor(file: string, fault: string) {
    super(`The tool in ${file} ${fault}`);
    this.name = 'MalformedToolError';
  }
}

/** A tool of the catalogue, with nothing left open. */
export interface ToolDefinition extends ToolMark {
  mode: ToolMode;
  timeoutSeconds: number;
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  /** The class that does it. */
  target: new (...parameters: never[]) => ToolRun;
}

/** Most credits that one call may cost; 0 where it is free, or paid by what it orders. */
export function mostCredits({ price }: Pick<ToolDefinition, 'price'>): number {
  if (price === 'free') return 0;
  if ('credits' in price) return price.credits;
  return 'upTo' in price ? price.upTo : 0;
}

export function isJsonSchema(shape: ToolShape): shape is JsonSchema {
  return typeof shape === 'object';
}

/** What a run is: the tool's own method, whichever way its class came here. */
export type RunTool = (input: object, context: ToolContext) => Promise<object> | object;
