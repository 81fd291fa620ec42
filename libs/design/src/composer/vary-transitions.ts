import type { Scene } from '@app/picture';
import type { Idea } from './idea';
import type { Telling } from './telling';

/** How scenes that have no way of their own come, by turns. */
const RHYTHMS: ReadonlyArray<readonly [Scene['transition'], Scene['transition']]> = [
  ['wipe', 'cut'],
  ['cut', 'dissolve'],
  ['dissolve', 'wipe'],
];
/** Videos that the present one is held against. */
const LAST = 2;

/**
 * How a video's scenes come, as the last videos of its show had them otherwise; the usual way without any. What goes on
 * about the same figure comes with a cut, over which the figure is carried (`matchCuts`).
 */
export function transitionsAfter(
  before: readonly Telling[],
): (idea: Idea, index: number, continues: boolean) => Scene['transition'] {
  const used = before.slice(0, LAST).flatMap(({ scenes }) => scenes[1]?.transition ?? []);
  const [even, odd] = RHYTHMS.find(([, second]) => !used.includes(second)) ?? RHYTHMS[0] ?? ['wipe', 'cut'];
  return (idea, index, continues) => {
    // The second scene is what videos of a show are told apart by.
    if (index === 0 || (continues && index > 1)) return 'cut';
    if (idea.kind === 'end' || idea.kind === 'series') return 'wipe';
    if (['source', 'texts', 'context', 'quote'].includes(idea.kind)) return 'dissolve';
    return index % 2 === 0 ? even : odd;
  };
}
