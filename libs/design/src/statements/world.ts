import { type ComparisonRole, type Fact, type FactPack, type FactTable, groupBy, isRank } from '@app/facts';
import {
  findPeriods,
  type LanguageCode,
  type Moment,
  momentOrder,
  type Period,
  periodUnitNamed,
  readMoment,
  sensesOf,
  splitName,
} from '@app/lingua';
import { foldText } from '../figures/numerals/fold-text';
import { nounsOf, nounsOfName } from './fact-nouns';

/** A name that a sentence may use, with the figures that are its own. */
export interface OwnedName {
  text: string;
  figures: ReadonlySet<string>;
  /** Names of one group stand beside each other: rows of a table, the two sides. */
  group: string;
  /** The unit of time that rows are called by: `week` for a column of weeks. */
  unit?: string | null;
  /** What the name says of the calendar; empty for other names. */
  moments: readonly Moment[];
}

/** Figures that can be compared: a column, the two sides, the parts of a whole, a map of one unit. */
export interface Lineup {
  id: string;
  figures: readonly Fact[];
  temporal: boolean;
}

/** A figure that a payload sets beside another. */
export interface Bar {
  role: ComparisonRole | 'total';
  fact: Fact;
  /** Which way is good, where the bar says so. */
  better: Fact['better'];
}

const LEAST_LINEUP = 2;
/** Texts with more words are sentences. */
const LONGEST_CALLING = 7;

/**
 * What a payload says, arranged for reading sentences about it. It stands on facts alone and shares nothing with the
 * narrator, so that a mistake of the one is not a mistake of the other.
 */
export class World {
  readonly byKey: ReadonlyMap<string, Fact>;
  readonly figures: readonly Fact[];
  readonly names: readonly OwnedName[];
  readonly lineups: readonly Lineup[];
  /** Words that follow each other in the payload's names: "pass rate". */
  readonly phrases: ReadonlyArray<readonly [string, string]>;
  /** Names and short texts of the payload, as words: "Fenwick High". */
  readonly callings: ReadonlyArray<readonly string[]>;
  /** Words of what figures are called. */
  readonly nouns: ReadonlySet<string>;
  /** All words that the payload itself uses, folded. */
  readonly vocabulary: ReadonlySet<string>;
  /**
   * What the payload says in words, each with the words around it: its keys and the names beside it. `effect`: what a cause is of,
   * "leaving" of `reasonForLeaving`.
   */
  readonly texts: ReadonlyArray<{ words: readonly string[]; around: readonly string[]; effect: readonly string[] }>;
  /** Names that the payload gives a part in it, and no figures: its top carrier, the main cause. */
  readonly strangers: readonly string[];
  /** Facts by the path of their object. */
  private readonly beside: ReadonlyMap<string, readonly Fact[]>;
  private readonly grouped = new Map<string, Set<string>>();
  private readonly backs = new Map<string, string | null>();
  private readonly rates = new Map<string, string | null>();
  private readonly goals: ReadonlySet<string>;
  private readonly rowFigures: ReadonlySet<string>;
  private readonly mains: ReadonlySet<string>;
  private readonly bars = new Map<string, Bar[]>();
  private readonly barred = new Map<string, Fact[]>();
  private readonly lineupsOf = new Map<string, Lineup[]>();
  private readonly keyWords = new Map<string, readonly string[]>();
  private readonly keyNouns = new Map<string, readonly string[]>();
  /** All names of each figure, by its key, and the words of what stands around it. */
  private readonly wordsOf = new Map<string, { own: string[][]; around: string[] }>();

