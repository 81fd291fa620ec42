import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { coin, moves, ofName, the, verb, within } from './grammar.fr';
import { LEAD_FIGURES_FR } from './lead-figures.fr';
import { LEAD_ROWS_FR } from './lead-rows.fr';

/** Openings in French. */
export const LEAD_FR: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset ? coin(asset) : 'ce pool';
    const bare = asset?.ref ?? 'le pool';
    const where = place ? `sur ${place.ref}` : '';
    return {
      any: [
        `${rate.ref} par an: voilà ce que rapporte ${who} ${where}.`,
        place ? `${where}, ${who} rapporte ${rate.ref} par an.` : `${who} rapporte ${rate.ref} par an.`,
      ],
      poster: [
        `${rate.ref} par an. ${bare} ${where}.`,
        `${bare} ${where}. ${rate.ref}.`,
        `Un an ${asset ? ofName(asset) : 'de pool'} ${where}: ${rate.ref}.`,
      ],
      desk: [
        `${bare} ${where}: ${rate.ref}.`,
        `${bare} à ${rate.ref} ${where}.`,
        `${rate.ref} sur ${bare}, ${where}.`,
        `${bare} se traite à ${rate.ref} l’an ${where}.`,
      ],
      anchor: [
        `Les dépôts en ${bare} rapportent désormais ${rate.ref} par an.`,
        place && `Les taux ${where} à cette heure: ${rate.ref} pour ${who}.`,
        `${who} est rémunéré à ${rate.ref} par an ${where}.`,
        venue && `${rate.ref} par an pour ${who}, chez ${venue.ref}.`,
      ],
      loud: [
        `${rate.ref}! ${bare} ${where}.`,
        `${bare} ${where}? ${rate.ref}, tout simplement!`,
        `${who} sort du rang: ${rate.ref}!`,
      ],
      calm: [
        `${rate.ref}, au bout d’un an. ${bare} ${where}.`,
        place && `${where}, sans hâte, ${who} rapporte ${rate.ref}.`,
        `Une année passe. ${bare}: ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'le portefeuille';
    const up = way === 'up';
    const gains = up ? 'gagne' : 'perd';
    const gained = up ? 'a gagné' : 'a perdu';
    const result = up ? 'gain' : 'perte';
    const span = within(window);
    const beside = also ? `Soit ${also.size}.` : '';
    return {
      any: [
        `${who} ${gains} ${amount.size} ${span}.`,
        `${amount.size}: c’est ce que ${gains} ${who} ${span}.`,
        `${who} affiche ${up ? 'un' : 'une'} ${result} de ${amount.size} ${span}.`,
      ],
      poster: [`${amount.size} de ${result}. ${who}.`, `${who} ${gains} ${amount.size}. ${beside}`],
      desk: [`${who}, ${amount.signed} ${span}.`, `Résultat de ${who} ${span}: ${amount.signed}.`],
      anchor: [
        `${who} ${gained} ${amount.size} ${span}.`,
        window !== '' && `En ${window}, ${who} ${gained} ${amount.size}.`,
        `${up ? 'Un' : 'Une'} ${result} de ${amount.size} pour ${who}.`,
      ],
      loud: [`${amount.size} de ${result} pour ${who}!`, `${who} ${gains}... ${amount.size}!`],
      calm: [
        `${who}. ${amount.size} de ${up ? 'plus' : 'moins'}.`,
        window !== '' && `${window} passent. ${who} ${gains} ${amount.size}.`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? (what ? the(what) : 'le portefeuille');
    const noun = holder ? null : what;
    return {
      any: [
        `${who} ${moves('flat', noun)} ${within(window)}.`,
        `Aucun mouvement ${within(window)}: ${who}.`,
        `${who} ${verb(noun, 'reste', 'restent')} au même niveau ${within(window)}.`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const name = who?.ref ?? (sold ? 'les vendeurs' : 'les acheteurs');
    const deed = sold ? (who ? 'vend' : 'vendent') : who ? 'achète' : 'achètent';
    const did = `${who ? 'a' : 'ont'} ${sold ? 'vendu' : 'acheté'}`;
    const span = within(window);
    const on = asset ? `sur ${asset.ref}` : '';
    if (prescribed)
      return {
        any: [
          `${name} ${did}: ${amount}.`,
          `${amount}, côté ${name}.`,
          `${name}, à ${sold ? 'la vente' : 'l’achat'}: ${amount}.`,
        ],
      };
    return {
      any: [
        `${name} ${deed} pour ${amount} net ${on} ${span}.`,
        `${amount} net ${span}: ${name} ${deed} ${on}.`,
        `Solde ${sold ? 'vendeur' : 'acheteur'} de ${amount} ${span}: ${name}.`,
      ],
      poster: [`${name} ${deed}. ${amount} net.`, `${amount} net. ${name}, à ${sold ? 'la vente' : 'l’achat'}.`],
      desk: [
        `${name}, net ${sold ? 'vendeur' : 'acheteur'}: ${amount}.`,
        `Flux net ${span}, ${name}: ${amount} ${sold ? 'en sortie' : 'en entrée'}.`,
      ],
      anchor: [
        `${name} ${did} pour ${amount} net ${span}.`,
        window !== '' && `En ${window}, ${name} ${did} pour ${amount} net.`,
      ],
      loud: [`${name} ${deed}! ${amount} net.`, `${amount}! ${name} ${deed} ${on}.`],
      calm: [`${name} ${deed}. ${amount} net ${span}.`, `${amount}, ${span}. ${name} ${deed}.`],
    };
  },
  ...LEAD_ROWS_FR,
  ...LEAD_FIGURES_FR,
};
