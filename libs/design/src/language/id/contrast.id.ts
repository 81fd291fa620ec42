import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { moves, pastText, within } from './grammar.id';
import { PARTS_ID } from './parts.id';

/** Contrasts and movements in Indonesian. */
export const CONTRAST_ID: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = other.text;
    return {
      any: [
        `Kalau ${who}? ${value.ref}.`,
        `${who} ${rate ? 'memberi' : 'ada di'} ${value.ref}.`,
        `${more ? 'Lebih' : 'Kurang'} dari ${who}: ${value.ref}.`,
        more && `${who} berhenti di ${value.ref}.`,
        `${more ? 'Di atas' : 'Di bawah'} ${who}, yang ${value.ref}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `Bandingkan, ${value.ref}. ${who}.`],
      desk: [
        `${who}, ${value.ref}.`,
        `Lawan ${value.ref} dari ${who}.`,
        `${who} ${more ? 'di belakang' : 'di depan'}, ${value.ref}.`,
      ],
      anchor: [
        `Sebagai pembanding, ${who} ${rate ? 'memberi' : 'berada di'} ${value.ref}.`,
        rate && `${who} menawarkan ${more ? 'lebih sedikit' : 'lebih banyak'}: ${value.ref}.`,
        `Angka itu ${more ? 'di atas' : 'di bawah'} ${who}, yang sebesar ${value.ref}.`,
      ],
      loud: [
        more && `${who}? Cuma ${value.ref}!`,
        `Di sudut lain, ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? 'Terlewati!' : 'Unggul!'}`,
      ],
      calm: [
        `${who}, sementara itu, di ${value.ref}.`,
        `Di tempat lain, ${who}: ${value.ref}.`,
        `Di sebelahnya, ${who}. ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `Sama dengan ${other.text}: ${value.ref}.`,
      `${other.text} juga begitu: ${value.ref}.`,
      `Setara ${other.text}, di ${value.ref}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `Sejauh ini ${towards.value.ref} dari ${value.ref}.`,
      towards && `${towards.value.ref}, sedangkan ${goal.text} ${value.ref}.`,
      `${more ? 'Di atas' : 'Di bawah'} ${goal.text}, yaitu ${value.ref}.`,
      `${goal.text}? ${value.ref}.`,
      `${goal.text} dipatok ${value.ref}.`,
      `${more ? 'Lebih' : 'Kurang'} dari ${goal.text}: ${value.ref}.`,
    ],
    poster: [`${goal.text}: ${value.ref}.`],
    desk: [`${more ? 'Lewat' : 'Di bawah'} ${goal.text}, ${value.ref}.`],
    anchor: [`${goal.text} ditetapkan ${value.ref}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Pas ${goal.text}: ${value.ref}.`,
      `${goal.text} ${value.ref}. Tercapai.`,
      `${value.ref}: tepat sesuai ${goal.text}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} angkanya ${was.ref}.`,
        `Kalau ${when}? ${was.ref}.`,
        `${when} masih ${was.ref}.`,
        way !== 'flat' && `${moves(way)} dari ${was.ref}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [
        `${way === 'up' ? 'Dari bawah' : way === 'down' ? 'Dari atas' : 'Datar'}: ${was.ref}.`,
        `${when}, ${was.ref}.`,
      ],
      anchor: [`${when} tercatat ${was.ref}.`, `Bandingkan dengan ${was.ref} ${when}.`],
      loud: [`Ingat ${was.ref}? Itu ${when}.`, `Dulu ${was.ref}, sekarang begini!`],
      calm: [`Semula ${was.ref}, ${when}.`, way === 'up' && `${when}, baru ${was.ref}.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const from = way === 'flat' ? 'sama seperti' : way === 'up' ? 'naik dari' : 'turun dari';
    return {
      any: [
        `${what.text}: ${now.ref}, ${from} ${was.ref} ${when}.`,
        `${what.text} bergeser dari ${was.ref} ke ${now.ref}.`,
        `${what.text} sekarang ${now.ref}. ${when}, ${was.ref}.`,
      ],
      poster: [`${what.text}. Dari ${was.ref} ke ${now.ref}.`, `${now.ref}. ${when}, ${was.ref}.`],
      desk: [`${what.text}, ${now.ref} dari ${was.ref}.`],
      anchor: [`${what.text} berada di ${now.ref}, dibanding ${was.ref} ${when}.`],
    };
  },
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