  constructor(
    readonly pack: FactPack,
    readonly language: LanguageCode,
    /** Texts beside the payload that its owner vouches for: the title. */
    texts: readonly string[] = [],
  ) {
    this.byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
    this.figures = pack.facts.filter(({ number, kind }) => number !== null && kind !== 'date' && kind !== 'code');
    this.beside = groupBy([...pack.facts], ({ path }) => parentOf(path));
    this.names = namesOf(pack, this.byKey, this.beside, language);
    this.strangers = pack.facts
      .filter(({ kind, path, words }) => kind === 'name' && path.length === 1 && words.length > 1)
      .map(({ value }) => this.fold(String(value)).join(' '));
    this.lineups = lineupsOf(pack, this.byKey);
    for (const lineup of this.lineups)
      for (const { key } of lineup.figures) this.lineupsOf.set(key, [...(this.lineupsOf.get(key) ?? []), lineup]);
    for (const { group, figures } of this.names) {
      const all = this.grouped.get(group) ?? new Set();
      this.grouped.set(group, all);
      for (const key of figures) all.add(key);
    }
    this.goals = new Set(
      pack.comparisons.filter(({ role }) => role === 'target' || role === 'limit').map(({ other }) => other),
    );
    this.rowFigures = new Set(
      pack.tables.flatMap(({ rows, temporal }) => (temporal ? [] : rows.flatMap(({ cells }) => Object.values(cells)))),
    );
    this.mains = new Set(pack.tables.flatMap(({ rows, main }) => rows.flatMap(({ cells }) => cells[main] ?? [])));
    this.texts = pack.facts
      .filter(({ kind }) => kind === 'text' || kind === 'name')
      .map(({ value, path }) => ({
        words: this.fold(String(value)),
        effect: effectOf(this.split(path.at(-1) ?? '')),
        around: [
          ...path,
          ...(path.length > 1 ? (this.beside.get(parentOf(path)) ?? []) : [])
            .filter(({ kind }) => kind === 'name' || kind === 'date')
            .map((other) => String(other.value)),
        ].flatMap((text) => [...this.fold(text), ...this.split(text)]),
      }));
    this.readBars();
    this.readWords();
    this.callings = pack.facts
      .filter(({ kind }) => kind === 'name' || kind === 'text')
      .map(({ value }) => this.fold(String(value)))
      .filter(({ length }) => length > 1 && length <= LONGEST_CALLING);
    this.nouns = new Set([...this.wordsOf.values()].flatMap(({ own }) => own.flat()));
    const phrases = [
      ...[...this.wordsOf.values()].flatMap(({ own }) => own.slice(1)),
      ...pack.facts.flatMap(({ label, path }) => [this.fold(label), ...path.map((part) => this.split(part))]),
      ...pack.tables.map(({ label }) => this.fold(label)),
    ].flatMap((words) => words.slice(1).map((word, at): [string, string] => [words[at] ?? '', word]));
    this.phrases = [...new Map(phrases.map((pair) => [pair.join(' '), pair])).values()].filter((pair) =>
      pair.every((word) => word === 'per' || !ARTICLES.has(word)),
    );
    this.vocabulary = new Set([
      ...pack.facts.flatMap((fact) =>
        fact.kind === 'date'
          ? timesOf(String(fact.value), language)
          : fact.path.flatMap((part) => timesOf(part, language)),
      ),
      ...[...this.wordsOf.values()].flatMap(({ own, around }) => [...own.flat(), ...around]),
      ...pack.facts.flatMap(({ value, label, path }) => [
        ...(typeof value === 'string' ? this.fold(value) : []),
        ...this.fold(label),
        ...path.flatMap((part) => this.split(part)),
      ]),
      ...pack.tables
        .flatMap(({ label, columns }) => [label, ...columns.map((one) => one.label)])
        .flatMap((one) => this.fold(one)),
      ...texts.flatMap((text) => this.fold(text)),
    ]);
  }

  /** The targets, limits, totals and earlier values of a figure. */
  barsOf({ key }: Fact): readonly Bar[] {
    return this.bars.get(key) ?? [];
  }

  /** Whether other figures are set against a figure. */
  isBar({ key }: Fact): boolean {
    return this.barred.has(key);
  }

  /** What is set against a figure. */
  heldTo({ key }: Fact): readonly Fact[] {
    return this.barred.get(key) ?? [];
  }

  /** Figures compared with this one, in either direction. */
  counterparts(fact: Fact): Fact[] {
    return [...this.barsOf(fact).map((bar) => bar.fact), ...(this.barred.get(fact.key) ?? [])];
  }

