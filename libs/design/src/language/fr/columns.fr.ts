import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, of } from './grammar.fr';
import { feminine, periodWith, thePeriod } from './periods.fr';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_FR: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `Pareil côté ${what.text}: ${sum}.`,
          `${what.text}? Encore ${who.ref}: ${sum}.`,
          `Et côté ${what.text}, même chose: ${who.ref}, ${sum}.`,
        ],
        poster: [`Côté ${what.text}, aussi. ${sum}.`, `Encore ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, de nouveau ${who.ref}: ${sum}.`],
        anchor: [
          `${who.ref} domine également côté ${what.text}: ${sum}.`,
          `Côté ${what.text}, on retrouve ${who.ref}, avec ${value.ref}.`,
        ],
      };
    return {
      any: [
        `Côté ${what.text}, ${who.ref} est devant: ${sum}.`,
        `Et côté ${what.text}? ${who.ref}, ${sum}.`,
        `Le plus haut côté ${what.text}: ${who.ref}, ${sum}.`,
        `Pour ${what.text}, c’est ${who.ref}: ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, maximum pour ${who.ref}: ${sum}.`],
      anchor: [`L’ordre change côté ${what.text}: ${who.ref} devant, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `Seul passage sous zéro côté ${what.text}: ${who.ref}, ${value.ref}.`,
      `Côté ${what.text}, il n’y a que ${who.ref} en négatif: ${value.ref}.`,
      `Un seul signe moins côté ${what.text}: ${who.ref}, ${value.ref}.`,
      `Qui est sous zéro côté ${what.text}? Seulement ${who.ref}.`,
    ],
    poster: [`Sous zéro: ${who.ref}, et rien d’autre. ${value.ref}.`],
    desk: [`Seul négatif, ${what.text}: ${who.ref}, ${value.ref}.`],
    anchor: [`Côté ${what.text}, seul un nom passe sous zéro: ${who.ref}, ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `Côté ${what.text}, le maximum ${time.at}: ${value.ref}.`,
      `Et côté ${what.text}? Un pic ${time.at}, à ${value.ref}.`,
      `${what.text}: jusqu’à ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}, ${time.at}.`],
    desk: [`${what.text}, maximum ${value.ref} ${time.at}.`],
    anchor: [`Côté ${what.text}, le point le plus haut est ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `Il pleut surtout ${time.at}: ${value.ref}.`,
      `Et la pluie? Surtout ${time.at}, ${value.ref}.`,
      `${thePeriod(period)} ${feminine(period) ? 'la plus arrosée' : 'le plus arrosé'}: ${value.ref}, ${time.at}.`,
      `Le plus de pluie tombe ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} de pluie ${time.at}.`, `Le gros de la pluie: ${time.ref}. ${value.ref}.`],
    desk: [`Maximum de pluie ${time.at}, ${value.ref}.`],
    anchor: [`Les pluies les plus fortes sont attendues ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} font jeu égal: ${value.ref}.`,
      `Égalité: ${list}, à ${value.ref}.`,
      `${value.ref} chacun: ${list}.`,
      `Qui est à égalité? ${list}, à ${value.ref}.`,
    ],
    poster: [`À égalité: ${list}. ${value.ref}.`],
    desk: [`${list}, au coude à coude, ${value.ref}.`],
    anchor: [`Rien ne sépare ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [`Pas de pluie: ${list}.`, `Au sec: ${list}.`, `Sans parapluie? ${list}.`, `Pas une goutte: ${list}.`],
      };
    return {
      any: [
        `Il n’y a que ${only.at} sans pluie.`,
        `${periodWith(period, 'Le seul', 'La seule')} sans pluie: ${only.ref}.`,
        `Un répit? Pas de pluie ${only.at}.`,
        `Pas une goutte ${only.at}.`,
      ],
      poster: [`Au sec ${only.at}.`],
      desk: [`Sans pluie: ${only.at} seulement.`],
      anchor: [`On ne reste au sec que ${only.at}.`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [
      `${list} ne ${several ? 'bougent' : 'bouge'} pas.`,
      `Sans changement: ${list}.`,
      `Et ${list}? Aucun mouvement.`,
      `${list} ${several ? 'restent' : 'reste'} sur place.`,
    ],
    poster: [`${list}: rien ne bouge.`],
    desk: [`${list}, ${several ? 'inchangés' : 'inchangé'}.`],
    anchor: [`${list} ${several ? 'n’enregistrent' : 'n’enregistre'} aucun mouvement.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list}, sans ${what.text}.`,
      `Pas ${of(what)} pour ${list}.`,
      `Et ${list}? Zéro ${what.one ?? what.text}.`,
      `${list} ${several ? 'n’ont' : 'n’a'} pas ${of(what)}.`,
    ],
    desk: [`${list}, néant côté ${what.text}.`],
    anchor: [`Rien à signaler côté ${what.text} pour ${list}.`],
  }),
};
