import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { nameTopic, periodName, timeTopic } from './grammar.ko';

/** Openings on the weather. */
export const LEAD_WEATHER_KO: Pick<LeadPhrases, 'weather' | 'weatherDay'> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `하늘은 ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `지금 기온은 ${value.ref}입니다. ${cover}`,
          `현재 ${value.ref}. ${cover}`,
          `바깥은 ${value.ref}입니다. ${cover}`,
        ],
      };
    return {
      any: [
        `${nameTopic(place)} 지금 ${value.ref}입니다. ${cover}`,
        `${place.ref}, 현재 기온 ${value.ref}입니다. ${cover}`,
        `${value.ref}. 지금 ${place.ref}입니다. ${cover}`,
      ],
      poster: [
        `${place.ref}. ${value.ref}. ${cover}`,
        `${value.ref}. 지금 ${place.ref}.`,
        `지금 ${value.ref}, ${place.ref}. ${cover}`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${cover}`,
        `${place.ref} 관측값 ${value.ref}.`,
        `기온 ${value.ref}, ${place.ref}. ${cover}`,
      ],
      anchor: [
        `${place.ref}의 현재 기온은 ${value.ref}입니다. ${cover}`,
        `${place.ref}입니다. 기온은 ${value.ref}. ${cover}`,
        `현재 ${nameTopic(place)} ${value.ref}입니다. ${cover}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${cover}`, `지금 ${place.ref}? ${value.ref}입니다!`],
      calm: [`${place.ref}에 ${value.ref}의 공기. ${cover}`, `${value.ref}. 지금의 ${place.ref}입니다. ${cover}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `${place.ref}의` : '';
    const day = periodName(period);
    return {
      any: [
        `${where} ${timeTopic(time)} ${value.ref}입니다.`,
        `${value.ref}. ${where} ${time.at} 기온입니다.`,
        warmest && `${where} ${timeTopic(time)} ${value.ref}, 가장 따뜻한 ${day}입니다.`,
        `${where} ${time.at}, 기온은 ${value.ref}입니다.`,
      ],
      poster: [`${value.ref}. ${where} ${time.at}.`, place && `${place.ref}, ${time.at}. ${value.ref}.`],
      desk: [`${where} 최고 기온 ${value.ref}, ${time.at}.`, `${time.at} ${where} 기온 ${value.ref}.`],
      anchor: [
        place && `${nameTopic(place)} ${time.at}에 ${value.ref}까지 오릅니다.`,
        `${where} ${time.at} 예보는 ${value.ref}입니다.`,
      ],
      loud: [place && `${place.ref}의 ${timeTopic(time)}? ${value.ref}!`, `${value.ref}! ${where} ${time.at}입니다.`],
      calm: [`이윽고 ${time.at}. ${where} 기온은 ${value.ref}.`, `${where} ${timeTopic(time)}, ${value.ref}가 됩니다.`],
    };
  },
};
