import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { coin, moves, the, verb, within } from './grammar.pt';
import { LEAD_FIGURES_PT } from './lead-figures.pt';
import { LEAD_ROWS_PT } from './lead-rows.pt';

/** Openings in Portuguese. */
export const LEAD_PT: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset ? coin(asset) : 'este pool';
    const bare = asset?.ref ?? 'o pool';
    const where = place ? `na ${place.ref}` : '';
    return {
      any: [`${rate.ref} ao ano: é o que rende ${who} ${where}.`, `${where}, ${who} rende ${rate.ref} ao ano.`],
      poster: [
        `${rate.ref} ao ano. ${bare} ${where}.`,
        `${bare} ${where}. ${rate.ref}.`,
        `Um ano de ${bare} ${where}: ${rate.ref}.`,
      ],
      desk: [
        `${bare} ${where}: ${rate.ref}.`,
        `${bare} a ${rate.ref} ${where}.`,
        `${rate.ref} em ${bare}, ${where}.`,
        `${bare} roda a ${rate.ref} ao ano ${where}.`,
      ],
      anchor: [
        `Depósitos em ${bare} rendem agora ${rate.ref} ao ano ${where}.`,
        place && `Os juros ${where} a esta hora: ${rate.ref} para ${who}.`,
        `${who} paga ${rate.ref} ao ano ${where}.`,
        venue && `${rate.ref} ao ano para ${who}, na ${venue.ref}.`,
      ],
      loud: [
        `${rate.ref}! ${bare} ${where}.`,
        `${bare} ${where}? ${rate.ref}!`,
        `${who} rendendo, e rendendo ${rate.ref}!`,
      ],
      calm: [
        `${rate.ref}, ao fim de um ano. ${bare} ${where}.`,
        place && `${where}, sem pressa, ${who} rende ${rate.ref}.`,
        `Passa um ano. ${bare}: ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'a carteira';
    const up = way === 'up';
    const gains = up ? 'ganha' : 'perde';
    const gained = up ? 'ganhou' : 'perdeu';
    const result = up ? 'ganho' : 'perda';
    const span = within(window);
    const beside = also ? `Dá ${also.size}.` : '';
    return {
      any: [
        `${who} ${gained} ${amount.size} ${span}.`,
        `${amount.size}: foi o que ${who} ${gained} ${span}.`,
        `${who} tem ${result} de ${amount.size} ${span}.`,
      ],
      poster: [`${amount.size} a ${up ? 'mais' : 'menos'}. ${who}.`, `${who} ${gains} ${amount.size}. ${beside}`],
      desk: [`${who}, ${amount.signed} ${span}.`, `Resultado de ${who} ${span}: ${amount.signed}.`],
      anchor: [
        `${who} acumula ${result} de ${amount.size} ${span}.`,
        window !== '' && `Em ${window}, ${who} ${gained} ${amount.size}.`,
        `${up ? 'Ganho' : 'Perda'} de ${amount.size} para ${who}.`,
      ],
      loud: [`${amount.size} a ${up ? 'mais' : 'menos'} para ${who}!`, `${who} ${gains}... ${amount.size}!`],
      calm: [
        `${who}. ${amount.size} a ${up ? 'mais' : 'menos'}.`,
        window !== '' && `Passam ${window}. ${who} ${gains} ${amount.size}.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? (what ? the(what) : 'a carteira');
    const noun = holder ? null : what;
    return {
      any: [
        `${who} ${moves('flat', noun)} ${within(window)}.`,
        `Nenhuma mudança ${within(window)}: ${who}.`,
        `${who} ${verb(noun, 'fica', 'ficam')} no mesmo lugar ${within(window)}.`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const name = who?.ref ?? (sold ? 'quem vende' : 'quem compra');
    const deed = sold ? 'vende' : 'compra';
    const did = sold ? 'vendeu' : 'comprou';
    const span = within(window);
    const of = asset ? `de ${asset.ref}` : '';
    if (prescribed)
      return {
        any: [
          `${name} ${did}: ${amount}.`,
          `${amount}. ${name}.`,
          `${name}, na ponta ${sold ? 'vendedora' : 'compradora'}: ${amount}.`,
        ],
      };
    return {
      any: [
        `${name} ${did} ${amount} líquidos ${of} ${span}.`,
        `${amount} líquidos ${span}: ${name} ${deed}.`,
        `Saldo ${sold ? 'vendedor' : 'comprador'} de ${amount} ${span}: ${name}.`,
      ],
      poster: [`${name} ${deed}. ${amount} líquidos.`, `${amount} líquidos. ${name}, na ${sold ? 'venda' : 'compra'}.`],
      desk: [
        `${name}, saldo ${sold ? 'vendedor' : 'comprador'}: ${amount}.`,
        `Fluxo líquido ${span}, ${name}: ${amount} de ${sold ? 'saída' : 'entrada'}.`,
      ],
      anchor: [
        `${name} ${did} ${amount} em termos líquidos ${span}.`,
        window !== '' && `Em ${window}, ${name} ${did} ${amount} líquidos.`,
      ],
      loud: [`${name} ${deed}! ${amount} líquidos.`, `${amount}! ${name} ${did} ${span}.`],
      calm: [`${name} ${deed}. ${amount} líquidos ${span}.`, `${amount}, ${span}. ${name} ${deed}.`],
    };
  },
  ...LEAD_ROWS_PT,
  ...LEAD_FIGURES_PT,
};