  /** What a figure stands in line with. */
  lineupsWith({ key }: Fact): readonly Lineup[] {
    return this.lineupsOf.get(key) ?? [];
  }

  /** How much of a figure's name these words hold: 0 to 1 for its own words, and up to a half for those around it. */
  likeness({ key }: Fact, said: readonly string[]): { own: number; around: number; held: number } {
    const { own, around } = this.wordsOf.get(key) ?? { own: [], around: [] };
    const count = (words: readonly string[]): number =>
      words.filter((word) => said.some((one) => isAkin(one, word))).length;
    const weigh = (words: readonly string[]): number => (words.length === 0 ? 0 : count(words) / words.length);
    return { own: Math.max(0, ...own.map(weigh)), around: weigh(around) / 2, held: Math.max(0, ...own.map(count)) };
  }

  /** How long ago a figure is of by its name: `year` for "last year"; null where its name does not say. */
  backOf({ key, path, label }: Fact): string | null {
    const known = this.backs.get(key);
    if (known !== undefined) return known;
    const tokens = [...path.flatMap((part) => splitName(part)), ...splitName(label)];
    const back = findPeriods(tokens).flatMap(({ period }) => backOf(period) ?? [])[0] ?? null;
    this.backs.set(key, back);
    return back;
  }

  /** The rates that a name says: `week` for "weekly". */
  ratesIn(words: readonly string[]): Set<string> {
    return new Set(words.flatMap((word) => this.rateOf(word) ?? []));
  }

  private rateOf(word: string): string | null {
    const known = this.rates.get(word);
    if (known !== undefined) return known;
    const [span] = findPeriods(splitName(word), this.language);
    const rate = span?.period.kind === 'per' ? String(span.period.of) : null;
    this.rates.set(word, rate);
    return rate;
  }

  /** Whether one figure is an earlier value of the other. */
  isBefore(before: Fact, now: Fact): boolean {
    if (this.barsOf(now).some(({ role, fact }) => role === 'previous' && fact.key === before.key)) return true;
    const placeIn = (figures: readonly Fact[], { key }: Fact): number => figures.findIndex((one) => one.key === key);
    const isInLine = this.lineupsWith(now).some(
      ({ figures, temporal }) =>
        temporal && placeIn(figures, before) >= 0 && placeIn(figures, before) < placeIn(figures, now),
    );
    if (isInLine) return true;
    const [one, other] = [before, now].map((fact) =>
      this.names.find(({ group, figures }) => group.startsWith('time ') && figures.has(fact.key)),
    );
    const [first, second] = [one?.moments[0], other?.moments[0]];
    if (!first || !second || one?.group !== other?.group || !isSameThing(before, now)) return false;
    return (momentOrder(first, second) ?? 0) < 0;
  }

  /** The places of what a figure belongs to: now, or before. */
  ranksBeside({ path }: Fact, isEarlier: boolean): Fact[] {
    const ranks = (this.beside.get(parentOf(path)) ?? []).filter((fact) => fact.role === 'rank' || isRank(fact));
    const before = new Set(
      ranks.flatMap((fact) =>
        this.barsOf(fact).flatMap(({ role, fact: bar }) => (role === 'previous' ? [bar.key] : [])),
      ),
    );
    return ranks.filter((fact) => before.has(fact.key) === isEarlier);
  }

  isInGroup({ key }: Fact, group: string): boolean {
    return this.grouped.get(group)?.has(key) ?? false;
  }

  /** Whether a figure is one of a row that has a name, and not a time. */
  isRow({ key }: Fact): boolean {
    return this.rowFigures.has(key);
  }

  /** Whether the payload has a figure as a target or a limit. */
  isGoal({ key, role }: Fact): boolean {
    return role === 'target' || role === 'limit' || this.goals.has(key);
  }

  /** Whether any figure is set against a target or a limit. */
  get hasGoals(): boolean {
    return this.goals.size > 0;
  }

