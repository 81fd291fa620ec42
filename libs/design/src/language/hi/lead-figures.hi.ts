import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { periodWith } from './grammar.hi';

type FigureLeads = 'weather' | 'weatherDay';

/** Openings on one figure: a temperature, a price, a count. */
export const LEAD_FIGURES_HI: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const above = sky ? `आसमान: ${sky.ref}।` : '';
    if (!place)
      return {
        any: [`अभी ${value.ref}${cover}।`, `इस समय तापमान ${value.ref}${cover}।`, `बाहर ${value.ref}। ${above}`],
      };
    return {
      any: [
        `${place.ref} में ${value.ref}${cover}।`,
        `${place.ref} का तापमान अभी ${value.ref} है। ${above}`,
        `अभी ${place.ref} में पारा ${value.ref} पर है। ${above}`,
      ],
      poster: [
        `${place.ref}। ${value.ref}। ${above}`,
        `${value.ref}। यही है ${place.ref}।`,
        `${place.ref}: ${value.ref}${cover}।`,
      ],
      desk: [
        `${place.ref}, ${value.ref}। ${above}`,
        `${place.ref} में पारा ${value.ref}${cover}।`,
        `थर्मामीटर, ${place.ref}: ${value.ref}।`,
      ],
      anchor: [
        `${place.ref} में इस समय तापमान ${value.ref} दर्ज हुआ है।`,
        `${place.ref} से ख़बर: ${value.ref}। ${above}`,
        `इस घड़ी ${place.ref} में तापमान ${value.ref} है${cover}।`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${above}`, `${place.ref}? ${value.ref}!`],
      calm: [`${place.ref} के ऊपर, ${value.ref}${cover}।`, `${value.ref}। ${place.ref}, इस पल। ${above}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `${place.ref} में` : '';
    const top = periodWith(period, 'सबसे गरम');
    return {
      any: [
        `${time.at} ${where} ${value.ref}।`,
        `${where} ${time.at} तापमान ${value.ref}।`,
        warmest && `${where} ${time.at} ${value.ref}, ${top}।`,
      ],
      poster: [`${value.ref}। ${where} ${time.ref}।`, place && `${place.ref}, ${time.ref}। ${value.ref}।`],
      desk: [`${where} अधिकतम: ${value.ref}, ${time.at}।`, `${time.ref}, ${where} ${value.ref}।`],
      anchor: [
        place && `${place.ref} में पारा ${time.at} ${value.ref} तक पहुँचता है।`,
        `${where} ${time.ref} का तापमान: ${value.ref}।`,
      ],
      loud: [place && `${place.ref}? ${time.ref}: ${value.ref}!`, `${where} ${value.ref}! ${time.at}।`],
      calm: [`आता है ${time.ref}। ${where} ${value.ref}।`],
    };
  },
};
