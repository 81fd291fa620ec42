import type { Clause, Mark } from './read-sentence';
import { isOfSize } from './relations';
import { has } from './sentence';
import type { StatementSense } from './statement-words';

/** A quantifier over the rows of a payload: whether so many of so many may hold. */
export interface Counted {
  words: string;
  /** Where it stands. */
  at: number;
  holds: (held: number, of: number) => boolean;
}

/** The quantifier of a clause: "all but one", "half of the", "three depots"; null where it has none. */
export function quantityOf(clause: Clause, marks: readonly Mark[], predicates: readonly Mark[]): Counted | null {
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

/** Whether a share is one of rows: something is said of each behind it. */
export function isQuantity(mark: Mark, marks: readonly Mark[]): boolean {
  return marks.some((one) => one.from >= mark.to && ROWWISE.some((sense) => has(one, sense)));
}
