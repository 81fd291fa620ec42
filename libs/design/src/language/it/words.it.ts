import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting } from './articles.it';
import { placeWord, the } from './grammar.it';
import { MOMENTS_IT } from './moments.it';

/** Names, texts, times and quotes in Italian. */
export const WORDS_IT: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, con ${sum}.`,
        `${the(role)}? ${who.ref}, con ${sum}.`,
        `${who.ref} è ${the(role)}, con ${sum}.`,
        leads && home && `A ${home.ref} va anche ${the(role)}: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref}, ${home.ref}: ${sum}.`],
      anchor: [home && `${who.ref}, di ${home.ref}, è a quota ${sum}.`, `Con ${sum}, ${who.ref} è ${the(role)}.`],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `il ${first} contro il ${second}` : '';
    return {
      any: [
        ranked !== '' && `Si gioca ${at} ${ranked}: ${home.ref} e ${away.ref}.`,
        `In arrivo: ${home.ref} contro ${away.ref} ${at}.`,
        `Chi gioca ora? ${home.ref} e ${away.ref}, ${at}.`,
        `${home.ref} ospita ${away.ref} ${at}.`,
      ],
      poster: [`${home.ref}, ${away.ref}, ${at}.`, ranked !== '' && `${ranked}, ${at}.`],
      desk: [`In calendario ${at}: ${home.ref} e ${away.ref}.`],
      anchor: [
        `La prossima partita, ${at}: ${home.ref} contro ${away.ref}.`,
        ranked !== '' && `In campo ${at} ${ranked}.`,
      ],
      loud: [`${home.ref} contro ${away.ref}! Si gioca ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `Il sole sorge alle ${from} e tramonta alle ${to}.`,
      `C'è luce dalle ${from} alle ${to}.`,
      `Quando fa giorno? Alle ${from}; tramonto alle ${to}.`,
      `Alba alle ${from}, tramonto alle ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} alle ${from}; ${second.text} alle ${to}.`,
      `Dalle ${from} alle ${to}.`,
      `Quando? Dalle ${from} alle ${to}.`,
      `Si va dalle ${from} alle ${to}.`,
    ],
  }),
  setup: ['Ecco la cifra.', 'Qual è la cifra?', 'E la cifra?'],
  about: ({ name, place }) => ({
    any: [
      `Questo è ${name.ref}.`,
      `${name.ref}${place ? `, ${place.ref}` : ''}.`,
      `Di che si tratta? ${name.ref}.`,
      `Il nome: ${name.ref}.`,
    ],
    anchor: [`Si parla di ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `Il pool è su ${venue.ref}.`,
      `Dove? Su ${venue.ref}.`,
      `Tutto su ${venue.ref}.`,
      `Lo gestisce ${venue.ref}.`,
    ],
    poster: [`Su ${venue.ref}.`],
    desk: [`Mercato, ${venue.ref}.`],
    anchor: [`Il pool fa parte di ${venue.ref}.`, place && `Il pool è su ${venue.ref}, rete ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'Per primo' : 'Poi'}, ${title.ref}, di ${by.ref}.`,
            `${title.ref}, di ${by.ref}.`,
            `${first ? 'Apre' : 'Segue'} ${by.ref}, con ${title.ref}.`,
            `Di ${by.ref}: ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'Per primo' : 'Poi'}, ${title.ref}.`,
            `${first ? 'Si comincia con' : 'E anche'} ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `${the(what)}? ${words}.`,
      !what.foreign && `${the(what)} è ${words}.`,
      `E ${the(what)}: ${words}.`,
      `Poi ${the(what)}: ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`E ${words}.`, `Anche ${words}.`, `Per finire, ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}.` : `Tra ${what.foreign ? 'le voci' : the(what)}: ${list}.`,
            `${what.text}? ${list}.`,
            whole ? `In elenco: ${list}.` : `Qualche nome: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Ecco: ${list}.`, `In ordine: ${list}.`] },
  more: ({ list }) => ({ any: [`Poi ${list}.`, `Dopo, ${list}.`, `Anche ${list}.`, `E si continua con ${list}.`] }),
  ...MOMENTS_IT,
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `Lo dice ${who.ref}: ${words}`, `Parola di ${who.ref}: ${words}`],
          loud: [`Sentite ${who.ref}: ${words}`],
        }
      : { any: [`Parole testuali: ${words}`, `Detto così: ${words}`] },
  source: ({ who, on }) => {
    const when = on === '' ? '' : `, ${on}`;
    if (!who) return { any: [on === '' ? 'Questi sono i dati.' : `I dati: ${on}.`] };
    return {
      any: [
        `Lo dice ${who.ref}${when}.`,
        `I dati sono di ${who.ref}.`,
        `Chi lo dice? ${who.ref}.`,
        `È la rilevazione di ${who.ref}${when}.`,
      ],
      desk: [`Dati: ${who.ref}.`],
      anchor: [`Le cifre sono di ${who.ref}${when}.`, `Così riporta ${who.ref}.`],
    };
  },
  against: 'contro',
};

export const CLOSING_IT: ClosingPhrases = {
  link: (address) => `Tutto su ${address}`,
  source: (name) => `Dati di ${name}`,
};
