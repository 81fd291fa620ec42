import type { Fact, FactName, FactPack, FactTable } from '@app/facts';
import { sensesOf } from '@app/lingua';
import type { NamedFigure } from './claim';

/** A payload prepared for finding claims: facts by key, rows by fact, and the usual size of its gaps. */
export class Scope {
  readonly byKey: ReadonlyMap<string, Fact>;
  private readonly rows = new Map<string, FactName>();
  /** Rows by the path of their object. */
  private readonly objects = new Map<string, FactName>();
  private readonly labels = new Map<string, Set<string>>();
  private readonly usual: number;
  private readonly largest = new Map<string, number>();
  private readonly compared: ReadonlySet<string>;
  private readonly bars: ReadonlySet<string>;
  private readonly placed: ReadonlySet<string>;
  private readonly sums: ReadonlySet<string>;
  /** Parts by how large they are beside the largest of their whole. */
  private readonly parts: ReadonlyMap<string, number>;

  constructor(readonly pack: FactPack) {
    this.byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
    for (const { key: table, rows } of pack.tables)
      for (const { name, cells } of rows)
        for (const key of Object.values(cells)) {
          // A map of a value and its target within a row is no list of its own.
          if (name.form === 'full' || !this.rows.has(key)) this.rows.set(key, name);
          const object = key.slice(0, Math.max(0, key.lastIndexOf('/')));
          if (object !== table && object.startsWith(`${table}/`)) this.objects.set(object, name);
        }
    for (const { label, path } of pack.facts)
      this.labels.set(label, (this.labels.get(label) ?? new Set()).add(path.slice(0, -1).join('/')));
    this.usual = usualGap(pack, this.byKey);
    this.placed = new Set(
      pack.tables.flatMap(({ rows }) => rows.flatMap(({ rank, cells }) => (rank === null ? [] : Object.values(cells)))),
    );
    this.sums = new Set(pack.tables.flatMap(({ total }) => Object.values(total?.cells ?? {})));
    this.parts = sizesOfParts(pack, this.byKey);
    this.compared = new Set(pack.comparisons.map(({ subject }) => subject));
    this.bars = new Set(pack.comparisons.map(({ other }) => other));
    for (const fact of pack.facts) {
      const size = Math.abs(fact.number ?? 0);
      this.largest.set(measureOf(fact), Math.max(size, this.largest.get(measureOf(fact)) ?? 0));
    }
  }

  fact(key: string | null): Fact | null {
    return key === null ? null : (this.byKey.get(key) ?? null);
  }

