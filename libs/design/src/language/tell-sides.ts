import { refer } from '@app/picture';
import type { Fact, FactName } from '@app/facts';
import type { NamedFact } from '../composer/idea';
import { marksOf } from './marks';
import { figure, named } from './references';
import type { Ways } from './ways';

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
