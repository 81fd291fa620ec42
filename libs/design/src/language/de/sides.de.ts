import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { inNone, label, periodWith, the, theDative, verb } from './grammar.de';

/** Two columns side by side and the way to a goal, in German. */
export const SIDES_DE: Pick<SeriesPhrases, 'groups' | 'towardsGoal' | 'furthest'> = {
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `bei ${who.ref}` : at;
    return {
      any: [
        `${where}: ${label(first.what)} ${first.value.ref}, ${label(second.what)} ${second.value.ref}.`,
        `${first.value.ref} ${first.what.text} ${where}, ${second.value.ref} ${second.what.text}.`,
        always &&
          `${the(always.over)} ${verb(always.over, 'bleibt', 'bleiben')} immer über ${theDative(always.under)}.`,
        `Wie steht es ${where}? ${first.value.ref} gegen ${second.value.ref}.`,
      ],
      poster: [
        `${label(first.what)} ${first.value.ref}. ${label(second.what)} ${second.value.ref}.`,
        always && `${periodWith(always.period, 'Jeden', 'Jede', 'Jedes')} mehr ${always.over.text}.`,
      ],
      desk: [`${label(first.what)} ${first.value.ref} gegen ${label(second.what)} ${second.value.ref}, ${where}.`],
      anchor: [
        `${where} ${verb(first.what, 'beträgt', 'betragen')} ${the(first.what)} ${first.value.ref}, ${the(second.what)} ${second.value.ref}.`,
        always &&
          `${inNone(always.period)} ${verb(always.under, 'liegt', 'liegen')} ${the(always.under)} vor ${theDative(always.over)}.`,
      ],
      loud: [`${first.what.text} gegen ${second.what.text}: ${first.value.ref} zu ${second.value.ref}!`],
      calm: [`Seite an Seite ${where}: ${first.value.ref} und ${second.value.ref}.`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} von ${goal.ref}.`,
        `${value.ref} von ${goal.ref} sind geschafft: ${name}.`,
        `Wie weit ist es? ${value.ref} von ${goal.ref}.`,
        closest && `Dem Ziel am nächsten: ${name}, ${value.ref} von ${goal.ref}.`,
      ],
      poster: [`${value.ref}. Von ${goal.ref}.`],
      desk: [`${name}, ${value.ref} von ${goal.ref}.`],
      anchor: [`Bislang ${value.ref} von ${goal.ref}: ${name}.`],
      loud: [`Das Ziel: ${goal.ref}. Schon da: ${value.ref}!`],
      calm: [`Von ${goal.ref} bisher ${value.ref}.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? the(what);
    return {
      any: [
        `Am weitesten: ${name} mit ${value.ref}.`,
        `${name} liegt vorn, bei ${value.ref}.`,
        next && `${name} bei ${value.ref}, dann ${next.who.ref} bei ${next.value.ref}.`,
        `Was ist am weitesten? ${name}, ${value.ref}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} geschafft.`],
      anchor: [`${name} ist am weitesten, mit ${value.ref}.`],
      loud: [`${name} vorneweg: ${value.ref}!`],
      calm: [`${name}, am weitesten gekommen. ${value.ref}.`],
    };
  },
};