  /** The row of a figure, which may stand in an object of the row; null outside tables. */
  rowOf({ key }: Fact): FactName | null {
    const own = this.rows.get(key);
    if (own) return own;
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const row = this.objects.get(key.slice(0, end));
      if (row) return row;
    }
    return null;
  }

  /** The row of another list that a list lies in; null where it lies in none. */
  ownerOfList({ key: list }: FactTable): FactName | null {
    for (let end = list.length; end > 0; end = list.lastIndexOf('/', end - 1)) {
      const row = this.objects.get(list.slice(0, end));
      // A year that holds the months of its own is no owner.
      if (row) return this.byKey.get(row.key)?.kind === 'name' ? row : null;
    }
    return null;
  }

  /** The row to name with a figure; null if the figure's label already is the row's name. */
  ownerOf(fact: Fact): FactName | null {
    const row = this.rowOf(fact);
    const bare = (text: string): string => text.toLowerCase().replace(/_/g, ' ');
    return row && bare(this.nameOf(row)) === bare(fact.label) ? null : row;
  }

  /** Whether a figure of a list is called like the same figure of another entry, so that it could be anybody's. */
  isAnyones({ key, label, path }: Fact): boolean {
    return !this.sums.has(key) && path.some((part) => PLACE.test(part)) && (this.labels.get(label)?.size ?? 0) > 1;
  }

  /** Whether a figure is of a row whose place is given. */
  isPlaced({ key }: Fact): boolean {
    return this.placed.has(key);
  }

  inTable({ key }: Fact): boolean {
    return this.rows.has(key);
  }

  /** Whether a figure stands in the last row of a series. */
  isLatest({ key }: Fact): boolean {
    return this.pack.tables.some(
      ({ temporal, rows }) => temporal && Object.values(rows.at(-1)?.cells ?? {}).includes(key),
    );
  }

  /** The figures of a column with their row names, in payload order. */
  column({ rows }: FactTable, column: string): NamedFigure[] {
    return rows.flatMap(({ name, cells }) => {
      const fact = this.byKey.get(cells[column] ?? '');
      return fact && fact.number !== null ? [{ name, fact }] : [];
    });
  }

  /** Whether each row is a different measure ("kpi", "indicator"), so that rows cannot be ranked. */
  areMeasures(rows: readonly NamedFigure[]): boolean {
    const words = this.byKey.get(rows[0]?.name.key ?? '')?.words ?? [];
    return (
      rows[0]?.name.form === 'full' &&
      words.some((word) =>
        sensesOf(word).some((sense) => sense.as === 'member' && sense.member === 'label' && sense.weak !== true),
      )
    );
  }

  /** Whether all figures of a column are what others are set against: the highest of all targets is no news. */
  areBars(rows: readonly NamedFigure[]): boolean {
    return rows.every(({ fact: { key } }) => this.bars.has(key));
  }

  /** Whether rows of a list have an earlier value, a target or a limit of their own: those are its news, its sizes are not. */
  comparesRows({ rows }: FactTable): boolean {
    return rows.some(({ cells }) => Object.values(cells).some((key) => this.compared.has(key)));
  }

  /**
   * Magnitude of an amount beside the largest of its unit in the payload, and of a part beside the largest of its whole, 0 to 1; rates
   * and readings have none and are 1.
   */
  magnitudeOf(fact: Fact): number {
    const part = this.parts.get(fact.key);
    if (part !== undefined) return part;
    if (!AMOUNTS.has(fact.kind)) return 1;
    const largest = this.largest.get(measureOf(fact)) ?? 0;
    return largest === 0 ? 1 : Math.log1p(Math.abs(fact.number ?? 0)) / Math.log1p(largest);
  }

  /** A row's name as written in the payload. */
  nameOf({ key, form }: FactName): string {
    const fact = this.byKey.get(key);
    return form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
  }

  /** Size of a gap relative to the payload's usual gap: 0 to 1, and 0.5 if it is the usual one. */
  effectOf(value: number, other: number): number {
    const gap = gapBetween(value, other);
    if (value * other < 0) return 1;
    return gap / (gap + this.usual);
  }
}

/** A place in a list; a year is a time and no place. */
const PLACE = /^(?!(?:19|20)\d\d$)\d+$/;
/** Kinds of figures of which more is a larger thing. */
const AMOUNTS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['count', 'currency', 'measure']);

function measureOf({ kind, unit }: Fact): string {
  return `${kind} ${unit?.id ?? ''}`;
}

/** Relative difference to `other`. */
export function gapBetween(value: number, other: number): number {
  const base = Math.max(Math.abs(other), Number.EPSILON);
  return other === 0 ? (value === 0 ? 0 : 1) : Math.abs(value - other) / base;
}

/** Usual gap for payloads without comparisons. */
const USUAL_GAP = 0.1;

function usualGap({ comparisons }: FactPack, byKey: ReadonlyMap<string, Fact>): number {
  const gaps = comparisons
    .flatMap(({ subject, other }) => {
      const [a, b] = [byKey.get(subject)?.number, byKey.get(other)?.number];
      return typeof a === 'number' && typeof b === 'number' ? [gapBetween(a, b)] : [];
    })
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? USUAL_GAP;
  return Math.min(Math.max(median, 0.02), 0.5);
}

function sizesOfParts({ parts }: FactPack, byKey: ReadonlyMap<string, Fact>): Map<string, number> {
  return new Map(
    parts.flatMap(({ parts: keys }) => {
      const facts = keys.flatMap((key) => byKey.get(key) ?? []);
      const largest = Math.max(...facts.map(({ number }) => Math.abs(number ?? 0)));
      return largest > 0 ? facts.map(({ key, number }) => [key, Math.abs(number ?? 0) / largest] as const) : [];
    }),
  );
}
