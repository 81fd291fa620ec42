import type { Fact } from '@app/facts';
import { type Counted, isQuantity, quantityOf } from './quantities';
import { type Clause, type FigureMark, type Mark, PREDICATES } from './read-sentence';
import {
  against,
  besides,
  extreme,
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
import { BOUNDS, COMPARING, has, kindOf, type Sentence, type StatementFault, type StatementKind } from './sentence';
import type { StatementSense } from './statement-words';
import type { SupportJudge } from './support-judge';
import { bareWord, type Region, topicsIn } from './topics';
import { type Bar, rolesIn } from './world';

/** Judges one clause: every word of it that states something has to be borne out by figures of the payload. */
export class ClauseJudge {
  constructor(
    private readonly sentence: Sentence,
    private readonly support: SupportJudge,
  ) {}

  faults(clause: Clause): StatementFault[] {
    const unsupported = this.marksOf(clause)
      .filter((mark) => !this.support.isSupported(mark))
      .map((mark): StatementFault => ({ code: 'unsupported', kind: kindOfMark(mark), words: mark.text }));
    return [...unsupported, ...this.comparisonFaults(clause)];
  }

  /** What a clause says of the order of figures. */
  comparisonFaults(clause: Clause): StatementFault[] {
    const faults: StatementFault[] = [];
    const refuse = (code: StatementFault['code'], mark: Mark): void =>
      void faults.push({ code, kind: kindOfMark(mark), words: mark.text });
    const marks = this.marksOf(clause);
    const predicates = marks.filter((mark) => this.isPredicate(mark, marks, clause));
    const negations = marks.filter((mark) => has(mark, 'not'));
    const quantity = quantityOf(clause, marks, predicates);
    for (const mark of predicates) {
      const isNegated = negations.some(({ to }) => to <= mark.from);
      const verdict = this.verdictOf(mark, clause, marks, quantity, isNegated);
      if (verdict !== true) refuse(verdict === null ? 'unsupported' : 'untrue', mark);
    }
    for (const negation of negations)
      if (!predicates.some(({ from }) => from >= negation.to)) refuse('unsupported', negation);
    const none = marks.find((mark) => has(mark, 'none'));
    const isNought = predicates.length === 0 && none !== undefined ? this.isNought(none, clause) : null;
    if (quantity && predicates.length === 0 && isNought !== true) {
      const code = isNought === false ? 'untrue' : 'unsupported';
      faults.push({ code, kind: 'quantifier', words: quantity.words });
    }
    return faults;
  }

  /** "No incidents": what is counted behind the word is nought. */
  private isNought(none: Mark, clause: Clause): Verdict {
    const facts = topicsIn(clause, { from: none.to, to: clause.to }, this.sentence.world);
    return facts.length === 0 ? null : facts.every(({ number }) => number === 0);
  }

  private marksOf(clause: Clause): Mark[] {
    return clause.marks.filter((mark) => !this.isPreposition(mark, clause));
  }

  /** "Over the year", "took up": words of order that state nothing. */
  private isPreposition(mark: Mark, clause: Clause): boolean {
    if (!has(mark, 'preposition')) return false;
    const before = clause.marks.find(({ to }) => to === mark.from);
    const isParticle =
      before !== undefined && before.text.length > 2 && before.senses.every(({ sense }) => sense === 'neutral');
    if (isParticle && !this.isObjectNear(mark, clause)) return true;
    let at = mark.to;
    while (this.sentence.isWord(at, 'determiner')) at += 1;
    return this.sentence.isWord(at, 'timeunit') && rolesIn(this.sentence.words.slice(at, at + 3)).size === 0;
  }

  private isObjectNear(mark: Mark, clause: Clause): boolean {
    const near = this.sentence.words.slice(mark.to, mark.to + 4);
    return clause.figures.some(({ from }) => from >= mark.to && from <= mark.to + 2) || rolesIn(near).size > 0;
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
    const { world } = this.sentence;
    const object = this.objectOf(mark, clause);
    const { roles, facts: objects, isMeant } = object;
    const steps = this.sentence.namedFigures(clause);
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
        if (roles.size > 0 || objects.some((fact) => this.sentence.world.isBar(fact))) return reached(world, isMeant);
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
          const better = record?.better ?? fact.better;
          return record ? orderOf(fact, record.fact) === (better === 'down' ? 'less' : 'more') : null;
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
    const said = this.sentence.words.slice(from, clause.to).map(bareWord);
    const roles = this.sentence.rolesIn(said);
    const facts = topicsIn(clause, { from, to: clause.to }, this.sentence.world, {
      near: this.measureAt(mark, clause),
      around: this.sentence.words,
    });
    const written = clause.figures.filter((figure) => figure.from >= from).flatMap((figure) => figure.facts);
    const isMeant = ({ role, fact }: Bar): boolean => {
      if (written.includes(fact)) return true;
      if (written.some((one) => this.sentence.world.isBar(one))) return false;
      const isCalled = this.sentence.world.likeness(fact, said).own >= 0.99;
      if (roles.size === 0) return isCalled || (said.length === 0 && role !== 'total' && role !== 'previous');
      const isGoal = (role === 'target' || role === 'limit') && (roles.has('target') || roles.has('limit'));
      return roles.has(role) || isGoal || isCalled;
    };
    return { roles, facts, isMeant };
  }

  /** "Target met: …": the goal may stand before its verb. */
  private saysGoal({ from, to }: Clause): boolean {
    const roles = this.sentence.rolesIn(this.sentence.words.slice(from, to).map(bareWord));
    return roles.has('target') || roles.has('limit');
  }

  /** The noun right behind a word of order, as far as the next saying: the "median wait" of "the shortest median wait". */
  private measureAt(mark: Mark, clause: Clause): string[] {
    const words: string[] = [];
    for (let at = mark.to; at < clause.to && words.length < 4; at += 1) {
      const covers = [...clause.marks.filter((one) => !has(one, 'neutral')), ...clause.names, ...clause.figures];
      if (covers.some((one) => at >= one.from && at < one.to)) break;
      words.push(bareWord(this.sentence.words[at] ?? ''));
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
      return from.facts.some((one) => besides([sense], to.facts, this.sentence.world)(one) === true);
    const applies = (fact: Fact): boolean => predicate(fact) !== null;
    const end = COMPARING.has(sense) ? (this.than(mark, clause)?.from ?? mark.from) : clause.to;
    const near = sense === 'most' || sense === 'least' || COMPARING.has(sense) ? this.measureAt(mark, clause) : [];
    const own = topicsIn(clause, { from: clause.from, to: end }, this.sentence.world, {
      applies,
      near,
      around: this.sentence.words,
    });
    const wider =
      own.length > 0
        ? own
        : topicsIn(
            this.sentence.whole,
            { from: 0, to: COMPARING.has(sense) ? end : this.sentence.whole.to },
            this.sentence.world,
            {
              applies,
              near,
              around: this.sentence.words,
            },
          );
    const facts = wider.length > 0 ? wider : this.onlyOne(applies, { from: clause.from, to: end }, clause);
    const verdicts = facts.map(predicate).filter((verdict) => verdict !== null);
    return verdicts.length === 0 ? null : verdicts.every(Boolean);
  }

  /** "Rose from 39 to 52": two values of one thing, the earlier first. */
  private movedFromTo(first: FigureMark, second: FigureMark, sense: StatementSense): Verdict {
    const isFrom = ({ from }: FigureMark): boolean => this.sentence.isWord(from - 1, 'origin');
    // "To 52, from 39" as well.
    const [from, to] = isFrom(second) && !isFrom(first) ? [second, first] : [first, second];
    const pairs = from.facts.flatMap((before) => to.facts.map((now) => ({ before, now })));
    const known = pairs.filter(({ before, now }) => this.sentence.world.isBefore(before, now));
    if (known.length === 0)
      return pairs.some(({ before, now }) => this.sentence.world.isBefore(now, before)) ? false : null;
    return known.some(({ before, now }) => {
      const change = Math.sign((now.number ?? 0) - (before.number ?? 0));
      const isUp = sense === 'up' || (sense === 'improved') === ((now.better ?? 'up') === 'up');
      return sense === 'steady' ? change === 0 : change === (sense === 'down' ? -1 : sense === 'up' || isUp ? 1 : -1);
    });
  }

  /** "They beat the goal": where nothing else is named, the only figure that it can be said of. */
  private onlyOne(applies: (fact: Fact) => boolean, region: Region, clause: Clause): Fact[] {
    if (topicsIn(clause, region, this.sentence.world).length > 0) return [];
    const fitting = this.sentence.world.figures.filter(applies);
    return fitting.length === 1 ? fitting : [];
  }

  private counted({ holds }: Counted, predicate: Predicate, clause: Clause): Verdict {
    const named = this.sentence.namedFigures(clause);
    const said = this.sentence.words.map(bareWord);
    const lines = this.sentence.world.lineups
      .map((lineup) => {
        const figures = named.size > 1 ? lineup.figures.filter(({ key }) => named.has(key)) : lineup.figures;
        return {
          verdicts: figures.map(predicate),
          likeness: Math.max(0, ...figures.map((fact) => this.sentence.world.likeness(fact, said).own)),
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
    return this.sentence.whole.marks.some((mark) => has(mark, 'timeunit') && mark.from >= at && mark.from <= at + 5);
  }

  /** How many steps of a series went one way. */
  private stepped({ holds }: Counted, way: 'up' | 'down', clause: Clause): Verdict {
    const named = this.sentence.namedFigures(clause);
    const subjects = topicsIn(clause, { from: clause.from, to: clause.to }, this.sentence.world, {
      around: this.sentence.words,
    });
    const lines = this.sentence.world.lineups.filter(
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

  private wholes(clause: Clause): Fact[] {
    return this.sentence.world.figures.filter(
      (fact) => fact.role === 'total' || this.sentence.world.likeness(fact, clause.words).own >= 0.99,
    );
  }

  private placeBefore(mark: Mark): number {
    return (
      this.sentence.lexicon.whole.get(this.sentence.words[mark.from - 1] ?? '')?.find(({ sense }) => sense === 'place')
        ?.value ?? 1
    );
  }
}

function isMovement(sense: StatementSense): boolean {
  return sense === 'up' || sense === 'down' || sense === 'steady' || sense === 'improved' || sense === 'worsened';
}

function kindOfMark({ senses }: Mark): StatementKind {
  return kindOf(senses.map(({ sense }) => sense));
}

function negated(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}
