import type { Fact } from '@app/facts';
import { readMoment, splitName } from '@app/lingua';
import { quantityOf } from './quantities';
import type { Clause, FigureMark, Mark, NameMark } from './clause';
import { PREDICATES } from './read-sentence';
import { besides, inOrder, isOfSize } from './relations';
import { BOUNDS, COMPARING, has, type Sentence, type StatementFault } from './sentence';
import { bareWord, topicsIn } from './topics';
import { isAkin, rolesIn } from './world';

/** A figure that is called by its whole name. */
const WHOLE = 0.99;
/** Words between a part and its whole, in the languages that are read. */
const PARTITIVE: ReadonlySet<string> = new Set(['of', 'von', 'de', 'des', 'du', 'del']);

/** Judges the figures of a sentence: whose they are, of what, of when. */
export class FigureJudge {
  constructor(private readonly sentence: Sentence) {}

  /** A figure that is given to a thing or a measure that is not its own, or to a size that it has not. */
  faults(figure: FigureMark): StatementFault[] {
    const { world } = this.sentence;
    const clause = this.sentence.clauses.find(({ figures }) => figures.includes(figure)) ?? this.sentence.whole;
    const words = this.sentence.words.slice(figure.from, figure.to).join(' ');
    const all = clause.words.slice(clause.from, clause.to).map(bareWord);
    const likenessIn = (among: readonly string[]): number[] =>
      figure.facts.map((fact) => world.likeness(fact, among).own);
    const part = this.partOf(figure, clause);
    // "…, and utilization stands at 87%": what is said of another figure is left aside where its own words are all there.
    const said = Math.max(...likenessIn(part)) >= Math.max(...likenessIn(all), WHOLE) ? part : all;
    const likenesses = likenessIn(said);
    const most = Math.max(...likenesses);
    const likely = figure.facts.filter((_, at) => (likenesses[at] ?? 0) >= most - 1e-9);
    const names = (clause.names.length > 0 ? clause : this.sentence.whole).names;
    const isOwn = likely.some((fact) => {
      const grouped = names.filter(({ names: all }) => all.some(({ group }) => world.isInGroup(fact, group)));
      const isOfPair = this.sentence.whole.figures.some(
        (other) =>
          other !== figure &&
          other.facts.some(
            (one) =>
              names.some(({ names: all }) => all.some(({ figures }) => figures.has(one.key))) &&
              (world.lineupsWith(fact).some(({ figures }) => figures.length === 2 && figures.includes(one)) ||
                world.isBefore(one, fact) ||
                world.isBefore(fact, one)),
          ),
      );
      const next = this.nameBeside(figure, fact, names);
      if (next) return next.names.some(({ figures }) => figures.has(fact.key));
      return (
        isOfPair ||
        grouped.length === 0 ||
        grouped.some(({ names: all }) => all.some(({ figures }) => figures.has(fact.key)))
      );
    });
    const subject = this.sentence.words.slice(clause.from, figure.from).join(' ');
    const [subjectRow] = clause.names.filter(
      ({ from, names: [name] }) => from <= clause.from + 1 && name?.moments.length === 0 && name.group !== 'sides',
    );
    const isElsewhere =
      subjectRow !== undefined &&
      figure.from >= subjectRow.to &&
      subjectRow.names.every(({ group }) => likely.every((fact) => !world.isInGroup(fact, group))) &&
      subjectRow.names.every((name) =>
        [...name.figures].every((key) => {
          const own = world.byKey.get(key);
          return own === undefined || likely.every((fact) => !world.counterparts(own).includes(fact));
        }),
      );
    if (isElsewhere) return [{ code: 'untrue', kind: 'subject', words }];
    if (this.isCalledGoal(figure) && likely.every((fact) => !world.isGoal(fact)))
      return [{ code: 'untrue', kind: 'target', words }];
    // "41 of 38": the whole stands behind its part.
    const isOf = PARTITIVE.has(this.sentence.words[figure.to] ?? '');
    const next = isOf ? this.sentence.whole.figures.find(({ from }) => from === figure.to + 1) : undefined;
    const isTotal = (facts: readonly Fact[]): boolean => facts.every((fact) => rolesIn(fact.words).has('total'));
    if (next && isTotal(likely) && !isTotal(next.facts)) return [{ code: 'untrue', kind: 'share', words }];
    const isStrange = names.length === 0 && world.strangers.some((name) => subject.startsWith(name));
    if (isStrange || !isOwn) return [{ code: 'untrue', kind: 'subject', words }];
    const isWritten = (fact: Fact): boolean => this.sentence.whole.figures.some((mark) => mark.facts.includes(fact));
    const rivals = world.figures.filter((fact) => !figure.facts.includes(fact) && !isWritten(fact));
    const isCompared = clause.marks.some((mark) => mark.senses.some(({ sense }) => COMPARING.has(sense)));
    // "Rent rose from 960": 960 is the earlier value of a rent.
    const related = likely.flatMap((own) => world.counterparts(own));
    const kin = Math.max(0, ...related.map((one) => world.likeness(one, said).own));
    const held = Math.max(...likely.map((fact) => world.likeness(fact, said).held));
    const isNamed = names.some(({ names: all }) =>
      all.some(({ figures }) => likely.some(({ key }) => figures.has(key))),
    );
    const isNamedToo = ({ key }: Fact): boolean =>
      names.some(({ names: all }) => all.some(({ figures }) => figures.has(key)));
    const isRival = (fact: Fact): boolean => {
      const { own: likeness, held: count } = world.likeness(fact, said);
      // "The average order": more of its words are said than of "orders". "In May": only figures of May.
      if (count < held || (isNamed && !isNamedToo(fact))) return false;
      // No row is named, so none is meant.
      if (names.length === 0 && world.isRow(fact)) return false;
      const isAlike = likely.some((own) => own.kind === fact.kind && own.unit?.id === fact.unit?.id);
      if (
        isAlike &&
        !isCompared &&
        !related.includes(fact) &&
        (held === 0 ? likeness >= 0.5 && likeness > kin : this.isWhole(fact, said) && count === held && most < 0.99)
      )
        return true;
      const isInLine = likely.some((own) => world.lineupsWith(own).some(({ figures }) => figures.includes(fact)));
      // "Flights cancelled": more of its words are said than of flights that were flown.
      if (count > held && likeness >= 0.99 && !isCompared && !related.includes(fact)) return true;
      if (isInLine) return likeness > most + 0.2 && names.length === 0;
      if (likeness >= 0.99 && likeness > most + 0.3 && likeness > kin && !isCompared) return true;
      return most < 0.3 && likeness > 0.8 && likeness > kin && !this.isRelated(fact, figure);
    };
    if (rivals.some(isRival) || this.isOfOtherThing(figure, likely, clause))
      return [{ code: 'untrue', kind: 'subject', words }];
    if (this.isOfOtherRate(likely, clause)) return [{ code: 'untrue', kind: 'time', words }];
    if (this.isOfOtherTime(figure, likely, clause)) return [{ code: 'untrue', kind: 'time', words }];
    const bound = BOUNDS.find((one) => clause.marks.some((mark) => mark.to === figure.from && has(mark, one)));
    const value = figure.numeral?.amounts[0]?.value;
    if (bound === undefined || value === undefined || value === 0) return [];
    const isOther =
      likely.some((fact) => world.barsOf(fact).length > 0 || this.sentence.world.isBar(fact)) &&
      this.sentence.whole.figures.length > 1;
    const holds = figure.facts.some((fact) =>
      isOfSize(Math.abs(fact.number ?? 0) / Math.abs(value), { value: 1, bound }),
    );
    return holds || isOther || this.isCompared(figure, clause, bound)
      ? []
      : [{ code: 'untrue', kind: 'comparison', words }];
  }

