import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { periodName } from './grammar.ja';

/** Openings on the weather. */
export const LEAD_WEATHER_JA: Pick<LeadPhrases, 'weather' | 'weatherDay'> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `空は${sky.ref}。` : '';
    if (!place)
      return {
        any: [`いまの気温は${value.ref}。${cover}`, `現在${value.ref}です。${cover}`, `外は${value.ref}。${cover}`],
      };
    return {
      any: [
        `${place.ref}はいま${value.ref}。${cover}`,
        `${place.ref}、現在の気温は${value.ref}です。${cover}`,
        `${value.ref}。いまの${place.ref}です。${cover}`,
      ],
      poster: [
        `${place.ref}。${value.ref}。${cover}`,
        `${value.ref}。${place.ref}、いま。`,
        `いま${value.ref}、${place.ref}。${cover}`,
      ],
      desk: [
        `${place.ref}、${value.ref}。${cover}`,
        `${place.ref}の観測値、${value.ref}。`,
        `気温${value.ref}、${place.ref}。${cover}`,
      ],
      anchor: [
        `${place.ref}の気温は現在、${value.ref}です。${cover}`,
        `${place.ref}からです。気温は${value.ref}。${cover}`,
        `現在の${place.ref}は${value.ref}。${cover}`,
      ],
      loud: [`${place.ref}、${value.ref}！${cover}`, `いまの${place.ref}？${value.ref}です！`],
      calm: [`${place.ref}に、${value.ref}の空気。${cover}`, `${value.ref}。${place.ref}の、いまです。${cover}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `${place.ref}の` : '';
    const day = periodName(period);
    return {
      any: [
        `${where}${time.at}は${value.ref}。`,
        `${value.ref}。${where}${time.at}の気温です。`,
        warmest && `${where}${time.at}は${value.ref}、いちばん暖かい${day}です。`,
        `${where}${time.at}、気温は${value.ref}です。`,
      ],
      poster: [`${value.ref}。${where}${time.at}。`, place && `${place.ref}、${time.at}。${value.ref}。`],
      desk: [`${where}最高気温${value.ref}、${time.at}。`, `${time.at}、${where}気温${value.ref}。`],
      anchor: [
        place && `${place.ref}は${time.at}に${value.ref}まで上がります。`,
        `${where}${time.at}の予報は${value.ref}です。`,
      ],
      loud: [place && `${place.ref}の${time.at}は？${value.ref}！`, `${value.ref}！${where}${time.at}です。`],
      calm: [`やがて${time.at}。${where}気温は${value.ref}。`, `${where}${time.at}は、${value.ref}になります。`],
    };
  },
};
