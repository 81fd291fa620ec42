import { unitById } from '@app/lingua';
import type { ErrorDetail } from '@app/platform';
import { type Figure, type FigureTable, refer, type RefText } from '@app/picture';
import type { Fact, FactPack } from '@app/facts';
import { measureOf } from '../figures/figure-table';
import { type Ground, groundOf } from '../figures/ground';
import { textFaults } from '../figures/ground-text';
import { matchFact } from '../figures/match-fact';
import { type Numeral, readNumerals } from '../figures/numerals/read-numerals';
import type { Language } from '../language/language';

/**
 * The figures of a script: each number of its texts becomes a reference, shown as its author wrote it and said as the
 * language says it. Beside data every one must be a fact of the data; what is not is noted in `faults`.
 */
export class ScriptFigures {
  readonly table: FigureTable = {};
  readonly faults: ErrorDetail[] = [];
  /** Facts that the script itself states. */
  readonly own: Fact[] = [];
  /** Keys of figures that are years, days, spans of time or parts of names: no scene is about them. */
  readonly times = new Set<string>();
  private readonly ground: Ground | null;

  constructor(
    private readonly data: FactPack | null,
    private readonly language: Language,
    /** Facts that the author has named: of several with one value these are meant. */
    private readonly named: ReadonlySet<string> = new Set(),
  ) {
    this.ground = data ? groundOf(data, language.code) : null;
  }

  /** A text with references in place of its numbers; `path` names it in faults, `key` its facts. */
  text(written: string, path: string, key: string): RefText {
    const text = plain(written);
    if (this.ground) this.judge(text, path, this.ground);
    else this.state(textFact(key, text));
    let shown = '';
    let from = 0;
    readNumerals(text, this.language.code).forEach((numeral, index) => {
      const fact = isFigure(numeral) ? this.factOf(numeral, `${key}/${index}`) : null;
      const time = fact ? null : this.timeOf(numeral, text);
      const told = fact ?? time;
      if (!told) return;
      const name = `${told.key}#${key.replace(/\W+/g, '.')}.${index}`;
      this.table[name] = time ? this.written(name, time, numeral) : this.figure(name, told, numeral);
      if (time) this.times.add(name);
      shown += text.slice(from, numeral.from) + refer(name);
      from = numeral.to;
    });
    return shown + text.slice(from);
  }

  /** Key of the figure of a charted value, in percent, dollars or plain. */
  value(v: number, format: 'pct' | 'usd' | undefined, path: string, key: string): string {
    const fact = { ...numberFact(key, v, decimalsOf(v)), ...unitOf(format) };
    const known = this.data?.facts.find((own) => own.number === v && (format === undefined || own.kind === fact.kind));
    if (this.data && !known) this.faults.push({ path, message: `figure "${v}" is not in data` });
    const used = known ?? fact;
    if (!known) this.state(fact);
    this.table[used.key] = {
      key: used.key,
      value: used.value,
      ...measureOf(used),
      forms: this.language.writeFigure(used),
      formatter: `${used.kind}.${this.language.code}`,
    };
    return used.key;
  }

  /** A value and its unit as text: a figure where it is a number, else the words. */
  stat(value: string, label: string, path: string, key: string): string {
    const text = plain(value);
    const [numeral, ...others] = readNumerals(text, this.language.code);
    if (this.ground) this.judge(text, path, this.ground);
    const fact =
      numeral && others.length === 0 && isFigure(numeral) && numeral.text.trim() === text
        ? this.factOf(numeral, key)
        : (this.data?.facts.find((own) => own.value === text) ?? textFact(key, text));
    if (!fact) return key;
    if (!this.data) this.state(fact);
    const name = `${fact.key}#${key.replace(/\W+/g, '.')}`;
    const forms = { ...this.language.writeFigure({ ...fact, label }) };
    const figure = numeral && fact.number !== null ? this.figure(name, fact, numeral) : null;
    this.table[name] = figure ?? {
      key: name,
      value: fact.value,
      ...measureOf(fact),
      forms,
      formatter: `${fact.kind}.${this.language.code}`,
    };
    return name;
  }

  private judge(text: string, path: string, ground: Ground): void {
    for (const { code, figure } of textFaults(text, {}, ground, [])) {
      const message =
        code === 'wrong_direction'
          ? `figure "${figure}" goes the other way in data`
          : `figure "${figure}" is not in data`;
      this.faults.push({ path, message });
    }
  }

