import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { is, oblique, periodName } from './grammar.hi';

/** Two columns side by side and the way to a goal, in Hindi. */
export const SIDES_HI: Pick<SeriesPhrases, 'groups' | 'towardsGoal' | 'furthest'> = {
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `${who.ref} में` : at;
    return {
      any: [
        `${where}: ${first.what.text} ${first.value.ref}, ${second.what.text} ${second.value.ref}।`,
        `${where} ${first.what.text} ${first.value.ref}, और ${second.what.text} ${second.value.ref}।`,
        always && `${always.over.text} हमेशा ${oblique(always.under)} से ऊपर।`,
        `${where} हाल क्या है? ${first.value.ref} के सामने ${second.value.ref}।`,
      ],
      poster: [
        `${first.what.text} ${first.value.ref}। ${second.what.text} ${second.value.ref}।`,
        always && `हर ${periodName(always.period)} ${always.over.text} ज़्यादा।`,
      ],
      desk: [`${where} ${first.what.text} ${first.value.ref} बनाम ${second.what.text} ${second.value.ref}।`],
      anchor: [
        `${where} ${first.what.text} ${first.value.ref} और ${second.what.text} ${second.value.ref} ${is(second.what)}।`,
        always && `एक भी बार ${always.under.text} ${oblique(always.over)} से आगे नहीं।`,
      ],
      loud: [`${first.what.text} बनाम ${second.what.text}: ${first.value.ref} और ${second.value.ref}!`],
      calm: [`साथ-साथ, ${where}: ${first.value.ref} और ${second.value.ref}।`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${goal.ref} में से ${value.ref}।`,
        `${goal.ref} में से ${value.ref} पूरे: ${name}।`,
        `कितना हुआ? ${goal.ref} में से ${value.ref}।`,
        closest && `लक्ष्य के सबसे पास ${name}: ${goal.ref} में से ${value.ref}।`,
      ],
      poster: [`${value.ref}। लक्ष्य ${goal.ref}।`],
      desk: [`${name}, ${goal.ref} में ${value.ref}।`],
      anchor: [`${name} में अब तक ${goal.ref} में से ${value.ref}।`],
      loud: [`लक्ष्य: ${goal.ref}। हो चुका: ${value.ref}!`],
      calm: [`${goal.ref} की राह पर, अब तक ${value.ref}।`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `सबसे आगे ${name}: ${value.ref}।`,
        `${name} ${value.ref} तक पहुँच चुका है।`,
        next && `${name} ${value.ref} पर, फिर ${next.who.ref} ${next.value.ref} पर।`,
        `सबसे आगे कौन? ${name}, ${value.ref}।`,
      ],
      poster: [`${name}। ${value.ref}।`],
      desk: [`${name}, ${value.ref} पूरा।`],
      anchor: [`${name} सबसे आगे है, ${value.ref} के साथ।`],
      loud: [`${name} सबसे आगे: ${value.ref}!`],
      calm: [`${name}, सबसे दूर तक। ${value.ref}।`],
    };
  },
};
