import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, its, placeWord } from './grammar.id';
import { MOMENTS_ID } from './moments.id';

/** Names, texts, times and quotes in Indonesian. */
export const WORDS_ID: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, dengan ${sum}.`,
        `${role.text}? ${who.ref}, dengan ${sum}.`,
        `${who.ref} menjadi ${role.text}, dengan ${sum}.`,
        leads && home && `${home.ref} juga punya ${role.text}: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref}, ${home.ref}: ${sum}.`],
      anchor: [
        home && `${who.ref} dari ${home.ref} mengumpulkan ${sum}.`,
        `Dengan ${sum}, ${who.ref} menjadi ${role.text}.`,
      ],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `peringkat ${first} lawan peringkat ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at}, ${ranked}: ${home.ref} dan ${away.ref}.`,
        `Berikutnya: ${home.ref} lawan ${away.ref} ${at}.`,
        `Siapa main berikutnya? ${home.ref} dan ${away.ref}, ${at}.`,
        `${home.ref} menjamu ${away.ref} ${at}.`,
      ],
      poster: [`${home.ref}, ${away.ref}. ${at}.`, ranked !== '' && `${ranked}. ${at}.`],
      desk: [`Jadwal ${at}: ${home.ref} dan ${away.ref}.`],
      anchor: [`Laga berikutnya ${at}: ${home.ref} melawan ${away.ref}.`, ranked !== '' && `Tersaji ${at}, ${ranked}.`],
      loud: [`${home.ref} lawan ${away.ref}! ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `Matahari terbit pukul ${from} dan terbenam pukul ${to}.`,
      `Terang dari pukul ${from} sampai ${to}.`,
      `Kapan matahari terbit? Pukul ${from}; terbenam pukul ${to}.`,
      `Terbit pukul ${from}, terbenam pukul ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} pukul ${from}; ${second.text} pukul ${to}.`,
      `Dari pukul ${from} sampai ${to}.`,
      `Kapan? Pukul ${from} sampai ${to}.`,
      `Berlangsung pukul ${from} sampai ${to}.`,
    ],
  }),
  setup: ['Inilah angkanya.', 'Berapa angkanya?', 'Lalu angkanya?'],
  about: ({ name, place }) => ({
    any: [
      `Inilah ${name.ref}.`,
      `${name.ref}${place ? `, di ${place.ref}` : ''}.`,
      `Apa itu? ${name.ref}.`,
      `Namanya ${name.ref}.`,
    ],
    anchor: [`Ini tentang ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `Pool ini ada di ${venue.ref}.`,
      `Di mana? Di ${venue.ref}.`,
      `Semuanya di ${venue.ref}.`,
      `Pengelolanya ${venue.ref}.`,
    ],
    poster: [`Di ${venue.ref}.`],
    desk: [`Pasar, ${venue.ref}.`],
    anchor: [`Pool ini bagian dari ${venue.ref}.`, place && `Pool ini ada di ${venue.ref}, jaringan ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'Pertama' : 'Lalu'}, ${title.ref}, karya ${by.ref}.`,
            `${title.ref}, oleh ${by.ref}.`,
            `${first ? 'Dibuka' : 'Disusul'} ${by.ref}, dengan ${title.ref}.`,
            `Dari ${by.ref}: ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'Pertama' : 'Lalu'}, ${title.ref}.`,
            `${first ? 'Dimulai dengan' : 'Juga ada'} ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `${what.text}? ${words}.`,
      `${its(what)} ${words}.`,
      `Untuk ${what.text}: ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`Dan ${words}.`, `Juga ${words}.`, `Terakhir, ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}.` : `Di antara ${what.text}: ${list}.`,
            `${what.text}? ${list}.`,
            whole ? `Dalam daftar: ${list}.` : `Beberapa nama: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Ini dia: ${list}.`, `Urutannya: ${list}.`] },
  more: ({ list }) => ({ any: [`Lalu ${list}.`, `Kemudian ${list}.`, `Juga ${list}.`, `Dilanjutkan ${list}.`] }),
  ...MOMENTS_ID,
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `Kata ${who.ref}: ${words}`, `Menurut ${who.ref}: ${words}`],
          loud: [`Dengar ${who.ref}: ${words}`],
        }
      : { any: [`Kata mereka: ${words}`, `Begini bunyinya: ${words}`] },
  source: ({ who, on }) => {
    if (!who) return { any: [on === '' ? 'Itulah datanya.' : `Datanya ${on}.`] };
    return {
      any: [
        `Begitu kata ${who.ref} ${on}.`,
        `Datanya dari ${who.ref}.`,
        `Siapa sumbernya? ${who.ref}.`,
        `Itu catatan ${who.ref} ${on}.`,
      ],
      desk: [`Data: ${who.ref}.`],
      anchor: [`Angka dari ${who.ref} ${on}.`, `Demikian catatan ${who.ref}.`],
    };
  },
  against: 'lawan',
};

export const CLOSING_ID: ClosingPhrases = {
  link: (address) => `Selengkapnya di ${address}`,
  source: (name) => `Data dari ${name}`,
};