  /** Whether a figure stands in the column that its table is about. */
  isMain({ key }: Fact): boolean {
    return this.mains.has(key);
  }

  /** Whether a figure tells of a time to come, by its names. */
  isForecast({ label, path }: Fact): boolean {
    const words = [...this.fold(label), ...path.flatMap((part) => namesIn(part))];
    return words.some((word) =>
      sensesOf(word).some((sense) => sense.as === 'role' && (sense.role === 'forecast' || sense.role === 'target')),
    );
  }

  fold(text: string): string[] {
    return foldText(text, this.language).text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  }

  /** What each figure is called. */
  private readWords(): void {
    const known = new Map<string, string[]>();
    const once = (text: string, read: (text: string) => string[]): string[] => {
      const words = known.get(text) ?? read(text);
      known.set(text, words);
      return words;
    };
    const fold = (text: string): string[] => once(text, (one) => this.fold(one));
    const split = (part: string): readonly string[] => this.split(part);
    const rowNames = groupBy(
      this.names.flatMap(({ text, figures }) => [...figures].map((key) => ({ key, text }))),
      ({ key }) => key,
    );
    const allNames = new Set(this.names.map(({ text }) => text));
    const tables = new Map(
      this.pack.tables.flatMap((table) =>
        table.rows.flatMap(({ cells }) => Object.values(cells).map((key) => [key, table] as const)),
      ),
    );
    for (const fact of this.figures) {
      // A label that repeats the name of its row says nothing of what is measured.
      const label = fold(fact.label);
      const isRow = (rowNames.get(fact.key) ?? []).some(({ text }) => text === label.join(' '));
      const leaf = fact.path.at(-1) ?? '';
      const isNamedByKey = allNames.has(fold(leaf).join(' '));
      const called = isRow ? split(isNamedByKey ? (fact.path.at(-2) ?? '') : leaf) : label;
      const words = called.filter((word) => !ARTICLES.has(word) && !/^\d+$/.test(word));
      // A time is no subject ("Members Jan" is about members), unless the name has nothing else: "March".
      const what = words.filter((word) => readMoment(word).length === 0);
      const own = what.length > 0 ? what : words;
      const around = [
        ...fact.path.flatMap(split),
        ...fact.path.flatMap((part) => this.nounsOf(part)),
        ...fold(tables.get(fact.key)?.label ?? ''),
        ...fold(fact.unit ? fact.unit.id : ''),
      ].filter((word) => !own.includes(word) && !/^\d+$/.test(word));
      const nouns = nounsOf(fact, this.language).map((noun) => fold(noun).filter((word) => word.length > 2));
      this.wordsOf.set(fact.key, { own: [own, ...nouns], around: [...new Set(around)] });
    }
  }

  /** Nouns in the language of the sentences for the words of a key. */
  private nounsOf(part: string): readonly string[] {
    const known =
      this.keyNouns.get(part) ?? nounsOfName(this.split(part), this.language).flatMap((noun) => this.fold(noun));
    this.keyNouns.set(part, known);
    return known;
  }

  /** The words of a key; rows share theirs. */
  private split(part: string): readonly string[] {
    const known = this.keyWords.get(part) ?? namesIn(part);
    this.keyWords.set(part, known);
    return known;
  }

  private readBars(): void {
    const add = (subject: string, role: Bar['role'], other: string | null, better: Bar['better'] = null): void => {
      const fact = this.byKey.get(other ?? '');
      const own = this.byKey.get(subject);
      if (!fact || fact.number === null || !own) return;
      this.bars.set(subject, [...(this.bars.get(subject) ?? []), { role, fact, better }]);
      const set = this.barred.get(fact.key) ?? [];
      this.barred.set(fact.key, set);
      set.push(own);
    };
    for (const { role, subject, other, better } of this.pack.comparisons) add(subject, role, other, better);
    for (const { whole, parts } of this.pack.parts) for (const part of parts) add(part, 'total', whole);
  }
}

const ARTICLES = new Set(['of', 'the', 'a', 'per', 'in', 'and', 'to', 'for', 'vs', 'by', 'at', 'on', 'with']);
const SHORTEST_STEM = 4;

