import type { Fact } from '@app/facts';
import { findPeriods, readMoment, splitName } from '@app/lingua';
import { type Clause, type FigureMark, type Mark, PREDICATES } from './read-sentence';
import {
  against,
  besides,
  extreme,
  isOfSize,
  movedBy,
  type Order,
  orderOf,
  type Predicate,
  reached,
  shareOf,
  type Size,
  streak,
  timesOf,
  type Verdict,
} from './relations';
import type { StatementLexicon, StatementSense } from './statement-words';
import { bareWord, type Region, topicsIn } from './topics';
import { type Bar, isAkin, rolesIn, type World } from './world';

/** Something a sentence states that may not stand, and why. */
export interface StatementFault {
  /** `untrue`: the payload says otherwise. `unsupported`: it does not say so. `unread`: a word that cannot be judged. */
  code: 'untrue' | 'unsupported' | 'unread';
  /** The words at fault. */
  words: string;
}

/** A quantifier over the rows of a payload: whether so many of so many may hold. */
interface Counted {
  words: string;
  /** Where it stands. */
  at: number;
  holds: (held: number, of: number) => boolean;
}

/** Senses that compare what stands before them with what stands behind. */
const COMPARING: ReadonlySet<StatementSense> = new Set([
  'more',
  'less',
  'equal',
  'better',
  'worse',
  'quicker',
  'slower',
  'times',
]);
const BOUNDS = ['nearly', 'morethan', 'lessthan', 'about'] as const;

/** Judges one sentence: every word of it that states something has to be borne out by the payload. */
export class SentenceJudge {
  private readonly words: readonly string[];
  private readonly whole: Clause;

