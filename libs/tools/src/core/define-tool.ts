import type { JsonSchema, ToolMode, ToolRun } from '@factreel/tool-sdk';
import { KEY_SCOPES } from '@app/accounts';
import { MalformedToolError, type ToolDefinition } from './tool-definition';
import type { ToolMark } from './tool.decorator';

const NAME = /^[a-z][a-z0-9_]{1,63}$/;
const MODES: readonly ToolMode[] = ['answer', 'job', 'order'];
const LONGEST_S: Record<ToolMode, number> = { answer: 120, order: 120, job: 7200 };
const USUAL_S: Record<ToolMode, number> = { answer: 30, order: 30, job: 900 };

/** A class and its mark as a tool. Throws `MalformedToolError` that names the file and all that is wrong with it. */
export function defineTool(target: ToolDefinition['target'], mark: ToolMark): ToolDefinition {
  const mode = mark.mode ?? 'answer';
  const timeoutSeconds = mark.timeoutSeconds ?? USUAL_S[mode];
  const faults = faultsOf(mark, mode, timeoutSeconds);
  if (typeof (target.prototype as Partial<ToolRun> | undefined)?.run !== 'function')
    faults.push('has no run(input, context)');
  if (faults.length > 0) throw new MalformedToolError(mark.file, faults.join('; '));
  const readOnly = mark.readOnly ?? false;
  // Orders and jobs make something new, unless they say otherwise.
  const destructive = mark.destructive ?? (!readOnly && mode === 'answer');
  return { ...mark, mode, timeoutSeconds, readOnly, destructive, idempotent: mark.idempotent ?? readOnly, target };
}

function faultsOf(
  { name, description, input, output, price, rateLimit, scope }: ToolMark,
  mode: ToolMode,
  seconds: number,
): string[] {
  const faults: string[] = [];
  if (typeof name !== 'string' || !NAME.test(name)) faults.push(`is called ${String(name)}: names are a-z, 0-9 and _`);
  if (typeof description !== 'string' || description.trim().length < 10) faults.push('has no description');
  if (!isShape(input)) faults.push('has no input class or schema');
  if (!isShape(output)) faults.push('has no output class or schema');
  if (!isPrice(price)) faults.push("has no price: 'free', {credits}, {upTo, for} or {ordered}");
  if (!MODES.includes(mode)) faults.push(`has the mode ${String(mode)}: there are ${MODES.join(', ')}`);
  else if (!isWhole(seconds, 1, LONGEST_S[mode])) faults.push(`has a timeoutSeconds outside 1 to ${LONGEST_S[mode]}`);
  if (rateLimit && !(isWhole(rateLimit.calls, 1, 100_000) && isWhole(rateLimit.seconds, 1, 86_400))) {
    faults.push('has a rateLimit that is not {calls, seconds}');
  }
  if (scope !== undefined && !KEY_SCOPES.includes(scope))
    faults.push(`has the scope ${String(scope)}, which no key has`);
  return faults;
}

function isShape(shape: unknown): boolean {
  return typeof shape === 'function' || (shape as JsonSchema | null | undefined)?.type === 'object';
}

function isPrice(price: unknown): boolean {
  if (price === 'free') return true;
  if (typeof price !== 'object' || price === null) return false;
  if ('credits' in price) return isWhole(price.credits, 1, 100_000);
  if ('upTo' in price) return isWhole(price.upTo, 1, 100_000) && 'for' in price && typeof price.for === 'string';
  return 'ordered' in price && typeof price.ordered === 'string';
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
