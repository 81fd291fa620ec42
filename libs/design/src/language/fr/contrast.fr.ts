import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { agree, moves, ofThe, pastText, the, verb, within } from './grammar.fr';

/** Contrasts, parts and movements in French. */
export const CONTRAST_FR: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = the(other);
    const stands = rate ? verb(other, 'rapporte', 'rapportent') : verb(other, 'est à', 'sont à');
    const stops = verb(other, more ? 's’arrête à' : 'monte à', more ? 's’arrêtent à' : 'montent à');
    return {
      any: [
        `Et ${who}? ${value.ref}.`,
        `En face, ${who} ${stands} ${value.ref}.`,
        `${who}, ${verb(other, 'de son', 'de leur')} côté, ${stops} ${value.ref}.`,
        `${more ? 'Plus' : 'Moins'} que ${who}: ${value.ref}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `En face, ${value.ref}. ${who}.`],
      desk: [
        `${other.text}, ${value.ref}.`,
        `Contre ${value.ref} pour ${who}.`,
        `${other.text} ${more ? 'derrière' : 'devant'}, ${value.ref}.`,
      ],
      anchor: [
        `À titre de comparaison, ${who} ${stands} ${value.ref}.`,
        rate && `${who} offre ${more ? 'moins' : 'davantage'}: ${value.ref}.`,
        `Le point de comparaison, ${who}, est à ${value.ref}.`,
      ],
      loud: [
        `${who}? ${more ? 'Seulement' : 'Rien de moins que'} ${value.ref}!`,
        `Dans l’autre coin, ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? 'Dépassé!' : 'Devant!'}`,
      ],
      calm: [
        `${who}, pendant ce temps, à ${value.ref}.`,
        `Ailleurs, ${who}: ${value.ref}.`,
        `Tout à côté, ${who}. ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `Autant que ${the(other)}: ${value.ref}.`,
      `${the(other)}, pareil: ${value.ref}.`,
      `À égalité avec ${the(other)}, à ${value.ref}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `On en est à ${towards.value.ref} sur ${value.ref}.`,
      towards && `${towards.value.ref} pour l’instant; ${the(goal)} est à ${value.ref}.`,
      `${more ? 'Au-dessus' : 'En dessous'} ${ofThe(goal)}, à ${value.ref}.`,
      `${the(goal)}? ${value.ref}.`,
      `${the(goal)} est de ${value.ref}.`,
      more && `${the(goal)} était à ${value.ref}: c’est dépassé.`,
    ],
    poster: [`${the(goal)}: ${value.ref}.`],
    desk: [`${more ? 'Au-dessus' : 'Sous'} ${more ? ofThe(goal) : the(goal)}, ${value.ref}.`],
    anchor: [`${the(goal)} est ${agree(goal, 'fixé')} à ${value.ref}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Pile ${the(goal)}: ${value.ref}.`,
      `${the(goal)} était de ${value.ref}. ${agree(goal, 'Atteint')}.`,
      `${value.ref}: exactement ${the(goal)}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when}, c’était ${was.ref}.`,
        `Et ${when}? ${was.ref}.`,
        `On était à ${was.ref} ${when}.`,
        way !== 'flat' && `Contre ${was.ref} ${when}: c’est en ${way === 'up' ? 'hausse' : 'baisse'}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [`Contre ${was.ref} ${when}.`, `${when}, ${was.ref}.`],
      anchor: [`${when}, le chiffre était de ${was.ref}.`, `À comparer aux ${was.ref} relevés ${when}.`],
      loud: [`Et ${when}, combien? ${was.ref}!`, `D’un côté, ${was.ref}. De l’autre, ceci!`],
      calm: [`${when}, encore ${was.ref}.`, `Il y avait ${was.ref} ${when}.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const against = way === 'flat' ? 'comme' : 'contre';
    return {
      any: [
        `${what.text}: ${now.ref}, ${against} ${was.ref} ${when}.`,
        `${the(what)} ${verb(what, 'passe', 'passent')} de ${was.ref} à ${now.ref}.`,
        `${the(what)} ${verb(what, 'est', 'sont')} à ${now.ref}. ${when}, ${was.ref}.`,
      ],
      poster: [`${what.text}. De ${was.ref} à ${now.ref}.`, `${now.ref}. ${when}, ${was.ref}.`],
      desk: [`${what.text}, ${now.ref} contre ${was.ref}.`],
      anchor: [`${the(what)} ${verb(what, 's’établit', 's’établissent')} à ${now.ref}, contre ${was.ref} ${when}.`],
    };
  },
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
  parts: ({ largest, next, whole, half }) => {
    const first = the(largest.what);
    return {
      any: [
        `Le plus gros morceau: ${first}, ${largest.value.ref}.`,
        `${first} ${verb(largest.what, 'pèse', 'pèsent')} ${largest.value.ref}; ${the(next.what)}, ${next.value.ref}.`,
        half && `Plus de la moitié ${whole ? ofThe(whole) : ''}, c’est ${first}: ${largest.value.ref}.`,
        `De quoi est-ce fait? ${first}, ${largest.value.ref}.`,
        `Sur l’ensemble, ${largest.value.ref} pour ${first}.`,
      ],
      poster: [`${largest.what.text}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
      desk: [`${largest.what.text} à ${largest.value.ref}, ${next.what.text} à ${next.value.ref}.`],
      anchor: [
        `${first} ${verb(largest.what, 'représente', 'représentent')} ${largest.value.ref}, et ${the(next.what)}, ${next.value.ref}.`,
      ],
      loud: [`La plus grosse part, ${largest.what.text}: ${largest.value.ref}!`],
      calm: [`D’abord ${first}. ${largest.value.ref}.`],
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
