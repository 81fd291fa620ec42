import { folded, plainAddress } from './row-identity';

/** An item of a feed by what it is known by. */
interface KnownItem {
  index: number;
  title: string;
  /** Everything that says "this item": what its feed knows it by, else its address; and its title with its date. */
  names: string[];
}

/** Names of everything that a feed shows, for the next look. */
export function itemNames(data: Record<string, unknown>): string[] {
  return knownItems(data).flatMap(({ names }) => names);
}

/**
 * Places of the items that no look has shown before, as the feed has them. An item is known by its `guid`, where its feed
 * gives one, else by its address without what only follows readers, else by title and date: a new parameter, or a title put
 * right, makes no new item.
 */
export function newItems(
  seen: ReadonlySet<string>,
  data: Record<string, unknown>,
): Array<{ index: number; title: string }> {
  const met = new Set<string>();
  return knownItems(data).filter(({ names }) => {
    const isNew = names.length > 0 && !names.some((name) => seen.has(name) || met.has(name));
    names.forEach((name) => met.add(name));
    return isNew;
  });
}

function knownItems({ items }: Record<string, unknown>): KnownItem[] {
  const list: unknown[] = Array.isArray(items) ? items : [];
  return list.flatMap((item, index) => {
    if (typeof item !== 'object' || item === null) return [];
    const { title, link, date, guid } = item as Record<string, unknown>;
    const heading = typeof title === 'string' ? title : '';
    const names = [
      ...placeOf(guid, link),
      ...(heading === '' ? [] : [`title:${folded(heading)}|${typeof date === 'string' ? folded(date) : ''}`]),
    ];
    return [{ index, title: heading, names }];
  });
}

/** An address that an item shares with others, as those of a live blog do, does not tell it apart; its `guid` does. */
function placeOf(guid: unknown, link: unknown): string[] {
  if (typeof guid === 'string' && guid !== '') return [`guid:${guid}`];
  return typeof link === 'string' && link !== '' ? [`link:${plainAddress(link)}`] : [];
}
