import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { inPeriod, label, periodName } from './grammar.tr';
import { inName } from './harmony.tr';

/** Columns side by side and the way to a goal, in Turkish. */
export const SIDES_TR: Pick<SeriesPhrases, 'groups' | 'towardsGoal' | 'furthest'> = {
  groups: ({ first, second, at, who, always }) => {
    const where = who ? inName(who.ref, who.raw) : at;
    return {
      any: [
        `${where} ${label(first.what)} ${first.value.ref}, ${label(second.what)} ${second.value.ref}.`,
        `${where}: ${first.value.ref} ${first.what.text}, ${second.value.ref} ${second.what.text}.`,
        always && `${always.over.text} hep ${always.under.text} üstünde.`,
        `${where} durum ne? ${first.value.ref} ve ${second.value.ref}.`,
      ],
      poster: [
        `${label(first.what)} ${first.value.ref}. ${label(second.what)} ${second.value.ref}.`,
        always && `Her ${periodName(always.period)} önde olan: ${always.over.text}.`,
      ],
      desk: [`${where} ${label(first.what)} ${first.value.ref}; ${label(second.what)} ${second.value.ref}.`],
      anchor: [
        `${where} ${label(first.what)} ${first.value.ref} iken ${label(second.what)} ${second.value.ref}.`,
        always && `Hiçbir ${inPeriod(always.period)} ${always.under.text} öne geçmiyor: önde ${always.over.text}.`,
      ],
      loud: [`${first.what.text}, ${second.what.text}: ${first.value.ref} karşı ${second.value.ref}!`],
      calm: [`${where} yan yana: ${first.value.ref} ve ${second.value.ref}.`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: hedef ${goal.ref}, şimdi ${value.ref}.`,
        `${goal.ref} yolunda ${value.ref}: ${name}.`,
        `Nerede kaldı? ${value.ref}, hedef ${goal.ref}.`,
        closest && `Hedefe en yakın ${name}: ${value.ref}, hedef ${goal.ref}.`,
      ],
      poster: [`${value.ref}. Hedef ${goal.ref}.`],
      desk: [`${name}, ${value.ref}; hedef ${goal.ref}.`],
      anchor: [`${name} şimdiye dek ${value.ref}; hedef ${goal.ref}.`],
      loud: [`Hedef ${goal.ref}. Şimdiden ${value.ref}!`],
      calm: [`Hedef ${goal.ref}, yol şimdilik ${value.ref}.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `En ileride ${name}: ${value.ref}.`,
        `${name} ${value.ref} ile önde.`,
        next && `${name} ${value.ref}, ardından ${next.who.ref} ${next.value.ref}.`,
        `En ileride olan hangisi? ${name}, ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} tamam.`],
      anchor: [`${name} ${value.ref} ile en ileride.`],
      loud: [`${name} en önde: ${value.ref}!`],
      calm: [`${name}, en uzağa varan. ${value.ref}.`],
    };
  },
};
