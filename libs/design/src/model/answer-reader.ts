import { piecesOf, refer, type RefText, type Trend, UnknownFigureError } from '@app/picture';
import type { Fact } from '@app/facts';
import { trendOf } from '../composer/row-names';
import type { Story } from '../composer/story';
import { columnOf } from '../composer/table-columns';
import type { NamedFact } from '../composer/idea';
import { figureOf } from '../figures/figure-table';
import type { Language } from '../language/language';

/** Characters that a text may take on screen, by what it is. */
const ROOM = { label: 34, title: 52, headline: 110, line: 260 } as const;
type TextKind = keyof typeof ROOM;

/** A value of a model's answer that cannot be used; its message is for the model. */
export class AnswerFault extends Error {}

/** Reads the values of a model's answer against a payload. Every method throws `AnswerFault`. */
export class AnswerReader {
  constructor(
    readonly story: Story,
    readonly pictures: ReadonlyMap<string, number>,
    private readonly language: Language,
  ) {}

  /** A text with references that all lead somewhere and that fits its place. */
  text(text: RefText, kind: TextKind): RefText {
    const shown = this.pieces(text).map((piece) =>
      'key' in piece ? this.displayed(piece.key, piece.form) : piece.text,
    );
    const letters = shown.join('').length;
    if (letters > ROOM[kind])
      throw new AnswerFault(`"${text}" is ${letters} characters as shown; a ${kind} has room for ${ROOM[kind]}`);
    return text.trim();
  }

  /** A field that is left out where the answer holds none. */
  optional<K extends string>(name: K, text: RefText | null, kind: TextKind): Partial<Record<K, RefText>> {
    return text === null || text.trim() === ''
      ? {}
      : ({ [name]: this.text(text, kind) } as Partial<Record<K, RefText>>);
  }

  /** The fact behind the key of a figure. */
  figure(key: string): Fact {
    const fact = this.fact(key);
    if (fact.number === null)
      throw new AnswerFault(`"${key}" is no figure but ${fact.kind}; only figures can be drawn`);
    return fact;
  }

  fact(key: string): Fact {
    const fact = this.story.byKey.get(key.replace(/^\{\{|(\|\w+)?\}\}$/g, '').replace(/#.*$/, ''));
    if (!fact) throw new AnswerFault(`there is no fact with the key "${key}"`);
    return fact;
  }

  /** Facts that may stand in one chart: at least two of them of one unit. */
  alike(facts: readonly Fact[]): void {
    const [first] = facts;
    const odd = facts.find((fact) => fact.unit?.id !== first?.unit?.id || fact.currency !== first?.currency);
    if (first && odd) throw new AnswerFault(`"${first.key}" and "${odd.key}" have different units and share no chart`);
  }

  /** Rows of one column of a table, in its order. */
  column(table: string, column: string): NamedFact[] {
    const found = this.story.pack.tables.find(({ key }) => key === table);
    const known = this.story.pack.tables.map(({ key }) => `"${key}"`).join(', ') || 'none';
    if (!found) throw new AnswerFault(`there is no table "${table}"; there is ${known}`);
    const rows = columnOf(found, column, this.story);
    const columns = found.columns.map(({ name }) => `"${name}"`).join(', ');
    if (rows.length === 0) throw new AnswerFault(`table "${table}" has no column "${column}"; it has ${columns}`);
    if (!found.temporal) throw new AnswerFault(`table "${table}" does not run in time; show it as bars or leaderboard`);
    return rows;
  }

  /** Direction of a figure that is a movement. */
  trend(fact: Fact): { trend?: Trend } {
    return this.story.pack.changes.some(({ key }) => key === fact.key) ? { trend: trendOf(fact) } : {};
  }

  count(items: readonly unknown[], least: number, most: number, what: string): void {
    if (items.length < least || items.length > most)
      throw new AnswerFault(`${items.length} ${what}; this layout takes ${least} to ${most}`);
  }

  private displayed(key: string, form: 'full' | 'bare' | 'unit' | 'signed' | 'label'): string {
    const figure = figureOf(key, this.story.byKey, this.language);
    if (!figure) throw new AnswerFault(`there is no fact with the key "${key}"`);
    return figure.forms[form].display;
  }

  private pieces(text: RefText): ReturnType<typeof piecesOf> {
    try {
      return piecesOf(text);
    } catch (error) {
      if (!(error instanceof UnknownFigureError)) throw error;
      throw new AnswerFault(`${refer(error.reference)} is no reference: forms are full, bare, unit, signed and label`);
    }
  }
}
