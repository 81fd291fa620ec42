/** Fields that hold a figure's key rather than text; `figures` holds a list of them. */
export const figureKeys: ReadonlySet<string> = new Set([
  'figure',
  'figures',
  'baseline',
  'open',
  'high',
  'low',
  'close',
]);

/** Words of the caller or of the video's own bookkeeping: they state nothing of the data. */
export const UNTOLD: ReadonlySet<string> = new Set([
  'cta',
  'link',
  'id',
  'type',
  'layout',
  'transition',
  'trend',
  'motion',
  'sfx',
]);

/** What an author keeps with a scene is neither drawn nor said. */
const KEPT: ReadonlySet<string> = new Set(['frame', 'written']);

/** One text of a scene or of furniture. */
export interface SceneText {
  text: string;
  /** Nearest field name, for entries of a list that of the list. */
  name: string;
  /** Path within the value, e.g. `rows/0/label`. */
  field: string;
  /** The text is the key of a figure. */
  isFigure: boolean;
}

/** Every text within a value, in order, told apart from the keys of figures. */
export function textsIn(value: unknown, field = '', name = field): SceneText[] {
  if (KEPT.has(name)) return [];
  if (typeof value === 'string') return [{ text: value, name, field, isFigure: figureKeys.has(name) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, field === '' ? key : `${field}/${key}`, Array.isArray(value) ? name : key),
  );
}
