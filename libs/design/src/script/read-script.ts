import { wordTable } from '@app/sources';
import type { z } from 'zod';
import { BadRequestError, type ErrorDetail } from '@app/platform';
import { SCRIPT_SCHEMA, type Script, type ScriptScene } from './script';

/** Points that a chart of each kind can draw. */
const POINTS = wordTable<readonly [number, number]>({
  bars: [2, 12],
  line: [2, 120],
  area: [2, 120],
  donut: [2, 6],
  progress: [1, 4],
});

/**
 * Reads a script: `{scenes: [...]}` or the scenes alone (CONTRACT.md 4). Throws BadRequestError with one detail a
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
  return [{ path: pathOf(issue.path), message: messageOf(issue) }];
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' || issue.code === 'invalid_format') return issue.message;
  return `is not valid: ${issue.message.replace(/^Invalid input: /, '').replace(/^Invalid option: /, '')}`;
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
  if (!text && !chart && !stats && !asset && stillIndex === undefined) says('', 'has nothing to say or show');
  if (!chart) return faults;
  const [least, most] = POINTS[chart.kind] ?? [1, 120];
  const { length } = chart.series;
  if (length < least || length > most) says('.chart.series', `must hold ${least} to ${most} points for ${chart.kind}`);
  chart.series.forEach(({ v }, index) => {
    const at = `.chart.series[${index}].v`;
    if (chart.kind === 'donut' && v < 0) says(at, 'must not be negative in a donut');
    if (chart.kind === 'progress' && (v < 0 || v > 100)) says(at, 'must be 0 to 100 percent in a progress chart');
  });
  return faults;
}
