import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { NamedFact, RankingIdea, RowIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { isPlain, lowerFirst, named, figure } from '../references';
import { labelText, placeWord, rowNoun, withVerb } from './grammar.en';
import { ways } from '../ways';

/** A table: its first rows where it was not told yet, else those that follow. */
export function rankingWordings(idea: RankingIdea, context: LineContext): Wording[] {
  if (idea.told > 0) return restWordings(idea, context);
  if (/buy/i.test(idea.table.key)) return sideWordings(idea, 'buyers', 'bought');
  if (/sell/i.test(idea.table.key)) return sideWordings(idea, 'sellers', 'sold');
  if (/holding/i.test(idea.table.key)) return holdingWordings(idea);
  return listWordings(idea);
}

/** The rows after those told already, two at most. */
function restWordings(idea: RankingIdea, context: LineContext): Wording[] {
  const [c, d] = idea.rows.slice(idea.told);
  if (!c) return [];
  const who = named(c.name);
  const value = figure(c.fact);
  const place = idea.clear ? placeWord(idea.told + 1) : null;
  if (!d) {
    return ways({
      any: [
        place &&
          withVerb(c.name, context.story, ['comes', 'come'], (verb) => `${who} ${verb} ${place}, with ${value}.`),
        `Then ${who}, with ${value}.`,
        `After that, ${who}: ${value}.`,
        `That leaves ${who}, on ${value}.`,
      ],
      poster: [`Then ${who}. ${value}.`],
      desk: [`${who} next, ${value}.`],
      anchor: [`The list goes on with ${who}, at ${value}.`],
    });
  }
  const other = named(d.name);
  if (c.fact.number === d.fact.number) {
    return ways({
      any: [
        `Then ${who} and ${other}, both on ${value}.`,
        `After that, ${who} and ${other}: ${value} each.`,
        `Next, ${who} and ${other}, level on ${value}.`,
      ],
      poster: [`Then ${who} and ${other}. ${value} each.`],
      desk: [`${who}, ${other}, both ${value}.`],
      anchor: [`Behind, ${who} and ${other} are level on ${value}.`],
    });
  }
  const next = figure(d.fact);
  return ways({
    any: [
      `Then ${who} on ${value}, and ${other} on ${next}.`,
      `Then ${who}, at ${value}.`,
      `After them, ${who} with ${value}, ${other} with ${next}.`,
      place &&
        withVerb(
          c.name,
          context.story,
          ['is', 'are'],
          (verb) => `${who} ${verb} ${place} on ${value}, ahead of ${other}.`,
        ),
    ],
    poster: [`Then ${who}, ${value}. ${other}, ${next}.`, `${who}, ${value}. ${other}, ${next}.`],
    desk: [`${who} ${value}, ${other} ${next}.`, `Next, ${who} at ${value}, ${other} at ${next}.`],
    anchor: [
      `Behind them, ${who} with ${value} and ${other} with ${next}.`,
      `${who} and ${other} come next: ${value} and ${next}.`,
    ],
    loud: [`Next in line: ${who}, ${value}!`, `Chasing: ${who}, ${value}, and ${other}, ${next}.`],
    calm: [`Further down, ${who}, ${value}. Then ${other}, ${next}.`],
  });
}

function sideWordings(idea: RankingIdea, side: 'buyers' | 'sellers', did: 'bought' | 'sold'): Wording[] {
  const [first, second] = idea.rows;
  if (!first || !second) return [];
  const a = named(first.name);
  const b = named(second.name);
  const list = `the ${side}' list`;
  return ways({
    any: [
      `First on ${list}: ${a}, then ${b}.`,
      `On ${list}, ${a} leads ${b}.`,
      `Most ${did}: ${a}, then ${b}.`,
      `The ${side}? ${a} first, then ${b}.`,
      `What was ${did} most? ${a}, then ${b}.`,
    ],
    poster: [`The ${side}: ${a} first, ${b} next.`, `On top of ${list}, ${a}.`],
    desk: [`${side === 'buyers' ? 'Buying' : 'Selling'}: ${a}, then ${b}.`, `${a} tops ${list}, ${b} next.`],
    anchor: [
      `The ${side} put ${a} first, ahead of ${b}.`,
      `${a} heads ${list}, followed by ${b}.`,
      `Among the ${side}, ${a} comes before ${b}.`,
    ],
    loud: [`Most ${did}? ${a}! Then ${b}.`, `Round one of the ${side}: ${a}. Then ${b}.`],
    calm: [`Where the ${side} went: ${a}, then ${b}.`],
  });
}

function holdingWordings(idea: RankingIdea): Wording[] {
  const [first] = idea.rows;
  if (!first) return [];
  const who = named(first.name);
  const value = refer(first.fact.key);
  if (first.fact.kind !== 'percent')
    return ways({
      any: [
        `The biggest holding is ${who}, at ${value}.`,
        `${who} is the largest position: ${value}.`,
        `Heaviest in the bag: ${who}, ${value}.`,
      ],
    });
  return ways({
    any: [
      `The biggest holding, ${who}, is ${value} of the bag.`,
      `${who} makes up ${value} of the bag.`,
      `${value} of the bag sits in ${who}.`,
      `What is in the bag? ${who} first, at ${value}.`,
      (first.fact.number ?? 0) > 50 && `Most of it sits in ${who}: ${value} of the bag.`,
    ],
    poster: [`${who} is ${value} of the bag.`, `${value} of it: ${who}.`],
    desk: [`${who}, ${value} of the bag.`, `Heaviest in the bag: ${who}, ${value}.`],
    anchor: [`The largest holding is ${who}, at ${value} of the bag.`, `${who} leads the bag with ${value}.`],
    loud: [`Biggest of the bag: ${who}, ${value}!`],
    calm: [`First in the bag, ${who}. ${value}.`],
  });
}

function listWordings(idea: RankingIdea): Wording[] {
  const [first, second] = idea.rows;
  if (!first || !second) return [];
  const a = named(first.name);
  const b = named(second.name);
  const value = figure(first.fact);
  const next = figure(second.fact);
  if (first.fact.number === second.fact.number)
    return ways({
      any: [
        `${a} and ${b} share the top: ${value} each.`,
        `${a} and ${b} come first, both at ${value}.`,
        `First place is a tie: ${a} and ${b}, ${value}.`,
      ],
    });
  if ((first.fact.number ?? 0) <= 0)
    return ways({ any: [`${a}: ${value}. ${b}: ${next}.`, `${a} at ${value}, ${b} at ${next}.`] });
  const topic = topicOf(idea, first);
  const by = topic === '' ? '' : `By ${lowerFirst(topic)}, `;
  const noun = rowNoun(first, idea.table);
  return ways({
    any: [
      `${by}${a} comes first: ${value}.`,
      `${a}, ${value}${noun}, ahead of ${b}, ${next}.`,
      `${a} at ${value}${noun}, then ${b} at ${next}.`,
      topic !== '' && `Who leads by ${lowerFirst(topic)}? ${a}, at ${value}.`,
      `First, ${a}: ${value}${noun}.`,
    ],
    poster: [`${a}, ${value}. ${b}, ${next}.`, `${a} first, at ${value}. Then ${b}.`],
    desk: [`${topic === '' ? '' : `${topic}: `}${a} ${value}, ${b} ${next}.`, `${a} ${value}, ${b} ${next}.`],
    anchor: [
      `The first is ${a}, with ${value}${noun}.`,
      `${a} leads${by === '' ? '' : ` by ${lowerFirst(topic)}`}, with ${value}; ${b} follows.`,
    ],
    loud: [`${a} wins the round: ${value}${noun}!`],
    calm: [`${a} stands first, with ${value}${noun}.`],
  });
}

/** What a list is ranked by, in plain words; empty where its names say it. */
function topicOf(idea: RankingIdea, first: NamedFact): string {
  const column = idea.table.columns.find((candidate) => candidate.name === idea.table.main);
  const own = first.name.form === 'label' || !column || column.label === '' || first.fact.words.length === 0;
  const about = own ? '' : labelText(first.fact);
  return isPlain(about) && about.length <= 24 ? about : '';
}

/** Second place, the foot, and who moved the same way as the hook. */
export function rowWordings(idea: RowIdea, context: LineContext): Wording[] {
  const { row } = idea;
  const who = named(row.name);
  const value = figure(row.fact);
  const has = (say: (verb: string) => string): string | null => withVerb(row.name, context.story, ['has', 'have'], say);
  if (idea.role === 'too') return tooWordings(idea);
  if (idea.role === 'foot') return footWordings(idea, context);
  return ways({
    any: [
      has((verb) => `${who}, second, ${verb} ${value}.`),
      `Second comes ${who}, with ${value}.`,
      `And second? ${who}, ${value}.`,
      `Who is next? ${who}, on ${value}.`,
      idea.clear && `Nobody else has more than ${value}.`,
    ],
    poster: [`${who}, second. ${value}.`, `Then ${who}: ${value}.`, `Second: ${who}, ${value}.`],
    desk: [`${who} next, at ${value}.`, `Next best, ${who}: ${value}.`, `${who}, second, ${value}.`],
    anchor: [
      withVerb(row.name, context.story, ['follows', 'follow'], (verb) => `${who} ${verb} on ${value}.`),
      `In second place, ${who}, with ${value}.`,
      withVerb(row.name, context.story, ['trails', 'trail'], (verb) => `${who} ${verb} on ${value}.`),
      `The nearest: ${who}, on ${value}.`,
    ],
    loud: [`${who} takes second: ${value}!`, `Runner-up: ${who}, ${value}!`, `Challenger: ${who}, on ${value}.`],
    calm: [`A step below, ${who}. ${value}.`, `Beneath it, ${who}. ${value}.`],
  });
}

function footWordings({ row, leader, complete, rows }: RowIdea, context: LineContext): Wording[] {
  const who = named(row.name);
  const value = figure(row.fact);
  const teams = context.story.domain === 'standings';
  const where = teams ? 'At the foot' : 'At the other end';
  return ways({
    any: [
      `${where}, ${who}: ${value}.`,
      `Last of ${complete && rows.length > 3 ? 'these' : 'all'}, ${who} with ${value}.`,
      `The last? ${who}, with ${value}.`,
      (leader.fact.number ?? 0) > (row.fact.number ?? 0) && `Nobody has less than ${who}: ${value}.`,
    ],
    poster: [`Last: ${who}. ${value}.`, `${where}: ${who}, ${value}.`],
    desk: [`Bottom of the list: ${who}, ${value}.`, `Low end, ${who} at ${value}.`],
    anchor: [
      withVerb(row.name, context.story, ['closes', 'close'], (verb) => `${who} ${verb} the list on ${value}.`),
      `${where} ${teams ? 'of the table ' : ''}is ${who}, with ${value}.`,
    ],
  });
}

function tooWordings({ row }: RowIdea): Wording[] {
  const who = named(row.name);
  const value = figure(row.fact);
  const verb = row.fact.sign < 0 ? 'sold' : 'bought';
  const side = row.fact.sign < 0 ? 'selling' : 'buying';
  return ways({
    any: [
      `${who} ${verb} too: ${value}.`,
      `${who} ${verb} as well, for ${value}.`,
      `Who else ${verb}? ${who}, ${value}.`,
      `Also ${side}: ${who}, ${value}.`,
    ],
    poster: [`${who} ${verb} too. ${value}.`, `${who}, ${side} too: ${value}.`],
    desk: [`${who} ${side} too, ${value}.`, `${upperFirst(side)} alongside, ${who}: ${value}.`],
    anchor: [`On the ${side} side as well, ${who}: ${value}.`, `${who} also ${verb}, ${value} net.`],
  });
}
