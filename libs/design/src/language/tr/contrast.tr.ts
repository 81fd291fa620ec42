import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { amountOf, label, pastText } from './grammar.tr';
import { MOVEMENT_TR } from './movement.tr';

/** Contrasts and parts in Turkish. */
export const CONTRAST_TR: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = other.text;
    const pays = rate ? `${value.ref} veriyor` : `${value.ref} düzeyinde`;
    return {
      any: [
        `Peki ${who}? ${value.ref}.`,
        `${label(other)} ${pays}.`,
        `${who} ${more ? 'geride' : 'önde'}: ${value.ref}.`,
        `${who} ise ${value.ref}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `Karşısında ${value.ref}. ${who}.`],
      desk: [`${who}, ${value.ref}.`, `${who} karşısında ${value.ref}.`],
      anchor: [
        `Karşılaştırma için ${label(other)} ${pays}.`,
        rate && `${who} daha ${more ? 'düşük' : 'yüksek'}: ${value.ref}.`,
        `Karşı tarafta ${label(other)} ${value.ref} düzeyinde.`,
      ],
      loud: [
        `${who} ne yapıyor? ${value.ref}!`,
        `Öbür köşede ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? 'Geçildi!' : 'Ve önde!'}`,
      ],
      calm: [
        `${who} bu sırada: ${value.ref}.`,
        `Başka bir yerde ${who}: ${value.ref}.`,
        `Hemen yanında ${who}. ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `${other.text} ile aynı: ${value.ref}.`,
      `${other.text} da tam orada: ${value.ref}.`,
      `${other.text} ile eşit, ${value.ref}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `Şimdilik ${towards.value.ref}, ${label(goal)} ${value.ref}.`,
      towards && `${towards.value.ref} oldu, ${goal.text} ise ${value.ref}.`,
      `${goal.text} ${more ? 'aşıldı' : 'henüz uzakta'}: ${value.ref}.`,
      `Peki ${goal.text}? ${value.ref}.`,
      `${label(goal)} ${value.ref}.`,
    ],
    poster: [`${goal.text}: ${value.ref}.`],
    desk: [`${goal.text} ${more ? 'üstünde' : 'altında'}, ${value.ref}.`],
    anchor: [`Belirlenen ${label(goal)} ${value.ref}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Tam ${goal.text}: ${value.ref}.`,
      `${label(goal)} ${value.ref} idi. Tamam.`,
      `${value.ref}, yani ${goal.text}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} ${was.ref} idi.`,
        `Peki ${when}? ${was.ref}.`,
        `${when} bu sayı ${was.ref} idi.`,
        way !== 'flat' && `Daha ${way === 'up' ? 'aşağıdan' : 'yukarıdan'} geliyor: ${was.ref}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref}, ${when}.`],
      desk: [`Önceki değer ${was.ref}.`, `${when} ${was.ref}.`],
      anchor: [`${when} değer ${was.ref} olmuştu.`, `Karşılaştırma için ${when} ${was.ref} idi.`],
      loud: [`Hatırlayın! ${when} ${was.ref} idi.`, `Öncesi ${was.ref}. Ve şimdi bu!`],
      calm: [`${when} henüz ${was.ref}.`, `${when}, orada ${was.ref} yazıyordu.`],
    };
  },
  fromTo: ({ now, was, what: given, past, way }) => {
    const what = amountOf(given);
    const when = pastText(past);
    const more = way === 'flat' ? 'aynı' : way === 'up' ? 'yüksek' : 'düşük';
    return {
      any: [
        `${what.text}: ${when} ${was.ref}, şimdi ${now.ref}.`,
        `${label(what)} ${now.ref}. ${when} ${was.ref} idi.`,
        `${what.text} şimdi ${now.ref}, ${when} görülen ${was.ref} ile karşılaştırınca ${more}.`,
      ],
      poster: [`${what.text}. Önce ${was.ref}, şimdi ${now.ref}.`, `${now.ref}. ${when} ${was.ref}.`],
      desk: [`${label(what)} ${now.ref}, önceki ${was.ref}.`],
      anchor: [`${label(what)} ${now.ref} oldu; ${when} ${was.ref} idi.`],
    };
  },
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'karşı taraf';
    const sum = prescribed ? amount : `${amount} ${out ? 'çıkış' : 'giriş'}`;
    return {
      any: [
        `${name} tam tersini yapıyor: ${sum}.`,
        `Peki ${name}? ${sum}.`,
        `Ters yönde ${name}: ${sum}.`,
        `Karşıda ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `Öbür yanda ${name}: ${sum}.`, `${name} başka yönde. ${sum}.`],
      desk: [`${name}, ${sum}.`, `Karşı taraf ${name}: ${sum}.`],
      anchor: [
        `Karşı tarafta ${name} var: ${sum}.`,
        `${name} ters yönde hareket ediyor: ${sum}.`,
        `Bu sırada ${name}: ${sum}.`,
      ],
      loud: [`${name}? Tam tersi! ${sum}.`, `Öbür köşede ${name}: ${sum}.`],
      calm: [`Başka bir yolda ${name}. ${sum}.`, `${name}, akıntının tersine: ${sum}.`],
    };
  },
  parts: ({ largest, next, whole, half }) => {
    const first = largest.what.text;
    return {
      any: [
        `En büyük parça ${first}: ${largest.value.ref}.`,
        `${first} ${largest.value.ref}, ardından ${label(next.what)} ${next.value.ref}.`,
        half && `${whole ? `${whole.text} içinde` : 'Bütünün'} yarısından fazla ${first}: ${largest.value.ref}.`,
        `İçinde ne var? En çok ${first}, ${largest.value.ref}.`,
        `${first} tarafında ${largest.value.ref} var.`,
      ],
      poster: [`${first}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
      desk: [`${first} ${largest.value.ref}, ${label(next.what)} ${next.value.ref}.`],
      anchor: [`${first} payı ${largest.value.ref}, ${next.what.text} payı ${next.value.ref}.`],
      loud: [`En büyük dilim ${first}: ${largest.value.ref}!`],
      calm: [`En çok ${first}. ${largest.value.ref}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} borçlulardan, ${rewards.ref} ödüllerden geliyor.`,
      `Kim ödüyor? Borçlular ${borrowers.ref}, ödüller ${rewards.ref}.`,
      most && `Çoğunu borçlular ödüyor: ${borrowers.ref}.`,
      `Borçluların payı ${borrowers.ref}.`,
    ],
    poster: [`Borçlulardan ${borrowers.ref}. Ödüllerden ${rewards.ref}.`],
    desk: [`Temel ${borrowers.ref}, ödül ${rewards.ref}.`, `Taban getiri ${borrowers.ref}, teşvik ${rewards.ref}.`],
    anchor: [
      most && `Üstelik çoğu hediye değil: ${borrowers.ref} borçlulardan geliyor.`,
      `Borçlular ${borrowers.ref}, ödüller ${rewards.ref} katkı yapıyor.`,
    ],
    loud: [`Borçlulardan ${borrowers.ref}. Üstüne ödüllerden ${rewards.ref}!`],
    calm: [`${borrowers.ref} borçlulardan. ${rewards.ref} ödüllerden.`],
  }),
  ...MOVEMENT_TR,
};