  private factOf(numeral: Numeral, key: string): Fact | null {
    if (this.data) {
      const fitting = this.data.facts.filter((fact) => matchFact(numeral, fact) === 'match');
      return fitting.find((fact) => this.named.has(fact.key)) ?? fitting[0] ?? null;
    }
    const [amount] = numeral.amounts;
    if (!amount) return null;
    const number = numeral.sign === -1 ? -amount.value : amount.value;
    const unit = numeral.percent ? unitOf('pct') : numeral.currency ? moneyUnit(numeral.currency) : {};
    const fact: Fact = { ...numberFact(key, number, placesOf(amount.step)), ...unit };
    this.state(fact);
    return fact;
  }

  /** The year, day, span of time or sentence of the data that a number is from; null for one that is not the data's. */
  private timeOf(numeral: Numeral, text: string): Fact | null {
    if (!this.ground) return null;
    const spans = numeral.span === null ? [] : this.ground.facts.filter(({ kind }) => kind === 'duration');
    const span = spans.find((own) => matchFact(numeral, own) === 'match');
    const { allowances } = this.ground;
    return span ?? allowances.dateOf(numeral, text) ?? allowances.sentenceOf(numeral);
  }

  /** A number that stays as its author wrote it. */
  private written(key: string, fact: Fact, { text, form, amounts }: Numeral): Figure {
    const [digits = ''] = form === 'number' ? (/^\d+/.exec(text) ?? []) : [];
    const isYear = /^\d{4}$/.test(text);
    const number = numberFact(key, amounts[0]?.value ?? 0, 0);
    const said = this.language.writeFigure(isYear ? { ...fact, value: text, form: 'year' } : number);
    const spoken = digits === '' ? text : `${(isYear ? said.full : said.bare).spoken}${text.slice(digits.length)}`;
    const full = { display: text, spoken };
    const forms = { full, bare: full, unit: full, signed: full, label: full };
    return { key, value: fact.value, ...measureOf(fact), forms, formatter: `written.${this.language.code}` };
  }

  private figure(name: string, fact: Fact, numeral: Numeral): Figure {
    const factor = numeral.percent && fact.kind !== 'percent' ? 100 : 1;
    const near = numeral.amounts.reduce((best, amount) =>
      gap(amount.value, fact, factor) < gap(best.value, fact, factor) ? amount : best,
    );
    const number = numeral.sign === -1 ? -near.value : near.value;
    const unit = factor === 100 ? unitOf('pct') : {};
    const said = { ...fact, ...unit, number, value: number, precision: placesOf(near.step), verbatim: false };
    const forms = this.language.writeFigure({ ...said, sign: Math.sign(number) as -1 | 0 | 1 });
    const { spoken } =
      numeral.sign === 1 ? forms.signed : numeral.percent || numeral.currency ? forms.full : forms.bare;
    const full = { display: numeral.text, spoken };
    return {
      key: name,
      value: fact.value,
      ...measureOf(fact),
      forms: { ...forms, full, bare: full, signed: full },
      formatter: `written.${this.language.code}`,
    };
  }

  private state(fact: Fact): void {
    this.own.push(fact);
  }
}

/** Windows, dates, places and names stay in the author's words. */
function isFigure({ form, span, amounts }: Numeral): boolean {
  return form === 'number' && span === null && amounts.length > 0;
}

function gap(value: number, fact: Fact, factor: number): number {
  return Math.abs(value - Math.abs(fact.number ?? 0) * factor);
}

/** One line; braces that would read as a reference are parted. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\{(?=\{)/g, '{ ')
    .trim();
}

function base(key: string): Omit<Fact, 'value' | 'number' | 'kind' | 'precision' | 'sign' | 'verbatim'> {
  return {
    key,
    path: key.split('/'),
    words: [],
    label: '',
    unit: null,
    form: null,
    currency: null,
    window: null,
    role: 'current',
    better: null,
    labels: {},
    unsaid: false,
    reading: { rule: 'written', evidence: ['written by the author'], sure: 'stated', others: [] },
  };
}

function textFact(key: string, value: string): Fact {
  return { ...base(key), value, number: null, kind: 'text', precision: 0, sign: 0, verbatim: true };
}

function numberFact(key: string, value: number, precision: number): Fact {
  const kind = Number.isInteger(value) ? 'count' : 'ratio';
  const sign = Math.sign(value) as -1 | 0 | 1;
  return { ...base(key), value, number: value, kind, precision, sign, verbatim: false };
}

function unitOf(format: 'pct' | 'usd' | undefined): Partial<Fact> {
  if (format === 'pct') return { kind: 'percent', unit: unitById('percent') };
  return format === 'usd' ? moneyUnit('USD') : {};
}

function moneyUnit(currency: string): Partial<Fact> {
  return { kind: 'currency', currency };
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

function placesOf(step: number): number {
  return step >= 1 ? 0 : Math.round(-Math.log10(step));
}
