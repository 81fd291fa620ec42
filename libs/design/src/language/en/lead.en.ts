import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { on, within } from './grammar.en';
import { LEAD_ROWS_EN } from './lead-rows.en';
import { LEAD_WEATHER_EN } from './lead-weather.en';

/** Openings in English. */
export const LEAD_EN: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'this pool';
    const where = on(place);
    return {
      any: [`${rate.ref}. That's what ${who} earns ${where}.`, `${who} earns ${rate.ref} ${where}.`],
      poster: [
        `${rate.ref}. That is ${who} ${where}.`,
        `${who} ${where}. ${rate.ref}.`,
        `${rate.ref} a year. ${who} ${where}.`,
        `A year of ${who} ${where}: ${rate.ref}.`,
        `${rate.ref}, for ${who} ${where}.`,
      ],
      desk: [
        `${who} ${where}, ${rate.desk}.`,
        `${rate.ref} on ${who}, ${where}.`,
        `${who} yields ${rate.desk} ${where}.`,
        `${who} ${where} at ${rate.desk}.`,
        `${who} ${where}: ${rate.ref}.`,
      ],
      anchor: [
        place && `Rates ${where} at this hour: ${rate.ref} for ${who}.`,
        `${who} deposits ${where} now earn ${rate.ref}.`,
        `${who} ${where} pays ${rate.ref} a year.`,
        `The yield on ${who} stands at ${rate.ref} ${where}.`,
        `${rate.ref} a year: the rate for ${who} ${where}.`,
        venue && `${rate.ref} for ${who}, ${on(venue)}.`,
      ],
      loud: [
        `${rate.ref}! ${who} ${where}.`,
        `The rate of the hour ${where}: ${rate.ref}!`,
        `${who} ${where}? ${rate.ref}!`,
        `${who}, and it pays ${rate.ref}!`,
      ],
      calm: [
        `${rate.ref}, a year. ${who} ${where}.`,
        place && `Somewhere ${where}, ${who} earns ${rate.ref}.`,
        `${who} ${where} grows by ${rate.ref} a year.`,
        `A year goes by. ${who}: ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount: { size }, way, holder, window, also }) => {
    const who = holder?.ref ?? 'the wallet';
    const whose = holder?.ref ?? 'this wallet';
    const span = within(window);
    const over = window === '' ? '' : `over ${window}`;
    const gained = way === 'up' ? 'gained' : 'lost';
    const gain = way === 'up' ? 'gain' : 'loss';
    const beside = also ? `${also.size}.` : '';
    return {
      any: [
        `${who} is ${way} ${size} ${span}.`,
        `${who} is ${way} ${size}.`,
        `${way} ${size}: ${whose}.`,
        `${who} ${gained} ${size}.`,
      ],
      poster: [
        `${size} ${way}. ${who}.`,
        `${way} ${size}. ${who}.`,
        `${who}. ${way} ${size}.`,
        `${who}, ${way} ${size}. ${beside}`,
        `${gained}: ${size}. ${who}.`,
      ],
      desk: [
        `${who}, ${way} ${size} ${span}.`,
        `${who} ${way} ${size}. ${beside}`,
        `${who}: ${way} ${size} ${over}.`,
        `${who}, ${way} ${size}.`,
        `${way} ${size} on ${whose}.`,
      ],
      anchor: [
        `${who} is ${way} ${size} ${over}.`,
        window !== '' && `Within ${window}, ${who} is ${way} ${size}.`,
        `A ${gain} of ${size} for ${whose}.`,
        `${who} has ${gained} ${size} ${span}.`,
        `For ${whose}, a ${gain} of ${size}.`,
      ],
      loud: [
        `${size} ${way}! ${who}.`,
        `${who}: ${way} ${size}!`,
        window !== '' && `${window}. ${size} ${way}. ${who}.`,
      ],
      calm: [
        `${who}. ${size}, ${way}.`,
        window !== '' && `Over ${window}, ${way} ${size}. ${who}.`,
        `${way} by ${size}, ${whose}.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'the wallet';
    return { any: [`${who} did not move ${within(window)}.`, `${who} stood still ${within(window)}.`] };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const name = who?.ref ?? 'the desk';
    const did = sold ? 'sold' : 'bought';
    const sum = prescribed ? amount : `${amount} net`;
    const of = asset?.ref ?? '';
    const span = within(window);
    return {
      any: [
        `${name} ${did} ${of}: ${sum}.`,
        `${name} ${did}: ${sum} ${span}.`,
        `${name} ${did}: ${sum}.`,
        `${sum}. ${name} ${did} ${of}.`,
      ],
      poster: [
        `${sum}. ${name} ${did}.`,
        `${name} ${did}. ${sum}.`,
        `${sum} ${span}. ${name} ${did}.`,
        asset && `${of}: ${sum}. ${name} ${did}.`,
      ],
      desk: [
        `${name} ${on(asset)}: ${sum}.`,
        `${name}, ${sum} ${span}.`,
        `${name} ${did}, ${sum}.`,
        asset && `${of}: ${name}, ${sum}.`,
      ],
      anchor: [
        `${name} ${did} ${of} ${span}: ${sum}.`,
        `Flows ${on(asset)} at this hour: ${name}, ${sum}.`,
        `At this hour, ${name} ${did} ${of}: ${sum}.`,
        `${sum}: that is what ${name} ${did} ${span}.`,
      ],
      loud: [
        `${sum}! ${name} ${did}.`,
        `${name} ${did} ${of}. ${sum}!`,
        `In the ring: ${name}. ${sum}.`,
        asset && `${of}! ${name} ${did}: ${sum}.`,
      ],
      calm: [
        `${name}, ${sold ? 'selling' : 'buying'}. ${sum}.`,
        `${sum}, ${sold ? 'let go' : 'taken in'}. ${name}.`,
        asset && `${name} ${sold ? 'let go of' : 'gathered'} ${of}. ${sum}.`,
        `It is ${name} that ${did}: ${sum}.`,
      ],
    };
  },
  ...LEAD_ROWS_EN,
  ...LEAD_WEATHER_EN,
};
