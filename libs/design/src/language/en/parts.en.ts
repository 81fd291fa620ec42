import { refer } from '@app/render';
import type { PartsIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { DESK } from '../../figures/figure-table';
import { figure } from '../references';
import { isPlural, labelText, labelWithin, theLabel } from './grammar.en';
import { ways } from '../ways';

/** What it is made of: each part with its figure (NARRATION.md, rule 3). */
export function partsWordings(idea: PartsIdea, context: LineContext): Wording[] {
  const [a, b] = idea.parts;
  if (!a || !b) return [];
  if (context.story.domain === 'pool' && idea.parts.length === 2) return poolParts(idea);
  const most = Math.max(...idea.parts.map((part) => part.fact.number ?? 0));
  const largest = idea.parts.find((part) => part.fact.number === most) ?? a;
  const next = idea.parts.find((part) => part !== largest) ?? b;
  const value = figure(largest.fact);
  const other = figure(next.fact);
  const whole = idea.whole && !idea.whole.words.includes('total') ? ` of ${theLabel(idea.whole)}` : ' of it';
  const half = idea.whole !== null && most > (idea.whole.number ?? Infinity) / 2;
  return ways({
    any: [
      `The largest part: ${labelWithin(largest.fact)}, ${value}.`,
      `${labelText(largest.fact)} ${isPlural(labelText(largest.fact)) ? 'bring' : 'brings'} ${value}, ${labelWithin(next.fact)} ${other}.`,
      half && `Most${whole} is ${labelWithin(largest.fact)}: ${value}.`,
      `What is in it? ${labelText(largest.fact)}, ${value}.`,
      `${value} of it is ${labelWithin(largest.fact)}.`,
    ],
    poster: [`${labelText(largest.fact)}: ${value}. ${labelText(next.fact)}: ${other}.`],
    desk: [`${labelText(largest.fact)} ${value}, ${labelWithin(next.fact)} ${other}.`],
    anchor: [
      `${labelText(largest.fact)} ${isPlural(labelText(largest.fact)) ? 'account' : 'accounts'} for ${value}, ${labelWithin(next.fact)} for ${other}.`,
    ],
    loud: [`Biggest slice: ${labelWithin(largest.fact)}, ${value}!`],
    calm: [`Largest of all, ${labelWithin(largest.fact)}. ${value}.`],
  });
}

function poolParts(idea: PartsIdea): Wording[] {
  const [a, b] = idea.parts;
  if (!a || !b) return [];
  const borrowers = figure(a.fact);
  const rewards = refer(b.fact.key, 'bare');
  const most = (a.fact.number ?? 0) > (b.fact.number ?? 0);
  return ways({
    any: [
      `${borrowers} comes from borrowers, ${rewards} from rewards.`,
      `Borrowers pay ${borrowers} of that, rewards ${rewards}.`,
      most && `Borrowers pay most of it: ${borrowers}.`,
      `${borrowers} of that is paid by borrowers.`,
      `Who pays? Borrowers ${borrowers}, rewards ${rewards}.`,
    ],
    poster: [
      `Borrowers pay ${borrowers}. Rewards add ${rewards}.`,
      `Two parts: ${borrowers} from borrowers, ${rewards} from rewards.`,
      `Borrowers: ${borrowers}. Rewards: ${rewards}.`,
    ],
    desk: [
      `Base rate ${refer(a.fact.key + DESK, 'bare')}, rewards ${refer(b.fact.key + DESK, 'bare')}.`,
      `Base ${borrowers}, plus ${rewards} in rewards.`,
      `Split: ${borrowers} base, ${rewards} rewards.`,
      `${borrowers} base, ${rewards} rewards.`,
    ],
    anchor: [
      most && `Most of it isn't a giveaway: ${borrowers} comes from borrowers.`,
      `Borrowers account for ${borrowers}, rewards for ${rewards}.`,
      `Borrowers pay ${borrowers}, and rewards add ${rewards}.`,
    ],
    loud: [`Borrowers, ${borrowers}. Plus rewards, ${rewards}!`],
    calm: [`${borrowers} flows in from borrowers, ${rewards} from rewards.`],
  });
}
