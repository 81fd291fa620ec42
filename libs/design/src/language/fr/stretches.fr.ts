import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { the } from './grammar.fr';
import { periodName, periodWith, thePeriod } from './periods.fr';

type Stretches =
  | 'warmest'
  | 'warmestShared'
  | 'began'
  | 'turned'
  | 'total'
  | 'closed'
  | 'opened'
  | 'range'
  | 'towardsGoal'
  | 'furthest';

/** Beginnings, ends, sums and goals of a series. */
export const STRETCHES_FR: Pick<SeriesPhrases, Stretches> = {
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `Ça monte à ${value.ref} ${time.at}, ${thePeriod(period)} de plus forte chaleur.`,
      `Le plus chaud, ${time.at}: ${value.ref}.`,
      `Quand fait-il le plus chaud? Ce sera ${time.at}, avec ${value.ref}.`,
      `La maximale: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. Le maximum.`, `Le plus chaud: ${time.ref}. ${value.ref}.`],
    desk: [`Maximale ${value.ref} ${time.at}.`],
    anchor: [`La maximale est attendue ${time.at}: ${value.ref}.`, `On attend jusqu’à ${value.ref} ${time.at}.`],
    loud: [`${value.ref} ${time.at}!`],
    calm: [`Le plus doux vient ${time.at}. ${value.ref}.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `La maximale est de ${value.ref}, entre autres ${time.at}.`,
      `Ça ne dépasse pas ${value.ref}.`,
      `${periodWith(period, 'Aucun', 'Aucune')} ne dépasse ${value.ref}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `C’était ${value.ref} ${time.at}.`,
      `Au départ, ${value.ref} ${time.at}.`,
      `D’où part-on? De ${value.ref}, ${time.at}.`,
      `Le premier point: ${value.ref}, ${time.at}.`,
    ],
    poster: [`Au début: ${value.ref}.`, `Avant, ${value.ref} ${time.at}.`],
    desk: [`Depuis ${value.ref} ${time.at}.`, `La série s’ouvre à ${value.ref}.`],
    anchor: [`Le graphique commence à ${value.ref}, ${time.at}.`, `Le chiffre était de ${value.ref} ${time.at}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `Au début, c’était ${below ? 'sous' : 'au-dessus de'} zéro: ${value.ref}.`,
      `On partait de l’autre côté de zéro: ${value.ref}.`,
      `Et au départ? ${value.ref}.`,
      `Tout commence en ${below ? 'négatif' : 'positif'}: ${value.ref}.`,
    ],
    poster: [`Le début: ${value.ref}. ${below ? 'Sous' : 'Au-dessus de'} zéro.`],
    desk: [`La série s’ouvre à ${value.ref}.`],
    anchor: [`Le graphique part ${below ? 'en dessous' : 'au-dessus'} de zéro, à ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `Au total, ${value.ref}.`,
      `Tout compris: ${value.ref}.`,
      `Et en tout? ${value.ref}.`,
      week ? `La semaine entière: ${value.ref}.` : `En additionnant chaque ${periodName(period)}: ${value.ref}.`,
    ],
    poster: [`${value.ref} au total.`],
    desk: [`Total, ${value.ref}.`],
    anchor: [`Le total s’élève à ${value.ref}.`],
  }),
  closed: ({ value, time }) => ({
    any: [
      `Dernière clôture: ${value.ref}.`,
      `Clôture à ${value.ref} ${time.at}.`,
      `La clôture? ${value.ref}.`,
      `La séance s’achève à ${value.ref}.`,
    ],
    poster: [`Clôture: ${value.ref}.`],
    desk: [`Dernier ${value.ref}.`, `${value.ref} en clôture.`],
    anchor: [`Le cours a clôturé à ${value.ref} ${time.at}.`],
    loud: [`La cloche! ${value.ref}.`],
    calm: [`La journée s’achève à ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `Le graphique s’ouvre à ${from}, ${since.at}.`,
      `On partait de ${from} ${since.at}.`,
      `Et au départ? ${from}.`,
      `La première ouverture: ${from}.`,
      `Tout a commencé à ${from}.`,
    ],
    poster: [`Ouverture: ${from}.`],
    desk: [`Depuis une ouverture à ${from}.`, `Ouvert à ${from} ${since.at}.`],
    anchor: [`Les échanges ont ouvert à ${from} ${since.at}.`, `La série débute à ${from}.`],
    loud: [`À l’ouverture: ${from}!`],
    calm: [`Cela commençait ${since.at}, à ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `Jamais au-dessus de ${high.ref}, jamais sous ${low.ref}.`,
      `La fourchette: de ${low.ref} à ${high.ref}.`,
      `Entre quels cours? ${low.ref} et ${high.ref}.`,
      `Personne n’a payé plus de ${high.ref}.`,
      `Et jamais moins de ${low.ref}.`,
    ],
    poster: [`Maximum, ${high.ref}. Minimum, ${low.ref}.`],
    desk: [`Fourchette ${low.ref} à ${high.ref}.`, `Maximum ${high.ref} ${time.at}, minimum ${low.ref}.`],
    anchor: [
      `Le cours a évolué entre ${low.ref} et ${high.ref}.`,
      `Le plus haut a été touché ${time.at}: ${high.ref}.`,
    ],
    loud: [`Plancher, ${low.ref}. Plafond, ${high.ref}!`],
    calm: [`Entre ${low.ref} et ${high.ref}, sans en sortir.`],
  }),
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} sur ${goal.ref}.`,
        `Déjà ${value.ref} sur ${goal.ref}: ${name}.`,
        `Où en est-on? À ${value.ref} sur ${goal.ref}.`,
        closest && `Au plus près de l’objectif: ${name}, ${value.ref} sur ${goal.ref}.`,
      ],
      poster: [`${value.ref}. Sur ${goal.ref}.`],
      desk: [`${name}, ${value.ref} sur ${goal.ref}.`],
      anchor: [`À ce stade, ${value.ref} sur ${goal.ref}: ${name}.`],
      loud: [`L’objectif, ${goal.ref}. On en est à ${value.ref}!`],
      calm: [`Sur ${goal.ref}, ${value.ref} pour l’instant.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? the(what);
    return {
      any: [
        `Le plus avancé: ${name}, à ${value.ref}.`,
        `${name} mène, à ${value.ref}.`,
        next && `${name}, à ${value.ref}; puis ${next.who.ref}, ${next.value.ref}.`,
        `Qu’est-ce qui avance le plus? ${name}, à ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} de fait.`],
      anchor: [`${name} prend les devants, avec ${value.ref}.`],
      loud: [`${name} en tête: ${value.ref}!`],
      calm: [`${name}, le plus loin. ${value.ref}.`],
    };
  },
};
