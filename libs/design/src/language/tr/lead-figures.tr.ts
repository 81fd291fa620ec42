import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { periodName } from './grammar.tr';
import { inName } from './harmony.tr';

type FigureLeads = 'weather' | 'weatherDay';

/** Openings on one figure: a temperature, a price, a count. */
export const LEAD_FIGURES_TR: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Gökyüzü: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `Şu anda ${value.ref}${cover}.`,
          `Hava şimdi ${value.ref}${cover}.`,
          `Şu saatlerde ${value.ref}. ${alone}`,
        ],
      };
    const where = inName(place.ref, place.raw);
    return {
      any: [`${where} ${value.ref}${cover}.`, `${where} hava şu anda ${value.ref}${cover}.`],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. İşte ${place.ref}.`,
        `${place.ref}: ${value.ref}${cover}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${where} termometre ${value.ref}.`,
        `${place.ref} ölçümü ${value.ref}.`,
      ],
      anchor: [
        `${where} şu saatlerde ${value.ref} ölçülüyor${cover}.`,
        `${where} sıcaklık ${value.ref}. ${alone}`,
        `${place.ref} için son ölçüm ${value.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${where} kaç derece? ${value.ref}!`],
      calm: [`${where}, şu an: ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, tam şu anda. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? inName(place.ref, place.raw) : '';
    return {
      any: [
        `${time.at} ${where} ${value.ref}.`,
        `${where} ${time.at}: ${value.ref}.`,
        warmest && `${where} en sıcak ${periodName(period)}: ${time.ref}, ${value.ref}.`,
      ],
      poster: [`${value.ref}. ${where} ${time.at}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`${where} en yüksek: ${value.ref}, ${time.at}.`, `${time.ref}, ${where} ${value.ref}.`],
      anchor: [`${where} ${time.at} hava ${value.ref}.`, `${where} ${time.ref} tahmini: ${value.ref}.`],
      loud: [place && `${place.ref} mi? ${time.ref}: ${value.ref}!`, `${where} ${value.ref}! ${time.at}.`],
      calm: [`Sıra ${time.ref}. ${where} ${value.ref}.`],
    };
  },
};
