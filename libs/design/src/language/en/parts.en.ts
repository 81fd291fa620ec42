import { refer } from '@app/picture';
import type { PartsIdea } from '../../composer/idea';
import type { Wording } from '../../composer/wording';
import { DESK } from '../../figures/figure-table';
import { figure } from '../references';
import { ways } from '../ways';

/** The parts of a pool's rate, each with its figure. */
export function poolParts(idea: PartsIdea): Wording[] {
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
