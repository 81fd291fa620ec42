import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { andThen, counting, placeWord, the, toThe } from './grammar.es';

/** Names, texts, times and quotes in Spanish. */
export const WORDS_ES: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, con ${sum}.`,
        `¿${the(role)}? ${who.ref}, con ${sum}.`,
        `${who.ref} es ${the(role)}, con ${sum}.`,
        leads && home && `${home.ref} también tiene ${toThe(role)}: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref}, de ${home.ref}: ${sum}.`],
      anchor: [home && `${who.ref}, de ${home.ref}, suma ${sum}.`, `Con ${sum}, ${who.ref} es ${the(role)}.`],
      loud: [`¡${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `${first} contra ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at}, ${ranked}: ${home.ref} y ${away.ref}.`,
        `Lo próximo: ${home.ref} contra ${away.ref} ${at}.`,
        `¿Quién juega ahora? ${home.ref} y ${away.ref}, ${at}.`,
        `${home.ref} recibe a ${away.ref} ${at}.`,
      ],
      poster: [`${home.ref}, ${away.ref}. ${at}.`, ranked !== '' && `${ranked}. ${at}.`],
      desk: [`En agenda ${at}: ${home.ref} y ${away.ref}.`],
      anchor: [
        `El próximo encuentro, ${at}: ${home.ref} contra ${away.ref}.`,
        ranked !== '' && `Llega ${at} un ${ranked}.`,
      ],
      loud: [`¡${home.ref} contra ${away.ref}! ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `El sol sale a las ${from} y se pone a las ${to}.`,
      `Hay luz de ${from} a ${to}.`,
      `¿Cuándo amanece? A las ${from}; anochece a las ${to}.`,
      `Amanece a las ${from}, anochece a las ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} a las ${from}; ${second.text}, a las ${to}.`,
      `De ${from} a ${to}.`,
      `¿Cuándo? De ${from} a ${to}.`,
      `Va de ${from} a ${to}.`,
    ],
  }),
  setup: ['Esta es la cifra.', '¿Cuál es la cifra?', '¿Y la cifra?'],
  about: ({ name, place }) => ({
    any: [
      `Esto es ${name.ref}.`,
      `${name.ref}${place ? `, en ${place.ref}` : ''}.`,
      `¿Qué es? ${name.ref}.`,
      `El nombre: ${name.ref}.`,
    ],
    anchor: [`Se trata de ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `El fondo está en ${venue.ref}.`,
      `¿Dónde? En ${venue.ref}.`,
      `Todo, en ${venue.ref}.`,
      `Lo gestiona ${venue.ref}.`,
    ],
    poster: [`En ${venue.ref}.`],
    desk: [`Mercado, ${venue.ref}.`],
    anchor: [`El fondo forma parte de ${venue.ref}.`, place && `El fondo está en ${venue.ref}, sobre ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'Primero' : 'Después'}, ${title.ref}, de ${by.ref}.`,
            `${title.ref}, de ${by.ref}.`,
            `${first ? 'Abre' : 'Sigue'} ${by.ref}, con ${title.ref}.`,
            `De ${by.ref}: ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'Primero' : 'Después'}, ${title.ref}.`,
            `${first ? 'De entrada' : 'También'}, ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => {
    const name = what.one ?? what.text;
    return {
      any: [
        `${name}: ${words}.`,
        `¿${name}? ${words}.`,
        !what.plural && !what.foreign && `${the(what)} es ${words}.`,
        what.foreign === true && `En ${name}, ${words}.`,
        `${andThen(name)}: ${words}.`,
      ],
    };
  },
  also: ({ words }) => ({ any: [`Y ${words}.`, `También ${words}.`, `Por último, ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}: ${list}.` : `Entre ${what.foreign ? 'la lista' : the(what)}: ${list}.`,
            `¿${what.text}? ${list}.`,
            whole ? `En la lista: ${list}.` : `Algunos nombres: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Aquí: ${list}.`, `Por orden: ${list}.`] },
  more: ({ list }) => ({ any: [`Luego, ${list}.`, `Después, ${list}.`, `También ${list}.`, `Y sigue con ${list}.`] }),
  next: ({ text, time }) => ({
    any: [
      `Lo próximo, ${time.at}: ${text}`,
      `${time.at}, a continuación: ${text}`,
      `Por llegar, ${time.at}: ${text}`,
      `¿Qué viene ahora? ${time.at}: ${text}`,
    ],
    poster: [`Próximo: ${text}`, `${time.at}. ${text}`],
    desk: [`En agenda ${time.at}: ${text}`],
    anchor: [`Próxima cita, ${time.at}: ${text}`],
    loud: [`¡Ya llega, ${time.at}! ${text}`],
    calm: [`Y después, ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`Lo último, ${time.at}: ${text}`, `Lo más reciente: ${text}`, `¿Qué fue lo último? ${time.at}: ${text}`],
    poster: [`${time.at}. ${text}`],
    desk: [`Última entrada, ${time.at}: ${text}`],
    anchor: [`Lo más reciente, ${time.at}: ${text}`],
    loud: [`¡Lo último, ${time.at}! ${text}`],
    calm: [`Por fin, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`Primero, ${time.at}: ${text}`, `El comienzo, ${time.at}: ${text}`, `La lista se abre ${time.at}: ${text}`],
    poster: [`Primero: ${text}`],
    anchor: [`Lo primero llegó ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Luego, ${time.at}: ${text}`, `Después de eso, ${time.at}: ${text}`, `Y ${time.at}: ${text}`],
    poster: [`Luego: ${text}`],
    anchor: [`Sigue ${time.at}: ${text}`],
    calm: [`Más tarde, ${time.at}: ${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `Lo dice ${who.ref}: ${words}`, `En palabras de ${who.ref}: ${words}`],
          loud: [`Atención a ${who.ref}: ${words}`],
        }
      : { any: [`En sus palabras: ${words}`, `Dicho tal cual: ${words}`] },
  source: ({ who, on }) => {
    if (!who) return { any: [`Las cifras son ${on === '' ? 'estas' : `d${on}`}.`] };
    return {
      any: [
        `Lo dice ${who.ref} ${on === '' ? '' : `, ${on}`}.`,
        `Los datos son de ${who.ref}.`,
        `¿Quién lo cuenta? ${who.ref}.`,
        `Es la lectura de ${who.ref} ${on === '' ? '' : `, ${on}`}.`,
      ],
      desk: [`Datos: ${who.ref}.`],
      anchor: [`Las cifras${on === '' ? '' : `, d${on},`} son de ${who.ref}.`, `Así lo recoge ${who.ref}.`],
    };
  },
  against: 'contra',
};

export const CLOSING_ES: ClosingPhrases = {
  link: (address) => `Más en ${address}`,
  source: (name) => `Datos de ${name}`,
};
