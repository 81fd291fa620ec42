import { numberMarksOfTag } from '@app/lingua';
import { decimalMarkOf } from './figures/decimal-mark';
import type { SourceMarks } from './figures/figure-value';
import { languageOf, mayBeOf, tagOf } from './language-of';
import { pointerOf, type Json, type JsonObject } from '@app/facts';
import { READ_LIMITS } from './read-limits';
import type { ReaderKind } from '../source-kinds';
import type { ReadBrand, ReadFootage, ReadPlace, ReadSeries, ReadSource, ReadStill } from './read-source';
import type { ReadContext } from './source-reader';

/** A source being read: collects values with their places, within the limits. */
export class SourceDraft {
  title: string | null = null;
  language: string | null = null;
  /** How its numbers are written. */
  marks: SourceMarks = { decimal: null, spaced: false, language: null };
  text = '';
  itemCount = 0;
  readonly brand: ReadBrand = { siteName: null, themeColor: null, logoUrl: null };
  readonly stills: ReadStill[] = [];
  readonly footage: ReadFootage[] = [];
  readonly series: ReadSeries[] = [];
  private readonly data: JsonObject = Object.create(null) as JsonObject;
  private readonly places: ReadPlace[] = [];
  private readonly warnings = new Set<string>();
  private readonly open = new Set<string>();
  private values = 0;

  constructor(
    private readonly kind: ReaderKind,
    private readonly context: Pick<ReadContext, 'url' | 'language' | 'videoLanguage'>,
  ) {}

  /** True once no further value is taken. */
  get isFull(): boolean {
    return this.values >= READ_LIMITS.values;
  }

  warn(message: string): void {
    this.warnings.add(message);
  }

  /**
   * Settles in which language a source is and how it writes its numbers: by its numerals, then by what it declares itself or
   * its caller declares, never by what its words look like.
   */
  settleLanguage(
    words: string,
    { own, texts = [words] }: { own?: string | null; texts?: readonly string[] } = {},
  ): void {
    const { language, videoLanguage } = this.context;
    const asked = videoLanguage && mayBeOf(videoLanguage, words) ? videoLanguage : null;
    const declared = tagOf(own) ?? tagOf(language) ?? tagOf(asked);
    this.language = languageOf(declared, words);
    const group = declared === null ? undefined : numberMarksOfTag(declared)?.group;
    const spaced = /^\s$/u.test(group ?? '');
    this.marks = { decimal: decimalMarkOf(texts, declared), spaced, language: this.language };
  }

  /** Leaves out a figure that may be read in two ways. */
  leaveOpen(figure: string): void {
    this.open.add(figure.trim());
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

  /**
   * The first of these names that nothing has under `path`. Undefined where each is taken: a number that tells two of one
   * name apart would be said as if the source had it, so the second is left out.
   */
  freeName(path: readonly string[], wanted: readonly string[]): string | undefined {
    return wanted.find((name) => {
      const holder = this.holderOf([...path, name]);
      return !holder || !Object.hasOwn(holder, name);
    });
  }

  /** The finished source. */
  finish(): ReadSource {
    const { kind, title, language, brand, stills, footage, series, itemCount, places } = this;
    return {
      kind,
      title: title?.replace(/\s+/g, ' ').trim().slice(0, 300) || null,
      url: this.context.url,
      language,
      data: this.data,
      places,
      series,
      stills: stills.slice(0, READ_LIMITS.stills),
      footage: footage.slice(0, READ_LIMITS.stills),
      brand,
      text: this.text.slice(0, READ_LIMITS.textLength),
      itemCount,
      warnings: [...this.warnings, ...this.openWarning()],
      ...(this.open.size > 0 ? { undecided: [...this.open] } : {}),
    };
  }

  private openWarning(): string[] {
    if (this.open.size === 0) return [];
    const figures = [...this.open].slice(0, MOST_NAMED).map((figure) => `"${figure}"`);
    const more = this.open.size > MOST_NAMED ? ` and ${this.open.size - MOST_NAMED} more` : '';
    return [
      `${figures.join(', ')}${more} can be read in two ways (thousands or decimals) and nothing in the source tells which, so not used; send the language it is written in as "language"`,
    ];
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

const MOST_NAMED = 5;
/** A place in a list; longer ones are names, of years for the most part, and would leave a thousand holes. */
const PLACE = /^\d{1,3}$/;

/** A source may name a field `__proto__`; what inherits nothing can hold it. */
function empty(): JsonObject {
  return Object.create(null) as JsonObject;
}

function shorten(text: string): string {
  return `${text.slice(0, READ_LIMITS.valueLength).replace(/\s+\S*$/, '')}…`;
}