/** Whether two words are forms of one: they share their beginning, and all but a few of their letters. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  return (
    (shared >= SHORTEST_STEM && shared >= short - 2 && shared >= long * 0.55) ||
    (shared === short && short >= 3 && long - short <= 2)
  );
}

/** Names of the month and day of a date, as a sentence would have them. */
function timesOf(text: string, language: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?/.exec(text) ?? [];
  if (year === undefined) return [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  const name = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date).toLowerCase();
  return [name({ month: 'long' }), ...(day === undefined ? [] : [name({ weekday: 'long' })])];
}

/** Whether the keys of two figures differ in their time alone: `membersJan` and `membersJun`. */
function isSameThing(one: Fact, other: Fact): boolean {
  const words = ({ path }: Fact): string =>
    path
      .flatMap((part) => namesIn(part))
      .filter((word) => readMoment(word).length === 0)
      .join(' ');
  return words(one) === words(other);
}

/** The unit that a period lies back by; null for other periods. */
export function backOf(period: Period): string | null {
  if (period.kind === 'ago') return period.of;
  return period.kind === 'relative' && period.back > 0 ? period.of : null;
}

function parentOf(path: readonly string[]): string {
  return path.slice(0, -1).join('/');
}

function namesIn(part: string): string[] {
  return splitName(part)
    .map(({ lower }) => lower)
    .filter((word) => !/^\d+$/.test(word));
}

function namesOf(
  pack: FactPack,
  byKey: ReadonlyMap<string, Fact>,
  beside: ReadonlyMap<string, readonly Fact[]>,
  language: LanguageCode,
): OwnedName[] {
  const written = ({ key, form }: { key: string; form: string }): string => {
    const fact = byKey.get(key);
    return form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
  };
  const fold = (text: string): string => foldText(text, language).text;
  const rows = pack.tables.flatMap(({ key, rows: all, temporal }) =>
    all.map(({ name, cells }) => ({
      text: fold(written(name)),
      figures: new Set(Object.values(cells)),
      group: key,
      moments: temporal ? readMoment(written(name), language) : [],
      unit: temporal ? periodUnitNamed(name.key.split('/').at(-1)?.toLowerCase() ?? '') : null,
    })),
  );
  // What else a row is called: the resin of `{sample: "A", coating: "resin"}`.
  const traits = pack.tables.flatMap(({ key, rows: all, temporal }) =>
    all.flatMap(({ name, cells }) => {
      const [cell] = Object.values(cells);
      const parent = parentOf(byKey.get(cell ?? '')?.path ?? []);
      if (temporal || name.form === 'label' || cell === undefined) return [];
      return (beside.get(parent) ?? [])
        .filter((fact) => fact.kind === 'name' && fact.key !== name.key)
        .map(({ value }) => ({
          text: fold(String(value)),
          figures: new Set(Object.values(cells)),
          group: key,
          moments: [],
        }));
    }),
  );
  const sides = (pack.sides?.names ?? []).map((name, at) => ({
    text: fold(
      written({ key: name, form: byKey.get(name)?.number === null ? 'full' : 'label' }) ||
        (name.split('/').at(-1) ?? ''),
    ),
    figures: new Set((pack.sides?.pairs ?? []).map(({ figures }) => figures[at] ?? '')),
    group: 'sides',
    moments: [],
  }));
  const inRows = new Set(rows.flatMap(({ figures }) => [...figures]));
  const below = groupBy(
    pack.facts
      .filter(({ key, number }) => number !== null && !inRows.has(key))
      .flatMap(({ key, path }) => path.map((_, depth) => ({ key, object: path.slice(0, depth).join('/') }))),
    ({ object }) => object,
  );
  const objects = pack.facts
    .filter(({ kind, path }) => kind === 'name' && path.length > 1)
    .map(({ value, path }) => ({
      text: fold(String(value)),
      figures: new Set((below.get(parentOf(path)) ?? []).map(({ key }) => key)),
      group: path.slice(0, -2).join('/'),
      moments: [],
    }))
    .filter(({ figures }) => figures.size > 0);
  // `membersJun`: figures that bear a time in their key stand beside each other.
  const inTime = pack.facts.flatMap((fact): OwnedName[] => {
    if (fact.number === null || inRows.has(fact.key)) return [];
    return fact.path.flatMap((part, depth) => {
      const moments = splitName(part).flatMap(({ text }) =>
        /^\p{L}{3,}$|^(?:19|20)\d\d$/u.test(text) ? readMoment(text, language) : [],
      );
      const group = `time ${fact.path.slice(0, depth).join('/')}`;
      return moments.length > 0 ? [{ text: `|${fact.key}`, figures: new Set([fact.key]), group, moments }] : [];
    });
  });
  return [...rows, ...traits, ...sides, ...objects, ...inTime].filter(({ text }) => text !== '');
}

