import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { periodName, the, verb, withVerb } from './grammar.en';

/** Candles, columns side by side and ways to a goal, in English. */
export const CHARTS_EN = {
  closed: ({ value, time }) => ({
    any: [
      `The last close: ${value.ref}.`,
      `It closed at ${value.ref}, ${time.at}.`,
      `Last close, ${time.at}: ${value.ref}.`,
      `Where did it close? At ${value.ref}.`,
    ],
    poster: [`Closed at ${value.ref}.`],
    desk: [`Last ${value.ref}.`, `${value.ref} on the close.`],
    anchor: [`Trading closed at ${value.ref} ${time.at}.`],
    loud: [`The bell! ${value.ref}.`],
    calm: [`The day ended at ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `The chart opens at ${from}, ${since.at}.`,
      `${since.at} it opened at ${from}.`,
      `It set out from ${from} ${since.at}.`,
      `And where did it start? At ${from}.`,
      `It opened at ${from}.`,
      `At the first bell, ${from}.`,
      `It set out from ${from}.`,
    ],
    poster: [`Opened at ${from}.`],
    desk: [`From an open of ${from} ${since.at}.`, `Opened ${from}, ${since.at}.`],
    anchor: [`Trading opened ${since.at} at ${from}.`, `Trading began at ${from}.`, `The chart begins at ${from}.`],
    loud: [`Opening bell: ${from}!`, `It came in at ${from}, ${since.at}.`],
    calm: [`It began ${since.at}, at ${from}.`, `It began at ${from}.`, `In the beginning, ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `It never traded above ${high.ref} or below ${low.ref}.`,
      `It never traded above ${high.ref}.`,
      `Nobody paid more than ${high.ref}.`,
      `It never sank below ${low.ref}.`,
      `The range: from ${low.ref} to ${high.ref}.`,
      `Trades ran from ${low.ref} up to ${high.ref}.`,
      `How far did it swing? Between ${low.ref} and ${high.ref}.`,
    ],
    poster: [`High, ${high.ref}. Low, ${low.ref}.`],
    desk: [`Range ${low.ref} to ${high.ref}.`, `High ${high.ref} ${time.at}, low ${low.ref}.`],
    anchor: [
      `At no point did it go above ${high.ref}.`,
      `The price moved between ${low.ref} and ${high.ref}.`,
      `Its high came ${time.at}, at ${high.ref}.`,
    ],
    loud: [`Floor, ${low.ref}. Ceiling, ${high.ref}!`],
    calm: [`Between ${low.ref} and ${high.ref}, it moved.`, `It went no lower than ${low.ref}.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `for ${who.ref}` : at;
    const [a, b] = [first.what, second.what];
    const [x, y] = [first.value.ref, second.value.ref];
    const period = always ? periodName(always) : '';
    return {
      any: [
        `${a.text} ${where}: ${x}. ${b.text}: ${y}.`,
        `${where}, ${a.text} ${verb(a, 'is', 'are')} ${x}, ${b.text} ${y}.`,
        `${x} of ${a.text} ${where}, and ${y} of ${b.text}.`,
        always &&
          `${always.over.text} ${verb(always.over, 'stays', 'stay')} above ${always.under.text} in every ${period}.`,
        `How do they compare ${where}? ${x} against ${y}.`,
      ],
      poster: [`${a.text}, ${x}. ${b.text}, ${y}.`, always && `Every ${period}, more ${always.over.text}.`],
      desk: [`${a.text} ${x} against ${b.text} ${y}, ${where}.`, `${where}: ${x} to ${y}.`],
      anchor: [
        `${where}, ${the(a)} came to ${x} and ${the(b)} to ${y}.`,
        always && `In no ${period} did ${always.under.text} pass ${always.over.text}.`,
      ],
      loud: [`${a.text} versus ${b.text}: ${x}, ${y}!`],
      calm: [
        `Side by side ${where}: ${x}, and ${y}.`,
        always && `${period} by ${period}, ${always.over.text} above ${always.under.text}.`,
      ],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    const sum = `${value.ref} of ${goal.ref}`;
    return {
      any: [
        `${name}: ${sum}.`,
        `${sum} is there: ${name}.`,
        `${name} stands at ${value.ref}, out of ${goal.ref}.`,
        `How far along is it? ${sum}.`,
        closest && `Closest to its goal: ${name}, with ${sum}.`,
      ],
      poster: [`${value.ref}. Of ${goal.ref}.`],
      desk: [`${name}, ${sum}.`],
      anchor: [`So far, ${sum}: ${name}.`],
      loud: [`${value.ref}! Out of ${goal.ref}!`],
      calm: [`Of ${goal.ref}, ${value.ref} so far.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `Furthest along: ${name}, at ${value.ref}.`,
        `${name} comes first, at ${value.ref}.`,
        next && `${name} is at ${value.ref}, then ${next.who.ref}, ${next.value.ref}.`,
        `Who is furthest? ${name}, at ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name} ${value.ref} done.`],
      anchor: [who && withVerb(who, ['leads', 'lead'], (leads) => `${name} ${leads} the way, at ${value.ref}.`)],
      loud: [`${name} is out in front: ${value.ref}!`],
      calm: [`${name} has come furthest. ${value.ref}.`],
    };
  },
} satisfies Partial<SeriesPhrases>;
