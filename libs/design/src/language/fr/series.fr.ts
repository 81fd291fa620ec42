import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { counting, ofThe, the, verb } from './grammar.fr';
import { feminine, periodName, periodWith, thePeriod } from './periods.fr';
import { STRETCHES_FR } from './stretches.fr';

/** Figures that stand in time, in French. */
export const SERIES_FR: SeriesPhrases = {
  ...STRETCHES_FR,
  flat: ({ what, value }) => ({
    any: [
      `Rien ne bouge: ${value.ref} du début à la fin.`,
      `${value.ref}, sans changement.`,
      `${what ? the(what) : 'Le niveau'} ${verb(what, 'reste', 'restent')} à ${value.ref}.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `${what.text}: ${periodWith(period, 'pas un', 'pas une')}.`,
      `${periodWith(period, 'Pas un', 'Pas une')} avec des ${what.text}.`,
      `Chaque ${periodName(period)}, zéro pour ${the(what)}.`,
    ],
  }),
  unbroken: ({ what, period }) => ({
    any: [
      `Chaque ${periodName(period)} dépasse ${feminine(period) ? 'la précédente' : 'le précédent'}.`,
      `${periodWith(period, 'Pas un', 'Pas une')} en baisse.`,
      `Un recul? ${periodWith(period, 'Aucun', 'Aucune')}.`,
      `Toujours plus haut, ${periodName(period)} après ${periodName(period)}.`,
    ],
    poster: [
      `Plus haut, ${periodName(period)} après ${periodName(period)}.`,
      `Chaque ${periodName(period)}, plus haut.`,
    ],
    desk: [`En hausse chaque ${periodName(period)}.`, `${periodWith(period, 'Aucun', 'Aucune')} dans le rouge.`],
    anchor: [
      `${what ? the(what) : 'La courbe'} ${verb(what, 'progresse', 'progressent')} sans une seule pause.`,
      `Sur ce graphique, chaque ${periodName(period)} fait mieux que ${feminine(period) ? 'la précédente' : 'le précédent'}.`,
    ],
    loud: [`Chaque ${periodName(period)}, un cran plus haut!`],
    calm: [`${periodName(period)} après ${periodName(period)}, toujours plus.`],
  }),
  trend: ({ what, from, to, since, up }) => ({
    any: [
      `${what ? the(what) : 'La courbe'} ${verb(what, 'passe', 'passent')} de ${from.ref} à ${to.ref}.`,
      `De ${from.ref} ${since.at} à ${to.ref}.`,
      `Au départ, ${from.ref} ${since.at}. À l’arrivée, ${to.ref}.`,
      `La tendance? À la ${up ? 'hausse' : 'baisse'}, de ${from.ref} à ${to.ref}.`,
    ],
    poster: [`${from.ref}. Puis ${to.ref}.`],
    desk: [
      `${what?.text ?? 'Série'} de ${from.ref} à ${to.ref}.`,
      `En ${up ? 'hausse' : 'baisse'}: ${from.ref}, ${to.ref}.`,
    ],
    anchor: [
      `${what ? the(what) : 'La courbe'} ${verb(what, 'part', 'partent')} de ${from.ref} et ${verb(what, 'finit', 'finissent')} à ${to.ref}.`,
    ],
    loud: [`De ${from.ref} à ${to.ref}!`],
    calm: [`C’était ${from.ref} ${since.at}. Au bout, ${to.ref}.`],
  }),
  crest: ({ what, value, time }) => ({
    any: [
      `Le maximum: ${value.ref}, ${time.at}.`,
      `Le sommet est atteint ${time.at}: ${value.ref}.`,
      `Le plus haut? ${value.ref}, ${time.at}.`,
      `${what ? the(what) : 'La courbe'} ${verb(what, 'culmine', 'culminent')} à ${value.ref} ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. Le sommet.`],
    desk: [`Maximum ${value.ref} ${time.at}.`],
    anchor: [`Le point le plus haut ${what ? ofThe(what) : ''}: ${value.ref}, ${time.at}.`],
    loud: [`${value.ref} ${time.at}! Le sommet.`],
    calm: [`Tout en haut, ${value.ref}, ${time.at}.`],
  }),
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.value.ref} ${next.time.at}` : '';
    return {
      any: [
        alone
          ? `${periodWith(period, 'Aucun autre', 'Aucune autre')} ne va aussi haut.`
          : `${periodWith(period, 'Aucun', 'Aucune')} ne va plus haut.`,
        alone ? 'Tout le reste est en dessous.' : 'C’est le plafond.',
        next && `Ensuite, le plus ${warm ? 'chaud' : 'haut'}: ${runner}.`,
        next && `Juste derrière, ${runner}.`,
        next && `Le plus proche? ${runner}.`,
      ],
      poster: [next && `Derrière: ${runner}.`],
      desk: [next && `Deuxième relevé: ${runner}.`],
      anchor: [next && `Le niveau le plus proche: ${runner}.`],
      loud: ['Rien au-dessus!'],
      calm: [next && `Un cran en dessous, ${runner}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [
      `${the(what)}, maintenant: ${value.ref}.`,
      `La courbe finit à ${value.ref}.`,
      `Le graphique indique désormais ${value.ref}.`,
    ],
    desk: [`${what.text}, dernier point: ${value.ref}.`],
    anchor: [`${the(what)} ${verb(what, 's’établit', 's’établissent')} à ${value.ref}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `Le pool réunit ${value.ref}.`,
      `${value.ref} de dépôts.`,
      source && `${source.ref} compte ${value.ref} dans le pool.`,
      `Combien dans le pool? ${value.ref}.`,
    ],
    poster: [`Dans le pool: ${value.ref}.`, `${value.ref}, dans un seul pool.`],
    desk: [`TVL, ${value.ref}.`, `Taille du pool, ${value.ref}.`],
    anchor: [`Les dépôts atteignent ${value.ref}.`, source && `Selon ${source.ref}, le pool réunit ${value.ref}.`],
    loud: [`${value.ref} dans le pool!`],
    calm: [`Au fond du pool reposent ${value.ref}.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `pour ${who.ref}` : at;
    return {
      any: [
        `${first.what.text} ${where}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
        `D’un côté ${first.value.ref} (${first.what.text}), de l’autre ${second.value.ref} (${second.what.text}).`,
        always && `${the(always.over)}, toujours au-dessus ${ofThe(always.under)}.`,
        `Le face-à-face ${where}? ${first.value.ref} contre ${second.value.ref}.`,
      ],
      poster: [
        `${first.what.text}, ${first.value.ref}. ${second.what.text}, ${second.value.ref}.`,
        always && `${always.over.text} devant, ${periodName(always.period)} après ${periodName(always.period)}.`,
      ],
      desk: [`${first.what.text} à ${first.value.ref}, ${second.what.text} à ${second.value.ref}, ${where}.`],
      anchor: [
        `${the(first.what)} ${verb(first.what, 'atteint', 'atteignent')} ${first.value.ref} ${where}, et ${the(second.what)}, ${second.value.ref}.`,
        always &&
          `Sur ${periodWith(always.period, 'aucun', 'aucune')}, ${the(always.under)} ne ${verb(always.under, 'dépasse', 'dépassent')} ${the(always.over)}.`,
      ],
      loud: [`${first.what.text} contre ${second.what.text}: ${first.value.ref} à ${second.value.ref}!`],
      calm: [`Côte à côte ${where}: ${first.value.ref} et ${second.value.ref}.`],
    };
  },
  low: ({ value, time, noun, counted }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `Le minimum: ${value.ref}, ${time.at}.`,
        `Le creux: ${value.ref} ${time.at}.`,
        `Et le minimum? ${value.ref}, ${time.at}.`,
        counted && `Le creux est ${time.at}: ${sum}.`,
      ],
      poster: [`Seulement ${value.ref} ${time.at}.`],
      desk: [`Minimum ${value.ref} ${time.at}.`],
      anchor: [`À l’autre bout, ${value.ref} ${time.at}.`, counted && `Le chiffre le plus faible, ${time.at}: ${sum}.`],
    };
  },
  coldest: ({ value, time, period }) => ({
    any: [
      `Le plus froid, ${time.at}: ${value.ref}.`,
      `${thePeriod(period)} ${feminine(period) ? 'la plus froide' : 'le plus froid'}? ${value.ref}, ${time.at}.`,
      `La température la plus basse: ${value.ref}, ${time.at}.`,
      `Il ne fait que ${value.ref} ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. Le plus froid.`, `Le plus froid: ${time.ref}. ${value.ref}.`],
    desk: [`Minimale ${value.ref} ${time.at}.`, `Plancher: ${value.ref} ${time.at}.`],
    anchor: [`La température la plus basse est attendue ${time.at}: ${value.ref}.`],
  }),
};
