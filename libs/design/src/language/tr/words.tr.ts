import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, placeWord } from './grammar.tr';
import { inName } from './harmony.tr';
import { MOMENTS_TR } from './moments.tr';

/** Names, texts, times and quotes in Turkish. */
export const WORDS_TR: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, ${sum}.`,
        `Peki ${role.text}? ${who.ref}, ${sum}.`,
        `${role.text} ${sum} ile ${who.ref}.`,
        leads && home && `${role.text} yine ${home.ref} kadrosundan: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref}, ${home.ref}: ${sum}.`],
      anchor: [home && `${home.ref} adına ${who.ref}, ${sum}.`, `${role.text} unvanı ${who.ref} için: ${sum}.`],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `${first} ile ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at} ${ranked} karşı karşıya: ${home.ref} ve ${away.ref}.`,
        `Sırada ${at} ${home.ref} ile ${away.ref} maçı var.`,
        `Sırada kim oynuyor? ${home.ref} ve ${away.ref}, ${at}.`,
        `${home.ref} ${at} evinde: rakip ${away.ref}.`,
      ],
      poster: [`${home.ref}, ${away.ref}. ${at}.`, ranked !== '' && `${ranked}. ${at}.`],
      desk: [`Program ${at}: ${home.ref} ve ${away.ref}.`],
      anchor: [
        `Sıradaki karşılaşma ${at}: ${home.ref} ile ${away.ref}.`,
        ranked !== '' && `${at} sahada ${ranked} var.`,
      ],
      loud: [`${home.ref}, ${away.ref}! ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `Güneşin doğuşu ${from}, batışı ${to}.`,
      `Gün ışığı ${from} ile ${to} arasında.`,
      `Güneşin saatleri ne? Doğuş ${from}, batış ${to}.`,
      `Gün doğumu ${from}, gün batımı ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} ${from}, ${second.text} ${to}.`,
      `${from} ile ${to} arası.`,
      `Ne zaman? ${from} ile ${to} arasında.`,
      `Saatler ${from} ve ${to}.`,
    ],
  }),
  setup: ['İşte rakam.', 'Rakam kaç?', 'Peki rakam?'],
  about: ({ name, place }) => ({
    any: [
      `Bu, ${name.ref}.`,
      `${name.ref}${place ? `, ${place.ref}` : ''}.`,
      `Konu ne? ${name.ref}.`,
      `Adı ${name.ref}.`,
    ],
    anchor: [`Konu ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `Havuz ${inName(venue.ref, venue.raw)}.`,
      `Nerede? ${inName(venue.ref, venue.raw)}.`,
      `Hepsi ${inName(venue.ref, venue.raw)}.`,
      `Havuzu işleten ${venue.ref}.`,
    ],
    poster: [`${inName(venue.ref, venue.raw)}.`],
    desk: [`Platform ${venue.ref}.`],
    anchor: [
      `Havuz ${venue.ref} bünyesinde.`,
      place && `Havuz ${inName(place.ref, place.raw)}, ${venue.ref} bünyesinde.`,
    ],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'Önce' : 'Sonra'} ${title.ref}, imza ${by.ref}.`,
            `${title.ref}, yazan: ${by.ref}.`,
            `${first ? 'Açılışta' : 'Sırada'} ${by.ref}: ${title.ref}.`,
            `${by.ref} imzasıyla ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'Önce' : 'Sonra'} ${title.ref}.`,
            `${first ? 'Açılışta' : 'Ayrıca'}: ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `Peki ${what.text}? ${words}.`,
      `${what.text} hanesinde ${words} yazıyor.`,
      `Kayıtta ${what.text} ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`Ve ${words}.`, `Ayrıca ${words}.`, `Son olarak ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}.` : `${what.text} arasında ${list} var.`,
            `${what.text}? ${list}.`,
            whole ? `Listede ${list} var.` : `Birkaç isim: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `İşte ${list}.`, `Sırayla ${list}.`] },
  more: ({ list }) => ({ any: [`Sonra ${list}.`, `Ardından ${list}.`, `Ayrıca ${list}.`, `Devamında ${list}.`] }),
  ...MOMENTS_TR,
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `${who.ref} diyor ki: ${words}`, `${who.ref} sözleriyle: ${words}`],
          loud: [`Söz onda, ${who.ref}: ${words}`],
        }
      : { any: [`Kendi sözleriyle: ${words}`, `Kelimesi kelimesine: ${words}`] },
  source: ({ who, on }) => {
    if (!who) return { any: [`Rakamlar ${on} alındı.`, `Durum ${on} böyleydi.`, `Veriler ${on} toplandı.`] };
    return {
      any: [
        `${who.ref} ${on} böyle açıkladı.`,
        `Veriler ${who.ref} kaynağından.`,
        `Kim söylüyor? ${who.ref}.`,
        `${on} ${who.ref} verisi böyle.`,
      ],
      desk: [`Veri: ${who.ref}.`],
      anchor: [`Rakamlar ${who.ref} kaynaklı.`, `${who.ref} kayıtlarına göre durum bu.`],
    };
  },
  against: '–',
};

export const CLOSING_TR: ClosingPhrases = {
  link: (address) => `Devamı ${address} adresinde`,
  source: (name) => `Veri: ${name}`,
};