  /** The words around a figure, up to those that part it from other figures. */
  private partOf(figure: FigureMark, clause: Clause): string[] {
    const { words, whole } = this.sentence;
    const isParting = (at: number): boolean => this.sentence.isWord(at, 'parting');
    const before = Math.max(clause.from, ...whole.figures.flatMap(({ to }) => (to <= figure.from ? [to] : [])));
    const behind = Math.min(clause.to, ...whole.figures.flatMap(({ from }) => (from >= figure.to ? [from] : [])));
    let from = clause.from;
    for (let at = before; at < figure.from; at += 1) if (isParting(at)) from = at + 1;
    let to = figure.to;
    while (to < behind && !isParting(to)) to += 1;
    return words.slice(from, to === behind ? clause.to : to).map(bareWord);
  }

  /** Which of several names a figure belongs to: names and figures in the same order, else the nearest name. */
  private nameBeside(figure: FigureMark, fact: Fact, names: readonly NameMark[]): NameMark | undefined {
    const { world } = this.sentence;
    const isRow = ({ group }: NameMark['names'][number]): boolean => world.isInGroup(fact, group);
    const rows = names.filter((mark) => mark.names.some(isRow));
    const { figures } = this.sentence.whole;
    const others = figures.filter((one) =>
      one.facts.some((other) => rows.some((row) => row.names.some(({ group }) => world.isInGroup(other, group)))),
    );
    if (rows.length < 2 || others.length < 2) return undefined;
    if (rows.length === others.length) return rows[others.indexOf(figure)];
    if (rows.every((row) => others.every((one) => row.to <= one.from))) return undefined;
    const gapTo = ({ from, to }: NameMark): number => (to <= figure.from ? figure.from - to : from - figure.to);
    const nearest = Math.min(...rows.map(gapTo));
    const beside = rows.filter((row) => gapTo(row) === nearest);
    return beside.length === 1 ? beside[0] : undefined;
  }

