import type { LeadPhrases } from '../phrasebook/lead.phrases';
import type { Name } from '../phrasebook/slots';
import { ofValue, theSize, toValue, valueOf } from './articles.it';
import { LEAD_FIGURES_IT } from './lead-figures.it';
import { LEAD_ROWS_IT } from './lead-rows.it';
import { periodWith, to } from './grammar.it';

function on(place: Name | null): string {
  return place ? `su ${place.ref}` : '';
}

function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

/** Openings in Italian. */
export const LEAD_IT: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'questo pool';
    const where = on(place);
    const share = valueOf(rate);
    return {
      any: [
        `${share} l'anno: tanto rende ${who} ${where}.`,
        `${where}, ${who} rende ${share} l'anno.`,
        `${who} ${where} frutta ${share} l'anno.`,
      ],
      poster: [
        `${rate.ref} l'anno. ${who} ${where}.`,
        `${who} ${where}. ${rate.ref}.`,
        `Un anno di ${who} ${where}: ${rate.ref}.`,
        `${rate.ref}, con ${who} ${where}.`,
      ],
      desk: [
        `${who} ${where}: ${rate.ref}.`,
        `${who} ${toValue(rate)} ${where}.`,
        `${rate.ref} per ${who} ${where}.`,
        `${who} tratta ${toValue(rate)} annuo ${where}.`,
      ],
      anchor: [
        `I depositi in ${who} ${where} rendono ora ${share} l'anno.`,
        place && `Ecco i tassi ${where}: ${rate.ref} per ${who}.`,
        `${who} paga oggi ${share} annuo ${where}.`,
        venue && `Rendimento annuo ${ofValue(rate)} per ${who}, su ${venue.ref}.`,
      ],
      loud: [
        `${rate.ref}! ${who} ${where}.`,
        `${who} ${where}? ${toValue(rate)}!`,
        `${who}, e paga ${share}!`,
        `Occhio ${toValue(rate)} di ${who}!`,
      ],
      calm: [
        `${share}, in capo a un anno. ${who} ${where}.`,
        place && `${where}, senza fretta, ${who} rende ${share}.`,
        `Passa un anno. ${who}: ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'il portafoglio';
    const up = way === 'up';
    const gains = up ? 'guadagna' : 'perde';
    const gained = up ? 'ha guadagnato' : 'ha perso';
    const result = up ? 'guadagno' : 'perdita';
    const span = within(window);
    const beside = also ? `È ${theSize(also)}.` : '';
    return {
      any: [
        `${who} ${gains} ${amount.size} ${span}.`,
        `${amount.size}: tanto ${gains} ${who} ${span}.`,
        `${amount.size} in ${up ? 'più' : 'meno'} per ${who} ${span}.`,
      ],
      poster: [
        `${amount.size} in ${up ? 'più' : 'meno'}. ${who}.`,
        `${who} ${gains} ${amount.size}. ${beside}`,
        `${who}. ${result} di ${amount.size}.`,
      ],
      desk: [
        `${who}, ${result} di ${amount.size} ${span}.`,
        `${who} ${gains} ${amount.size}. ${beside}`,
        `Saldo di ${who} ${span}: ${amount.ref}.`,
      ],
      anchor: [
        `${who} ${gained} ${amount.size} ${span}.`,
        window !== '' && `In ${window} ${who} ${gained} ${amount.size}.`,
        `${up ? 'Un guadagno' : 'Una perdita'} di ${amount.size} per ${who}.`,
      ],
      loud: [
        `${amount.size} ${up ? 'in più' : 'in meno'}! Ecco ${who}.`,
        `${who} ${gains}... ${amount.size}!`,
        window !== '' && `In ${window}, ${amount.size}. E ${who} ${up ? 'sale' : 'scende'}.`,
      ],
      calm: [
        `${who}. ${amount.size}, ${up ? "verso l'alto" : 'verso il basso'}.`,
        `Passano ${window === '' ? 'i giorni' : window}. ${who} ${gains} ${amount.size}.`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'il mercato';
    const sum = prescribed ? amount : `${amount} netti`;
    const span = within(window);
    const deals = sold ? 'vende' : 'compra';
    const of = asset ? asset.ref : '';
    return {
      any: [
        `${subject} ${deals} ${of}: ${sum}.`,
        `${subject} ${deals}: ${sum} ${span}.`,
        `${sum}. ${subject} ${deals} ${of}.`,
      ],
      poster: [
        `${sum}. ${subject} ${deals}.`,
        `${subject} ${deals}. ${sum}.`,
        asset && `${of}: ${sum}. ${subject} ${deals}.`,
      ],
      desk: [
        `${subject}, ${sum} ${span}.`,
        `${subject} in ${sold ? 'vendita' : 'acquisto'}: ${sum}.`,
        asset && `${of}: ${subject}, ${sum}.`,
      ],
      anchor: [
        `${subject} ${deals} ${of} ${span}: ${sum}.`,
        `A quest'ora ${subject} ${deals} ${of}: ${sum}.`,
        `In testa c'è ${subject}, che ${deals} ${sum} ${span}.`,
      ],
      loud: [`${sum}! ${subject} ${deals}.`, `${subject} ${deals} ${of}. ${sum}!`, `Sul ring, ${subject}: ${sum}.`],
      calm: [
        `${subject} continua a ${sold ? 'vendere' : 'comprare'}. ${sum}.`,
        `${sum}, un passo alla volta. ${subject} ${deals}.`,
      ],
    };
  },
  ...LEAD_ROWS_IT,
  ...LEAD_FIGURES_IT,
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Cielo: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} in questo momento${cover}.`,
          `Ora, ${value.ref}${cover}.`,
          `A quest'ora, ${value.ref}. ${alone}`,
        ],
      };
    const where = to(place);
    return {
      any: [
        `${value.ref} ${where}${cover}.`,
        `In questo momento, ${value.ref} ${where}${cover}.`,
        `${where} ci sono ${value.ref}${cover}.`,
      ],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. Oggi ${where}.`,
        `${place.ref}: ${value.ref}${cover}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${place.ref} segna ${value.ref}${cover}.`,
        `Termometro ${where}: ${value.ref}.`,
      ],
      anchor: [
        `A quest'ora ${where} si registrano ${value.ref}${cover}.`,
        `${place.ref} registra ${value.ref}. ${alone}`,
        `La temperatura ${where} è di ${value.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`${where}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, adesso. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? to(place) : '';
    const top = periodWith(period, 'il', 'la');
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `Ecco ${time.at} ${where}: ${value.ref}.`,
        `Previsti ${time.at} ${where} ${value.ref}.`,
        warmest &&
          `${value.ref} ${time.at}, ${top} più cald${period === 'week' || period === 'hour' ? 'a' : 'o'} ${where}.`,
      ],
      poster: [`${value.ref}. ${where}, ${time.at}.`, place && `${place.ref}, ${time.at}. ${value.ref}.`],
      desk: [`Massima ${where}: ${value.ref}, ${time.at}.`, place && `${place.ref} ${time.at}, ${value.ref}.`],
      anchor: [
        place && `${place.ref} arriva a ${value.ref} ${time.at}.`,
        `La previsione ${where} per ${time.ref}: ${value.ref}.`,
      ],
      loud: [place && `${place.ref}, ${time.at}? ${value.ref}!`, `${value.ref} ${where}! È ${time.ref}.`],
      calm: [`Arriva ${time.ref}. ${where}, ${value.ref}.`, `${value.ref}, ${time.at}, ${where}.`],
    };
  },
};
