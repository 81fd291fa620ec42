import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, verb, withVerb } from './grammar.en';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own, in English. */
export const COLUMNS_EN: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    const { text } = what;
    const high = way ? 'biggest' : verb(what, 'highest', 'most');
    if (again)
      return {
        any: [
          withVerb(who, ['leads', 'lead'], (leads) => `${who.ref} also ${leads} on ${text}: ${sum}.`),
          `${high} ${text}, too: ${sum}.`,
          `${high} ${text}? ${who.ref} again, ${sum}.`,
          `First on ${text} as well: ${sum}.`,
        ],
        poster: [`First on ${text}, too. ${sum}.`, `${who.ref} again. ${text}, ${sum}.`],
        desk: [`${text}, ${who.ref} again: ${sum}.`, `Same name on ${text}: ${sum}.`],
        anchor: [
          withVerb(who, ['tops', 'top'], (tops) => `${who.ref} ${tops} the ${text} as well, at ${sum}.`),
          `On ${text}, too, it is ${who.ref}: ${sum}.`,
        ],
      };
    return {
      any: [
        `The ${high} ${text}: ${who.ref}, ${sum}.`,
        `Ahead on ${text}: ${who.ref}, ${sum}.`,
        `Who leads on ${text}? ${who.ref}, ${sum}.`,
        `On ${text}, ${who.ref} comes first: ${sum}.`,
      ],
      poster: [`${text}: ${who.ref}. ${sum}.`, `On ${text}, ${who.ref}. ${sum}.`],
      desk: [`${text} high, ${who.ref} at ${sum}.`, `${text}: ${who.ref}, ${sum}.`],
      anchor: [
        `The ${high} ${text} ${verb(what, 'goes', 'go')} to ${who.ref}, with ${sum}.`,
        `On ${text} the order changes: ${who.ref} first, ${sum}.`,
      ],
    };
  },
  below: ({ who, value, what: { text } }) => ({
    any: [
      withVerb(who, ['is', 'are'], (is) => `Only ${who.ref} ${is} below zero on ${text}: ${value.ref}.`),
      `Below zero on ${text}, only ${who.ref}: ${value.ref}.`,
      `The one minus on ${text}: ${who.ref}, ${value.ref}.`,
      `Who is below zero on ${text}? Only ${who.ref}.`,
    ],
    poster: [`Only ${who.ref} below zero. ${value.ref}.`],
    desk: [`One minus on ${text}: ${who.ref}, ${value.ref}.`],
    anchor: [`${text} is negative for ${who.ref} alone: ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${what.text} ${verb(what, 'peaks', 'peak')} ${time.at}, at ${value.ref}.`,
      `The highest ${what.text}: ${value.ref}, ${time.at}.`,
      what.plural === true && `Most ${what.text} ${time.at}: ${value.ref}.`,
      `When ${verb(what, 'does', 'do')} ${what.text} peak? ${time.at}, at ${value.ref}.`,
    ],
    poster: [`${what.text}, ${time.at}: ${value.ref}.`, `${value.ref}, ${time.at}. Top ${what.text}.`],
    desk: [`${what.text} high ${time.at}, ${value.ref}.`],
    anchor: [`${what.text} ${verb(what, 'tops', 'top')} out ${time.at}, at ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `Rain is heaviest ${time.at}: ${value.ref}.`,
      `The wettest ${period} is ${time.ref}, with ${value.ref}.`,
      `And the rain? Heaviest ${time.at}, ${value.ref}.`,
      `Rain peaks ${time.at}, at ${value.ref}.`,
    ],
    poster: [`Wettest: ${time.ref}. ${value.ref}.`, `${value.ref} of rain ${time.at}.`],
    desk: [`Rain high ${time.at}, ${value.ref}.`, `Most rain ${time.at}: ${value.ref}.`],
    anchor: [`Rain comes hardest ${time.at}: ${value.ref}.`, `Most rain falls ${time.at}, ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} are level on ${value.ref}.`,
      `${list} tie at ${value.ref}.`,
      `${value.ref} each for ${list}.`,
      `Who is level? ${list}, on ${value.ref}.`,
    ],
    poster: [`Level: ${list}. ${value.ref}.`],
    desk: [`${list}, tied, ${value.ref}.`],
    anchor: [`Nothing separates ${list}: ${value.ref} each.`, `There is a tie between ${list}, on ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return { any: [`${list} stay dry.`, `Dry: ${list}.`, `No rain on ${list}.`, `The dry ${period}s? ${list}.`] };
    return {
      any: [
        `Only ${only.ref} stays dry.`,
        `The one dry ${period}: ${only.ref}.`,
        `No rain at all ${only.at}.`,
        `A dry ${period}? Only ${only.ref}.`,
      ],
      poster: [`${only.ref} stays dry.`],
      desk: [`Dry only ${only.at}.`],
      anchor: [`Only one ${period} stays dry: ${only.ref}.`],
    };
  },
  unmoved: ({ list }) => ({
    any: [`${list} did not move.`, `${list} stood still.`, `No change for ${list}.`, `And ${list}? No change.`],
    poster: [`${list}: no change.`],
    desk: [`${list} flat.`],
    anchor: [`${list} did not move at all.`],
  }),
  none: ({ list, what }) => ({
    any: [
      `${list}: no ${what.text} at all.`,
      `No ${what.text} for ${list}.`,
      `Not so ${list}: no ${what.text}.`,
      `And ${list}? No ${what.text}.`,
    ],
    desk: [`${list}, no ${what.text}.`],
    anchor: [`For ${list} there ${verb(what, 'is', 'are')} no ${what.text}.`],
  }),
};
