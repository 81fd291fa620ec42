import { narrate, narrateShort, type Speaker, UNLINKED } from '@app/narration';
import { claimsOf, type Idea } from '../composer/idea';
import type { Wording } from '../composer/wording';

/** All wordings of an idea's claims: whole, and short ones for where the whole is too long and the next scene tells the rest. */
export function tellClaims(idea: Idea, speaker: Speaker): Wording[] {
  const before =
    idea.kind === 'claim' ? { link: idea.link, opens: false } : { ...UNLINKED, opens: idea.kind === 'lead' };
  const claims = claimsOf(idea);
  const short = narrateShort(claims, before, speaker).map((line): Wording => ({ line, spare: true }));
  const whole = short.length > 0 ? { whole: true } : {};
  return [
    ...narrate(claims, before, speaker).map((line): Wording =>
      isTelegraphic(line) ? { line, spare: true } : { line, ...whole },
    ),
    ...short,
  ];
}

/** "Leeds: Down: the rate, 48%": two colons in one sentence are a telegram, for want of a way that is none. */
function isTelegraphic(line: string): boolean {
  return line.split(/[.!?。！？؟।]\s*/u).some((sentence) => (sentence.match(/[:：](?=\s|\p{L})/gu)?.length ?? 0) > 1);
}
