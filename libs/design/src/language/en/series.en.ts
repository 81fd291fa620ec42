import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { CHARTS_EN } from './charts.en';
import { counting, periodName, verb } from './grammar.en';

/** What a chart shows, the figure it is the history of, its direction, or its highest and lowest points. */
const POINTS: Omit<SeriesPhrases, keyof typeof CHARTS_EN> = {
  flat: ({ what, value }) => {
    const it = what?.text ?? 'it';
    return {
      any: [`${it} did not move: ${value.ref} throughout.`, `${value.ref} throughout.`, `${it} held at ${value.ref}.`],
    };
  },
  nothing: ({ what: { text }, ...steps }) => ({
    any: [
      `No ${text} on any ${periodName(steps)}.`,
      `Not one ${periodName(steps)} with ${text}.`,
      `Every ${periodName(steps)} without ${text}.`,
    ],
  }),
  unbroken: ({ what, ...steps }) => {
    const period = periodName(steps);
    return {
      any: [
        `Every ${period} on this chart beats the one before.`,
        `Each ${period} came in above the last.`,
        `Not one ${period} fell back.`,
        `Any ${period} lower? Not one.`,
      ],
      poster: [`Up, ${period} after ${period}.`, `Every ${period}, higher.`],
      desk: [`Higher every ${period}.`, `No down ${period} on the chart.`],
      anchor: [
        `${what?.text ?? 'it'} ${verb(what, 'has', 'have')} risen every single ${period}.`,
        `Every ${period} shown is higher than the last.`,
      ],
    };
  },
  trend: ({ what, from, to, since, up }) => {
    const it = what?.text ?? 'it';
    return {
      any: [
        `${it} ${up ? 'climbed' : 'came down'} from ${from.ref} to ${to.ref}.`,
        `From ${from.ref} ${since.at} to ${to.ref}.`,
        `${since.at} ${it} ${verb(what, 'was', 'were')} ${from.ref}. Then ${to.ref}.`,
        `Which way? ${up ? 'Up' : 'Down'}, from ${from.ref} to ${to.ref}.`,
      ],
      poster: [`${what ? `${what.text}: ` : ''}${from.ref}, then ${to.ref}.`],
      desk: [`${what ? `${what.text}, ` : ''}from ${from.ref} to ${to.ref}.`],
      anchor: [`${it} started at ${from.ref} and ended at ${to.ref}.`],
    };
  },
  crest: ({ what, value, time }) => {
    const it = what?.text ?? 'it';
    return {
      any: [
        `${it} peaked ${time.at}, at ${value.ref}.`,
        `The high: ${value.ref}, ${time.at}.`,
        `${time.at} came the high: ${value.ref}.`,
        `When was the high? ${time.at}, at ${value.ref}.`,
      ],
      poster: [`${value.ref}, ${time.at}. The high.`],
      desk: [`High ${value.ref} ${time.at}.`],
      anchor: [`${it} topped out ${time.at}, at ${value.ref}.`],
    };
  },
  above: ({ alone, next, warm, ...steps }) => {
    const period = periodName(steps);
    const nearest = next ? `${next.value.ref}, ${next.time.at}` : '';
    return {
      any: [
        alone ? `No other ${period} reaches it.` : `No ${period} goes higher.`,
        alone ? `Every other ${period} stays below that.` : `That is as high as any ${period} went.`,
        next && `${warm ? 'Next warmest' : 'Next best'}: ${nearest}.`,
        next && `Second comes ${nearest}.`,
        next && `The next highest? ${nearest}.`,
      ],
      poster: [next && `Then ${nearest}.`],
      desk: [next && `Nearest: ${nearest}.`],
      anchor: [next && `${next.time.ref} comes closest, with ${next.value.ref}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [`${what.text} now: ${value.ref}.`, `The line ends at ${value.ref}.`],
    desk: [`${what.text} last at ${value.ref}.`],
    anchor: [`${what.text} now ${verb(what, 'stands', 'stand')} at ${value.ref}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `The pool holds ${value.ref}.`,
      `${value.ref} sits in the pool.`,
      source && `${source.ref} counts ${value.ref} in the pool.`,
      `How big is the pool? ${value.ref}.`,
    ],
    poster: [`In the pool: ${value.ref}.`, `The pool. ${value.ref}.`, `${value.ref}, all in one pool.`],
    desk: [`TVL, ${value.ref}.`, `Pool size, ${value.ref}.`, `Deposits at ${value.ref}.`],
    anchor: [
      `Deposits now stand at ${value.ref}.`,
      source && `By ${source.ref}'s count, the pool holds ${value.ref}.`,
      `Deposits noticed: ${value.ref}.`,
    ],
  }),
  warmest: ({ value: { bare }, time, period, climbs }) => ({
    any: [
      climbs && `It climbs to ${bare} ${time.at}, the warmest ${period}.`,
      `The warmest ${period}: ${time.ref}, with ${bare}.`,
      `When is it warmest? ${time.at}, at ${bare}.`,
      `${time.at} it reaches ${bare}, the high.`,
    ],
    poster: [`${bare} ${time.at}, the warmest ${period}.`, `Warmest: ${time.ref}. ${bare}.`],
    desk: [`High ${bare} ${time.at}.`, `Top of the range: ${bare} ${time.at}.`],
    anchor: [`${time.ref} is the warmest, at ${bare}.`, `The warmest ${period} brings ${bare}, ${time.at}.`],
  }),
  warmestShared: ({ value: { bare }, time, period }) => ({
    any: [`The high is ${bare}, ${time.at} for one.`, `It tops out at ${bare}.`, `No ${period} goes above ${bare}.`],
  }),
  coldest: ({ value: { bare }, time, period }) => ({
    any: [
      `The coldest ${period} is ${time.ref}, at ${bare}.`,
      `The coldest? ${time.ref}, at ${bare}.`,
      `Coldest of all: ${time.ref}, ${bare}.`,
      `${time.at} it is down to ${bare}.`,
    ],
    poster: [`${bare} ${time.at}, the coldest.`, `Coldest: ${time.ref}. ${bare}.`],
    desk: [`Low ${bare} ${time.at}.`, `Bottom of the range: ${bare} ${time.at}.`],
    anchor: [`${time.ref} brings the low, ${bare}.`, `The low comes ${time.at}: ${bare}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `The low: ${value.ref}, ${time.at}.`,
      `Lowest of all: ${value.ref} ${time.at}.`,
      `And the low? ${value.ref} ${time.at}.`,
      `${time.ref} came in lowest, at ${value.ref}.`,
      counted && `${time.ref} had the least: ${value.ref}.`,
    ],
    poster: [`${time.ref}, only ${value.ref}.`],
    desk: [`Low ${value.ref} ${time.at}.`],
    anchor: [
      `At the other end, ${value.ref} ${time.at}.`,
      counted && `Fewest of all ${time.at}: ${counting(value, noun)}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} it was ${value.ref}.`,
      `It started from ${value.ref} ${time.at}.`,
      `And ${time.at}? ${value.ref}.`,
      `The first point: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${time.at}: ${value.ref}.`, `It was ${value.ref} ${time.at}.`],
    desk: [`From ${value.ref} ${time.at}.`, `Chart opens at ${value.ref}.`],
    anchor: [`The chart begins at ${value.ref}, ${time.at}.`, `${time.at} the figure was ${value.ref}.`],
  }),
  turned: ({ value, below }) => {
    const side = below ? 'below' : 'above';
    return {
      any: [
        `It began ${side} zero: ${value.ref}.`,
        `It started ${below ? 'negative' : 'positive'}, at ${value.ref}.`,
        `Not so at first: ${value.ref}.`,
        `Where did it start? At ${value.ref}.`,
      ],
      poster: [`The start: ${value.ref}. ${side} zero.`],
      desk: [`Chart opens at ${value.ref}.`],
      anchor: [`The chart opens ${side} zero, at ${value.ref}.`],
    };
  },
  total: ({ value, week, ...steps }) => ({
    any: [
      `In all, ${value.ref}.`,
      `All together: ${value.ref}.`,
      `Together the ${periodName(steps)}s make ${value.ref}.`,
      `And in all? ${value.ref}.`,
      week && `The whole week: ${value.ref}.`,
    ],
    poster: [`${value.ref} in all.`],
    desk: [`Total, ${value.ref}.`],
    anchor: [`The total comes to ${value.ref}.`],
  }),
};

/** Figures that stand in time, in English. */
export const SERIES_EN: SeriesPhrases = { ...POINTS, ...CHARTS_EN };
