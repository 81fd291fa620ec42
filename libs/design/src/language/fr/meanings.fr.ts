import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_FR } from './meanings-amounts.fr';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_FR: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Note moyenne, ${value.ref}, pour ${second?.ref ?? ''} avis.`,
      `${second?.ref ?? ''} avis, et une note de ${value.ref}.`,
      `Quelle note? ${value.ref}, sur ${second?.ref ?? ''} avis.`,
      `${value.ref} de moyenne après ${second?.ref ?? ''} avis.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Vent à ${value.ref}, humidité à ${second?.ref ?? ''}.`,
      `Et le vent? ${value.ref}, avec ${second?.ref ?? ''} d’humidité.`,
      `Le vent souffle à ${value.ref}; l’humidité est à ${second?.ref ?? ''}.`,
      `Dans l’air: ${value.ref} de vent, ${second?.ref ?? ''} d’humidité.`,
    ],
    desk: [`Vent ${value.ref}, humidité ${second?.ref ?? ''}.`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `Le portefeuille entier: ${value.ref}.`,
      `Dans le portefeuille, ${value.ref}.`,
      `Combien dans le portefeuille? ${value.ref}.`,
      `${value.ref} sur ${second?.ref ?? ''} positions.`,
      `Le portefeuille vaut ${value.ref}.`,
    ],
    poster: [`Le portefeuille. ${value.ref}.`],
    desk: [`Portefeuille à ${value.ref}, ${second?.ref ?? ''} positions.`],
    anchor: [`Au total, le portefeuille pèse ${value.ref}.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} de préparation, ${second?.ref ?? ''} de cuisson.`,
      `Combien de temps? ${value.ref}, puis ${second?.ref ?? ''} au four.`,
      `D’abord ${value.ref} de travail, ensuite ${second?.ref ?? ''} de four.`,
      `${value.ref} sur le plan de travail, ${second?.ref ?? ''} au four.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `En ce moment, ${value.ref}${cover}.`,
        `Pour l’instant, il fait ${value.ref}${cover}.`,
        `Et maintenant? ${value.ref}${cover}.`,
        `Dehors, ${value.ref}${cover}.`,
      ],
      desk: [`Dernier relevé, ${value.ref}.`],
      anchor: [`À cette heure, on relève ${value.ref}${cover}.`],
      loud: [`Et là, tout de suite? ${value.ref}!`],
      calm: [`Pour le moment, ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `L’essentiel est chez les emprunteurs: ${value.ref}.`,
            `${value.ref} du pool sont prêtés.`,
            `Quelle part est prêtée? ${value.ref}.`,
            most && `Sur chaque dollar, la plus grande part est prêtée: ${value.ref}.`,
          ],
          poster: [`Prêté: ${value.ref}.`],
          desk: [`Utilisation, ${value.ref}.`, `Emprunté, ${value.ref}.`],
          anchor: [
            `Les emprunteurs détiennent ${value.ref} du pool.`,
            most && `La majeure partie de l’argent est prêtée: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `${value.ref} sont utilisés.`,
            most && `La majeure partie est utilisée: ${value.ref}.`,
            `Quelle part est utilisée? ${value.ref}.`,
            `Le taux d’utilisation: ${value.ref}.`,
            `En service, ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `${value.ref} des électeurs ont voté.`,
      most && `Plus de la moitié a voté: ${value.ref}.`,
      `Combien ont voté? ${value.ref}.`,
      `Participation: ${value.ref}.`,
    ],
    poster: [`Participation. ${value.ref}.`],
    anchor: [`La participation s’établit à ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `En service ${value.ref} du temps.`,
      `Le système a tenu ${value.ref} du temps.`,
      `Fiable? Disponible ${value.ref} du temps.`,
      `Disponibilité: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Occupé à ${value.ref}.`,
      most && `L’essentiel est occupé: ${value.ref}.`,
      `C’est plein? À ${value.ref}.`,
      `Le taux d’occupation: ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `L’humidité est à ${value.ref}.`,
      `Et l’humidité? ${value.ref}.`,
      `Dans l’air, ${value.ref} d’humidité.`,
      `Humidité: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Il reste une marge de ${value.ref}.`,
      `La marge: ${value.ref}.`,
      `Et la marge? ${value.ref}.`,
      `La marge se tient à ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `${value.ref} des clients s’en vont.`,
      `Attrition: ${value.ref}.`,
      `Combien partent? ${value.ref}.`,
      `Le taux d’attrition est de ${value.ref}.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `Le taux de conversion est de ${value.ref}.`,
      `${value.ref} passent à l’action.`,
      `Et la conversion? ${value.ref}.`,
      `Conversion: ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `Le chômage est à ${value.ref}.`,
      `Et le chômage? ${value.ref}.`,
      `Sans emploi: ${value.ref}.`,
      `Le taux de chômage s’établit à ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `L’inflation est à ${value.ref}.`,
      `Et les prix? ${value.ref} d’inflation.`,
      `Inflation: ${value.ref}.`,
      `L’inflation s’établit à ${value.ref}.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Le dividende rapporte ${value.ref}.`,
      `Et le dividende? ${value.ref}.`,
      `Un dividende de ${value.ref}.`,
      `Rendement du dividende: ${value.ref}.`,
    ],
  }),
  ...AMOUNTS_FR,
};
