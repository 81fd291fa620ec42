import { narrate, type Speaker, UNLINKED } from '@app/narration';
import { claimsOf, type Idea } from '../composer/idea';

/** The ways to tell what an idea claims. */
export function tellClaims(idea: Idea, speaker: Speaker): string[] {
  const before =
    idea.kind === 'claim' ? { link: idea.link, opens: false } : { ...UNLINKED, opens: idea.kind === 'lead' };
  return narrate(claimsOf(idea), before, speaker);
}