  /** "2,790 penguins" of what is counted in pairs: the noun behind a figure is one of its own. */
  private isOfOtherThing({ to }: FigureMark, facts: readonly Fact[], clause: Clause): boolean {
    // "2.1%, down from 3.4": the next clause names no thing.
    const word = to < clause.to ? this.sentence.words[to] : undefined;
    const { countable } = this.sentence.lexicon;
    const marks = this.sentence.whole.marks.filter(({ senses }) => !senses.some(({ sense }) => countable.has(sense)));
    const covers = [
      ...marks,
      ...this.sentence.whole.names,
      ...this.sentence.whole.figures,
      ...this.sentence.whole.unread,
    ];
    if (word === undefined || word.length < 3 || covers.some((one) => to >= one.from && to < one.to)) return false;
    // A goal of 10,000 signatures counts what its subject counts.
    const { world } = this.sentence;
    return facts
      .flatMap((fact) => [fact, ...world.counterparts(fact)])
      .every((fact) => {
        const { own, around } = world.likeness(fact, [bareWord(word)]);
        return own + around === 0;
      });
  }

  /** "Customers", where some are affected and there is a total of all: apart from the word for total, all of its name is said. */
  private isWhole({ words }: Fact, said: readonly string[]): boolean {
    const rest = words.filter((word) => !said.some((one) => isAkin(one, word)));
    return rest.length > 0 && rest.every((word) => rolesIn([word]).has('total'));
  }

  /** Whether the sentence calls this figure a goal ("a goal of 8 hours", "the 45-minute target"). False where the payload has no goals. */
  private isCalledGoal({ from, to, facts }: FigureMark): boolean {
    const { world, words } = this.sentence;
    const isGoalWord = (word: string | undefined): boolean => {
      const roles = rolesIn(word === undefined ? [] : [bareWord(word)]);
      const isOwn = word !== undefined && facts.some((fact) => world.likeness(fact, [bareWord(word)]).own > 0);
      return !isOwn && (roles.has('target') || roles.has('limit'));
    };
    return world.hasGoals && (isGoalWord(words[to]) || isGoalWord(words[from - 2]));
  }

  /** "Daily users" of what is counted by the week. */
  private isOfOtherRate(facts: readonly Fact[], { words, from, to }: Clause): boolean {
    const { world } = this.sentence;
    const said = world.ratesIn(words.slice(from, to));
    return (
      said.size > 0 &&
      facts.every(({ label, path }) => {
        const own = world.ratesIn([
          ...label.toLowerCase().split(' '),
          ...path.flatMap((part) => splitName(part).map(({ lower }) => lower)),
        ]);
        return own.size > 0 && [...own].every((rate) => !said.has(rate));
      })
    );
  }

