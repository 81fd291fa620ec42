import type { DraftScene } from './script-draft';

/** Edits by hand that are not saved: the script as it stands, and the way back and forth. */
export interface ScriptEdits {
  /** The version that they were begun from. */
  version: number;
  past: DraftScene[][];
  now: DraftScene[];
  future: DraftScene[][];
  /** What the last step changed: typing in one field is one step. */
  at: string | null;
}

const MOST_STEPS = 100;

/** `next` in place of what stands, to be undone by itself unless it goes on changing the same place. */
export function edited(edits: ScriptEdits, next: DraftScene[]): ScriptEdits {
  const at = placeOf(edits.now, next);
  const isMore = at !== null && at === edits.at;
  const past = isMore ? edits.past : [...edits.past, edits.now].slice(-MOST_STEPS);
  return { ...edits, past, now: next, future: [], at };
}

/** One step back; the same where there is none. */
export function undone(edits: ScriptEdits): ScriptEdits {
  const before = edits.past.at(-1);
  if (!before) return edits;
  return { ...edits, past: edits.past.slice(0, -1), now: before, future: [edits.now, ...edits.future], at: null };
}

/** The step that was undone last, again; the same where there is none. */
export function redone(edits: ScriptEdits): ScriptEdits {
  const [next, ...future] = edits.future;
  if (!next) return edits;
  return { ...edits, past: [...edits.past, edits.now], now: next, future, at: null };
}

/** The one field that differs, by its path; null where scenes came, went or changed places. */
function placeOf(before: readonly DraftScene[], after: readonly DraftScene[]): string | null {
  if (before.length !== after.length || before.some(({ id }, index) => id !== after[index]?.id)) return null;
  const index = before.findIndex((one, at) => one !== after[at]);
  return index < 0 ? null : `${before[index]?.id}${pathOf(before[index]?.scene, after[index]?.scene)}`;
}

function pathOf(before: unknown, after: unknown): string {
  if (!isParted(before) || !isParted(after)) return '';
  const key = [...new Set([...Object.keys(before), ...Object.keys(after)])].find((one) => before[one] !== after[one]);
  return key === undefined ? '' : `.${key}${pathOf(before[key], after[key])}`;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
