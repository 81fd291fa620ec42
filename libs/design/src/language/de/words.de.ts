import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, placeWord, the } from './grammar.de';
import { MOMENTS_DE } from './moments.de';

/** Names, texts, times and quotes in German. */
export const WORDS_DE: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, ${sum}.`,
        `Und ${the(role)}? ${who.ref}, ${sum}.`,
        `${who.ref} ist ${the(role)}: ${sum}.`,
        leads && home && `${home.ref} stellt auch ${the(role).replace(/^der /, 'den ')}: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref}, ${home.ref}: ${sum}.`],
      anchor: [home && `${who.ref} von ${home.ref} kommt auf ${sum}.`, `Als ${role.text} geführt: ${who.ref}, ${sum}.`],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `${first} gegen ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at} ${ranked}: ${home.ref} und ${away.ref}.`,
        `Als Nächstes ${at}: ${home.ref} gegen ${away.ref}.`,
        `Wer spielt als Nächstes? ${home.ref} und ${away.ref}, ${at}.`,
        `${home.ref} empfängt ${at} ${away.ref}.`,
      ],
      poster: [`${home.ref}, ${away.ref}. ${at}.`, ranked !== '' && `${ranked}. ${at}.`],
      desk: [`Ansetzung ${at}: ${home.ref} und ${away.ref}.`],
      anchor: [
        `Die nächste Begegnung ${at}: ${home.ref} gegen ${away.ref}.`,
        ranked !== '' && `${at} heißt es ${ranked}.`,
      ],
      loud: [`${home.ref} gegen ${away.ref}! ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `Die Sonne geht um ${from} auf und um ${to} unter.`,
      `Hell ist es von ${from} bis ${to}.`,
      `Wann wird es hell? Um ${from}. Dunkel um ${to}.`,
      `Sonnenaufgang ${from}, Sonnenuntergang ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} um ${from}, ${second.text} um ${to}.`,
      `Von ${from} bis ${to}.`,
      `Wann? Von ${from} bis ${to}.`,
      `Es geht von ${from} bis ${to}.`,
    ],
  }),
  setup: ['Hier ist die Zahl.', 'Wie lautet die Zahl?', 'Und die Zahl?'],
  about: ({ name, place }) => ({
    any: [
      `Das ist ${name.ref}.`,
      `${name.ref}${place ? `, ${place.ref}` : ''}.`,
      `Worum geht es? Um ${name.ref}.`,
      `Der Name: ${name.ref}.`,
    ],
    anchor: [`Es geht um ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `Der Pool läuft bei ${venue.ref}.`,
      `Wo? Bei ${venue.ref}.`,
      `Alles bei ${venue.ref}.`,
      `Betrieben von ${venue.ref}.`,
    ],
    poster: [`Bei ${venue.ref}.`],
    desk: [`Handelsplatz ${venue.ref}.`],
    anchor: [`Der Pool gehört zu ${venue.ref}.`, place && `Der Pool liegt bei ${venue.ref}, auf ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'Zuerst' : 'Dann'} ${title.ref} von ${by.ref}.`,
            `${title.ref}, von ${by.ref}.`,
            `${first ? 'Den Anfang macht' : 'Es folgt'} ${by.ref} mit ${title.ref}.`,
            `Von ${by.ref}: ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'Zuerst' : 'Dann'} ${title.ref}.`,
            `${first ? 'Zum Auftakt' : 'Außerdem'}: ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `Und ${the(what)}? ${words}.`,
      what.foreign ? `Unter ${what.text} steht ${words}.` : `${the(what)}: ${words}.`,
      `Stichwort ${what.text}: ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`Und ${words}.`, `Außerdem ${words}.`, `Zum Schluss ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}.` : `Mit dabei bei ${what.text}: ${list}.`,
            `${what.text}? ${list}.`,
            whole ? `Auf der Liste: ${list}.` : `Einige Namen: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Das sind ${list}.`, `Der Reihe nach: ${list}.`] },
  more: ({ list }) => ({ any: [`Dann ${list}.`, `Danach ${list}.`, `Außerdem ${list}.`, `Und weiter mit ${list}.`] }),
  ...MOMENTS_DE,
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `${who.ref} sagt: ${words}`, `In den Worten von ${who.ref}: ${words}`],
          loud: [`Jetzt spricht ${who.ref}: ${words}`],
        }
      : { any: [`Im Wortlaut: ${words}`, `Wörtlich heißt es: ${words}`] },
  source: ({ who, on }) => {
    const date = on.replace(/^am /, 'vom ');
    if (!who)
      return { any: [`Das ist der Stand ${date}.`, `Alle Zahlen ${date}.`, on !== '' && `Gezählt wurde ${on}.`] };
    return {
      any: [
        `Das meldet ${who.ref} ${on}.`,
        `Die Daten kommen von ${who.ref}.`,
        `Wer sagt das? ${who.ref}.`,
        `So steht es ${on} bei ${who.ref}.`,
      ],
      desk: [`Daten: ${who.ref}.`],
      anchor: [`Die Zahlen ${date} stammen von ${who.ref}.`, `So weist es ${who.ref} aus.`],
    };
  },
  against: 'gegen',
};

export const CLOSING_DE: ClosingPhrases = {
  link: (address) => `Mehr auf ${address}`,
  source: (name) => `Daten: ${name}`,
};
