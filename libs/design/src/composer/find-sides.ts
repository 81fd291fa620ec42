import type { FactSides, SidePair } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { LeadIdea, NamedFact } from './idea';
import type { Story } from './story';

/** More than these read like a sheet of statistics. */
const MOST_PAIRS = 3;

/** Who won, in the words of a program: the names of both sides say it to people. */
const SIDE_CODE = /^(?:home|away|draw)(?:_(?:team|win))?$/i;

/** What both sides of a meeting have figures of, after how it ended. */
export function addSides(story: Story, lead: LeadIdea | null, sink: IdeaSink): void {
  const { sides } = story.pack;
  if (!sides) return;
  if (lead?.shape === 'result') sides.names.forEach((name) => sink.used.add(name));
  for (const { key, value } of story.pack.facts) if (SIDE_CODE.test(String(value))) sink.used.add(key);
  const pairs = sides.pairs.filter(({ stretch, figures }) => !stretch && figures.every((key) => !sink.used.has(key)));
  // What one side has says nothing without the other's.
  for (const { figures } of sides.pairs) figures.forEach((key) => sink.used.add(key));
  pairs
    .map((pair) => sidesOf(sides.names, pair, story))
    .slice(0, MOST_PAIRS)
    .forEach(([first, second], index) => {
      if (first && second)
        sink.push({ kind: 'sides', sides: [first, second] }, SLOT.chase + index, 70 - index * 6, [
          first.fact,
          second.fact,
        ]);
    });
}

/** Both sides with their figures, in the payload's order. */
export function sidesOf(names: FactSides['names'], { figures }: SidePair, story: Story): NamedFact[] {
  return names.flatMap((key, index) => {
    const fact = story.byKey.get(figures[index] ?? '');
    return fact ? [{ name: { key, form: 'full' as const }, fact }] : [];
  });
}
