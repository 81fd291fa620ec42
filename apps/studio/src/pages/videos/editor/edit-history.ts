import { type Change, changed, type EditDraft } from './edit-draft';

/** Edits that are not saved: the draft as it stands, and the way back and forth. */
export interface Edits {
  /** The version that they were begun from. */
  version: number;
  past: EditDraft[];
  now: EditDraft;
  future: EditDraft[];
  /** What the last step changed: typing in one field is one step. */
  at: string | null;
}

export type EditAction = Change | { kind: 'undo' } | { kind: 'redo' };

const MOST_STEPS = 100;

/** Edits from a version that nothing was done to. */
export function unedited(version: number, now: EditDraft): Edits {
  return { version, past: [], now, future: [], at: null };
}

/** Everything that is done in the editor goes through here, so that everything can be undone. The same where nothing changes. */
export function edited(edits: Edits, action: EditAction): Edits {
  if (action.kind === 'undo') return undone(edits);
  if (action.kind === 'redo') return redone(edits);
  const now = changed(edits.now, action);
  if (now === edits.now) return edits;
  const at = action.kind === 'scene' ? fieldOf(edits.now, action) : null;
  const isMore = at !== null && at === edits.at;
  const past = isMore ? edits.past : [...edits.past, edits.now].slice(-MOST_STEPS);
  return { ...edits, past, now, future: [], at };
}

function undone(edits: Edits): Edits {
  const before = edits.past.at(-1);
  if (!before) return edits;
  return { ...edits, past: edits.past.slice(0, -1), now: before, future: [edits.now, ...edits.future], at: null };
}

function redone(edits: Edits): Edits {
  const [next, ...future] = edits.future;
  if (!next) return edits;
  return { ...edits, past: [...edits.past, edits.now], now: next, future, at: null };
}

/** The one field of a scene that differs, by its path; a figure or a picture that comes or goes is a step of its own. */
function fieldOf({ scenes }: EditDraft, { id, scene }: Extract<Change, { kind: 'scene' }>): string | null {
  const before = scenes.find((one) => one.id === id)?.scene;
  const [was, is] = [before, scene].map((one) =>
    JSON.stringify([one?.text?.match(/\{\{[^{}]+\}\}/g), one?.asset, one?.stillIndex]),
  );
  return was === is ? `${id}${pathOf(before, scene)}` : null;
}

function pathOf(before: unknown, after: unknown): string {
  if (!isParted(before) || !isParted(after)) return '';
  const key = [...new Set([...Object.keys(before), ...Object.keys(after)])].find((one) => before[one] !== after[one]);
  return key === undefined ? '' : `.${key}${pathOf(before[key], after[key])}`;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
