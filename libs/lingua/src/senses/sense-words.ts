import type { Aggregate, Member, Meaning, Named, Quantity, Role, Side, UpOrDown } from './sense';

/**
 * Words with one blank between them:
 *
 * - `net_income` is two words that mean it only together.
 * - `cost(s)` is "cost" and "costs"; `categor(y,ies)` is "category" and "categories"; `hour(,s)` is the same as `hour(s)`.
 * - `plan?` means other things as well, so that a reader must not rely on it alone.
 *
 * Case, accents, the Arabic article and German ä or ae make no difference. A word may stand in several lists: all of
 * its senses are found.
 */
export type WordList = string;

/** How a language words what data is about. A native speaker can correct it without knowing the code that reads it. */
export interface SenseWords {
  /** The words for a rank stand under `quantity`. */
  readonly role: Readonly<Record<Exclude<Role, 'rank'>, WordList>>;
  readonly aggregate: Readonly<Record<Aggregate, WordList>>;
  /** Which direction is good stands under `polarity`, for all words. */
  readonly quantity: Readonly<Record<Quantity, WordList>>;
  readonly change: Readonly<Record<'any' | UpOrDown, WordList>>;
  readonly identifier: WordList;
  readonly technical: WordList;
  readonly member: Readonly<Record<Member, WordList>>;
  readonly names: Readonly<Record<Named, WordList>>;
  readonly time: WordList;
  readonly side: Readonly<Record<Side, WordList>>;
  readonly state: WordList;
  /** Words for which more is better whatever they measure, and for which less is. */
  readonly polarity: Readonly<Record<UpOrDown, WordList>>;
  readonly per: WordList;
}

/** One list of a language with what its words mean. */
export interface MeaningList {
  readonly list: WordList;
  readonly meaning: Meaning;
}

/** Every list of a language. Nothing is read of them yet. */
export function meaningLists(words: SenseWords): MeaningList[] {
  const { change, polarity } = words;
  return [
    { list: words.role.plan, meaning: { as: 'role', role: 'target' } },
    ...each(words.role, (role) => ({ as: 'role', role })),
    ...each(words.aggregate, (aggregate) => ({ as: 'aggregate', aggregate })),
    ...each(words.quantity, (quantity) => ({ as: 'quantity', quantity })),
    { list: words.quantity.rank, meaning: { as: 'role', role: 'rank' } },
    { list: change.any, meaning: { as: 'change' } },
    { list: change.up, meaning: { as: 'change', direction: 'up' } },
    { list: change.down, meaning: { as: 'change', direction: 'down' } },
    { list: words.identifier, meaning: { as: 'identifier' } },
    { list: words.technical, meaning: { as: 'technical' } },
    ...each(words.member, (member) => ({ as: 'member', member })),
    ...each(words.names, (of) => ({ as: 'names', of })),
    { list: words.time, meaning: { as: 'time' } },
    ...each(words.side, (side) => ({ as: 'side', side })),
    { list: words.state, meaning: { as: 'state' } },
    ...each(polarity, (better) => ({ as: 'polarity', better })),
    { list: words.per, meaning: { as: 'per' } },
  ];
}

function each<Kind extends string>(
  lists: Readonly<Record<Kind, WordList>>,
  meaningOf: (kind: Kind) => Meaning,
): MeaningList[] {
  return (Object.keys(lists) as Kind[]).map((kind) => ({ list: lists[kind], meaning: meaningOf(kind) }));
}

/** The item that begins at a place of a list, as the list has it: `categor(y,ies)?`. */
export function itemAt(list: WordList, start: number): string {
  const end = list.indexOf(' ', start);
  return end < 0 ? list.slice(start) : list.slice(start, end);
}

/** An item's spellings, words with a blank between them, and whether it means other things too. */
export function spellingsOf(item: string): { texts: readonly string[]; isWeak: boolean } {
  const isWeak = item.length > 1 && item.endsWith('?');
  const word = isWeak ? item.slice(0, -1) : item;
  return { texts: withEndings(word.includes('_') ? word.replaceAll('_', ' ') : word), isWeak };
}

/** `cost(s)` as "cost" and "costs". */
function withEndings(word: string): string[] {
  const from = word.indexOf('(');
  const to = word.indexOf(')', from);
  if (from < 0 || to < 0) return [word];
  const endings = word.slice(from + 1, to).split(',');
  const given = endings.length === 1 ? ['', ...endings] : endings;
  return given.flatMap((ending) => withEndings(word.slice(0, from) + ending + word.slice(to + 1)));
}
