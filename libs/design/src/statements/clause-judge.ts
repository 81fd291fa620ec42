import type { Fact } from '@app/facts';
import { canDiffer, differBy, orderTo } from './gaps';
import { type Counted, isQuantity, quantityOf } from './quantities';
import type { Clause, ComputedMark, FigureMark, Mark } from './clause';
import { PREDICATES } from './read-sentence';
import {
  against,
  inOrder,
  type Movement,
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
import { type Bar, rolesIn, type World } from './world';

/** Judges one clause: every word of it that states something has to be borne out by figures of the payload. */
export class ClauseJudge {
  constructor(
    private readonly sentence: Sentence,
    private readonly support: SupportJudge,
  ) {}

  faults(clause: Clause): StatementFault[] {
    const compared = this.comparisonFaults(clause);
    const unsupported = this.marksOf(clause)
      .filter((mark) => !this.support.isSupported(mark))
      .map((mark): StatementFault => ({ code: 'unsupported', kind: kindOfMark(mark), words: mark.text }));
    return [...unsupported, ...compared];
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
    for (const [first, second] of this.pairsIn(clause))
      if (this.isTurned(first, second))
        faults.push({
          code: 'untrue',
          kind: 'time',
          words: this.sentence.words.slice(first.from, second.to).join(' '),
        });
    for (const mark of predicates) {
      // "Not every": the quantifier is denied.
      const denied = negations.find(({ to }) => to === quantity?.from);
      const isNegated = negations.some((one) => one !== denied && one.to <= mark.from);
      const counted = quantity && denied ? { ...quantity, holds: not(quantity.holds) } : quantity;
      const verdict = this.verdictOf(mark, clause, marks, counted, isNegated);
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
    if (!has(mark, 'preposition') || [...clause.gaps, ...clause.limits].some((one) => one.mark === mark)) return false;
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
    return (
      [...clause.figures, ...clause.limits].some(({ from }) => from >= mark.to && from <= mark.to + 2) ||
      rolesIn(near).size > 0
    );
  }

  private isPredicate(mark: Mark, marks: readonly Mark[], clause: Clause): boolean {
    if (clause.limits.some((one) => one.mark === mark)) return true;
    // "A year earlier".
    if (has(mark, 'earlier') && this.sentence.isWord(mark.from - 1, 'timeunit')) return false;
    if (this.isOrderAlone(mark, clause)) return true;
    if (!mark.senses.some(({ sense }) => PREDICATES.has(sense))) return false;
    // "More than half", "nearly 400": the order belongs to the size.
    const isBound = BOUNDS.some((bound) => has(mark, bound));
    const isSize = marks.some((one) => one.from === mark.to && (has(one, 'share') || has(one, 'times')));
    const isFigure =
      clause.figures.some(({ from }) => from === mark.to) ||
      clause.gaps.some(
        (gap) => gap.mark !== mark && gap.bound !== 'exact' && mark.to <= gap.from && gap.from - mark.to < 2,
      );
    if (isBound && (isSize || isFigure)) return false;
    // "Half of the lines hit the target": the share is one of rows.
    if (has(mark, 'share') && isQuantity(mark, marks)) return false;
    // "Twice as much as".
    return !(has(mark, 'equal') && marks.some((one) => one.to === mark.from && has(one, 'times')));
  }

  /** "Slightly more than Debt service": what bounds no size compares. */
  private isOrderAlone(mark: Mark, clause: Clause): boolean {
    const sizes = [...clause.figures, ...clause.gaps, ...clause.limits, ...clause.counts];
    return (
      this.sentence.isWord(mark.to - 1, 'than') &&
      mark.senses.every(({ sense }) => ALONE[sense] !== undefined) &&
      !sizes.some(({ from }) => from === mark.to) &&
      !clause.marks.some((one) => one.from === mark.to && (has(one, 'share') || has(one, 'times')))
    );
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
    for (const { sense, value } of this.sensesOf(mark, clause)) {
      const isLimit = LIMITS[sense] !== undefined && clause.limits.some((one) => one.mark === mark);
      if (!(isLimit || PREDICATES.has(sense)) || (isGoal && !isLimit && sense !== 'met')) continue;
      const bound = BOUNDS.find((one) => marks.some((other) => other.to === mark.from && has(other, one))) ?? 'exact';
      // "Not even a quarter" is less than one.
      const isLess = isNegated && bound === 'exact' && (sense === 'share' || sense === 'times');
      const predicate = this.predicateOf(sense, { value, bound: isLess ? 'above' : bound }, mark, clause);
      if (!predicate) continue;
      const gap = clause.gaps.find((one) => one.mark === mark);
      const measured: Predicate = (fact) => (gap === undefined || canDiffer(gap, fact) ? predicate(fact) : null);
      const signed: Predicate = isNegated ? (fact) => negated(measured(fact)) : measured;
      const way = sense === 'up' || sense === 'down' ? sense : null;
      const stepped = quantity && way && this.isOfTimes(quantity) ? this.stepped(quantity, way, clause) : null;
      const verdict = quantity
        ? (stepped ??
          this.counted(quantity, signed, clause, COMPARING.has(sense) ? this.rowsBehind(mark, clause) : new Set()))
        : this.held(signed, mark, clause, sense);
      if (verdict === true) {
        const computed = [...clause.gaps, ...clause.limits].filter((one) => one.mark === mark);
        this.sentence.proven.push(mark, ...computed, ...(quantity ? [quantity] : []));
        return true;
      }
      best ??= verdict;
    }
    return best;
  }

  private predicateOf(sense: StatementSense, size: Size, mark: Mark, clause: Clause): Predicate | null {
    const { world } = this.sentence;
    const object = this.objectOf(mark, clause);
    const { roles, facts: objects, isMeant } = object;
    const steps = this.sentence.namedFigures(clause);
    const gap = clause.gaps.find((one) => one.mark === mark);
    const limit = clause.limits.find((one) => one.mark === mark);
    if (limit) {
      const bar = held(limit, sense, this.wholes(clause), world);
      return bar && this.isFirst(mark) ? firstOf(bar, world) : bar;
    }
    const by = gap && {
      test: differBy(gap),
      isChange: ({ number }: Fact) => gap.numeral.amounts.some(({ value }) => value === Math.abs(number ?? 0)),
    };
    const moved = (way: Movement['way'], since: Movement['since'], hasSince = false): Predicate =>
      movedBy({ way, since, steps, hasSince, end: this.endOf(clause), ...(by ? { by } : {}) }, world);
    const ordered = (order: readonly Order[]): Predicate => {
      const way = order.includes('more') ? 'up' : order.includes('less') ? 'down' : 'steady';
      const test = gap ? differBy(gap, ...order) : inOrder(...order);
      if (roles.size > 0) {
        const set = against(test, world, isMeant);
        const step = moved(way, isMeant, true);
        return (fact) => set(fact) ?? (roles.has('previous') ? step(fact) : null);
      }
      if (objects.length > 0) {
        const set = against(test, world, isMeant);
        const beside = besides(test, objects, world);
        return (fact) => set(fact) ?? beside(fact);
      }
      // "Longer waits" without anything to compare with are longer than before.
      return this.than(mark, clause) ? () => null : moved(way, () => true);
    };
    switch (sense) {
      case 'up':
      case 'down':
      case 'steady':
        return moved(sense, (bar) => roles.size === 0 || isMeant(bar), roles.has('previous'));
      case 'improved':
      case 'worsened':
        return (fact) => {
          const isUp = ((fact.better ?? 'up') === 'up') === (sense === 'improved');
          return moved(isUp ? 'up' : 'down', (bar) => roles.size === 0 || isMeant(bar), roles.has('previous'))(fact);
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
            : ordered([(fact.better === 'up') === (sense === 'better') ? 'more' : 'less'])(fact);
      case 'most':
      case 'least':
        return extreme(sense, world, this.placeBefore(mark), this.leadersBefore(mark, clause));
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
          ? besides(inOrder('more', 'equal'), objects, world)
          : () => true;
      case 'missed':
        if (roles.size === 0 && this.saysGoal(clause))
          return (fact) => negated(reached(world, ({ role }) => role === 'target' || role === 'limit')(fact));
        if (gap) return against(differBy(gap), world, isMeant);
        return (fact) => negated(reached(world, isMeant)(fact));
      case 'within':
        return against(inOrder('less', 'equal'), world, isMeant);
      case 'outside':
        return against(inOrder('more'), world, isMeant);
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
        if (clause.marks.some((one) => one.to <= mark.from && (has(one, 'up') || has(one, 'down'))))
          return timesOf({ value: 0.5, bound: 'lessthan' }, [], world, ({ role }) => role === 'previous', steps);
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

  private endOf(clause: Clause): Movement['end'] {
    if (clause.marks.some((mark) => has(mark, 'latest'))) return 'latest';
    return clause.figures.length > 0 ? 'told' : undefined;
  }

  /** "La espera más larga": behind a noun with its article a comparative that compares nothing is a superlative. */
  private sensesOf(mark: Mark, clause: Clause): Mark['senses'] {
    if (this.isOrderAlone(mark, clause))
      return mark.senses.map((one) => ({ ...one, sense: ALONE[one.sense] ?? one.sense }));
    const article = [2, 3].map((back) => mark.from - back).find((at) => this.sentence.isWord(at, 'definite'));
    const isFree = (at: number): boolean =>
      !clause.marks.some((one) => at >= one.from && at < one.to && !has(one, 'neutral'));
    if (article === undefined || this.than(mark, clause) || article < clause.from) return mark.senses;
    for (let at = article + 1; at < mark.from; at += 1)
      if (!isFree(at) || this.sentence.isWord(at, 'being')) return mark.senses;
    return mark.senses.map((one) =>
      one.sense === 'more' ? { ...one, sense: 'most' } : one.sense === 'less' ? { ...one, sense: 'least' } : one,
    );
  }

  /** "First fell below". */
  private isFirst(mark: Mark): boolean {
    return [mark.from - 1, mark.from - 2].some((at) =>
      this.sentence.lexicon.whole
        .get(this.sentence.words[at] ?? '')
        ?.some(({ sense, value }) => sense === 'place' && value === 1),
    );
  }

  private than(mark: Mark, clause: Clause): Mark | undefined {
    return clause.marks.find((one) => one.from >= mark.to && has(one, 'than'));
  }

  /** What stands behind a comparison: parts of the payload that figures are set against, or other figures. */
  private objectOf(
    mark: Mark,
    clause: Clause,
  ): { roles: Set<Bar['role']>; facts: Fact[]; isMeant: (bar: Bar) => boolean } {
    const than = this.than(mark, clause);
    // "Compared with last year, …".
    const fronted = clause.marks.find((one) => has(one, 'than') && one.from === clause.from && one.to <= mark.from);
    const from = than?.to ?? mark.to;
    const front =
      fronted && !than ? this.sentence.words.slice(fronted.to, Math.min(fronted.to + FRONTED, mark.from)) : [];
    const said = [...front, ...this.sentence.words.slice(from, clause.to)].map(bareWord);
    const roles = this.sentence.rolesIn(said);
    const isNamed = clause.names.some((name) => name.from >= from);
    const facts = topicsIn(clause, { from, to: clause.to }, this.sentence.world, {
      near: than && !isNamed ? [] : this.measureAt(mark, clause),
      around: this.sentence.words,
    });
    const together = clause.marks.find((one) => has(one, 'together') && one.from >= mark.to);
    const sum = together ? this.sumOf({ from, to: together.from }, clause, this.measureAt(mark, clause)) : null;
    if (together && sum) this.sentence.proven.push(together);
    if (together) return { roles, facts: sum ? [sum] : [], isMeant: () => false };
    const written = clause.figures.filter((figure) => figure.from >= from).flatMap((figure) => figure.facts);
    const units = this.sentence.earlierUnits(this.sentence.words.slice(clause.from, clause.to).map(bareWord));
    const isMeant = ({ role, fact }: Bar): boolean => {
      const back = role === 'previous' ? this.sentence.world.backOf(fact) : null;
      if (back !== null && units.size > 0 && !units.has(back)) return false;
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
    const [pair] = this.pairsIn(clause);
    if (isMovement(sense) && pair) return this.movedFromTo(pair[0], pair[1], sense);
    const [from, to] = clause.figures.filter((figure) => figure.from > mark.from);
    if (isMovement(sense) && from && to) return this.movedFromTo(from, to, sense);
    const isBefore =
      clause.figures.some((figure) => figure.to <= mark.from) || clause.names.some((name) => name.to <= mark.from);
    if ((sense === 'more' || sense === 'less') && !isBefore && !this.than(mark, clause) && from && to)
      return from.facts.some((one) => besides(inOrder(sense), to.facts, this.sentence.world)(one) === true);
    const applies = (fact: Fact): boolean => predicate(fact) !== null;
    const isLimit = clause.limits.some((one) => one.mark === mark);
    const end = isLimit ? mark.from : COMPARING.has(sense) ? (this.than(mark, clause)?.from ?? mark.from) : clause.to;
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
    const facts =
      wider.length > 0
        ? wider
        : (this.heldToGoal(applies, clause) ?? this.onlyOne(applies, { from: clause.from, to: end }, clause));
    const together = clause.marks.find((one) => has(one, 'together') && one.to <= mark.from);
    const told = together
      ? [this.sumOf({ from: clause.from, to: mark.from }, clause, near)].flatMap((sum) => sum ?? [])
      : facts;
    if (together && told.length > 0) this.sentence.proven.push(together);
    const verdicts = told.map(predicate).filter((verdict) => verdict !== null);
    return verdicts.length === 0 ? null : verdicts.every(Boolean);
  }

  /** "Email and paid search together": figures of one column as their sum, which has the whole and the column of the first. */
  private sumOf(region: Region, clause: Clause, near: readonly string[]): Fact | null {
    const { world } = this.sentence;
    const rows = clause.names.filter((row) => row.from >= region.from && row.to <= region.to);
    const figures = rows.flatMap((row) => {
      const own = topicsIn({ ...clause, names: [row], figures: [] }, row, world, { near, around: this.sentence.words });
      return own.length === 1 ? own : [];
    });
    const [first] = figures;
    const isColumn =
      first &&
      world.lineupsWith(first).some((line) => !line.temporal && figures.every((one) => line.figures.includes(one)));
    const isSum = first && first.kind !== 'percent' && first.kind !== 'ratio';
    if (!isColumn || !isSum || rows.length < 2 || figures.length !== rows.length) return null;
    return { ...first, number: figures.reduce((sum, { number }) => sum + (number ?? 0), 0) };
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

  /** "From 39 to 52": figures of which the first is where something came from. */
  private pairsIn({ figures }: Clause): Array<readonly [FigureMark, FigureMark]> {
    return figures.flatMap((first, at) => {
      // "57.72 euros, up from 59.07".
      const [other] = this.sentence.whole.figures.filter((one) => one.from !== first.from);
      const isLast = figures[at + 1] === undefined && this.sentence.whole.figures.length === 2;
      const second = isLast ? other : figures[at + 1];
      const isPair =
        this.sentence.isWord(first.from - 1, 'origin') && second && (isLast || second.from - first.to <= MOST_BETWEEN);
      return second && isPair ? [[first, second] as const] : [];
    });
  }

  /** Whether the first of two figures is the later value of the second. */
  private isTurned(from: FigureMark, to: FigureMark): boolean {
    const { world } = this.sentence;
    const pairs = from.facts.flatMap((before) => to.facts.map((now) => ({ before, now })));
    const isHeld = pairs.some(({ before, now }) => world.isBefore(before, now));
    return !isHeld && pairs.some(({ before, now }) => world.isBefore(now, before));
  }

  /** "They beat the goal": where nothing else is named, the only figure that it can be said of. */
  private onlyOne(applies: (fact: Fact) => boolean, region: Region, clause: Clause): Fact[] {
    if (topicsIn(clause, region, this.sentence.world).length > 0) return [];
    const fitting = this.sentence.world.figures.filter(applies);
    return fitting.length === 1 ? fitting : [];
  }

  /** "Its target of 45 minutes is missed": what the goal that is told is for. */
  private heldToGoal(applies: (fact: Fact) => boolean, clause: Clause): Fact[] | null {
    const { world } = this.sentence;
    const times = clause.names.flatMap(({ names }) => names.filter(({ moments }) => moments.length > 0));
    const timed = times.flatMap(({ figures }) => [...figures].flatMap((key) => world.byKey.get(key) ?? []));
    // "Up 6.5 points on 2022": what that year's figure is the earlier value of.
    const goals = [...clause.figures.flatMap(({ facts }) => facts), ...timed].filter((fact) => world.isBar(fact));
    const held = [...new Set(goals.flatMap((goal) => world.heldTo(goal)))].filter(applies);
    const isPlain = clause.names.every(({ names: [name] }) => (name?.moments.length ?? 0) > 0);
    const said = this.sentence.words.slice(clause.from, clause.to).map(bareWord);
    const called = timed.length > 0 ? held.filter((fact) => world.likeness(fact, said).own >= 0.5) : held;
    return called.length > 0 && isPlain ? called : null;
  }

  private counted(
    { holds, isOnly = false }: Counted,
    predicate: Predicate,
    clause: Clause,
    apart: ReadonlySet<string>,
  ): Verdict {
    const named = new Set([...this.sentence.namedFigures(clause)].filter((key) => !apart.has(key)));
    const said = this.sentence.words.map(bareWord);
    const lines = this.sentence.world.lineups
      .map((lineup) => {
        const others = lineup.figures.filter(({ key }) => !apart.has(key));
        const told = others.filter(({ key }) => named.has(key));
        const figures = told.length > 1 && !isOnly ? told : others;
        return {
          // "Only Support": that one, and no other.
          isOf: !isOnly || told.length === 0 || others.every((fact) => predicate(fact) === named.has(fact.key)),
          verdicts: figures.map(predicate),
          likeness: Math.max(0, ...figures.map((fact) => this.sentence.world.likeness(fact, said).own)),
        };
      })
      .filter(({ verdicts }) => verdicts.length > 1 && verdicts.every((verdict) => verdict !== null));
    const best = Math.max(0, ...lines.map(({ likeness }) => likeness));
    const meant = lines.filter(({ likeness }) => likeness >= best - 1e-9);
    if (meant.length === 0) return null;
    return meant.every(({ verdicts, isOf }) => isOf && holds(verdicts.filter(Boolean).length, verdicts.length));
  }

  /** Figures of the rows that others are compared with: no channel earned more than "email". */
  private rowsBehind(mark: Mark, { names }: Clause): ReadonlySet<string> {
    const rows = names.filter(({ from, names: [name] }) => from >= mark.to && name?.moments.length === 0);
    return new Set(rows.flatMap((row) => row.names.flatMap(({ figures }) => [...figures])));
  }

  /** "Every month", "in four of the five weeks". */
  private isOfTimes({ from: at }: Counted): boolean {
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

  /** "Finance and Engineering lead": how many do so together. */
  private leadersBefore(mark: Mark, { names }: Clause): number {
    const before = names.filter(({ to, names: [name] }) => to <= mark.from && name?.moments.length === 0);
    return Math.max(1, new Set(before.flatMap(({ names: [name] }) => name?.text ?? [])).size);
  }

  private placeBefore(mark: Mark): number {
    return (
      this.sentence.lexicon.whole.get(this.sentence.words[mark.from - 1] ?? '')?.find(({ sense }) => sense === 'place')
        ?.value ?? 1
    );
  }
}

/** How a figure stands to a number of the sentence itself, as a share of its whole where the number is one: "more than 60 percent". */
function held(limit: ComputedMark, sense: StatementSense, wholes: readonly Fact[], world: World): Predicate | null {
  const order = LIMITS[sense];
  if (!order) return null;
  const share = shareOf(
    {
      value: (limit.numeral.amounts[0]?.value ?? Number.NaN) / 100,
      bound: order.includes('more') ? 'above' : 'lessthan',
    },
    wholes,
    world,
    ({ role }) => role === 'total',
  );
  return (fact) => {
    const isShare = limit.numeral.percent && fact.kind !== 'percent' && fact.kind !== 'ratio';
    const found = isShare ? null : orderTo(limit, fact);
    return isShare ? share(fact) : found === null ? null : order.includes(found);
  };
}

/** What holds of a figure and of none before it. */
function firstOf(predicate: Predicate, world: World): Predicate {
  return (fact) => {
    const line = world.lineupsWith(fact).find(({ temporal }) => temporal)?.figures ?? [];
    const at = line.findIndex(({ key }) => key === fact.key);
    return at < 0 ? null : predicate(fact) === true && line.slice(0, at).every((one) => predicate(one) === false);
  };
}

/** What a bound says where nothing stands behind it to be bounded. */
const ALONE: Readonly<Partial<Record<StatementSense, 'more' | 'less'>>> = {
  morethan: 'more',
  atleast: 'more',
  nearly: 'less',
  lessthan: 'less',
  atmost: 'less',
};

/** How what stands before a number of the sentence has to stand to it. */
const LIMITS: Readonly<Partial<Record<StatementSense, readonly Order[]>>> = {
  more: ['more'],
  outside: ['more'],
  less: ['less'],
  atleast: ['more', 'equal'],
  met: ['more', 'equal'],
  atmost: ['less', 'equal'],
  within: ['less', 'equal'],
  missed: ['less'],
};

/** Words of what stands before a clause to be compared with it. */
const FRONTED = 4;

/** Words between two figures of which one came from the other: "from 39 points to 52". */
const MOST_BETWEEN = 4;

function isMovement(sense: StatementSense): boolean {
  return sense === 'up' || sense === 'down' || sense === 'steady' || sense === 'improved' || sense === 'worsened';
}

function kindOfMark({ senses }: Mark): StatementKind {
  return kindOf(senses.map(({ sense }) => sense));
}

function not(holds: Counted['holds']): Counted['holds'] {
  return (held, of) => !holds(held, of);
}

function negated(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}
