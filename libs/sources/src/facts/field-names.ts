import { labelOfWords } from './fact-label';
import { pointerPart } from './json-pointer';
import { lowerFirst } from './letter-case';
import { isWindow, nameWords, windowOf } from './name-words';
import { isUnitName, isUnitWord, unitWordOf } from './unit-words';
import { GENERIC_NAMES } from './words/column.words';
import { STATES } from './words/label.words';

const LONGEST_LABEL = 60;
const YEAR = /^(1[5-9]|20|21)\d\d$/;

/** What the name of a field says by itself. */
export interface FieldName {
  /** As it stands in a pointer. */
  part: string;
  words: readonly string[];
  /** Digits alone: a place in a list, or a year. */
  isNumeral: boolean;
  /** Says nothing wherever it stands: `value`. */
  isGeneric: boolean;
  /** A unit or a window, so that the parent is what is measured: `usd`, `24h`. */
  isMeasure: boolean;
}

/** What the name of a field, with that of its parent where it needs it, says of its value. */
export interface FieldWords {
  all: readonly string[];
  /** Without unit and window. */
  words: string[];
  window: string | null;
}

/** The names of one payload, each read once, for the rows of a list repeat theirs. */
export class FieldNames {
  private readonly names = new Map<string, FieldName>();
  private readonly labels = new Map<string, string>();
  private readonly units = new Map<string, string | null>();
  private readonly measured = new Map<string, FieldWords>();

  of(name: string): FieldName {
    const known = this.names.get(name);
    if (known) return known;
    const words = nameWords(name);
    const read = {
      part: pointerPart(name),
      words,
      isNumeral: /^\d+$/.test(name),
      isGeneric: GENERIC_NAMES.has(name.toLowerCase()),
      isMeasure: isUnitName(name) || (words.length === 1 && isWindow(words[0] ?? '')),
    };
    this.names.set(name, read);
    return read;
  }

  /** Whether a test holds for the words of any name that was read. */
  some(test: (words: string) => boolean): boolean {
    return [...this.names.values()].some(({ words }) => test(words.join(' ')));
  }

  /** The unit that a name states for what stands under it: `generation_mwh`; null where it states none. */
  unitBelow(name: string): string | null {
    const { words, isNumeral } = this.of(name);
    if (isNumeral || words.length < 2) return null;
    const known = this.units.get(name);
    if (known !== undefined) return known;
    const unit = unitWordOf(words);
    this.units.set(name, unit);
    return unit;
  }

  /** The words of a leaf, after those of the parent that speaks for it. */
  wordsOf(leaf: string, parent: string | null): FieldWords {
    const id = parent === null ? leaf : `${leaf}\0${parent}`;
    const known = this.measured.get(id);
    if (known) return known;
    const own = this.of(leaf).words;
    const all = parent === null ? own : [...this.of(parent).words, ...own];
    const words = all.filter((word, index) => !isWindow(word) && !isUnitWord(all, index));
    const read = { all, words, window: windowOf(all) };
    this.measured.set(id, read);
    return read;
  }

  /** Tells whether a name says nothing by itself below this parent, so that its parent speaks for it. */
  isSilent(leaf: string, parent: string | undefined): boolean {
    const { isGeneric, isMeasure } = this.of(leaf);
    return isGeneric || (isMeasure && parent !== undefined && !this.of(parent).isNumeral);
  }

  /**
   * Human words for a field: `tvlUsd` gives "Total value locked", `newAccounts` "New accounts".
   * A leaf that says nothing (`value`, `usd`, `24h`) takes its parent's name; names with capitals and spaces are kept as given.
   */
  labelOf(path: readonly string[]): string {
    let end = path.length - 1;
    while (end > 0 && (this.isPlace(path[end]) || this.isSilent(path[end] ?? '', path[end - 1]))) end -= 1;
    const leaf = path[end] ?? '';
    if (this.isPlace(leaf)) return 'Value';
    const parent = path[end - 1];
    const of = parent === undefined || this.isPlace(parent) ? null : parent;
    if (of === null) return clip(this.labelOfName(leaf));
    if (/^(edges|nodes)$/i.test(leaf)) return clip(this.labelOfName(of));
    if (/^(count|number|total_?count)$/i.test(leaf)) return clip(this.labelOfName(of));
    if (/^score$/i.test(leaf)) return clip(`${this.labelOfName(of)} score`);
    if (/^p\d\d$/.test(this.of(leaf).words.slice(0, 2).join('')))
      return clip(`p${this.of(leaf).words[1]} ${lowerFirst(this.labelOfName(of))}`);
    if (/^(speed|direction|gusts?|level|depth|height)$/i.test(leaf))
      return clip(`${this.labelOfName(of)} ${leaf.toLowerCase()}`);
    if (/^(new|active|returning|overdue|pending)$/i.test(leaf) && of.endsWith('s'))
      return clip(`${this.labelOfName(leaf)} ${lowerFirst(this.labelOfName(of))}`);
    if (STATES.test(leaf) && of.endsWith('s')) return clip(`${this.labelOfName(of)} ${leaf.toLowerCase()}`);
    const said = this.of(leaf).words.filter((word, at, all) => !isWindow(word) && !isUnitWord(all, at));
    if (said.length === 1 && /^(total|average|avg|median|min|max)$/.test(said[0] ?? ''))
      return clip(`${labelOfLeading(said[0] ?? '')} ${lowerFirst(this.labelOfName(of))}`);
    return clip(this.labelOfName(leaf));
  }

  /** Human words for one name, without looking at where it stands. */
  labelOfName(name: string): string {
    const known = this.labels.get(name);
    if (known !== undefined) return known;
    const label = labelOfWords(name.trim(), this.of(name).words);
    this.labels.set(name, label);
    return label;
  }

  /** A place in a list; a year is a name. */
  private isPlace(name: string | undefined): boolean {
    return name !== undefined && this.of(name).isNumeral && !YEAR.test(name);
  }
}

/** The name of an object without the unit that it states for what it holds: `generation_mwh` is its generation. */
export function nameWithoutUnit(name: string): string {
  const words = nameWords(name);
  const kept = words.filter((_, index) => index === 0 || !isUnitWord(words, index));
  return kept.length === words.length || /\s/.test(name) ? name : kept.join(' ');
}

function labelOfLeading(word: string): string {
  return word === 'total' ? 'Total' : labelOfWords(word, [word]);
}

function clip(given: string): string {
  const label = given.replace(/[{}|]/g, '').trim() || 'Value';
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL).replace(/\s+\S*$/, '');
  return `${cut.length > 0 ? cut : label.slice(0, LONGEST_LABEL)}…`;
}
