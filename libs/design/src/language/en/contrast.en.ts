import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import type { Amount, Way } from '../phrasebook/slots';
import { verb, within } from './grammar.en';

type Movement = [one: string, many: string];

/** Strength by the size of a percentage movement: slips under 2, falls, plunges over 15. */
function movementVerb({ fact: { kind, number } }: Amount, way: Way): Movement {
  const percent = kind === 'percent' ? Math.abs(number ?? 0) : 5;
  if (way === 'up')
    return percent < 2 ? ['edges up', 'edge up'] : percent > 15 ? ['jumps', 'jump'] : ['climbs', 'climb'];
  return percent < 2 ? ['slips', 'slip'] : percent > 15 ? ['plunges', 'plunge'] : ['falls', 'fall'];
}

/** Contrasts and movements in English. */
export const CONTRAST_EN: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'the other side';
    const sum = prescribed ? amount : `${amount} ${out ? 'out' : 'in'}`;
    return {
      any: [
        `${name} did the opposite: ${sum}.`,
        `${name} went the other way: ${sum}.`,
        `And ${name}? ${sum}.`,
        `Against that, ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `${name} did not. ${sum}.`, `The other side: ${name}, ${sum}.`],
      desk: [`${name}, ${sum}.`, `Other side, ${name}: ${sum}.`, `${name} the other way, ${sum}.`],
      anchor: [
        `On the other side, ${name}: ${sum}.`,
        `${name} moved the opposite way: ${sum}.`,
        `Meanwhile ${name} saw ${sum}.`,
      ],
      loud: [`${name}? The other way! ${sum}.`, `In the other corner, ${name}: ${sum}.`, `Not so ${name}! ${sum}.`],
      calm: [`Elsewhere, ${name}. ${sum}.`, `${name}, the other way: ${sum}.`, `And beyond them, ${name}. ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} comes from borrowers, ${rewards.bare} from rewards.`,
      `Borrowers pay ${borrowers.ref} of that, rewards ${rewards.bare}.`,
      most && `Borrowers pay most of it: ${borrowers.ref}.`,
      `${borrowers.ref} of that is paid by borrowers.`,
      `Who pays? Borrowers ${borrowers.ref}, rewards ${rewards.bare}.`,
    ],
    poster: [
      `Borrowers pay ${borrowers.ref}. Rewards add ${rewards.bare}.`,
      `Two parts: ${borrowers.ref} from borrowers, ${rewards.bare} from rewards.`,
      `Borrowers: ${borrowers.ref}. Rewards: ${rewards.bare}.`,
    ],
    desk: [
      `Base rate ${borrowers.desk}, rewards ${rewards.desk}.`,
      `Base ${borrowers.ref}, plus ${rewards.bare} in rewards.`,
      `Split: ${borrowers.ref} base, ${rewards.bare} rewards.`,
      `${borrowers.ref} base, ${rewards.bare} rewards.`,
    ],
    anchor: [
      most && `Most of it isn't a giveaway: ${borrowers.ref} comes from borrowers.`,
      `Borrowers account for ${borrowers.ref}, rewards for ${rewards.bare}.`,
      `Borrowers pay ${borrowers.ref}, and rewards add ${rewards.bare}.`,
    ],
    loud: [`Borrowers, ${borrowers.ref}. Plus rewards, ${rewards.bare}!`],
    calm: [`${borrowers.ref} flows in from borrowers, ${rewards.bare} from rewards.`],
  }),
  moved: ({ amount, way, what, window }) => {
    const { size } = amount;
    const span = within(window);
    const rise = way === 'up' ? 'rise' : 'fall';
    return {
      any: [
        `That is ${way} ${size} ${span}.`,
        `${way} ${size} ${span}.`,
        `${what.text} ${verb(what, ...movementVerb(amount, way))} ${size} ${span}.`,
        `Which way? ${way}, by ${size} ${span}.`,
      ],
      poster: [`${what.text}, ${way} ${size} ${span}.`, window !== '' && `In ${window}: ${way} ${size}.`],
      desk: [`${what.text} ${way} ${size} ${span}.`, window !== '' && `${way} ${size} over ${window}.`],
      anchor: [
        window !== '' && `Over ${window}, that is a ${rise} of ${size}.`,
        `A ${rise} of ${size} ${span}.`,
        `${what.text} ${verb(what, 'has', 'have')} moved ${way} ${size} ${span}.`,
      ],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const { size } = amount;
    return {
      any: [
        `${what.text} ${verb(what, 'is', 'are')} ${way} ${size}, to ${value.ref}.`,
        `${what.text}: ${value.ref}, ${way} ${size} ${within(window)}.`,
        `${what.text} ${verb(what, ...movementVerb(amount, way))} ${size}, to ${value.ref}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${way} ${size}.`, `${value.ref}. ${what.text}, ${way} ${size}.`],
      desk: [`${what.text} ${value.ref}, ${way} ${size}.`, `${what.text} ${way} ${size}, at ${value.ref}.`],
      anchor: [
        `${what.text} now ${verb(what, 'stands', 'stand')} at ${value.ref}, ${way} ${size}.`,
        `A ${way === 'up' ? 'rise' : 'fall'} of ${size} brings ${what.text} to ${value.ref}.`,
      ],
      loud: [`${what.text}, ${way} ${size}! Now ${value.ref}.`],
      calm: [`${what.text}, ${way} ${size}. Now ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${what.text} did not move ${within(window)}.`,
      `${what.text} stood still ${within(window)}.`,
      `No movement ${within(window)}.`,
    ],
  }),
};
