import { figureText, type FigureTable, piecesOf, type RefText } from '@app/picture';
import type { FactPack } from '@app/facts';

/** Kinds of figures that a script's fields of values read with their unit; others they read as the number alone. */
const WITH_UNIT: ReadonlySet<string> = new Set(['currency', 'percent', 'count', 'name', 'text', 'date', 'url']);

/** Writes a storyboard's texts and figures as an author would, so that they are found again in the data. */
export class ScriptInk {
  private readonly moneyless: ReadonlySet<string>;

  constructor(
    private readonly figures: FigureTable,
    facts: FactPack | null,
  ) {
    // A designed video writes prices of a table in the money of the video; the data themselves name none there.
    const plain = facts?.facts.filter(({ kind }) => kind === 'ratio' || kind === 'count') ?? [];
    this.moneyless = new Set(plain.map(({ key }) => key));
  }

  /** A text with its references written out. */
  text(text: RefText): string {
    return piecesOf(text)
      .map((piece) => {
        if ('text' in piece) return piece.text;
        const form = piece.form === 'full' && this.isMoneyless(piece.key) ? 'bare' : piece.form;
        return figureText({ ...piece, form }, this.figures, 'display');
      })
      .join('');
  }

  /** A figure as the value of a stat; empty where there is none. */
  stat(key: string): string {
    const figure = this.figures[key];
    if (!figure) return '';
    const [kind = ''] = figure.formatter.split('.');
    const bare = this.isMoneyless(key) || (this.number(key) !== null && !WITH_UNIT.has(kind));
    return figure.forms[bare ? 'bare' : 'full'].display;
  }

  /** What a chart measures; null where a figure is no number. */
  number(key: string): number | null {
    const { number, value } = this.figures[key] ?? {};
    if (number !== undefined) return number;
    return typeof value === 'number' ? value : null;
  }

  private isMoneyless(key: string): boolean {
    return this.moneyless.has(key) && (this.figures[key]?.formatter.startsWith('currency.') ?? false);
  }
}
