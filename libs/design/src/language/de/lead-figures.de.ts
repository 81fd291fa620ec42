import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { periodWith } from './grammar.de';

type FigureLeads = 'weather' | 'weatherDay';

/** Openings on one figure: a temperature, a price, a count. */
export const LEAD_FIGURES_DE: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Himmel: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [`Gerade ${value.ref}${cover}.`, `${value.ref} im Moment${cover}.`, `Zur Stunde ${value.ref}. ${alone}`],
      };
    return {
      any: [`${value.ref} in ${place.ref}${cover}.`, `In ${place.ref} sind es gerade ${value.ref}${cover}.`],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. So steht es um ${place.ref}.`,
        `${place.ref}: ${value.ref}${cover}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${place.ref} misst ${value.ref}${cover}.`,
        `Thermometer ${place.ref}: ${value.ref}.`,
      ],
      anchor: [
        `In ${place.ref} werden zur Stunde ${value.ref} gemessen${cover}.`,
        `${place.ref} meldet ${value.ref}. ${alone}`,
        `Die Temperatur in ${place.ref} beträgt ${value.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`Über ${place.ref}: ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, in diesem Moment. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `in ${place.ref}` : '';
    const top = periodWith(period, 'der wärmste', 'die wärmste', 'das wärmste');
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at} ${where}: ${value.ref}.`,
        warmest && `${value.ref} ${time.at}, ${top} ${where}.`,
      ],
      poster: [`${value.ref}. ${time.at} ${where}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Hoch ${where}: ${value.ref}, ${time.at}.`, `${time.ref}, ${value.ref} ${where}.`],
      anchor: [
        place && `${place.ref} erreicht ${time.at} ${value.ref}.`,
        `Vorhersage für ${time.ref} ${where}: ${value.ref}.`,
      ],
      loud: [place && `${place.ref}? ${time.ref}: ${value.ref}!`, `${value.ref} ${where}! ${time.at}.`],
      calm: [`Es wird ${time.ref}. ${where} ${value.ref}.`],
    };
  },
};
