import type { LeadPhrases } from '../phrasebook/lead.phrases';
import type { Name } from '../phrasebook/slots';
import { within } from './grammar.id';
import { LEAD_FIGURES_ID } from './lead-figures.id';
import { LEAD_ROWS_ID } from './lead-rows.id';

function on(place: Name | null): string {
  return place ? `di ${place.ref}` : '';
}

/** Openings in Indonesian. */
export const LEAD_ID: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'pool ini';
    const where = on(place);
    return {
      any: [
        `${rate.ref} setahun: segitu hasil ${who} ${where}.`,
        `${where}, ${who} memberi ${rate.ref} setahun.`,
        `${who} ${where} menghasilkan ${rate.ref} setahun.`,
      ],
      poster: [
        `${rate.ref} setahun. ${who} ${where}.`,
        `${who} ${where}. ${rate.ref}.`,
        `Setahun ${who} ${where}: ${rate.ref}.`,
        `${rate.ref}, lewat ${who} ${where}.`,
      ],
      desk: [
        `${who} ${where}: ${rate.ref}.`,
        `${who} di level ${rate.ref} ${where}.`,
        `${rate.ref} untuk ${who} ${where}.`,
        `Bunga ${who} ${where}, ${rate.ref} per tahun.`,
      ],
      anchor: [
        `Simpanan ${who} ${where} kini memberi ${rate.ref} setahun.`,
        place && `Bunga ${where} saat ini: ${rate.ref} untuk ${who}.`,
        `${who} hari ini membayar ${rate.ref} per tahun ${where}.`,
        venue && `Imbal hasil ${rate.ref} setahun untuk ${who}, lewat ${venue.ref}.`,
      ],
      loud: [
        `${rate.ref}! ${who} ${where}.`,
        `${who} ${where}? ${rate.ref}!`,
        `${who}, dan bayarannya ${rate.ref}!`,
        `Catat: ${rate.ref} dari ${who}!`,
      ],
      calm: [
        `${rate.ref}, dalam setahun. ${who} ${where}.`,
        place && `${where}, pelan-pelan, ${who} tumbuh ${rate.ref}.`,
        `Setahun berlalu. ${who}: ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'dompet ini';
    const up = way === 'up';
    const gains = up ? 'untung' : 'rugi';
    const span = within(window);
    const beside = also ? `Itu ${also.size}.` : '';
    return {
      any: [
        `${who} ${gains} ${amount.size} ${span}.`,
        `${amount.size}: segitu ${gains} ${who} ${span}.`,
        `${who} ${up ? 'bertambah' : 'berkurang'} ${amount.size} ${span}.`,
      ],
      poster: [
        `${up ? 'Naik' : 'Turun'} ${amount.size}. ${who}.`,
        `${who} ${gains} ${amount.size}. ${beside}`,
        `${who}. ${gains} ${amount.size}.`,
      ],
      desk: [
        `${who}, ${gains} ${amount.size} ${span}.`,
        `${who} ${gains} ${amount.size}. ${beside}`,
        `Hasil ${who} ${span}: ${amount.ref}.`,
      ],
      anchor: [
        `${who} mencatat ${up ? 'keuntungan' : 'kerugian'} ${amount.size} ${span}.`,
        window !== '' && `Dalam ${window}, ${who} ${gains} ${amount.size}.`,
        `${up ? 'Keuntungan' : 'Kerugian'} ${amount.size} untuk ${who}.`,
      ],
      loud: [
        `${up ? 'Naik' : 'Turun'} ${amount.size}! Ini ${who}.`,
        `${who} ${gains}... ${amount.size}!`,
        window !== '' && `Selama ${window}, ${amount.size}. ${who} ${up ? 'naik' : 'turun'}!`,
      ],
      calm: [
        `${who}. ${amount.size}, ke arah ${up ? 'atas' : 'bawah'}.`,
        `${window === '' ? 'Hari' : window} berlalu. ${who} ${gains} ${amount.size}.`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'pasar';
    const sum = prescribed ? amount : `${amount} bersih`;
    const span = within(window);
    const deals = sold ? 'menjual' : 'membeli';
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
        `${subject} di sisi ${sold ? 'jual' : 'beli'}: ${sum}.`,
        asset && `${of}: ${subject}, ${sum}.`,
      ],
      anchor: [
        `${subject} ${deals} ${of} ${span}: ${sum}.`,
        `Saat ini ${subject} ${deals} ${of}: ${sum}.`,
        `Di depan ada ${subject}, yang ${deals} ${sum} ${span}.`,
      ],
      loud: [`${sum}! ${subject} ${deals}.`, `${subject} ${deals} ${of}. ${sum}!`, `Di atas ring, ${subject}: ${sum}.`],
      calm: [`${subject} terus ${deals}. ${sum}.`, `${sum}, sedikit demi sedikit. ${subject} ${deals}.`],
    };
  },
  ...LEAD_ROWS_ID,
  ...LEAD_FIGURES_ID,
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Langit: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [`${value.ref} saat ini${cover}.`, `Sekarang ${value.ref}${cover}.`, `Jam ini, ${value.ref}. ${alone}`],
      };
    return {
      any: [
        `${value.ref} di ${place.ref}${cover}.`,
        `Saat ini ${value.ref} di ${place.ref}${cover}.`,
        `${place.ref} sekarang ${value.ref}${cover}.`,
      ],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. Begitulah ${place.ref}.`,
        `${place.ref}: ${value.ref}${cover}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${place.ref} mencatat ${value.ref}${cover}.`,
        `Termometer ${place.ref}: ${value.ref}.`,
      ],
      anchor: [
        `Pada jam ini suhu di ${place.ref} ${value.ref}${cover}.`,
        `${place.ref} tercatat ${value.ref}. ${alone}`,
        `Suhu di ${place.ref} saat ini ${value.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`Di ${place.ref}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, saat ini. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = on(place);
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at} ${where}: ${value.ref}.`,
        `Suhu ${where} mencapai ${value.ref} ${time.at}.`,
        warmest && `${value.ref} ${time.at}, ${period === 'hour' ? 'jam' : 'hari'} terpanas ${where}.`,
      ],
      poster: [`${value.ref}. ${time.ref} ${where}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Tertinggi ${where}: ${value.ref}, ${time.ref}.`, `${time.ref}, ${value.ref} ${where}.`],
      anchor: [
        place && `${place.ref} menyentuh ${value.ref} ${time.at}.`,
        `Prakiraan ${where} untuk ${time.ref}: ${value.ref}.`,
      ],
      loud: [place && `${place.ref}? ${time.ref}: ${value.ref}!`, `${value.ref} ${where}! ${time.at}.`],
      calm: [`${time.ref} tiba. ${where}, ${value.ref}.`, `${value.ref}. ${time.at}, ${where}.`],
    };
  },
};
