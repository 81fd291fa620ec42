import type { z } from 'zod';
import { BadRequestError, type ErrorDetail } from '@app/platform';
import { checkChart } from './check-chart';
import { linesOf, MOST_ITEMS } from './lay-out-script-words';
import { SCRIPT_SCHEMA, type Script, type ScriptScene } from './script';
import { scriptFault } from './script-fault';

/**
 * Reads a script: `{scenes: [...]}` or the scenes alone. Throws BadRequestError with one detail a
 * fault, its path as in `script.scenes[2].chart.series[0].v`.
 */
export function readScript(value: unknown): Script {
  const read = SCRIPT_SCHEMA.safeParse(Array.isArray(value) ? { scenes: value as unknown[] } : value);
  if (!read.success) throw new BadRequestError(read.error.issues.flatMap(detailsOf));
  const details = read.data.scenes.flatMap((scene, index) => faultsOf(scene, `script.scenes[${index}]`));
  if (details.length > 0) throw new BadRequestError(details);
  return read.data;
}

function detailsOf(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'is not a field of this request' }));
  return [{ path: pathOf(issue.path), message: scriptFault(issue) }];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${String(part)}`),
    'script',
  );
}

/** What a schema of fields alone cannot say. */
function faultsOf({ type, text, chart, stats, asset, stillIndex }: ScriptScene, path: string): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const says = (where: string, message: string): void => void faults.push({ path: `${path}${where}`, message });
  if (type === 'chart' && !chart) says('.chart', 'is needed by a scene of type chart');
  if (type === 'cta' && text === undefined) says('.text', 'is needed by a scene of type cta');
  if (['list', 'quote', 'text'].includes(type) && text === undefined)
    says('.text', `is needed by a scene of type ${type}`);
  if (type === 'list' && text !== undefined && !isList(text))
    says('.text', `must be a title and 2 to ${MOST_ITEMS} lines for a list`);
  if (!text && !chart && !stats && !asset && stillIndex === undefined && type !== 'clip')
    says('', 'has nothing to say or show');
  if (chart) checkChart(chart, (where, message) => says(`.chart${where}`, message));
  return faults;
}

function isList(text: string): boolean {
  const { length } = linesOf(text);
  return length > 2 && length <= MOST_ITEMS + 1;
}
