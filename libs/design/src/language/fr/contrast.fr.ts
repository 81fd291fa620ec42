import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { moves, the, verb, within } from './grammar.fr';

/** Contrasts, parts and movements in French. */
export const CONTRAST_FR: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'l’autre camp';
    const sum = prescribed ? amount : `${amount} ${out ? 'en sortie' : 'en entrée'}`;
    return {
      any: [
        `${name} fait l’inverse: ${sum}.`,
        `Et ${name}? ${sum}.`,
        `À contre-courant, ${name}: ${sum}.`,
        `En face, ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `${name}, non. ${sum}.`, `De l’autre côté, ${name}: ${sum}.`],
      desk: [`${name}, ${sum}.`, `Contrepartie, ${name}: ${sum}.`],
      anchor: [
        `Dans le camp opposé, ${name}: ${sum}.`,
        `Le mouvement est inverse pour ${name}: ${sum}.`,
        `Pendant ce temps, ${name}: ${sum}.`,
      ],
      loud: [`${name}? Tout l’inverse! ${sum}.`, `Dans l’autre coin, ${name}: ${sum}.`],
      calm: [`Par un autre chemin, ${name}. ${sum}.`, `${name}, en sens inverse: ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} viennent des emprunteurs; ${rewards.bare}, des récompenses.`,
      `Qui paie? Les emprunteurs, ${borrowers.ref}; les récompenses, ${rewards.bare}.`,
      most && `L’essentiel vient des emprunteurs: ${borrowers.ref}.`,
      `Là-dedans, ${borrowers.ref} sont payés par les emprunteurs.`,
    ],
    poster: [
      `Les emprunteurs: ${borrowers.ref}. Les récompenses: ${rewards.bare}.`,
      `Deux sources. Emprunteurs, ${borrowers.ref}. Récompenses, ${rewards.bare}.`,
    ],
    desk: [
      `Base ${borrowers.ref}, incitations ${rewards.bare}.`,
      `Taux de base, ${borrowers.ref}; récompenses, ${rewards.bare}.`,
    ],
    anchor: [
      most && `Et ce n’est pas un cadeau: les emprunteurs en paient ${borrowers.ref}.`,
      `Les emprunteurs apportent ${borrowers.ref}, et les récompenses, ${rewards.bare}.`,
    ],
    loud: [`Les emprunteurs, ${borrowers.ref}. Et en prime, ${rewards.bare}!`],
    calm: [`${borrowers.ref} arrivent des emprunteurs. ${rewards.bare}, des récompenses.`],
  }),
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    const rise = up ? 'hausse' : 'baisse';
    return {
      any: [
        `C’est ${amount.size} de ${up ? 'plus' : 'moins'} ${span}.`,
        `Une ${rise} de ${amount.size} ${span}.`,
        `${the(what)} ${moves(way, what)} de ${amount.size} ${span}.`,
        `Dans quel sens? En ${rise}, de ${amount.size} ${span}.`,
      ],
      poster: [
        `${what.text}, ${amount.signed} ${span}.`,
        window !== '' && `En ${window}: ${amount.size} de ${up ? 'plus' : 'moins'}.`,
      ],
      desk: [`${what.text} en ${rise}, ${amount.size} ${span}.`, `${amount.signed} ${span}.`],
      anchor: [
        window !== '' && `En ${window}, la ${rise} est de ${amount.size}.`,
        `${the(what)} ${verb(what, 'a', 'ont')} ${up ? 'progressé' : 'reculé'} de ${amount.size} ${span}.`,
      ],
      loud: [`${amount.size} de ${up ? 'plus' : 'moins'} ${span}!`],
      calm: [`${the(what)}, ${amount.size} de ${up ? 'plus' : 'moins'} ${span}.`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const up = way === 'up';
    const rise = up ? 'hausse' : 'baisse';
    return {
      any: [
        `${the(what)} ${verb(what, up ? 'monte' : 'recule', up ? 'montent' : 'reculent')} de ${amount.size}, à ${value.ref}.`,
        `${what.text}: ${value.ref}, en ${rise} de ${amount.size} ${within(window)}.`,
        `${value.ref}, après une ${rise} de ${amount.size}: ${the(what)}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [`${what.text} à ${value.ref}, ${amount.signed}.`, `${what.text} en ${rise}, à ${value.ref}.`],
      anchor: [
        `${the(what)} ${verb(what, 'atteint', 'atteignent')} ${value.ref}, en ${rise} de ${amount.size} ${within(window)}.`,
        `Une ${rise} de ${amount.size} porte ${the(what)} à ${value.ref}.`,
      ],
      loud: [`${the(what)}, ${amount.signed}! Maintenant, ${value.ref}.`],
      calm: [`${the(what)}, ${amount.size} de ${up ? 'plus' : 'moins'}. Maintenant, ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${the(what)} ${moves('flat', what)} ${within(window)}.`,
      `Aucun mouvement ${within(window)}: ${the(what)}.`,
      `Rien ne change pour ${the(what)} ${within(window)}.`,
    ],
  }),
};
