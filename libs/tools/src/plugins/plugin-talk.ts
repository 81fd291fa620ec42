import { DomainError } from '@app/platform/errors';
import type { ToolMark } from '../core/tool.decorator';
import type { ToolWork } from '../core/execute-tool';

/** What the process of a plugin is asked, one at a time. */
export interface PluginRequest {
  /** As `TOOL_PLUGINS` has it, looked for from `from`. */
  plugin: string;
  from: string;
  ask:
    | { kind: 'describe' }
    | { kind: 'check'; tool: string; input: unknown }
    | { kind: 'run'; of: ToolWork['definition']; accountId: string; callId: string; input: object };
}

/** What it is told while it works. */
export type ToPlugin = PluginRequest | { stop: true } | ServiceAnswer;

/** A call of one of the SDK's services, by its number. */
export interface ServiceCall {
  number: number;
  /** The call of the tool that it belongs to. */
  callId: string;
  method: string;
  parameters: unknown[];
}

export type ServiceAnswer = { answers: number } & ({ value: unknown } | { refused: ErrorParts } | { failed: string });

/** A line for the log: an error comes as its parts. */
export interface PluginLog {
  level: 'debug' | 'log' | 'warn' | 'error';
  fields: Record<string, unknown>;
  message: string;
}

/** What it says: a sign of life, news of the call, what it asks for, and at last the reply. */
export type FromPlugin =
  | { now: 'started' | 'begun' }
  | { progress: [fraction: number, stage: string | undefined] }
  | { log: PluginLog }
  | { calls: ServiceCall }
  | { abandons: number }
  | { reply: PluginReply };

export type PluginReply =
  | { described: ToolMark[] }
  /** Why the plugin cannot be had. */
  | { fault: string }
  | { checked: object }
  | { result: object; charged: number }
  | { refused: ErrorParts; /** The service call that it came from. */ origin?: number | undefined }
  | { stopped: true };

/** What is published of a domain error. */
export type ErrorParts = Pick<DomainError, 'kind' | 'error' | 'message' | 'details' | 'name'>;

export function partsOf({ kind, error, message, details, name }: DomainError): ErrorParts {
  return { kind, error, message, details, name };
}

/** The error again, though not of its class. */
export function errorOf({ kind, error, message, details, name }: ErrorParts): DomainError {
  return Object.assign(new DomainError(kind, error, message, details), { name });
}
