import type { WordPhrases } from '../phrasebook/words.phrases';

/** Moments of a timeline, in English. */
export const MOMENTS_EN: Pick<WordPhrases, 'next' | 'latest' | 'first' | 'then'> = {
  next: ({ text, time: { at } }) => ({
    any: [
      `Next, ${at}: ${text}`,
      `${at}, next: ${text}`,
      `Still to come, ${at}: ${text}`,
      `What comes next? ${at}: ${text}`,
    ],
    poster: [`Next: ${text}`, `${at}. ${text}`],
    desk: [`Next up ${at}: ${text}`, `On the calendar ${at}, ${text}`],
    anchor: [`Next on the calendar, ${at}: ${text}`, `Coming up ${at}: ${text}`],
    loud: [`Up next, ${at}: ${text}`, `Next stop, ${at}! ${text}`],
    calm: [`And then, ${at}, ${text}`, `${at}, then: ${text}`],
  }),
  latest: ({ text, time: { at } }) => ({
    any: [
      `The latest, ${at}: ${text}`,
      `Most recent: ${text}`,
      `${at}, the latest: ${text}`,
      `What came last? ${at}: ${text}`,
    ],
    poster: [`${at}. ${text}`],
    desk: [`Last entry ${at}: ${text}`],
    anchor: [`Most recently, ${at}: ${text}`],
    loud: [`Latest of all, ${at}! ${text}`],
    calm: [`At last, ${at}: ${text}`],
  }),
  first: ({ text, time: { at } }) => ({
    any: [`First, ${at}: ${text}`, `The start, ${at}: ${text}`, `The list opens ${at}: ${text}`],
    poster: [`First: ${text}`],
    desk: [`First entry ${at}: ${text}`],
    anchor: [`First came this, ${at}: ${text}`],
    loud: [`First up, ${at}: ${text}`],
    calm: [`At the start, ${at}: ${text}`],
  }),
  then: ({ text, time: { at } }) => ({
    any: [`Then, ${at}: ${text}`, `After that, ${at}: ${text}`, `${at} follows: ${text}`],
    poster: [`Then: ${text}`],
    desk: [`After that: ${text}`],
    anchor: [`It goes on ${at}: ${text}`, `Later, ${at}: ${text}`],
    loud: [`And then, ${at}: ${text}`],
    calm: [`Later: ${text}`, `Later still, ${at}: ${text}`],
  }),
};
