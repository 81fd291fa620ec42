import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { moves, within } from './grammar.id';
import { PARTS_ID } from './parts.id';

/** Contrasts and movements in Indonesian. */
export const CONTRAST_ID: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'pihak lain';
    const sum = prescribed ? amount : `${amount} ${out ? 'keluar' : 'masuk'}`;
    return {
      any: [
        `${name} justru sebaliknya: ${sum}.`,
        `Kalau ${name}? ${sum}.`,
        `${name}, berlawanan arah: ${sum}.`,
        `Di seberang, ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `${name} tidak. ${sum}.`, `Sisi lain, ${name}: ${sum}.`],
      desk: [`${name}, ${sum}.`, `Lawan transaksi, ${name}: ${sum}.`],
      anchor: [
        `Di sisi berlawanan, ${name}: ${sum}.`,
        `${name} bergerak ke arah sebaliknya: ${sum}.`,
        `Sementara itu, ${name}: ${sum}.`,
      ],
      loud: [`${name}? Kebalikannya! ${sum}.`, `Di sudut lain, ${name}: ${sum}.`],
      calm: [`Lewat jalan lain, ${name}. ${sum}.`, `${name}, ke arah lain: ${sum}.`],
    };
  },
  ...PARTS_ID,
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `Itu ${amount.size} lebih ${up ? 'tinggi' : 'rendah'} ${span}.`,
        `${moves(way)} ${amount.size} ${span}.`,
        `${what.text} ${moves(way)} ${amount.size} ${span}.`,
        `Ke mana arahnya? ${moves(way)}, ${amount.size} ${span}.`,
      ],
      poster: [
        `${what.text}, ${amount.signed} ${span}.`,
        window !== '' && `Dalam ${window}: ${moves(way)} ${amount.size}.`,
      ],
      desk: [`${what.text} ${up ? 'menguat' : 'melemah'}, ${amount.size} ${span}.`, `${amount.signed} ${span}.`],
      anchor: [
        window !== '' && `Dalam ${window}, ada ${up ? 'kenaikan' : 'penurunan'} ${amount.size}.`,
        `${what.text} tercatat ${moves(way)} ${amount.size} ${span}.`,
      ],
      loud: [`${moves(way)} ${amount.size} ${span}!`],
      calm: [`${up ? 'Bertambah' : 'Berkurang'} ${amount.size} ${span}.`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const up = way === 'up';
    return {
      any: [
        `${what.text} ${moves(way)} ${amount.size}, menjadi ${value.ref}.`,
        `${what.text}: ${value.ref}, ${moves(way)} ${amount.size} ${within(window)}.`,
        `${value.ref}, setelah ${moves(way)} ${amount.size}: ${what.text}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [
        `${what.text} ${value.ref}, ${amount.signed}.`,
        `${what.text} ${up ? 'menguat' : 'melemah'}, di ${value.ref}.`,
      ],
      anchor: [
        `${what.text} berada di ${value.ref}, ${moves(way)} ${amount.size} ${within(window)}.`,
        `${up ? 'Kenaikan' : 'Penurunan'} ${amount.size} membawa ${what.text} ke ${value.ref}.`,
      ],
      loud: [`${what.text}, ${moves(way)} ${amount.size}! Sekarang ${value.ref}.`],
      calm: [`${what.text}, ${moves(way)} ${amount.size}. Kini ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${what.text} tidak bergerak ${within(window)}.`,
      `Tidak ada perubahan ${within(window)}: ${what.text}.`,
      `${what.text}, tetap sama ${within(window)}.`,
    ],
  }),
};
