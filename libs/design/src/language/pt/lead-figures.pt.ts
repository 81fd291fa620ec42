import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { periodWith } from './periods.pt';

type FigureLeads = 'weather' | 'weatherDay';

/** Openings on one figure. */
export const LEAD_FIGURES_PT: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Céu: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} agora${cover}.`,
          `Neste momento, ${value.ref}${cover}.`,
          `A esta hora, ${value.ref}. ${alone}`,
        ],
      };
    return {
      any: [
        `${value.ref} em ${place.ref}${cover}.`,
        `Faz ${value.ref} em ${place.ref}${cover}.`,
        `${place.ref} tem ${value.ref} agora. ${alone}`,
      ],
      poster: [`${place.ref}. ${value.ref}. ${alone}`, `${value.ref}. ${place.ref}, agora.`],
      desk: [`${place.ref}, ${value.ref}. ${alone}`, `Termômetro de ${place.ref}: ${value.ref}.`],
      anchor: [
        `A esta hora, ${value.ref} em ${place.ref}${cover}.`,
        `Os termômetros marcam ${value.ref} em ${place.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`Em ${place.ref}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, neste momento. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `em ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at}, ${value.ref} ${where}.`,
        `A previsão ${where}: ${value.ref} ${time.at}.`,
        warmest && `${value.ref} ${time.at}, ${periodWith(period, 'o', 'a')} mais quente ${where}.`,
      ],
      poster: [`${value.ref}. ${time.at} ${where}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Máxima ${where}: ${value.ref}, ${time.at}.`, place && `${place.ref}, ${value.ref} ${time.at}.`],
      anchor: [
        place && `${place.ref} chega a ${value.ref} ${time.at}.`,
        `Os termômetros devem marcar ${value.ref} ${time.at}.`,
      ],
      loud: [place && `${place.ref}? ${time.at}, ${value.ref}!`, `${value.ref} ${where}! É ${time.at}.`],
      calm: [`Chega ${time.ref}. ${where}, ${value.ref}.`, `${value.ref} ${where}, ${time.at}.`],
    };
  },
};
