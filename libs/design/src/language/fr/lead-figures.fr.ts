import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { thePeriod } from './periods.fr';

type FigureLeads = 'weather' | 'weatherDay';

/** Openings on one figure. */
export const LEAD_FIGURES_FR: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Le ciel: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} en ce moment${cover}.`,
          `Il fait ${value.ref}${cover}.`,
          `À cette heure, ${value.ref}. ${alone}`,
        ],
      };
    return {
      any: [
        `${value.ref} à ${place.ref}${cover}.`,
        `Il fait ${value.ref} à ${place.ref}${cover}.`,
        `${value.ref} en ce moment à ${place.ref}. ${alone}`,
      ],
      poster: [`${place.ref}. ${value.ref}. ${alone}`, `${value.ref}. ${place.ref}, maintenant.`],
      desk: [`${place.ref}, ${value.ref}. ${alone}`, `Relevé de ${place.ref}: ${value.ref}.`],
      anchor: [
        `À cette heure, ${value.ref} à ${place.ref}${cover}.`,
        `Le thermomètre affiche ${value.ref} à ${place.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`À ${place.ref}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, en ce moment. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `à ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `Prévision ${place ? `pour ${place.ref}` : ''}: ${value.ref} ${time.at}.`,
        `On attend ${value.ref} ${where} ${time.at}.`,
        warmest && `${value.ref} ${time.at}: c’est ${thePeriod(period)} de plus forte chaleur ${where}.`,
      ],
      poster: [`${value.ref}. ${where}, ${time.at}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Maximale ${where}: ${value.ref}, ${time.at}.`, place && `${place.ref}, ${value.ref} ${time.at}.`],
      anchor: [
        place && `${place.ref} atteint ${value.ref} ${time.at}.`,
        `Les prévisions ${place ? `pour ${place.ref}` : ''} annoncent ${value.ref} ${time.at}.`,
      ],
      loud: [place && `${place.ref}? ${value.ref} ${time.at}!`, `${value.ref} ${where}! Ce sera ${time.at}.`],
      calm: [`Il fera ${value.ref} ${where} ${time.at}.`, `${value.ref} ${where}, ${time.at}.`],
    };
  },
};
