import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, the } from './grammar.pt';
import { placeWord } from './periods.pt';

/** "de 28 de setembro" of "em 28 de setembro". */
function dated(on: string): string {
  return on.replace(/^em /, 'de ');
}

/** Names, texts, times and quotes in Portuguese. */
export const WORDS_PT: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}: ${who.ref}, com ${sum}.`,
        `${the(role)}? ${who.ref}, com ${sum}.`,
        `${who.ref} é ${the(role)}, com ${sum}.`,
        leads && home && `${home.ref} também tem ${the(role)}: ${who.ref}.`,
      ],
      poster: [`${who.ref}. ${sum}.`, `${role.text}: ${who.ref}. ${sum}.`],
      desk: [`${role.text}, ${who.ref}, ${sum}.`, home && `${who.ref} (${home.ref}): ${sum}.`],
      anchor: [home && `${who.ref}, de ${home.ref}, soma ${sum}.`, `Com ${sum}, ${who.ref} é ${the(role)}.`],
      loud: [`${who.ref}! ${sum}.`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const first = placeWord(places?.[0] ?? null);
    const second = placeWord(places?.[1] ?? null);
    const ranked = first && second ? `o ${first} contra o ${second}` : '';
    return {
      any: [
        ranked !== '' && `${at}, ${ranked}: ${home.ref} e ${away.ref}.`,
        `A seguir: ${home.ref} contra ${away.ref} ${at}.`,
        `Quem joga agora? ${home.ref} e ${away.ref}, ${at}.`,
        `${home.ref} recebe ${away.ref} ${at}.`,
      ],
      poster: [`${home.ref}, ${away.ref}. ${at}.`, ranked !== '' && `${ranked}. ${at}.`],
      desk: [`Na agenda ${at}: ${home.ref} e ${away.ref}.`],
      anchor: [`O próximo jogo, ${at}: ${home.ref} contra ${away.ref}.`, ranked !== '' && `Vem aí, ${at}, ${ranked}.`],
      loud: [`${home.ref} contra ${away.ref}! ${at}.`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `O sol nasce às ${from} e se põe às ${to}.`,
      `Tem luz das ${from} às ${to}.`,
      `Quando amanhece? Às ${from}; anoitece às ${to}.`,
      `Nascer do sol às ${from}, pôr do sol às ${to}.`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text} às ${from}; ${second.text} às ${to}.`,
      `Das ${from} às ${to}.`,
      `A que horas? Das ${from} às ${to}.`,
      `Vai das ${from} às ${to}.`,
    ],
  }),
  setup: ['Este é o número.', 'Qual é o número?', 'E o número?'],
  about: ({ name, place }) => ({
    any: [
      `Este é o retrato de ${name.ref}.`,
      `${name.ref}${place ? `, em ${place.ref}` : ''}.`,
      `O assunto? ${name.ref}.`,
      `O nome: ${name.ref}.`,
    ],
    anchor: [`Trata-se de ${name.ref}.`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `O pool fica na ${venue.ref}.`,
      `Onde? Na ${venue.ref}.`,
      `Tudo isso na ${venue.ref}.`,
      `Quem opera o pool é ${venue.ref}.`,
    ],
    poster: [`Na ${venue.ref}.`],
    desk: [`Mercado, ${venue.ref}.`],
    anchor: [`O pool faz parte da ${venue.ref}.`, place && `O pool fica na ${venue.ref}, sobre a rede ${place.ref}.`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'Primeiro' : 'Depois'}, ${title.ref}, de ${by.ref}.`,
            `${title.ref}, de ${by.ref}.`,
            `${by.ref} ${first ? 'abre a lista' : 'vem em seguida'}, com ${title.ref}.`,
            `De ${by.ref}: ${title.ref}.`,
          ],
        }
      : {
          any: [
            `${title.ref}.`,
            `${first ? 'Primeiro' : 'Depois'}, ${title.ref}.`,
            `${first ? 'Para começar' : 'Tem ainda'}${first ? ',' : ''} ${title.ref}.`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}: ${words}.`,
      `${the(what)}? ${words}.`,
      what.foreign ? `Em ${what.text}, lê-se: ${words}.` : `${the(what)} é ${words}.`,
      `E ${the(what)}, qual é? ${words}.`,
    ],
  }),
  also: ({ words }) => ({ any: [`E ${words}.`, `Também ${words}.`, `Por fim, ${words}.`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole || what.foreign ? `${what.text}: ${list}.` : `Entre ${the(what)}: ${list}.`,
            `${what.text}? ${list}.`,
            whole ? `Na lista: ${list}.` : `Alguns nomes: ${list}.`,
          ],
        }
      : { any: [`${list}.`, `Aqui: ${list}.`, `Em ordem: ${list}.`] },
  more: ({ list }) => ({ any: [`Depois, ${list}.`, `Tem mais: ${list}.`, `Também ${list}.`, `E segue com ${list}.`] }),
  next: ({ text, time }) => ({
    any: [
      `A seguir, ${time.at}: ${text}`,
      `${time.at} vem: ${text}`,
      `Ainda por vir, ${time.at}: ${text}`,
      `O que vem agora? ${time.at}: ${text}`,
    ],
    poster: [`A seguir: ${text}`, `${time.at}. ${text}`],
    desk: [`Na agenda ${time.at}: ${text}`],
    anchor: [`Próxima data, ${time.at}: ${text}`],
    loud: [`Está chegando, ${time.at}! ${text}`],
    calm: [`E depois, ${time.at}, ${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`O último passo, ${time.at}: ${text}`, `O mais recente: ${text}`, `E por último? ${time.at}: ${text}`],
    poster: [`${time.at}. ${text}`],
    desk: [`Última entrada, ${time.at}: ${text}`],
    anchor: [`O fato mais recente, ${time.at}: ${text}`],
    loud: [`O último passo, ${time.at}! ${text}`],
    calm: [`Por fim, ${time.at}: ${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`Primeiro, ${time.at}: ${text}`, `Tudo começa ${time.at}: ${text}`, `A lista abre ${time.at}: ${text}`],
    poster: [`Primeiro: ${text}`],
    anchor: [`A primeira data, ${time.at}: ${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`Depois, ${time.at}: ${text}`, `Na sequência, ${time.at}: ${text}`, `E ${time.at}: ${text}`],
    poster: [`Depois: ${text}`],
    anchor: [`Segue-se, ${time.at}: ${text}`],
    calm: [`Mais tarde, ${time.at}: ${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}: ${words}`, `Quem diz é ${who.ref}: ${words}`, `Nas palavras de ${who.ref}: ${words}`],
          loud: [`Atenção para ${who.ref}: ${words}`],
        }
      : { any: [`Nas palavras de quem disse: ${words}`, `Dito assim: ${words}`] },
  source: ({ who, on }) => {
    if (!who)
      return { any: on === '' ? ['São esses os números.'] : [`Os números são ${dated(on)}.`, `Dados ${dated(on)}.`] };
    return {
      any: [
        `Os números são de ${who.ref} ${on === '' ? '' : `, ${dated(on)}`}.`,
        `Os dados vêm de ${who.ref}.`,
        `Quem diz? ${who.ref}.`,
        `É a leitura de ${who.ref} ${on === '' ? '' : `, ${dated(on)}`}.`,
      ],
      desk: [`Dados: ${who.ref}.`],
      anchor: [`O levantamento é de ${who.ref} ${on === '' ? '' : `, ${dated(on)}`}.`, `Assim informa ${who.ref}.`],
    };
  },
  against: 'contra',
};

/** The last card in Portuguese, where the caller gave none. */
export const CLOSING_PT: ClosingPhrases = {
  link: (address) => `Mais em ${address}`,
  source: (name) => `Dados: ${name}`,
};