function lineupsOf(pack: FactPack, byKey: ReadonlyMap<string, Fact>): Lineup[] {
  const figuresOf = (keys: readonly string[]): Fact[] =>
    keys.flatMap((key) => {
      const fact = byKey.get(key);
      return fact && fact.number !== null ? [fact] : [];
    });
  const columns = pack.tables.flatMap((table: FactTable) =>
    table.columns.map(({ name }) => ({
      id: `${table.key} ${name}`,
      figures: figuresOf(table.rows.flatMap(({ cells }) => cells[name] ?? [])),
      temporal: table.temporal,
    })),
  );
  const pairs = (pack.sides?.pairs ?? []).map(({ figures }) => ({
    id: `sides ${figures[0]}`,
    figures: figuresOf(figures),
    temporal: false,
  }));
  const parts = pack.parts.map(({ parts: keys, whole }) => ({
    id: `parts ${whole ?? keys[0]}`,
    figures: figuresOf(keys),
    temporal: false,
  }));
  const inTables = new Set(columns.flatMap(({ figures }) => figures.map(({ key }) => key)));
  const maps = new Map<string, Fact[]>();
  for (const fact of pack.facts) {
    if (fact.number === null || fact.kind === 'date' || fact.path.length < 2 || inTables.has(fact.key)) continue;
    const id = `${fact.path.slice(0, -1).join('/')} ${fact.unit?.id ?? fact.currency ?? fact.kind}`;
    maps.set(id, [...(maps.get(id) ?? []), fact]);
  }
  const maplike = [...maps].map(([id, figures]) => ({
    id,
    figures: figures.filter(({ role }) => role === 'current' || role === 'part'),
    temporal: false,
  }));
  return [...columns, ...pairs, ...parts, ...maplike].filter(({ figures }) => figures.length >= LEAST_LINEUP);
}

/** Roles that a word of a sentence names: "target", "limit", "average", "record". */
export function rolesIn(words: readonly string[]): Set<Bar['role']> {
  const roles = new Set<Bar['role']>();
  for (const word of words)
    for (const sense of sensesOf(word)) {
      if (sense.as === 'aggregate' && (sense.aggregate === 'average' || sense.aggregate === 'median'))
        roles.add('benchmark');
      if (sense.as !== 'role') continue;
      if (sense.role === 'usual') roles.add('benchmark');
      if (
        sense.role === 'target' ||
        sense.role === 'limit' ||
        sense.role === 'record' ||
        sense.role === 'benchmark' ||
        sense.role === 'total'
      )
        roles.add(sense.role);
    }
  return roles;
}

/** What a key calls the cause of: "leaving" of "top reason for leaving"; empty where it is no cause, or one of all. */
function effectOf(words: readonly string[]): string[] {
  const isCause = (word: string): boolean =>
    sensesOf(word).some((sense) => sense.as === 'names' && sense.of === 'cause');
  const at = words.findIndex(isCause);
  return at < 0
    ? []
    : words.slice(at + 1).filter((word) => word.length > SHORTEST_THING && sensesOf(word).length === 0);
}

/** Shorter words only join others: "for", "of". */
const SHORTEST_THING = 3;
