import { type Scene, type Storyboard, type Trend, referencesIn } from '@app/picture';
import type { FactPack, FactTable } from '@app/facts';
import type { Finding } from './finding';
import type { Ground } from './ground';

interface Mark {
  label: string;
  figures: string[];
  field: string;
}

/** Holds the marks of charts and tables against the rows they come from: each with its own name, series in order. */
export function checkCharts(
  { scenes, figures }: Pick<Storyboard, 'scenes' | 'figures'>,
  ground: Ground,
  pack: FactPack,
): Finding[] {
  const rows = rowsOf(pack.tables);
  return scenes.flatMap((scene) => {
    const marks = marksOf(scene);
    const fault = (field: string, text: string, code: Finding['code'] = 'chart_mismatch'): Finding => ({
      code,
      scene: scene.id,
      field,
      text,
      figure: text,
    });
    const swapped = marks.flatMap(({ label, figures: keys, field }) =>
      keys
        .filter((key) => isOfAnother(label, key, rows, ground) || isOfOtherSide(label, key, pack))
        .map((key) => fault(field, key)),
    );
    const trends = trendsOf(scene).flatMap(({ figure, trend, field }) => {
      const sign = ground.byKey.get(figure.replace(/#.*$/, ''))?.sign ?? 0;
      const turned = (trend === 'up' && sign < 0) || (trend === 'down' && sign > 0);
      return turned ? [fault(field, figure, 'wrong_direction')] : [];
    });
    const outOfOrder = scene.layout === 'line' || scene.layout === 'candles' ? disordered(marks, rows) : null;
    const candles = scene.layout === 'candles' ? impossible(scene, figures) : [];
    const sums = scene.layout === 'waterfall' && !addsUp(scene, figures) ? ['end'] : [];
    return [
      ...swapped,
      ...trends,
      ...(outOfOrder === null ? [] : [fault(outOfOrder, scene.layout)]),
      ...misheaded(scene, ground).map((field) => fault(field, scene.layout)),
      ...[...candles, ...sums].map((field) => fault(field, scene.layout)),
    ];
  });
}

/** Table and row of every cell and every name. */
type Rows = ReadonlyMap<string, { table: FactTable; row: number; isName: boolean }>;

function rowsOf(tables: readonly FactTable[]): Rows {
  const rows = new Map<string, { table: FactTable; row: number; isName: boolean }>();
  for (const table of tables) {
    table.rows.forEach((row, index) => {
      for (const key of Object.values(row.cells)) rows.set(key, { table, row: index, isName: false });
      rows.set(row.name.key, { table, row: index, isName: true });
    });
  }
  return rows;
}

function marksOf(scene: Scene): Mark[] {
  const at = (name: string, list: ReadonlyArray<{ label: string; figure: string }>): Mark[] =>
    list.map(({ label, figure }, index) => ({ label, figures: [figure], field: `${name}/${index}` }));
  switch (scene.layout) {
    case 'bars':
      return at('bars', scene.bars);
    case 'line':
      return at('points', scene.points);
    case 'leaderboard':
      return at('rows', scene.rows);
    case 'donut':
    case 'breakdown':
      return at('parts', scene.parts);
    case 'cards':
      return at('cards', scene.cards);
    case 'progress':
      return at('items', scene.items);
    case 'comparison':
      return at('sides', scene.sides);
    case 'bullet':
      return [
        ...at('rows', scene.rows),
        ...at(
          'rows',
          scene.rows.map(({ mark: { label = '', figure } }) => ({ label, figure })),
        ),
      ];
    case 'dumbbell':
    case 'slope':
    case 'table':
      return scene.rows.map(({ label, figures }, index) => ({ label, figures, field: `rows/${index}` }));
    case 'scatter':
      return scene.points.map(({ label, figures }, index) => ({ label, figures, field: `points/${index}` }));
    case 'waterfall': {
      const { start, steps, end } = scene;
      const whole = (name: 'start' | 'end', { label, figure }: typeof end): Mark => ({
        label,
        figures: [figure],
        field: name,
      });
      return [...(start ? [whole('start', start)] : []), ...at('steps', steps), whole('end', end)];
    }
    case 'hero':
      return [{ label: scene.label, figures: [scene.figure], field: 'figure' }];
    case 'grouped':
      return scene.groups.map(({ label, figures }, index) => ({ label, figures, field: `groups/${index}` }));
    case 'candles':
      return scene.candles.map(({ label, open, high, low, close }, index) => ({
        label,
        figures: [open, high, low, close],
        field: `candles/${index}`,
      }));
    default:
      return [];
  }
}

/** A label that is one reference alone names its row, or is the name of one fact; its figure must belong to that. */
function isOfAnother(label: string, key: string, rows: Rows, { byKey }: Ground): boolean {
  const [reference, ...others] = referencesIn(label);
  if (!reference || others.length > 0) return false;
  const named = rows.get(reference.key);
  const shown = rows.get(key.replace(/#.*$/, ''));
  if (named?.isName && shown && named.table === shown.table) return named.row !== shown.row;
  // Objects that each have a name of their own: the best mover's name beside the figure of the worst.
  const [holder, field] = splitKey(reference.key);
  const [shownIn] = splitKey(key.replace(/#.*$/, ''));
  if (holder !== shownIn && reference.form !== 'label' && byKey.has(shownIn + field)) return true;
  const isBare = label.trim() === `{{${reference.key}|label}}`;
  return isBare && !named?.isName && reference.key.replace(/#.*$/, '') !== key.replace(/#.*$/, '');
}

/** The object that holds a fact, with its slash, and the name of the field in it. */
function splitKey(key: string): [holder: string, field: string] {
  const at = key.lastIndexOf('/') + 1;
  return [key.slice(0, at), key.slice(at)];
}

/** The name of one side of a comparison beside the figure of the other. */
function isOfOtherSide(label: string, key: string, { comparisons }: FactPack): boolean {
  const names = referencesIn(label).map((reference) => reference.key);
  return comparisons.some(({ name, subject }) => name !== null && names.includes(name) && key === subject);
}

/** Field of the first mark that stands before one that the payload puts after it. */
function disordered(marks: readonly Mark[], rows: Rows): string | null {
  const places = marks.map(({ figures: [key = ''] }) => rows.get(key));
  if (places.some((place) => !place || place.table !== places[0]?.table)) return null;
  const order = places.map((place) => place?.row ?? 0);
  const forward = order.every((row, index) => index === 0 || row > (order[index - 1] ?? 0));
  const backward = order.every((row, index) => index === 0 || row < (order[index - 1] ?? 0));
  return forward || backward ? null : (marks[0]?.field ?? null);
}

function trendsOf(scene: Scene): Array<{ figure: string; trend: Trend; field: string }> {
  const own = (list: ReadonlyArray<{ figure: string; trend?: Trend }>, name: string) =>
    list.flatMap(({ figure, trend }, index) => (trend ? [{ figure, trend, field: `${name}/${index}` }] : []));
  if (scene.layout === 'hero') return scene.trend ? [{ figure: scene.figure, trend: scene.trend, field: 'trend' }] : [];
  if (scene.layout === 'cards') return own(scene.cards, 'cards');
  if (scene.layout === 'leaderboard') return own(scene.rows, 'rows');
  if (scene.layout === 'line' || scene.layout === 'candles') return own(scene.delta ? [scene.delta] : [], 'delta');
  return [];
}

/** Heads of columns, and names of axes, that name another field than one of their figures has. */
function misheaded(scene: Scene, { byKey }: Ground): string[] {
  if (scene.layout !== 'table' && scene.layout !== 'scatter') return [];
  const [name, heads, rows] =
    scene.layout === 'table'
      ? (['columns', scene.columns, scene.rows] as const)
      : (['axes', scene.axes, scene.points] as const);
  const fieldOf = (key: string): string | undefined => byKey.get(key.replace(/#.*$/, ''))?.path.at(-1);
  return heads.flatMap((head, column) => {
    const [reference, another] = referencesIn(head);
    const named = reference && !another && reference.form === 'label' ? fieldOf(reference.key) : undefined;
    const isOther = rows.some(({ figures }) => {
      const field = fieldOf(figures[column] ?? '');
      return named !== undefined && field !== undefined && field !== named;
    });
    return isOther ? [`${name}/${column}`] : [];
  });
}

/** Whether a waterfall ends where its steps lead, within what its figures are rounded to. */
function addsUp({ start, steps, end }: Scene & { layout: 'waterfall' }, figures: Storyboard['figures']): boolean {
  const value = (key: string): number => Number(figures[key]?.number ?? figures[key]?.value ?? Number.NaN);
  const keys = [...(start ? [start.figure] : []), ...steps.map(({ figure }) => figure)];
  const sum = steps.reduce(
    (all, { figure, takes }) => all + (takes ? -1 : 1) * value(figure),
    start ? value(start.figure) : 0,
  );
  const digits = [...keys, end.figure].map((key) => String(value(key)).split('.')[1]?.length ?? 0);
  return Math.abs(sum - value(end.figure)) <= 0.5 * 10 ** -Math.min(...digits) + 1e-9;
}

/** Candles whose body stands outside their wick. */
function impossible(scene: Scene & { layout: 'candles' }, figures: Storyboard['figures']): string[] {
  const value = (key: string): number => Number(figures[key]?.number ?? figures[key]?.value ?? Number.NaN);
  return scene.candles.flatMap(({ open, high, low, close }, index) =>
    Math.max(value(open), value(close)) > value(high) || Math.min(value(open), value(close)) < value(low)
      ? [`candles/${index}`]
      : [],
  );
}
