import type { LeadPhrases } from '../phrasebook/lead.phrases';

/** Openings on the weather, in English. */
export const LEAD_WEATHER_EN: Pick<LeadPhrases, 'weather' | 'weatherDay'> = {
  weather: ({ value, place, sky }) => {
    const and = sky ? `, and ${sky.ref}` : '';
    const alone = sky ? `${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} right now${and}.`,
          `It is ${value.ref} at this hour${and}.`,
          `Right now, ${value.ref}${and}.`,
        ],
        poster: [`${value.ref}. Right now. ${alone}`, `Right now: ${value.ref}. ${alone}`],
        desk: [`Now ${value.ref}. ${alone}`, `Last reading, ${value.ref}. ${alone}`],
        anchor: [`The temperature stands at ${value.ref}${and}.`, `At this hour, ${value.ref}${and}.`],
      };
    const where = `in ${place.ref}`;
    return {
      any: [`${value.ref} ${where}${and}.`, `It is ${value.ref} ${where}${and}.`],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. ${place.ref}. ${alone}`,
        `${value.ref}. That's ${place.ref} right now.`,
        `${value.ref} ${where}. ${alone}`,
        `${place.ref}: ${value.ref}${and}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${place.ref} reads ${value.ref}${and}.`,
        `${value.ref} at ${place.ref} now. ${alone}`,
        `${place.ref} at ${value.ref}. ${alone}`,
        `Now ${where}: ${value.ref}${and}.`,
      ],
      anchor: [
        `${value.ref} ${where} at this hour${and}.`,
        `At this hour ${where}, ${value.ref}${and}.`,
        `${place.ref} reports ${value.ref}${and}.`,
        `The temperature ${where} is ${value.ref}. ${alone}`,
        `${where} it is ${value.ref}${and}.`,
      ],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `in ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at} ${where}: ${value.ref}.`,
        warmest && `${value.ref} ${time.at}, the warmest ${period} ${where}.`,
        warmest && `The warmest ${period} ${where}: ${time.ref}, ${value.ref}.`,
      ],
      poster: [
        `${value.ref}. ${time.at} ${where}.`,
        place && `${place.ref}, ${time.ref}. ${value.ref}.`,
        warmest && `${value.ref} ${time.at}. Nothing warmer.`,
      ],
      desk: [
        place ? `${place.ref} high, ${value.ref} ${time.at}.` : `High ${value.ref} ${time.at}.`,
        `${time.ref}, ${value.ref} ${where}.`,
        warmest && `Top of the range ${where}: ${value.ref}, ${time.ref}.`,
      ],
      anchor: [
        warmest && `The warmest ${period} ${where} will be ${time.ref}, at ${value.ref}.`,
        place && `${place.ref} reaches ${value.ref} ${time.at}.`,
        `The forecast ${where} for ${time.ref}: ${value.ref}.`,
      ],
      loud: [
        warmest && `${value.ref}! ${time.ref} beats every other ${period} ${where}.`,
        `${time.ref} ${where}! ${value.ref}.`,
        place && `${place.ref}? ${time.ref}: ${value.ref}!`,
        `${value.ref} ${where}. That's ${time.ref}!`,
      ],
      calm: [
        `${time.ref} comes ${where}. ${value.ref}.`,
        `${value.ref}. ${time.ref} ${where}.`,
        warmest && `One ${period} is warmer than the rest. ${time.ref}, ${value.ref}.`,
        place && `Over ${place.ref}, ${time.at}, ${value.ref}.`,
      ],
    };
  },
};
