import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_FR } from './columns.fr';
import { counting, movement } from './grammar.fr';
import { placeWord } from './periods.fr';

/** Rows of a table in French. */
export const ROWS_FR: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `Au ${rank} rang, ${who.ref}, avec ${value.ref}.`,
        `Ensuite, ${who.ref}, avec ${value.ref}.`,
        `Suit ${who.ref}: ${value.ref}.`,
        `Il reste ${who.ref}, avec ${value.ref}.`,
      ],
      poster: [`Puis ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} à la suite, ${value.ref}.`],
      anchor: [`La liste se poursuit avec ${who.ref}, à ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `Ensuite, ${first.who.ref} avec ${first.value.ref} et ${second.who.ref} avec ${second.value.ref}.`,
        `Puis vient ${first.who.ref}, avec ${first.value.ref}.`,
        rank && `Au ${rank} rang, ${first.who.ref}, avec ${first.value.ref}, devant ${second.who.ref}.`,
        `Derrière, ${first.who.ref}, ${first.value.ref}; ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} à ${first.value.ref}, ${second.who.ref} à ${second.value.ref}.`],
      anchor: [
        `Viennent ensuite ${first.who.ref}, avec ${first.value.ref}, et ${second.who.ref}, avec ${second.value.ref}.`,
      ],
      loud: [`En embuscade, ${first.who.ref}: ${first.value.ref}!`],
      calm: [`Plus bas, ${first.who.ref}, ${first.value.ref}. Puis ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Ensuite, ${list}, avec ${value.ref} chacun.`,
      `Puis ${list}, à égalité: ${value.ref}.`,
      `Derrière, même chiffre pour ${list}: ${value.ref}.`,
    ],
    poster: [`Puis ${list}. ${value.ref}.`],
    desk: [`${list}, ${value.ref} chacun.`],
    anchor: [`Viennent ensuite ${list}, au même niveau: ${value.ref}.`],
  }),
  side: ({ first, second, sold }) => {
    const who = sold ? 'vendeurs' : 'acheteurs';
    const did = sold ? 'vendu' : 'acheté';
    return {
      any: [
        `Le plus ${did}: ${first.ref}; ensuite, ${second.ref}.`,
        `Chez les ${who}, d’abord ${first.ref}, puis ${second.ref}.`,
        `Qu’ont-ils ${did} le plus? ${first.ref}, puis ${second.ref}.`,
        `Sur la liste des ${who}, ${first.ref} précède ${second.ref}.`,
      ],
      poster: [`Les ${who}: ${first.ref}, puis ${second.ref}.`, `Le plus ${did}, ${first.ref}.`],
      desk: [`${sold ? 'Ventes' : 'Achats'}: ${first.ref}, puis ${second.ref}.`],
      anchor: [
        `Les ${who} placent ${first.ref} devant ${second.ref}.`,
        `${first.ref} ouvre la liste des ${who}, suivi par ${second.ref}.`,
      ],
      loud: [`Le plus ${did}? ${first.ref}! Puis ${second.ref}.`],
      calm: [`D’abord ${first.ref}, et ensuite ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `La plus grosse position est ${who.ref}, avec ${value.ref}.`,
          `Ce qui pèse le plus: ${who.ref}, ${value.ref}.`,
          `${who.ref} domine le portefeuille: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `La plus grosse position, ${who.ref}, fait ${value.ref} du portefeuille.`,
        `${who.ref} pèse ${value.ref} du portefeuille.`,
        `Qu’y a-t-il dedans? ${who.ref} d’abord: ${value.ref}.`,
        most && `Plus de la moitié est en ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}, ${value.ref} du portefeuille.`, `${value.ref} du portefeuille: ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} du total.`, `Premier poids: ${who.ref}, ${value.ref}.`],
      anchor: [
        `La première position est ${who.ref}, avec ${value.ref}.`,
        `${who.ref} arrive en tête du portefeuille, à ${value.ref}.`,
      ],
      loud: [`Le gros morceau du portefeuille, ${who.ref}: ${value.ref}!`],
      calm: [`D’abord, ${who.ref}. ${value.ref} du portefeuille.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? `côté ${topic.text}` : '';
    return {
      any: [
        topic ? `${by}, ${first.who.ref} est devant: ${sum}.` : `${first.who.ref} est devant: ${sum}.`,
        `${first.who.ref}, ${sum}, devant ${second.who.ref}, ${second.value.ref}.`,
        topic && `Qui mène ${by}? ${first.who.ref}, avec ${first.value.ref}.`,
        `D’abord ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `${first.who.ref} d’abord, ${first.value.ref}. Puis ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} à ${first.value.ref}, ${second.who.ref} à ${second.value.ref}.`],
      anchor: [
        `En ouverture de liste, ${first.who.ref}, avec ${sum}.`,
        `${first.who.ref} prend la tête avec ${first.value.ref}; ${second.who.ref} suit.`,
      ],
      loud: [`${first.who.ref} remporte la manche! ${sum}.`],
      calm: [`${first.who.ref} d’abord, avec ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} se partagent le sommet: ${value.ref}.`,
      `${list}, côte à côte en tête: ${value.ref}.`,
      `Égalité tout en haut: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} à ${first.value.ref}, ${second.who.ref} à ${second.value.ref}.`,
      `D’abord ${first.who.ref}, avec ${first.value.ref}; puis ${second.who.ref}, ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `La deuxième place revient à ${who.ref}, avec ${value.ref}.`,
      `Et derrière? ${who.ref}, ${value.ref}.`,
      `${who.ref} suit, avec ${value.ref}.`,
      clear && `Personne d’autre ne dépasse ${value.ref}.`,
    ],
    poster: [`Derrière, ${who.ref}. ${value.ref}.`, `Puis ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} ensuite, ${value.ref}.`, `Deuxième place, ${who.ref}: ${value.ref}.`],
    anchor: [`En deuxième position, ${who.ref}, avec ${value.ref}.`, `Au plus près, ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref} décroche la deuxième place! ${value.ref}.`, `Le challenger, ${who.ref}: ${value.ref}.`],
    calm: [`Une marche plus bas, ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'En bas de tableau' : 'À l’autre bout';
    return {
      any: [
        `${where}, ${who.ref}: ${value.ref}.`,
        `${who.ref} ferme la marche, avec ${value.ref}.`,
        `Et tout en bas? ${who.ref}, avec ${value.ref}.`,
        least && `Personne n’a moins que ${who.ref}: ${value.ref}.`,
      ],
      poster: [`En dernier, ${who.ref}. ${value.ref}.`],
      desk: [`Bas de liste: ${who.ref}, ${value.ref}.`],
      anchor: [
        `${where}, on trouve ${who.ref}, avec ${value.ref}.`,
        `${who.ref} clôt ${teams ? 'le classement' : 'la liste'} avec ${value.ref}.`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const deed = sold ? 'vend' : 'achète';
    return {
      any: [
        `${who.ref} ${deed} aussi: ${value.ref}.`,
        `Qui d’autre ${deed}? ${who.ref}, ${value.ref}.`,
        `Du même côté, ${who.ref}: ${value.ref}.`,
        `Même mouvement pour ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}, aussi. ${value.ref}.`],
      desk: [`${who.ref}, même sens: ${value.ref}.`],
      anchor: [
        `${who.ref} ${deed} également, pour ${value.ref} net.`,
        `Dans le camp des ${sold ? 'vendeurs' : 'acheteurs'}, également ${who.ref}: ${value.ref}.`,
      ],
    };
  },
  ...COLUMNS_FR,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = window === '' ? '' : `sur ${window}`;
    const end = best ? 'Le meilleur' : 'Le moins bon';
    return {
      any: [
        `${end}: ${who.ref}, ${sum} ${span}.`,
        `${end}? ${who.ref}, ${sum}.`,
        `${who.ref} ${best ? 'fait mieux que les autres' : 'arrive en queue'}: ${sum} ${span}.`,
      ],
      poster: [`${end}, ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. ${end}.`],
      desk: [
        `${who.ref}, ${best ? 'premier' : 'dernier'}: ${sum}.`,
        `${best ? 'Tête' : 'Queue'} de liste, ${who.ref}: ${sum}.`,
      ],
      anchor: [`${best ? 'En tête' : 'En queue'}, ${who.ref}: ${sum} ${span}.`],
      loud: [
        `${who.ref}! ${sum}. ${end}.`,
        `Et ${best ? 'le meilleur' : 'le moins bon'}, c’est... ${who.ref}: ${sum}!`,
      ],
      calm: [`De tous, ${best ? 'le meilleur' : 'le moins bon'} est ${who.ref}. ${sum}.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = `${sold ? 'vendu' : 'acheté'}`;
    const who = wallet ? 'Le portefeuille' : 'On';
    const also = again ? 'aussi' : '';
    return {
      any: [
        `${who} a ${also} ${did} pour ${value.ref} de ${what.ref}.`,
        sold ? `${value.ref} sont sortis de ${what.ref}.` : `${value.ref} sont allés sur ${what.ref}.`,
        `${sold ? 'Une vente' : 'Un achat'}? ${what.ref}, pour ${value.ref}.`,
        `${sold ? 'Vendu' : 'Acheté'}: ${what.ref}, pour ${value.ref}.`,
      ],
      poster: [`${what.ref}, ${did} pour ${value.ref}.`],
      desk: [`${sold ? 'Vente' : 'Achat'} ${what.ref}, ${value.ref}.`],
      anchor: [
        `${who} a ${again ? 'également' : ''} ${did} ${what.ref} pour ${value.ref}.`,
        `${sold ? 'Une vente' : 'Un achat'}: ${what.ref}, pour ${value.ref}.`,
      ],
    };
  },
};
