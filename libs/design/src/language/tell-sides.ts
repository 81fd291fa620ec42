import { refer } from '@app/render';
import type { Fact, FactName } from '@app/sources';
import type { NamedFact } from '../composer/idea';
import { figure, named } from './references';
import type { Ways } from './ways';

/** How a meeting ended, as every language writes it: who and how many, who and how many. */
export function tellResult(first: NamedFact, second: NamedFact): Ways {
  const [ours, theirs] = [first, second].map(({ name, fact }) => `${named(name)} ${figure(fact)}`);
  const [quiet, loud] = [`${ours}, ${theirs}.`, `${ours}, ${theirs}!`];
  return { any: [quiet], poster: [`${ours}. ${theirs}.`], loud: [loud] };
}

/** What both sides have of one thing: its name, then each with its figure. */
export function tellSides([first, second]: readonly [NamedFact, NamedFact]): Ways {
  const what = refer(first.fact.key, 'label');
  const [ours, theirs] = [first, second].map(({ fact }) => figure(fact));
  const [us, them] = [first, second].map(({ name }) => named(name));
  return {
    any: [
      `${what}: ${us} ${ours}, ${them} ${theirs}.`,
      `${what}? ${ours}, ${us}. ${theirs}, ${them}.`,
      `${what}: ${ours}, ${us}; ${theirs}, ${them}.`,
    ],
    poster: [`${what}. ${us}, ${ours}. ${them}, ${theirs}.`],
    desk: [`${what}, ${us} ${ours}, ${them} ${theirs}.`],
  };
}

/** What was asked, and the answer that most gave. */
export function tellAnswer(question: Fact, name: FactName, fact: Fact): Ways {
  const [asked, who, value] = [refer(question.key), named(name), figure(fact)];
  const closed = /[?？؟.!]$/u.test(String(question.value)) ? asked : `${asked}?`;
  return { any: [`${closed} ${who}: ${value}.`, `${closed} ${value}: ${who}.`, `${closed} ${who}, ${value}.`] };
}
