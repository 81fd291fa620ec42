import { chooseTurn, type LineSense } from '@app/picture';
import { type PlacedIdea, SLOT, SURE } from './arc';
import type { Idea } from './idea';
import type { Mode } from './pacing';
import type { DraftScene } from './storyboard-draft';

/** Ideas of which a video tells one after the other as a list is read out. */
const LISTED: ReadonlySet<Idea['kind']> = new Set<Idea['kind']>([
  'row',
  'cards',
  'named',
  'item',
  'trade',
  'fixture',
  'times',
  'mover',
]);

/** What an idea's line does in the argument, for whoever says it; absent for a plain statement. */
export function lineSense(
  { idea, slot, needs }: Pick<PlacedIdea, 'idea' | 'slot' | 'needs'>,
  index: number,
  mode: Mode = 'numbers',
): { sense?: LineSense } {
  if (index === 0 || idea.kind === 'end') return {};
  // A story holds its headline back.
  if (mode === 'story' && idea.kind === 'lead') return { sense: 'turn' };
  if (slot === SLOT.contrast || slot === SLOT.chase) return { sense: 'contrast' };
  if (LISTED.has(idea.kind)) return { sense: 'item' };
  return needs === undefined ? {} : { sense: 'follows' };
}

/**
 * Marks the turn among the scenes that every video of the draft tells: lines are spoken before it is known which of the others
 * stay, and the turn is spoken as one.
 */
export function withTurn(drafts: DraftScene[]): DraftScene[] {
  const sure = new Set(drafts.filter(({ priority }) => priority >= SURE).map(({ scene }) => scene));
  const turn = chooseTurn(
    drafts.map(({ scene }) => scene),
    (scene) => sure.has(scene),
  );
  return drafts.map((draft, index) =>
    index === turn ? { ...draft, scene: { ...draft.scene, sense: 'turn' as const } } : draft,
  );
}
