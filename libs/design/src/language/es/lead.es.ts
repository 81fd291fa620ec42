import type { LeadPhrases } from '../phrasebook/lead.phrases';
import type { Name } from '../phrasebook/slots';
import { by, ofSize, ofSum, periodWith, the } from './grammar.es';
import { LEAD_ROWS_ES } from './lead-rows.es';

function on(place: Name | null): string {
  return place ? `en ${place.ref}` : '';
}

function within(window: string): string {
  return window === '' ? '' : `en ${window}`;
}

/** Openings in Spanish. */
export const LEAD_ES: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'este fondo';
    const where = on(place);
    return {
      any: [`Un ${rate.ref} al año: eso rinde ${who} ${where}.`, `${where}, ${who} rinde un ${rate.ref} al año.`],
      poster: [
        `${rate.ref} al año. ${who} ${where}.`,
        `${who} ${where}. ${rate.ref}.`,
        `Un año de ${who} ${where}: ${rate.ref}.`,
        `${rate.ref}, con ${who} ${where}.`,
      ],
      desk: [
        `${who} ${where}: ${rate.ref}.`,
        `${who}, al ${rate.ref} ${where}.`,
        `${rate.ref} por ${who}, ${where}.`,
        `${who} cotiza al ${rate.ref} anual ${where}.`,
      ],
      anchor: [
        `Los depósitos en ${who} ${where} rinden ahora un ${rate.ref} al año.`,
        place && `Así están los tipos ${where}: ${rate.ref} para ${who}.`,
        `${who} paga hoy un ${rate.ref} anual ${where}.`,
        venue && `Un ${rate.ref} anual para ${who}, en ${venue.ref}.`,
      ],
      loud: [
        `¡${rate.ref}! ${who} ${where}.`,
        `¿${who} ${where}? ¡Al ${rate.ref}!`,
        `${who}, ¡y paga un ${rate.ref}!`,
        `¡Atención al ${rate.ref} de ${who}!`,
      ],
      calm: [
        `Un ${rate.ref}, al cabo de un año. ${who} ${where}.`,
        place && `${where}, sin prisa, ${who} rinde un ${rate.ref}.`,
        `Pasa un año. ${who}: ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'la cartera';
    const gains = way === 'up' ? 'gana' : 'pierde';
    const gained = way === 'up' ? 'ha ganado' : 'ha perdido';
    const result = way === 'up' ? 'ganancia' : 'pérdida';
    const span = within(window);
    const beside = also ? `${by(also)}.` : '';
    return {
      any: [`${who} ${gains} ${by(amount)} ${span}.`, `${amount.size}: eso ${gains} ${who} ${span}.`],
      poster: [
        `${amount.size} ${way === 'up' ? 'más' : 'menos'}. ${who}.`,
        `${who} ${gains} ${by(amount)}. ${beside}`,
        `${who}. ${result} ${ofSize(amount)}.`,
      ],
      desk: [
        `${who}, ${result} ${ofSize(amount)} ${span}.`,
        `${who} ${gains} ${by(amount)}. ${beside}`,
        `Saldo de ${who} ${span}: ${amount.ref}.`,
      ],
      anchor: [
        `${who} ${gained} ${by(amount)} ${span}.`,
        window !== '' && `En ${window}, ${who} ${gained} ${by(amount)}.`,
        `Una ${result} ${ofSize(amount)} para ${who}.`,
      ],
      loud: [
        `¡${amount.size} ${way === 'up' ? 'arriba' : 'abajo'}! Así va ${who}.`,
        `${who} ${gains}... ¡${amount.size}!`,
        window !== '' && `${window}. ${amount.size}. Y ${who} ${way === 'up' ? 'sube' : 'cae'}.`,
      ],
      calm: [
        `${who}. ${amount.size}, hacia ${way === 'up' ? 'arriba' : 'abajo'}.`,
        `Pasan ${window === '' ? 'los días' : window}. ${who} ${gains} ${by(amount)}.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? (what ? the(what) : 'la cartera');
    return {
      any: [
        `${who} no se ${what?.plural ? 'han' : 'ha'} movido ${within(window)}.`,
        `Sin cambios ${within(window)}: ${who}.`,
        `${who}, donde ${what?.plural ? 'estaban' : 'estaba'}.`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'la mesa';
    const sum = prescribed ? amount : `${amount} netos`;
    const span = within(window);
    const verbs = sold ? 'vende' : 'compra';
    const of = asset ? asset.ref : '';
    return {
      any: [
        `${subject} ${verbs} ${of}: ${sum}.`,
        `${subject} ${verbs}: ${sum} ${span}.`,
        `${sum}. ${subject} ${verbs} ${of}.`,
      ],
      poster: [
        `${sum}. ${subject} ${verbs}.`,
        `${subject} ${verbs}. ${sum}.`,
        asset && `${of}: ${sum}. ${subject} ${verbs}.`,
      ],
      desk: [
        `${subject}, ${sum} ${span}.`,
        `${subject}, ${sold ? 'vendedor' : 'comprador'}: ${sum}.`,
        asset && `${of}: ${subject}, ${sum}.`,
      ],
      anchor: [
        `${subject} ${verbs} ${of} ${span}: ${sum}.`,
        `A esta hora, ${subject} ${verbs} ${of}: ${sum}.`,
        `Manda ${subject}, que ${verbs} ${sum} ${span}.`,
      ],
      loud: [`¡${sum}! ${subject} ${verbs}.`, `${subject} ${verbs} ${of}. ¡${sum}!`, `En el ring, ${subject}: ${sum}.`],
      calm: [`${subject} va ${sold ? 'vendiendo' : 'comprando'}. ${sum}.`, `${sum}, poco a poco. ${subject} ${verbs}.`],
    };
  },
  ...LEAD_ROWS_ES,
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Cielo: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} ahora mismo${cover}.`,
          `Ahora, ${value.ref}${cover}.`,
          `A esta hora, ${value.ref}. ${alone}`,
        ],
      };
    return {
      any: [`${value.ref} en ${place.ref}${cover}.`, `Ahora mismo, ${value.ref} en ${place.ref}${cover}.`],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. Así está ${place.ref}.`,
        `${place.ref}: ${value.ref}${cover}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${place.ref} marca ${value.ref}${cover}.`,
        `Termómetro de ${place.ref}: ${value.ref}.`,
      ],
      anchor: [
        `A esta hora, ${value.ref} en ${place.ref}${cover}.`,
        `${place.ref} registra ${value.ref}. ${alone}`,
        `La temperatura en ${place.ref} es ${ofSum(value)}. ${alone}`,
      ],
      loud: [`¡${place.ref}, ${value.ref}! ${alone}`, `¿${place.ref}? ¡${value.ref}!`],
      calm: [`En ${place.ref}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, ahora. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = on(place);
    const top = periodWith(period, 'el', 'la');
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at} ${where}: ${value.ref}.`,
        warmest && `${value.ref} ${time.at}, ${top} de más calor ${where}.`,
        warmest &&
          `${top} más cálid${period === 'week' || period === 'hour' ? 'a' : 'o'} ${where}: ${time.ref}, ${value.ref}.`,
      ],
      poster: [`${value.ref}. ${time.at} ${where}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Máxima ${where}: ${value.ref}, ${time.at}.`, `${time.ref}, ${value.ref} ${where}.`],
      anchor: [
        place && `${place.ref} llega a ${value.ref} ${time.at}.`,
        `Previsión ${where} para ${time.at}: ${value.ref}.`,
      ],
      loud: [place && `¿${place.ref}? ${time.ref}: ¡${value.ref}!`, `¡${value.ref} ${where}! ${time.at}.`],
      calm: [`Llega ${time.at}. ${where}, ${value.ref}.`, `${value.ref}. ${time.at} ${where}.`],
    };
  },
};
