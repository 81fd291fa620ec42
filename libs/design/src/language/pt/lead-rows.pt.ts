import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, inThe } from './grammar.pt';

/** "na receita": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? inThe(by) : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_PT: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} lidera ${tail}, com ${sum}.`,
        `${sum}: ${who.ref} na frente ${tail}.`,
        `Na liderança ${tail}: ${who.ref}, com ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref}, na frente.`, `${who.ref} lidera. ${sum}.`, `No topo ${tail}: ${who.ref}. ${sum}.`],
      desk: [`${who.ref} na ponta ${tail}, ${sum}.`, `Primeiro lugar ${tail}: ${who.ref}, ${sum}.`],
      anchor: [
        league && `${who.ref} é líder da ${league.ref} com ${sum}.`,
        league && `Na ponta da ${league.ref}, ${who.ref}, com ${sum}.`,
        `${who.ref} encabeça a ${teams ? 'tabela' : 'lista'} com ${sum}.`,
        `O primeiro lugar é de ${who.ref}, com ${sum}.`,
      ],
      loud: [
        `${who.ref}! Na frente, com ${sum}.`,
        `Quem lidera ${tail}? ${who.ref}: ${sum}!`,
        `Primeiríssimo ${tail}: ${who.ref}! ${sum}.`,
      ],
      calm: [`À frente de todos, ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, e depois os outros.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} em ${who.ref}: o ponto mais alto ${inThe(what)}.`,
      `${what.text}: o topo é ${who.ref}, com ${value.ref}.`,
      `${who.ref}, ${value.ref}. Nada mais alto ${inThe(what)}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Nada acima.`],
    desk: [`Topo ${inThe(what)}: ${who.ref}, ${value.ref}.`, `${who.ref}, teto ${inThe(what)}: ${value.ref}.`],
    anchor: [
      `Nada supera ${who.ref} ${inThe(what)}: ${value.ref}.`,
      `Com ${value.ref}, ${who.ref} marca o nível mais alto.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${list} dividem a liderança ${tail}, com ${sum}.`,
        `Empate na ponta ${tail}: ${list}, com ${sum}.`,
        `${list}, lado a lado na frente: ${sum}.`,
      ],
      poster: [`${sum} para cada. ${list}.`, `${list}. Empate em ${sum}.`],
      desk: [`Empate na liderança: ${list}, ${sum}.`],
      anchor: [`Primeiro lugar dividido: ${list}, com ${sum}.`, `Nada separa ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `Tem empate coletivo na ponta ${rankedBy(by)}: ${sum}.`,
        `Com ${sum}, vários dividem a liderança.`,
        `A liderança ${rankedBy(by)} está embolada: ${sum} para cada.`,
      ],
    };
  },
};
