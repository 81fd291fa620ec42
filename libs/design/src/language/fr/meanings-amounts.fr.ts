import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, the } from './grammar.fr';
import { ms } from './nouns.fr';

const HOLDERS = ms('détenteurs', 'détenteur');
const VISITORS = ms('visiteurs', 'visiteur');
const RESIDENTS = ms('habitants', 'habitant');
const STAFF = ms('salariés', 'salarié');

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_FR: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `Le pool réunit ${value.ref}.`,
      `À l’intérieur, il y a ${value.ref}.`,
      `Combien dans le pool? ${value.ref}.`,
      `Les dépôts: ${value.ref}.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `Le marché valorise ${subject?.ref ?? 'l’ensemble'} à ${value.ref}.`,
      `${subject ? `${subject.ref} en entier` : 'L’ensemble'} vaut ${value.ref}.`,
      `Combien ça vaut? ${value.ref}.`,
      `Capitalisation: ${value.ref}.`,
    ],
    desk: [`Capitalisation, ${value.ref}.`],
    anchor: [`La capitalisation atteint ${value.ref}.`],
  }),
  holders: ({ value }) => {
    const sum = counting(value, HOLDERS);
    return {
      any: [`Il y a ${sum}.`, `Réparti entre ${sum}.`, `Combien de détenteurs? ${value.ref}.`, `${sum}.`],
    };
  },
  positions: ({ value }) => ({
    any: [
      `Cela fait ${value.ref} positions.`,
      `Réparti sur ${value.ref} positions.`,
      `Combien de positions? ${value.ref}.`,
      `${value.ref} positions en tout.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `Le chiffre d’affaires: ${value.ref}.`,
      `${value.ref} de recettes.`,
      `Combien est entré? ${value.ref}.`,
      `${value.ref} sont entrés en caisse.`,
      `Le chiffre d’affaires atteint ${value.ref}.`,
    ],
    anchor: [`Le chiffre d’affaires s’élève à ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `Une perte de ${value.size}.`,
            `Le résultat est dans le rouge: ${value.size}.`,
            `Et le bénéfice? Non: ${value.size} de pertes.`,
            `Les pertes atteignent ${value.size}.`,
          ],
        }
      : {
          any: [
            `Il reste ${value.ref} de bénéfice.`,
            `Le bénéfice atteint ${value.ref}.`,
            `Et le bénéfice? ${value.ref}.`,
            `Bénéfice: ${value.ref}.`,
            `Au bout du compte, ${value.ref} de gagnés.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `Ça coûte ${value.ref}.`,
      `Le prix: ${value.ref}.`,
      `Combien ça coûte? ${value.ref}.`,
      `Comptez ${value.ref}.`,
      `${the(what)} est de ${value.ref}.`,
    ],
    anchor: [subject && what.text === 'prix' && `${subject.ref} coûte ${value.ref}.`],
  }),
  budget: ({ value }) => ({
    any: [
      `Le budget est de ${value.ref}.`,
      `${value.ref} de budget.`,
      `Avec quel budget? ${value.ref}.`,
      `Budget: ${value.ref}.`,
    ],
  }),
  employees: ({ value }) => {
    const sum = counting(value, STAFF);
    return {
      any: [
        `L’effectif: ${sum}.`,
        `On y compte ${sum}.`,
        `Combien y travaillent? ${value.ref}.`,
        `${sum} y travaillent.`,
      ],
    };
  },
  visitors: ({ value }) => {
    const sum = counting(value, VISITORS);
    return {
      any: [`${sum} sont venus.`, `Combien de visiteurs? ${value.ref}.`, `${sum}.`, `On a accueilli ${sum}.`],
    };
  },
  population: ({ value }) => {
    const sum = counting(value, RESIDENTS);
    return {
      any: [`On y compte ${sum}.`, `${sum}.`, `Combien y vivent? ${value.ref}.`, `La population: ${value.ref}.`],
    };
  },
  rating: ({ value }) => ({
    any: [
      `La note: ${value.ref}.`,
      `Une note de ${value.ref}.`,
      `Quelle note? ${value.ref}.`,
      `C’est noté ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [
      `Ça pèse ${value.ref}.`,
      `Sur la balance, ${value.ref}.`,
      `Combien ça pèse? ${value.ref}.`,
      `Poids: ${value.ref}.`,
    ],
  }),
  distance: ({ value }) => ({
    any: [
      `Cela fait ${value.ref}.`,
      `Quelle distance? ${value.ref}.`,
      `D’un bout à l’autre, ${value.ref}.`,
      `La distance: ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `En hauteur, ${value.ref}.`,
      `On mesure ${value.ref}.`,
      `Quelle hauteur? ${value.ref}.`,
      `Hauteur: ${value.ref}.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `Le vent souffle à ${value.ref}.`,
      `Un vent de ${value.ref}.`,
      `Et le vent? ${value.ref}.`,
      `Vent: ${value.ref}.`,
    ],
  }),
  rain: ({ value }) => ({
    any: [
      `Il tombe ${value.ref} de pluie.`,
      `Et la pluie? ${value.ref}.`,
      `Pluie: ${value.ref}.`,
      `Le ciel verse ${value.ref}.`,
    ],
  }),
  wait: ({ value }) => ({
    any: [
      `L’attente est de ${value.ref}.`,
      `Il faut attendre ${value.ref}.`,
      `Combien de temps attendre? ${value.ref}.`,
      `Attente: ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `La réponse arrive en ${value.ref}.`,
      `Combien de temps pour une réponse? ${value.ref}.`,
      `Réponse en ${value.ref}.`,
      `Temps de réponse: ${value.ref}.`,
    ],
  }),
};
