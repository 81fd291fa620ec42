import { refer } from '@app/render';
import type { Fact, FactName } from '@app/facts';
import type { NamedFact } from '../composer/idea';
import { marksOf } from './marks';
import { figure, named } from './references';
import type { Ways } from './ways';

/** Points may be those of a season: they are told by their name. */
const POINTS = /^(?:points|pts)$/;

/** How a meeting ended, as every language writes it: who and how many, who and how many. */
export function tellResult(first: NamedFact, second: NamedFact, code: string): Ways {
  if (first.fact.words.some((word) => POINTS.test(word))) return tellSides([first, second], code);
  const { comma, stop, shouts } = marksOf(code);
  const [ours, theirs] = [first, second].map(({ name, fact }) => `${named(name)} ${figure(fact)}`);
  return {
    any: [`${ours}${comma}${theirs}${stop.trimEnd()}`],
    poster: [`${ours}${stop}${theirs}${stop.trimEnd()}`],
    loud: [`${ours}${comma}${theirs}${shouts.trimEnd()}`],
  };
}

/** What both sides have of one thing: its name, then each with its figure. */
export function tellSides([first, second]: readonly [NamedFact, NamedFact], code: string): Ways {
  const { comma, semicolon, colon, stop, asks } = marksOf(code);
  const what = refer(first.fact.key, 'label');
  const [ours, theirs] = [first, second].map(({ fact }) => figure(fact));
  const [us, them] = [first, second].map(({ name }) => named(name));
  const end = stop.trimEnd();
  return {
    any: [
      `${what}${colon}${us} ${ours}${comma}${them} ${theirs}${end}`,
      `${what}${asks}${ours}${comma}${us}${stop}${theirs}${comma}${them}${end}`,
      `${what}${colon}${ours}${comma}${us}${semicolon}${theirs}${comma}${them}${end}`,
    ],
    poster: [`${what}${stop}${us}${comma}${ours}${stop}${them}${comma}${theirs}${end}`],
    desk: [`${what}${comma}${us} ${ours}${comma}${them} ${theirs}${end}`],
  };
}

/** What was asked, and the answer that most gave. */
export function tellAnswer(question: Fact, name: FactName, fact: Fact, code: string): Ways {
  const { comma, colon, stop, asks } = marksOf(code);
  const closed = /[?？؟.!。！]$/u.test(String(question.value).trim());
  const asked = closed ? `${refer(question.key)} ` : `${refer(question.key)}${asks}`;
  const [who, value, end] = [named(name), figure(fact), stop.trimEnd()];
  return {
    any: [
      `${asked}${who}${colon}${value}${end}`,
      `${asked}${value}${colon}${who}${end}`,
      `${asked}${who}${comma}${value}${end}`,
    ],
  };
}
