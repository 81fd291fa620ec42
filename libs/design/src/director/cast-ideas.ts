import type { PlacedIdea } from '../composer/arc';
import { shownAs } from '../composer/idea';
import { type Cast, ROLE_OF } from './scene-templates';

/** Length that a cast is counted for. */
const CAST_SECONDS = 30;
/** More than the video holds, so that what its voice takes longer for can be left out. */
const SPARE = 1.35;

/**
 * The first idea as the title, then in the order of the arc the weightiest of each role, as many as the cast has room for
 * in a video of this length. An idea is not told without the one it leans on.
 */
export function castIdeas(ideas: readonly PlacedIdea[], cast: Cast, targetSeconds: number): PlacedIdea[] {
  const [title, ...rest] = ideas;
  if (!title) return [];
  const told = new Set([title.idea]);
  const room = new Map(
    Object.entries(cast).map(([role, count]) => [role, Math.ceil((count * targetSeconds * SPARE) / CAST_SECONDS)]),
  );
  for (const { idea, needs } of [...rest].sort((a, b) => b.weight - a.weight)) {
    const role = ROLE_OF[shownAs(idea).kind];
    const left = room.get(role) ?? 0;
    const wanted = needs && !told.has(needs) ? 2 : 1;
    if (left < wanted || (wanted === 2 && needs && ROLE_OF[shownAs(needs).kind] !== role)) continue;
    if (needs) told.add(needs);
    told.add(idea);
    room.set(role, left - wanted);
  }
  return ideas.filter(({ idea }) => told.has(idea));
}
