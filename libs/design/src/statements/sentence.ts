import { findPeriods, splitName } from '@app/lingua';
import type { Clause, Mark } from './clause';
import type { StatementLexicon, StatementSense } from './statement-words';
import { backOf, type Bar, rolesIn, type World } from './world';

/** Something a sentence states that may not stand, and why. */
export interface StatementFault {
  /** `untrue`: the payload says otherwise. `unsupported`: it does not say so. `unread`: a word that cannot be judged. */
  code: 'untrue' | 'unsupported' | 'unread';
  kind: StatementKind;
  /** The words at fault. */
  words: string;
}

/** What a sentence can be wrong about. */
export type StatementKind =
  | 'direction'
  | 'comparison'
  | 'superlative'
  | 'target'
  | 'share'
  | 'quantifier'
  | 'negation'
  | 'time'
  | 'cause'
  | 'forecast'
  /** Whose figure it is, or of what. */
  | 'subject'
  /** A figure that is not in the payload, by its value or its unit. */
  | 'figure'
  /** What is said to be done or happened. */
  | 'deed'
  /** Words of the payload about other things. */
  | 'text'
  /** A word that nothing explains. */
  | 'word'
  /** A language whose sentences cannot be read. */
  | 'language';

const KINDS: ReadonlyArray<readonly [StatementKind, readonly StatementSense[]]> = [
  ['cause', ['cause']],
  ['forecast', ['forecast']],
  ['superlative', ['most', 'least', 'best', 'worst', 'quickest', 'slowest', 'record', 'place']],
  ['direction', ['up', 'down', 'steady', 'improved', 'worsened', 'streak']],
  ['comparison', ['more', 'less', 'equal', 'better', 'worse', 'quicker', 'slower', 'times']],
  ['target', ['met', 'missed', 'within', 'outside']],
  ['share', ['share', 'mostOf', 'minority']],
  ['quantifier', ['all', 'both', 'none', 'only', 'butOne', 'some', 'together']],
  ['negation', ['not']],
  ['time', ['timeunit', 'since', 'again']],
];

/** What a saying states. */
export function kindOf(senses: readonly StatementSense[]): StatementKind {
  return KINDS.find(([, known]) => senses.some((sense) => known.includes(sense)))?.[0] ?? 'deed';
}

/** Senses that compare what stands before them with what stands behind. */
export const COMPARING: ReadonlySet<StatementSense> = new Set([
  'more',
  'less',
  'equal',
  'better',
  'worse',
  'quicker',
  'slower',
  'times',
]);
/** Senses that narrow the size behind them: "nearly half". */
export const BOUNDS = ['nearly', 'morethan', 'lessthan', 'about', 'atleast', 'atmost'] as const;

/** A sentence that was read, with the payload that it is about. */
export class Sentence {
  readonly words: readonly string[];
  /** All clauses as one. */
  readonly whole: Clause;
  /** Stretches of words that a computation bore out: numbers that are no figures of the payload among them. */
  private readonly earlier = new Map<string, ReadonlySet<string>>();
  readonly proven: Array<{ from: number; to: number }> = [];

  constructor(
    readonly clauses: readonly Clause[],
    readonly world: World,
    readonly lexicon: StatementLexicon,
  ) {
    this.words = clauses[0]?.words ?? [];
    this.whole = {
      from: 0,
      to: this.words.length,
      words: this.words,
      marks: clauses.flatMap(({ marks }) => marks),
      figures: clauses.flatMap(({ figures }) => figures),
      names: clauses.flatMap(({ names }) => names),
      counts: clauses.flatMap(({ counts }) => counts),
      gaps: clauses.flatMap(({ gaps }) => gaps),
      limits: clauses.flatMap(({ limits }) => limits),
      spots: clauses[0]?.spots ?? [],
      unread: clauses.flatMap(({ unread }) => unread),
    };
  }

  /** Whether the word at a place is one of a sense. */
  isWord(at: number, sense: StatementSense): boolean {
    return this.lexicon.whole.get(this.words[at] ?? '')?.some((one) => one.sense === sense) ?? false;
  }

  /** Parts of the payload that words name, earlier times among them. */
  rolesIn(said: readonly string[]): Set<Bar['role']> {
    const roles = rolesIn(said.flatMap((word) => [word, word.replace(/s$/u, '')]));
    const periods = findPeriods(
      said.flatMap((word) => splitName(word)),
      this.world.language,
    );
    const isEarlier = periods.some(
      ({ period, isSure }) => isSure && (period.kind === 'ago' || (period.kind === 'relative' && period.back > 0)),
    );
    if (
      isEarlier ||
      said.some(
        (word, at) =>
          this.lexicon.whole.get(word)?.some(({ sense }) => sense === 'earlier') && this.isPeriodBeside(said, at),
      )
    )
      roles.add('previous');
    return roles;
  }

  /** Units of the earlier times that words name: "last month", "a year earlier". */
  earlierUnits(said: readonly string[]): ReadonlySet<string> {
    const text = said.join(' ');
    const known = this.earlier.get(text) ?? this.findEarlier(said);
    this.earlier.set(text, known);
    return known;
  }

  private findEarlier(said: readonly string[]): ReadonlySet<string> {
    const tokens = said.flatMap((word) => splitName(word));
    const units = findPeriods(tokens, this.world.language).flatMap(({ period }) => backOf(period) ?? []);
    said.forEach((word, at) => {
      if (!this.isSense(word, 'earlier')) return;
      for (const beside of [said[at - 1], said[at + 1]]) {
        const unit = this.lexicon.whole.get(beside ?? '')?.find(({ sense }) => sense === 'timeunit')?.unit;
        if (unit) units.push(unit);
      }
    });
    return new Set(units);
  }

  private isSense(word: string, sense: StatementSense): boolean {
    return this.lexicon.whole.get(word)?.some((one) => one.sense === sense) ?? false;
  }

  private isPeriodBeside(said: readonly string[], at: number): boolean {
    return [said[at - 1], said[at + 1]].some(
      (word) => this.lexicon.whole.get(word ?? '')?.some(({ sense }) => sense === 'timeunit') === true,
    );
  }

  /** Keys of all figures of what a clause names. */
  namedFigures(clause: Clause): ReadonlySet<string> {
    return new Set(clause.names.flatMap(({ names }) => names.flatMap(({ figures }) => [...figures])));
  }
}

export function has(mark: Mark, sense: StatementSense): boolean {
  return mark.senses.some((one) => one.sense === sense);
}
