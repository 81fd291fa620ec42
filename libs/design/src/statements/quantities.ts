import type { Clause, Mark } from './clause';
import { isOfSize } from './relations';
import { has } from './sentence';
import type { StatementSense } from './statement-words';

/** A quantifier over the rows of a payload: whether so many of so many may hold. */
export interface Counted {
  words: string;
  /** Where it stands, by its words. */
  from: number;
  to: number;
  /** Nothing but what is named does it. */
  isOnly?: boolean;
  holds: (held: number, of: number) => boolean;
}

/** The quantifier of a clause: "all but one", "half of the", "three depots"; null where it has none. */
export function quantityOf(clause: Clause, marks: readonly Mark[], predicates: readonly Mark[]): Counted | null {
  for (const mark of marks) {
    const words = mark.text;
    if (has(mark, 'butOne')) return { words, from: mark.from, to: mark.to, holds: (held, of) => held === of - 1 };
    if (has(mark, 'both')) return { words, from: mark.from, to: mark.to, holds: (held, of) => held === 2 && of === 2 };
    if (has(mark, 'none')) return { words, from: mark.from, to: mark.to, holds: (held) => held === 0 };
    // "Only three items" counts them.
    if (has(mark, 'only') && clause.counts.some(({ from }) => from === mark.to)) continue;
    if (has(mark, 'only')) return { words, from: mark.from, to: mark.to, isOnly: true, holds: (held) => held === 1 };
    // "Half of all arrivals": all that there are.
    if (has(mark, 'all') && !marks.some((one) => isPart(one) && mark.from - one.to < 2 && one.to <= mark.from))
      return { words, from: mark.from, to: mark.to, holds: (held, of) => held === of };
    if (has(mark, 'mostOf') && predicates.some((one) => one !== mark))
      return { words, from: mark.from, to: mark.to, holds: (held, of) => held > of / 2 };
    const share = mark.senses.find(({ sense }) => sense === 'share');
    if (share && isQuantity(mark, marks))
      return {
        words,
        from: mark.from,
        to: mark.to,
        holds: (held, of) => isOfSize(held / of, { value: share.value, bound: 'exact' }),
      };
    if (has(mark, 'some')) return { words, from: mark.from, to: mark.to, holds: (held) => held > 1 };
  }
  const [first] = predicates;
  const isFree = ({ from }: { from: number }): boolean =>
    ![...clause.figures, ...clause.names, ...clause.gaps, ...clause.limits].some(
      (one) => from >= one.from && from < one.to,
    );
  const [count, all] = clause.counts.filter((one) => first !== undefined && one.to <= first.from && isFree(one));
  if (!count) return null;
  // "Three of the five".
  const of = all && all.from - count.to <= MOST_BETWEEN ? all : null;
  return {
    words: String(count.value),
    from: count.from,
    to: of?.to ?? count.to,
    holds: (held, rows) => held === count.value && (of === null || rows === of.value),
  };
}

function isPart(mark: Mark): boolean {
  return has(mark, 'share') || has(mark, 'mostOf') || has(mark, 'minority');
}

const MOST_BETWEEN = 2;

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

/** Whether a share is one of rows: something is said of each behind it. */
export function isQuantity(mark: Mark, marks: readonly Mark[]): boolean {
  return marks.some((one) => one.from >= mark.to && ROWWISE.some((sense) => has(one, sense)));
}
