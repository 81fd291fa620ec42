import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { amountOf, counting, label, moved, moves, periodName } from './grammar.tr';
import { inName } from './harmony.tr';

type FigureLeads = 'weather' | 'weatherDay' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

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
  moved: ({ value, what: given, way }) => {
    const what = amountOf(given);
    if (way === 'flat')
      return {
        any: [
          `${value.ref}. ${what.text} değişmedi.`,
          `${what.text} aynı: ${value.ref}.`,
          `Değişiklik yok: ${what.text}, ${value.ref}.`,
        ],
      };
    const up = way === 'up';
    return {
      any: [
        `${what.text} ${moved(way)}: ${value.ref}.`,
        `${value.ref}. ${what.text} ${moves(way)}.`,
        `${what.text} şimdi ${value.ref}, öncekinden ${up ? 'yüksek' : 'düşük'}.`,
      ],
      poster: [`${what.text} ${up ? 'yukarı' : 'aşağı'}. ${value.ref}.`, `${value.ref}. ${what.text} ${moved(way)}.`],
      desk: [`${what.text} ${up ? 'yukarıda' : 'aşağıda'}, ${value.ref}.`, `${what.text}, son ${value.ref}.`],
      anchor: [
        `${label(what)} ${value.ref} düzeyine ${up ? 'yükseldi' : 'geriledi'}.`,
        `${value.ref} ile ${what.text} öncekinden ${up ? 'yüksek' : 'düşük'}.`,
      ],
      loud: [
        `${value.ref}! ${what.text} ${moves(way)}.`,
        `${what.text} ${up ? 'tırmanıyor' : 'düşüyor'}: ${value.ref}!`,
      ],
      calm: [`${what.text}, biraz daha ${up ? 'yukarıda' : 'aşağıda'}. ${value.ref}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref} şu anda ${value.ref}.`,
      `${value.ref}: ${who.ref} bu fiyatta.`,
      `${who.ref} ${value.ref} düzeyinde işlem görüyor.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}, son ${value.ref}.`, `${who.ref} ${value.ref}.`],
    anchor: [`${who.ref} fiyatı ${value.ref}.`, `Borsada ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref}! ${value.ref}.`, `${value.ref}! ${who.ref} bu kadar.`],
    calm: [`${who.ref}, ${value.ref} düzeyinde duruyor.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${value.ref}: ${where} ${what.text}.`,
      `${where} ${label(what)} ${value.ref}.`,
      `${value.ref}. ${where} ${what.text} bu kadar.`,
    ],
    poster: [`${value.ref}. ${where} ${what.text}.`, `${where} ${what.text}. ${value.ref}.`],
    desk: [`${where} ${what.text}, ${value.ref}.`],
    anchor: [`${where} ${label(what)} ${value.ref} düzeyinde.`, `${where} tablo şöyle: ${label(what)} ${value.ref}.`],
    loud: [`${value.ref}! ${where} ${what.text}.`, `${where} ${what.text} ne kadar? ${value.ref}!`],
    calm: [`${value.ref}. ${where}, ${what.text}.`, `${value.ref}, ${where} ${what.text}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    return {
      any: [`${where} ${sum}.`, `${where} ${sum} var.`, `${where} ${noun.text} sayısı: ${value.ref}.`],
      poster: [`${value.ref}. ${where} ${noun.text} sayısı.`, `${sum}. ${where} sayı bu.`],
      desk: [`${where} ${noun.text}, ${value.ref}.`, `${where} sayım: ${sum}.`],
      anchor: [`${where} sayılan: ${sum}.`, `${where} kayıtlarda ${sum} var.`],
      loud: [`${sum}! ${where}.`, `${where} kaç ${noun.text}? ${value.ref}!`],
      calm: [`${where} ${noun.text}. ${value.ref}.`, `${sum}, ${where}.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${where} ${what.text}: ${value.ref}.`,
      `${value.ref} ${what.text}. ${where}.`,
      `${where} ${value.ref} ${what.text}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${where} ${what.text}, ${value.ref}.`],
    anchor: [`${where} ${what.text} payı: ${value.ref}.`],
  }),
};
