import { pointerOf, type Json, type JsonObject } from '../facts/json-pointer';
import { READ_LIMITS } from './read-limits';
import type { ReadBrand, ReadFootage, ReaderKind, ReadPlace, ReadSeries, ReadSource, ReadStill } from './read-source';

/** A source being read: collects values with their places, within the limits. */
export class SourceDraft {
  title: string | null = null;
  language: string | null = null;
  text = '';
  itemCount = 0;
  readonly brand: ReadBrand = { siteName: null, themeColor: null, logoUrl: null };
  readonly stills: ReadStill[] = [];
  readonly footage: ReadFootage[] = [];
  readonly series: ReadSeries[] = [];
  private readonly data: JsonObject = Object.create(null) as JsonObject;
  private readonly places: ReadPlace[] = [];
  private readonly warnings = new Set<string>();
  private values = 0;

  constructor(
    private readonly kind: ReaderKind,
    private readonly url: string | null,
  ) {}

  /** True once no further value is taken. */
  get isFull(): boolean {
    return this.values >= READ_LIMITS.values;
  }

  warn(message: string): void {
    this.warnings.add(message);
  }

  /** Sets one value. Empty texts are dropped, long ones cut; the first value of a path stays. */
  put(path: readonly string[], value: string | number | boolean, where: string, quote: string | null = null): void {
    if (path.length > READ_LIMITS.depth || (typeof value === 'string' && value.trim() === '')) return;
    if (this.isFull) return this.warn(`only the first ${READ_LIMITS.values.toLocaleString('en')} values were read`);
    const holder = this.holderOf(path);
    const leaf = path.at(-1) ?? '';
    if (!holder || Object.hasOwn(holder, leaf)) return;
    const told = typeof value === 'string' && value.length > READ_LIMITS.valueLength ? shorten(value) : value;
    (holder as JsonObject)[leaf] = told;
    this.values += 1;
    this.places.push({ key: pointerOf(path), where, quote });
  }

  /** A name that is not yet taken under `path`: "Points", then "Points 2". */
  freeName(path: readonly string[], wanted: string): string {
    const holder = this.holderOf([...path, wanted]);
    for (let n = 1; ; n++) {
      const name = n === 1 ? wanted : `${wanted} ${n}`;
      if (!holder || !Object.hasOwn(holder, name)) return name;
    }
  }

  /** The finished source. */
  finish(): ReadSource {
    const { kind, url, title, language, brand, stills, footage, series, itemCount, places } = this;
    return {
      kind,
      title: title?.replace(/\s+/g, ' ').trim().slice(0, 300) || null,
      url,
      language,
      data: this.data,
      places,
      series,
      stills: stills.slice(0, READ_LIMITS.stills),
      footage: footage.slice(0, READ_LIMITS.stills),
      brand,
      text: this.text.slice(0, READ_LIMITS.textLength),
      itemCount,
      warnings: [...this.warnings],
    };
  }

  /** The object that holds the last name of a path, made where it is missing; a number names a place in a list. */
  private holderOf(path: readonly string[]): JsonObject | Json[] | null {
    let node: JsonObject | Json[] = this.data;
    for (const [index, name] of path.slice(0, -1).entries()) {
      const held: Json | undefined = Object.hasOwn(node, name) ? (node as JsonObject)[name] : undefined;
      if (typeof held === 'object' && held !== null) node = held;
      else if (held !== undefined) return null;
      else node = (node as JsonObject)[name] = PLACE.test(path[index + 1] ?? '') ? [] : empty();
    }
    return node;
  }
}

/** A place in a list; longer ones are names, of years for the most part, and would leave a thousand holes. */
const PLACE = /^\d{1,3}$/;

/** A source may name a field `__proto__`; what inherits nothing can hold it. */
function empty(): JsonObject {
  return Object.create(null) as JsonObject;
}

function shorten(text: string): string {
  return `${text.slice(0, READ_LIMITS.valueLength).replace(/\s+\S*$/, '')}…`;
}
