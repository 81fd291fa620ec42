import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, moves, within } from './grammar.id';

type FigureLeads = 'change' | 'still' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

/** Openings on one figure, still or moving. */
export const LEAD_FIGURES_ID: Pick<LeadPhrases, FigureLeads> = {
  change: ({ amount, way, what, window, also }) => {
    const span = within(window);
    const up = way === 'up';
    const beside = also ? `Itu ${also.size}.` : '';
    return {
      any: [
        `${what.text} ${moves(way)} ${amount.size} ${span}.`,
        `${moves(way)} ${amount.size} ${span}: ${what.text}.`,
        `${amount.size} ${up ? 'lebih tinggi' : 'lebih rendah'}: ${what.text} ${span}.`,
      ],
      poster: [`${moves(way)} ${amount.size}. ${what.text}.`, `${what.text}. ${amount.signed}. ${beside}`],
      desk: [`${what.text}, ${amount.signed} ${span}.`, `${what.text} ${up ? 'menguat' : 'melemah'}: ${amount.size}.`],
      anchor: [
        `${what.text} tercatat ${moves(way)} ${amount.size} ${span}.`,
        window !== '' && `Dalam ${window}, ${what.text} ${moves(way)} ${amount.size}.`,
      ],
      loud: [`${moves(way)} ${amount.size}! ${what.text}.`, `${what.text}: ${amount.signed}!`],
      calm: [
        `${what.text}, ${amount.size} ${up ? 'di atas' : 'di bawah'} yang dulu.`,
        `${amount.size}. Sejauh itu ${what.text} bergerak.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'dompet ini';
    return {
      any: [
        `${who} tidak bergerak ${within(window)}.`,
        `Tidak ada perubahan ${within(window)}: ${who}.`,
        `${who}, masih di tempat yang sama.`,
      ],
    };
  },
  moved: ({ value, what, way }) => {
    if (way === 'flat')
      return {
        any: [
          `${value.ref}. ${what.text} tidak bergerak.`,
          `${what.text} tetap di ${value.ref}.`,
          `${what.text}, tanpa perubahan: ${value.ref}.`,
        ],
      };
    const up = way === 'up';
    return {
      any: [
        `${what.text} ${moves(way)} ke ${value.ref}.`,
        `${value.ref}. ${what.text} ${moves(way)}.`,
        `${what.text} kini ${value.ref}, ${up ? 'lebih tinggi' : 'lebih rendah'} dari sebelumnya.`,
      ],
      poster: [
        `${what.text} ${moves(way)}. ${value.ref}.`,
        `${value.ref}. ${what.text} ${up ? 'menanjak' : 'menurun'}.`,
      ],
      desk: [
        `${what.text} ${up ? 'menguat' : 'melemah'}, ${value.ref}.`,
        `${what.text} di ${value.ref}, ${up ? 'di atas' : 'di bawah'} catatan lama.`,
      ],
      anchor: [
        `${what.text} telah ${moves(way)} menjadi ${value.ref}.`,
        `${what.text} sekarang berada di ${value.ref}, ${up ? 'lebih' : 'kurang'} dari sebelumnya.`,
      ],
      loud: [`${value.ref}! ${what.text} ${moves(way)}.`, `${what.text}, ${moves(way)}: ${value.ref}!`],
      calm: [`${what.text}, ${up ? 'lebih tinggi' : 'lebih rendah'}. ${value.ref}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref} diperdagangkan di ${value.ref}.`,
      `${value.ref}: segitu harga ${who.ref}.`,
      `${who.ref} ada di ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}, terakhir ${value.ref}.`, `${who.ref}, ${value.ref}.`],
    anchor: [`${who.ref} kini diperdagangkan di ${value.ref}.`, `Harga ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref}! Di ${value.ref}.`, `${value.ref}! Segitu harga ${who.ref}.`],
    calm: [`${who.ref} berhenti di ${value.ref}.`, `Di ${value.ref}, ${who.ref}.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${value.ref}: ${what.text} ${where}.`,
      `${what.text} ${where} sebesar ${value.ref}.`,
      `${value.ref}. Itulah ${what.text} ${where}.`,
    ],
    poster: [`${value.ref}. ${what.text} ${where}.`, `${what.text} ${where}. ${value.ref}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`, `${what.text} ${where}: ${value.ref}.`],
    anchor: [`${what.text} ${where} tercatat ${value.ref}.`, `Saat ini, ${what.text} ${where}: ${value.ref}.`],
    loud: [`${value.ref}! ${what.text} ${where}.`, `${what.text} ${where}? ${value.ref}!`],
    calm: [`${what.text} ${where}, di ${value.ref}.`, `${value.ref}, ${what.text} ${where}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    return {
      any: [`${sum} ${where}.`, `Ada ${sum} ${where}.`, `${noun.text} ${where}: ${value.ref}.`],
      poster: [`${value.ref}. ${noun.text} ${where}.`, `${sum}. Itu angkanya ${where}.`],
      desk: [`${noun.text} ${where}, ${value.ref}.`, `Hitungan ${where}: ${sum}.`],
      anchor: [`Tercatat ${sum} ${where}.`, `Jumlah ${noun.text} ${where} mencapai ${value.ref}.`],
      loud: [`${sum}! ${where}.`, `Hitung ${where}: ${sum}!`],
      calm: [`${noun.text} ${where}. ${value.ref}.`, `${sum}, ${where}.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${value.ref} ${what.text} ${where}.`,
      `${what.text} ${where}: ${value.ref}.`,
      `${value.ref}. ${what.text} ${where}.`,
    ],
    poster: [`${value.ref}, ${what.text}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`],
    anchor: [`Saat ini ${where}, ${value.ref} ${what.text}.`],
  }),
};