  /** An earlier value told as the present one, or the present one as that of last year. */
  private isOfOtherTime(figure: FigureMark, facts: readonly Fact[], clause: Clause): boolean {
    const isOrder = (mark: Mark): boolean =>
      !has(mark, 'earlier') && mark.senses.some(({ sense }) => PREDICATES.has(sense));
    if (clause.marks.some(isOrder)) return false;
    const isEarlierSaid = this.isEarlierSaidOf(figure, clause);
    const isEarlier = (fact: Fact): boolean =>
      this.sentence.world.figures.some((other) =>
        this.sentence.world.barsOf(other).some((bar) => bar.role === 'previous' && bar.fact.key === fact.key),
      );
    const hasEarlier = (fact: Fact): boolean =>
      this.sentence.world.barsOf(fact).some(({ role }) => role === 'previous');
    // "This year it is 68.9", which was last year's.
    const isPresentSaid = !isEarlierSaid && clause.marks.some((mark) => has(mark, 'present'));
    const units = this.sentence.earlierUnits(this.sentence.words.slice(clause.from, clause.to).map(bareWord));
    const isOfOtherUnit = (fact: Fact): boolean => {
      const back = this.sentence.world.backOf(fact);
      return isEarlierSaid && back !== null && units.size > 0 && !units.has(back);
    };
    // Last year's has a name of its own.
    const hasOwnName = (fact: Fact): boolean =>
      isEarlierSaid &&
      this.sentence.world.backOf(fact) === null &&
      this.sentence.world.figures.some((other) => {
        const back = this.sentence.world.backOf(other);
        const isTime = back !== null && (units.size === 0 || units.has(back));
        return isTime && other.kind === fact.kind && fact.words.every((word) => other.words.includes(word));
      });
    if (facts.every((fact) => isOfOtherUnit(fact) || hasOwnName(fact))) return true;
    // "In 2022", which has a figure of its own.
    const timed = this.sentence.whole.names.flatMap(({ names }) => names.filter(({ moments }) => moments.length > 0));
    const isOwnTime = (fact: Fact): boolean => timed.some(({ figures }) => figures.has(fact.key));
    const isOthers = (fact: Fact): boolean =>
      !isOwnTime(fact) && this.sentence.world.counterparts(fact).some(isOwnTime);
    if (facts.every(isOthers)) return true;
    const isNamed = this.sentence.whole.names.some(({ names }) =>
      names.some(({ moments, figures }) => moments.length > 0 && facts.some((fact) => figures.has(fact.key))),
    );
    if (isNamed) return false;
    // "It was 42" after what it is now.
    const isTimed = this.sentence.words.some(
      (word) => word.length > 3 && readMoment(word, this.sentence.world.language).length > 0,
    );
    if (!isEarlierSaid && !isTimed && !isPresentSaid) return false;
    return facts.every((fact) =>
      isEarlierSaid ? hasEarlier(fact) && !isEarlier(fact) : isEarlier(fact) && !hasEarlier(fact),
    );
  }

  /** Whether words of an earlier time stand nearer to a figure than to all others: "71.4, against 68.9 last year". */
  private isEarlierSaidOf(figure: FigureMark, clause: Clause): boolean {
    const words = this.sentence.words.map(bareWord);
    const marked = clause.marks.filter((mark) => has(mark, 'since') && has(mark, 'earlier'));
    const said = words.flatMap((_, at) => {
      const length = [1, 2, 3].find((one) => this.sentence.rolesIn(words.slice(at, at + one)).has('previous'));
      return length === undefined ? [] : [{ from: at, to: at + length }];
    });
    const gapTo = (one: FigureMark, { from, to }: { from: number; to: number }): number =>
      one.to <= from ? from - one.to : Math.max(0, one.from - to);
    return [...said, ...marked].some((time) => {
      const gap = gapTo(figure, time);
      return this.sentence.whole.figures.every((other) => other === figure || gapTo(other, time) >= gap);
    });
  }

  /** "No sample lost more than 20", "sold more than 412": the figure is what another is compared with. */
  private isCompared(figure: FigureMark, clause: Clause, bound: (typeof BOUNDS)[number]): boolean {
    if (bound !== 'morethan' && bound !== 'lessthan') return false;
    const predicate = besides(inOrder(bound === 'morethan' ? 'more' : 'less'), figure.facts, this.sentence.world);
    const quantity = quantityOf(clause, clause.marks, [{ from: figure.from, to: figure.to, text: '', senses: [] }]);
    if (quantity) {
      const line = this.sentence.world.lineups.find(({ figures }) =>
        figures.some(({ key }) => figure.facts.some((fact) => fact.key === key)),
      );
      if (!line) return false;
      const limit = figure.facts[0]?.number ?? 0;
      const held = line.figures.filter(({ number }) =>
        bound === 'morethan' ? (number ?? 0) > limit : (number ?? 0) < limit,
      ).length;
      return quantity.holds(held, line.figures.length);
    }
    const facts = topicsIn(clause, { from: clause.from, to: figure.from }, this.sentence.world, {
      applies: (fact) => predicate(fact) !== null,
      around: this.sentence.words,
    });
    return facts.length > 0 && facts.every((fact) => predicate(fact) === true);
  }

  private isRelated(fact: Fact, { facts }: FigureMark): boolean {
    const { world } = this.sentence;
    return facts.some(
      (own) =>
        world.barsOf(own).some((bar) => bar.fact.key === fact.key) ||
        world.barsOf(fact).some((bar) => bar.fact.key === own.key) ||
        [own, ...world.counterparts(own)].some((one) =>
          world.lineupsWith(one).some(({ figures }) => figures.some(({ key }) => key === fact.key)),
        ) ||
        this.sentence.whole.figures.some((mark) => mark.facts.includes(fact)),
    );
  }
}