  constructor(
    private readonly clauses: readonly Clause[],
    private readonly world: World,
    private readonly lexicon: StatementLexicon,
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
      unread: clauses.flatMap(({ unread }) => unread),
    };
  }

  faults(): StatementFault[] {
    if (this.isQuoted()) return [];
    return [
      ...this.whole.unread.map(({ text }): StatementFault => ({ code: 'unread', words: text })),
      ...this.whole.figures.flatMap((figure) => this.figureFaults(figure)),
      ...this.clauses.flatMap((clause) => this.clauseFaults(clause)),
      ...this.textFaults(),
    ];
  }

  /** The payload's own sentence. */
  private isQuoted(): boolean {
    return this.world.texts.some(
      ({ words }) =>
        words.length > 3 &&
        this.words.length <= words.length &&
        this.words.every((word, at) => words.includes(bareWord(word)) || at === 0),
    );
  }

  /** Words that stand in one text of the payload alone bring what it says: of the things that it says it of. */
  private textFaults(): StatementFault[] {
    const { world } = this;
    const words = this.words
      .map(bareWord)
      .filter((word) => word.length > 3 && !world.figures.some((fact) => world.likeness(fact, [word]).own > 0));
    return world.texts.flatMap(({ words: text, around }): StatementFault[] => {
      const brought = words.filter(
        (word) =>
          text.some((own) => isAkin(own, word)) &&
          !this.lexicon.whole.has(word) &&
          !world.names.some((name) => name.text.includes(word)),
      );
      if (brought.length < 2) return [];
      const about = [...text, ...around];
      const isAbout = (name: string): boolean => name.split(' ').some((word) => about.some((own) => isAkin(own, word)));
      const isNamed = this.whole.names.every(({ names }) => names.some(({ text: name }) => isAbout(name)));
      return isNamed ? [] : [{ code: 'unsupported', words: brought.join(' ') }];
    });
  }

  private clauseFaults(clause: Clause): StatementFault[] {
    const faults: StatementFault[] = [];
    const refuse = (code: StatementFault['code'], { text }: Mark): void => void faults.push({ code, words: text });
    const marks = clause.marks.filter((mark) => !this.isPreposition(mark, clause));
    const predicates = marks.filter((mark) => this.isPredicate(mark, marks, clause));
    for (const mark of marks) if (!this.isSupported(mark)) refuse('unsupported', mark);
    const negations = marks.filter((mark) => has(mark, 'not'));
    const quantity = quantityOf(clause, marks, predicates);
    for (const mark of predicates) {
      const isNegated = negations.some(({ to }) => to <= mark.from);
      const verdict = this.verdictOf(mark, clause, marks, quantity, isNegated);
      if (verdict !== true) refuse(verdict === null ? 'unsupported' : 'untrue', mark);
    }
    for (const negation of negations)
      if (!predicates.some(({ from }) => from >= negation.to)) refuse('unsupported', negation);
    if (quantity && predicates.length === 0) faults.push({ code: 'unsupported', words: quantity.words });
    return faults;
  }

  /** What needs no figure to compare: times, causes, forecasts. */
  private isSupported(mark: Mark): boolean {
    if (has(mark, 'together')) return false;
    if (has(mark, 'again') && !has(mark, 'neutral')) return false;
    if (has(mark, 'since') && !has(mark, 'neutral')) return this.isSinceKnown(mark);
    if (has(mark, 'timeunit') && !has(mark, 'neutral')) return this.isTimeKnown(mark);
    if (has(mark, 'place')) return this.isPlaceKnown(mark);
    if (has(mark, 'deed')) return [...this.world.vocabulary].some((word) => isAkin(word, mark.text));
    if (has(mark, 'cause')) return this.isInOwnWords(mark.to);
    if (has(mark, 'forecast')) return this.isForecastKnown(mark);
    return true;
  }

  /** "Over the year", "took up": words of order that state nothing. */
  private isPreposition(mark: Mark, clause: Clause): boolean {
    if (!has(mark, 'preposition')) return false;
    const before = clause.marks.find(({ to }) => to === mark.from);
    const isParticle =
      before !== undefined && before.text.length > 2 && before.senses.every(({ sense }) => sense === 'neutral');
    if (isParticle && !this.isObjectNear(mark, clause)) return true;
    let at = mark.to;
    while (this.isWord(at, 'determiner')) at += 1;
    return this.isWord(at, 'timeunit') && rolesIn(this.words.slice(at, at + 3)).size === 0;
  }

  private isObjectNear(mark: Mark, clause: Clause): boolean {
    const near = this.words.slice(mark.to, mark.to + 4);
    return clause.figures.some(({ from }) => from >= mark.to && from <= mark.to + 2) || rolesIn(near).size > 0;
  }

  private isWord(at: number, sense: StatementSense): boolean {
    return this.lexicon.whole.get(this.words[at] ?? '')?.some((one) => one.sense === sense) ?? false;
  }

  private isPredicate(mark: Mark, marks: readonly Mark[], clause: Clause): boolean {
    if (!mark.senses.some(({ sense }) => PREDICATES.has(sense))) return false;
    // "More than half", "nearly 400": the order belongs to the size.
    const isBound = BOUNDS.some((bound) => has(mark, bound));
    const isSize = marks.some((one) => one.from === mark.to && (has(one, 'share') || has(one, 'times')));
    const isFigure = clause.figures.some(({ from }) => from === mark.to);
    if (isBound && (isSize || isFigure)) return false;
    // "Half of the lines hit the target": the share is one of rows.
    if (has(mark, 'share') && isQuantity(mark, marks)) return false;
    // "Twice as much as".
    return !(has(mark, 'equal') && marks.some((one) => one.to === mark.from && has(one, 'times')));
  }

  private verdictOf(
    mark: Mark,
    clause: Clause,
    marks: readonly Mark[],
    quantity: Counted | null,
    isNegated: boolean,
  ): Verdict {
    let best: Verdict = null;
    // Who beats a target of less comes in below it.
    const { roles } = this.objectOf(mark, clause);
    const isGoal = has(mark, 'met') && (roles.has('target') || roles.has('limit'));
    for (const { sense, value } of mark.senses) {
      if (!PREDICATES.has(sense) || (isGoal && sense !== 'met')) continue;
      const bound = BOUNDS.find((one) => marks.some((other) => other.to === mark.from && has(other, one))) ?? 'exact';
      const predicate = this.predicateOf(sense, { value, bound }, mark, clause);
      if (!predicate) continue;
      const signed: Predicate = isNegated ? (fact) => negated(predicate(fact)) : predicate;
      const way = sense === 'up' || sense === 'down' ? sense : null;
      const stepped = quantity && way && this.isOfTimes(quantity) ? this.stepped(quantity, way, clause) : null;
      const verdict = quantity
        ? (stepped ?? this.counted(quantity, signed, clause))
        : this.held(signed, mark, clause, sense);
      if (verdict === true) return true;
      best ??= verdict;
    }
    return best;
  }

  private predicateOf(sense: StatementSense, size: Size, mark: Mark, clause: Clause): Predicate | null {
    const { world } = this;
    const object = this.objectOf(mark, clause);
    const { roles, facts: objects, isMeant } = object;
    const steps = this.namedFigures(clause);
    const ordered = (order: readonly Order[]): Predicate => {
      const way = order.includes('more') ? 'up' : order.includes('less') ? 'down' : 'steady';
      if (roles.size > 0) {
        const set = against(order, world, isMeant);
        const moved = movedBy(way, world, isMeant, steps, true);
        return (fact) => set(fact) ?? (roles.has('previous') ? moved(fact) : null);
      }
      if (objects.length > 0) {
        const set = against(order, world, isMeant);
        const beside = besides(order, objects, world);
        return (fact) => set(fact) ?? beside(fact);
      }
      // "Longer waits" without anything to compare with are longer than before.
      return this.than(mark, clause) ? () => null : movedBy(way, world, () => true, steps);
    };
    switch (sense) {
      case 'up':
      case 'down':
      case 'steady':
        return movedBy(sense, world, (bar) => roles.size === 0 || isMeant(bar), steps, roles.has('previous'));
      case 'improved':
      case 'worsened':
        return (fact) => {
          const isUp = ((fact.better ?? 'up') === 'up') === (sense === 'improved');
          return movedBy(
            isUp ? 'up' : 'down',
            world,
            (bar) => roles.size === 0 || isMeant(bar),
            steps,
            roles.has('previous'),
          )(fact);
        };
      case 'more':
      case 'less':
      case 'equal':
        return ordered([sense]);
      case 'quicker':
      case 'slower':
        return ordered([sense === 'quicker' ? 'less' : 'more']);
      case 'better':
      case 'worse':
        return (fact) =>
          fact.better === null
            ? null
            : (ordered([(fact.better === 'up') === (sense === 'better') ? 'more' : 'less'])?.(fact) ?? null);
      case 'most':
      case 'least':
        return extreme(sense, world, this.placeBefore(mark));
      case 'quickest':
      case 'slowest':
        return extreme(sense === 'quickest' ? 'least' : 'most', world);
      case 'best':
      case 'worst':
        return (fact) =>
          fact.better === null
            ? null
            : extreme((fact.better === 'up') === (sense === 'best') ? 'most' : 'least', world)(fact);
      case 'met':
        // Without a goal anywhere it is any verb: "hit its low", "made fewer units".
        if (roles.size > 0 || objects.some((fact) => this.isBar(fact))) return reached(world, isMeant);
        if (this.saysGoal(clause)) return reached(world, ({ role }) => role === 'target' || role === 'limit');
        if (mark.senses.some((one) => one.sense !== 'met' && PREDICATES.has(one.sense))) return null;
        return objects.length > 0 && !clause.figures.some(({ from }) => from === mark.to)
          ? besides(['more', 'equal'], objects, world)
          : () => true;
      case 'missed':
        if (roles.size === 0 && this.saysGoal(clause))
          return (fact) => negated(reached(world, ({ role }) => role === 'target' || role === 'limit')(fact));
        return (fact) => negated(reached(world, isMeant)(fact));
      case 'within':
        return against(['less', 'equal'], world, isMeant);
      case 'outside':
        return against(['more'], world, isMeant);
      case 'record':
        return (fact) => {
          const record = world.barsOf(fact).find(({ role }) => role === 'record');
          return record ? orderOf(fact, record.fact) === (fact.better === 'down' ? 'less' : 'more') : null;
        };
      case 'share':
        // "Cut to less than half": of what it was.
        if (clause.marks.some((one) => one.to <= mark.from && (has(one, 'up') || has(one, 'down'))))
          return timesOf(size, [], world, ({ role }) => role === 'previous', steps);
        return shareOf(
          size,
          this.wholes(clause),
          world,
          (bar) => roles.size === 0 || isMeant(bar) || bar.role === 'total',
        );
      case 'mostOf':
        return shareOf({ value: 0.5, bound: 'above' }, this.wholes(clause), world, () => true);
      case 'minority':
        return shareOf({ value: 0.5, bound: 'lessthan' }, this.wholes(clause), world, () => true);
      case 'times':
        return timesOf(size, objects, world, (bar) => (roles.size > 0 ? isMeant(bar) : bar.role === 'previous'), steps);
      case 'streak': {
        const way = clause.marks.some((one) => has(one, 'up'))
          ? 'up'
          : clause.marks.some((one) => has(one, 'down'))
            ? 'down'
            : null;
        return streak(way, clause.counts.find(({ to }) => to <= mark.from)?.value ?? null, world);
      }
      default:
        return null;
    }
  }

  private than(mark: Mark, clause: Clause): Mark | undefined {
    return clause.marks.find((one) => one.from >= mark.to && has(one, 'than'));
  }

  /** What stands behind a comparison: parts of the payload that figures are set against, or other figures. */
  private objectOf(
    mark: Mark,
    clause: Clause,
  ): { roles: Set<Bar['role']>; facts: Fact[]; isMeant: (bar: Bar) => boolean } {
    const from = this.than(mark, clause)?.to ?? mark.to;
    const said = this.words.slice(from, clause.to).map(bareWord);
    const roles = this.rolesIn(said);
    const facts = topicsIn(clause, { from, to: clause.to }, this.world, {
      near: this.measureAt(mark, clause),
      around: this.words,
    });
    const written = clause.figures.filter((figure) => figure.from >= from).flatMap((figure) => figure.facts);
    const isMeant = ({ role, fact }: Bar): boolean => {
      if (written.includes(fact)) return true;
      if (written.some((one) => this.isBar(one))) return false;
      const isCalled = this.world.likeness(fact, said).own >= 0.99;
      if (roles.size === 0) return isCalled || (said.length === 0 && role !== 'total' && role !== 'previous');
      const isGoal = (role === 'target' || role === 'limit') && (roles.has('target') || roles.has('limit'));
      return roles.has(role) || isGoal || isCalled;
    };
    return { roles, facts, isMeant };
  }

  /** "Target met: …": the goal may stand before its verb. */
  private saysGoal({ from, to }: Clause): boolean {
    const roles = this.rolesIn(this.words.slice(from, to).map(bareWord));
    return roles.has('target') || roles.has('limit');
  }

  private isBar(fact: Fact): boolean {
    return this.world.figures.some((other) => this.world.barsOf(other).some((bar) => bar.fact.key === fact.key));
  }

  private rolesIn(said: readonly string[]): Set<Bar['role']> {
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

  private isPeriodBeside(said: readonly string[], at: number): boolean {
    return [said[at - 1], said[at + 1]].some(
      (word) => this.lexicon.whole.get(word ?? '')?.some(({ sense }) => sense === 'timeunit') === true,
    );
  }

  /** The noun right behind a word of order, as far as the next saying: the "median wait" of "the shortest median wait". */
  private measureAt(mark: Mark, clause: Clause): string[] {
    const words: string[] = [];
    for (let at = mark.to; at < clause.to && words.length < 4; at += 1) {
      const covers = [...clause.marks.filter((one) => !has(one, 'neutral')), ...clause.names, ...clause.figures];
      if (covers.some((one) => at >= one.from && at < one.to)) break;
      words.push(bareWord(this.words[at] ?? ''));
    }
    return words;
  }

  /** Whether a predicate holds of all that its clause can be about. */
  private held(predicate: Predicate, mark: Mark, clause: Clause, sense: StatementSense): Verdict {
    const [from, to] = clause.figures.filter((figure) => figure.from > mark.from);
    if (isMovement(sense) && from && to) return this.movedFromTo(from, to, sense);
    const isBefore =
      clause.figures.some((figure) => figure.to <= mark.from) || clause.names.some((name) => name.to <= mark.from);
    if ((sense === 'more' || sense === 'less') && !isBefore && !this.than(mark, clause) && from && to)
      return from.facts.some((one) => besides([sense], to.facts, this.world)(one) === true);
    const applies = (fact: Fact): boolean => predicate(fact) !== null;
    const end = COMPARING.has(sense) ? (this.than(mark, clause)?.from ?? mark.from) : clause.to;
    const near = sense === 'most' || sense === 'least' || COMPARING.has(sense) ? this.measureAt(mark, clause) : [];
    const own = topicsIn(clause, { from: clause.from, to: end }, this.world, { applies, near, around: this.words });
    const wider =
      own.length > 0
        ? own
        : topicsIn(this.whole, { from: 0, to: COMPARING.has(sense) ? end : this.whole.to }, this.world, {
            applies,
            near,
            around: this.words,
          });
    const facts = wider.length > 0 ? wider : this.onlyOne(applies, { from: clause.from, to: end }, clause);
    const verdicts = facts.map(predicate).filter((verdict) => verdict !== null);
    return verdicts.length === 0 ? null : verdicts.every(Boolean);
  }

  /** "Rose from 39 to 52": two values of one thing, the earlier first. */
  private movedFromTo(first: FigureMark, second: FigureMark, sense: StatementSense): Verdict {
    const isFrom = ({ from }: FigureMark): boolean => this.isWord(from - 1, 'origin');
    // "To 52, from 39" as well.
    const [from, to] = isFrom(second) && !isFrom(first) ? [second, first] : [first, second];
    const pairs = from.facts.flatMap((before) => to.facts.map((now) => ({ before, now })));
    const known = pairs.filter(({ before, now }) => this.world.isBefore(before, now));
    if (known.length === 0) return pairs.some(({ before, now }) => this.world.isBefore(now, before)) ? false : null;
    return known.some(({ before, now }) => {
      const change = Math.sign((now.number ?? 0) - (before.number ?? 0));
      const isUp = sense === 'up' || (sense === 'improved') === ((now.better ?? 'up') === 'up');
      return sense === 'steady' ? change === 0 : change === (sense === 'down' ? -1 : sense === 'up' || isUp ? 1 : -1);
    });
  }

  /** "They beat the goal": where nothing else is named, the only figure that it can be said of. */
  private onlyOne(applies: (fact: Fact) => boolean, region: Region, clause: Clause): Fact[] {
    if (topicsIn(clause, region, this.world).length > 0) return [];
    const fitting = this.world.figures.filter(applies);
    return fitting.length === 1 ? fitting : [];
  }

  private counted({ holds }: Counted, predicate: Predicate, clause: Clause): Verdict {
    const named = this.namedFigures(clause);
    const said = this.words.map(bareWord);
    const lines = this.world.lineups
      .map((lineup) => {
        const figures = named.size > 1 ? lineup.figures.filter(({ key }) => named.has(key)) : lineup.figures;
        return {
          verdicts: figures.map(predicate),
          likeness: Math.max(0, ...figures.map((fact) => this.world.likeness(fact, said).own)),
        };
      })
      .filter(({ verdicts }) => verdicts.length > 1 && verdicts.every((verdict) => verdict !== null));
    const best = Math.max(0, ...lines.map(({ likeness }) => likeness));
    const meant = lines.filter(({ likeness }) => likeness >= best - 1e-9);
    if (meant.length === 0) return null;
    return meant.every(({ verdicts }) => holds(verdicts.filter(Boolean).length, verdicts.length));
  }

  /** "Every month", "in four of the five weeks". */
  private isOfTimes({ at }: Counted): boolean {
    return this.whole.marks.some((mark) => has(mark, 'timeunit') && mark.from >= at && mark.from <= at + 5);
  }

  /** How many steps of a series went one way. */
  private stepped({ holds }: Counted, way: 'up' | 'down', clause: Clause): Verdict {
    const named = this.namedFigures(clause);
    const subjects = topicsIn(clause, { from: clause.from, to: clause.to }, this.world, { around: this.words });
    const lines = this.world.lineups.filter(
      ({ temporal, figures }) => temporal && figures.some((fact) => subjects.includes(fact)),
    );
    if (lines.length === 0) return null;
    return lines.every(({ figures }) => {
      const places = figures.flatMap(({ key }, at) => (named.has(key) ? [at] : []));
      const part = places.length > 1 ? figures.slice(places[0], (places.at(-1) ?? 0) + 1) : figures;
      const steps = part.slice(1).map((fact, at) => Math.sign((fact.number ?? 0) - (part[at]?.number ?? 0)));
      return steps.length > 0 && holds(steps.filter((step) => step === (way === 'up' ? 1 : -1)).length, steps.length);
    });
  }

  private namedFigures(clause: Clause): ReadonlySet<string> {
    return new Set(clause.names.flatMap(({ names }) => names.flatMap(({ figures }) => [...figures])));
  }

  private wholes(clause: Clause): Fact[] {
    return this.world.figures.filter(
      (fact) => fact.role === 'total' || this.world.likeness(fact, clause.words).own >= 0.99,
    );
  }

  private placeBefore(mark: Mark): number {
    return this.lexicon.whole.get(this.words[mark.from - 1] ?? '')?.find(({ sense }) => sense === 'place')?.value ?? 1;
  }

  /** A figure that is given to a thing or a measure that is not its own, or to a size that it has not. */
  private figureFaults(figure: FigureMark): StatementFault[] {
    const { world } = this;
    const clause = this.clauses.find(({ figures }) => figures.includes(figure)) ?? this.whole;
    const words = this.words.slice(figure.from, figure.to).join(' ');
    const said = clause.words.slice(clause.from, clause.to).map(bareWord);
    const likenesses = figure.facts.map((fact) => world.likeness(fact, said).own);
    const most = Math.max(...likenesses);
    const likely = figure.facts.filter((_, at) => (likenesses[at] ?? 0) >= most - 1e-9);
    const names = (clause.names.length > 0 ? clause : this.whole).names;
    const isOwn = likely.some((fact) => {
      const related = names.filter(({ names: all }) => all.some(({ group }) => world.isInGroup(fact, group)));
      const isOfPair = this.whole.figures.some(
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
      return (
        isOfPair ||
        related.length === 0 ||
        related.some(({ names: all }) => all.some(({ figures }) => figures.has(fact.key)))
      );
    });
    if (!isOwn) return [{ code: 'untrue', words }];
    const isWritten = (fact: Fact): boolean => this.whole.figures.some((mark) => mark.facts.includes(fact));
    const rivals = world.figures.filter((fact) => !figure.facts.includes(fact) && !isWritten(fact));
    const isCompared = clause.marks.some((mark) => mark.senses.some(({ sense }) => COMPARING.has(sense)));
    const isRival = (fact: Fact): boolean => {
      const likeness = world.likeness(fact, said).own;
      const isInLine = likely.some((own) => world.lineupsWith(own).some(({ figures }) => figures.includes(fact)));
      // "Rent rose from 960": 960 is the earlier value of a rent.
      const kin = Math.max(
        0,
        ...likely.flatMap((own) => world.counterparts(own)).map((one) => world.likeness(one, said).own),
      );
      if (isInLine) return likeness > most + 0.2 && names.length === 0;
      if (likeness >= 0.99 && likeness > most + 0.3 && likeness > kin && !isCompared) return true;
      return most < 0.3 && likeness > 0.8 && likeness > kin && !this.isRelated(fact, figure);
    };
    if (rivals.some(isRival)) return [{ code: 'untrue', words }];
    if (this.isOfOtherThing(figure, likely) || this.isOfOtherTime(likely, clause)) return [{ code: 'untrue', words }];
    const bound = BOUNDS.find((one) => clause.marks.some((mark) => mark.to === figure.from && has(mark, one)));
    const value = figure.numeral?.amounts[0]?.value;
    if (bound === undefined || value === undefined || value === 0) return [];
    const isOther =
      likely.some((fact) => world.barsOf(fact).length > 0 || this.isBar(fact)) && this.whole.figures.length > 1;
    const holds = figure.facts.some((fact) =>
      isOfSize(Math.abs(fact.number ?? 0) / Math.abs(value), { value: 1, bound }),
    );
    return holds || isOther || this.isCompared(figure, clause, bound) ? [] : [{ code: 'untrue', words }];
  }

  /** "2,790 penguins" of what is counted in pairs: the noun behind a figure is one of its own. */
  private isOfOtherThing({ to }: FigureMark, facts: readonly Fact[]): boolean {
    const word = this.words[to];
    const nouns: readonly StatementSense[] = ['most', 'least', 'up', 'down', 'record'];
    const marks = this.whole.marks.filter((mark) => !nouns.some((sense) => has(mark, sense)));
    const covers = [...marks, ...this.whole.names, ...this.whole.figures, ...this.whole.unread];
    if (word === undefined || word.length < 3 || covers.some((one) => to >= one.from && to < one.to)) return false;
    return facts.every((fact) => {
      const { own, around } = this.world.likeness(fact, [bareWord(word)]);
      return own + around === 0;
    });
  }

  /** An earlier value told as the present one, or the present one as that of last year. */
  private isOfOtherTime(facts: readonly Fact[], clause: Clause): boolean {
    if (clause.marks.some((mark) => mark.senses.some(({ sense }) => PREDICATES.has(sense)))) return false;
    const isEarlierSaid =
      this.rolesIn(this.words.map(bareWord)).has('previous') || clause.marks.some(({ text }) => text === 'before');
    const isEarlier = (fact: Fact): boolean =>
      this.world.figures.some((other) =>
        this.world.barsOf(other).some((bar) => bar.role === 'previous' && bar.fact.key === fact.key),
      );
    const hasEarlier = (fact: Fact): boolean => this.world.barsOf(fact).some(({ role }) => role === 'previous');
    const isNamed = this.whole.names.some(({ names }) =>
      names.some(({ moments, figures }) => moments.length > 0 && facts.some((fact) => figures.has(fact.key))),
    );
    if (isNamed) return false;
    // "It was 42" after what it is now.
    const isTimed = this.words.some((word) => word.length > 3 && readMoment(word, this.world.language).length > 0);
    if (!isEarlierSaid && !isTimed) return false;
    return facts.every((fact) =>
      isEarlierSaid ? hasEarlier(fact) && !isEarlier(fact) : isEarlier(fact) && !hasEarlier(fact),
    );
  }

  /** "No sample lost more than 20", "sold more than 412": the figure is what another is compared with. */
  private isCompared(figure: FigureMark, clause: Clause, bound: (typeof BOUNDS)[number]): boolean {
    if (bound !== 'morethan' && bound !== 'lessthan') return false;
    const predicate = besides([bound === 'morethan' ? 'more' : 'less'], figure.facts, this.world);
    const quantity = quantityOf(clause, clause.marks, [{ from: figure.from, to: figure.to, text: '', senses: [] }]);
    if (quantity) {
      const line = this.world.lineups.find(({ figures }) =>
        figures.some(({ key }) => figure.facts.some((fact) => fact.key === key)),
      );
      if (!line) return false;
      const limit = figure.facts[0]?.number ?? 0;
      const held = line.figures.filter(({ number }) =>
        bound === 'morethan' ? (number ?? 0) > limit : (number ?? 0) < limit,
      ).length;
      return quantity.holds(held, line.figures.length);
    }
    const facts = topicsIn(clause, { from: clause.from, to: figure.from }, this.world, {
      applies: (fact) => predicate(fact) !== null,
      around: this.words,
    });
    return facts.length > 0 && facts.every((fact) => predicate(fact) === true);
  }

  private isRelated(fact: Fact, { facts }: FigureMark): boolean {
    const { world } = this;
    return facts.some(
      (own) =>
        world.barsOf(own).some((bar) => bar.fact.key === fact.key) ||
        world.barsOf(fact).some((bar) => bar.fact.key === own.key) ||
        [own, ...world.counterparts(own)].some((one) =>
          world.lineupsWith(one).some(({ figures }) => figures.some(({ key }) => key === fact.key)),
        ) ||
        this.whole.figures.some((mark) => mark.facts.includes(fact)),
    );
  }

  private isSinceKnown(mark: Mark): boolean {
    const near = this.words.slice(Math.max(0, mark.from - 3), mark.to + 4);
    const isNamed = this.whole.names.some(({ from }) => from >= mark.to && from <= mark.to + 2);
    const previous = this.world.pack.comparisons.filter(({ role }) => role === 'previous');
    const isPeriod = previous.some(({ period }) => near.some((word) => word.length > 3 && period.includes(word)));
    const isKnown = near.some(
      (word) => isAkin(word, mark.text) && word !== mark.text && this.world.vocabulary.has(word),
    );
    return isNamed || isPeriod || isKnown || (previous.length > 0 && this.world.vocabulary.has(mark.text));
  }

  private isTimeKnown(mark: Mark): boolean {
    const unit = mark.senses.find(({ sense }) => sense === 'timeunit')?.unit ?? '';
    const isHeld = [...this.world.vocabulary].some(
      (word) => isAkin(word, mark.text) || (unit !== '' && isAkin(word, unit)),
    );
    const isTemporal = this.world.pack.tables.some(({ temporal }) => temporal);
    return isHeld || isTemporal || this.world.pack.comparisons.some(({ period }) => period.includes(unit));
  }

  /** Whether the payload says in its own words what stands behind a word, of the things that the sentence names. */
  private isInOwnWords(from: number): boolean {
    const isNeutral = (word: string): boolean =>
      this.lexicon.whole.get(word)?.some(({ sense }) => sense === 'neutral') === true;
    const contentOf = (words: readonly string[]): string[] =>
      words.map(bareWord).filter((word) => word.length > 2 && !isNeutral(word));
    const said = contentOf(this.words.slice(from));
    const before = contentOf(this.words.slice(0, from));
    return this.world.texts.some(({ words, around }) => {
      const isIn = (word: string): boolean => words.some((own) => isAkin(own, word));
      const held = [...said, ...before].filter(isIn);
      const isNamed = this.whole.names.every(({ names }) =>
        names.some(({ text }) => text.split(' ').some((word) => isIn(word) || around.some((own) => isAkin(own, word)))),
      );
      const isMeant = said.length === 0 || (isIn(said[0] ?? '') && said.filter(isIn).length >= said.length * 0.6);
      return isNamed && isMeant && held.length >= Math.min(2, words.length);
    });
  }

  /** "Third": of the things named, one has that place by its rank or by a figure. */
  private isPlaceKnown(mark: Mark): boolean {
    const value = mark.senses.find(({ sense }) => sense === 'place')?.value ?? 1;
    const isOther =
      this.isWord(mark.to, 'timeunit') || this.whole.names.some(({ from, to }) => mark.from >= from && mark.from < to);
    const rows = this.whole.names.filter(({ names }) => names.some(({ moments }) => moments.length === 0));
    if (value === 1 || isOther || rows.length === 0) return true;
    const isEarlier = this.rolesIn(this.words.map(bareWord)).has('previous');
    return rows.some(({ names }) =>
      names.some(({ figures }) =>
        [...figures].some((key) => {
          const fact = this.world.byKey.get(key);
          if (!fact) return false;
          const ranks = this.world.ranksBeside(fact, isEarlier);
          if (ranks.length > 0) return ranks.some(({ number }) => number === value);
          return (
            !isEarlier && (['most', 'least'] as const).some((end) => extreme(end, this.world, value)(fact) === true)
          );
        }),
      ),
    );
  }

  /** A forecast stands where a figure of the sentence is one by its name, or where the payload says it in words. */
  private isForecastKnown(mark: Mark): boolean {
    const figures = this.whole.figures.flatMap(({ facts }) => facts);
    if (figures.length > 0) return figures.some((fact) => this.world.isForecast(fact));
    return this.isInOwnWords(mark.to);
  }
}

function quantityOf(clause: Clause, marks: readonly Mark[], predicates: readonly Mark[]): Counted | null {
  for (const mark of marks) {
    const words = mark.text;
    if (has(mark, 'butOne')) return { words, at: mark.from, holds: (held, of) => held === of - 1 };
    if (has(mark, 'both')) return { words, at: mark.from, holds: (held, of) => held === 2 && of === 2 };
    if (has(mark, 'none')) return { words, at: mark.from, holds: (held) => held === 0 };
    if (has(mark, 'only')) return { words, at: mark.from, holds: (held) => held === 1 };
    if (has(mark, 'all')) return { words, at: mark.from, holds: (held, of) => held === of };
    if (has(mark, 'mostOf') && predicates.some((one) => one !== mark))
      return { words, at: mark.from, holds: (held, of) => held > of / 2 };
    const share = mark.senses.find(({ sense }) => sense === 'share');
    if (share && isQuantity(mark, marks))
      return { words, at: mark.from, holds: (held, of) => isOfSize(held / of, { value: share.value, bound: 'exact' }) };
    if (has(mark, 'some')) return { words, at: mark.from, holds: (held) => held > 1 };
  }
  const first = predicates[0];
  const count = clause.counts.find(
    ({ from, to }) =>
      first !== undefined &&
      to <= first.from &&
      !clause.figures.some((figure) => from >= figure.from && from < figure.to) &&
      !clause.names.some((name) => from >= name.from && from < name.to),
  );
  return count ? { words: String(count.value), at: count.from, holds: (held) => held === count.value } : null;
}

const ROWWISE: readonly StatementSense[] = [
  'met',
  'missed',
  'within',
  'outside',
  'up',
  'down',
  'steady',
  'improved',
  'worsened',
];

function isQuantity(mark: Mark, marks: readonly Mark[]): boolean {
  return marks.some((one) => one.from >= mark.to && ROWWISE.some((sense) => has(one, sense)));
}

function isMovement(sense: StatementSense): boolean {
  return sense === 'up' || sense === 'down' || sense === 'steady' || sense === 'improved' || sense === 'worsened';
}

function has(mark: Mark, sense: StatementSense): boolean {
  return mark.senses.some((one) => one.sense === sense);
}

function negated(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}
