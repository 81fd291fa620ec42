import { type Language, readStory, writtenLanguage } from '@app/design';
import type { Fact, FactPack, FactTable, TableRow } from '@app/facts';

/** A row of a table with the figure it is told by. */
export interface NamedFigure {
  name: string;
  fact: Fact;
  /** As screens show it: "$1.93 trillion". */
  figure: string;
}

/** Longer names are headlines, and leave no room beside them. */
const LONGEST_NAME = 48;
const LONGEST_TOPIC = 36;

/** Names of columns that are no nouns within a sentence. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  sold: 'units sold',
  open: 'opening price',
  high: 'the high',
  low: 'the low',
  raised: 'money raised',
  spent: 'money spent',
};

/** A source's facts as the words of titles; English, as all suggestions are. */
export class SourceWords {
  readonly story: ReturnType<typeof readStory>;
  private readonly language: Language = writtenLanguage('en');
  private readonly byKey: ReadonlyMap<string, Fact>;

  constructor(readonly facts: FactPack) {
    this.story = readStory(facts);
    this.byKey = new Map(facts.facts.map((fact) => [fact.key, fact]));
  }

  fact(key: string | undefined | null): Fact | null {
    return this.byKey.get(key ?? '') ?? null;
  }

  /** "$412.50", "24.31%" */
  show(fact: Fact): string {
    return this.language.writeFigure(fact).full.display;
  }

  /** With what it counts, where its unit does not say it: "61 points", "$412.50". */
  counted(fact: Fact): string {
    const isNamed = fact.kind !== 'count' || fact.path.at(-1) === '' || this.measure(fact).includes(' ');
    return isNamed || this.isRowLabel(fact) ? this.show(fact) : `${this.show(fact)} ${this.measure(fact)}`;
  }

  /** A movement without its sign, for words that say the way it went. */
  size(fact: Fact): string {
    return this.show({ ...fact, number: Math.abs(fact.number ?? 0), sign: 1, verbatim: false });
  }

  /** Whether a figure is a movement, so that it has a way to go. */
  isMove(fact: Fact): boolean {
    return this.facts.changes.some(({ key }) => key === fact.key);
  }

  /** What a figure is of, within a sentence: "market cap", "NAV". */
  measure(fact: Fact): string {
    const table = this.facts.tables.find(({ key }) => fact.key.startsWith(`${key}/`));
    const column = table?.columns.find(({ name }) => name === fact.path.at(-1));
    const isRow = table?.rows.some(({ name }) => name.key === fact.key && name.form === 'label');
    const given =
      isRow || column?.label === '' ? (table?.label.replace(/ series$/i, '') ?? '') : (column?.label ?? fact.label);
    const label = given === '' ? 'what it counts' : (SPELLED_OUT[given.toLowerCase()] ?? given);
    return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  }

  /** Whether a figure is named by its own field, so that its label is whose it is. */
  private isRowLabel({ key }: Fact): boolean {
    return this.facts.tables.some(({ rows }) => rows.some(({ name }) => name.key === key && name.form === 'label'));
  }

  nameOf(row: TableRow): string | null {
    const fact = this.fact(row.name.key);
    const name = fact && (row.name.form === 'label' ? fact.label : this.show(fact));
    return name !== null && name.length <= LONGEST_NAME ? name : null;
  }

  /** Rows of a column, in the order of the payload; rows without a figure or with a name too long are left out. */
  column(table: FactTable, column: string): NamedFigure[] {
    return table.rows.flatMap((row) => {
      const fact = this.fact(row.cells[column]);
      const name = this.nameOf(row);
      return fact && fact.number !== null && name !== null ? [{ name, fact, figure: this.show(fact) }] : [];
    });
  }

  /** Who or what the source is about, as its own words say it; null where they are too long. */
  subject(): string | null {
    const { main, place } = this.story.subject;
    const words = [main, place].flatMap((fact) => (fact ? [String(fact.value)] : []));
    return words.find((text) => text.length <= LONGEST_TOPIC) ?? null;
  }
}

/** The first clause of a title, where that is short enough to be part of another. */
export function topicIn(title: string | null): string | null {
  const clause = (title ?? '').split(/\s[|–—·-]\s|:\s/u)[0]?.trim() ?? '';
  return clause !== '' && clause.length <= LONGEST_TOPIC ? clause : null;
}
