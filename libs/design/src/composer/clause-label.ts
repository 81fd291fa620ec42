import { type Fact, upperFirst } from '@app/facts';

/** At the end of a label, these go on to the figure and say nothing without it. */
const TAIL = new Set(
  'to by of at in on for from than with and or the a an is are was were be been has have had will would can could rose fell grew grows went came stood stands runs ran cost costs reached reaches hit totalled totaled earned made makes sold carried walked climbed dropped jumped increased decreased gained lost slipped rises falls up down more less about around nearly almost over under some only just compared every now it they he she we who which that'.split(
    ' ',
  ),
);
/** Who says it is no part of what it is. */
const SAID_BY =
  /^.*\b(?:expects?|expected|reported|posted|said|says|sees|forecasts?|announced|recorded)(?:\s+(?=\S)|$)/i;
/** Before a figure that is set against the one before it. */
const AGAINST = /(?:(?:up|down) from|compared (?:with|to)|versus|against|than)\s*$/i;
/** Between two figures of which the second is what the first has become. */
const BECOMES = /^\s+to\s+$/i;
const CAME_FROM = /\bfrom\s*$/i;
const MOST_WORDS = 5;

/** A clause of an English sentence, and the places of its figures within that sentence. */
interface LabelledClause {
  text: string;
  from: number;
  told: readonly { fact: Fact; at: number; end: number }[];
}

/**
 * What the figures of an English clause are called on screen: their labels without the words that lead on to the figure; where
 * one is set against another, or has no name, what follows it ("a year earlier").
 */
export function clauseLabels(clause: LabelledClause): string[] {
  const { text, from, told } = clause;
  return told.map(({ fact: { label }, end }, index) => {
    const next = told[index + 1];
    const behind = wordsOf(text.slice(end - from, next && next.at - from).replace(/[.,;].*$/s, ''));
    const follows = behind.length > 0 && behind.length <= MOST_WORDS ? upperFirst(behind.join(' ')) : '';
    if (follows !== '' && setsAgainst(clause, index)) return follows;
    const words = wordsOf(label.replace(SAID_BY, ''));
    while (words.length > 0 && TAIL.has((words.at(-1) ?? '').toLowerCase())) words.pop();
    return upperFirst(words.join(' ')) || follows || label;
  });
}

/** Whether the clause tells what its one figure was and what it is: "fell from $2.90 to $2.60". */
export function tellsMove({ text, from, told }: LabelledClause): boolean {
  const [was, is, ...others] = told;
  if (!was || !is || others.length > 0 || was.fact.kind !== is.fact.kind) return false;
  return CAME_FROM.test(text.slice(0, was.at - from)) && BECOMES.test(text.slice(was.end - from, is.at - from));
}

/** Whether a figure of the clause is set against the one before it. */
export function setsAgainst({ text, from, told }: LabelledClause, index: number): boolean {
  const figure = told[index];
  if (!figure) return false;
  return AGAINST.test(text.slice((told[index - 1]?.at ?? from) - from, figure.at - from));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
