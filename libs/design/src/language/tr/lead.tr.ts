import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { inName } from './harmony.tr';
import { LEAD_FIGURES_TR } from './lead-figures.tr';
import { LEAD_ROWS_TR } from './lead-rows.tr';

/** Openings in Turkish. */
export const LEAD_TR: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'bu havuz';
    const where = place ? inName(place.ref, place.raw) : '';
    return {
      any: [
        `${where} ${who} yılda ${rate.ref} kazandırıyor.`,
        `Yılda ${rate.ref}: ${who} ${where} bu kadar kazandırıyor.`,
      ],
      poster: [
        `Yılda ${rate.ref}. ${where} ${who}.`,
        `${where} ${who}. ${rate.ref}.`,
        `${who}, bir yıl, ${rate.ref}.`,
        `${rate.ref}. Yılda. ${where} ${who}.`,
      ],
      desk: [`${who} ${where}: ${rate.ref}.`, `${where} ${who}, ${rate.ref}.`, `${who} getirisi ${where} ${rate.ref}.`],
      anchor: [
        `${where} ${who} mevduatı şu anda yılda ${rate.ref} getiriyor.`,
        place && `Şu saatlerde ${where} faizler: ${who} için ${rate.ref}.`,
        venue && `${who}, ${inName(venue.ref, venue.raw)} yıllık ${rate.ref} veriyor.`,
      ],
      loud: [
        `${rate.ref}! ${where} ${who}.`,
        `${who} ${where} ne veriyor? ${rate.ref}!`,
        `${who} kazandırıyor: ${rate.ref}!`,
      ],
      calm: [
        `Bir yılın sonunda ${rate.ref}. ${where} ${who}.`,
        place && `${where}, sessizce. ${who} yılda ${rate.ref} kazandırıyor.`,
        `Bir yıl geçiyor. ${who}, ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'cüzdan';
    const side = way === 'up' ? 'kârda' : 'zararda';
    const result = way === 'up' ? 'kâr' : 'zarar';
    const beside = also ? `Yani ${also.size}.` : '';
    return {
      any: [
        `${who} ${window} ${amount.size} ${side}.`,
        `${window} ${amount.size} ${result}: ${who}.`,
        `${who} ${window} ${amount.size} ${way === 'up' ? 'kazandı' : 'kaybetti'}.`,
      ],
      poster: [`${amount.size} ${result}. ${who}.`, `${who}: ${amount.size} ${side}. ${beside}`],
      desk: [`${who}, ${window} ${amount.signed}.`, `${who} bilançosu: ${window} ${amount.signed}.`],
      anchor: [
        `${who} cüzdanı ${window} ${amount.size} ${result} yazdı.`,
        window !== '' && `${window} ${who} hesabında ${amount.size} ${result} var.`,
      ],
      loud: [
        `${amount.size} ${result}! İşte ${who}.`,
        `${who} ${way === 'up' ? 'kazandı' : 'kaybetti'}... ${amount.size}!`,
      ],
      calm: [
        `${who}. ${amount.size} ${side}.`,
        window !== '' && `${window}, baştan sona: ${who} ${amount.size} ${side}.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'cüzdan';
    return {
      any: [`${who} ${window} yerinden oynamadı.`, `${window} değişiklik yok: ${who}.`, `${who} ${window} aynı yerde.`],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'masa';
    const sum = prescribed ? amount : `net ${amount}`;
    const trades = sold ? 'satıyor' : 'alıyor';
    const side = sold ? 'satış tarafında' : 'alım tarafında';
    const of = asset ? asset.ref : '';
    return {
      any: [
        `${subject} ${of} ${trades}: ${sum}.`,
        `${subject} ${window} ${trades}: ${sum}.`,
        `${sum}. ${subject} ${of} ${trades}.`,
      ],
      poster: [`${sum}. ${subject} ${trades}.`, `${subject} ${trades}. ${sum}.`],
      desk: [`${subject}, ${window} ${sum}.`, `${subject} ${side}: ${sum}.`, asset && `${of}: ${subject}, ${sum}.`],
      anchor: [
        `${subject} ${window} ${of} ${trades}: ${sum}.`,
        `Şu saatlerde ${subject} ${of} ${trades}: ${sum}.`,
        `${side} ${window} ${subject} var: ${sum}.`,
      ],
      loud: [`${sum}! ${subject} ${trades}.`, `${subject} ${of} ${trades}. ${sum}!`, `Ringde ${subject}: ${sum}.`],
      calm: [`${subject} ${window} ${trades}. ${sum}.`, `${sum}, ${subject} bu kadar ${trades}.`],
    };
  },
  ...LEAD_ROWS_TR,
  ...LEAD_FIGURES_TR,
};
